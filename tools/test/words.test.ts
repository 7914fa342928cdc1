// Checks the terms in names and pages: those that the standard asks for, and those that it discourages.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { textFiles } from "../text-files.mjs";
import { root } from "../workspace.mjs";

// @std66/legacy uses the terms of RFC 1738 and 1808, @std66/url-standard those of the URL Standard; @std66/vectors has
// data for all packages.
const surfaces = textFiles(/^packages\/(?!legacy\/|url-standard\/|vectors\/)[^/]+\/api\/[^/]+\.api\.md$/u).map(
  ({ path, text }) => ({
    name: path.split("/")[1] as string,
    identifiers: text.replaceAll(/"[^"]*"|'[^'\n]*'|^ *\/\/.*$/gmu, "").match(/[A-Za-z_$][\w$]*/gu) ?? [],
  }),
);

/** The identifiers that contain one of the words, as `isUrl` and `URLS_OF` contain "url". */
function identifiersWith(words: RegExp, of: readonly string[]): readonly string[] {
  return of.filter((identifier) =>
    (identifier.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/gu) ?? []).some((word) => words.test(word.toLowerCase())),
  );
}

test("R-005 R-164 no exported name says URL or URN: names say URI or reference", () => {
  expect(surfaces.map(({ identifiers }) => identifiersWith(/^ur[ln]s?$/u, identifiers))).toEqual(
    surfaces.map(() => []),
  );
  expect(surfaces.map(({ name }) => name)).toEqual(expect.arrayContaining(["core", "normalize", "resolve"]));
});

test("R-011 nothing is called a relative URI", () => {
  const pages = textFiles(
    /^(?!packages\/legacy\/)(?:(?:packages|adapters|apps)\/[^/]+\/(?:src\/.*|README\.md|api\/.*)|[^/]+\.md|docs\/.*\.md)$/u,
  );
  // These pages quote older standards, or this requirement.
  const own = pages.filter(({ path }) => !/^docs\/(?:history|evidence\/conformance)\.md$/u.test(path));
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter(({ text }) => /\brelative[\s_-]*ur[il]s?\b/iu.test(text)).map(({ path }) => path)).toEqual([]);
});

test("R-008 resolution means reference resolution: core and normalize export no such name, and resolve's documentation says so", () => {
  // Links of a page are resolved by extract, and IRIs by iri; report shows the steps of resolve.
  const others = surfaces.filter(({ name }) => !["resolve", "extract", "iri", "report"].includes(name));
  expect(
    others.map(({ identifiers }) => identifiersWith(/^resol(?:ve[drs]?|vers|ving|utions?)$/u, identifiers)),
  ).toEqual(others.map(() => []));
  expect(readFileSync(join(root, "packages/resolve/README.md"), "utf8")).toMatch(/^# .*\n\nReference resolution .*§5/u);
  for (const [file, name] of [
    ["resolve", "resolve"],
    ["resolve", "resolverFor"],
    ["trace-resolution", "traceResolution"],
  ] as const) {
    expect([name, documentationOf("resolve", file, name)]).toEqual([name, expect.stringContaining("RFC 3986 §5")]);
  }
});

test("R-165 the documentation of encoding and decoding names the encoding", () => {
  for (const name of ["percentEncode", "percentDecode", "percentDecodeBytes"]) {
    expect([name, documentationOf("core", "encoding/percent-encoding", name)]).toEqual([
      name,
      expect.stringContaining("UTF-8"),
    ]);
  }
});

// A scheme in a test begins with "Nobody.".
const WORDS =
  /\b(?:who|whoever|whomever|nobody(?!\.)|somebody|affairs?|as it stands|at one with|behind (?:an?|each|it|the|them|this)|tells? of|told|surely|in front of|a word why|comes to|(?<!there )is none|(?<!regular |mdx-)expressions?)\b|, too\b(?!\s+\w)/giu;

test("no page, source or test title contains a word that makes it read like a translation", () => {
  const pages = textFiles(
    /\.(?:ts|[mc]?js|jsonc?|md|txt|ya?ml|abnf|sh)$|^docs\/(?:requirements|history\/\w+)\.tsv$/u,
  ).filter(({ path }) => !/^(?:(?:.+\/)?pnpm-lock\.yaml|tools\/test\/words\.test\.ts)$/u.test(path));
  expect(pages.length).toBeGreaterThan(400);
  const found = pages.flatMap((page) =>
    (page.text.match(WORDS) ?? [])
      .filter((word) => !isOfRfc6570(page, word))
      .map((word) => ({ path: page.path, word })),
  );
  expect(found).toEqual([]);
});

/** RFC 6570 defines `expression`, and a variable of its examples is `who`. */
function isOfRfc6570({ path, text }: { readonly path: string; readonly text: string }, word: string): boolean {
  return /^expressions?$/iu.test(word)
    ? /RFC 6570|"6570"|@std66\/template"/u.test(text)
    : word === "who" && path.endsWith("/vectors/data/templates.json");
}

// A black hole of the benchmarks is another thing, and `UriHole` was a type.
const HOLE = /(?<!black[ -])\bholes?(?![a-z])|(?<![Bb]lack|Uri)Hole|\bHOLE/gu;

test("what a template substitutes is a substitution, as ECMAScript calls it, and not a hole", () => {
  const pages = textFiles(/\.(?:ts|[mc]?js|jsonc?|md)$/u).filter(({ path }) => path !== "tools/test/words.test.ts");
  expect(pages.length).toBeGreaterThan(400);
  const found = pages.flatMap(({ path, text }) => (text.match(HOLE) ?? []).map((word) => ({ path, word })));
  expect(found).toEqual([]);
});

// Figures are true of one machine and one day: they live in the decisions, which comments link.
const TIMING =
  /^\s*(?:\/?\*|\/\/).*(?:\d\s?(?:ns|µs|ms)\b|(?:milli|micro|nano)seconds? (?:to|of)|times? the time|of the time\b|of the start-up time|takes? (?:a|some|\w+) (?:second|millisecond|microsecond)s?)/gmu;

test("no comment of a source or a configuration states a timing", () => {
  const sources = textFiles(
    /^(?:(?:packages|adapters|apps)\/.*\/)?(?:src\/.*\.ts|assembly\/.*\.ts|[\w.-]+\.m?js|vitest\.config\.ts|turbo\.json)$/u,
  );
  expect(sources.length).toBeGreaterThan(300);
  const found = sources.flatMap(({ path, text }) => (text.match(TIMING) ?? []).map((comment) => ({ path, comment })));
  expect(found).toEqual([]);
});

/** The comment before an exported function, as an editor shows it, without its tags. */
function documentationOf(folder: string, file: string, name: string): string {
  const source = readFileSync(join(root, "packages", folder, "src", `${file}.ts`), "utf8");
  const before = source.slice(0, source.search(new RegExp(`export (?:function|const) ${name}\\b`, "u")));
  return before.slice(before.lastIndexOf("/**")).split("* @", 1)[0] as string;
}
