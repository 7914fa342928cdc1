/** How each standard resolves a reference, as JSON and as a table with the reasons below it. */
import {
  type CompareResolutionOptions,
  type OtherReading,
  type Outcome,
  type ResolutionComparison,
  compareSyntax,
  otherReadings,
} from "@std66/legacy";
import type { ShownStyle } from "../answer/answer.ts";
import type { Show } from "../text/passwords.ts";
import { type RowId, deviating, latestAmong, rfcsAmong } from "./standards.ts";
import { jsonWithNulls } from "../answer/json.ts";
import { type Cell, tableLines } from "./table.ts";
import { visible } from "../text/visible.ts";
import { hanging } from "../text/wrap.ts";
import { readingsOfResolution, readingsOfSyntax } from "./bearing.ts";
import { clientLines, clientsRecord } from "./clients.ts";
import { type Explained, agreementLines, reasonsRecord, whyLines } from "./reasons.ts";
import { type Compared, withoutSchemeOf } from "./web.ts";

export interface DialectRequest {
  readonly base: string;
  readonly input: string;
  readonly options: CompareResolutionOptions;
}

/** The comparison as one object. `others`: outcomes by other readings. `traces`: the steps of each standard. */
export function resolutionTableRecord(
  { base, input }: Omit<DialectRequest, "options">,
  comparison: Compared<ResolutionComparison>,
  others: readonly OtherReading[],
  traces?: readonly object[],
): string {
  const { agree, rows, differences, web = [] } = comparison;
  return jsonWithNulls({
    base,
    input,
    agree,
    rows,
    differences: [...differences, ...web],
    readings: others,
    ...(traces !== undefined && { traces }),
    reasons: reasonsRecord(comparison),
    clients: clientsRecord(base, input),
  });
}

export function othersOf(
  { base, input, options }: DialectRequest,
  { rows }: ResolutionComparison,
): readonly OtherReading[] {
  return otherReadings(base, input, { ...options, dialects: rfcsAmong(rows).map(({ dialect }) => dialect) });
}

export function resolutionLines(
  request: DialectRequest,
  comparison: ResolutionComparison,
  style: ShownStyle,
  explained: Explained,
): string[] {
  const { base, input } = request;
  const others = othersOf(request, comparison);
  return [
    style.colors.bold(visible(style.show(input))),
    ...resolutionRows(comparison, style, others),
    ...noteLines(comparison, request, style),
    ...agreementLines(comparison),
    ...clientLines(base, input, style),
    ...whyLines(comparison, style, explained, readingsOfResolution(comparison, others)),
  ];
}

/**
 * What the algorithm of RFC 1808 does not check (the scheme, and the grammar that is chosen), and what has no reasons.
 */
function noteLines({ rows }: ResolutionComparison, request: DialectRequest, { width, colors }: ShownStyle): string[] {
  const isShown = (id: RowId): boolean => rows.some(({ dialect }) => dialect === id);
  const notes = [
    ...(isShown("rfc1808") ? [...schemeNotes(request), ...netLocNotes(request)] : []),
    ...(isShown("rfc3986") && isShown("whatwg") ? strictNotes(request) : []),
  ];
  return notes.flatMap((note) => hanging(`note: ${note}`, width - 2, "  ").map((line) => colors.dim(`  ${line}`)));
}

/** RFC 3986 §5.2.2: the URL Standard ignores only special schemes that repeat the base's. */
function strictNotes({ base, input, options }: DialectRequest): string[] {
  return options.strict === false && withoutSchemeOf(base, input) === undefined
    ? ["the URL Standard does not ignore this scheme, so its row is not explained (RFC 3986 §5.2.2)"]
    : [];
}

/** RFC 1808 §2.3: three schemes have no relative form. */
function schemeNotes({ base, input }: DialectRequest): string[] {
  const scheme = /^(?:mailto|news|telnet)(?=:)/i.exec(base)?.[0].toLowerCase();
  if (scheme === undefined || /^[-+.a-z\d]+:/i.test(input)) return [];
  return [`${scheme} is never used with relative references (RFC 1808 §2.3)`];
}

/** RFC 1808 §2.1: a server as network location can be chosen, but decides no result. */
function netLocNotes({ base, input, options }: DialectRequest): string[] {
  const isOpen = [base, input].some((text) => readingsOfSyntax(text, compareSyntax(text)).has("L16"));
  return options.netLoc === "server" && isOpen
    ? ["the network location is not a server, but the algorithm of RFC 1808 does not check that (L16)"]
    : [];
}

export function resolutionRows(
  comparison: ResolutionComparison,
  style: ShownStyle,
  others: readonly OtherReading[] = [],
): string[] {
  const marked = markedAmong(comparison);
  return tableLines(
    comparison.rows.map(({ dialect, outcome }) => {
      const below = others
        .filter((each) => each.dialect === dialect)
        .map((each) => `otherwise (${each.reading}): ${shortOf(each.outcome, style.show)}`);
      return { dialect, differs: marked.has(dialect), cell: { ...cellOf(outcome, style.show), below } };
    }),
    style,
  );
}

export function markedAmong({ rows, differences }: ResolutionComparison): ReadonlySet<RowId> {
  const latest = latestAmong(rows);
  const contrast = rows.filter(
    ({ dialect, outcome }) => dialect === "std66" || (dialect === "whatwg" && isOther(outcome, latest?.outcome)),
  );
  return new Set([...deviating(latest?.dialect, differences), ...contrast.map(({ dialect }) => dialect)]);
}

/** `differences` covers only RFCs. Two errors count as the same outcome, whatever their messages. */
function isOther(outcome: Outcome, latest: Outcome | undefined): boolean {
  if (latest === undefined) return false;
  if (outcome.kind === "error" || latest.kind === "error") return outcome.kind !== latest.kind;
  return outcome.kind !== latest.kind || outcome.text !== latest.text;
}

/** An outcome on one line, without the message of an error. */
function shortOf(outcome: Outcome, show: Show): string {
  if (outcome.kind === "error") return "an error";
  return outcome.kind === "same-document" ? `(current document)${show(outcome.text)}` : visible(show(outcome.text));
}

function cellOf(outcome: Outcome, show: Show): Cell {
  if (outcome.kind === "error") return { prose: `error: ${outcome.message}` };
  return { lines: [shortOf(outcome, show)] };
}
