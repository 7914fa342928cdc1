/** RFC 3986 §2.2 and §2.4: encodes data so that no character of it delimits anything, and no other character. */
import { percentEncode } from "@std66/core";
import type { Plan } from "./options.ts";
import type { ParameterParts } from "./parameter.ts";

/** Encodes all that no query contains, and what would end the pair or, in a name, begin its value. */
export function encodedInQuery([name, value]: ParameterParts, plan: Plan): string {
  const { separators } = plan;
  const pair = encoded(name, "query", `${separators}=`, plan);
  return value === undefined ? pair : `${pair}=${encoded(value, "query", separators, plan)}`;
}

/** The same for a parameter of a segment. */
export function encodedInSegment([name, value]: ParameterParts): string {
  const parameter = encoded(name, "path", "/;=");
  return value === undefined ? parameter : `${parameter}=${encodedSegmentPart(value)}`;
}

/** Encodes the name of a segment, or the value of a parameter in it. */
export function encodedSegmentPart(text: string): string {
  return encoded(text, "path", "/;");
}

function encoded(text: string, component: "query" | "path", delimiters: string, plan?: Plan): string {
  if (/^[-._~A-Za-z0-9]*$/.test(text)) return text;
  let result = percentEncode(text, component);
  for (const delimiter of delimiters) {
    result = result.replaceAll(delimiter, encodeURIComponent(delimiter));
  }
  // In what was a "%20", the "%" has become "%25".
  return plan?.plusIsSpace === true ? result.replaceAll("+", "%2B").replaceAll("%20", "+") : result;
}
