/** The progress bar, on standard error. */
import { type Options, SingleBar } from "cli-progress";
import { isTerminal } from "./terminal.ts";
import { writeAll } from "./write-all.ts";
import { thousands } from "../text/thousands.ts";

/** How much has been read. */
export interface Position {
  readonly bytes: number;
  readonly lines: number;
}

/** A bar that stays on the terminal until stopped. */
export interface Bar {
  update(position: Position): void;
  hide(): void;
  stop(): void;
}

/**
 * Creates a bar. Returns `undefined` if it would not be visible, or would interfere with typed input or with the answers.
 * `size`: the size of the whole input in bytes, if known.
 */
export function createBar(silent: boolean, size: number | undefined, from: Position): Bar | undefined {
  if (!isTerminal(2) || isTerminal(0) || (!silent && isTerminal(1))) return undefined;
  return barOn(
    terminalOn((text) => writeAll(2, text), process.stderr.columns),
    size,
    from,
  );
}

/** A bar on a terminal. */
export function barOn(terminal: Terminal, size: number | undefined, from: Position): Bar {
  const valueOf = ({ bytes, lines }: Position): number => (size === undefined ? lines : bytes);
  const options: Options & { readonly terminal: Terminal } = {
    format: size === undefined ? "{value} lines" : "{percentage}% [{bar}] of {size}",
    formatValue: (value, _options, type) => (type === "value" ? thousands(value) : String(value).padStart(3)),
    barsize: 30,
    // The program never waits for events, so a timer would never draw the bar.
    synchronousUpdate: true,
    // A hidden bar must be drawn again even if its text is the same.
    forceRedraw: true,
    clearOnComplete: true,
    // Without signal handlers, Ctrl-C simply ends the program.
    gracefulExit: false,
    terminal,
  };
  const bar = new SingleBar(options);
  bar.start(size ?? 0, valueOf(from), { size: megabytes(size ?? 0) });
  return {
    update: (position) => bar.update(valueOf(position)),
    hide: () => terminal.clearLine(),
    stop: () => bar.stop(),
  };
}

/** The terminal interface of cli-progress. */
export interface Terminal {
  cursorSave(): void;
  cursorRestore(): void;
  cursor(enabled: boolean): void;
  lineWrapping(enabled: boolean): void;
  cursorTo(): void;
  write(text: string): void;
  clearRight(): void;
  clearLine(): void;
  newline(): void;
  isTTY(): boolean;
  getWidth(): number;
}

/**
 * A terminal on which only the last line is redrawn. The one of cli-progress also saves the cursor at the start and restores
 * it at the end, when messages may have scrolled that position away.
 */
export function terminalOn(write: (text: string) => void, columns: number): Terminal {
  return {
    cursorSave: nothing,
    cursorRestore: nothing,
    cursor: nothing,
    lineWrapping: nothing,
    cursorTo: () => write("\r"),
    // A bar that wrapped to the next line could not be erased.
    write: (text) => write(text.slice(0, columns - 1)),
    clearRight: () => write("\u001B[K"),
    clearLine: () => write("\r\u001B[K"),
    newline: () => write("\n"),
    isTTY: () => true,
    getWidth: () => columns,
  };
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

function nothing(): void {}
