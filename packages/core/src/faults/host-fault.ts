/**
 * RFC 3986 §3.2.2: finds the fault in an `IP-literal`, and what would be allowed there. Both are found by
 * calling the recognizer: a text can begin a literal if adding one of eight endings gives a complete one.
 */
import { USERINFO } from "../scan/rules.ts";
import type { UriSyntaxErrorCode } from "./error-codes.ts";
import { type Fault, faultAt } from "./fault.ts";
import { ipLiteralEnd } from "../scan/host.ts";

/** One of these completes every beginning of a literal, even "[", "[v", "[::1." or "[1:2:", or a whole one. */
const ENDINGS = " ] ::] :] 0] .0] .0.0] 0.0] 0.0.0]".split(" ");

/** The longest beginning of an IPvFuture. It may be long, so that trying every beginning would not be linear. */
const IPVFUTURE: RegExp = /* @__PURE__ */ new RegExp(`^\\[(?:v(?:[\\da-f]+(?:\\.[${USERINFO}]*)?)?)?`, "i");

/** The elements that may come next, and for each one of its characters. */
const ELEMENTS = ["unreserved", "sub-delims", "HEXDIG", "DIGIT", "%x30-35", '":"', '"."', '"v"', '"]"'];
const SAMPLES = "~!a90:.v]";

/** The fault of the literal whose "[" is at `start`, in an authority that ends at `end`. */
export function ipLiteralFault(text: string, start: number, end: number): Fault {
  const literal = text.slice(start, end);
  let length = (IPVFUTURE.exec(literal) as RegExpExecArray)[0].length;
  while (length < literal.length && canBegin(literal.slice(0, length + 1))) length++;
  const viable = literal.slice(0, length);

  let next = "";
  for (const sample of SAMPLES) if (canBegin(viable + sample)) next += sample;
  // Of elements that include others, only the widest are listed. Where `unreserved` is allowed, all but "]" are.
  const widest = next.replace("~!a90:.v", "~!:").replace(/([a9])9?0/, "$1");
  const expected = Array.from(widest, (sample) => ELEMENTS[SAMPLES.indexOf(sample)] as string);
  return faultAt(text, start + length, codeOf(literal, length), "host", expected);
}

/** Whether a text is the beginning of a literal. */
function canBegin(text: string): boolean {
  return ENDINGS.some((ending) => ipLiteralEnd(text + ending, 0) === text.length + ending.length);
}

function codeOf(literal: string, offset: number): UriSyntaxErrorCode {
  if (offset === literal.length) return "ip-literal-unclosed";
  const seen = literal.slice(0, offset + 1);
  if (/^\[v/i.test(seen)) return "ipvfuture";
  if (/[\da-f]{5}$/i.test(seen)) return "h16";
  return seen.includes(".") ? "ipv4-address" : "ipv6-address";
}
