import { type Dialect, reasons, rfc1738, rfc1808, rfc2396, rfc3986 } from "@std66/legacy";
import {
  type LegacyResolutionRow,
  type LegacyValidityRow,
  differences,
  legacyResolution,
  legacyValidity,
  pitfalls,
  sameDocument,
} from "@std66/vectors";
import type { Check, PackageRows } from "./check.ts";
import { legacyComponentsChecks } from "./legacy-components.ts";
import { legacyResolutionChecks } from "./legacy-resolution.ts";
import { outcomeText } from "./outcome-text.ts";
import { seedChecks } from "./seed-checks.ts";

function olderResolutionCheck({ id, base, ref, expect }: LegacyResolutionRow): Check {
  return {
    id,
    ask: () => [
      [outcomeText(rfc1808.resolve(base, ref)), outcomeText(rfc2396.resolve(base, ref))],
      [`uri ${expect.rfc1808}`, `uri ${expect.rfc2396}`],
    ],
  };
}

function validityCheck({
  id,
  text,
  ...row
}: Pick<LegacyValidityRow, "id" | "text"> & Partial<LegacyValidityRow>): Check {
  // The dialect is RFC 2396 as changed by RFC 2732. Seeds have only the former.
  const of2396 = row.rfc2732 ?? row.rfc2396;
  const by = ({ isValid }: Pick<Dialect, "isValid">, wanted?: boolean) =>
    wanted === undefined ? undefined : isValid(text);
  return {
    id,
    ask: () => [
      [by(rfc1738, row.rfc1738), by(rfc1808, row.rfc1808), by(rfc2396, of2396), by(rfc3986, row.rfc3986)],
      [row.rfc1738, row.rfc1808, of2396, row.rfc3986],
    ],
  };
}

export const legacy: PackageRows = {
  name: "@std66/legacy",
  checks: [
    ...legacyResolutionChecks,
    ...legacyComponentsChecks,
    ...legacyResolution.map((row) => olderResolutionCheck(row)),
    ...[...legacyValidity, ...seedChecks("legacyValidity")].map((row) => validityCheck(row)),
    ...sameDocument.map(({ id, base, ref, expect }) => ({
      id,
      ask: () => [rfc2396.resolve(base, ref).kind === "same-document", expect.rfc2396] as const,
    })),
    // Each difference is explained, and no pitfall.
    ...differences.map((id) => ({ id, ask: () => [id in reasons, true] as const })),
    ...Object.keys(pitfalls).map((id) => ({ id, ask: () => [id in reasons, false] as const })),
  ],
};
