/** How each standard resolves a reference, as JSON and as a table with the reasons below it. */
import { type Outcome, type ReadingCode, type ResolutionComparison, syntaxReadings } from "@std66/legacy";
import type { ShownStyle } from "../answer/answer.ts";
import type { Show } from "../text/passwords.ts";
import { visible } from "../text/visible.ts";
import { hanging } from "../text/wrap.ts";
import { clientLines, clientsRecord } from "./clients.ts";
import { type Explained, agreementLines, reasonsRecord, whyLines } from "./reasons.ts";
import { type RowId, deviating, isShown, latestAmong, tableLines } from "./standards.ts";
import { type ComparedResolution, withoutSchemeOf } from "./web.ts";

/** The comparison as one object. `traces`: the steps of each standard. */
export function resolutionTableRecord(compared: ComparedResolution, traces?: readonly object[]): object {
  const { base, input, agree, rows, differences, web, others } = compared;
  return {
    base,
    input,
    agree,
    rows,
    differences: [...differences, ...web],
    readings: others,
    ...(traces !== undefined && { traces }),
    reasons: reasonsRecord(compared),
    clients: clientsRecord(base, input),
  };
}

export function resolutionLines(compared: ComparedResolution, style: ShownStyle, explained: Explained): string[] {
  const { base, input } = compared;
  return [
    style.colors.bold(visible(style.show(input))),
    ...resolutionRows(compared, style),
    ...noteLines(compared, style),
    ...agreementLines(compared),
    ...clientLines(base, input, style),
    ...whyLines(compared, style, explained, readingsOfResolution(compared)),
  ];
}

/** The readings by which there would be another outcome. The other reading of G1 has a row of its own. */
export function readingsOfResolution({ rows, others }: ComparedResolution): ReadonlySet<ReadingCode> {
  const codes = others.map(({ reading }) => reading);
  return new Set(isShown("std66", rows) ? [...codes, "G1"] : codes);
}

/**
 * What the algorithm of RFC 1808 does not check (the scheme, and the grammar that is chosen), and what has no reasons.
 */
function noteLines(compared: ComparedResolution, { width, colors }: ShownStyle): string[] {
  const { rows } = compared;
  const notes = [
    ...(isShown("rfc1808", rows) ? [...schemeNotes(compared), ...netLocNotes(compared)] : []),
    ...(isShown("rfc3986", rows) && isShown("whatwg", rows) ? strictNotes(compared) : []),
  ];
  return notes.flatMap((note) => hanging(`note: ${note}`, width - 2, "  ").map((line) => colors.dim(`  ${line}`)));
}

/** RFC 3986 §5.2.2: the URL Standard ignores only special schemes that repeat the base's. */
function strictNotes({ base, input, options }: ComparedResolution): string[] {
  return options.strict === false && withoutSchemeOf(base, input) === undefined
    ? ["the URL Standard does not ignore this scheme, so its row is not explained (RFC 3986 §5.2.2)"]
    : [];
}

/** RFC 1808 §2.3: three schemes have no relative form. */
function schemeNotes({ base, input }: ComparedResolution): string[] {
  const scheme = /^(?:mailto|news|telnet)(?=:)/i.exec(base)?.[0].toLowerCase();
  if (scheme === undefined || /^[-+.a-z\d]+:/i.test(input)) return [];
  return [`${scheme} is never used with relative references (RFC 1808 §2.3)`];
}

/** RFC 1808 §2.1: a server as network location can be chosen, but decides no result. */
function netLocNotes({ base, input, options }: ComparedResolution): string[] {
  const isOpen = [base, input].some((text) => syntaxReadings(text).includes("L16"));
  return options.netLoc === "server" && isOpen
    ? ["the network location is not a server, but the algorithm of RFC 1808 does not check that (L16)"]
    : [];
}

export function resolutionRows(compared: ComparedResolution, style: ShownStyle): string[] {
  const marked = markedAmong(compared);
  return tableLines(
    compared.rows.map(({ dialect, outcome }) => {
      const below = compared.others
        .filter((each) => each.dialect === dialect)
        .map((each) => `otherwise (${each.reading}): ${shortOf(each.outcome, style.show)}`);
      const { kind } = outcome;
      const cell =
        kind === "error" ? { prose: `error: ${outcome.message}` } : { lines: [shortOf(outcome, style.show)] };
      return { dialect, differs: marked.has(dialect), cell: { ...cell, below } };
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
