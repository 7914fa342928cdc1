/** RFC 3986 §3.2.2: hosts, without the brackets of an IP literal. */
import { isUriReference } from "@std66/core";

/** Returns the address of an IP literal in its one form (RFC 5952 §4), with a zone identifier after "%"; undefined for others. */
export function addressOf(literal: string): string | undefined {
  const inside = /^\[([^\]]*)\]$/.exec(literal)?.[1];
  if (inside === undefined) return undefined;
  if (/^v/i.test(inside)) return isUriReference(`//[${inside}]`) ? inside.toLowerCase() : undefined;
  const [, address = "", zone] = /^([^%]*)(?:%(?:25)?(.+))?$/.exec(inside) ?? [];
  if (!isUriReference(`//[${address}]`)) return undefined;
  const canonical = compressed(groupsOf(address));
  return zone === undefined ? canonical : `${canonical}%${zone}`;
}

/** The eight groups of an IPv6 address, which is well-formed. */
function groupsOf(address: string): number[] {
  const hexadecimal = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...octets: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = octets.slice(0, 4).map(Number);
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });
  const [before = "", after] = hexadecimal.split("::");
  const [first, last] = [numbersOf(before), numbersOf(after)];
  return after === undefined ? first : [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
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

/** A character that no `reg-name` has, and that is ASCII (RFC 3986 §3.2.2). */
export const FORBIDDEN_IN_NAME: RegExp = /[\0-\x20"#/:<>?@[\\\]^`{|}\x7F]/;

/** `URL` is not part of ECMAScript, so a runtime may have none. */
interface Runtime {
  readonly URL?: new (text: string) => { readonly hostname: string };
}

/** Returns the ASCII form of a domain name (UTS 46), by the runtime's `URL`; undefined for what is no name. */
export function asciiName(name: string): string | undefined {
  const { URL } = globalThis as Runtime;
  try {
    return FORBIDDEN_IN_NAME.test(name) ? undefined : URL && new URL(`http://${name}`).hostname;
  } catch {
    return undefined;
  }
}
