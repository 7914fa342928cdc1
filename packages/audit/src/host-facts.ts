/** RFC 3986 §3.2.2: what a host is, to programs that are more liberal than the grammar. */
import { type Octets, ipv4Of, isOverflowingIpv4 } from "./ipv4.ts";
import { embeddedIpv4, ipv6Of } from "./ipv6.ts";
import { decodeLabel } from "./punycode.ts";

export interface HostFacts {
  /** As written. */
  readonly text: string;
  /** With triplets decoded, if they are UTF-8, and in lowercase. */
  readonly name: string;
  readonly isLiteral: boolean;
  /** The octets of an address; `undefined` for a name. */
  readonly address: Octets | undefined;
  /** The IPv4 addresses that are part of an IPv6 address. */
  readonly embedded: readonly Octets[];
  /** Whether an address is written as the grammar has it. */
  readonly isPlain: boolean;
  /** Whether it looks like an IPv4 address, but is too large for one. */
  readonly isOverflowing: boolean;
  readonly labels: readonly Label[];
}

/** A part of a name between dots. */
export interface Label {
  /** As written. */
  readonly text: string;
  /** Where it begins in the host. */
  readonly start: number;
  /** Decoded from Punycode and from triplets, in lowercase. */
  readonly unicode: string;
}

/** DNS has no longer name. Labels after that are not looked at. */
const MAX_NAME = 255;

export function hostFacts(text: string): HostFacts {
  const name = decodedName(text);
  const isLiteral = text.startsWith("[");
  const ipv6 = isLiteral ? ipv6Of(withoutZone(text)) : undefined;
  const ipv4 = ipv4Of(mappedName(name));
  return {
    text,
    name,
    isLiteral,
    address: ipv6 ?? ipv4?.octets,
    embedded: embeddedIpv4(ipv6 ?? []),
    isPlain: ipv6 !== undefined || (ipv4?.isPlain === true && name === text),
    isOverflowing: !isLiteral && isOverflowingIpv4(name),
    labels: isLiteral ? [] : labelsOf(text),
  };
}

/** Replaces digits and letters of other shapes, and the dots of other scripts, as a browser does (UTS 46 §4). */
export function mappedName(name: string): string {
  // Unicode's normalization takes time that grows faster than the text. No host name is longer.
  if (name.length > MAX_NAME) return name;
  return name.normalize("NFKC").replaceAll("\u3002", ".").toLowerCase();
}

/** Decodes once, and leaves triplets that are not UTF-8 as they are. */
export function decodedName(text: string): string {
  try {
    return decodeURIComponent(text).toLowerCase();
  } catch {
    return text.toLowerCase();
  }
}

/** The address between the brackets, without a zone (RFC 6874). */
function withoutZone(literal: string): string {
  return literal.slice(1).replace(/[\]%][^]*/, "");
}

function labelsOf(text: string): Label[] {
  const labels: Label[] = [];
  let start = 0;
  for (const label of text.slice(0, MAX_NAME + 1).split(".")) {
    if (start + label.length > MAX_NAME) break;
    labels.push({ text: label, start, unicode: decodeLabel(label.toLowerCase()) ?? decodedName(label) });
    start += label.length + 1;
  }
  return labels;
}
