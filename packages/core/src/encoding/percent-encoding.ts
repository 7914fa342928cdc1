/**
 * RFC 3986 §2.1, §2.4 and §2.5: converts text to percent-encoded octets and back, in UTF-8.
 *
 * The built-in `encodeURIComponent` and `decodeURIComponent` handle the octets, and are strict about UTF-8.
 */
import { requireString, unknownName } from "../argument/argument-error.ts";
import { PERCENT, isTripletAt } from "../scan/characters.ts";
import type { UriSyntaxErrorCode } from "../faults/error-codes.ts";
import { PATH, QUERY, REG_NAME, USERINFO } from "../scan/rules.ts";
import { faultAt } from "../faults/fault.ts";
import { type UriSyntaxError, syntaxError } from "../faults/uri-syntax-error.ts";

/** The component that a text is encoded for. `query-value` is the name or the value of a pair in a query. */
export type EncodableComponent = "segment" | "path" | "query" | "query-value" | "fragment" | "userinfo" | "reg-name";

/**
 * The characters that stay unchanged, as in a regexp. "%" is never one of them, so that a "%" in a text survives
 * decoding. For data, none: unreserved characters stay also within a run, so that all of a text is one, not millions.
 */
const KEPT: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ["segment", ""],
  ["path", PATH],
  ["query", QUERY],
  ["query-value", ""],
  ["fragment", QUERY],
  ["userinfo", USERINFO],
  ["reg-name", REG_NAME],
]);

/**
 * Percent-encodes a text as UTF-8 for a component (RFC 3986 §2.1, §2.4). `segment` and `query-value` are for data: they
 * encode all but unreserved characters, so that no part of the data is read as a delimiter (§2.2). The others encode
 * only characters that the grammar of the component does not allow. "%" always becomes "%25".
 *
 * @throws {UriSyntaxError} `utf-8-surrogate` for a lone surrogate; `offset` is in UTF-16 code units
 * @throws {RangeError} for an unknown component
 * @throws {TypeError} if `text` is not a string
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-2.1 | RFC 3986 §2.1}
 * @example
 * ```ts
 * import { percentEncode } from "@std66/core";
 * percentEncode("100% ä/ö", "segment"); // => "100%25%20%C3%A4%2F%C3%B6"
 * percentEncode("a/b?c", "query"); // => "a/b?c"
 * percentEncode("a/b?c", "query-value"); // => "a%2Fb%3Fc"
 * ```
 */
export function percentEncode(text: string, component: EncodableComponent): string {
  requireString("percentEncode: text", text);
  const kept = KEPT.get(component);
  if (kept === undefined) throw unknownName("percentEncode: component", KEPT, component);
  return encode(text, new RegExp(`[^${kept}]+`, "g"));
}

/**
 * Decodes the triplets of a component as UTF-8, once (RFC 3986 §2.4). Other characters stay unchanged. First split the
 * URI into components, and each component at its delimiters: decoded characters cannot be distinguished from
 * delimiters.
 *
 * @throws {UriSyntaxError} `pct-encoded` for a malformed triplet, `utf-8` for octets that are not valid UTF-8; `offset`
 * is in UTF-16 code units
 * @throws {TypeError} if `text` is not a string
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-2.4 | RFC 3986 §2.4}
 * @example
 * ```ts
 * import { percentDecode } from "@std66/core";
 * percentDecode("%E3%82%A2%20%2541"); // => "ア %41"
 * percentDecode("%C3%28"); // throws UriSyntaxError
 * ```
 */
export function percentDecode(text: string): string {
  checkTriplets("percentDecode: text", text);
  try {
    return decodeURIComponent(text);
  } catch {
    throw utf8Error(text);
  }
}

/**
 * Decodes the triplets of a component to octets of any encoding (RFC 3986 §2.5). Other characters become their octets
 * in UTF-8.
 *
 * @throws {UriSyntaxError} `pct-encoded` for a malformed triplet, `utf-8-surrogate` for a lone surrogate
 * @throws {TypeError} if `text` is not a string
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-2.5 | RFC 3986 §2.5}
 * @example
 * ```ts
 * import { percentDecodeBytes } from "@std66/core";
 * [...percentDecodeBytes("a%FF%00")]; // => [97, 255, 0]
 * ```
 */
export function percentDecodeBytes(text: string): Uint8Array {
  checkTriplets("percentDecodeBytes: text", text);
  const ascii = encode(text, /[^\0-\x7f]+/g);
  const bytes = new Uint8Array(ascii.length);
  let length = 0;
  for (let i = 0; i < ascii.length; i++) {
    const code = ascii.charCodeAt(i);
    bytes[length++] = code === PERCENT ? hexValueAt(ascii, ++i) * 16 + hexValueAt(ascii, ++i) : code;
  }
  return bytes.slice(0, length);
}

/** The value of a character that is known to be a HEXDIG. */
function hexValueAt(text: string, index: number): number {
  const code = text.charCodeAt(index);
  return (code & 0xf) + (code < 0x40 ? 0 : 9);
}

/** Throws for a lone surrogate. @internal */
export function requireWellFormed(text: string): void {
  const surrogate = text.search(/[\uD800-\uDFFF]/u);
  if (surrogate !== -1) {
    throw errorInData(text, "utf-8-surrogate", surrogate, 1, "a lone surrogate");
  }
}

/**
 * Encodes what is not allowed, or replaces it otherwise. In pieces, since `replace` keeps all matches until it is done.
 * No piece ends between two surrogates. @internal
 */
export function encode(text: string, notAllowed: RegExp, replacement: (run: string) => string = encodeAll): string {
  requireWellFormed(text);
  const pieces = text.match(/[^]{1,9999}/gu) ?? [];
  return pieces.map((piece) => piece.replace(notAllowed, replacement)).join("");
}

/**
 * Encodes all of a text, including the five reserved characters that `encodeURIComponent` leaves unchanged. @internal
 */
export function encodeAll(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

function checkTriplets(argument: string, text: string): void {
  requireString(argument, text);
  for (let i = text.indexOf("%"); i !== -1; i = text.indexOf("%", i + 3)) {
    if (!isTripletAt(text, i)) throw syntaxError(text, faultAt(text, i, "pct-encoded", undefined, ["pct-encoded"]));
  }
}

/** Finds the first octets that are not valid UTF-8, in a text that `decodeURIComponent` has rejected. */
function utf8Error(text: string): UriSyntaxError {
  for (let i = text.indexOf("%"); ;) {
    const first = hexValueAt(text, i + 1) * 16 + hexValueAt(text, i + 2);
    const octets = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    const end = i + 3 * octets;
    try {
      decodeURIComponent(text.slice(i, end));
    } catch {
      return errorInData(text, "utf-8", i, 3, "the octets are not valid UTF-8");
    }
    i = text.indexOf("%", end);
  }
}

/** The error of a text that belongs to no component, and whose octets no element of the grammar describes. */
function errorInData(
  text: string,
  code: UriSyntaxErrorCode,
  offset: number,
  length: number,
  reason: string,
): UriSyntaxError {
  return syntaxError(text, { code, offset, length, component: undefined, expected: [] }, undefined, reason);
}
