// What clients of 1995 to 1997 did: the data of @std66/legacy/clients, and what docs/history.md says of it, beside the
// RFCs.

import { readFileSync } from "node:fs";
import { clients as rows } from "@std66/vectors";
import { expect, it } from "vitest";
import { type ClientName, clients } from "../src/clients.ts";
import { type Outcome, rfc1808, rfc2396, rfc3986 } from "../src/index.ts";

const BASE = "http://a/b/c/d;p?q";

const NAVIGATOR = "Netscape Navigator 4.03";
const LYNX = "Lynx 2.7.1";
const EXPLORER = "Internet Explorer 3.01";
const MOSAIC = "NCSA Mosaic 2.6";
const PERL = "libwww-perl 5.14";
const BROWSERS: readonly ClientName[] = [NAVIGATOR, LYNX, EXPLORER, MOSAIC];
const ALL: readonly ClientName[] = [...BROWSERS, PERL];

it("has the readings of the rows of @std66/vectors that are those of a client, in their order, and no others", () => {
  const flat = rows.flatMap(({ base, ref, readings }) =>
    ALL.flatMap((name) =>
      readings.flatMap(({ text, by }) =>
        by.some((reader) => reader === name) ? [{ name, base, reference: ref, text }] : [],
      ),
    ),
  );
  expect(clients.map(({ name, base, reference, text }) => ({ name, base, reference, text }))).toEqual(flat);
  // One reading of a client for a reference.
  expect(new Set(clients.map(({ name, base, reference }) => `${name} ${base} ${reference}`)).size).toBe(clients.length);
  expect(clients).toHaveLength(425);
});

it("each client has the year of its version", () => {
  expect(new Map(clients.map(({ name, year }) => [name, year]))).toEqual(
    new Map([
      [NAVIGATOR, 1997],
      [LYNX, 1997],
      [EXPLORER, 1996],
      [MOSAIC, 1995],
      [PERL, 1997],
    ]),
  );
});

const readingsOf = (reference: string, base = BASE) =>
  clients.filter((reading) => reading.base === base && reading.reference === reference);

// Typed from the pages.
it.each<[reference: string, Readonly<Partial<Record<ClientName, string>>>, base?: string]>([
  ["g:h", { [NAVIGATOR]: "http://a/b/c/g:h", [LYNX]: "g:h", [EXPLORER]: "g:h", [MOSAIC]: "g:h", [PERL]: "g:h" }],
  [
    "",
    {
      [NAVIGATOR]: "http://a/b/c/",
      [LYNX]: "(current document)",
      [EXPLORER]: "http://a/b/c/d;p?q",
      [MOSAIC]: "(current document)",
      [PERL]: "http://a/b/c/d;p?q",
    },
  ],
  [
    "./g/.",
    {
      [NAVIGATOR]: "http://a/b/c/g/.",
      [LYNX]: "http://a/b/c/g/",
      [EXPLORER]: "http://a/b/c/g",
      [MOSAIC]: "http://a/b/c/g",
      [PERL]: "http://a/b/c/g/",
    },
  ],
  [
    "../../../../g",
    {
      [NAVIGATOR]: "fred:///s//a/b/../../../../g",
      [LYNX]: "fred:///s//a/../../../g",
      [EXPLORER]: "fred:///s//a/g",
    },
    "fred:///s//a/b/c",
  ],
])("%s", (reference, texts, base) => {
  expect(Object.fromEntries(readingsOf(reference, base).map(({ name, text }) => [name, text]))).toEqual(texts);
});

/** As the pages print it. */
function printed(outcome: Outcome): string {
  if (outcome.kind === "error") return `error: ${outcome.message}`;
  return outcome.kind === "same-document" ? `(current document)${outcome.text}` : outcome.text;
}

type Pair = Pick<(typeof clients)[number], "base" | "reference">;

const by1808 = ({ base, reference }: Pair) => printed(rfc1808.resolve(base, reference));
const by2396 = ({ base, reference }: Pair) => printed(rfc2396.resolve(base, reference));
const by3986 = ({ base, reference }: Pair) => printed(rfc3986.resolve(base, reference));
const allowed = (pair: Pair): readonly string[] => [
  by1808(pair),
  by2396(pair),
  printed(rfc2396.resolve(pair.base, pair.reference, { excessDots: "remove" })),
  printed(rfc2396.resolve(pair.base, pair.reference, { strict: false })),
  by3986(pair),
  printed(rfc3986.resolve(pair.base, pair.reference, { strict: false })),
];

const countOf = (name: ClientName, isCounted: (reading: (typeof clients)[number]) => boolean) =>
  clients.filter((reading) => reading.name === name && isCounted(reading)).length;

const page = readFileSync(new URL("../../../docs/history.md", import.meta.url), "utf8");
const section = /^## What software did\n([^]*?)^## /mu.exec(page)?.[1] ?? "";

it("docs/history.md has a row for each client: how many references it was tried with, and what it followed", () => {
  const counted = ALL.map((name) => [
    name,
    String(clients.find((reading) => reading.name === name)?.year),
    ...[
      () => true,
      (reading: (typeof clients)[number]) => reading.text === by1808(reading),
      (reading: (typeof clients)[number]) => reading.text === by2396(reading),
      (reading: (typeof clients)[number]) => reading.text === by3986(reading),
      (reading: (typeof clients)[number]) => !allowed(reading).includes(reading.text),
    ].map((isCounted) => String(countOf(name, isCounted))),
  ]);
  const shown = [...section.matchAll(/^\| (.*) \|$/gmu)].map(([, cells = ""]) =>
    cells.split("|").map((cell) => cell.trim()),
  );
  for (const row of counted) expect(shown).toContainEqual(row);
});

/** The browsers, and what those that were tried made of a reference. */
const browsersGive = (reference: string, base = BASE) =>
  new Set(
    readingsOf(reference, base)
      .filter(({ name }) => name !== PERL)
      .map(({ text }) => text),
  );

const pairs = [...new Map(clients.map((pair) => [`${pair.base} ${pair.reference}`, pair])).values()];

it.each<[sentence: string, check: () => void]>([
  [
    "103 references against five bases, with 425 results of five clients",
    () => {
      expect([pairs.length, new Set(pairs.map(({ base }) => base)).size, clients.length]).toEqual([103, 5, 425]);
    },
  ],
  [
    "In 65 of them all that were tried agree",
    () => {
      const agreed = pairs.filter(
        ({ base, reference }) => new Set(readingsOf(reference, base).map(({ text }) => text)).size === 1,
      );
      expect(agreed).toHaveLength(65);
    },
  ],
  [
    "the four browsers gave 80 results, 76 of them those of RFC 2396, three those of RFC 1808",
    () => {
      const apart = clients.filter((reading) => reading.name !== PERL && by1808(reading) !== by2396(reading));
      const as2396 = apart.filter((reading) => reading.text === by2396(reading));
      const as1808 = apart.filter((reading) => reading.text === by1808(reading));
      expect([apart.length, as2396.length, as1808.length]).toEqual([80, 76, 3]);
    },
  ],
  [
    "libwww-perl alone followed RFC 1808, in each of the 43 references that it was tried with",
    () => {
      const own = clients.filter(({ name }) => name === PERL);
      expect([own.length, own.filter((reading) => reading.text === by1808(reading)).length]).toEqual([43, 43]);
      for (const name of BROWSERS)
        expect(countOf(name, (reading) => reading.text !== by1808(reading))).toBeGreaterThan(0);
    },
  ],
  [
    "`?y` gave `http://a/b/c/?y` in all four browsers, against RFC 1808's `http://a/b/c/d;p?y`",
    () => {
      expect(browsersGive("?y")).toEqual(new Set(["http://a/b/c/?y"]));
      expect([by1808({ base: BASE, reference: "?y" }), by2396({ base: BASE, reference: "?y" })]).toEqual([
        "http://a/b/c/d;p?y",
        "http://a/b/c/?y",
      ]);
      expect(by3986({ base: BASE, reference: "?y" })).toBe("http://a/b/c/d;p?y");
    },
  ],
  [
    "`;x` and `g;x=1/../y`",
    () => {
      for (const reference of [";x", "g;x=1/../y"]) {
        expect(browsersGive(reference)).toEqual(new Set([by2396({ base: BASE, reference })]));
        expect(readingsOf(reference).at(-1)).toMatchObject({ name: PERL, text: by1808({ base: BASE, reference }) });
      }
    },
  ],
  [
    "Navigator gave `http://a/g` for `/../g`, as RFC 3986 does; all others kept the dots, as RFC 1808 and RFC 2396 do",
    () => {
      const texts = readingsOf("/../g").map(({ name, text }) => [name, text]);
      expect(texts.filter(([, text]) => text === by3986({ base: BASE, reference: "/../g" }))).toEqual([
        [NAVIGATOR, "http://a/g"],
      ]);
      for (const [name, text] of texts.slice(1))
        expect([name, text]).toEqual([name, by1808({ base: BASE, reference: "/../g" })]);
      expect(by2396({ base: BASE, reference: "/../g" })).toBe(by1808({ base: BASE, reference: "/../g" }));
      expect(2005 - (readingsOf("/../g")[0]?.year ?? 0)).toBe(8);
    },
  ],
  [
    "Navigator and Internet Explorer dropped a surplus `..`, the others kept it",
    () => {
      for (const reference of ["../../../g", "../../../../g"]) {
        const dropped = readingsOf(reference).filter(({ text }) => text === by3986({ base: BASE, reference }));
        expect(dropped.map(({ name }) => name)).toEqual([NAVIGATOR, EXPLORER]);
        const kept = readingsOf(reference).filter(({ text }) => text === by2396({ base: BASE, reference }));
        expect(kept.map(({ name }) => name)).toEqual([LYNX, MOSAIC, PERL]);
      }
    },
  ],
  [
    "All four browsers ignored the scheme of `http:g`",
    () => {
      expect(browsersGive("http:g")).toEqual(new Set(["http://a/b/c/g"]));
      expect(readingsOf("http:g").at(-1)).toMatchObject({ name: PERL, text: "http:g" });
    },
  ],
  [
    "`g?y/../x` gave `http://a/b/c/x` in all four browsers, which no RFC allows",
    () => {
      expect(browsersGive("g?y/../x")).toEqual(new Set(["http://a/b/c/x"]));
      expect(allowed({ base: BASE, reference: "g?y/../x" })).not.toContain("http://a/b/c/x");
    },
  ],
  [
    "three of four left out the slash after `..`",
    () => {
      expect(
        readingsOf("..")
          .filter(({ text }) => text === "http://a/b")
          .map(({ name }) => name),
      ).toEqual([NAVIGATOR, EXPLORER, MOSAIC]);
      expect(new Set(allowed({ base: BASE, reference: ".." }))).toEqual(new Set(["http://a/b/"]));
    },
  ],
  [
    "Navigator alone took `g:h` for a path",
    () => {
      expect(
        readingsOf("g:h")
          .filter(({ text }) => text !== "g:h")
          .map(({ name }) => name),
      ).toEqual([NAVIGATOR]);
    },
  ],
])("docs/history.md says so, and it is so: %s", (sentence, check) => {
  expect(section.replaceAll("\n", " ")).toContain(sentence);
  check();
});

const evidence = readFileSync(new URL("../../../docs/evidence/heirs.md", import.meta.url), "utf8");
const heirs = readFileSync(new URL("../../../docs/evidence/heirs.tsv", import.meta.url), "utf8");
const JAVA = "java.net.URI (Java)";
const PYTHON = "urllib.parse (Python)";
const OF_PERL = "URI (Perl)";
const RUBY = "URI (Ruby)";
const RUBY_2396 = "URI::RFC2396_Parser (Ruby)";
const LIBXML2 = "libxml2 (C)";

/** The answers of the runs that are not those of RFC 3986. */
const answers = heirs
  .trimEnd()
  .split("\n")
  .slice(1)
  .flatMap((row) => {
    const [reference = "", base = "", answer = "", , by = ""] = row.split("\t");
    return by.split(", ").map((name) => ({ reference, base, answer, name }));
  });
const answersTo = (reference: string, base = BASE) =>
  answers.flatMap((one) => (one.reference === reference && one.base === base ? [[one.name, one.answer]] : []));

const PAGES_WITHOUT_AUTHORITY = ["fred:///s//a/b/c", "http:///s//a/b/c"];

it.each<[sentence: string, check: () => void]>([
  [
    "java.net.URI (Java 25), urllib.parse (Python 3.14.10), URI (Perl) 5.40, URI (Ruby) 0.13.2 and its RFC 2396 parser, and libxml2 2.15.4",
    () => {
      const versions = [...evidence.matchAll(/^\| (\S+ \(\w+\)) +\| ([\d.]+)/gmu)].map(([, name, version]) => [
        name,
        version,
      ]);
      expect(versions).toEqual([
        [JAVA, "25.0.5.0.3"],
        [PYTHON, "3.14.10"],
        [OF_PERL, "5.40"],
        [RUBY_2396, "0.13.2"],
        [RUBY, "0.13.2"],
        [LIBXML2, "2.15.4"],
      ]);
      expect(evidence).toContain("All were run.");
      expect(answers.length).toBeGreaterThan(80);
    },
  ],
  [
    "`?y` is `http://a/b/c/?y` in java.net.URI alone",
    () => expect(answersTo("?y")).toEqual([[JAVA, "http://a/b/c/?y"]]),
  ],
  [
    "An empty reference is `http://a/b/c/` in java.net.URI alone, which no RFC says, and which Navigator did.",
    () => {
      expect(answersTo("")).toEqual([[JAVA, "http://a/b/c/"]]);
      expect(readingsOf("")[0]).toMatchObject({ name: NAVIGATOR, text: "http://a/b/c/" });
      expect(allowed({ base: BASE, reference: "" })).not.toContain("http://a/b/c/");
    },
  ],
  [
    "Ruby's URI gives all 103 results of RFC 3986; in version 0.11.0, of Ruby 3.1, it gave 79.",
    () => {
      expect(answers.filter(({ name }) => name === RUBY)).toEqual([]);
      expect(evidence).toMatch(/^\| URI \(Ruby\) .* \| 103 +\| 0 +\|$/mu);
    },
  ],
  [
    "java.net.URI and Perl's URI keep each surplus `..`, as RFC 1808 and RFC 2396 do, and libxml2 keeps one of several; these three also keep the dots of `/./g` and `/../g`.",
    () => {
      const one = by2396({ base: BASE, reference: "../../../g" });
      const two = by2396({ base: BASE, reference: "../../../../g" });
      expect([one, two]).toEqual(["http://a/../g", "http://a/../../g"]);
      expect(answersTo("../../../g")).toEqual([
        [JAVA, one],
        [OF_PERL, one],
        [LIBXML2, one],
      ]);
      expect(answersTo("../../../../g")).toEqual([
        [JAVA, two],
        [OF_PERL, two],
        [LIBXML2, one],
      ]);
      for (const reference of ["/./g", "/../g"]) {
        const kept = `http://a${reference}`;
        expect(answersTo(reference)).toEqual([
          [JAVA, kept],
          [OF_PERL, kept],
          [LIBXML2, kept],
        ]);
      }
    },
  ],
  [
    "urllib.parse alone ignores the scheme of `http:g`",
    () => expect(answersTo("http:g")).toEqual([[PYTHON, "http://a/b/c/g"]]),
  ],
  [
    "`http:` is refused by java.net.URI and by Ruby's RFC 2396 parser, as by the grammar of RFC 2396.",
    () => {
      expect(
        answersTo("http:")
          .filter(([, answer]) => answer === "refused")
          .map(([name]) => name),
      ).toEqual([JAVA, RUBY_2396]);
      expect(rfc2396.isValid("http:")).toBe(false);
    },
  ],
  [
    "None has RFC 1808's parameters: `;x` and `g;x=1/../y` are resolved as in RFC 2396 and RFC 3986.",
    () => {
      for (const reference of [";x", "g;x=1/../y"]) {
        expect(answersTo(reference)).toEqual([]);
        expect(by2396({ base: BASE, reference })).toBe(by3986({ base: BASE, reference }));
      }
      expect(answersTo("g", "http://a/b/c/d;p=1/2?q")).toEqual([]);
    },
  ],
  [
    "Perl's and Ruby's URI give the results of the RFCs",
    () => {
      for (const base of PAGES_WITHOUT_AUTHORITY) {
        const names = answers.filter((one) => one.base === base).map(({ name }) => name);
        expect(new Set(names)).toEqual(new Set([JAVA, PYTHON, RUBY_2396, LIBXML2]));
      }
    },
  ],
  [
    "java.net.URI and Ruby's RFC 2396 parser leave out the two slashes, and java.net.URI, libxml2 and, for `http`, urllib.parse make one slash of two in the path; urllib.parse does not resolve against `fred:` at all.",
    () => {
      const given = new Map(
        PAGES_WITHOUT_AUTHORITY.flatMap((base) =>
          answersTo("g", base).map(([name, answer]) => [`${name} ${base}`, answer]),
        ),
      );
      expect(Object.fromEntries(given)).toEqual({
        [`${JAVA} fred:///s//a/b/c`]: "fred:/s/a/b/g",
        [`${PYTHON} fred:///s//a/b/c`]: "g",
        [`${RUBY_2396} fred:///s//a/b/c`]: "fred:/s//a/b/g",
        [`${LIBXML2} fred:///s//a/b/c`]: "fred:///s/a/b/g",
        [`${JAVA} http:///s//a/b/c`]: "http:/s/a/b/g",
        [`${PYTHON} http:///s//a/b/c`]: "http:///s/a/b/g",
        [`${LIBXML2} http:///s//a/b/c`]: "http:///s/a/b/g",
        [`${RUBY_2396} http:///s//a/b/c`]: "http:/s//a/b/g",
      });
      const unresolved = answers.filter(({ name, base }) => name === PYTHON && base.startsWith("fred"));
      expect(unresolved.length).toBe(14);
      for (const { reference, answer } of unresolved) expect(answer).toBe(reference);
    },
  ],
])("docs/history.md says so of today, and the runs show it: %s", (sentence, check) => {
  expect(section.replaceAll("\n", " ")).toContain(sentence);
  check();
});
