/** The best-known differences between three standards, one after the other. */
import type { DialectId } from "@std66/legacy";
import { type Answer, answerTo } from "../answer/answer.ts";
import { asWritten } from "../text/passwords.ts";
import { resolutionTableRecord, resolutionRows } from "./resolution-table.ts";
import { syntaxTableRecord, syntaxRows } from "./syntax-table.ts";
import { visible } from "../text/visible.ts";
import { summaryLines } from "./reasons.ts";
import { MARK } from "./standards.ts";
import { comparedResolution, comparedSyntax } from "./web.ts";

const SHOWN: readonly DialectId[] = ["rfc1808", "rfc2396", "rfc3986"];

const INTRODUCTION = `How three standards treat the same text: RFC 1808 of 1995, RFC 2396 of 1998
(with RFC 2732), and RFC 3986 of 2005, which is in force. ${MARK} marks a difference
from RFC 3986. References are resolved against http://a/b/c/d;p?q, the base of
the RFCs' own examples, unless another base is shown. A text without a base is
shown by its components, each under the name that the standard gives it.`;

const BASE = "http://a/b/c/d;p?q";

/** A reference with its base, or a text without a base, whose syntax is compared. */
interface Example {
  /** Of the chapter that it begins. */
  readonly title?: string;
  readonly base?: string;
  readonly text: string;
  readonly strict?: boolean;
  readonly choice?: string;
}

/** In the order of publication of the standards that differ. */
const EXAMPLES: readonly Example[] = [
  { title: "1995: RFC 1808 differs from RFC 3986", base: BASE, text: ";x" },
  { base: BASE, text: "g?" },
  { base: BASE, text: "///g" },
  { text: "http://a/~b" },
  { text: "http://[::1]/" },
  { title: "1998: RFC 2396 differs from RFC 3986", base: BASE, text: "?y" },
  { base: BASE, text: "" },
  { base: "http://a", text: "g" },
  { base: "mailto:a", text: "b" },
  { text: "mailto:a?b" },
  { text: "foo:" },
  { text: "http://a_b/" },
  {
    title: "1998: RFC 2396 leaves a choice, and RFC 3986 does too for http:g",
    base: BASE,
    text: "../../../g",
    choice: "with --excess-dots keep; the alternatives are remove and error",
  },
  {
    base: BASE,
    text: "http:g",
    strict: false,
    choice: "with --lenient, which ignores the base's scheme in a reference",
  },
  { title: "2005: RFC 3986 differs from all earlier RFCs", base: BASE, text: "/./g" },
];

const END = `For the full comparison of an example, run:
  std66 legacy 'http://a/b/c/d;p?q' ';x'
  std66 legacy 'http://a/~b'`;

export interface Tour {
  readonly beginning: string;
  /** The first of a chapter has its title. */
  readonly examples: readonly Answer[];
  readonly end: string;
}

/**
 * The best-known differences between three standards: an introduction, examples and a closing note.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#appendix-D | RFC 3986 Appendix D}
 */
export function tour(): Tour {
  return { beginning: INTRODUCTION, examples: EXAMPLES.map(exampleAnswer), end: END };
}

function exampleAnswer({ title, base, text, strict = true, choice }: Example, index: number): Answer {
  const against = base === undefined ? "no base" : base === BASE ? undefined : `against ${base}`;
  const context = [against, choice].filter((each) => each !== undefined);
  const compared =
    base === undefined
      ? comparedSyntax(text, { dialects: SHOWN })
      : comparedResolution(base, text, { dialects: SHOWN, strict });
  return answerTo([text], asWritten, () => ({
    lines(style) {
      const { bold, dim } = style.colors;
      const head = `${index + 1}. ${bold(visible(text))}${context.length === 0 ? "" : dim(`  (${context.join(", ")})`)}`;
      // The choices of an example are in its head.
      const rows =
        "base" in compared ? resolutionRows({ ...compared, others: [] }, style) : syntaxRows(compared, style);
      const heads = title === undefined ? [head] : [bold(title), "", head];
      return [...heads, ...rows, ...summaryLines(compared.differences, style)];
    },
    record: () => ("base" in compared ? resolutionTableRecord(compared) : syntaxTableRecord(compared)),
  }));
}
