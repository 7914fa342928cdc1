// ABNF (RFC 2234) as functions, to write a grammar down in the order and with the words of its RFC.
//
// ABNF's alternatives have no order and its repetitions no greed, so a rule gives every place where it can end. That is slow
// and cannot be wrong in the ways in which a hand-written parser or a backtracking expression can.

interface Scan {
  readonly text: string;
  /** The end of the longest prefix that the rules could consume. */
  furthest: number;
}

/** From a place in the text to all the places where the rule can end. */
export type Rule = (scan: Scan, from: number) => ReadonlySet<number>;

/** A terminal: one character, or the few that are to count as one. */
export function terminal(pattern: string): Rule {
  const expression = new RegExp(pattern, "y");
  return (scan, from) => {
    expression.lastIndex = from;
    if (!expression.test(scan.text)) return new Set();
    scan.furthest = Math.max(scan.furthest, expression.lastIndex);
    return new Set([expression.lastIndex]);
  };
}

/** `a b c` */
export function sequence(...rules: readonly Rule[]): Rule {
  return (scan, from) => rules.reduce<ReadonlySet<number>>((ends, rule) => step(rule, scan, ends), new Set([from]));
}

/** `a / b / c` */
export function either(...rules: readonly Rule[]): Rule {
  return (scan, from) => new Set(rules.flatMap((rule) => [...rule(scan, from)]));
}

/** `least*most rule` */
export function repeat(least: number, most: number, rule: Rule): Rule {
  return (scan, from) => {
    const ends = new Set<number>();
    let reached: ReadonlySet<number> = new Set([from]);
    for (let count = 0; ; count += 1) {
      const before = ends.size;
      if (count >= least) for (const end of reached) ends.add(end);
      // Nothing to go on from, or nothing that was not gone on from before.
      if (reached.size === 0 || (count > least && ends.size === before)) break;
      // One more try would consume what the rule does not allow.
      if (count === most) break;
      reached = step(rule, scan, reached);
    }
    return ends;
  };
}

/** `*rule` */
export const any = (rule: Rule): Rule => repeat(0, Infinity, rule);
/** `1*rule` */
export const some = (rule: Rule): Rule => repeat(1, Infinity, rule);
/** `3rule` */
export const times = (count: number, rule: Rule): Rule => repeat(count, count, rule);
/** `[ rule ]` */
export const optional = (rule: Rule): Rule => repeat(0, 1, rule);

/** Whether the rule takes the whole of the text. */
export function matches(rule: Rule, text: string): boolean {
  return rule({ text, furthest: 0 }, 0).has(text.length);
}

/**
 * The length of the longest prefix that some text of the rule begins with. As no rule looks at what follows it, and each
 * takes at least one text, whatever was consumed on any path could also be completed.
 */
export function viablePrefix(rule: Rule, text: string): number {
  const scan = { text, furthest: 0 };
  rule(scan, 0);
  return scan.furthest;
}

function step(rule: Rule, scan: Scan, starts: ReadonlySet<number>): ReadonlySet<number> {
  return new Set([...starts].flatMap((start) => [...rule(scan, start)]));
}
