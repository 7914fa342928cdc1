/** RFC 3986 §3.2.2: what a host is, to programs that are more liberal than the grammar. */
import { isAscii } from "../text/ascii.ts";
import { type Octets, ipv4Of, isOverflowingIpv4 } from "./ipv4.ts";
import { embeddedIpv4, ipv6Of } from "./ipv6.ts";
import { decodedText, mappedName } from "./mapped-name.ts";
import { decodeLabel } from "./punycode.ts";
import { type Purpose, purposeOf } from "./special-addresses.ts";

export interface HostFacts {
  /** As written. */
  readonly text: string;
  /** With triplets decoded, if they are UTF-8, and mapped as browsers do. */
  readonly name: string;
  readonly isLiteral: boolean;
  /** The octets of an address; `undefined` for a name. */
  readonly address: Octets | undefined;
  /** What the address is for; `undefined` for one of the public internet. */
  readonly purpose: Purpose | undefined;
  /** The IPv4 addresses that are part of an IPv6 address. */
  readonly embedded: readonly Octets[];
  /** Whether an address is written as the grammar has it. */
  readonly isPlain: boolean;
  /** Whether it looks like an IPv4 address, but is too large for one. */
  readonly isOverflowing: boolean;
  readonly labels: readonly Label[];
}

/** A part of a name between dots, those of other scripts too. */
export interface Label {
  /** As written. */
  readonly text: string;
  /** Where it begins in the host. */
  readonly start: number;
  /** With triplets decoded, if they are UTF-8. */
  readonly decoded: string;
  /** Mapped as browsers do. */
  readonly name: string;
  /** The name, decoded from Punycode. */
  readonly unicode: string;
}

/** DNS has no longer name. Labels after that are not looked at. */
const MAX_NAME = 255;

/**
 * Takes a host apart. A number is an address only to what connects to hosts: `isOfNetwork` says whether the scheme
 * does.
 */
export function hostFacts(text: string, isOfNetwork: boolean): HostFacts {
  const name = mappedName(decodedText(text));
  const isLiteral = text.startsWith("[");
  const ipv6 = isLiteral ? ipv6Of(withoutZone(text)) : undefined;
  const read = ipv4Of(name);
  const ipv4 = isOfNetwork || read?.isPlain === true ? read : undefined;
  const address = ipv6 ?? ipv4?.octets;
  return {
    text,
    name,
    isLiteral,
    address,
    purpose: address && purposeOf(address),
    embedded: ipv6 === undefined ? [] : embeddedIpv4(ipv6),
    isPlain: ipv6 !== undefined || (ipv4?.isPlain === true && name === text),
    isOverflowing: isOfNetwork && !isLiteral && isOverflowingIpv4(name),
    labels: isLiteral ? [] : labelsOf(text),
  };
}

/** The address between the brackets, without a zone identifier, which some programs accept (RFC 6874 §2). */
function withoutZone(literal: string): string {
  return literal.slice(1).replace(/[\]%][^]*/, "");
}

/** A dot, or one of another script (RFC 3490 §3.1), as it is or encoded. */
const ASCII_DOT = /\./g;
const DOT = /[.\u3002\uFF0E\uFF61]|%2e|%e3%80%82|%ef%bc%8e|%ef%bd%a1/gi;

function labelsOf(text: string): Label[] {
  const labels: Label[] = [];
  let start = 0;
  let length = 0;
  const add = (end: number): boolean => {
    const written = text.slice(start, end);
    const decoded = decodedText(written);
    const name = mappedName(decoded);
    length += name.length;
    if (length > MAX_NAME) return false;
    labels.push({
      text: written,
      start,
      decoded,
      name,
      unicode: (name.startsWith("xn--") ? decodeLabel(name) : undefined) ?? name,
    });
    return true;
  };
  for (const { 0: dot, index } of text.matchAll(isAscii(text) && !text.includes("%") ? ASCII_DOT : DOT)) {
    if (!add(index)) return labels;
    start = index + dot.length;
    length++;
  }
  add(text.length);
  return labels;
}
