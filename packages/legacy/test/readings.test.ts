// RFC 1808 §4, RFC 2396 §5: where the texts leave room, each reading by itself, and the table of them.

import { automatonOf, rfc1808 as abnf1808, rfc2396 as abnf2396 } from "@std66/grammar";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type DialectOptions,
  type Outcome,
  type ReadingCode,
  compareResolution,
  compareSyntax,
  dialects,
  otherReadings,
  readings,
  reasons,
  rfc1808,
  rfc2396,
  rfc3986,
} from "../src/index.ts";

const textOf = (outcome: Outcome): string =>
  outcome.kind === "error" ? `error ${outcome.reason}` : outcome.kind === "uri" ? outcome.text : `cd${outcome.text}`;

const PIECES = fc.constantFrom(
  ..."a b g / / / // . .. /. /.. ./ ../ ../../ ... : ? ? # ; ;x ;/ @ %2e [ ~ ?y #s http: s: //h //h? ///".split(" "),
);
const texts = fc.array(PIECES, { maxLength: 7 }).map((pieces) => pieces.join(""));
const bases = fc.oneof(
  fc.constantFrom(
    ..."http://a http://a?x http://a#f http://a/b;p?q#f http://a/b/c/d;p?q s: s:/a s:a/b s:a?b/c s:// s:/// f:/a/".split(
      " ",
    ),
  ),
  fc.tuple(fc.constantFrom("http://a/", "http://a", "http:", "s:", "s:/", "s://"), texts).map((both) => both.join("")),
);

/** RFC 1808 §2.4.1 to §2.4.3, once more. */
function netLocOf(text: string): string {
  const rest = (text.split("#")[0] as string).replace(/^[-+.A-Za-z\d]+:/u, "");
  return rest.startsWith("//") ? (rest.slice(2).split("/")[0] as string) : "";
}

function componentsBy2396(text: string, options: object) {
  const [row] = compareSyntax(text, { ...options, dialects: ["rfc2396"] }).rows;
  return row?.valid === true ? row.components : row?.reason;
}

function verdictBy1808(text: string, options: object) {
  const [row] = compareSyntax(text, { ...options, dialects: ["rfc1808"] }).rows;
  return row?.valid === true ? "valid" : row?.reason;
}

function whyNetLoc(options: object) {
  const { differences } = compareSyntax("//h:x/", { ...options, dialects: ["rfc1808", "rfc2396", "rfc3986"] });
  return differences.map(({ between, reasons: codes }) => [...between, ...codes]);
}

describe("L2: RFC 1808 writes a slash between a network location and whatever follows it", () => {
  it.each([
    // RFC 1808 §2.2: net_path = "//" net_loc [ abs_path ], abs_path = "/" rel_path, and params and query are in
    // rel_path.
    ["http://a", ";x", "http://a/;x", "http://a;x"],
    ["http://a", ".;x", "http://a/;x", "http://a;x"],
    ["http://a", "?y", "http://a/?y", "http://a?y"],
    ["http://a", ".?y", "http://a/?y", "http://a?y"],
    ["http://a", "./?y", "http://a/?y", "http://a?y"],
    ["http://a", "b/..;x?y", "http://a/;x?y", "http://a;x?y"],
    ["http://a", ";x?y#s", "http://a/;x?y#s", "http://a;x?y#s"],
    ["http://h?x", ";p", "http://h?x/;p", "http://h?x;p"],
    ["http://h?x", "?y", "http://h?x/?y", "http://h?x?y"],
    ["http://h;x", "?y", "http://h;x/?y", "http://h;x?y"],
    ["s://", ";x", "s:///;x", "s://;x"],
    // Before a path both readings write it.
    ["http://a", "g", "http://a/g", "http://a/g"],
    ["http://a", "g?y", "http://a/g?y", "http://a/g?y"],
    ["http://a", "../g;x", "http://a/../g;x", "http://a/../g;x"],
    // Nothing but a fragment follows.
    ["http://a", ".", "http://a", "http://a"],
    ["http://a", "#s", "http://a#s", "http://a#s"],
    ["http://a", ".#s", "http://a#s", "http://a#s"],
    ["http://a", "", "http://a", "http://a"],
    // The path begins with a slash, or there is no network location.
    ["http://a/", ";x", "http://a/;x", "http://a/;x"],
    ["http://a/b", "?y", "http://a/b?y", "http://a/b?y"],
    ["http://a", "/?y", "http://a/?y", "http://a/?y"],
    ["http://a", "//h", "http://h", "http://h"],
    ["s:a", ";x", "s:a;x", "s:a;x"],
    ["s:", "?y", "s:?y", "s:?y"],
  ])("%s + %j is %s, and by the other reading %s", (base, reference, taken, other) => {
    expect(rfc1808.resolve(base, reference)).toEqual({ kind: "uri", text: taken });
    expect(rfc1808.resolve(base, reference, { netLocSlash: "as-needed" })).toEqual({ kind: "uri", text: taken });
    expect(rfc1808.resolve(base, reference, { netLocSlash: "before-path" })).toEqual({ kind: "uri", text: other });
    const shown = otherReadings(base, reference, { dialects: ["rfc1808"] });
    expect(shown).toEqual(
      taken === other
        ? []
        : [
            {
              dialect: "rfc1808",
              reading: "L2",
              options: { netLocSlash: "before-path" },
              outcome: { kind: "uri", text: other },
            },
          ],
    );
  });

  it("no result reads back as another network location", () => {
    let [seen, all] = [0, 0];
    fc.assert(
      fc.property(bases, texts, (base, reference) => {
        all++;
        const { outcome, steps } = rfc1808.trace(base, reference);
        const step = steps.find(({ component }) => component === "netLoc");
        if (step === undefined || outcome.kind !== "uri") return;
        // By L11 a path that begins with "//" is left unchanged where there is no network location.
        if (step.value === undefined && /^[-+.A-Za-z\d]+:\/\//u.test(outcome.text) && !/^[^:]*:\/\//u.test(base))
          return;
        seen++;
        expect([base, reference, netLocOf(outcome.text)]).toEqual([base, reference, step.value ?? ""]);
        if (rfc1808.isValid(outcome.text)) expect(rfc1808.parse(outcome.text).netLoc).toBe(step.value);
      }),
    );
    expect(seen / all).toBeGreaterThan(0.2);
  });

  it.each([
    ["?y", ["slash-is-added-last"], ["slash-is-added-last"], []],
    [";x", ["pathless-base-merge"], [], ["pathless-base-merge"]],
    [".?y", ["pathless-base-merge"], [], ["pathless-base-merge"]],
    [".", [], ["slash-is-added-last"], ["pathless-base-merge"]],
    // RFC 1808 reads no "." in ".;x".
    [".;x", ["params-are-not-path", "pathless-base-merge"], ["params-are-not-path"], ["pathless-base-merge"]],
    // With its "?", RFC 1808 would write a slash.
    [
      "./?",
      ["empty-component-is-absent", "pathless-base-merge"],
      ["empty-component-is-absent"],
      ["pathless-base-merge"],
    ],
  ] as const)(
    "http://a + %s differs in RFC 1808 | 2396, 1808 | 3986 and 2396 | 3986 by %j, %j and %j",
    (reference, ...why) => {
      const pairs = [
        ["rfc1808", "rfc2396"],
        ["rfc1808", "rfc3986"],
        ["rfc2396", "rfc3986"],
      ] as const;
      const found = pairs.map((pair) =>
        compareResolution("http://a", reference, { dialects: pair }).differences.flatMap((each) => each.reasons),
      );
      expect(found).toEqual(why);
    },
  );
});

describe('L3: which references are "entirely empty" in RFC 1808', () => {
  const base = "http://a/b/c/d;p?q#f";

  it.each([
    ["", "http://a/b/c/d;p?q#f", "http://a/b/c/d;p?q#f"],
    ["#", "http://a/b/c/d;p?q#f", "http://a/b/c/d;p?q"],
    ["?", "http://a/b/c/d;p?q#f", "http://a/b/c/d;p?q"],
    [";", "http://a/b/c/d;p?q#f", "http://a/b/c/d;p?q"],
    [";?#", "http://a/b/c/d;p?q#f", "http://a/b/c/d;p?q"],
    ["//", "http://a/b/c/d;p?q#f", "http://a/b/c/d;p?q"],
    // RFC 1808 §5.1: not empty by either reading.
    ["#s", "http://a/b/c/d;p?q#s", "http://a/b/c/d;p?q#s"],
    ["?y", "http://a/b/c/d;p?y", "http://a/b/c/d;p?y"],
    [";x", "http://a/b/c/d;x", "http://a/b/c/d;x"],
    [".", "http://a/b/c/", "http://a/b/c/"],
  ])("%j is %s, and by the other reading %s", (reference, taken, other) => {
    expect(textOf(rfc1808.resolve(base, reference))).toBe(taken);
    expect(textOf(rfc1808.resolve(base, reference, { emptyReference: "components" }))).toBe(taken);
    expect(textOf(rfc1808.resolve(base, reference, { emptyReference: "text" }))).toBe(other);
    const others = otherReadings(base, reference, { dialects: ["rfc1808"] });
    expect(others.map(({ reading }) => reading).filter((reading) => reading === "L3")).toEqual(
      taken === other ? [] : ["L3"],
    );
  });

  it("the fragment is a reason only where RFC 1808 inherits it", () => {
    const between = (options: DialectOptions) =>
      compareResolution(base, "?", { ...options, dialects: ["rfc1808", "rfc3986"] }).differences.flatMap(
        (each) => each.reasons,
      );
    expect(between({})).toEqual(["empty-component-is-absent"]);
    expect(between({ emptyReference: "text" })).toEqual(["empty-component-is-absent"]);
    const empty = compareResolution(base, "", { emptyReference: "text", dialects: ["rfc1808", "rfc3986"] });
    expect(empty.differences.flatMap((each) => each.reasons)).toEqual(["base-fragment-inherited"]);
  });
});

describe("L7: RFC 2396 refuses an opaque base, or resolves against it by its steps", () => {
  it.each([
    // RFC 2396 §5.2 steps 3 to 7, where the path is "both the <abs_path> and <opaque_part>" (§3).
    ["foo:a/b", "../c", "foo:c"],
    ["foo:a/b", "c", "foo:a/c"],
    ["foo:a/b", "//g", "foo://g"],
    ["foo:a/b", "/g", "foo:/g"],
    ["foo:a/b", "?y", "foo:a/?y"],
    ["foo:a/b", "../../c", "foo:../c"],
    ["foo:a", "..", "foo:.."],
    ["urn:a:b", "c", "urn:c"],
    ["urn:a:b", "./c:d", "urn:c:d"],
    ["mailto:a@b?c/d", "e", "mailto:a@b?c/e"],
    ["s:?a", "b", "s:b"],
  ])("%s + %s: the steps give %s", (base, reference, literal) => {
    expect(rfc2396.resolve(base, reference)).toMatchObject({ kind: "error", reason: "opaque-base" });
    expect(rfc2396.resolve(base, reference, { opaqueBase: "refuse" })).toMatchObject({ reason: "opaque-base" });
    expect(textOf(rfc2396.resolve(base, reference, { opaqueBase: "resolve" }))).toBe(literal);
    expect(otherReadings(base, reference, { dialects: ["rfc2396", "rfc3986"] })[0]).toEqual({
      dialect: "rfc2396",
      reading: "L7",
      options: { opaqueBase: "resolve" },
      outcome: { kind: "uri", text: literal },
    });
  });

  it.each(["", "#s", "g:h"])("%j needs no hierarchy: the same by both readings", (reference) => {
    const taken = rfc2396.resolve("foo:a/b", reference);
    expect(taken.kind).not.toBe("error");
    expect(rfc2396.resolve("foo:a/b", reference, { opaqueBase: "resolve" })).toEqual(taken);
    expect(otherReadings("foo:a/b", reference)).toEqual([]);
  });

  it("the steps are those of any other base", () => {
    const { steps } = rfc2396.trace("urn:a:b", "c", { opaqueBase: "resolve" });
    expect(steps.map(({ section, value }) => [section.slice("RFC 2396 §5.2 step ".length), value])).toEqual([
      ["3", "urn"],
      ["4", undefined],
      ["6a", ""],
      ["6b", "c"],
      ["6h", "c"],
      ["7", "urn:c"],
    ]);
  });

  it("the reasons are then those of the results", () => {
    const options = { opaqueBase: "resolve", dialects: ["rfc2396", "rfc3986"] } as const;
    const why = (base: string, reference: string) =>
      compareResolution(base, reference, options).differences.flatMap((each) => each.reasons);
    expect(why("foo:a/b", "../c")).toEqual(["rootless-dot-removal"]);
    expect(why("foo:a/b", "c")).toEqual([]);
    expect(why("mailto:a@b?c/d", "e")).toEqual(["opaque-query"]);
  });
});

describe("L8: a surplus `..` in RFC 2396 is kept, removed or an error", () => {
  it("the other two readings are named", () => {
    const others = otherReadings("http://a/b", "../../g", { dialects: ["rfc2396"] });
    expect(others.map(({ reading, options, outcome }) => [reading, options, textOf(outcome)])).toEqual([
      ["L8", { excessDots: "remove" }, "http://a/g"],
      ["L8", { excessDots: "error" }, "error climb-above-root"],
    ]);
    const chosen = otherReadings("http://a/b", "../../g", { dialects: ["rfc2396"], excessDots: "remove" });
    expect(chosen.map(({ options, outcome }) => [options, textOf(outcome)])).toEqual([
      [{ excessDots: "keep" }, "http://a/../../g"],
      [{ excessDots: "error" }, "error climb-above-root"],
    ]);
    expect(otherReadings("http://a/b/c", "../g")).toEqual([]);
  });
});

describe("L17: RFC 2396 and RFC 3986 let a parser ignore a scheme that repeats that of the base", () => {
  const base = "http://a/b/c/d;p?q";
  const ids = ["rfc2396", "rfc2396bis07", "rfc3986"] as const;

  // RFC 2396 Appendix C.2, RFC 3986 §5.4.2.
  it.each([
    ["http:g", "http://a/b/c/g"],
    ["HTTP:g", "http://a/b/c/g"],
    ["http:/g", "http://a/g"],
  ])("%s may be %s", (reference, other) => {
    const others = otherReadings(base, reference, { dialects: ids });
    expect(others).toEqual(
      ids.map((dialect) => ({
        dialect,
        reading: "L17",
        options: { strict: false },
        outcome: { kind: "uri", text: other },
      })),
    );
    const chosen = otherReadings(base, reference, { dialects: ids, strict: false });
    expect(chosen.map(({ options, outcome }) => [options, textOf(outcome)])).toEqual(
      ids.map(() => [{ strict: true }, reference]),
    );
  });

  it.each(["g", "https:g", "http://a/b"])("%s has one reading", (reference) => {
    expect(otherReadings(base, reference)).toEqual([]);
  });

  it("RFC 2396 §5.2 step 3: only a scheme that is always hierarchical", () => {
    expect(otherReadings("x:/a/b", "x:c").map(({ dialect }) => dialect)).toEqual(["rfc3986"]);
  });
});

it("another reading is what its option gives, and differs; the chosen one is not among them", () => {
  fc.assert(
    fc.property(bases, texts, (base, reference) => {
      for (const { dialect, options, outcome } of otherReadings(base, reference)) {
        if (options !== undefined) expect(outcome).toEqual(dialects[dialect].resolve(base, reference, options));
        expect(textOf(outcome)).not.toBe(textOf(dialects[dialect].resolve(base, reference)));
      }
    }),
  );
  expect(otherReadings("foo:a/b", "../c", { dialects: ["rfc3986"] })).toEqual([]);
});

describe("RFC 2396 without RFC 2732", () => {
  const grammar = automatonOf(abnf2396, "URI-reference");

  it.each(["http://[::1]/", "http://h/?a[1]", "foo:a[", "#[", "//[::1]"])("%s is valid only with it", (text) => {
    expect(componentsBy2396(text, {})).toMatchObject({ path: expect.any(String) as string });
    expect(componentsBy2396(text, { rfc2732: true })).toEqual(componentsBy2396(text, {}));
    expect(componentsBy2396(text, { rfc2732: false })).toBe("brackets-only-around-ip-literals");
  });

  it("RFC 2396 §3.2.2: a part of an IPv4 address has any number of digits, and by RFC 2732 three", () => {
    expect(componentsBy2396("http://1234.1.1.1/", { rfc2732: false })).toMatchObject({
      host: "1234.1.1.1",
      hostKind: "ipv4",
    });
    expect(componentsBy2396("http://1234.1.1.1/", {})).toMatchObject({ regName: "1234.1.1.1" });
  });

  it("accepts exactly what the grammar of RFC 2396 does", () => {
    const pieces = fc.constantFrom(
      ..."a 1 / // ? # ; : @ [ ] [::1] ~ % %41 http: 1: . -a a_b :80 :8x 1234.1.1.1 { é".split(" "),
    );
    const text = fc.array(pieces, { maxLength: 8 }).map((all) => all.join(""));
    fc.assert(
      fc.property(text, (each) => {
        const { rows } = compareSyntax(each, { rfc2732: false, dialects: ["rfc2396"] });
        expect([each, rows[0]?.valid]).toEqual([each, grammar.accepts(each)]);
      }),
    );
  });

  it("matters to the reason for a refusal by another RFC", () => {
    const why = [{}, { rfc2732: true }, { rfc2732: false }].map(
      (options) =>
        compareResolution("http://a/", "c?a[1]", { ...options, dialects: ["rfc2396", "rfc3986"] }).differences[0]
          ?.reasons,
    );
    expect(why).toEqual([
      ["brackets-only-around-ip-literals"],
      ["brackets-only-around-ip-literals"],
      ["algorithm-asks-no-grammar"],
    ]);
  });
});

describe("L16: RFC 1808 with the servers of its §2.1", () => {
  const url = automatonOf(abnf1808, "URL");
  /** RFC 1738 §5: login = [ user [ ":" password ] "@" ] hostport. */
  const [user, label, top] = [
    "(?:[A-Za-z0-9$_.+!*'(),;?&=-]|%[0-9A-Fa-f]{2})*",
    "[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?",
    "[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])?",
  ];
  const login = new RegExp(
    `^(?:${user}(?::${user})?@)?(?:(?:${label}\\.)*${top}|\\d+\\.\\d+\\.\\d+\\.\\d+)(?::\\d+)?$`,
    "u",
  );

  it.each([
    ["http://h/", "valid"],
    ["http://u:p@h.h:80/a;b?c#d", "valid"],
    ["http://1.2.3.4/", "valid"],
    ["file:///a", "valid"],
    ["//", "valid"],
    ["a/b", "valid"],
    ["mailto:a@b", "valid"],
    ["http://u@h?x/", "registry-names-moved-into-host"],
    ["http://a_b/", "registry-names-moved-into-host"],
    ["http://h:x/", "registry-names-moved-into-host"],
    ["http://h?x", "registry-names-moved-into-host"],
    ["//h;x", "registry-names-moved-into-host"],
    ["http://h:/", "port-may-be-empty"],
    ["http://h./", "hostname-ends-in-dot"],
  ])("%s: %s, and valid by §2.2", (text, wanted) => {
    expect(verdictBy1808(text, {})).toBe("valid");
    expect(verdictBy1808(text, { netLoc: "any" })).toBe("valid");
    expect(verdictBy1808(text, { netLoc: "server" })).toBe(wanted);
  });

  it("accepts exactly the URLs of its grammar whose network location is empty or a `login` of RFC 1738", () => {
    const pieces = fc.constantFrom(
      ..."a h 1 / // ? # ; : @ ~ [ %41 http: u@ u:p@ . -a a_b :80 :8x 1.2.3.4 é".split(" "),
    );
    const text = fc.array(pieces, { maxLength: 8 }).map((all) => all.join(""));
    fc.assert(
      fc.property(text, (each) => {
        const rest = (each.split("#")[0] as string).replace(/^[-+.A-Za-z\d]+:/u, "");
        const netLoc = rest.startsWith("//") ? (rest.slice(2).split("/")[0] as string) : "";
        const wanted = url.accepts(each) && (netLoc === "" || login.test(netLoc));
        expect([each, verdictBy1808(each, { netLoc: "server" }) === "valid"]).toEqual([each, wanted]);
      }),
      { numRuns: 500 },
    );
  });

  it("net-loc-has-no-form is then no reason", () => {
    expect(whyNetLoc({})).toEqual([
      ["rfc1808", "rfc3986", "net-loc-has-no-form"],
      ["rfc2396", "rfc3986", "registry-names-moved-into-host"],
    ]);
    expect(whyNetLoc({ netLoc: "server" })).toEqual([
      ["rfc1808", "rfc2396", "registry-names-moved-into-host"],
      ["rfc2396", "rfc3986", "registry-names-moved-into-host"],
    ]);
  });
});

it.each([
  ["opaqueBase", "literal", "refuse or resolve"],
  ["emptyReference", "", "components or text"],
  ["netLocSlash", "always", "as-needed or before-path"],
])("%s has no value %j: RangeError", (name, value, allowed) => {
  const options = { [name]: value } as unknown as DialectOptions;
  const message = `options.${name} must be ${allowed}, not `;
  for (const { resolve } of [rfc1808, rfc2396, rfc3986]) {
    expect(() => resolve("http://a/", "g", options)).toThrow(RangeError);
    expect(() => resolve("http://a/", "g", options)).toThrow(message);
  }
  expect(() => compareResolution("http://a/", "g", options)).toThrow(message);
  expect(() => otherReadings("http://a/", "g", options)).toThrow(message);
});

it("the variants of a grammar are also checked", () => {
  expect(() => compareSyntax("a", { netLoc: "host" as never })).toThrow("options.netLoc must be any or server, not ");
  expect(() => compareSyntax("a", { rfc2732: 0 as never })).toThrow(TypeError);
  expect(() => compareResolution("s:", "a", { rfc2732: "no" as never })).toThrow(TypeError);
});

describe("the table of readings", () => {
  const codes = Object.keys(readings) as ReadingCode[];

  it("has the codes of the assumptions about the standards", () => {
    expect(codes).toEqual(["G1", ...Array.from({ length: 17 }, (_, index) => `L${index + 1}`)]);
  });

  it("each names its standard, both readings, and reasons that there are", () => {
    for (const code of codes) {
      const { about, taken, otherwise, because, reasons: resting } = readings[code];
      expect(about).toMatch(/^RFC \d{4}(?:, \d{4})*: \S/u);
      for (const text of [taken, otherwise, because]) expect(text).toMatch(/^\S.{2,130}[^\s.]$/u);
      for (const reason of resting) expect(reasons).toHaveProperty(reason);
    }
  });

  it("each option of a dialect or a grammar that is a reading is in the table, once", () => {
    const options = codes.flatMap((code) => readings[code].option ?? []);
    expect(options).toEqual(["netLocSlash", "emptyReference", "opaqueBase", "excessDots", "netLoc", "strict"]);
  });
});
