/** `std66 redact`: prints text without its secrets, line by line (RFC 3986 §7.5). */
import { redact } from "@std66/audit";
import { InvalidArgumentError } from "@commander-js/extra-typings";
import { repeated } from "../command-line/input-options.ts";
import type { Subcommand } from "../command-line/shared-options.ts";
import { redactFiles } from "../loop/redaction.ts";

export const DESCRIPTION = `Print text, such as a log, with *** in place of its secrets, line by line: passwords and tokens in URIs, values of parameters and JSON members with names such as token, credentials after Authorization:, and keys of known services.
Nothing else changes. It rather masks too much: what stands between the : of a possible userinfo and the last @ of a word is taken for a password.`;

export const NOTES = `
Not found: a secret under a name that is not in the list, in a segment of a path
without a known form, in base64, or in a value that is not a string of JSON.

Bytes that are not UTF-8 are unchanged. Line n of the output is line n of the
input. With --json, each line is an object with file, line and result; the line
as it was is not in it.

Examples:
  $ std66 redact access.log
  $ std66 redact --name pin --name otp-seed < access.log
  $ std66 redact --json access.log`;

export function define(command: Subcommand): void {
  command
    .argument("[file...]", "files of text; if omitted or -, standard input")
    .addOption(
      repeated("--name <name>", "also mask the values after this name; case, - and _ make no difference", parseName),
    )
    .action(async (files, { name: names }, self) => redactFiles(self, files, (text) => redact(text, { names })));
}

function parseName(name: string): readonly string[] {
  try {
    redact("", { names: [name] });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new InvalidArgumentError(
      /\s/.test(name)
        ? "Write a name without white space: pin-code also stands for pin code."
        : "Write a name with a letter or a digit, such as pin.",
    );
  }
  return [name];
}
