/**
 * RFC 3986 §2.1, §2.4 and §2.5: text to percent-encoded octets and back, in UTF-8.
 *
 * The built-in `encodeURIComponent` and `decodeURIComponent` do the work on octets: they are strict about UTF-8, and what
 * the first would leave alone is left alone in every component.
 */
import { PERCENT, isTripletAt } from "./characters.ts";
import { type Fault, faultAt } from "./fault.ts";
import { UriSyntaxError } from "./uri-syntax-error.ts";
import { requireString } from "./require-string.ts";

/** Where a text is to stand; `query-value` is one side of a pair in a query. */
export type EncodableComponent = "segment" | "path" | "query" | "query-value" | "fragment" | "userinfo" | "reg-name";

/** What each component allows beside `unreserved` and most of `sub-delims`; never "%", so that data stays data. */
const ALLOWED: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ["segment", "&+:@"],
  ["path", "&+:@/"],
  ["query", "&+:@/?"],
  ["query-value", ":@/?"],
  ["fragment", "&+:@/?"],
  ["userinfo", "&+:"],
  ["reg-name", "&+"],
]);

/**
 * Encodes data for a component (RFC 3986 §2.1, §2.4): what the component does not allow, and every "%", becomes the
 * triplets of its UTF-8 octets. So that a value neither splits nor changes a pair, `query-value` also encodes "&" and "+".
 *
 * @throws {UriSyntaxError} `utf-8-surrogate` for a lone surrogate; `offset` is in UTF-16 code units
 * @throws {RangeError} for an unknown component
 * @throws {TypeError} when `text` is no string
 * @example
 * ```ts
 * import { percentEncode } from "@std66/core";
 * percentEncode("100% ä/ö", "segment"); // => "100%25%20%C3%A4%2F%C3%B6"
 * percentEncode("a/b?c", "query"); // => "a/b?c"
 * percentEncode("1+1&2", "query-value"); // => "1%2B1%262"
 * ```
 */
export function percentEncode(text: string, component: EncodableComponent): string {
  requireString(text);
  const allowed = ALLOWED.get(component);
  if (allowed === undefined) {
    throw new RangeError(`\`${component}\` is none of ${[...ALLOWED.keys()].join(", ")}`);
  }
  return encode(text, new RegExp(`[^-._~!$'()*,;=A-Za-z0-9${allowed}]+`, "g"));
}

/**
 * Decodes the triplets of a component as UTF-8, once (RFC 3986 §2.4); anything else stays. Split a URI into components
 * before, and these at their delimiters: what is decoded cannot be told from a delimiter any more.
 *
 * @throws {UriSyntaxError} `pct-encoded` for a malformed triplet, `utf-8` where the octets are not UTF-8; `offset` is in
 *   UTF-16 code units
 * @throws {TypeError} when `text` is no string
 * @example
 * ```ts
 * import { percentDecode } from "@std66/core";
 * percentDecode("%E3%82%A2%20%2541"); // => "ア %41"
 * percentDecode("%C3%28"); // throws UriSyntaxError
 * ```
 */
export function percentDecode(text: string): string {
  checkTriplets(text);
  try {
    return decodeURIComponent(text);
  } catch {
    throw new UriSyntaxError(text, utf8Fault(text));
  }
}

/**
 * Decodes the triplets of a component to octets, of whatever encoding (RFC 3986 §2.5); anything else gives its octets in
 * UTF-8.
 *
 * @throws {UriSyntaxError} `pct-encoded` for a malformed triplet, `utf-8-surrogate` for a lone surrogate
 * @throws {TypeError} when `text` is no string
 * @example
 * ```ts
 * import { percentDecodeBytes } from "@std66/core";
 * [...percentDecodeBytes("a%FF%00")]; // => [97, 255, 0]
 * ```
 */
export function percentDecodeBytes(text: string): Uint8Array {
  checkTriplets(text);
  const ascii = encode(text, /[^\0-\x7f]+/g);
  const bytes = new Uint8Array(ascii.length);
  let length = 0;
  for (let i = 0; i < ascii.length; i++) {
    const code = ascii.charCodeAt(i);
    bytes[length++] = code === PERCENT ? hexValueAt(ascii, ++i) * 16 + hexValueAt(ascii, ++i) : code;
  }
  return bytes.slice(0, length);
}

/** The value of a HEXDIG that is known to be one. */
function hexValueAt(text: string, index: number): number {
  const code = text.charCodeAt(index);
  return (code & 0xf) + (code < 0x40 ? 0 : 9);
}

/** Piece by piece, since `replace` keeps all that it has found until it is done; no piece ends between two surrogates. */
function encode(text: string, notAllowed: RegExp): string {
  const surrogate = text.search(/[\uD800-\uDFFF]/u);
  if (surrogate !== -1) {
    throw new UriSyntaxError(text, faultAt(text, surrogate, "utf-8-surrogate", undefined, []));
  }
  const pieces = text.match(/[^]{1,9999}/gu) ?? [];
  return pieces.map((piece) => piece.replace(notAllowed, encodeURIComponent)).join("");
}

function checkTriplets(text: string): void {
  requireString(text);
  for (let i = text.indexOf("%"); i !== -1; i = text.indexOf("%", i + 3)) {
    if (!isTripletAt(text, i))
      throw new UriSyntaxError(text, faultAt(text, i, "pct-encoded", undefined, ["pct-encoded"]));
  }
}

/** The first octets that are not UTF-8, in a text that `decodeURIComponent` has refused. */
function utf8Fault(text: string): Fault {
  for (let i = text.indexOf("%"); ;) {
    const first = hexValueAt(text, i + 1) * 16 + hexValueAt(text, i + 2);
    const octets = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    const end = i + 3 * octets;
    try {
      decodeURIComponent(text.slice(i, end));
    } catch {
      return { code: "utf-8", offset: i, length: 3, component: undefined, expected: [] };
    }
    i = text.indexOf("%", end);
  }
}
