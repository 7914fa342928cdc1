/** RFC 3986 §7.5: what the command says about its own arguments and files. */
import { visibleLines } from "@std66/report";

/** Makes a message safe to show. It may quote arguments of the command line, which may have passwords. */
export function messageLines(message: string): string {
  return visibleLines(message, process.argv.slice(2));
}
