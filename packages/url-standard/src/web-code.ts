/** URL Standard: the names of what it does to a text, with the section that does it. */

/** The name of a change, of a failure (`web-fails-…`, `web-no-tables`), or of something that stays (`web-…-stays`). */
export type WebCode = StepCode | "web-fails-base" | StaysCode;

/** What has no step, since it changes nothing. */
export type StaysCode = "web-character-stays" | "web-percent-stays" | "web-opaque-path-stays";

/** Those of hosts. */
export type HostCode = Extract<WebCode, `web-${string}${"host" | "idna" | "ipv" | "tables"}${string}`>;

/** What a rule of the parser does, in the order of the rules. */
export type StepCode =
  | "web-lone-surrogate"
  | "web-blanks-at-ends"
  | "web-tabs-and-newlines"
  | "web-scheme-case"
  | "web-fails-without-base"
  | "web-fails-opaque-base"
  | "web-backslash"
  | "web-drive-letter-is-absolute"
  | "web-scheme-of-base"
  | "web-colon-in-first-segment"
  | "web-slashes-missing"
  | "web-slashes-too-many"
  | "web-file-authority"
  | "web-drive-letter-as-host"
  | "web-fails-host-missing"
  | "web-last-at-sign"
  | "web-colon-in-password"
  | "web-userinfo-set"
  | "web-non-ascii"
  | "web-empty-credentials"
  | "web-fails-ipv6"
  | "web-fails-host-character"
  | "web-opaque-host-set"
  | "web-host-percent-decoded"
  | "web-host-case"
  | "web-no-tables"
  | "web-fails-idna"
  | "web-idna"
  | "web-fails-ipv4"
  | "web-ipv4-last-dot"
  | "web-ipv4-hexadecimal"
  | "web-ipv4-octal"
  | "web-ipv4-parts"
  | "web-ipv6-ipv4"
  | "web-ipv6-zeros"
  | "web-ipv6-compressed"
  | "web-file-localhost"
  | "web-fails-port"
  | "web-fails-port-range"
  | "web-port-empty"
  | "web-port-zeros"
  | "web-port-default"
  | "web-encoded-dot"
  | "web-drive-letter-inherited"
  | "web-drive-letter-bar"
  | "web-drive-letter-stays"
  | "web-path-set"
  | "web-opaque-path-set"
  | "web-opaque-path-space"
  | "web-query-set"
  | "web-query-apostrophe"
  | "web-fragment-set"
  | "web-empty-path"
  | "web-dot-segments";

/** The section of the URL Standard that each code comes from. */
export const sectionOf: Readonly<Record<WebCode, Section>> = {
  "web-lone-surrogate": "URL class",
  "web-blanks-at-ends": "basic URL parser",
  "web-tabs-and-newlines": "basic URL parser",
  "web-fails-base": "API URL parser",
  "web-scheme-case": "scheme state",
  "web-fails-without-base": "no scheme state",
  "web-fails-opaque-base": "no scheme state",
  "web-backslash": "relative slash state",
  "web-drive-letter-is-absolute": "file state",
  "web-scheme-of-base": "special relative or authority state",
  "web-colon-in-first-segment": "no scheme state",
  "web-slashes-missing": "special authority slashes state",
  "web-slashes-too-many": "special authority ignore slashes state",
  "web-file-authority": "file state",
  "web-drive-letter-as-host": "file host state",
  "web-fails-host-missing": "host state",
  "web-last-at-sign": "authority state",
  "web-colon-in-password": "authority state",
  "web-userinfo-set": "userinfo percent-encode set",
  "web-non-ascii": "C0 control percent-encode set",
  "web-empty-credentials": "URL serializer",
  "web-fails-ipv6": "IPv6 parser",
  "web-fails-host-character": "host parser",
  "web-opaque-host-set": "opaque-host parser",
  "web-host-percent-decoded": "host parser",
  "web-host-case": "domain to ASCII",
  "web-no-tables": "domain to ASCII",
  "web-fails-idna": "domain to ASCII",
  "web-idna": "domain to ASCII",
  "web-fails-ipv4": "IPv4 parser",
  "web-ipv4-last-dot": "ends-in-a-number checker",
  "web-ipv4-hexadecimal": "IPv4 number parser",
  "web-ipv4-octal": "IPv4 number parser",
  "web-ipv4-parts": "IPv4 serializer",
  "web-ipv6-ipv4": "IPv6 parser",
  "web-ipv6-zeros": "IPv6 serializer",
  "web-ipv6-compressed": "IPv6 serializer",
  "web-file-localhost": "file host state",
  "web-fails-port": "port state",
  "web-fails-port-range": "port state",
  "web-port-empty": "port state",
  "web-port-zeros": "port state",
  "web-port-default": "port state",
  "web-encoded-dot": "double-dot URL path segment",
  "web-drive-letter-inherited": "file slash state",
  "web-drive-letter-bar": "path state",
  "web-drive-letter-stays": "shorten a URL's path",
  "web-path-set": "path percent-encode set",
  "web-opaque-path-set": "opaque path state",
  "web-opaque-path-space": "opaque path state",
  "web-query-set": "query percent-encode set",
  "web-query-apostrophe": "special-query percent-encode set",
  "web-fragment-set": "fragment percent-encode set",
  "web-empty-path": "path start state",
  "web-dot-segments": "path state",
  "web-character-stays": "URL units",
  "web-percent-stays": "URL units",
  "web-opaque-path-stays": "opaque path state",
};

/** A section, or a part of one that has an address, by its title. */
type Section =
  | "API URL parser"
  | "basic URL parser"
  | "scheme state"
  | "no scheme state"
  | "special relative or authority state"
  | "relative slash state"
  | "special authority slashes state"
  | "special authority ignore slashes state"
  | "authority state"
  | "host state"
  | "port state"
  | "file state"
  | "file slash state"
  | "file host state"
  | "path start state"
  | "path state"
  | "opaque path state"
  | "host parser"
  | "opaque-host parser"
  | "domain to ASCII"
  | "ends-in-a-number checker"
  | "IPv4 parser"
  | "IPv4 number parser"
  | "IPv4 serializer"
  | "IPv6 parser"
  | "IPv6 serializer"
  | "URL serializer"
  | "C0 control percent-encode set"
  | "fragment percent-encode set"
  | "query percent-encode set"
  | "special-query percent-encode set"
  | "path percent-encode set"
  | "userinfo percent-encode set"
  | "double-dot URL path segment"
  | "shorten a URL's path"
  | "URL units"
  | "URL class";

/** What the address of each ends in. */
const ANCHORS: Readonly<Record<Section, string>> = {
  "API URL parser": "api-url-parser",
  "basic URL parser": "concept-basic-url-parser",
  "scheme state": "scheme-state",
  "no scheme state": "no-scheme-state",
  "special relative or authority state": "special-relative-or-authority-state",
  "relative slash state": "relative-slash-state",
  "special authority slashes state": "special-authority-slashes-state",
  "special authority ignore slashes state": "special-authority-ignore-slashes-state",
  "authority state": "authority-state",
  "host state": "host-state",
  "port state": "port-state",
  "file state": "file-state",
  "file slash state": "file-slash-state",
  "file host state": "file-host-state",
  "path start state": "path-start-state",
  "path state": "path-state",
  "opaque path state": "cannot-be-a-base-url-path-state",
  "host parser": "concept-host-parser",
  "opaque-host parser": "concept-opaque-host-parser",
  "domain to ASCII": "concept-domain-to-ascii",
  "ends-in-a-number checker": "ends-in-a-number-checker",
  "IPv4 parser": "concept-ipv4-parser",
  "IPv4 number parser": "ipv4-number-parser",
  "IPv4 serializer": "concept-ipv4-serializer",
  "IPv6 parser": "concept-ipv6-parser",
  "IPv6 serializer": "concept-ipv6-serializer",
  "URL serializer": "concept-url-serializer",
  "C0 control percent-encode set": "c0-control-percent-encode-set",
  "fragment percent-encode set": "fragment-percent-encode-set",
  "query percent-encode set": "query-percent-encode-set",
  "special-query percent-encode set": "special-query-percent-encode-set",
  "path percent-encode set": "path-percent-encode-set",
  "userinfo percent-encode set": "userinfo-percent-encode-set",
  "double-dot URL path segment": "double-dot-path-segment",
  "shorten a URL's path": "shorten-a-urls-path",
  "URL units": "url-units",
  "URL class": "url-class",
};

/**
 * The address of each section of the URL Standard that is cited, by its citation.
 *
 * @see {@link https://url.spec.whatwg.org/#url-parsing | URL Standard, URL parsing}
 * @example
 * ```ts
 * import { sections } from "@std66/url-standard";
 * sections["URL Standard (scheme state)"]; // => "https://url.spec.whatwg.org/#scheme-state"
 * ```
 */
export const sections: Readonly<Record<string, string>> = /* @__PURE__ */ Object.fromEntries(
  Object.entries(ANCHORS).map(([title, anchor]) => [
    `URL Standard (${title})`,
    `https://url.spec.whatwg.org/#${anchor}`,
  ]),
);

/** Such as `URL Standard (scheme state)`. */
export function citationOf(code: WebCode): string {
  return `URL Standard (${sectionOf[code]})`;
}
