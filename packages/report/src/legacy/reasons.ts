/** Why standards differ: each reason with the standards that it separates, and explained once in a run. */
import {
  type DialectDifference,
  type ReadingCode,
  type ReasonCode,
  readings,
  reasons as reasonsOfRfcs,
} from "@std66/legacy";
import { type WebCode, reasons as reasonsOfWeb } from "@std66/url-standard";
import type { Style } from "../answer/style.ts";
import { ROW_IDS, type RowId, rfcsAmong, shortNameOf } from "./standards.ts";
import { hanging, indented } from "../text/wrap.ts";
import type { WebDifference } from "./web.ts";

export const reasons: typeof reasonsOfRfcs & typeof reasonsOfWeb = { ...reasonsOfRfcs, ...reasonsOfWeb };

/** The indentation of the text of a reason: deeper than the rows of a table. */
const TEXT = "      ";

/** A row of either kind. That of std66 has its own reason. */
interface Row {
  readonly dialect: RowId;
  readonly reason?: ReasonCode;
  readonly outcome?: { readonly kind: string };
  readonly valid?: boolean;
}

interface Comparison {
  readonly rows: readonly Row[];
  readonly differences: readonly DialectDifference[];
  /** Why the URL Standard differs, which is no RFC. */
  readonly web?: readonly WebDifference[];
}

/** Two rows that differ, which need not be standards. */
interface Difference {
  readonly between: Separated;
  readonly reasons: readonly AnyReason[];
}

export type AnyReason = ReasonCode | WebCode;

/** The reasons and readings that a run has explained. */
export type Explained = Set<AnyReason | ReadingCode>;

/** A note that the RFCs agree, or the reasons for all differences. `bearing`: the readings that change a cell. */
export function reasonLines(
  comparison: Comparison,
  style: Style,
  explained: Explained,
  bearing: ReadonlySet<ReadingCode> = new Set(),
): string[] {
  return [...agreementLines(comparison), ...whyLines(comparison, style, explained, bearing)];
}

/** Says that the standards shown agree, in a result or a refusal. Nothing if fewer than two RFCs are shown. */
export function agreementLines({ rows, differences }: Comparison): string[] {
  if (differences.length > 0 || rfcsAmong(rows).length < 2) return [];
  const hasDraft = rows.some(({ dialect }) => dialect === "rfc2396bis07");
  const verb = rfcsAmong(rows).every(isRefusal) ? "refuse it" : "agree";
  return [`  The RFCs${hasDraft ? " and the draft 2396bis-07" : ""} ${verb}.`];
}

function isRefusal({ outcome, valid }: Pick<Row, "outcome" | "valid">): boolean {
  return outcome?.kind === "error" || valid === false;
}

/** The reasons for all differences, if at least two RFCs are shown, and the readings that bear on a cell. */
export function whyLines(
  { rows, differences, web = [] }: Comparison,
  style: Style,
  explained: Explained,
  bearing: ReadonlySet<ReadingCode>,
): string[] {
  const all = allDifferences({ rows, differences: rfcsAmong(rows).length > 1 ? differences : [], web });
  const codes = codesOf(all);
  return [
    ...(codes.length === 0 ? [] : [`  ${style.colors.bold("WHY")}`]),
    ...codes.flatMap((code) => linesOf(code, { differences: all, bearing }, style, explained)),
    ...readingLines(bearing, style, explained),
  ];
}

/** The differences of the RFCs, that of std66, and that of the URL Standard. */
function allDifferences({ rows, differences, web = [] }: Comparison): readonly Difference[] {
  return [...differences, ...rows.flatMap(differenceOfStd66), ...web];
}

function differenceOfStd66({ dialect, reason }: Comparison["rows"][number]): readonly Difference[] {
  return dialect === "std66" && reason !== undefined ? [{ between: ["rfc3986", dialect], reasons: [reason] }] : [];
}

/** The readings on which a reason rests, of those that bear on a cell. */
function readingsOf(code: AnyReason, bearing: ReadonlySet<ReadingCode>): readonly ReadingCode[] {
  return READINGS.filter((each) => readings[each].reasons.some((one) => one === code) && bearing.has(each));
}

const READINGS = Object.keys(readings) as readonly ReadingCode[];

/** How the text was read, and how else it can be, once in a run. */
function readingLines(
  bearing: ReadonlySet<ReadingCode>,
  { width, colors: { bold, dim } }: Style,
  explained: Explained,
): string[] {
  const shown = READINGS.filter((code) => bearing.has(code) && !explained.has(code));
  if (shown.length === 0) return [];
  return [
    `  ${bold("READINGS")}`,
    ...shown.flatMap((code) => {
      explained.add(code);
      const { about, taken, otherwise } = readings[code];
      return [
        ...hanging(`${code}: ${about}`, width - 4, "  ").map(
          (line) => `    ${line.replace(`${code}:`, () => `${bold(code)}:`)}`,
        ),
        ...indented(`${taken}; otherwise: ${otherwise}`, TEXT, width).map((line) => dim(line)),
      ];
    }),
  ];
}

export function summaryLines(differences: readonly DialectDifference[], { width }: Style): string[] {
  return codesOf(differences).flatMap((code) => indented(reasons[code].summary, TEXT, width));
}

export function reasonsRecord(comparison: Comparison): object {
  return Object.fromEntries(
    reasonsOf(comparison).map((code) => {
      const { summary, citations, ...reason } = reasons[code];
      // The URL Standard changes its words.
      return [code, { summary, citations, quotes: "quotes" in reason ? reason.quotes : {} }];
    }),
  );
}

/** The codes of all reasons, each once: of the RFCs, of std66, of the URL Standard. */
export function reasonsOf(comparison: Comparison): readonly AnyReason[] {
  return codesOf(allDifferences(comparison));
}

function codesOf(differences: readonly Difference[]): readonly AnyReason[] {
  return [...new Set(differences.flatMap(({ reasons: codes }) => codes))];
}

function linesOf(
  code: AnyReason,
  { differences, bearing }: { readonly differences: readonly Difference[]; readonly bearing: ReadonlySet<ReadingCode> },
  { width, colors: { bold, dim } }: Style,
  explained: Explained,
): string[] {
  const { summary, explanation, citations } = reasons[code];
  const pairs = differences.filter(({ reasons: codes }) => codes.includes(code)).map(({ between }) => between);
  const isExplained = explained.has(code);
  explained.add(code);
  const first = indented(`${code}: ${sidesOf(pairs)}${isExplained ? " (see above)" : ""}`, "    ", width);
  const titles = first.map((line) => line.replace(code, () => bold(code)));
  if (isExplained) return titles;
  return [
    ...titles,
    ...indented(summary, TEXT, width).map((line) => bold(line)),
    ...indented(explanation, TEXT, width),
    ...indented(
      [...citations, ...readingsOf(code, bearing).map((each) => `reading ${each}`)].join("; "),
      TEXT,
      width,
    ).map((line) => dim(line)),
  ];
}

type Separated = readonly [RowId, RowId];

/** Which standards a reason separates: in `1808 | 2396, 3986`, the `|` separates all before it from all after it. */
export function sidesOf(pairs: readonly Separated[]): string {
  const sides = groupsOf(pairs);
  if (sides.every((a) => sides.every((b) => a === b || areSeparated(a, b)))) {
    return sides.map((side) => listed([side])).join(" | ");
  }
  // Not every side is separated from every other: lists each with the later sides that it is separated from.
  return sides
    .flatMap((a, index) => {
      const others = sides.slice(index + 1).filter((b) => areSeparated(a, b));
      return others.length === 0 ? [] : [`${listed([a])} | ${listed(others)}`];
    })
    .join("; ");
}

interface Side {
  readonly members: readonly RowId[];
  readonly others: readonly RowId[];
}

/** Groups the standards that are separated from the same others. */
function groupsOf(pairs: readonly Separated[]): readonly Side[] {
  const sides = new Map<string, RowId[]>();
  for (const dialect of ROW_IDS) {
    const others = othersOf(dialect, pairs).join();
    if (others !== "") sides.set(others, [...(sides.get(others) ?? []), dialect]);
  }
  return [...sides.values()].map((members) => ({ members, others: othersOf(members[0] as RowId, pairs) }));
}

function othersOf(dialect: RowId, pairs: readonly Separated[]): readonly RowId[] {
  return ROW_IDS.filter((other) =>
    pairs.some((pair) => pair.includes(dialect) && pair.includes(other) && other !== dialect),
  );
}

function areSeparated(a: Side, b: Side): boolean {
  return a.others.includes(b.members[0] as RowId);
}

function listed(sides: readonly Side[]): string {
  const all = sides.flatMap(({ members }) => members);
  return ROW_IDS.filter((dialect) => all.includes(dialect))
    .map(shortNameOf)
    .join(", ");
}
