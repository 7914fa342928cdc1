/** `check` with valid URIs as arguments: RFC 3986 §4.1. A file of its own, so that it is evaluated only for `check`. */
import { isUri, isUriReference } from "@std66/core";
import { isTerminal } from "./terminal/terminal.ts";

/**
 * Whether `check` has nothing to say about its arguments. None is an option, which begins with a hyphen, a file, or a
 * possible file name, which `check` refuses. On a terminal, relative references get a note.
 */
export function isSilentAbout(operands: readonly string[]): boolean {
  if (operands.length === 0) return false;
  const isAsked = isTerminal(2) ? isUri : isUriReference;
  return operands.every((operand) => isPlain(operand) && isAsked(operand));
}

function isPlain(operand: string): boolean {
  return operand === "" || (/[:/?#]/.test(operand) && !/^[-@]/.test(operand));
}
