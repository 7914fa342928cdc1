/** RFC 2396 Appendix A, RFC 2732 §3: which texts are valid, and why others are not. */
import { describeCharacterAt } from "../dialect/describe-character.ts";
import type { GrammarOptions } from "../dialect/dialect-options.ts";
import { excludedAt } from "../dialect/excluded-characters.ts";
import { type Fault, withoutPasswords } from "../dialect/faults.ts";
import { splitAuthority } from "./authority.ts";
import { PCHAR, UNRESERVED, URIC, URIC_2732 } from "./characters.ts";
import { BY_DEFAULT, hasOldScheme, split } from "./components.ts";

const SCHEME = "[A-Za-z][-A-Za-z0-9+.]*";
/** The authority after a "//" is checked separately. */
const HIERARCHY = `(?://[^/?#]*(?:/[${PCHAR}/]*)?|/(?!/)[${PCHAR}/]*)`;
/** `uric`: the characters of a query, a fragment and an opaque part. */
const validPattern = (uric: string): RegExp => {
  const query = `(?:\\?[${uric}]*)?`;
  return new RegExp(
    `^(?:${SCHEME}:(?:${HIERARCHY}${query}|[${UNRESERVED};?:@&=+$,][${uric}]*)` +
      `|${HIERARCHY}${query}|(?!${SCHEME}:)[${UNRESERVED};@&=+$,]+(?:/[${PCHAR}/]*)?${query}|)(?:#[${uric}]*)?$`,
  );
};
const VALID = validPattern(URIC);
const VALID_2732 = validPattern(URIC_2732);

/** Whether a text is valid by RFC 2396 with RFC 2732, or without it. */
export function isValid(text: string, { rfc2732 = true }: GrammarOptions = BY_DEFAULT): boolean {
  if (excludedAt(text) !== -1 || !(rfc2732 ? VALID_2732 : VALID).test(text)) return false;
  // An absent authority is as valid as an empty one.
  const { authority = "" } = split(text);
  return splitAuthority(authority, rfc2732) !== undefined;
}

export function faultsOf2396(text: string, options: GrammarOptions = BY_DEFAULT): readonly Fault[] {
  return withoutPasswords(
    text,
    (each) => (isValid(each, options) ? [] : [faultOf(each, options)]),
    "a character of a possible password is not allowed in the userinfo (RFC 2396 §3.2.2)",
  );
}

/** The fault of a text with a character that no RFC allows. */
export function excludedFault(text: string): Fault | undefined {
  const at = excludedAt(text);
  if (at === -1) return undefined;
  const where = text[at] === "#" ? "(RFC 2396 §4)" : "in a URI (RFC 2396 §2.4.3)";
  return { reason: "excluded-characters", message: `${describeCharacterAt(text, at)} is not allowed ${where}` };
}

/** The fault of an invalid text. */
function faultOf(text: string, { rfc2732 = true }: GrammarOptions): Fault {
  const excluded = excludedFault(text);
  if (excluded !== undefined) return excluded;
  if (!rfc2732 && /[[\]]/.test(text)) {
    return { reason: "brackets-only-around-ip-literals", message: "a bracket must be encoded (RFC 2396 §2.4.3)" };
  }
  const { scheme, authority, path } = split(text);
  if (authority === undefined && path === "") {
    return scheme === undefined
      ? {
          reason: "empty-reference-by-grammar",
          message: "a relative path must have at least one character (RFC 2396 §5)",
        }
      : { reason: "empty-scheme-specific-part", message: "nothing follows the scheme (RFC 2396 §3)" };
  }
  if (splitAuthority(authority ?? "", rfc2732) === undefined) {
    return {
      reason: "brackets-only-around-ip-literals",
      message: "the authority is neither a server nor a registry name (RFC 2396 §3.2, RFC 2732 §3)",
    };
  }
  if (/[[\]]/.test(path)) {
    return {
      reason: "brackets-only-around-ip-literals",
      message: "a bracket is not allowed in a path (RFC 2396 §3.3)",
    };
  }
  return hasOldScheme(text)
    ? { reason: "scheme-begins-with-a-letter", message: "a scheme must begin with a letter (RFC 2396 §3.1)" }
    : {
        reason: "colon-in-first-segment",
        message: "the first segment of a relative path must not contain `:` (RFC 2396 §5)",
      };
}
