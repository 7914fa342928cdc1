/**
 * Explains why two algorithms give different results. Both are one algorithm with different deviations, so the
 * explanation is the smallest set of deviations that the first has to take from the second to give the second's result.
 */

/**
 * A value for each rule in which standards deviate, under the code of its reason. `undefined`: the rule does not apply
 * to this standard, so the value of the other standard is used for both.
 */
export type Deviations<D extends object> = { readonly [Code in keyof D]: D[Code] | undefined };

/** Returns the value of a rule. An algorithm asks only if the answer matters for the input. */
export type RuleOf<D extends object> = <Code extends keyof D>(code: Code) => D[Code];

/**
 * Returns the fewest deviations that the first has to take from the second. With fewer, or without any one of them, it
 * does not give the second's result. If several sets are equally small, it is the first in the order of the codes.
 *
 * Each round tries sets that are larger by one. It adds only deviations that a run has asked about, because exchanging
 * any other changes nothing. So the number of runs depends on how many deviations matter for one input, not on its
 * length.
 */
export function reasonsBetween<D extends object>(
  first: Deviations<D>,
  second: Deviations<D>,
  run: (ruleOf: RuleOf<D>) => string,
): (keyof D & string)[] {
  const from: RuleOf<D> = (code) => first[code] ?? (second[code] as D[typeof code]);
  const to: RuleOf<D> = (code) => second[code] ?? (first[code] as D[typeof code]);
  const codes = Object.keys(first) as (keyof D & string)[];
  let wanted: string | undefined;
  for (let sets: (keyof D & string)[][] = [[]]; sets.length > 0;) {
    const larger = new Map<string, (keyof D & string)[]>();
    for (const exchanged of sets) {
      const asked = new Set<keyof D>();
      const result = run((code) => {
        if (exchanged.includes(code as keyof D & string)) return to(code);
        if (from(code) !== to(code)) asked.add(code);
        return from(code);
      });
      // If nothing was asked in which the two differ, the second would give the same.
      wanted ??= asked.size === 0 ? result : run(to);
      if (result === wanted) return exchanged;
      for (const code of asked) {
        const set = codes.filter((each) => each === code || exchanged.includes(each));
        larger.set(String.fromCharCode(...set.map((each) => codes.indexOf(each))), set);
      }
    }
    sets = [...larger].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, set]) => set);
  }
  return [];
}
