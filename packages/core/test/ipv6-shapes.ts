// RFC 3986 §3.2.2: the nine alternatives of IPv6address, as shapes. A shape is the number of groups before "::", the
// number after it, and whether the last two groups are an IPv4address.

export interface Ipv6Shape {
  readonly address: string;
  readonly groups: number;
}

const GROUPS = ["2001", "0", "DB8", "a", "00ff", "9", "FfFf", "10"];

/** Returns `count` groups. With `hasIpv4`, the last two are an IPv4address. */
export function groupsOf(count: number, hasIpv4: boolean): string {
  const groups = Array.from({ length: hasIpv4 ? count - 2 : count }, (_, index) => GROUPS[index % 8] as string);
  return [...groups, ...(hasIpv4 ? ["192.0.2.255"] : [])].join(":");
}

function shapes(): Ipv6Shape[] {
  const found: Ipv6Shape[] = [];
  for (const hasIpv4 of [false, true]) {
    found.push({ address: groupsOf(8, hasIpv4), groups: 8 });
    for (let before = 0; before <= 7; before++) {
      for (let after = hasIpv4 ? 2 : 0; before + after <= 7; after++) {
        found.push({ address: `${groupsOf(before, false)}::${groupsOf(after, hasIpv4)}`, groups: before + after });
      }
    }
  }
  return found;
}

export const ipv6Shapes: readonly Ipv6Shape[] = shapes();
