/** RFC 3986 §3.2.2: hosts, without the brackets of an IP literal. */
import { isUriReference } from "@std66/core";
import { parseAsWhatwg } from "@std66/resolve/internal";
import { HOST, decode, normalizeEncoding } from "./encode.ts";
import type { MutableComponents } from "./types.ts";

/** A zone identifier after its separator, which is "%25" (RFC 6874 §2), or "%" as people write it. */
const ZONE = /%(?:25|(?!25))([^]+)/;
/** Not a character of a zone identifier, or a "%" that begins no triplet. */
const NOT_ZONE = /[^-\w.~%]|%(?![0-9A-Fa-f]{2})/;

/**
 * Returns the address of an IP literal in its one form (RFC 5952 §4), with a zone identifier after "%"; undefined for
 * others. One of a future version keeps its brackets: without them, it would be a name.
 */
export function addressOf(literal: string): string | undefined {
  const inside = /^\[([^\]]*)\]$/.exec(literal)?.[1];
  if (inside === undefined) return undefined;
  if (/^v/i.test(inside)) return isUriReference(`//[${inside}]`) ? literal.toLowerCase() : undefined;
  const percent = inside.indexOf("%");
  const address = percent === -1 ? inside : inside.slice(0, percent);
  const zone = ZONE.exec(inside)?.[1];
  if (percent !== -1 && (zone === undefined || NOT_ZONE.test(zone))) return undefined;
  if (!isUriReference(`//[${address}]`)) return undefined;
  const canonical = canonicalOf(address);
  return zone === undefined ? canonical : `${canonical}%${zone}`;
}

/**
 * Returns the IP literal of a host that is an address, and undefined for others. In a host, "%" comes before the zone
 * identifier: if the identifier begins with "25", only `zone` says so. A `zone` that is not that of the host is
 * ignored.
 */
export function literalOf(host: string, zone: string | undefined): string | undefined {
  if (!/[:[]/.test(host)) return undefined;
  if (/^\[?v/i.test(host)) return addressOf(host);
  const inside = /^\[([^]*)\]$/.exec(host)?.[1] ?? host;
  if (zone !== undefined) {
    const literal = `[${inside.slice(0, inside.indexOf("%"))}%25${zone}]`;
    if (addressOf(literal) === host) return literal;
  }
  const address = addressOf(`[${inside}]`);
  return address && `[${address.replace("%", "%25")}]`;
}

/** An IPv6 address, which is well-formed, in its one form. An IPv4 address at its end stays (RFC 5952 §5). */
function canonicalOf(address: string): string {
  if (!address.includes(".")) return compressed(groupsOf(address, 8));
  const end = address.lastIndexOf(":") + 1;
  const before = address.slice(0, address.endsWith("::", end) ? end : end - 1);
  const written = compressed(groupsOf(before, 6));
  return (written.endsWith("::") ? written : `${written}:`) + address.slice(end);
}

/** The groups of an address or its beginning, which has `count` of them once "::" is filled in. */
function groupsOf(hexadecimal: string, count: number): number[] {
  const [before = "", after] = hexadecimal.split("::");
  const [first, last] = [numbersOf(before), numbersOf(after)];
  return [...first, ...Array<number>(count - first.length - last.length).fill(0), ...last];
}

function numbersOf(groups: string | undefined): number[] {
  return groups === undefined || groups === "" ? [] : groups.split(":").map((group) => Number.parseInt(group, 16));
}

/** Joins the groups, with "::" for the first of the longest runs of two or more zeros. */
function compressed(groups: readonly number[]): string {
  let [start, length] = [-1, 1];
  for (let i = 0; i < groups.length; i++) {
    let end = i;
    while (groups[end] === 0) end++;
    if (end - i > length) [start, length] = [i, end - i];
  }
  return start === -1
    ? hexadecimalOf(groups)
    : `${hexadecimalOf(groups.slice(0, start))}::${hexadecimalOf(groups.slice(start + length))}`;
}

function hexadecimalOf(groups: readonly number[]): string {
  return groups.map((group) => group.toString(16)).join(":");
}

/** An ASCII character that a `reg-name` cannot have (RFC 3986 §3.2.2). */
const FORBIDDEN_IN_NAME: RegExp = /[\0-\x20"#/:<>?@[\\\]^`{|}\x7F]/;

/**
 * Brings the host of components into normal form, and returns what is wrong with it.
 *
 * @param isDomain whether it is a domain name, to be converted to ASCII
 */
export function readHost(components: MutableComponents, isDomain: boolean, isIri: boolean): string | undefined {
  const { host } = components;
  if (!host) return undefined;
  if (HOST.plain.test(host)) components.host = host.toLowerCase();
  else if (/[[\]]/.test(host)) readLiteral(components, host);
  else return readName(components, host, isDomain, isIri);
  return undefined;
}

/** A malformed literal is not changed: its fault has been found before. */
function readLiteral(components: MutableComponents, literal: string): void {
  const address = addressOf(literal);
  components.host = address ?? literal.toLowerCase();
  const zone = address && /%([^]*)/.exec(address)?.[1];
  if (zone) components.ipv6Zone = zone;
}

function readName(components: MutableComponents, name: string, isDomain: boolean, isIri: boolean): string | undefined {
  const host = nameOf(name, isIri);
  components.host = host;
  if (!isDomain) return undefined;
  if (FORBIDDEN_IN_NAME.test(name)) return "URI host is malformed.";
  if (isIri || !/[^\0-\x7f]/.test(decode(name))) return undefined;
  const ascii = asciiName(host);
  if (ascii === undefined) return "Host's domain name can not be converted to ASCII.";
  components.host = ascii;
  return undefined;
}

/** The normal form of a registered name, in lowercase after decoding, so that "%41" is "a". */
export function nameOf(host: string, isIri: boolean): string {
  return normalizeEncoding(host, HOST, isIri).replace(/%[0-9A-F]{2}|[A-Z]+/g, (found) =>
    found.startsWith("%") ? found : found.toLowerCase(),
  );
}

/** Returns the ASCII form of a domain name (UTS 46), by the runtime's `URL`; undefined for what is not a name. */
export function asciiName(name: string): string | undefined {
  const hostname = FORBIDDEN_IN_NAME.test(name) ? undefined : parseAsWhatwg(`http://${name}`)?.hostname;
  // It also decodes triplets.
  return hostname === undefined || FORBIDDEN_IN_NAME.test(hostname) ? undefined : hostname;
}
