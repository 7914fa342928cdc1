/** The option `--format` of `parse`: a template for each line of the output. */
import { InvalidArgumentError } from "@commander-js/extra-typings";
import { type Template, TemplateError, parseTemplate } from "../render/template.ts";

export const FORMAT_HELP = "print one line per input, as in '{scheme} {host}'; the fields are listed below";

/** Parses a template. */
export function parseFormat(source: string): Template {
  try {
    return parseTemplate(source);
  } catch (error) {
    throw error instanceof TemplateError ? new InvalidArgumentError(error.message) : error;
  }
}
