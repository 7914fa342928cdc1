/** Programs that do less than std66, to show what reading a file costs at least. */
import type { CommandLine } from "../command/child.ts";
import { type Task, compile } from "../command/tools.ts";

export interface Yardstick {
  readonly name: string;
  readonly does: string;
  readonly command: CommandLine;
  readonly task: Task;
}

/** @param folder for a compiled program */
export function findYardsticks(folder: string): readonly Yardstick[] {
  const memchr = compile("memchr", [], folder);
  return [
    { name: "`wc -l`", does: "counts lines", command: ["wc", "-l"], task: "check" },
    // Through a pipe: grep stops at the first line if its output is discarded.
    {
      name: "`grep -c .`",
      does: "counts lines that are not empty",
      command: ["sh", "-c", "grep -c . | cat"],
      task: "check",
    },
    ...(memchr === undefined
      ? []
      : [{ name: "C: memchr", does: "counts lines", command: [memchr], task: "check" } as const]),
    // The locale would make it compare letters instead of bytes.
    { name: "`sort -u`", does: "compares bytes", command: ["env", "LC_ALL=C", "sort", "-u"], task: "unique" },
  ];
}
