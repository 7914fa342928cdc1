/** Why standards differ: each reason with the standards that it separates, and explained once in a run. */
import {
  type DialectDifference,
  type ReadingCode,
  type ReasonCode,
  readings,
  reasons as reasonsOfRfcs,
} from "@std66/legacy";
import { reasons as reasonsOfWeb } from "@std66/url-standard";
import type { Style } from "../answer/style.ts";
import { ROW_IDS, type RowId, isShown, rfcsAmong, shortNameOf } from "./standards.ts";
import { hanging, indented } from "../text/wrap.ts";
import type { AnyReason, Difference } from "./web.ts";

export const reasons: typeof reasonsOfRfcs & typeof reasonsOfWeb = { ...reasonsOfRfcs, ...reasonsOfWeb };

/** The indentation of the text of a reason: deeper than the rows of a table. */
const TEXT = "      ";

/** A comparison of either kind. The row of std66 has its own reason. */
interface Comparison {
  readonly rows: readonly {
    readonly dialect: RowId;
    readonly reason?: ReasonCode;
    readonly outcome?: { readonly kind: string };
    readonly valid?: boolean;
  }[];
  readonly differences: readonly DialectDifference[];
  readonly web?: readonly Difference[];
}

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
  const draft = isShown("rfc2396bis07", rows) ? " and the draft 2396bis-07" : "";
  const areRefused = rfcsAmong(rows).every(({ outcome, valid }) => outcome?.kind === "error" || valid === false);
  return [`  The RFCs${draft} ${areRefused ? "refuse it" : "agree"}.`];
}

/** The reasons for all differences, and the readings that bear on a cell. */
export function whyLines(
  comparison: Comparison,
  style: Style,
  explained: Explained,
  bearing: ReadonlySet<ReadingCode>,
): string[] {
  const { width, colors } = style;
  const { bold, dim } = colors;
  const all = allDifferences(comparison);
  const codes = codesOf(all);
  return [
    ...(codes.length === 0 ? [] : [`  ${bold("WHY")}`]),
    ...codes.flatMap((code) => {
      const { summary, explanation, citations } = reasons[code];
      const pairs = all.filter(({ reasons: of }) => of.includes(code)).map(({ between }) => between);
      const isExplained = explained.has(code);
      explained.add(code);
      const title = `${code}: ${sidesOf(pairs)}${isExplained ? " (see above)" : ""}`;
      const titles = indented(title, "    ", width).map((line) => line.replace(code, () => bold(code)));
      if (isExplained) return titles;
      const rests = READINGS.filter((each) => bearing.has(each) && readings[each].reasons.some((one) => one === code));
      const sources = [...citations, ...rests.map((each) => `reading ${each}`)].join("; ");
      return [
        ...titles,
        ...indented(summary, TEXT, width).map((line) => bold(line)),
        ...indented(explanation, TEXT, width),
        ...indented(sources, TEXT, width).map((line) => dim(line)),
      ];
    }),
    ...readingLines(bearing, style, explained),
  ];
}

/** The differences of the RFCs, that of std66, and that of the URL Standard. */
function allDifferences({ rows, differences, web = [] }: Comparison): readonly Difference[] {
  const ofStd66 = rows.flatMap(({ dialect, reason }): readonly Difference[] =>
    dialect === "std66" && reason !== undefined ? [{ between: ["rfc3986", dialect], reasons: [reason] }] : [],
  );
  return [...differences, ...ofStd66, ...web];
}

export const READINGS: readonly ReadingCode[] = Object.keys(readings) as readonly ReadingCode[];

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
        ...hanging(`${code}: ${about}`, width - 4, "  ").map((line) => `    ${line.replace(code, () => bold(code))}`),
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

/** Which standards a reason separates: in `1808 | 2396, 3986`, the `|` separates all before it from all after it. */
export function sidesOf(pairs: readonly Difference["between"][]): string {
  const areSeparate = (one: RowId, other: RowId): boolean =>
    one !== other && pairs.some((pair) => pair.includes(one) && pair.includes(other));
  // Those that are separated from the same others are one side.
  const sides = new Map<string, [RowId, ...RowId[]]>();
  for (const id of ROW_IDS) {
    const others = ROW_IDS.filter((other) => areSeparate(id, other)).join();
    const side = sides.get(others);
    if (side !== undefined) side.push(id);
    else if (others !== "") sides.set(others, [id]);
  }
  const all = [...sides.values()];
  const withLater = all.map((side, index) => {
    return { side, later: all.slice(index + 1).filter(([other]) => areSeparate(side[0], other)) };
  });
  const isEachFromEach = withLater.every(({ later }, index) => later.length === all.length - 1 - index);
  if (isEachFromEach) return all.map(listed).join(" | ");
  // Otherwise each side is listed with the later ones that it is separated from.
  return withLater
    .filter(({ later }) => later.length > 0)
    .map(({ side, later }) => `${listed(side)} | ${listed(later.flat())}`)
    .join("; ");
}

function listed(ids: readonly RowId[]): string {
  return ROW_IDS.filter((id) => ids.includes(id))
    .map(shortNameOf)
    .join(", ");
}
