/** The width for which output is laid out. */

/** In columns, where nothing else is asked for: the same in every pipe and file. */
export const USUAL = 80;
/** Tables need some room, and prose is hard to read in very long lines. */
const NARROWEST = 40;
const WIDEST = 200;

let columns: number | undefined = USUAL;
let columnsOfTerminal: () => number | undefined = () => undefined;

export function lineWidth(): number {
  // To ask a terminal takes time, and few commands lay anything out.
  columns ??= within(columnsOfTerminal() || USUAL);
  return columns;
}

/**
 * Lays out for the width that the environment variable COLUMNS asks for. Anything but a number asks for nothing: then it is the width
 * of the terminal, if the output goes to one.
 */
export function layOutFor(wanted: string | undefined, ofTerminal: () => number | undefined = () => undefined): void {
  columns = wanted === undefined || !/^[0-9]{1,9}$/.test(wanted) ? undefined : within(Number(wanted));
  columnsOfTerminal = ofTerminal;
}

function within(width: number): number {
  return Math.min(WIDEST, Math.max(NARROWEST, width));
}
