/** What all commands share: their options and their exit statuses. */
import type { Command } from "@commander-js/extra-typings";
import { asWritten, masked } from "@std66/report";
import type { ColorChoice } from "../terminal/style.ts";
import { isTerminal } from "../terminal/terminal.ts";
import { choice, type InputOptions } from "./input-options.ts";

type SharedOptions = {
  readonly json?: true;
  readonly null?: true;
  readonly color: ColorChoice;
  readonly showPasswords?: true;
};

/** A command with its name and the shared options. Its file in commands/ adds the arguments. */
export type Subcommand = Command<[], {}, SharedOptions>;

/** The part of a command that its action uses: the given options, and a way to reject the command line. */
export interface Invocation {
  readonly args: readonly string[];
  name(): string;
  optsWithGlobals(): SharedOptions & InputOptions;
  error(message: string): never;
}

export const separatorsOption = () =>
  choice("--separators <characters>", "what separates the pairs of a query (default: &)", ["&", ";", "&;"]);

/** What a plus sign stands for. `where`: in what, such as ` in a query`. */
export const plusOption = (where: string) =>
  choice("--plus <meaning>", `what a +${where} stands for (default: literal)`, ["literal", "space"]);

/** The shared options as the commands use them. */
export type Settings = Readonly<ReturnType<typeof settingsOf>>;

export function settingsOf(invocation: Invocation) {
  const options = invocation.optsWithGlobals();
  const { json = false, null: nul, color, showPasswords, into, quiet = false, diagnostics, tsv = false } = options;
  const { file: files, failFast, maxErrors = Infinity, exitZero = false } = options;
  if (json && diagnostics !== undefined) {
    invocation.error("error: option '--diagnostics <form>' cannot be used with option '--json'");
  }
  // In input and output. With rows, it ends each answer, and is not printed.
  const end: "\n" | "\0" = nul === true || tsv ? "\0" : "\n";
  return {
    json,
    /** Whether inputs are fields of rows, of `--csv` too. */
    tsv,
    end,
    color,
    /** The files of `-f`. */
    files,
    show: !json && showPasswords !== true && isTerminal(1) ? masked : asWritten,
    /** The member of its object that an answer becomes; `undefined` if its members are added to the object. */
    into,
    quiet,
    diagnostics: diagnostics ?? "full",
    exitZero,
    /** After how many invalid inputs the run stops. */
    maxInvalid: failFast === true ? 1 : maxErrors,
  };
}

/** Success, or the answer is yes. */
export const DONE = 0;
/** An input is invalid, or the answer is no. */
export const INVALID = 1;
/** Wrong usage, or a read or write error. */
export const ERROR = 2;
/** Interrupted by Ctrl-C: 128 and the number of SIGINT, as shells have it. */
export const INTERRUPTED = 130;
