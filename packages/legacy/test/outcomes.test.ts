// Outcomes of resolution: no exception for any text, errors with reasons, and the rows of a comparison.

import { inspect } from "node:util";
import { parse as parseReference } from "@std66/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type DialectId,
  type DialectOptions,
  LegacySyntaxError,
  compareResolution,
  compareSyntax,
  dialects,
  otherReadings,
  reasons,
} from "../src/index.ts";
import { thrown } from "./thrown.ts";

/** Those that are compared unless others are chosen. */
const DEFAULT: readonly DialectId[] = ["rfc1738", "rfc1808", "rfc2396", "rfc3986", "whatwg"];
const IDS: readonly DialectId[] = ["rfc1738", "rfc1808", "rfc2396", "rfc2396bis07", "rfc3986", "whatwg"];
const GENERIC = ["rfc1808", "rfc2396", "rfc2396bis07", "rfc3986"] as const;
const BASE = "http://a/b/c/d;p?q";

const anyText = fc.oneof(
  fc.string({ unit: "grapheme" }),
  // Code units, including lone surrogates.
  fc.array(fc.nat({ max: 0xffff })).map((codes) => String.fromCharCode(...codes)),
  fc
    .array(fc.constantFrom(..."ab:/?#;.@%1[]~ ".split(""), "\ud800", "\udc00", "é"), { maxLength: 12 })
    .map((units) => units.join("")),
);
const anyBase = fc.oneof(
  anyText,
  fc.constantFrom(BASE, "http://a", "s:a", "s:", "a", "", "1:a", "//h"),
  anyText.map((text) => `http://a/${text}`),
);
const anyOptions: fc.Arbitrary<DialectOptions | undefined> = fc.option(
  fc.record(
    {
      strict: fc.constantFrom(true, false, undefined),
      excessDots: fc.constantFrom("keep" as const, "remove" as const, "error" as const, undefined),
    },
    { requiredKeys: [] },
  ),
  { nil: undefined },
);

const kindsOf = (reference: string) => compareResolution(BASE, reference).rows.map(({ outcome }) => outcome.kind);

const messagesOf = (reference: string) =>
  compareResolution(BASE, reference, { dialects: ["rfc1808", "rfc2396"] }).rows.map(
    ({ outcome }) => "message" in outcome && outcome.message,
  );

/** By dialect: the text, or the reason for the error. */
const outcomesOf = (base: string, reference: string, options?: DialectOptions) =>
  Object.fromEntries(
    compareResolution(base, reference, { ...options, dialects: GENERIC }).rows.map(({ dialect, outcome }) => [
      dialect,
      outcome.kind === "error" ? outcome.reason : outcome.text,
    ]),
  );

const idsOf = (rows: readonly { readonly dialect: DialectId | "std66" }[]) => rows.map(({ dialect }) => dialect);

function checkOutcome(id: DialectId, base: string, reference: string, options: DialectOptions | undefined): void {
  const outcome = dialects[id].resolve(base, reference, options);
  if (outcome.kind === "error") {
    expect(new Set(Object.keys(outcome))).toEqual(new Set(["kind", "message", "reason"]));
    expect(reasons).toHaveProperty(outcome.reason);
    expect(outcome.message).toMatch(/^\S(?:[^\n\r\u2028\u2029]*\S)?$/u);
  } else {
    expect(new Set(Object.keys(outcome))).toEqual(new Set(["kind", "text"]));
    expect([id, outcome.kind === "uri" || id === "rfc2396"]).toEqual([id, true]);
    expect(outcome.kind === "uri" || /^(?:#.*)?$/s.test(outcome.text)).toBe(true);
  }
}

describe("resolve and parse of any text", () => {
  it.each(IDS)("%s: resolve does not throw for any text", (id) => {
    fc.assert(
      fc.property(anyBase, anyText, anyOptions, (base, reference, options) =>
        checkOutcome(id, base, reference, options),
      ),
    );
  });

  it.each(IDS)("%s: isValid, parse and compareSyntax agree", (id) => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { isValid, parse } = dialects[id];
        const [row] = compareSyntax(text, { dialects: [id] }).rows;
        const { valid, ...rest } = row as unknown as Record<string, unknown>;
        expect(valid).toBe(isValid(text));
        if (isValid(text)) expect(rest).toEqual({ dialect: id, components: parse(text) });
        else {
          expect(() => parse(text)).toThrow(
            expect.objectContaining({ ...rest, name: "LegacySyntaxError", input: text }),
          );
          expect(rest["message"]).toMatch(/^\S(?:[^\n\r\u2028\u2029]*\S)?$/u);
        }
      }),
    );
  });
});

describe("a value that is neither a string nor a UriReference", () => {
  const VALUES = [
    undefined,
    null,
    1,
    true,
    {},
    [],
    [BASE],
    () => BASE,
    Symbol.iterator,
    1n,
    Object(BASE),
    new URL(BASE),
  ];

  it.each(IDS)("%s: isValid is false, and the other functions throw a TypeError", (id) => {
    const { isValid, parse, resolve } = dialects[id];
    for (const value of VALUES as unknown as string[]) {
      expect(isValid(value)).toBe(false);
      expect(() => parse(value)).toThrow(TypeError);
      expect(() => resolve(value, "g")).toThrow(TypeError);
      expect(() => resolve(BASE, value)).toThrow(TypeError);
      // Even if one of the two would determine the outcome.
      expect(() => resolve(value, "s:a b")).toThrow(TypeError);
      expect(() => resolve("a b", value)).toThrow(TypeError);
      expect(() => compareResolution(value, "g", { dialects: [id] })).toThrow(TypeError);
      expect(() => compareResolution(BASE, value, { dialects: [] })).toThrow(TypeError);
      expect(() => compareSyntax(value, { dialects: [] })).toThrow(TypeError);
    }
  });
});

it.each<[argument: string, run: (value: never) => unknown]>([
  ["rfc1738.parse: text", (value) => dialects.rfc1738.parse(value)],
  ["rfc3986.parse: text", (value) => dialects.rfc3986.parse(value)],
  ["rfc1808.resolve: base", (value) => dialects.rfc1808.resolve(value, "a")],
  ["rfc1808.resolve: reference", (value) => dialects.rfc1808.resolve(BASE, value)],
  ["rfc2396.trace: base", (value) => dialects.rfc2396.trace(value, "a")],
  ["whatwg.trace: reference", (value) => dialects.whatwg.trace(BASE, value)],
  ["compareResolution: base", (value) => compareResolution(value, "a")],
  ["compareResolution: reference", (value) => compareResolution(BASE, value)],
  ["compareSyntax: text", (value) => compareSyntax(value)],
])("the TypeError names the argument and its value: %s", (argument, run) => {
  for (const [value, given] of [
    [undefined, "undefined"],
    [null, "null"],
    [1, "1"],
    [new URL(BASE), "an instance of URL: pass its `href`"],
  ] as const) {
    expect(thrown(() => run(value as never))).toEqual(
      new TypeError(`${argument} must be a string or a UriReference, not ${given}`),
    );
  }
});

const RESOLUTION = "strict, excessDots, opaqueBase, emptyReference, netLocSlash";

it.each<[call: string, known: string, run: (options: never) => unknown]>([
  ["rfc3986.resolve", RESOLUTION, (options) => dialects.rfc3986.resolve(BASE, "a:b", options)],
  ["rfc1738.resolve", RESOLUTION, (options) => dialects.rfc1738.resolve(BASE, "a:b", options)],
  ["rfc2396.trace", RESOLUTION, (options) => dialects.rfc2396.trace(BASE, "a", options)],
  ["otherReadings", `dialects, ${RESOLUTION}, rfc2732, netLoc`, (options) => otherReadings(BASE, "a", options)],
  ["compareResolution", `dialects, ${RESOLUTION}, rfc2732, netLoc`, (options) => compareResolution(BASE, "a", options)],
  ["compareSyntax", "dialects, rfc2732, netLoc", (options) => compareSyntax(BASE, options)],
])("%s throws for an unknown option", (call, known, run) => {
  expect(thrown(() => run({ dialect: "rfc1808" } as never))).toEqual(
    new TypeError(`${call}: options has no \`dialect\`, only ${known}`),
  );
  expect(thrown(() => run("rfc1808" as never))).toEqual(
    new TypeError(`${call}: options must be a plain object, not a string`),
  );
});

it.each(IDS)("%s: resolve throws a RangeError for an unknown value of excessDots, whatever the texts", (id) => {
  const error = new RangeError(`${id}.resolve: options.excessDots must be keep, remove or error, not \`drop\``);
  const options = { excessDots: "drop" as "keep" };
  for (const reference of ["b", "b|", "s:c"]) {
    expect(thrown(() => dialects[id].resolve(BASE, reference, options))).toEqual(error);
    expect(thrown(() => compareResolution(BASE, reference, { ...options, dialects: [id] }))).toBeInstanceOf(RangeError);
  }
});

it.each(IDS)("%s: resolve throws a TypeError for a value of strict that is not a boolean", (id) => {
  const options = { strict: 1 as never };
  expect(thrown(() => dialects[id].resolve(BASE, "b", options))).toEqual(
    new TypeError(`${id}.resolve: options.strict must be a boolean, not 1`),
  );
  expect(thrown(() => compareResolution(BASE, "b", options))).toEqual(
    new TypeError("compareResolution: options.strict must be a boolean, not 1"),
  );
});

it("the option dialects must be a list of names", () => {
  for (const names of ["rfc3986", null, 5] as unknown as DialectId[][]) {
    expect(() => compareSyntax(BASE, { dialects: names })).toThrow(
      /^compareSyntax: options.dialects must be a list of dialects/,
    );
    expect(() => compareResolution(BASE, "a", { dialects: names })).toThrow(TypeError);
  }
  expect(() => compareSyntax(BASE, { dialects: [undefined as never] })).toThrow(RangeError);
});

it.each(IDS)("%s: a UriReference is read by its text", (id) => {
  const { isValid, parse, resolve, trace } = dialects[id];
  const [base, reference] = [parseReference(BASE), parseReference("../g")];
  expect(isValid(base)).toBe(isValid(BASE));
  expect(parse(base)).toEqual(parse(BASE));
  expect(resolve(base, reference)).toEqual(resolve(BASE, "../g"));
  expect(trace(base, reference)).toEqual(trace(BASE, "../g"));
  expect(compareResolution(base, reference, { dialects: [id] })).toEqual(
    compareResolution(BASE, "../g", { dialects: [id] }),
  );
  expect(compareSyntax(base, { dialects: [id] })).toEqual(compareSyntax(BASE, { dialects: [id] }));
});

it("R-052 no message contains a password", () => {
  for (const text of [
    "http://user:hun|ter2@h/",
    "http://user:hun ter2@h/",
    "http://user:hu|n/ter2@h/",
    "//u:hun%zz@h",
  ]) {
    for (const id of ["rfc1738", "rfc1808", "rfc2396", "rfc2396bis07", "rfc3986"] as const) {
      const { message } = thrown(() => dialects[id].parse(text)) as LegacySyntaxError;
      expect(message).not.toMatch(/`\||space|zz/);
      expect(message).not.toContain("hun");
    }
  }
  expect((thrown(() => dialects.rfc1808.parse("mailto:a|b@c")) as LegacySyntaxError).message).toContain("`|`");
});

/** Everything that an error shows to a reader; `undefined` if the text is valid. */
function shownBy(id: DialectId, text: string): unknown {
  const { isValid, parse } = dialects[id];
  if (isValid(text)) return undefined;
  const error = thrown(() => parse(text)) as LegacySyntaxError;
  // Without the lines of the stack.
  const printed = inspect(error).replaceAll(/\n {4}at .*/gu, "");
  return { text: String(error), listed: Object.entries(error), json: JSON.stringify(error), printed };
}

const PASSWORD_TEXTS: readonly ((password: string) => string)[] = [
  (password) => `ftp://u:${password}@h/`,
  (password) => `http://u:${password}@h/x`,
  (password) => `foo://u:${password}@h/x?y`,
  (password) => `//u:${password}@h`,
  (password) => `1://u:${password}@h/`,
  (password) => `ftp://u:${password}@h_/|`,
];

describe.each(PASSWORD_TEXTS.map((textOf) => ({ title: textOf("…"), textOf })))("the error of $title", ({ textOf }) => {
  // The URL Standard has a single reason.
  it.each(IDS.filter((id) => id !== "whatwg"))(
    "R-052 %s: is the same for every password at fault, and does not list its reason",
    (id) => {
      const sound = shownBy(id, textOf("x"));
      const faulty = shownBy(id, textOf("^"));
      const check = (password: string): void => {
        const shown = shownBy(id, textOf(password));
        // A fault outside the password is the same with any password.
        if (shown === undefined || JSON.stringify(shown) === JSON.stringify(sound)) return;
        expect([password, shown]).toEqual([password, faulty]);
        expect(shown).toMatchObject({ listed: [["dialect", id]] });
      };
      for (const password of [
        "~",
        "[",
        "]",
        "#",
        "?",
        "/",
        "p#q",
        "p~q",
        "##",
        "%",
        "é",
        "/s",
        "1/s",
        "pa/ss",
        ":/",
        "@",
      ]) {
        check(password);
      }
      const characters = fc.constantFrom(..."ab1:/?#;.@%[]~^ &é".split(""));
      fc.assert(fc.property(fc.string({ unit: characters, maxLength: 8 }), check));
    },
  );
});

it("R-052 the reason for refusing a password stays available to programs", () => {
  for (const [text, reason] of [
    ["ftp://u:se~cret@h/", "tilde-became-unreserved"],
    ["ftp://u:se[cret@h/", "brackets-only-around-ip-literals"],
    ["ftp://u:p#q@h", "fragment-is-not-in-the-url"],
  ] as const) {
    const error = thrown(() => dialects.rfc1738.parse(text)) as LegacySyntaxError;
    expect(error.reason).toBe(reason);
    expect(error.message).toBe("a character of a possible password must be encoded (RFC 1738 §2.2, §3.1)");
    expect(inspect(error)).not.toContain(reason);
    expect(compareSyntax(text, { dialects: ["rfc1738"] }).rows).toMatchObject([{ reason, message: error.message }]);
  }
});

it("the name of a LegacySyntaxError is that of its class, not enumerable, and configurable", () => {
  const error = thrown(() => dialects.rfc3986.parse("a b")) as LegacySyntaxError;
  expect(error).toBeInstanceOf(LegacySyntaxError);
  expect(error.name).toBe("LegacySyntaxError");
  expect(Object.keys(error)).not.toContain("name");
  expect(Object.defineProperty(error, "name", { value: "LinkError" }).name).toBe("LinkError");
});

describe("the kinds of an outcome", () => {
  it("uri: has the resolved text", () => {
    for (const id of GENERIC) expect(dialects[id].resolve(BASE, "g")).toEqual({ kind: "uri", text: "http://a/b/c/g" });
    expect(dialects.rfc1738.resolve(BASE, "s:g")).toEqual({ kind: "uri", text: "s:g" });
    expect(dialects.whatwg.resolve(BASE, "g")).toEqual({ kind: "uri", text: "http://a/b/c/g" });
  });

  it("same-document: only in RFC 2396", () => {
    const kinds = compareResolution(BASE, "#s").rows.map(({ outcome }) => outcome.kind);
    expect(kinds).toEqual(["error", "uri", "same-document", "uri", "uri"]);
    expect(dialects.rfc2396.resolve(BASE, "#s")).toEqual({ kind: "same-document", text: "#s" });
    expect(dialects.rfc2396.resolve(BASE, "")).toEqual({ kind: "same-document", text: "" });
  });

  it("error: has the same message as the error of parse", () => {
    expect(dialects.rfc3986.resolve(BASE, "a b")).toEqual({
      kind: "error",
      reason: "excluded-characters",
      message: expect.stringContaining("RFC 3986"),
    });
    expect(dialects.rfc1738.resolve(BASE, "g")).toMatchObject({ kind: "error", reason: "no-relative-form" });
  });
});

describe("excluded characters in resolution", () => {
  it.each(["a b", "a|b", "é", "\ud800", "a%", "a%4g", "a\nb", "{", "a\\b", '"', "<a>", "^", "`", "\u0000"])(
    "%j: each RFC gives an error, and the URL Standard a result",
    (reference) => {
      const { rows, agree, differences } = compareResolution(BASE, reference);
      expect(rows.map(({ dialect }) => dialect)).toEqual(DEFAULT);
      for (const { outcome } of rows.slice(0, -1))
        expect(outcome).toMatchObject({ kind: "error", reason: "excluded-characters" });
      expect(rows.at(-1)?.outcome.kind).toBe("uri");
      expect([agree, differences]).toEqual([true, []]);
    },
  );

  it("an excluded character in the base is an error, except in RFC 1738, which ignores the base", () => {
    const { rows, agree } = compareResolution("http://a/ b", "s:g");
    expect(rows.map(({ outcome }) => (outcome.kind === "error" ? outcome.reason : outcome.text))).toEqual([
      "s:g",
      "excluded-characters",
      "excluded-characters",
      "excluded-characters",
      "s:g",
    ]);
    expect(agree).toBe(false);
  });

  it("RFC 1808 and RFC 2396 check nothing else, like programs that follow their steps", () => {
    expect(kindsOf("~a[b]")).toEqual(["error", "uri", "uri", "error", "uri"]);
    expect(kindsOf("?y")).toEqual(["error", "uri", "uri", "uri", "uri"]);
  });

  it("the message names the excluded character", () => {
    for (const [reference, name] of [
      ["a b", "space"],
      ["a|b", "`|`"],
      ["é", "U+00E9"],
      ["\u{1f600}", "U+1F600"],
      ["\ud800", "U+D800"],
      ["\n", "U+000A"],
      ["\u007f", "U+007F"],
      ["%zz", "hexadecimal"],
    ] as const) {
      expect(messagesOf(reference)).toEqual([expect.stringContaining(name), expect.stringContaining(name)]);
    }
  });
});

describe("a base that only some standards accept", () => {
  it("an opaque base", () => {
    expect(outcomesOf("mailto:a@b", "c")).toEqual({
      rfc1808: "mailto:c",
      rfc2396: "opaque-base",
      rfc2396bis07: "mailto:c",
      rfc3986: "mailto:c",
    });
  });

  it("a base whose scheme begins with a digit", () => {
    expect(outcomesOf("1:/a", "b")).toEqual({
      rfc1808: "1:/b",
      rfc2396: "scheme-begins-with-a-letter",
      rfc2396bis07: "scheme-begins-with-a-letter",
      rfc3986: "scheme-begins-with-a-letter",
    });
  });

  it("a base with brackets", () => {
    expect(outcomesOf("http://a/[b]/c", "d")).toEqual({
      rfc1808: "http://a/[b]/d",
      rfc2396: "http://a/[b]/d",
      rfc2396bis07: "brackets-only-around-ip-literals",
      rfc3986: "brackets-only-around-ip-literals",
    });
  });

  it("a base without a scheme: refused by all", () => {
    expect(new Set(Object.values(outcomesOf("//h/a", "b")))).toEqual(new Set(["base-without-scheme"]));
  });

  it("an empty base: accepted only by RFC 1808", () => {
    expect(outcomesOf("", "b")).toEqual({
      rfc1808: "b",
      rfc2396: "base-without-scheme",
      rfc2396bis07: "base-without-scheme",
      rfc3986: "base-without-scheme",
    });
  });
});

describe("options", () => {
  it("excessDots affects only RFC 2396", () => {
    expect(Object.values(outcomesOf(BASE, "../../../g"))).toEqual([
      "http://a/../g",
      "http://a/../g",
      "http://a/g",
      "http://a/g",
    ]);
    expect(Object.values(outcomesOf(BASE, "../../../g", { excessDots: "keep" }))).toEqual(
      Object.values(outcomesOf(BASE, "../../../g")),
    );
    expect(Object.values(outcomesOf(BASE, "../../../g", { excessDots: "remove" }))).toEqual([
      "http://a/../g",
      "http://a/g",
      "http://a/g",
      "http://a/g",
    ]);
    expect(Object.values(outcomesOf(BASE, "../../../g", { excessDots: "error" }))).toEqual([
      "http://a/../g",
      "climb-above-root",
      "http://a/g",
      "http://a/g",
    ]);
  });

  it("strict affects only RFC 2396 and RFC 3986, because RFC 1808 has no same-scheme rule", () => {
    expect(Object.values(outcomesOf(BASE, "http:g"))).toEqual(["http:g", "http:g", "http:g", "http:g"]);
    expect(Object.values(outcomesOf(BASE, "http:g", { strict: true }))).toEqual(
      Object.values(outcomesOf(BASE, "http:g")),
    );
    expect(Object.values(outcomesOf(BASE, "http:g", { strict: false }))).toEqual([
      "http:g",
      "http://a/b/c/g",
      "http://a/b/c/g",
      "http://a/b/c/g",
    ]);
  });

  it("frozen options are accepted, because options are only read", () => {
    const chosen = Object.freeze(["rfc3986", "rfc1808"] as DialectId[]);
    const options = Object.freeze({ dialects: chosen, strict: false, excessDots: "error" as const });
    expect(idsOf(compareResolution(BASE, "../../../g", options).rows)).toEqual(["rfc1808", "rfc3986"]);
    expect(idsOf(compareSyntax(BASE, { dialects: chosen }).rows)).toEqual(["rfc1808", "rfc3986"]);
    const own = Object.freeze({ strict: false, excessDots: "error" as const });
    for (const id of IDS) expect(dialects[id].resolve(BASE, "s:", own)).toBeDefined();
    expect(options).toEqual({ dialects: ["rfc3986", "rfc1808"], strict: false, excessDots: "error" });
  });
});

describe("the rows of a comparison", () => {
  it("are in chronological order without duplicates, whatever the order of the option", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...IDS), { maxLength: 8 }), (asked) => {
        const wanted = IDS.filter((id) => asked.includes(id));
        expect(compareResolution(BASE, "g", { dialects: asked }).rows.map(({ dialect }) => dialect)).toEqual(wanted);
        expect(compareSyntax(BASE, { dialects: asked }).rows.map(({ dialect }) => dialect)).toEqual(wanted);
      }),
    );
  });

  it("cover all dialects but the draft by default", () => {
    for (const options of [undefined, {}, { dialects: undefined }]) {
      expect(compareResolution(BASE, "g", options).rows.map(({ dialect }) => dialect)).toEqual(DEFAULT);
      expect(compareSyntax(BASE, options).rows.map(({ dialect }) => dialect)).toEqual(DEFAULT);
    }
    expect(Object.keys(dialects)).toEqual(IDS);
    expect(Object.entries(dialects).map(([id, dialect]) => [id, dialect.id])).toEqual(IDS.map((id) => [id, id]));
  });

  it("belong to dialects with titles: number, name and year of an RFC", () => {
    expect(Object.values(dialects).map(({ title }) => title)).toEqual([
      "RFC 1738, Uniform Resource Locators (1994)",
      "RFC 1808, Relative Uniform Resource Locators (1995)",
      "RFC 2396, Uniform Resource Identifiers: Generic Syntax (1998), with RFC 2732",
      "draft-fielding-uri-rfc2396bis-07 (2004)",
      "RFC 3986, Uniform Resource Identifier (URI): Generic Syntax (2005)",
      "the URL Standard, as implemented by the runtime's URL",
    ]);
  });

  it("agree if there are none", () => {
    expect(compareResolution(BASE, "g", { dialects: [] })).toEqual({ rows: [], agree: true, differences: [] });
    expect(compareSyntax(BASE, { dialects: [] })).toEqual({ rows: [], agree: true, differences: [] });
  });

  it.each(["rfc1630", "RFC3986", "", "__proto__", "constructor", "toString"])(
    "%j is not a dialect: RangeError",
    (name) => {
      const asked = ["rfc3986", name] as DialectId[];
      expect(() => compareResolution(BASE, "g", { dialects: asked })).toThrow(RangeError);
      expect(() => compareSyntax(BASE, { dialects: asked })).toThrow(RangeError);
      expect(() => compareSyntax(BASE, { dialects: asked })).toThrow(
        `compareSyntax: options.dialects has no \`${name}\`, only rfc1738, rfc1808, rfc2396, rfc2396bis07, rfc3986, whatwg`,
      );
    },
  );

  it("include the URL Standard, which the differences leave out", () => {
    const { rows, agree, differences } = compareResolution("http://h/", "\\g", { dialects: ["rfc3986", "whatwg"] });
    expect(rows.map(({ outcome }) => outcome.kind)).toEqual(["error", "uri"]);
    expect([agree, differences]).toEqual([true, []]);
    expect(compareSyntax("a", { dialects: ["rfc3986", "whatwg"] })).toMatchObject({
      rows: [{ valid: true }, { valid: false, reason: "another-standard" }],
      agree: true,
      differences: [],
    });
  });
});

it("whatwg.parse returns the properties of a URL", () => {
  const components = {
    href: "http://u:p@h:81/a?b#c",
    protocol: "http:",
    username: "u",
    password: "p",
    hostname: "h",
    port: "81",
    pathname: "/a",
    search: "?b",
    hash: "#c",
  };
  expect(dialects.whatwg.parse("HTTP://u:p@H:81/./a?b#c")).toEqual(components);
  expect(compareSyntax("HTTP://u:p@H:81/./a?b#c", { dialects: ["whatwg"] }).rows).toEqual([
    { dialect: "whatwg", valid: true, components },
  ]);
});

it("whatwg refuses every text in a runtime without URL, and does not throw", () => {
  const { URL: own } = globalThis;
  try {
    Reflect.deleteProperty(globalThis, "URL");
    expect(dialects.whatwg.isValid(BASE)).toBe(false);
    expect(dialects.whatwg.resolve(BASE, "g")).toMatchObject({ kind: "error", reason: "another-standard" });
  } finally {
    globalThis.URL = own;
  }
  expect(dialects.whatwg.isValid(BASE)).toBe(true);
});

function isInBase(base: string, reference: string): boolean[] {
  return compareResolution(base, reference, { dialects: GENERIC }).rows.map(
    ({ outcome }) => outcome.kind === "error" && outcome.message.startsWith("in the base: "),
  );
}

describe("the message says if the fault is in the base", () => {
  it.each([
    ["http://a b", "g"],
    ["http://a b", "g h"],
    ["http://a b", "x:g"],
    ["%zz:", "g"],
    ["a#b#c", "g"],
  ])("%s + %s: in the base", (base, reference) => {
    expect(isInBase(base, reference)).toEqual([true, true, true, true]);
  });

  it.each([
    ["http://a/", "b c"],
    ["http://a/", "%zz"],
    ["a", "b"],
    ["http://a/", "g"],
  ])("%s + %s: not in the base", (base, reference) => {
    expect(isInBase(base, reference)).toEqual([false, false, false, false]);
  });

  it("RFC 3986 names a character that no RFC allows before another fault, wherever it is", () => {
    expect(isInBase("http://h:x/", "b c").at(-1)).toBe(false);
    expect(isInBase("http://h:x/", "b").at(-1)).toBe(true);
    expect(isInBase("http://h:x/", "b:").at(-1)).toBe(true);
    expect(isInBase("http://h/", "//h:x/").at(-1)).toBe(false);
  });
});
