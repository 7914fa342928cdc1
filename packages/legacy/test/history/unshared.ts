// Texts that only an obsolete rule or only its translation matches, by the grammars of RFC 2396 and RFC 3986.

import { type Automaton, automatonOf, lettersOf, rfc2396, rfc3986 } from "@std66/grammar";
import { type ObsoleteRule, obsoleteRules } from "./obsolete-rules.ts";

interface Unshared extends ObsoleteRule {
  readonly before: Automaton;
  readonly after: Automaton;
  /** A shortest text that only the old rule matches. */
  readonly lost: string | undefined;
  /** A shortest text that only the translation matches. */
  readonly gained: string | undefined;
}

export const unshared: readonly Unshared[] = obsoleteRules.map((obsolete) => {
  const { rule, translation, elements = translation } = obsolete;
  const before = automatonOf(rfc2396, rule.replaceAll("_", "-"));
  const after = automatonOf(rfc3986, elements);
  return { ...obsolete, before, after, lost: onlyIn(before, after), gained: onlyIn(after, before) };
});

/** A shortest text that one matches and the other does not. */
function onlyIn(one: Automaton, other: Automaton): string | undefined {
  const letters = lettersOf(one, other);
  const seen = new Set(["0,0"]);
  const queue: { readonly text: string; readonly at: readonly [one: number, other: number] }[] = [
    { text: "", at: [0, 0] },
  ];
  for (const { text, at } of queue) {
    if (one.isAccepting(at[0]) && !other.isAccepting(at[1])) return text;
    for (const letter of letters) {
      const next = [one.next(at[0], letter.charCodeAt(0)), other.next(at[1], letter.charCodeAt(0))] as const;
      if (seen.has(next.join()) || !one.isViable(next[0])) continue;
      seen.add(next.join());
      queue.push({ text: text + letter, at: next });
    }
  }
  return undefined;
}
