/**
 * RFC 3986 §3.2.2: where an `IP-literal` goes wrong, and what could have stood there. Both are asked of the recogniser
 * itself: a text can still become a literal when one of a few endings completes it.
 */
import type { UriSyntaxErrorCode } from "./error-codes.ts";
import { type Fault, faultAt } from "./fault.ts";
import { ipLiteralEnd } from "./ip-literal.ts";

/** One of these completes whatever some literal begins with: at worst "[", "[v", "[::1." or "[1:2:". */
const ENDINGS = ["]", "::]", ":]", "0]", ".0]", ".0.0]", "0.0]", "0.0.0]"];

/** An IPvFuture as far as it goes: it may be long, so that trying its every beginning would not be linear. */
const IPVFUTURE = /^\[(?:v(?:[\da-f]+(?:\.[-.~!$&'()*+,;=:\w]*)?)?)?/i;

/** What may come next, by a character of it each; other characters stand for themselves. */
const NEXT = "~!a90:.v]";
const ELEMENTS: Readonly<Record<string, string>> = {
  "~": "unreserved",
  "!": "sub-delims",
  a: "HEXDIG",
  9: "DIGIT",
  0: "%x30-35",
};

/** The fault of the literal whose "[" stands at `start`, in an authority that ends at `end`. */
export function ipLiteralFault(text: string, start: number, end: number): Fault {
  const literal = text.slice(start, end);
  let length = (IPVFUTURE.exec(literal) as RegExpExecArray)[0].length;
  while (length < literal.length && canBegin(literal.slice(0, length + 1))) length++;
  const viable = literal.slice(0, length);

  // Where a wider element is possible, the narrower ones go without saying.
  const next = Array.from(NEXT)
    .filter((character) => canBegin(viable + character))
    .join("");
  const widest = next.replace("~!a90:.v", "~!:").replace("a90", "a").replace("90", "9");
  const expected = Array.from(widest, (character) => ELEMENTS[character] ?? `"${character}"`);
  return faultAt(text, start + length, codeOf(literal, length), "host", expected);
}

/** Whether some literal begins so. */
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
