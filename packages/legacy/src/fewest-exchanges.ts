/**
 * Why two algorithms come to different results, when one text can be run through both as one algorithm with switches: the
 * switches that have to be exchanged so that the first gives what the second does.
 */

/** How one of the two does each deviation; `undefined` where it has nothing to do with it, and goes with the other. */
export type Ways<W extends object> = { readonly [Code in keyof W]: W[Code] | undefined };

/** Tells how a deviation is to be done. An algorithm asks only where the answer bears on the input. */
export type Way<W extends object> = <Code extends keyof W>(code: Code) => W[Code];

/**
 * The fewest deviations that the first has to do as the second does; all of them, where several are as few. None has no effect:
 * with any left out of its set, the first does not give what the second does.
 *
 * Each round tries sets larger by one, and only with a deviation that a run has asked about: to exchange any other changes
 * nothing. So the number of runs depends on how many deviations bear on one input at once, not on its length.
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
