/** Where results go, so that V8 cannot see that nobody wants them. */
import { compileFunction } from "node:vm";

export interface BlackHole {
  /** Keeps a result. The last character of a text is read: that flattens a rope, which else would look free to make. */
  readonly keep: (result: unknown) => void;
  /** What has been kept since the last call of this; not more than 16 results. */
  readonly taken: () => readonly unknown[];
}

const SOURCE = `
  const results = new Array(16).fill(undefined);
  let next = 0;
  let characters = 0;
  return {
    keep(result) {
      if (typeof result === "string" && result.length > 0) characters ^= result.charCodeAt(result.length - 1);
      results[next] = result;
      next = (next + 1) & 15;
    },
    taken() {
      const kept = results.slice(0, next);
      next = 0;
      return kept;
    },
  };`;

/**
 * Compiled anew for each contender, with its name in the source: V8 gives the same source the same feedback, and then all
 * run the code that was optimized, or deoptimized, for one.
 */
export function blackHole(name: string): BlackHole {
  return compileFunction(`// ${name}\n${SOURCE}`)() as BlackHole;
}
