/** `std66 file`: file paths to file URIs, and back (RFC 8089). */
import { Option } from "@commander-js/extra-typings";
import { toFilePath, toFileUri } from "@std66/file-uri";
import { choice } from "../command-line/input-options.ts";
import { requireTexts } from "../command-line/operands.ts";
import { ERROR, settingsOf, type Subcommand } from "../command-line/shared-options.ts";
import { convertedPath, filePathDiagnostic } from "../diagnostics/file-path.ts";
import { PLATFORM } from "../input/file-uri.ts";
import { answerInputs } from "../loop/answer-inputs.ts";
import { rejectArguments } from "../loop/rejections.ts";
import { textMapping } from "../loop/answers.ts";
import type { Task } from "../loop/task.ts";
import { shareOf } from "../text/thousands.ts";

export const DESCRIPTION = `Convert file paths to file URIs, or back, and print one per line (RFC 8089).
What would not come back unchanged is invalid, and leaves an empty line.`;

export const NOTES = `
Relative paths are in the working directory, or in --folder; . and .. are removed
from them as from a URI reference, whatever is a link. An absolute path with
. or .. is refused: the system may follow a link before it goes up. In a
path that is printed, control characters, line separators and characters that
change the direction of text are shown as \\u{a}; -0 and --json keep them.

Examples:
  $ std66 file 'a folder/100%.txt'
  $ std66 file --platform windows 'C:\\a b.txt' '\\\\server\\share\\a.txt'
  $ std66 file --to-path file:///data/a%20b
  $ find . -name '*.json' -print0 | std66 file -0`;

export function define(command: Subcommand): void {
  command
    .argument("[path...]", "paths, or file URIs; @FILE reads them from a file, - from standard input, one per line")
    .option("--to-path", "print the path of each file URI")
    .addOption(choice("--platform <name>", "whose paths they are (default: this machine's)", ["posix", "windows"]))
    .addOption(
      new Option("--folder <path>", "the absolute path of the folder that relative paths are in").conflicts("toPath"),
    )
    .addOption(
      choice("--host <treatment>", "refuse a URI with a host, or read it as a share (default: refuse)", [
        "refuse",
        "unc",
      ]),
    )
    .action(async (texts, { toPath, platform: given, folder: named, host }, self) => {
      requireTexts(self, texts);
      if (host !== undefined && toPath !== true)
        self.error("error: option '--host <treatment>' needs option '--to-path'");
      const platform = given ?? PLATFORM;
      const folder = named ?? (platform === PLATFORM ? process.cwd() : undefined);
      const absolute = (path: string) => String(toFileUri(path, { platform }));
      if (folder !== undefined && convertedPath(absolute, folder) === undefined)
        return rejectArguments(self, [filePathDiagnostic(absolute, folder, { source: "--folder", line: 1 })], ERROR);
      const uriOf = (path: string) => String(toFileUri(path, { platform, folder }));
      const convert = toPath === true ? (uri: string) => toFilePath(uri, { platform, host }) : uriOf;
      const isForeign = given === undefined && PLATFORM === "posix";
      let ofWindows = 0;
      const task = textMapping(settingsOf(self), (text) => {
        if (isForeign && OF_WINDOWS.test(text)) ofWindows++;
        return convertedPath(convert, text);
      });
      const diagnose = filePathDiagnostic.bind(undefined, convert);
      const note: Task["note"] = ({ all }) => {
        const [verb, them] = ofWindows === 1 ? ["has", "it"] : ["have", "them"];
        const what = `${shareOf(ofWindows, all)} ${verb} a drive or a share of Windows`;
        return ofWindows === 0 ? undefined : `${what}; --platform windows converts ${them} as such`;
      };
      return answerInputs(self, texts, { ...task, note, diagnose });
    });
}

/** A path with a drive or a share, or the file URI of a path with a drive (RFC 8089 App. E.2). */
const OF_WINDOWS = /^(?:[A-Za-z]:[\\/]|\\\\|file:(?:\/\/[^/]*)?\/[A-Za-z]:(?:\/|$))/i;
