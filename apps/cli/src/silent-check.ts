/** `check` with valid URIs as arguments: RFC 3986 §4.1. A file of its own, so that it is evaluated only for `check`. */
import { existsSync } from "node:fs";
import { isUriReference } from "@std66/core";

/**
 * Whether `check` has nothing to say about its arguments. They contain no option, which begins with a hyphen, and no file. A
 * single one that is the name of a file may get a note.
 */
export function isSilentAbout(operands: readonly string[]): boolean {
  if (operands.length === 1 && !operands[0]?.includes(":") && existsSync(operands[0] as string)) return false;
  return operands.length > 0 && operands.every((operand) => !/^[-@]/.test(operand) && isUriReference(operand));
}
