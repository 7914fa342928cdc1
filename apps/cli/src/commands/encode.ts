/** `std66 encode`: percent-encodes texts as UTF-8 (RFC 3986 §2.1, §2.4, §2.5). */
import { percentEncode } from "@std66/core";
import { TEXTS, choice } from "../command-line/input-options.ts";
import { settingsOf, type Subcommand } from "../command-line/shared-options.ts";
import { requireTexts } from "../command-line/operands.ts";
import { answerInputs } from "../loop/answer-inputs.ts";
import { textMapping } from "../loop/answers.ts";

export const DESCRIPTION = `Percent-encode texts as UTF-8, and print one text per line (RFC 3986, section 2).
Without --as, only A-Z a-z 0-9 - . _ ~ are kept; none of them is a delimiter.
An invalid input leaves an empty line.`;

export const NOTES = `
What --as keeps besides A-Z a-z 0-9 - . _ ~ (the default is query-value):
  query-value  nothing else: the name or the value of a pair in a query
  segment      nothing else: one segment of a path
  reg-name     ! $ & ' ( ) * + , ; =
  userinfo     ! $ & ' ( ) * + , ; = :
  path         ! $ & ' ( ) * + , ; = : @ /
  query        ! $ & ' ( ) * + , ; = : @ / ?
  fragment     ! $ & ' ( ) * + , ; = : @ / ?
A space becomes %20, never +. A % always becomes %25, so that std66 decode gives
the text back. In a path, . and .. are dot-segments, even after encoding.

Examples:
  $ std66 encode 'Größe & co/50%'
  $ std66 encode --as path '/a folder/50%.txt'
  $ std66 encode < names.txt
  $ std66 encode -- -x @home`;

export function define(command: Subcommand): void {
  command
    .argument("[text...]", TEXTS)
    .addOption(
      choice("--as <component>", "the component that the texts are for, which keeps more characters", [
        "segment",
        "path",
        "query",
        "query-value",
        "fragment",
        "userinfo",
        "reg-name",
      ]).default("query-value" as const),
    )
    .action(async (texts, { as }, self) => {
      requireTexts(self, texts);
      const task = textMapping(settingsOf(self), (text) => percentEncode(text, as));
      await answerInputs(self, texts, task);
    });
}
