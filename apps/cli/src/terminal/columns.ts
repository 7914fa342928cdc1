/** How wide the terminal is on which answers are shown. */
import { isTerminal } from "./is-terminal.ts";

/** The columns of the terminal; `undefined` in a pipe or a file, or if it does not know them. */
export function terminalColumns(): number | undefined {
  return isTerminal(1) ? process.stdout.columns : undefined;
}
