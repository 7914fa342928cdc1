// A rule that is not asked about a text finds nothing in it. The judge is the slow way: to ask every rule about every
// text.

import type { ExecutableRule } from "../../src/rules/executable-rule.ts";
import { settingsOf } from "../../src/rules/options.ts";
import { Subject } from "../../src/subject/subject.ts";
import { textFrom } from "./texts.ts";

/** Without options, and with a name of its own that a path may have. */
const SETTINGS = [settingsOf(undefined, []), settingsOf({ reservedNames: ["notes.txt"] }, [])];

/**
 * Tries many texts. Returns how often each rule was skipped. @throws {Error} naming a text in which a skipped rule
 * finds something
 */
export function tryTexts(
  rules: readonly ExecutableRule[],
  count: number,
  random: () => number,
): ReadonlyMap<string, number> {
  const skipped = new Map<string, number>();
  for (let i = 0; i < count; i++) {
    const text = textFrom(random);
    const subject = new Subject("text", text);
    for (const { code, needs, find } of rules) {
      if (needs === undefined || subject.unusual[needs]) continue;
      skipped.set(code, (skipped.get(code) ?? 0) + 1);
      for (const settings of SETTINGS) {
        for (const { message } of find(subject, settings)) {
          throw new Error(`${code} is skipped for ${JSON.stringify(text)}, but finds: ${message}`);
        }
      }
    }
  }
  return skipped;
}
