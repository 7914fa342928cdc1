/**
 * RFC 3986 §3.2.2: finds the fault in an `IP-literal`, and what would be allowed there. Both are found by
 * calling the recognizer: a text can begin a literal if adding one of eight endings gives a complete one.
 */
import { USERINFO } from "./rules.ts";
import type { UriSyntaxErrorCode } from "./error-codes.ts";
import { type Fault, faultAt } from "./fault.ts";
import { ipLiteralEnd } from "./host.ts";

/** One of these completes every beginning of a literal, even "[", "[v", "[::1." or "[1:2:". */
const ENDINGS = ["]", "::]", ":]", "0]", ".0]", ".0.0]", "0.0]", "0.0.0]"];

/** The longest beginning of an IPvFuture. It may be long, so that trying every beginning would not be linear. */
const IPVFUTURE: RegExp = /* @__PURE__ */ new RegExp(`^\\[(?:v(?:[\\da-f]+(?:\\.[${USERINFO}]*)?)?)?`, "i");

/** For each element that may come next, one of its characters, and those of wider elements that include it. */
const NEXT: readonly (readonly [sample: string, element: string, wider: string])[] = [
  ["~", "unreserved", ""],
  ["!", "sub-delims", ""],
  ["a", "HEXDIG", "~"],
  ["9", "DIGIT", "~a"],
  ["0", "%x30-35", "~a9"],
  [":", '":"', ""],
  [".", '"."', "~"],
  ["v", '"v"', "~"],
  ["]", '"]"', ""],
];

/** The fault of the literal whose "[" is at `start`, in an authority that ends at `end`. */
export function ipLiteralFault(text: string, start: number, end: number): Fault {
  const literal = text.slice(start, end);
  let length = (IPVFUTURE.exec(literal) as RegExpExecArray)[0].length;
  while (length < literal.length && canBegin(literal.slice(0, length + 1))) length++;
  const viable = literal.slice(0, length);

  const next = NEXT.filter(([sample]) => canBegin(viable + sample));
  const widest = next.filter(([, , wider]) => !next.some(([sample]) => wider.includes(sample)));
  const expected = widest.map(([, element]) => element);
  return faultAt(text, start + length, codeOf(literal, length), "host", expected);
}

/** Whether a text is the beginning of a literal. */
function canBegin(text: string): boolean {
  return (
    ipLiteralEnd(text, 0) === text.length ||
    ENDINGS.some((ending) => ipLiteralEnd(text + ending, 0) === text.length + ending.length)
  );
}

function codeOf(literal: string, offset: number): UriSyntaxErrorCode {
  if (offset === literal.length) return "ip-literal-unclosed";
  const seen = literal.slice(0, offset + 1);
  if (/^\[v/i.test(seen)) return "ipvfuture";
  if (/[\da-f]{5}$/i.test(seen)) return "h16";
  return seen.includes(".") ? "ipv4-address" : "ipv6-address";
}
