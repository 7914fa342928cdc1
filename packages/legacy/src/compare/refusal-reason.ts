/** RFC 1738 §5, RFC 1808 §2.2, RFC 2396 §3.2, RFC 3986 §3.2: why one standard refuses a text that another accepts. */
import type { DialectId } from "../dialect/dialect.ts";
import type { GrammarOptions } from "../dialect/dialect-options.ts";
import type { ReasonCode } from "../dialect/reason-code.ts";

/** The faults of a host or a port. */
const SERVER_REASONS: ReadonlySet<ReasonCode> = new Set([
  "registry-names-moved-into-host",
  "hostname-ends-in-dot",
  "port-may-be-empty",
]);

/**
 * Returns the reason for a refusal, as compared with the standard that accepts the text. RFC 1808 accepts any network
 * location (§2.2), and RFC 1738 accepts anything in a scheme without a form.
 */
export function refusalReason(reason: ReasonCode, accepting: DialectId, { netLoc }: GrammarOptions): ReasonCode {
  if (!SERVER_REASONS.has(reason)) return reason;
  if (accepting === "rfc1808" && netLoc !== "server") return "net-loc-has-no-form";
  return accepting === "rfc1738" ? "each-scheme-has-its-form" : reason;
}
