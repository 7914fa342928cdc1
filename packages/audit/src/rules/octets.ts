/** RFC 3986 §2.1, §7.3: octets that no text should have, encoded, and in invalid texts as they are. */
import { isAscii } from "../text/ascii.ts";
import type { ExecutableRule } from "./executable-rule.ts";
import { matchesIn } from "../subject/find-in-part.ts";
import { parametersOf, userName } from "../text/pieces.ts";
import { type Quote, quoteAt } from "../subject/quote.ts";
import type { FoundPlace } from "../subject/finding.ts";
import { joinersInContext } from "../host/joiners.ts";
import { decodedText, withoutIgnored } from "../host/mapped-name.ts";
import { octetFaults } from "./octet-faults.ts";
import type { Part } from "../text/part.ts";
import type { Subject } from "../subject/subject.ts";

/** Schemes whose URIs carry text of several lines, or any octets. */
const MULTILINE: readonly string[] = ["mailto", "sms", "im", "data", "tel", "magnet"];

/** Bidi controls that change the order of what follows: embeddings, overrides, isolates. */
const BIDI = /%E2%80%A[A-E]|%E2%81%A[6-9]|[\u202A-\u202E\u2066-\u2069]/gi;
/** A character that may not be seen, as it is or encoded, but for those that change the order. */
const MAYBE_INVISIBLE =
  /(?![\u202A-\u202E\u2066-\u2069])\p{Default_Ignorable_Code_Point}|%(?:c[2-9a-f]|d[\da-f])%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[0-4](?:%[89ab][\da-f]){3}/giu;

export const octetRules: readonly ExecutableRule[] = [
  {
    code: "encoded-nul",
    severity: "warning",
    component: undefined,
    summary: "an encoded NUL",
    explanation: "Programs written in C take it for the end of the text, so two programs can see different names.",
    help: "refuse it unless the component holds raw data",
    section: "RFC 3986 §7.3",
    sources: ["CWE-158", "CWE-626"],
    example: "http://good.example/a.php%00.png",
    counterexample: "http://good.example/a.php.png",
    needs: "encoded",
    find: (subject) => everywhere(subject, /%00/g, (triplet, quote) => `${quote(triplet)} is an encoded NUL`),
  },
  {
    code: "encoded-line-break",
    severity: "warning",
    component: undefined,
    summary: "an encoded line break where a protocol could take it for its own",
    explanation:
      "Decoded before it is sent, it ends a line of HTTP, SMTP or another protocol, and what follows becomes a header or a command.",
    help: "never decode it before transmission; refuse it in hosts and paths",
    section: "RFC 3986 §7.2",
    sources: ["CWE-93", "CWE-113", "CVE-2019-9740"],
    example: "http://good.example/%0D%0ASet-Cookie:a=b",
    counterexample: "mailto:a@good.example?body=a%0D%0Ab",
    needs: "encoded",
    *find(subject) {
      const { host, path, query } = subject.parts;
      if (subject.scheme === "mailto") yield* lineBreaksInHeaders(subject);
      if (isMultiline(subject)) return;
      for (const part of [userName(subject.parts), host, path]) yield* matchesIn(subject, part, LINE_BREAKS, lineBreak);
      // In a query, text of several lines is ordinary; a header is not.
      const header =
        /%0d%0a(?:(?!https?:)[a-z][a-z-]*(?::|%3a)|(?:get|post|put|delete|rcpt|mail|helo|set|config|slaveof)(?:\+|%20))/gi;
      yield* matchesIn(subject, query, header, () => "an encoded line break with a header or a command after it");
    },
  },
  {
    code: "query-line-break",
    severity: "info",
    component: undefined,
    summary: "an encoded line break in a query or fragment",
    explanation: "Text of several lines is ordinary in a form and rare elsewhere.",
    help: "never decode it before transmission",
    section: "RFC 3986 §7.2",
    sources: ["CWE-93"],
    example: "http://good.example/?text=a%0Ab",
    counterexample: "http://good.example/?text=a%20b",
    needs: "encoded",
    *find(subject) {
      const { query, fragment } = subject.parts;
      if (isMultiline(subject)) return;
      for (const part of [query, fragment]) yield* matchesIn(subject, part, LINE_BREAKS, lineBreak);
    },
  },
  {
    code: "encoded-control",
    severity: "warning",
    component: undefined,
    summary: "an encoded control character",
    explanation: "It may control a terminal, a printer or a protocol that the text reaches after decoding.",
    help: "refuse it unless the component holds raw data; escape it before printing",
    section: "RFC 3986 §7.3",
    sources: ["CWE-150", "CWE-117"],
    example: "http://good.example/%1B%5B2J",
    counterexample: "http://good.example/a%20b",
    needs: "encoded",
    find: (subject) =>
      everywhere(
        subject,
        /%(?:0[1-9bcef]|1[\da-f]|7f)|%c2%[89][\da-f]/gi,
        (triplet, quote) => `${quote(triplet)} is an encoded control character`,
      ),
  },
  {
    code: "encoded-overlong",
    severity: "warning",
    component: undefined,
    summary: "an overlong form of UTF-8",
    explanation:
      "It hides a character, such as a `/` or a dot, from a check of the octets. Lenient decoders have turned it into that character.",
    help: "refuse it",
    section: "RFC 3629 §3",
    sources: ["RFC 3987 §8", "CWE-176", "CVE-2000-0884"],
    example: "http://good.example/%c0%ae%c0%ae/",
    counterexample: "http://good.example/%C3%A4",
    needs: "encoded",
    find: (subject) =>
      octetFaultsIn(subject, "overlong", (octets, quote) => `${quote(octets)} is an overlong form of UTF-8`),
  },
  {
    code: "encoded-not-utf8",
    severity: "info",
    component: undefined,
    summary: "encoded octets that are not UTF-8",
    explanation: "Older pages use other encodings, such as Latin-1. What the text means depends on the program.",
    help: "ask which encoding the server expects",
    section: "RFC 3986 §2.5",
    sources: ["RFC 3629 §4"],
    example: "http://good.example/caf%E9",
    counterexample: "http://good.example/caf%C3%A9",
    needs: "encoded",
    find: (subject) => octetFaultsIn(subject, "invalid", (octets, quote) => `${quote(octets)} is not UTF-8`),
  },
  {
    code: "bidi-control",
    severity: "warning",
    component: undefined,
    summary: "a control character that changes the order of the text",
    explanation:
      "Once it is decoded, people see the text in a different order than programs do, so a file can seem to have another extension.",
    help: "refuse it, or show the text escaped",
    section: "RFC 3987 §4.1",
    sources: ["UAX 9 §2", "CWE-451", "CVE-2021-42574"],
    example: "http://good.example/%E2%80%AEgpj.exe",
    counterexample: "http://good.example/%D7%90",
    needs: "encoded",
    find: (subject) => everywhere(subject, BIDI, (match, quote) => `${quote(match)} changes the order of the text`),
  },
  {
    code: "invisible-character",
    severity: "info",
    component: undefined,
    summary: "an invisible character in a path, query or fragment",
    explanation: "Two texts look equal and are not. In some languages, joiners are ordinary.",
    help: "compare the texts as written",
    section: "RFC 3987 §8",
    sources: ["UTS 39 §4", "CWE-451"],
    example: "http://good.example/a%E2%80%8Bb",
    counterexample: "http://good.example/ab",
    needs: "encoded",
    *find(subject) {
      const { path, query, fragment } = subject.parts;
      for (const part of [path, query, fragment]) yield* invisibleIn(subject, part);
    },
  },
  {
    code: "host-invisible",
    severity: "warning",
    component: "host",
    summary: "an invisible character in the host",
    explanation:
      "A browser removes it or refuses the host. A filter and people see different names. Joiners where words of Persian and of the languages of India have them are part of the name.",
    help: "refuse it",
    section: "RFC 3986 §7.6",
    sources: ["UTS 46 §4", "RFC 5892 Appendix A", "CWE-1007"],
    example: "http://go%E2%80%8Bod.example/",
    counterexample: "http://good.example/",
    needs: "unicodeHost",
    find(subject) {
      const { host } = subject.parts;
      return invisibleIn(subject, host, joinersInContext(withoutIgnored(decodedText(host?.text ?? ""))));
    },
  },
];

const LINE_BREAKS = /%0d%0a|%0d|%0a/gi;

function lineBreak(octets: string, quote: Quote): string {
  return `${quote(octets)} is an encoded line break`;
}

/** In a mailto URI, only the body has several lines (RFC 6068 §5). */
function* lineBreaksInHeaders(subject: Subject): Generator<FoundPlace> {
  const { path, query } = subject.parts;
  yield* matchesIn(subject, path, LINE_BREAKS, lineBreak);
  for (const { name, start, value } of parametersOf(query)) {
    if (name.toLowerCase() === "body") continue;
    for (const { 0: octets, index } of value.matchAll(LINE_BREAKS)) {
      const from = start + name.length + 1 + index;
      const to = from + octets.length;
      yield subject.at(query, from, to, lineBreak(octets, quoteAt(subject, query, from, to)));
    }
  }
}

const INVISIBLE = /(?![\u202A-\u202E\u2066-\u2069])\p{Default_Ignorable_Code_Point}/u;

/** Finds invisible characters of a part. Where joiners are expected, says for each in turn whether it is. */
function invisibleIn(subject: Subject, part: Part | undefined, expected?: Iterator<boolean>): Iterable<FoundPlace> {
  if (part === undefined) return [];
  const decoded = decodedText(part.text);
  const isDecoded = decoded !== part.text || !decoded.includes("%");
  if (isDecoded && (isAscii(decoded) || !INVISIBLE.test(decoded))) return [];
  return matchesIn(subject, part, MAYBE_INVISIBLE, (match, quote) => {
    const character = decodedText(match);
    const isExpected = /[\u200C\u200D]/.test(character) && expected?.next().value === true;
    return isExpected || !INVISIBLE.test(character) ? undefined : `${quote(match)} is invisible`;
  });
}

function isMultiline({ scheme }: Subject): boolean {
  return scheme !== undefined && MULTILINE.includes(scheme);
}

/** The parts that do not overlap, in order. */
function disjointParts(subject: Subject): (Part | undefined)[] {
  const { parts } = subject;
  return [userName(subject.parts), parts.host, parts.port, parts.path, parts.query, parts.fragment];
}

function* everywhere(
  subject: Subject,
  pattern: RegExp,
  message: (match: string, quote: Quote) => string,
): Generator<FoundPlace> {
  if (subject.scheme === "data" || subject.scheme === "magnet") return;
  for (const part of disjointParts(subject)) yield* matchesIn(subject, part, pattern, message);
}

function* octetFaultsIn(
  subject: Subject,
  kind: "overlong" | "invalid",
  message: (octets: string, quote: Quote) => string,
): Generator<FoundPlace> {
  if (subject.scheme === "data" || subject.scheme === "magnet") return;
  for (const part of disjointParts(subject)) {
    if (part === undefined) continue;
    for (const fault of octetFaults(part.text)) {
      if (fault.kind !== kind) continue;
      const octets = part.text.slice(fault.start, fault.end);
      const quote = quoteAt(subject, part, fault.start, fault.end);
      yield subject.at(part, fault.start, fault.end, message(octets, quote));
    }
  }
}
