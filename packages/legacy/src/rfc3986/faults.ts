/** RFC 3986 §3, Appendix A: why a text is not a URI-reference, as compared with the older standards. */
import { type UriSyntaxError, type UriSyntaxErrorCode, diagnose } from "@std66/core";
import { excludedAt } from "../dialect/excluded-characters.ts";
import { type Fault, withoutPasswords } from "../dialect/faults.ts";
import type { ReasonCode } from "../dialect/reason-code.ts";
import { schemeOf } from "../dialect/scheme.ts";

export function faultsOf3986(text: string): readonly Fault[] {
  return withoutPasswords(
    text,
    allFaults,
    "a character of a possible password is not allowed in the userinfo (RFC 3986 §3.2.1)",
  );
}

/** The first fault of a text, and those after a scheme and an authority that an older standard allows. */
function allFaults(text: string): Fault[] {
  const faults: Fault[] = [];
  let rest = text;
  let fault = firstFault(rest);
  if (fault?.reason === "scheme-begins-with-a-letter") {
    faults.push(fault);
    rest = `x${text}`;
    fault = firstFault(rest);
  }
  if (fault?.reason === "registry-names-moved-into-host") {
    faults.push(fault);
    fault = firstFault(rest.replace(/^((?:[^:/?#]*:)?\/\/)[^/?#]*/, "$1_"));
  }
  if (fault !== undefined) faults.push(fault);
  return faults;
}

function firstFault(text: string): Fault | undefined {
  const error = diagnose(text);
  return error === undefined ? undefined : { reason: reasonFor(error), message: error.message };
}

/** The codes of a fault within the brackets of an IP literal, or at one. */
const IP_LITERAL_CODES: ReadonlySet<UriSyntaxErrorCode> = new Set([
  "ip-literal-unclosed",
  "ip-literal-end",
  "ipv6-address",
  "h16",
  "ipv4-address",
  "ipvfuture",
]);

function reasonFor({ code, input, offset }: UriSyntaxError): ReasonCode {
  if (excludedAt(input.slice(offset)) === 0) return "excluded-characters";
  const character = input.charAt(offset);
  if (IP_LITERAL_CODES.has(code) || character === "[" || character === "]") return "brackets-only-around-ip-literals";
  if (code === "path-noscheme") {
    return schemeOf(input) === undefined ? "colon-in-first-segment" : "scheme-begins-with-a-letter";
  }
  return character === "#" ? "excluded-characters" : "registry-names-moved-into-host";
}
