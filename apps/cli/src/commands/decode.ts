/** `std66 decode`: decodes the triplets of texts as UTF-8, once (RFC 3986 §2.1, §2.4, §2.5). */
import { percentDecode, percentEncode } from "@std66/core";
import { percentDecodeLenient } from "@std66/core/diagnostics";
import { TEXTS } from "../command-line/input-options.ts";
import { settingsOf, type Subcommand, plusOption } from "../command-line/shared-options.ts";
import { requireTexts } from "../command-line/operands.ts";
import { answerInputs } from "../loop/answer-inputs.ts";
import { textMapping } from "../loop/answers.ts";

export const DESCRIPTION = `Decode the triplets (%XX) of texts as UTF-8, once, and print one text per line
(RFC 3986, section 2). Other characters stay. An input is invalid, and leaves an
empty line, if a % does not begin a triplet, or if the octets are not UTF-8.`;

export const NOTES = `
In a result, control characters, line separators and characters that change the
direction of text are shown as \\u{a}; -0 (except for NUL) and --json keep them.
A + stays a plus sign unless you give --plus space, as for HTML form data. Split
a URI before you decode its parts, since a decoded / or & looks like a
delimiter: std66 params does so for parameters, std66 parse --format for
components.

Examples:
  $ std66 decode Gr%C3%B6%C3%9Fe%20%26%20co%2F50%25
  $ std66 decode --plus space 'a+b%2Bc'
  $ std66 decode --lenient '50% off%21'
  $ std66 decode --json < names.txt`;

export function define(command: Subcommand): void {
  command
    .argument("[text...]", TEXTS)
    .option("--lenient", "leave what cannot be decoded unchanged, without an error")
    .addOption(plusOption(""))
    .action(async (texts, { lenient, plus }, self) => {
      requireTexts(self, texts);
      const decode = lenient === true ? percentDecodeLenient : percentDecode;
      // A "+" is as long as a space, so offsets stay the same.
      const spaced = plus === "space" ? (text: string) => text.replaceAll("+", " ") : String;
      const task = textMapping(settingsOf(self), (text) => {
        // A lone surrogate, which only an escape of JSON can give, is not a character: it would be printed as another
        // one. Throws: it has no octets.
        if (/\p{Surrogate}/u.test(text)) percentEncode(text, "segment");
        return decode(spaced(text));
      });
      await answerInputs(self, texts, task);
    });
}
