/** RFC 3986 §3.2.1 and Appendix C: a text with URIs in it, or a document, without the passwords. */
import { documentLinks } from "@std66/extract/documents";
import { masked } from "@std66/report";
import { MASK } from "@std66/core/diagnostics";
import type { Kind } from "./question.ts";

/**
 * Up to where a password may begin: "//", however it is written, a user name and ":". An IP literal is not a user name,
 * and a port not a password.
 */
const TO_PASSWORD =
  /(?:[/\\]{2}|\b(?:https?|wss?|ftp):[/\\]?(?![/\\]))(?!\[[^\]\s/]*\](?::\d*)?(?:[\s/?#]|$))[^\s/?#@:\\]*:(?!\d*(?:[/?#]|[.,;:!?)\]}>"'`]*(?:\s|$)))/giu;

const NAMED = new Map([
  ["sol", "/"],
  ["colon", ":"],
  ["commat", "@"],
  ["bsol", "\\"],
]);

/**
 * The text with every possible password masked, up to the last "@"; `undefined` if it cannot be decided where one ends.
 */
export async function maskedDocument(text: string, kind: Kind): Promise<string | undefined> {
  const spans: { readonly start: number; readonly end: number; readonly shown: string }[] = [];
  const goesOn = tailsOf(text);
  try {
    for await (const { start, end, input } of documentLinks([text], kind)) {
      const shown = masked(input);
      const isExact = text.slice(start, end) === input;
      // What is written with escapes cannot be replaced by offsets of what they mean.
      if (shown !== input && (!isExact || start < (spans.at(-1)?.end ?? 0))) return undefined;
      const isDelimited = kind === "html" || kind === "json";
      if (isExact && (shown !== input || isDelimited) && (isDelimited || !goesOn(end)))
        spans.push({ start, end, shown });
    }
  } catch (error) {
    // Not JSON: it has no links.
    if (!(error instanceof SyntaxError)) throw error;
  }
  const lastAt = text.lastIndexOf("@");
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, shown } of [...spans, { start: text.length, end: text.length, shown: "" }]) {
    if (start < from) continue;
    const between = withoutLoose(text.slice(from, start), lastAt >= start);
    if (between === undefined) return undefined;
    parts.push(between, shown);
    from = end;
  }
  const result = parts.join("");
  const meant = unescaped(result);
  return meant === result || withoutLoose(meant, false) === meant ? result : undefined;
}

/** The characters up to the next white space. */
function tailOf(text: string, from: number): string {
  const length = text.slice(from).search(/\s/u);
  return text.slice(from, length === -1 ? undefined : from + length);
}

/**
 * Returns a function that says whether an "@" is between an offset, none before the last one, and the next white space.
 */
function tailsOf(text: string): (from: number) => boolean {
  let end = -1;
  let at = -1;
  return (from) => {
    if (from > end) {
      end = from + tailOf(text, from).length;
      at = text.slice(from, end).lastIndexOf("@") + from;
    }
    return at >= from;
  };
}

/**
 * Masks where no link was found. A password may have any character but white space; one that may go on after it is not
 * decided. `isFollowed`: an "@" is in what follows the text.
 */
function withoutLoose(text: string, isFollowed: boolean): string | undefined {
  const lastAt = text.lastIndexOf("@");
  let result = "";
  let from = 0;
  TO_PASSWORD.lastIndex = 0;
  for (let found = TO_PASSWORD.exec(text); found !== null; found = TO_PASSWORD.exec(text)) {
    const start = found.index + found[0].length;
    if (start > lastAt && !isFollowed) break;
    const at = tailOf(text, start).lastIndexOf("@");
    if (at === -1) return undefined;
    result += text.slice(from, start) + MASK;
    from = start + at;
    TO_PASSWORD.lastIndex = from;
  }
  return result + text.slice(from);
}

/** Decodes the delimiters that HTML, JSON or Markdown writes with escapes. */
function unescaped(text: string): string {
  return text
    .replaceAll(/(?:&#x0*|\\u00)(2f|3a|40|5c);?/giu, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .replaceAll(/&#0*(47|58|64|92);?/gu, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll(/&(sol|colon|commat|bsol);/gu, (_, name: string) => NAMED.get(name) ?? "")
    .replaceAll(/\\([/:@\\])/gu, "$1");
}
