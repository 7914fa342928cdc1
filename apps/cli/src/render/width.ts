/** The width for which output is laid out. */

/** In columns, where nothing else is asked for: the same in a pipe, in a file and on every terminal. */
export const USUAL = 80;
/** Tables need some room, and prose is hard to read in very long lines. */
const NARROWEST = 40;
const WIDEST = 200;

let columns = USUAL;

export function lineWidth(): number {
  return columns;
}

/** Lays out for the width that the environment variable COLUMNS asks for. Anything but a number asks for nothing. */
export function layOutFor(wanted: string | undefined): void {
  if (wanted === undefined || !/^[0-9]{1,9}$/.test(wanted)) columns = USUAL;
  else columns = Math.min(WIDEST, Math.max(NARROWEST, Number(wanted)));
}
