// The code of a fault in an IRI-reference: the rule of RFC 3987 §2.2 that it violates, found from the component that it
// is in.

import { matchesIri } from "./iri-grammar.ts";

/** RFC 3986 Appendix B, with a scheme only where its characters allow one (§3.1). */
const COMPONENTS =
  /^(?<scheme>[A-Za-z][\w+.-]*:)?(?:\/\/(?<authority>[^/?#]*))?(?<path>[^?#]*)(?<query>\?[^#]*)?(?<fragment>#[^]*)?$/du;

/** The code of the fault at an offset in UTF-16 code units. */
export function irisCode(text: string, offset: number): string {
  if (text[offset] === "%") return "pct-encoded";
  const spans = Object.entries(COMPONENTS.exec(text)?.indices?.groups ?? {});
  const found = spans.find(([, span]) => span !== undefined && offset >= span[0] && offset < span[1]);
  if (found === undefined) throw new Error(`no component of ${text} has the fault at ${offset}`);
  const [component, [start]] = found;
  const character = String.fromCodePoint(text.codePointAt(offset)!);
  if (component === "authority") return codeInAuthority(text.slice(start, offset), character);
  // The first segment of a relative path has no ":" (RFC 3986 §4.2).
  if (component === "path" && character === ":") return "path-noscheme";
  return codeOfCharacter(character, component === "path" ? "pchar" : component);
}

/**
 * By what is before the fault: a second "@" has no rule of its own, and neither an IP literal nor a port has a
 * `ucschar`.
 */
function codeInAuthority(before: string, character: string): string {
  const host = before.slice(before.indexOf("@") + 1);
  if (character === "@") return "authority";
  if (host.includes("]")) return "ip-literal-end";
  if (host.startsWith("[")) return /^\[v/iu.test(host) ? "ipvfuture" : "ipv6-address";
  return host.includes(":") ? "port" : codeOfCharacter(character, "reg-name");
}

/** Of a character that no IRI has, or that only a query has; else the code is that of the rule. */
function codeOfCharacter(character: string, rule: string): string {
  if (character < "\x80") return rule;
  return matchesIri("iprivate", character) ? "iprivate" : "ucschar";
}
