/** URL Standard, IPv6 parser and IPv6 serializer. */
import { isUriReference } from "@std66/core";
import type { Change } from "../url-parsing/parts.ts";
import { inBrackets } from "./host-parser.ts";

/** The address of RFC 3986 §3.2.2 is that of the IPv6 parser, without a zone and without future versions. */
export const needIpv6: Change = inBrackets((host) =>
  host.length <= LONGEST && !/^\[v/i.test(host) && isUriReference(`//${host}`) && host.endsWith("]") ? host : undefined,
);

/** Eight groups of four digits, the last two of which may be an IPv4 address, in brackets. */
const LONGEST = 47;

/** The last two pieces of an address that ends as an IPv4 address does. */
export const writeIpv4AsPieces: Change = inBrackets((host) =>
  host.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)\]$/, (_, ...found: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = found.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}]`;
  }),
);

export const dropPieceZeros: Change = inBrackets((host) => host.replace(/([[:])0+(?=[0-9a-f])/gi, "$1"));

/** The first of the longest runs of two or more zeros, and no other, is "::". */
export const compressPieces: Change = inBrackets((host) => {
  const pieces = piecesOf(host.slice(1, -1));
  if (pieces.length !== 8) return host;
  let start = -1;
  let length = 1;
  for (let at = 0; at < 8; at++) {
    let end = at;
    while (/^0+$/.test(pieces[end] ?? "")) end++;
    if (end - at > length) [start, length] = [at, end - at];
  }
  if (start === -1) return `[${pieces.join(":")}]`;
  return `[${pieces.slice(0, start).join(":")}::${pieces.slice(start + length).join(":")}]`;
});

function listed(pieces: string): string[] {
  return pieces === "" ? [] : pieces.split(":");
}

/** The eight pieces. */
function piecesOf(address: string): readonly string[] {
  const gap = address.indexOf("::");
  if (gap === -1) return listed(address);
  const [before, after] = [listed(address.slice(0, gap)), listed(address.slice(gap + 2))];
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => "0"), ...after];
}
