/** The timing loop. */
import { compileFunction } from "node:vm";

/** Returns the milliseconds taken by a number of passes over the inputs. */
export type Stopwatch = (inputs: readonly unknown[], passes: number) => number;

const SOURCE = `
  return function time(inputs, passes) {
    const start = performance.now();
    for (let pass = 0; pass < passes; pass++) {
      for (let i = 0; i < inputs.length; i++) run(inputs[i]);
    }
    return performance.now() - start;
  };`;

/** Compiled anew for each contender, for the same reason as its black hole. */
export function stopwatch(name: string, run: (input: never) => void): Stopwatch {
  return compileFunction(`// ${name}\n${SOURCE}`, ["run", "performance"])(run, performance) as Stopwatch;
}
