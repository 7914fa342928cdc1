/** The famous differences between three standards, one after the other. */
import { type DialectId, compareResolution, compareSyntax } from "@std66/legacy";
import type { Colors } from "picocolors/types.js";
import { asIs } from "./passwords.ts";
import { resolutionJson, resolutionRows } from "./resolution-comparison.ts";
import { MARK } from "./standards-table.ts";
import { syntaxJson, syntaxRows } from "./syntax-comparison.ts";
import { visible } from "./visible.ts";
import { summaryLines } from "./why.ts";

/** The standards that had an algorithm when they were in force. */
const SHOWN: readonly DialectId[] = ["rfc1808", "rfc2396", "rfc3986"];

const INTRODUCTION = `What three standards make of the same text: RFC 1808 of 1995, RFC 2396 of 1998
(with RFC 2732), and RFC 3986 of 2005, which is in force. ${MARK} marks what differs
from RFC 3986. A reference is resolved against the base of the RFCs' own
examples, http://a/b/c/d;p?q, unless another one is given.`;

const BASE = "http://a/b/c/d;p?q";

/** A reference with its base, or, without one, a text to be read as it stands. */
interface Example {
  readonly base?: string;
  readonly text: string;
  readonly choice?: "excess-dots" | "lenient";
}

/** What an example shows of a choice. */
const CHOICES: Readonly<Record<NonNullable<Example["choice"]>, string>> = {
  "excess-dots": "with --excess-dots keep; it can be remove or error too",
  lenient: "with --lenient, which ignores the base's own scheme",
};

/** In the order of the years in which the standards came that differ from what is in force. */
const CHAPTERS: readonly { readonly title: string; readonly examples: readonly Example[] }[] = [
  {
    title: "1995: where RFC 1808 alone differs from RFC 3986",
    examples: [
      { base: BASE, text: ";x" },
      { base: BASE, text: "g?" },
      { base: BASE, text: "///g" },
      { text: "http://a/~b" },
      { text: "http://[::1]/" },
    ],
  },
  {
    title: "1998: where RFC 2396 alone differs from RFC 3986",
    examples: [
      { base: BASE, text: "?y" },
      { base: BASE, text: "" },
      { base: "http://a", text: "g" },
      { base: "mailto:a", text: "b" },
      { text: "mailto:a?b" },
      { text: "foo:" },
      { text: "http://a_b/" },
    ],
  },
  {
    title: "1998: where RFC 2396 leaves a choice; of the second, RFC 3986 still does",
    examples: [
      { base: BASE, text: "../../../g", choice: "excess-dots" },
      { base: BASE, text: "http:g", choice: "lenient" },
    ],
  },
  {
    title: "2005: where RFC 3986 does what none did before",
    examples: [{ base: BASE, text: "/./g" }],
  },
];

const END = `For all that there is to say of one of them:
  std66 legacy 'http://a/b/c/d;p?q' ';x'
  std66 legacy 'http://a/~b'`;

/** An object for each example, as the comparison of it has one. */
export function tourJson(): readonly string[] {
  return CHAPTERS.flatMap(({ examples }) =>
    examples.map((example) =>
      example.base === undefined
        ? syntaxJson(example.text, compareSyntax(example.text, { dialects: SHOWN }))
        : resolutionJson(example.base, example.text, resolutionOf(example.base, example)),
    ),
  );
}

/** A text for the introduction, each example, and what to do next; that of a chapter's first example has its title. */
export function tourBlocks(colors: Colors): readonly string[] {
  let number = 0;
  const blocks = CHAPTERS.flatMap(({ title, examples }) =>
    examples.map((example, index) => {
      const head = index === 0 ? [colors.bold(title), ""] : [];
      return [...head, ...exampleLines(++number, example, colors)].join("\n");
    }),
  );
  return [INTRODUCTION, ...blocks, END];
}

function exampleLines(number: number, example: Example, colors: Colors): string[] {
  const { base, text, choice } = example;
  const context = [
    ...(base === undefined ? ["as it stands"] : base === BASE ? [] : [`against ${base}`]),
    ...(choice === undefined ? [] : [CHOICES[choice]]),
  ];
  const head = `${number}. ${colors.bold(visible(text))}${context.length === 0 ? "" : colors.dim(`  (${context.join(", ")})`)}`;
  if (base === undefined) {
    const comparison = compareSyntax(text, { dialects: SHOWN });
    return [head, ...syntaxRows(text, comparison, colors), ...summaryLines(comparison.differences)];
  }
  const comparison = resolutionOf(base, example);
  return [head, ...resolutionRows(comparison, colors, asIs), ...summaryLines(comparison.differences)];
}

function resolutionOf(base: string, { text, choice }: Example): ReturnType<typeof compareResolution> {
  return compareResolution(base, text, { dialects: SHOWN, strict: choice !== "lenient" });
}
