/** RFC 3629 §4: the arguments of the commands that take any text. */
import type { Invocation } from "./shared-options.ts";

/**
 * Refuses arguments that are not UTF-8. Node gives U+FFFD for their bytes, which no URI contains, and so only these commands
 * would take it for a character of the text.
 */
export function requireTexts(invocation: Invocation, operands: readonly string[]): void {
  if (!operands.some((operand) => operand.includes("\uFFFD"))) return;
  invocation.error(
    "error: an argument has bytes that are not UTF-8, or U+FFFD, which stands for them (standard input takes U+FFFD)",
  );
}
