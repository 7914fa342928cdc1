/** What all commands share: their options and their exit statuses. */
import type { Command } from "@commander-js/extra-typings";
import { asWritten, masked, type Show } from "@std66/report";
import type { ColorChoice } from "../terminal/style.ts";
import { isTerminal } from "../terminal/terminal.ts";
import { choice, type DiagnosticsForm, type InputOptions } from "./input-options.ts";

/** The shared options as parsed by Commander. */
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

/** The shared options as the commands use them. */
export interface Settings {
  readonly json: boolean;
  /** Whether inputs are fields of rows, of `--csv` too. Then NUL ends each answer, and is not printed. */
  readonly tsv: boolean;
  readonly end: "\n" | "\0";
  readonly color: ColorChoice;
  /** How answers show a text: with its passwords masked, or unchanged. */
  readonly show: Show;
  /** The member of its object that an answer becomes; `undefined` if its members are added to those of the object. */
  readonly into: string | undefined;
  /** Whether standard error says nothing about inputs. */
  readonly quiet: boolean;
  readonly diagnostics: DiagnosticsForm;
  /** Whether invalid inputs leave the exit status as it is. */
  readonly exitZero: boolean;
}

export const separatorsOption = () =>
  choice("--separators <characters>", "what separates the pairs of a query (default: &)", ["&", ";", "&;"]);

/** What a plus sign stands for. `where`: in what, such as ` in a query`. */
export const plusOption = (where: string) =>
  choice("--plus <meaning>", `what a +${where} stands for (default: literal)`, ["literal", "space"]);

export function settingsOf(invocation: Invocation): Settings {
  const options = invocation.optsWithGlobals();
  const {
    json = false,
    null: nul,
    color,
    showPasswords = false,
    into,
    quiet = false,
    diagnostics,
    exitZero = false,
    tsv = false,
  } = options;
  if (json && diagnostics !== undefined) {
    invocation.error("error: option '--diagnostics <form>' cannot be used with option '--json'");
  }
  const show = !json && !showPasswords && isTerminal(1) ? masked : asWritten;
  return {
    json,
    tsv,
    end: nul === true || tsv ? "\0" : "\n",
    color,
    show,
    into,
    quiet,
    diagnostics: diagnostics ?? "full",
    exitZero,
  };
}

export function filesOf(invocation: Invocation): readonly string[] | undefined {
  return invocation.optsWithGlobals().file;
}

/** Success, or the answer is yes. */
export const DONE = 0;
/** An input is invalid, or the answer is no. */
export const INVALID = 1;
/** Wrong usage, or a read or write error. */
export const ERROR = 2;
/** Interrupted by Ctrl-C: 128 and the number of SIGINT, as shells have it. */
export const INTERRUPTED = 130;
