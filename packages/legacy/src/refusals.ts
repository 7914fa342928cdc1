/** Why one standard refuses a text that another takes: RFC 1738 §5, RFC 1808 §2.2, RFC 2396 §3.2, RFC 3986 §3.2. */
import type { DialectId } from "./dialect.ts";
import type { ReasonCode } from "./reasons.ts";

/** What a standard finds wrong in a host and a port. */
const SERVER: ReadonlySet<ReasonCode> = new Set([
  "registry-names-moved-into-host",
  "hostname-ends-in-dot",
  "port-may-be-empty",
]);

/**
 * The reason for a refusal, as it is in sight of the standard that takes the text. RFC 1808 takes any network location, and RFC
 * 1738 anything in a scheme that it has no form for.
 */
export function netLocInstead(reason: ReasonCode, accepting: DialectId): ReasonCode {
  if (!SERVER.has(reason)) return reason;
  if (accepting === "rfc1808") return "net-loc-has-no-form";
  return accepting === "rfc1738" ? "each-scheme-has-its-form" : reason;
}
