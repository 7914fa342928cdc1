/** A sink for results, so that V8 cannot see that they are unused. */
import { compileFunction } from "node:vm";

export interface BlackHole {
  /**
   * Keeps a result. Reads the last character of a text, which flattens a rope: otherwise making one would look free.
   */
  readonly keep: (result: unknown) => void;
  /** Returns up to 16 results kept since its last call. */
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
 * Compiled anew for each contender, with its name in the source. V8 shares feedback between functions of the same
 * source, so all contenders would run code that was optimized, or deoptimized, for one.
 */
export function blackHole(name: string): BlackHole {
  return compileFunction(`// ${name}\n${SOURCE}`)() as BlackHole;
}
