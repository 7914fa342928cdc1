/** How each standard resolves a reference, as JSON and as a table with the reasons below it. */
import { type ReadingCode, type ResolutionComparison, syntaxReadings } from "@std66/legacy";
import type { ShownStyle } from "../answer/answer.ts";
import { asWritten } from "../text/passwords.ts";
import { visible } from "../text/visible.ts";
import { hanging } from "../text/wrap.ts";
import { clientLines, clientsRecord } from "./clients.ts";
import { type Explained, agreementLines, reasonsRecord, whyLines } from "./reasons.ts";
import { type RowId, isShown, markedRows, outcomeText, tableLines } from "./standards.ts";
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

/** What the algorithm of RFC 1808 does not check (the scheme, the grammar that is chosen), and what has no reasons. */
function noteLines({ base, input, options, rows }: ComparedResolution, { width, colors }: ShownStyle): string[] {
  const notes: string[] = [];
  if (isShown("rfc1808", rows)) {
    // Three schemes have no relative form (RFC 1808 §2.3).
    const scheme = /^(?:mailto|news|telnet)(?=:)/i.exec(base)?.[0].toLowerCase();
    if (scheme !== undefined && !/^[-+.a-z\d]+:/i.test(input))
      notes.push(`${scheme} is never used with relative references (RFC 1808 §2.3)`);
    // A server as network location can be chosen, but decides no result (RFC 1808 §2.1).
    if (options.netLoc === "server" && [base, input].some((text) => syntaxReadings(text).includes("L16")))
      notes.push("the network location is not a server, but the algorithm of RFC 1808 does not check that (L16)");
  }
  // The URL Standard ignores only special schemes that repeat the base's.
  const isOtherText = options.strict === false && withoutSchemeOf(base, input) === undefined;
  if (isOtherText && isShown("rfc3986", rows) && isShown("whatwg", rows))
    notes.push("the URL Standard does not ignore this scheme, so its row is not explained (RFC 3986 §5.2.2)");
  return notes.flatMap((note) => hanging(`note: ${note}`, width - 2, "  ").map((line) => colors.dim(`  ${line}`)));
}

export function resolutionRows(compared: ComparedResolution, style: ShownStyle): string[] {
  const marked = markedAmong(compared);
  return tableLines(
    compared.rows.map(({ dialect, outcome }) => {
      const below = compared.others
        .filter((each) => each.dialect === dialect)
        .map((each) => `otherwise (${each.reading}): ${outcomeText(each.outcome, style.show)}`);
      const { kind } = outcome;
      const cell =
        kind === "error" ? { prose: `error: ${outcome.message}` } : { lines: [outcomeText(outcome, style.show)] };
      return { dialect, differs: marked.has(dialect), ...cell, below };
    }),
    style,
  );
}

export function markedAmong(compared: ResolutionComparison): ReadonlySet<RowId> {
  // Two errors count as the same outcome, whatever their messages.
  return markedRows(compared, ({ outcome }, latest) => {
    return outcomeText(outcome, asWritten) !== outcomeText(latest.outcome, asWritten);
  });
}
