/** RFC 3986 §2.1, §2.3 and §6.2.2: the characters of each component, and triplets. */
import { ASTRAL_IPRIVATE, ASTRAL_UCSCHAR, IPRIVATE, UCSCHAR } from "@std66/resolve/internal";

const UNRESERVED = "A-Za-z0-9\\-._~";
const SUB_DELIMS = "!$&'()*+,;=";
/** RFC 3987 §2.2: wherever `unreserved` may stand. */
const OF_IRI: string = /* @__PURE__ */ UCSCHAR.concat(ASTRAL_UCSCHAR);
/** RFC 3987 §2.2: also for private use, in a query. */
const OF_IRI_QUERY: string = /* @__PURE__ */ OF_IRI.concat(IPRIVATE, ASTRAL_IPRIVATE);
/** Bidirectional formatting, which RFC 3987 §4.1 forbids. */
const BIDI_FORMATTING = "[\\u200E\\u200F\\u202A-\\u202E]";

/** How a component is written: what to replace, and whether the triplet of a "." stays, which is not a dot-segment. */
export interface Encoding {
  /** A text that stays as it is. */
  readonly plain: RegExp;
  readonly found: RegExp;
  readonly foundInIri: RegExp;
  readonly keepsDots: boolean;
}

function encodingOf(allowed: string, { keepsDots = false, inIri = OF_IRI } = {}): Encoding {
  // Not "+": for millions of characters that may have two units, the engine runs out of memory.
  const source = (beyond: string) => {
    const other = `[^%${UNRESERVED}${allowed}${beyond}]`;
    return `%(?:[0-9A-Fa-f]{2})?|${beyond === "" ? other : `(?:${other}|${BIDI_FORMATTING})`}{1,4096}`;
  };
  return {
    plain: new RegExp(`^[${UNRESERVED}${allowed}]*$`),
    found: new RegExp(source(""), "gu"),
    foundInIri: new RegExp(source(inIri), "gu"),
    keepsDots,
  };
}

export const USERINFO: Encoding = /* @__PURE__ */ encodingOf(`${SUB_DELIMS}:`);
export const HOST: Encoding = /* @__PURE__ */ encodingOf(SUB_DELIMS);
export const PATH: Encoding = /* @__PURE__ */ encodingOf(`${SUB_DELIMS}:@/`, { keepsDots: true });
export const QUERY: Encoding = /* @__PURE__ */ encodingOf(`${SUB_DELIMS}:@/?`, { inIri: OF_IRI_QUERY });
export const FRAGMENT: Encoding = /* @__PURE__ */ encodingOf(`${SUB_DELIMS}:@/?`);
export const HEADER: Encoding = /* @__PURE__ */ encodingOf("!$'()*+,;:@", { inIri: OF_IRI_QUERY });
/** A recipient is divided from others by ",", and from its domain by "@". */
export const LOCAL_PART: Encoding = /* @__PURE__ */ encodingOf("!$'()*+=");
export const DOMAIN: Encoding = /* @__PURE__ */ encodingOf("!$'()*+;:");

/** Percent-encodes what the component does not allow, and writes triplets in uppercase. A lone surrogate is U+FFFD. */
export function encode(text: string, encoding: Encoding, isIri: boolean): string {
  return encoding.plain.test(text)
    ? text
    : text.replace(isIri ? encoding.foundInIri : encoding.found, (found) =>
        found.length === 3 && found.startsWith("%") ? found.toUpperCase() : encodeRun(found),
      );
}

/**
 * Percent-encodes what the component does not allow, and decodes the triplets of unreserved characters
 * (RFC 3986 §6.2.2.2).
 */
export function normalizeEncoding(text: string, encoding: Encoding, isIri: boolean): string {
  if (encoding.plain.test(text)) return text;
  return encode(text, encoding, isIri).replace(/%[2-7][0-9A-F]/g, (triplet) => {
    const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
    return /[A-Za-z0-9\-._~]/.test(character) && !(encoding.keepsDots && character === ".") ? character : triplet;
  });
}

/** Percent-encodes characters as UTF-8. All components allow what `encodeURIComponent` leaves. */
export function encodeRun(run: string): string {
  return encodeURIComponent(wellFormed(run));
}

/** Replaces lone surrogates, which have no UTF-8. */
export function wellFormed(text: string): string {
  return text.replace(/[\uD800-\uDFFF]/gu, "\uFFFD");
}

/** Whether each "%" begins a triplet. */
export function hasOnlyTriplets(text: string): boolean {
  return !/%(?![0-9A-Fa-f]{2})/.test(text);
}

const TAIL = "%[89AB][0-9A-F]";
/** The triplets of one character (RFC 3629 §4). */
const CHARACTER: RegExp = /* @__PURE__ */ new RegExp(
  `%[0-7][0-9A-F]|%(?:C[2-9A-F]|D[0-9A-F])${TAIL}` +
    `|%(?:E0%[AB][0-9A-F]|E[1-9A-CEF]${TAIL}|ED%[89][0-9A-F])${TAIL}` +
    `|%(?:F0%[9AB][0-9A-F]|F[1-3]${TAIL}|F4%8[0-9A-F])${TAIL}${TAIL}`,
  "gi",
);

/** Decodes triplets of UTF-8. All others stay. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(CHARACTER, decodeURIComponent);
  }
}
