/** RFC 3986 §7.3: what a path has after decoding. */
import type { ExecutableRule } from "./executable-rule.ts";
import { matchesIn } from "../subject/find-in-part.ts";
import { segmentsOf } from "../text/pieces.ts";
import { type Quote, quoteAt } from "../subject/quote.ts";
import type { FoundPlace } from "../subject/finding.ts";
import type { Subject } from "../subject/subject.ts";

/** Schemes whose paths are not a hierarchy, or are not decoded. */
const OPAQUE: readonly string[] = [
  "data",
  "mailto",
  "urn",
  "tel",
  "sms",
  "magnet",
  "about",
  "javascript",
  "cid",
  "mid",
  "news",
];

/** A dot, as it is or encoded. */
const DOT = String.raw`(?:\.|%2e)`;
/** An encoded "/" or "\". */
const ENCODED_SLASH = "%(?:2f|5c)";
/** A dot-segment that is seen only after decoding. */
const ENCODED_DOTS = new RegExp(
  `^(?:${DOT}{1,2})(?:${ENCODED_SLASH}|$)|${ENCODED_SLASH}${DOT}{1,2}(?:${ENCODED_SLASH}|$)`,
  "i",
);

/** A segment without its parameters, which may be secrets (RFC 3986 §3.3, §7.5). */
function withoutParameters(segment: string): string {
  return segment.replace(/(;|%3b).+/is, "$1");
}

function shortened(segment: string): string {
  const name = withoutParameters(segment);
  return name === segment ? segment : `${name}…`;
}

/** Names of devices in Windows, with any extension. */
const DEVICES = /^(?:aux|con|nul|prn|(?:com|lpt)[\d\u00B9\u00B2\u00B3]|conin\$|conout\$)(?:\..*)?$/i;
/** What a path has in which a segment is one of them, or is three or more dots. */
const LIKE_RESERVED = /%|(?:^|\/)(?:aux|con|nul|prn|com|lpt|\.\.\.)/i;

export const pathRules: readonly ExecutableRule[] = [
  {
    code: "path-encoded-dots",
    severity: "warning",
    component: "path",
    summary: "a segment of the path is or contains an encoded dot-segment",
    explanation:
      "A check before decoding sees an ordinary segment. A server that decodes later climbs up the hierarchy; browsers do so at once.",
    help: "remove dot-segments after decoding, and check the result",
    section: "RFC 3986 §7.3",
    sources: ["RFC 3986 §6.2.2.3", "CWE-22", "CVE-2021-41773"],
    example: "http://good.example/a/%2e%2e/b",
    counterexample: "http://good.example/a%2Eb",
    needs: "encoded",
    find: (subject) =>
      inSegments(subject, (segment, quote) => {
        if (!segment.includes("%") || !ENCODED_DOTS.test(segment)) return undefined;
        return `${quote(shortened(segment))} contains a dot-segment after decoding`;
      }),
  },
  {
    code: "path-dots-with-parameter",
    severity: "warning",
    component: "path",
    summary: "a segment of the path is a dot-segment with a parameter",
    explanation:
      "Some servers remove what follows a `;`, and then the dot-segment. A proxy before them sees an ordinary segment.",
    help: "refuse it",
    section: "RFC 3986 §3.3",
    sources: ["RFC 2396 §3.3", "CWE-22"],
    example: "http://good.example/a/..;/admin",
    counterexample: "http://good.example/a;v=1/admin",
    needs: "dots",
    find: (subject) =>
      inSegments(subject, (segment, quote) =>
        /^(?:\.|%2e){1,2}(?:;|%3b)/i.test(segment)
          ? `${quote(shortened(segment))} is a dot-segment to servers that drop parameters`
          : undefined,
      ),
  },
  {
    code: "path-encoded-backslash",
    severity: "warning",
    component: "path",
    summary: "the path has an encoded `\\`",
    explanation: "On Windows it separates folders. Other paths do not need it.",
    help: "refuse it where paths become file names",
    section: "RFC 3986 §7.3",
    sources: ["CWE-22", "CWE-177"],
    example: "http://good.example/a%5C..%5Cb",
    counterexample: "http://good.example/a%20b",
    needs: "encoded",
    find: (subject) => inPath(subject, /%5c/gi, (_, quote) => `${quote("%5C")} in the path is an encoded backslash`),
  },
  {
    code: "path-encoded-slash",
    severity: "info",
    component: "path",
    summary: "the path has an encoded `/`",
    explanation:
      "By RFC 3986 it is data within a segment, as in the names of scoped npm packages. Servers that decode too early see two segments.",
    help: "check that every program on the way splits the path before decoding it",
    section: "RFC 3986 §7.3",
    sources: ["RFC 3986 §2.2", "CWE-177"],
    example: "http://good.example/a%2Fb",
    counterexample: "http://good.example/a/b",
    needs: "encoded",
    find: (subject) => inPath(subject, /%2f/gi, (_, quote) => `${quote("%2F")} in the path is an encoded slash`),
  },
  {
    code: "path-file-delimiter",
    severity: "info",
    component: "path",
    summary: "the path has an encoded `:`, `[` or `]`",
    explanation: "Some file systems give them a meaning: a drive, a stream, a version.",
    help: "check the decoded name where paths become file names",
    section: "RFC 3986 §7.3",
    sources: ["CWE-22"],
    example: "http://good.example/C%3A/",
    counterexample: "http://good.example/C/",
    needs: "encoded",
    find: (subject) =>
      inPath(
        subject,
        /%(?:3a|5b|5d)/gi,
        (triplet, quote) => `${quote(triplet)} in the path is an encoded ${quote(decodeURIComponent(triplet))}`,
      ),
  },
  {
    code: "path-climbs",
    severity: "warning",
    component: "path",
    summary: "the dot-segments of the path climb above its root",
    explanation:
      "RFC 3986 removes them without an error, older standards keep them, and a program that turns the path into a file name leaves its folder.",
    help: "remove the dot-segments before use",
    section: "RFC 3986 §5.4.2",
    sources: ["RFC 3986 §5.2.4", "CWE-22"],
    example: "http://good.example/a/../../etc/passwd",
    counterexample: "http://good.example/a/../b",
    needs: "dots",
    *find(subject) {
      const { path, authority } = subject.parts;
      if (isOpaque(subject) || (!path.text.startsWith("/") && authority === undefined)) return;
      let depth = 0;
      for (const { text, start } of segmentsOf(path)) {
        const name = text.length > 6 ? text : text.replace(/%2e/gi, ".");
        if (name === "..") {
          if (--depth < 0) {
            const quote = quoteAt(subject, path, start, start + text.length);
            yield subject.at(path, start, start + text.length, `${quote(text)} climbs above the root of the path`);
            return;
          }
        } else if (name !== ".") depth++;
      }
    },
  },
  {
    code: "path-dot-segments",
    severity: "info",
    component: "path",
    summary: "the path has dot-segments although the text is not relative",
    explanation: "They are meant for relative references. Programs differ on whether they remove them.",
    help: "remove them with `normalize`",
    section: "RFC 3986 §6.2.2.3",
    sources: ["RFC 3986 §5.2.4", "CWE-22"],
    example: "http://good.example/a/./b",
    counterexample: "../a",
    needs: "dots",
    *find(subject) {
      const { path, scheme, authority } = subject.parts;
      const isRelative = scheme === undefined && authority === undefined && !path.text.startsWith("/");
      if (isRelative) return;
      yield* inSegments(subject, (segment, quote) =>
        segment === "." || segment === ".."
          ? `${quote(segment)} is a dot-segment, but the path is not relative`
          : undefined,
      );
    },
  },
  {
    code: "path-reserved-name",
    severity: "info",
    component: "path",
    summary: "a segment of the path has a special meaning to a file system",
    explanation:
      "Windows opens a device for `aux`, `con.txt` or `lpt1`, and some systems have read three or more dots as a way up.",
    help: "refuse it where paths become file names",
    section: "RFC 3986 §7.3",
    sources: ["CWE-67", "CWE-22"],
    example: "http://good.example/aux",
    counterexample: "http://good.example/auxiliary",
    find(subject, { reservedNames }) {
      if (reservedNames.length === 0 && !LIKE_RESERVED.test(subject.parts.path.text)) return [];
      return inSegments(subject, (segment, quote) => {
        if (segment.length > MAX_FILE_NAME) return undefined;
        const name = decoded(segment);
        const isReserved = DEVICES.test(name) || /^\.{3,}$/.test(name) || reservedNames.includes(name.toLowerCase());
        return isReserved ? `${quote(segment)} has a special meaning to some file systems` : undefined;
      });
    },
  },
  {
    code: "path-stream",
    severity: "warning",
    component: "path",
    summary: "a segment of the path names a file stream",
    explanation:
      "On Windows, `::$DATA` is the content of a file, so a server may show a program instead of running it.",
    help: "refuse it",
    section: "RFC 3986 §7.3",
    sources: ["CWE-69"],
    example: "http://good.example/a.asp::$DATA",
    counterexample: "http://good.example/a:b",
    find(subject) {
      const { path } = subject.parts;
      if (!/:|%3a/i.test(path.text)) return [];
      const stream = /(?::|%3a){2}(?:\$|%24)(?:data|index_allocation)/gi;
      return matchesIn(subject, path, stream, (match, quote) => `${quote(match)} names a file stream`);
    },
  },
  {
    code: "path-begins-with-slashes",
    severity: "info",
    component: "path",
    summary: "the path begins with two slashes",
    explanation: "Used by itself, as in a redirect, the path is a reference to another host.",
    help: "collapse the slashes, or write `/.` in front where the path is used by itself",
    section: "RFC 3986 §3.3",
    sources: ["RFC 3986 §4.2", "CWE-601"],
    example: "http://good.example//evil.example/",
    counterexample: "http://good.example/evil.example/",
    find(subject) {
      const { path } = subject.parts;
      if (!/^\/[/\\]/.test(path.text)) return [];
      return [subject.at(path, 0, 2, "the path begins with two slashes, and by itself would name a host")];
    },
  },
  {
    code: "double-encoded-delimiter",
    severity: "warning",
    component: undefined,
    summary: "the path or host has a dot, a slash or a control character encoded twice",
    explanation:
      "A filter decodes once and sees a triplet. A server that decodes again sees what the filter should have seen.",
    help: "decode once; refuse what still has triplets",
    section: "RFC 3986 §2.4",
    sources: ["RFC 3986 §7.3", "CWE-174"],
    example: "http://good.example/%252e%252e/",
    counterexample: "http://good.example/100%25",
    needs: "encoded",
    *find(subject) {
      if (isOpaque(subject)) return;
      for (const part of [subject.parts.host, subject.parts.path]) {
        yield* matchesIn(
          subject,
          part,
          /%(?:25)+(?:2e|2f|5c|0[0ad])/gi,
          (match, quote) => `${quote(match)} is encoded more than once`,
        );
      }
    },
  },
  {
    code: "double-encoding",
    severity: "info",
    component: undefined,
    summary: "the path or query has a triplet that is encoded again",
    explanation: "This is right for a URI within a query. Elsewhere, the text may have been encoded twice.",
    help: "check how often the text was encoded",
    section: "RFC 3986 §2.4",
    sources: ["CWE-174"],
    example: "http://good.example/a%2520b",
    counterexample: "http://good.example/a%20b",
    needs: "encoded",
    *find(subject) {
      for (const part of [subject.parts.path, subject.parts.query]) {
        // In a path, the other rule has found the delimiters.
        const pattern = part?.component === "path" ? /%(?:25)+(?!2e|2f|5c|0[0ad])[\da-f]{2}/gi : /%(?:25)+[\da-f]{2}/gi;
        yield* matchesIn(subject, part, pattern, (match, quote) => `${quote(match)} is encoded more than once`);
      }
    },
  },
];

const MAX_FILE_NAME = 255;

function isOpaque({ scheme }: Subject): boolean {
  return scheme !== undefined && OPAQUE.includes(scheme);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Finds each match of a global pattern in a path that is a hierarchy. */
function inPath(
  subject: Subject,
  pattern: RegExp,
  message: (match: string, quote: Quote) => string,
): Iterable<FoundPlace> {
  return isOpaque(subject) ? [] : matchesIn(subject, subject.parts.path, pattern, message);
}

/** Finds segments of a path that is a hierarchy. */
function* inSegments(
  subject: Subject,
  message: (segment: string, quote: Quote) => string | undefined,
): Generator<FoundPlace> {
  const { path } = subject.parts;
  if (isOpaque(subject)) return;
  for (const { text, start } of segmentsOf(path)) {
    const found = message(text, (shown) =>
      quoteAt(subject, path, start, start + withoutParameters(text).length)(shown),
    );
    if (found !== undefined) yield subject.at(path, start, start + text.length, found);
  }
}
