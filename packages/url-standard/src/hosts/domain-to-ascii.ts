/** URL Standard, IDNA: domain to ASCII. Its tables (UTS 46) are those of the runtime's own `URL`. */
import { hasWhatwgParser, parseAsWhatwg } from "@std66/resolve/internal";
import type { Change } from "../url-parsing/parts.ts";
import { inDomain } from "./host-parser.ts";

/** Without tables, a name that is not ASCII fails. */
export const needTables: Change = inDomain((domain) => (isAscii(domain) || hasWhatwgParser() ? domain : undefined));

/** A label that UTS 46 refuses, or a name of which nothing is left. */
export const needLabels: Change = inDomain((domain) => (mapped(domain) ? domain : undefined));

export const mapDomain: Change = inDomain((domain) => mapped(domain) ?? domain);

/** A name in ASCII is only lower-cased, even if it has an `xn--` that is not Punycode. */
function mapped(domain: string): string | undefined {
  if (isAscii(domain) || !hasWhatwgParser()) return domain;
  // The label that is added is not a number, so that what is mapped to digits is not yet read as an IPv4 address.
  return parseAsWhatwg(`http://${domain}.x/`)?.hostname.slice(0, -2);
}

function isAscii(domain: string): boolean {
  return !/\P{ASCII}/u.test(domain);
}
