/** RFC 3986, error codes: every way in which a text can fail, and the message for each. */
import { COMPONENTS, type ComponentName } from "../scan/components.ts";

/**
 * The violated rule of the grammar in kebab-case, with a suffix if one rule can fail in several ways. Codes are stable
 * and listed in the order of the RFC. `ucschar` and `iprivate` are of RFC 3987, and only faults in an IRI have them.
 * The last ones are those of `diagnoseAs` and `diagnoseIriAs` for references of another kind.
 */
export type UriSyntaxErrorCode =
  | "pct-encoded"
  | "utf-8"
  | "utf-8-surrogate"
  | "scheme"
  | "authority"
  | "userinfo"
  | "reg-name"
  | "ip-literal-unclosed"
  | "ip-literal-end"
  | "ipv6-address"
  | "h16"
  | "ipv4-address"
  | "ipvfuture"
  | "port"
  | "pchar"
  | "path-abempty"
  | "path-absolute"
  | "path-noscheme"
  | "segment-nz"
  | "dot-segment"
  | "query"
  | "fragment"
  | "ucschar"
  | "iprivate"
  | "uri"
  | "relative-ref"
  | "absolute-uri"
  | "iri"
  | "irelative-ref"
  | "absolute-iri"
  | "http-uri";

/** The reasons of faults in a reference, except for codes whose reason is "… is not allowed in the …". */
const REASONS: { readonly [code in UriSyntaxErrorCode]?: string } = {
  "pct-encoded": "`%` is not followed by two hexadecimal digits",
  authority: "a second `@`",
  "ip-literal-unclosed": "`[` without `]`",
  "ip-literal-end": "text after an IP literal",
  "ipv6-address": "not an IPv6 address",
  h16: "a group of more than four digits",
  "ipv4-address": "not an IPv4 address",
  ipvfuture: "not an IPvFuture address",
  "path-noscheme": "`:` in the first segment of a relative path",
};

/** What decides a reason and a section. Every fault is one. */
interface Violation {
  readonly code: UriSyntaxErrorCode;
  readonly component: ComponentName | undefined;
}

/** The code of a character that a component does not allow. @internal */
export function codeOf(component: Exclude<ComponentName, "authority">): UriSyntaxErrorCode {
  return component === "host" ? "reg-name" : component === "path" ? "pchar" : component;
}

/** The section that defines the violated rule. @internal */
export function sectionOf({ code, component }: Violation): string {
  // Text to encode or decode need not be part of a component.
  const ofText = !component || code.startsWith("utf-8") ? "2.5" : COMPONENTS[component][0];
  return `RFC 3986 §${code === "pct-encoded" ? "2.1" : ofText}`;
}

/** The reason in words. @internal */
export function reasonOf({ code, component }: Violation, found: string): string {
  return Object.hasOwn(REASONS, code) ? (REASONS[code] as string) : `${found} is not allowed in the ${component}`;
}
