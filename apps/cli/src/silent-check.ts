/** `check` with valid URIs as arguments: RFC 3986 §4.1. A file of its own, so that it is evaluated only for `check`. */
import { isUriReference } from "@std66/core";

/** Whether `check` has nothing to say about its arguments. They contain no option: options begin with a hyphen. */
export function isSilentAbout(operands: readonly string[]): boolean {
  return operands.length > 0 && operands.every((operand) => !operand.startsWith("-") && isUriReference(operand));
}
