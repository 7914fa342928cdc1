// Why the row of the URL Standard differs, in the answers of the comparisons (URL Standard; RFC 3986 §5.2).

import { expect, it } from "vitest";
import { codeMeanings, meaning as meaningOf } from "../src/codes.ts";
import { asWritten, citedPieces, plainStyle } from "../src/index.ts";
import { dialects, standardsTable, syntax } from "../src/legacy.ts";
import { withoutSchemeOf } from "../src/legacy/web.ts";

const BASE = "http://a/b/c/d;p?q";
const shown = { show: asWritten };
const recordOf = (answer: { record: () => string | undefined }) =>
  JSON.parse(answer.record() ?? "null") as {
    agree: boolean;
    differences: { between: string[]; reasons: string[] }[];
    reasons: Record<string, { citations: string[] }>;
    traces?: { dialect: string; steps: { rule: string; value: string | null }[] }[];
  };

it("the row of the URL Standard has its reasons, with the sections of both", () => {
  const answer = dialects(BASE, "http:g", shown);
  const text = answer.lines({ ...plainStyle, width: 100 }).join("\n");
  expect(text).toContain("web-scheme-of-base: 3986 | URL Standard");
  expect(text).toContain("URL Standard (special relative or authority state); RFC 3986 §5.2.2; RFC 3986 §5.4.2");
  const { agree, differences, reasons } = recordOf(answer);
  expect(agree).toBe(true);
  expect(differences).toEqual([{ between: ["rfc3986", "whatwg"], reasons: ["web-scheme-of-base"] }]);
  expect(reasons["web-scheme-of-base"]?.citations).toHaveLength(3);
});

it.each([
  ["../g", {}],
  ["http:g", { strict: false }],
  ["http:g", { dialects: ["rfc2396", "rfc3986"] }],
  ["http:g", { dialects: ["rfc2396", "whatwg"] }],
] as const)("%s with %j has no reasons of the URL Standard", (input, options) => {
  const { differences } = recordOf(dialects(BASE, input, { ...shown, ...options }));
  expect(differences.filter(({ between }) => between.includes("whatwg"))).toEqual([]);
});

it("the meaning of a reason quotes each of its sections, the first beside their name", () => {
  const found = codeMeanings().find(({ code }) => code === "query-only-keeps-path");
  const text = meaningOf(found as NonNullable<typeof found>)
    .lines(plainStyle)
    .join("\n");
  expect(found?.sources.length).toBeGreaterThan(0);
  for (const section of [found?.section, ...(found?.sources ?? [])]) expect(text).toContain(`${section as string}: “`);
});

it.each(["uri", "absolute-uri", "iri", "absolute-iri"])("an example of %s is a reference without a scheme", (name) => {
  expect(codeMeanings().find(({ code }) => code === name)?.example).toBe("/a");
});

it.each([
  ["http:g", "g"],
  ["HTTP:a/b:c:d", "a/b:c:d"],
  ["http:a:b", "./a:b"],
  ["http://h/", "//h/"],
  ["ftp:g", "ftp:g"],
])("%s without the scheme of the base is %s", (input, expected) => {
  expect(withoutSchemeOf("http://a/b", input)).toBe(expected);
});

it.each([
  ["http:a b", BASE, ["web-path-set"]],
  ["HTTP:?d'Arc", BASE, ["web-query-apostrophe"]],
  ["http:1:b c", BASE, ["web-path-set"]],
  ["http:%2e/g", BASE, ["web-encoded-dot"]],
  ["http://a/b c", BASE, ["web-path-set"]],
  ["https:a", BASE, ["web-slashes-missing", "web-empty-path"]],
])("to a parser that is not strict, %s has the reasons of what follows the scheme", (input, base, reasons) => {
  const { differences } = recordOf(dialects(base, input, { ...shown, strict: false }));
  expect(differences.filter(({ between }) => between.includes("whatwg"))).toEqual([
    { between: ["rfc3986", "whatwg"], reasons },
  ]);
});

it.each([
  ["foo:g", "foo://a/b", { strict: false }, true],
  ["file:C:/g", "file:///x/y", { strict: false }, true],
  ["foo:g", "foo://a/b", {}, false],
  ["foo:g", "foo://a/b", { strict: false, dialects: ["rfc3986"] }, false],
  ["http:g", BASE, { strict: false }, false],
] as const)("%s against %s with %j has a note if its row is not explained: %s", (input, base, options, isNoted) => {
  const lines = dialects(base, input, { ...shown, ...options }).lines({ ...plainStyle, width: 100 });
  expect(lines.some((line) => line.includes("the URL Standard does not ignore this scheme"))).toBe(isNoted);
});

it("beside the row of std66, the URL Standard differs from that", () => {
  const { differences } = recordOf(dialects("f:/a", ".//g h", shown));
  expect(differences.at(-1)).toEqual({ between: ["rfc3986", "whatwg"], reasons: ["web-path-set"] });
  expect(
    recordOf(dialects("f:/a", ".//g", shown)).differences.filter(({ between }) => between.includes("whatwg")),
  ).toEqual([]);
});

it("the steps of the URL Standard are shown by code, with the text after each", () => {
  const answer = dialects(BASE, "http:g", { ...shown, steps: true });
  const lines = answer.lines({ ...plainStyle, width: 100 });
  expect(lines).toContain("    web-scheme-of-base  g");
  expect(lines).toContain("    resolve             http://a/b/c/g");
  const steps = recordOf(answer).traces?.find(({ dialect }) => dialect === "whatwg")?.steps;
  expect(steps?.map(({ rule }) => rule)).toEqual(["web-scheme-of-base", "resolve"]);
});

it("steps that fail end in an error, and a password is masked in each", () => {
  const lines = dialects(BASE, "http://u:secret@a:99999/\\", { steps: true }).lines({ ...plainStyle, width: 100 });
  expect(lines.filter((line) => line.includes("web-"))).toContain("    web-fails-port-range  error");
  expect(lines.join("\n")).not.toContain("secret");
});

it("one text alone has its reasons", () => {
  const { differences } = recordOf(syntax("http://a/?d'Arc", shown));
  expect(differences.at(-1)).toEqual({ between: ["rfc3986", "whatwg"], reasons: ["web-query-apostrophe"] });
});

it("a table has them if the URL Standard is among its columns", () => {
  const table = standardsTable(BASE, { ...shown, format: "markdown", dialects: ["rfc3986", "whatwg"] });
  expect(table.add("http:g").text).toContain("| web-scheme-of-base |");
  expect(table.end()).toContain("https://url.spec.whatwg.org/#special-relative-or-authority-state");
});

it("each code has a meaning, whose citations are links", () => {
  const meaning = codeMeanings().find(({ code }) => code === "web-empty-path");
  expect(meaning).toMatchObject({ kind: "reason", section: "URL Standard (path start state)" });
  expect(citedPieces("URL Standard (path start state)")).toEqual([
    { text: "URL Standard (path start state)", href: "https://url.spec.whatwg.org/#path-start-state" },
  ]);
});
