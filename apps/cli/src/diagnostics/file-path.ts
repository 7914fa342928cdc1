/** RFC 8089: the diagnostic of a path without a file URI, and of a URI without a path. */
import { UriSyntaxError } from "@std66/core";
import { FileUriError, type FileUriErrorCode } from "@std66/file-uri";
import { fileUriCodes } from "@std66/file-uri/codes";
import { type Diagnostic, type Location, statedDiagnostic, syntaxDiagnostic } from "@std66/report";

const NAME = /[\\/]*[^\\/]*/y;

/** A message: its reason stands after the name of the argument, and before a repair, the offset and the section. */
const MESSAGE = /^\w+: [\w.]+: (.*?)(?:; .*)? \([^(]*\)$/s;

/** The options of the command, where an option of the function is the repair. */
const HELP: ReadonlyMap<FileUriErrorCode, string | undefined> = new Map([
  ["relative-path", "--folder says what a relative path is relative to"],
  ["host", "with --platform windows, --host unc reads it as a share"],
]);

/** A call of `toFileUri` or `toFilePath`, which throws for what cannot be converted. */
export type PathConversion = (text: string) => string;

/** What a conversion returns; `undefined` if a path has no file URI, or a URI no path. */
export function convertedPath(convert: PathConversion, text: string): string | undefined {
  const result = attempt(convert, text);
  return typeof result === "string" ? result : undefined;
}

/** The diagnostic of a text that cannot be converted. @throws {Error} if it can */
export function filePathDiagnostic(convert: PathConversion, text: string, location: Location): Diagnostic {
  const error = attempt(convert, text);
  if (typeof error === "string") throw new Error("a valid input was rejected");
  if (error instanceof UriSyntaxError) return syntaxDiagnostic(error, location);
  const { input, offset, code, section } = error;
  const { summary, explanation, help } = fileUriCodes[code];
  const [, reason = summary] = MESSAGE.exec(error.message) ?? [];
  // A URI is not resolved against a folder, and what leads above the root has a reason of its own.
  const isRepaired = reason === summary && !(code === "relative-path" && /^file:/i.test(input));
  NAME.lastIndex = offset;
  const { length } = NAME.exec(input)?.[0] ?? "";
  return statedDiagnostic({
    location,
    input,
    offset,
    length,
    code,
    section,
    reason,
    label: length === 0 ? "expected a name" : "here",
    rule: explanation.replace(/\.$/, ""),
    help: isRepaired ? (HELP.get(code) ?? help) : undefined,
  });
}

function attempt(convert: PathConversion, text: string): string | FileUriError | UriSyntaxError {
  try {
    return convert(text);
  } catch (error) {
    if (error instanceof FileUriError || error instanceof UriSyntaxError) return error;
    throw error;
  }
}
