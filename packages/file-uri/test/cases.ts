// How many cases of a law are tried.
import fc from "fast-check";

/** As many as a law needs every day: fewer where each mutant asks for them, and more in the long run. */
export function casesOf(everyday: number): number {
  const { numRuns = everyday } = fc.readConfigureGlobal();
  return numRuns < 1000 ? numRuns : Math.max(everyday, numRuns);
}
