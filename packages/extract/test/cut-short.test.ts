// RFC 3986 Appendix A: a URI that ends before a character that no URI has there, and what an author may have meant by
// the rest.

import { describe, expect, test } from "vitest";
import { type DocumentKind, type OmittedText, documentLinks } from "../src/documents.ts";
import { extractUris, extractUrisFrom } from "../src/index.ts";
import { leftOutOf } from "./found.ts";

const A = "http://a.example/b";

/** The first URI of a text, and what is said to be left out after it as not allowed. */
function cutIn(text: string): [uri: string | undefined, cut: string[]] {
  const [hit] = extractUris(text);
  return [hit?.text, hit === undefined ? [] : leftOutOf(text, hit).filter((left) => left.startsWith("not-allowed"))];
}

test.for([
  // In running text.
  [`${A}?param[]=x`, `${A}?param`, "["],
  [`${A}]c`, A, "]"],
  [`[c] ${A}]c`, A, "]"],
  [`${A}|c`, A, "|"],
  [`${A}{c}`, A, "{"],
  [`${A}}c`, A, "}"],
  [`${A}\\c`, A, "\\"],
  [`${A}^c`, A, "^"],
  [`${A}\`c`, A, "`"],
  [`${A}%zz`, A, "%"],
  [`${A}%4`, A, "%"],
  [`${A}/50% x`, `${A}/50`, "%"],
  [`${A}%`, A, "%"],
  [`${A}/{{ c }}/d`, `${A}/`, "{"],
  [`${A}/\${{ c }}/d`, `${A}/$`, "{"],
  [`${A}/{% c %}`, `${A}/`, "{"],
  [`${A}/{}`, `${A}/`, "{"],
  [`${A}?c=[]`, `${A}?c=`, "["],
  [`${A}?c[d]=e`, `${A}?c`, "["],
  [`${A}[1]`, A, "["],
  [`${A}[c d]e`, A, "["],
  [`${A}\u2026c d ] e`, A, "\u2026"],
  [`${A}/[c]/d`, `${A}/`, "["],
  [`${A}/[c d\ne]`, `${A}/`, "["],
  [`${A}/[${"c".repeat(600)}]`, `${A}/`, "["],
  [`${A}/<%= c %>/d`, `${A}/`, "<"],
  [`${A}"c`, A, '"'],
  [`see ${A}"c" and`, A, '"'],
  [`${A}\u00E9`, A, "\u00E9"],
  [`${A}\u4F8B`, A, "\u4F8B"],
  // Between angle brackets.
  [`<${A}|c>`, A, "|"],
  [`<${A}[1]>`, A, "["],
  [`<${A}{id}>`, A, "{"],
  [`<${A}\\u00E9>`, A, "\\"],
  [`<${A}\u00E9>`, A, "\u00E9"],
  [`<${A} c>`, A, " "],
  [`<${A}\tc>`, A, "\t"],
  [`< ${A} c >`, A, " "],
  [`<URL:${A} c>`, A, " "],
  [`<URL: ${A} c>`, A, " "],
  [`<${A} c"d>`, A, " "],
  [`<${A}"c>`, A, '"'],
  [`<${A}. C>`, A, " "],
  [`<${A}\nc|d>`, A, "\n"],
  [`_:a <${A} c> <http://d/> .`, A, " "],
] as const)("R-151 %j is cut short", ([text, uri, cut]) => {
  expect(cutIn(text)).toEqual([uri, [`not-allowed ${cut}`]]);
});

test.for([
  [A],
  [`"${A}"c`],
  [`'${A}'c`],
  [`"see ${A}" c`],
  [`"see ${A}",c`],
  [`"see ${A}"@en`],
  [`"see ${A}\\n* c"`],
  [`"see ${A}\\r\\nC"`],
  [`"see ${A}\\\\tc"`],
  [`"see ${A}"^^<http://x>`],
  [`{"a":"see ${A}"}`],
  [`[${A}]c`],
  [`[see ${A}]c`],
  [`[see ${A}](c)`],
  [`[see ${A}]: c`],
  [`(see ${A})c`],
  [`(see ${A}]`],
  [`${A}] c`],
  [`${A}" c`],
  [`{${A}} c`],
  [`{ ${A} }`],
  [`[${A}][]`],
  [`${A}[a label] and`],
  [`${A}[a "label"].`],
  [`${A}<!-- c -->`],
  [`\`${A}\`s`],
  [`|${A}|c`],
  [`<${A}>c`],
  [`<${A} >c`],
  [`<a href=${A} class=c>`],
  [`<${A} c <d>`],
  [`<${A} c\nd>`],
  [`<${A} -- >`],
  [`x < ${A}`],
  [`${A}\u3002`],
] as const)("R-151 %j is not, and nothing is reported", async ([text]) => {
  expect(cutIn(text)[0]).toBe(A);
  expect(await reportsIn([text], "text")).toEqual([]);
});

test("R-151 the same is left out in pieces, wherever the text is cut", async () => {
  const text = `<${A} c> ${A}"c ${A}]c [x ${A}]c <URL: ${A}\tc> <${A} ${"c ".repeat(30)}> ${A}[a label] ${A}[b]c`;
  const whole = [...extractUris(text)];
  expect(whole.flatMap((hit) => leftOutOf(text, hit))).toHaveLength(7);
  for (let at = 0; at <= text.length; at++) {
    const hits = [];
    for await (const hit of extractUrisFrom([text.slice(0, at), text.slice(at)])) hits.push(hit);
    expect(hits).toEqual(whole);
  }
});

async function reportsIn(pieces: readonly string[], kind: DocumentKind, iris = false) {
  const reported: string[] = [];
  for await (const _ of documentLinks(pieces, kind, {
    iris,
    omitted(line, column, reason, { input, start, end, error }) {
      reported.push(
        `${line}:${column} ${reason} ${start}-${end} ${input} ${error?.code ?? "none"} ${error?.offset ?? ""}`.trim(),
      );
    },
  }));
  return reported;
}

describe("documentLinks says what stands at a place, and what is wrong with it", () => {
  test.for<[DocumentKind, string, boolean, string[]]>([
    ["text", "a\nhttp://a/b|c d", false, ["2:1 cut-short 2-14 http://a/b|c pchar 10"]],
    ["text", "<http://a/b c>", false, ["1:2 cut-short 1-14 http://a/b c> pchar 10"]],
    ["text", "http://a/\u00E9b", false, ["1:1 iri 0-11 http://a/\u00E9b pchar 9"]],
    ["text", "http://b:x/c", false, ["1:1 host 0-12 http://b:x/c port 9"]],
    ["text", "http://a,b.c/", false, ["1:1 host 0-13 http://a,b.c/ none"]],
    [
      "text",
      "http://h:port/ x\nhttp://h:p\n",
      false,
      ["1:1 host 0-14 http://h:port/ port 9", "2:1 host 17-27 http://h:p port 9"],
    ],
    ["text", "see HTTPS:///a.example/b c", false, ["1:5 host 4-24 HTTPS:///a.example/b http-uri 8"]],
    ["text", "http://u:p q@h/ x", false, ["1:1 host 0-15 http://u:p q@h/ userinfo 10"]],
    ["text", "http://\u00E9.b\u2063c/", true, ["1:1 host 0-13 http://\u00E9.b\u2063c/ reg-name 10"]],
    ["text", "http://a/\u00E9|b", true, ["1:1 cut-short 0-12 http://a/\u00E9|b pchar 10"]],
    ["markdown", "see\nhttp://a/b|c d", false, ["2:1 cut-short 4-16 http://a/b|c pchar 10"]],
    ["markdown", "http://a,b.c/d e", false, ["1:1 host 0-14 http://a,b.c/d none"]],
    ["json", '["a http://a/\u00E9"]', false, ["1:5 iri 4-14 http://a/\u00E9 pchar 9"]],
    ["json", '["a http://a/b|c"]', false, ["1:5 cut-short 4-15 http://a/b| pchar 10"]],
    ["json", '["a http://a/\\u00E9"]', false, ["1:5 iri 4-13 http://a/\u00E9 pchar 9"]],
    // RFC 3986 Appendix C: "<" and ">" delimit a URI that is broken over lines.
    ["text", "x <http://a/b\n/c|d>", false, ["1:4 cut-short 3-19 http://a/b\n/c|d> pchar 10"]],
    ["markdown", "x <http://a/b\n/c|d>", false, ["1:4 cut-short 3-19 http://a/b\n/c|d> pchar 10"]],
    ["xml", "<a>x &lt;http://a/b\n/c|d&gt;</a>", false, ["1:10 cut-short 9-28 http://a/b\n/c|d> pchar 10"]],
    ["json", '["x <http://a/b\\n/c|d>"]', false, ["1:6 cut-short 5-15 http://a/b\n pchar 10"]],
    ["csv", '"x <http://a/b\n/c|d>"', false, ["1:5 cut-short 4-15 http://a/b\n pchar 10"]],
    [
      "csv",
      '"x <http://a/b\n/c|d>, <http://a/b\n/e\u00E9>"',
      false,
      ["1:5 cut-short 4-15 http://a/b\n pchar 10", "2:9 iri 23-34 http://a/b\n pchar 10"],
    ],
    ["csv", '"x <http://a/b\n/c>"', false, []],
    ["json", '["x <http://a/b\\n/c>, <http://a/b\\nc d>"]', false, []],
    ["csv", 'a,"b ""http://a/b|c"""', false, ["1:8 cut-short 7-18 http://a/b| pchar 10"]],
  ])("%s %j, with iris %s", async ([kind, text, iris, expected]) => {
    expect(await reportsIn([text], kind, iris)).toEqual(expected);
    if (kind === "text") expect(await reportsIn(Array.from(text), kind, iris)).toEqual(expected);
  });
});

test("the fault of what is cut short is where IRIs end, after any number of their characters", async () => {
  const faults: unknown[] = [];
  const omitted = (_line: number, _column: number, reason: string, { input, error }: OmittedText): void =>
    void faults.push([reason, input, error?.offset]);
  for await (const _ of documentLinks([`${A}\u00E9\u00E9{c}`], "text", { iris: true, omitted }));
  expect(faults).toEqual([["cut-short", `${A}\u00E9\u00E9{c}`, A.length + 2]]);
});
