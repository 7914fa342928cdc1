/**
 * The faults of a text by each standard, from the first to the last. The comparisons need more of them than `parse`
 * reports.
 */
import type { DialectId } from "../dialect/dialect.ts";
import type { GrammarOptions } from "../dialect/dialect-options.ts";
import type { Fault, FaultsOf } from "../dialect/faults.ts";
import { faultsOf3986 } from "../rfc3986/faults.ts";
import { faultsOf1738 } from "../rfc1738/faults.ts";
import { faultsOf1808 } from "../rfc1808/grammar.ts";
import { faultsWithServer } from "../rfc1808/server.ts";
import { faultsOf2396 } from "../rfc2396/grammar.ts";
import { faultsOfUrl } from "../whatwg/runtime-url.ts";

const FAULTS: Readonly<Record<DialectId, FaultsOf>> = {
  rfc1738: faultsOf1738,
  rfc1808: (text, options) => (options?.netLoc === "server" ? faultsWithServer(text) : faultsOf1808(text)),
  rfc2396: faultsOf2396,
  rfc2396bis07: faultsOf3986,
  rfc3986: faultsOf3986,
  whatwg: faultsOfUrl,
};

export function faultsBy(dialect: DialectId, text: string, options: GrammarOptions): readonly Fault[] {
  return FAULTS[dialect](text, options);
}
