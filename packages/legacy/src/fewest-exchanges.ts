/**
 * Explains why two algorithms give different results. Both are one algorithm with different switches, so the explanation is the
 * smallest set of switches that the first has to take from the second to give the second's result.
 */

/** The switches of one of the two algorithms; `undefined` if a switch does not apply to it and the other's value is used. */
export type Ways<W extends object> = { readonly [Code in keyof W]: W[Code] | undefined };

/** Returns the value of a switch. An algorithm asks only if the answer matters for the input. */
export type Way<W extends object> = <Code extends keyof W>(code: Code) => W[Code];

/**
 * Returns the fewest switches that the first has to take from the second, or the switches of all sets if several are equally
 * small. Each switch has an effect: without any one switch of a set, the first does not give the second's result.
 *
 * Each round tries sets that are larger by one switch. It adds only switches that a run has asked about, because exchanging any
 * other changes nothing. So the number of runs depends on how many switches matter for one input, not on its length.
 */
export function fewestExchanges<W extends object>(
  first: Ways<W>,
  second: Ways<W>,
  run: (way: Way<W>) => string,
): (keyof W & string)[] {
  const from: Way<W> = (code) => first[code] ?? (second[code] as W[typeof code]);
  const to: Way<W> = (code) => second[code] ?? (first[code] as W[typeof code]);
  const codes = Object.keys(first) as (keyof W & string)[];
  const wanted = run(to);
  const found = new Set<keyof W>();
  for (let sets: (keyof W)[][] = [[]]; sets.length > 0 && found.size === 0;) {
    const larger = new Map<string, (keyof W)[]>();
    for (const exchanged of sets) {
      const asked = new Set<keyof W>();
      const outcome = run((code) => {
        if (exchanged.includes(code)) return to(code);
        if (from(code) !== to(code)) asked.add(code);
        return from(code);
      });
      if (outcome === wanted) {
        if (exchanged.length === 0) return [];
        for (const code of exchanged) found.add(code);
      }
      for (const code of asked) {
        const set = codes.filter((each) => each === code || exchanged.includes(each));
        larger.set(set.join(), set);
      }
    }
    sets = [...larger.values()];
  }
  return codes.filter((code) => found.has(code));
}
