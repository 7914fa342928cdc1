/** RFC 3987 §3.2: converts a URI to an IRI. */
import type { UriReference } from "@std66/core";
import { RULES, type ScannedText, argumentError, hostStart, pathStart } from "@std66/core/internal";
import { BIDI_FORMATTING, WIDE } from "./characters.ts";
import { type IriReference, referenceOf } from "./iri-reference.ts";
import { scanArgument } from "./scan-argument.ts";
import { divided, scanIri } from "./scan-iri.ts";
import { readFunction } from "./to-uri.ts";
import { type Allows, allowsInQuery, allowsUcschar, decodeTriplets } from "./triplets.ts";

export interface ToIriOptions {
  /**
   * Converts a domain name from its ASCII form (UTS 46), such as `domainToUnicode` of `node:url`. It is called once
   * with the whole name, and only for a name with a label that begins with `xn--`. Default: the name stays in its ASCII
   * form.
   */
  readonly toUnicode?: ((host: string) => string) | undefined;
}

/**
 * Converts a URI to an IRI (RFC 3987 §3.2): decodes the triplets that encode a character of an IRI in UTF-8, or an
 * unreserved character. All other triplets stay as they are written: those of reserved characters, of no valid UTF-8,
 * of bidi formatting characters (§4.1, and U+061C and the isolates U+2066 to U+2069), and those that would become a
 * dot-segment.
 *
 * @throws {UriSyntaxError} if the text is not an IRI-reference
 * @throws {TypeError} if `uri` is neither a string nor a reference, or if an option is unknown
 * @see {@link https://www.rfc-editor.org/rfc/rfc3987#section-3.2 | RFC 3987 §3.2}
 * @example
 * ```ts
 * import { toIri } from "@std66/iri";
 * import { domainToUnicode } from "node:url";
 * String(toIri("http://www.example.org/D%C3%BCrst")); // => "http://www.example.org/Dürst"
 * String(toIri("http://www.example.org/D%FCrst")); // => "http://www.example.org/D%FCrst"
 * String(toIri("http://xn--99zt52a.example.org/", { toUnicode: domainToUnicode })); // => "http://納豆.example.org/"
 * ```
 */
export function toIri(uri: string | IriReference | UriReference, options?: ToIriOptions): IriReference {
  const toUnicode = readFunction("toIri: options", "toUnicode", options);
  const scanned = scanArgument("toIri: uri", uri);
  const decoded = decodeIri(scanned, true);
  const text = toUnicode === undefined ? decoded : withUnicodeName(decoded, toUnicode);
  return referenceOf(text === scanned.text ? scanned : divided(text), uri);
}

const UNRESERVED_ONE: RegExp = /* @__PURE__ */ new RegExp(`[${RULES.UNRESERVED}]`);

const allowsUnreserved: Allows = (code) => isUnreserved(code) || allowsUcschar(code);
const allowsUnreservedInQuery: Allows = (code) => isUnreserved(code) || allowsInQuery(code);

/** "~" is the last of them. */
function isUnreserved(code: number): boolean {
  return code <= 0x7e && UNRESERVED_ONE.test(String.fromCharCode(code));
}

/** Decodes the triplets of a reference, those of unreserved ASCII characters only if asked. @internal */
export function decodeIri(scanned: ScannedText, decodesUnreserved: boolean): string {
  const { text, pathEnd, queryEnd } = scanned;
  if (!text.includes("%")) return text;
  const usual = decodesUnreserved ? allowsUnreserved : allowsUcschar;
  const inQuery = decodesUnreserved ? allowsUnreservedInQuery : allowsInQuery;
  const start = pathStart(scanned);
  const fragmentStart = Math.max(pathEnd, queryEnd);
  return (
    decodeTriplets(text.slice(0, start), usual) +
    decodePath(text.slice(start, pathEnd), usual) +
    decodeTriplets(text.slice(pathEnd, fragmentStart), inQuery) +
    decodeTriplets(text.slice(fragmentStart), usual)
  );
}

/** A segment that would become "." or "..", which is removed in resolution, stays as it is (RFC 3986 §5.2.4). */
const ENCODED_DOTS = /^(?:\.|%2e){1,2}$/i;

function decodePath(path: string, allows: Allows): string {
  if (!/%2e/i.test(path)) return decodeTriplets(path, allows);
  const segments = path.split("/");
  return segments.map((segment) => (ENCODED_DOTS.test(segment) ? segment : decodeTriplets(segment, allows))).join("/");
}

/** Returns the text with the result of `toUnicode` as its registered name, if it is one. */
function withUnicodeName(text: string, toUnicode: (host: string) => string): string {
  const scanned = divided(text);
  const { authorityEnd, hostEnd } = scanned;
  if (authorityEnd === -1) return text;
  const start = hostStart(scanned);
  const host = text.slice(start, hostEnd);
  if (!/(?:^|\.)xn--/i.test(host)) return text;
  const name: unknown = toUnicode(host);
  if (typeof name !== "string") throw argumentError("toIri: the result of `toUnicode`", "a string", name);
  return isName(name) && !isOfAscii(name, host) ? text.slice(0, start) + name + text.slice(hostEnd) : text;
}

/**
 * Whether a label became another one in ASCII: that is another host, since ToASCII does not lead back (RFC 3490 §4.2,
 * step 7).
 */
function isOfAscii(name: string, host: string): boolean {
  const labels = name.toLowerCase().split(".");
  return host
    .toLowerCase()
    .split(".")
    .some((label, index) => label !== labels[index] && !WIDE.test(labels[index] ?? ""));
}

/** Whether a text is an `ireg-name` without the characters that §4.1 bars. */
function isName(text: string): boolean {
  if (/[:@[\]/?#]/.test(text) || text.search(BIDI_FORMATTING) !== -1) return false;
  return scanIri(`//${text}`) !== undefined;
}
