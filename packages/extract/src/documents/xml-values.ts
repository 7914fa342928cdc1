/** RFC 3986 §4.1, Appendix C: the references in an XML value, by its vocabulary, or by the value itself. */
import { type UriSyntaxError, diagnoseAs } from "@std66/core";
import { RULES } from "@std66/core/internal";
import { cssUrls } from "./css-urls.ts";
import { type Part, partOf, partsLike } from "./part.ts";
import type { XmlSyntax } from "./xml-vocabularies.ts";

const WEB: RegExp = /* @__PURE__ */ new RegExp(`^${RULES.SCHEME}://`);
const WORDS = /[^ \t\r\n]+/g;

/** A tag of HTML, or the beginning of a comment. */
const TAG = /<(?:[A-Za-z/][^<>]*>|!--)/;

/** The parts of a value that are references by its vocabulary. */
export function referencesIn(syntax: XmlSyntax, value: string): readonly Part[] {
  if (syntax === "css") return cssUrls(value);
  if (syntax === "list") return partsLike(value, WORDS);
  if (syntax !== "locations") return [partOf(value, 0, value.length)];
  const words = partsLike(value, WORDS);
  // The first of each pair is the name of a namespace. What has no pair may be either.
  return words.filter((_, index) => index % 2 === 1 || index === words.length - 1);
}

/**
 * The parts of any other value that are meant as URIs as a whole: with a scheme and "//", and without spaces; in an
 * attribute, also all words of a list. `undefined`: it is running text.
 */
export function wholeUris(value: string, isAttribute: boolean): readonly Part[] | undefined {
  const whole = partOf(value, 0, value.length);
  if (!WEB.test(whole.text)) return undefined;
  if (!/[ \t\r\n]/.test(whole.text)) return [whole];
  if (!isAttribute) return undefined;
  const words = partsLike(value, WORDS);
  return words.every(({ text }) => WEB.test(text)) ? words : [whole];
}

/** Whether a text has tags of HTML. */
export function hasTags(text: string): boolean {
  return TAG.test(text);
}

/** Why an empty text is no URI. */
export function noUri(): UriSyntaxError {
  return diagnoseAs("", "uri") as UriSyntaxError;
}
