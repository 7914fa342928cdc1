/** What is wrong with an input, for JSON and for diagnostics. */
import { type UriSyntaxError, type UriSyntaxErrorCode, diagnose, tryParse } from "@std66/core";
import { type Explanation, maskFault, syntaxError } from "@std66/core/internal";
import { notUtf8At } from "../text/utf-8.ts";

/** An invalid input, and the reason. */
export interface Problem {
  readonly input: string;
  readonly code: string;
  /** In UTF-16 code units. */
  readonly offset: number;
  readonly component: string | undefined;
  /** Such as `RFC 3986 §2.1`. */
  readonly section: string;
  /** One line that can stand alone. */
  readonly message: string;
  /** The diagnostic explains `error`, except for the parts that `instead` replaces. */
  readonly error: UriSyntaxError;
  readonly instead: Partial<Explanation>;
}

/** The problem of a text that is not a URI-reference. */
export function problemOf(input: string): Problem {
  const error = diagnose(input);
  if (error === undefined) throw new Error("a valid input was rejected");
  return fromError(error, {});
}

/** The problem of a line from `LineBlocks`, which has one character per octet. */
export function problemOfLine(
  line: string,
  isFirst: boolean,
  problem: (input: string) => Problem = problemOf,
): Problem {
  const octets = Buffer.from(line, "latin1");
  const wrong = notUtf8At(octets);
  if (wrong >= 0) return notUtf8(octets, wrong);
  const input = octets.toString();
  return isFirst && input.startsWith("\uFEFF") ? byteOrderMark(input) : problem(input);
}

/** The problem of a base, if any: it must be a URI-reference with a scheme (RFC 3986 §5.1). */
export function problemOfBase(base: string): Problem | undefined {
  const reference = tryParse(base);
  if (reference === undefined) return problemOf(base);
  if (reference.isUri()) return undefined;
  const fault = { code: "scheme", offset: 0, length: 0, component: "scheme", expected: ["scheme"] } as const;
  const error = syntaxError(base, fault);
  const reason = "the base has no scheme";
  return {
    ...fromError(error, {
      reason,
      label: "expected a scheme",
      rule: "a base URI conforms to absolute-URI, which begins with a scheme",
      help: "write the full URI, such as `https://example.com/a/b`",
    }),
    code: "absolute-uri",
    section: "RFC 3986 §5.1",
    message: messageOf(reason, error, "RFC 3986 §5.1"),
  };
}

function notUtf8(octets: Buffer, wrong: number): Problem {
  // Invalid octets become U+FFFD. The octets before the first of them decode unchanged.
  const input = octets.toString();
  const offset = octets.toString("utf8", 0, wrong).length;
  const error = errorAt(input, "utf-8", offset, 1);
  const octet = (octets[wrong] as number).toString(16).toUpperCase();
  const label = `found ${maskFault(error).place === "in password" ? "a byte of a possible password" : `the byte 0x${octet}`}`;
  const reason = "the line is not UTF-8";
  const section = "RFC 3629 §4";
  return {
    ...fromError(error, { reason, label, rule: "UTF8-octets = *( UTF8-char )", help: undefined }),
    component: undefined,
    section,
    message: messageOf(reason, error, section),
  };
}

/** Programs that save "UTF-8 with BOM" put U+FEFF before the first line. */
function byteOrderMark(input: string): Problem {
  const problem = problemOf(input);
  const reason = "the input begins with a byte order mark";
  return {
    ...problem,
    message: messageOf(reason, problem.error, problem.section),
    instead: { reason, label: "found U+FEFF", help: "save the input as UTF-8 without a byte order mark" },
  };
}

/** An error of the command itself, about a whole text rather than a component. */
export function errorAt(input: string, code: UriSyntaxErrorCode, offset: number, length: 0 | 1): UriSyntaxError {
  // An error without a component counts as data, which is never shown.
  return syntaxError(input, { code, offset, length, component: "path", expected: [] });
}

/** A message in the form of core's, without the offset if that would reveal the length of a password. */
export function messageOf(reason: string, error: UriSyntaxError, section: string): string {
  const { place } = maskFault(error);
  return `${reason} (${place === undefined ? `offset ${error.offset}, ` : ""}${section})`;
}

function fromError(error: UriSyntaxError, instead: Partial<Explanation>): Problem {
  const { input, code, offset, component, section, message } = error;
  return { input, code, offset, component, section, message, error, instead };
}
