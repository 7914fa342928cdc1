// Appendix C: URIs between angle brackets, double quotes or whitespace, and what is common practice for a sentence.

import { split } from "@std66/oracle";
import { matches } from "./grammar.ts";

/** With the brackets, and line breaks in them. */
const BRACKETED = /<([^<>]*)>/gu;
/**
 * In running text, only with `//`, so that a word before a colon does not count. All after it that a URI can contain.
 */
const RUN = /[A-Za-z][A-Za-z0-9+.-]*:\/\/[A-Za-z0-9._~:/?#[\]@!$&'()*+,;=%-]+/gu;
/** Ends a sentence, and not a URI. */
const PUNCTUATION = /[.,;:!?']$/u;

/** The URIs in a text, in its order. */
export function extractionAnew(text: string): string[] {
  const found = new Map<number, string>();
  const rest = text.replaceAll(BRACKETED, (whole: string, inner: string, index: number) => {
    const uri = bracketed(inner);
    if (uri === undefined) return whole;
    found.set(index, uri);
    return " ".repeat(whole.length);
  });
  for (const { 0: run, index } of rest.matchAll(RUN)) {
    const uri = inRun(run, rest.slice(index + run.length));
    if (uri !== undefined) found.set(index, uri);
  }
  return text.split("").flatMap((_, index) => found.get(index) ?? []);
}

/** Whitespace is ignored, and so is a `URL:` before a URI. */
function bracketed(inner: string): string | undefined {
  const text = inner.replaceAll(/[ \t\r\n]+/gu, "");
  return [text.replace(/^URL:/iu, ""), text].find((one) => matches("URI", one));
}

/** A letter, or a backslash with more after it: the authority goes on. */
const GOES_ON = /^(?:\p{L}|\\+[\p{L}\p{N}@/])/u;

/** The longest beginning that is a URI with a host, and that no punctuation of the sentence ends. */
function inRun(run: string, after: string): string | undefined {
  const { authority } = split(run);
  const isCut = run.endsWith(`//${authority}`) && GOES_ON.test(after);
  for (let end = run.length; end > 0 && !isCut; end--) {
    const text = run.slice(0, end);
    const whole = split(text).authority;
    const isAll = whole !== "" && (whole === authority || PUNCTUATION.test(`${authority}`.slice(`${whole}`.length)));
    if (isAll && matches("URI", text) && !PUNCTUATION.test(text) && isBalanced(text)) return text;
  }
  return undefined;
}

/** A closing parenthesis without its opening one belongs to the sentence. */
function isBalanced(text: string): boolean {
  return text.split(")").length <= text.split("(").length;
}
