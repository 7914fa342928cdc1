/** RFC 3986 §7: all rules, by the component that they look at. */
import type { CheckedRule } from "./checked-rule.ts";
import { inAddress } from "./rules/address.ts";
import { inAuthority } from "./rules/authority.ts";
import { inHostName } from "./rules/host-name.ts";
import { amongReaders } from "./rules/host-readers.ts";
import { inOctets } from "./rules/octets.ts";
import { inPath } from "./rules/path.ts";
import { inPort } from "./rules/port.ts";
import { inQuery } from "./rules/query.ts";
import { inInvalidText } from "./rules/repaired.ts";
import { inScheme } from "./rules/scheme.ts";
import { inUnicodeHost } from "./rules/unicode-host.ts";

export const checkedRules: readonly CheckedRule[] = [
  ...amongReaders,
  ...inInvalidText,
  ...inScheme,
  ...inAuthority,
  ...inHostName,
  ...inAddress,
  ...inUnicodeHost,
  ...inPort,
  ...inPath,
  ...inOctets,
  ...inQuery,
];
