// The parts of a text by RFC 1738 §3, RFC 1808 §2.4 and RFC 2396 §3.

import { LegacySyntaxError, rfc1738, rfc1808, rfc2396 } from "@std66/legacy";
import { type ComponentsRow, type LegacyComponentsRow, components, legacyComponents } from "@std66/vectors";
import type { Check } from "./check.ts";
import { seedChecks } from "./seed-checks.ts";

type Parts = Readonly<Record<string, unknown>>;

/** The parts that a row of `legacyComponents` has, under its names. */
const partsBy = {
  rfc1738: (text: string): object => rfc1738.parse(text),
  rfc1808: (text: string): object => {
    const { path, params = "" } = rfc1808.parse(text);
    return { path, params };
  },
  rfc2396: (text: string): object => {
    const { path, opaquePart, segments } = rfc2396.parse(text);
    return { path, opaque_part: opaquePart, segments };
  },
};

function partsCheck({ id, dialect, text, expect }: LegacyComponentsRow): Check {
  return { id, ask: () => [expect === null ? refusal(dialect, text) : partsBy[dialect](text), expect ?? dialect] };
}

/** The dialect that refuses the text. */
function refusal(dialect: LegacyComponentsRow["dialect"], text: string): string {
  try {
    partsBy[dialect](text);
  } catch (error) {
    if (error instanceof LegacySyntaxError) return error.dialect;
    throw error;
  }
  return "not refused";
}

function componentsCheck({ id, text, rfc1808: of1808, rfc2396: of2396 }: Components): Check {
  // Whether there is a `//` is not a component of RFC 1808.
  const { slashes: _, ...older } = of1808 ?? {};
  return {
    id,
    ask: () => [
      [of1808 && named(older, parts1808(text)), of2396 && named(of2396, parts2396(text))],
      [of1808 && older, of2396],
    ],
  };
}

/** In the rows, an absent part is `""` (RFC 1808 §2.4). */
function parts1808(text: string): Parts {
  const { netLoc, ...parts } = rfc1808.parse(text);
  return Object.fromEntries(Object.entries({ ...parts, net_loc: netLoc }).map(([name, part]) => [name, part ?? ""]));
}

function parts2396(text: string): Parts {
  const parts = rfc2396.parse(text);
  return { ...parts, opaque: parts.opaquePart !== undefined };
}

/** A row names only the parts that it is about. */
function named(wanted: object, parts: Parts): Parts {
  return Object.fromEntries(Object.keys(wanted).map((name) => [name, parts[name]]));
}

type Components = Omit<ComponentsRow, "reasons">;

const comparing = [...components, ...seedChecks("components")].filter(
  ({ rfc1808: older, rfc2396: newer }) => older !== undefined || newer !== undefined,
);

export const legacyComponentsChecks: readonly Check[] = [
  ...legacyComponents.map((row) => partsCheck(row)),
  ...comparing.map((row) => componentsCheck(row)),
];
