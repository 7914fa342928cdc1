/** RFC 3986 §4.1: texts that are not URI-references, and what a browser repairs in them (URL Standard §4.4). */
import { MASK } from "@std66/core/diagnostics";
import type { ExecutableRule } from "./executable-rule.ts";
import { type Quote, quoted } from "../subject/quote.ts";
import type { FoundPlace } from "../subject/finding.ts";
import { trimmedBounds } from "../text/repair.ts";
import type { Subject } from "../subject/subject.ts";

/** A scheme that is not special, so that `URL` keeps its backslashes (URL Standard §4.2). */
const NOT_SPECIAL = /^(?!(?:https?|wss?|ftp|file):)[a-z][-+.\da-z]*:/i;

export const invalidTextRules: readonly ExecutableRule[] = [
  {
    code: "not-a-uri-reference",
    severity: "info",
    component: undefined,
    summary: "the text is not a URI-reference",
    explanation:
      "Each program repairs it in its own way, or refuses it. The other findings are about the text as a browser repairs it.",
    help: "refuse it, or repair it once and pass on the result",
    section: "RFC 3986 §4.1",
    sources: ["CWE-20"],
    example: "http://good.example/a b",
    counterexample: "http://good.example/a%20b",
    needs: "error",
    find(subject) {
      const { error } = subject;
      if (error === undefined) return [];
      const { component, offset, length, message } = error;
      // The finding has the offset and the section as properties.
      const reason = message.slice(0, message.lastIndexOf(" ("));
      const isQuoting = subject.hasSecret(offset, offset + length) && reason.startsWith("`");
      const hidden = `a character of a possible secret is not allowed in the ${component}`;
      return [{ component, start: offset, end: offset + length, message: isQuoting ? hidden : reason }];
    },
  },
  {
    code: "backslash",
    severity: "warning",
    component: undefined,
    summary: "a `\\` before the query",
    explanation:
      "A browser takes it for a `/` where the scheme is `http`, `https`, `ws`, `wss`, `ftp` or `file`, other programs for data or for a part of the userinfo. They then see different hosts.",
    help: "write `/` or `%5C`",
    section: "URL Standard §4.4",
    sources: ["RFC 3986 §2", "CWE-601", "CVE-2020-26291", "CVE-2021-27515"],
    example: "http://evil.example\\@good.example/",
    counterexample: "http://good.example/?a=%5C",
    needs: "error",
    *find(subject) {
      const text = subject.given.slice(0, subject.given.search(/[?#]|$/));
      const readers = NOT_SPECIAL.test(text) ? "some programs take" : "a browser takes";
      yield* matchesInGiven(subject, text, /\\+/g, () => `${readers} the backslash for a slash`);
    },
  },
  {
    code: "tab-or-newline",
    severity: "warning",
    component: undefined,
    summary: "a tab or a line break within the text",
    explanation: "A browser removes it. A check of the text sees another scheme or host.",
    help: "refuse it",
    section: "URL Standard §4.4",
    sources: ["RFC 3986 Appendix C", "CWE-93", "CVE-2022-24723"],
    example: "java\tscript:alert(1)",
    counterexample: "http://good.example/a%20b",
    needs: "error",
    *find(subject) {
      const [from, to] = trimmedBounds(subject.given);
      const text = subject.given.slice(from, to);
      for (const { start, end, ...rest } of matchesInGiven(
        subject,
        text,
        /[\t\n\r]+/g,
        () => "a browser removes tabs and line breaks",
      )) {
        yield { ...rest, start: from + start, end: from + end };
      }
    },
  },
  {
    code: "surrounding-space",
    severity: "info",
    component: undefined,
    summary: "spaces or control characters around the text",
    explanation: "A browser removes them. A check of the first characters does not see the scheme.",
    help: "remove them once, before any check",
    section: "URL Standard §4.4",
    sources: ["RFC 3986 Appendix C", "CWE-184", "CVE-2022-24723"],
    example: " javascript:alert(1)",
    counterexample: "http://good.example/%20",
    needs: "error",
    *find({ given }) {
      const [from, to] = trimmedBounds(given);
      const message = "a browser removes spaces and control characters around the text";
      if (from > 0) yield { component: undefined, start: 0, end: from, message };
      if (to < given.length) yield { component: undefined, start: to, end: given.length, message };
    },
  },
  {
    code: "control-character",
    severity: "warning",
    component: undefined,
    summary: "a control character that is not encoded",
    explanation: "Some programs end the text there; others remove or encode it.",
    help: "refuse it",
    section: "RFC 3986 §2",
    sources: ["CWE-158", "CWE-150"],
    example: "http://good.example\u0000.evil.example/",
    counterexample: "http://good.example/%20",
    needs: "error",
    find(subject) {
      const [from, to] = trimmedBounds(subject.given);
      const pattern = /(?![\t\n\r])\p{Cc}/gu;
      return [
        ...matchesInGiven(
          subject,
          subject.given.slice(0, to),
          pattern,
          (found, quote) => `${quote(found)} is a control character`,
        ),
      ].filter(({ start }) => start >= from);
    },
  },
  {
    code: "percent-u",
    severity: "warning",
    component: undefined,
    summary: "`%u` with four digits, which no standard defines",
    explanation: "Some servers decode it, so that it hides a character from a check.",
    help: "refuse it, or encode the character as UTF-8",
    section: "RFC 3986 §2.1",
    sources: ["CWE-177", "CWE-173"],
    example: "http://good.example/%u002e%u002e/",
    counterexample: "http://good.example/%C3%A4",
    needs: "error",
    find: (subject) =>
      matchesInGiven(
        subject,
        subject.given,
        /%u[\dA-Fa-f]{4}/g,
        (found, quote) => `${quote(found)} is a character to some servers`,
      ),
  },
];

/** Places in the text as given, which belong to no component of the text as repaired. */
function* matchesInGiven(
  subject: Subject,
  text: string,
  pattern: RegExp,
  message: (match: string, quote: Quote) => string,
): Generator<FoundPlace> {
  for (const { 0: match, index } of text.matchAll(pattern)) {
    const end = index + match.length;
    const quote: Quote = (found) => quoted(subject.hasSecret(index, end) ? MASK : found);
    yield { component: undefined, start: index, end, message: message(match, quote) };
  }
}
