// What a rule finds in a text: the places, and what is said about the first one.
import { type AuditOptions, audit } from "../src/index.ts";

/** The pieces of the text that the rule with this code finds. */
export function placesOf(code: string, text: string, options?: AuditOptions): string[] {
  return audit(text, options)
    .filter((finding) => finding.code === code)
    .map(({ start, end }) => text.slice(start, end));
}

export function messageOf(code: string, text: string, options?: AuditOptions): string | undefined {
  return audit(text, options).find((finding) => finding.code === code)?.message;
}
