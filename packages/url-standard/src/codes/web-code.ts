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
const sectionOf: Readonly<Record<WebCode, Section>> = {
  "web-lone-surrogate": "URL class",
  "web-blanks-at-ends": "URL parsing",
  "web-tabs-and-newlines": "URL parsing",
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
  "web-empty-credentials": "URL serializing",
  "web-fails-ipv6": "host parsing",
  "web-fails-host-character": "host parsing",
  "web-opaque-host-set": "host parsing",
  "web-host-percent-decoded": "host parsing",
  "web-host-case": "IDNA",
  "web-no-tables": "IDNA",
  "web-fails-idna": "IDNA",
  "web-idna": "IDNA",
  "web-fails-ipv4": "host parsing",
  "web-ipv4-last-dot": "ends-in-a-number checker",
  "web-ipv4-hexadecimal": "IPv4 number parser",
  "web-ipv4-octal": "IPv4 number parser",
  "web-ipv4-parts": "host serializing",
  "web-ipv6-ipv4": "host parsing",
  "web-ipv6-zeros": "host serializing",
  "web-ipv6-compressed": "host serializing",
  "web-file-localhost": "file host state",
  "web-fails-port": "port state",
  "web-fails-port-range": "port state",
  "web-port-empty": "port state",
  "web-port-zeros": "port state",
  "web-port-default": "port state",
  "web-encoded-dot": "double-dot path segment",
  "web-drive-letter-inherited": "file slash state",
  "web-drive-letter-bar": "path state",
  "web-drive-letter-stays": "path state",
  "web-path-set": "path percent-encode set",
  "web-opaque-path-set": "URL parsing",
  "web-opaque-path-space": "URL parsing",
  "web-query-set": "query percent-encode set",
  "web-query-apostrophe": "special-query percent-encode set",
  "web-fragment-set": "fragment percent-encode set",
  "web-empty-path": "path start state",
  "web-dot-segments": "path state",
  "web-character-stays": "URL units",
  "web-percent-stays": "URL units",
  "web-opaque-path-stays": "URL parsing",
};

/** A section, or a part of one that has an address, by its title. */
type Section =
  | "API URL parser"
  | "C0 control percent-encode set"
  | "IDNA"
  | "IPv4 number parser"
  | "URL class"
  | "URL parsing"
  | "URL serializing"
  | "URL units"
  | "authority state"
  | "double-dot path segment"
  | "ends-in-a-number checker"
  | "file host state"
  | "file slash state"
  | "file state"
  | "fragment percent-encode set"
  | "host parsing"
  | "host serializing"
  | "host state"
  | "no scheme state"
  | "path percent-encode set"
  | "path start state"
  | "path state"
  | "port state"
  | "query percent-encode set"
  | "relative slash state"
  | "scheme state"
  | "special authority ignore slashes state"
  | "special authority slashes state"
  | "special relative or authority state"
  | "special-query percent-encode set"
  | "userinfo percent-encode set";

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
  Object.values(sectionOf).map((title) => [
    `URL Standard (${title})`,
    `https://url.spec.whatwg.org/#${title.toLowerCase().replaceAll(" ", "-")}`,
  ]),
);

/** Such as `URL Standard (scheme state)`. */
export function citationOf(code: WebCode): string {
  return `URL Standard (${sectionOf[code]})`;
}
