/** The options that every command has. */
import type { Command } from "@commander-js/extra-typings";
import { isatty } from "node:tty";
import type { ColorChoice } from "./colors.ts";
import { type Show, areMasked, asIs, masked } from "./passwords.ts";

/** As commander gives them. */
type SharedOptions = {
  readonly json?: true;
  readonly null?: true;
  readonly color: ColorChoice;
  readonly showPasswords?: true;
};

/** A command that has its name and the shared options, and gets its arguments from its file in commands/. */
export type Subcommand = Command<[], {}, SharedOptions>;

/** What an action needs of its command: the options that stood on the command line, and how to refuse it. */
export interface Invocation {
  optsWithGlobals(): SharedOptions;
  error(message: string): never;
}

/** The shared options as the commands use them. */
export interface Settings {
  readonly json: boolean;
  /** What ends a line, in the input and in the output. */
  readonly end: "\n" | "\0";
  readonly color: ColorChoice;
  /** What an answer shows of a text: with its passwords masked, or as it is. */
  readonly show: Show;
}

/** The settings that a command line asks for. */
export function settingsOf(invocation: Invocation): Settings {
  const { json = false, null: nul, color, showPasswords = false } = invocation.optsWithGlobals();
  const show = areMasked(json, showPasswords, isatty(1)) ? masked : asIs;
  return { json, end: nul === true ? "\0" : "\n", color, show };
}
