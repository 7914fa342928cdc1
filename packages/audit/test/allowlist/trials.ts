// Whatever passes `allowedHosts` goes to an allowed host or, without an authority, to that of its base, by every judge.

import { audit } from "../../src/index.ts";
import { judges } from "./judges.ts";
import { ALLOWED, BASES, HOST_OF_BASES, isAllowedHost, textFrom } from "./texts.ts";

/** Whether `allowedHosts` lets a text through. */
export function passes(text: string): boolean {
  return !audit(text, { allowedHosts: ALLOWED }).some(({ severity }) => severity === "danger");
}

/** The program that goes elsewhere, and where; `undefined` if none does. */
export function straying(text: string): string | undefined {
  for (const base of BASES) {
    for (const [name, judge] of Object.entries(judges)) {
      const host = hostBy(judge, text, base);
      if (host === undefined || isAllowedHost(host) || (base !== undefined && host === HOST_OF_BASES)) continue;
      return `${name} with the base ${base ?? "(none)"} goes to ${host}`;
    }
  }
  return undefined;
}

/** A program that refuses a text goes nowhere. */
function hostBy(judge: (typeof judges)[string], text: string, base: string | undefined): string | undefined {
  try {
    return judge(text, base);
  } catch {
    return undefined;
  }
}

/** Tries many texts. Returns how many passed. @throws {Error} naming the first that passed and goes elsewhere */
export function tryTexts(count: number, random: () => number): { passed: number; refused: number } {
  let passed = 0;
  for (let i = 0; i < count; i++) {
    const text = textFrom(random);
    if (!passes(text)) continue;
    passed++;
    const elsewhere = straying(text);
    if (elsewhere !== undefined) throw new Error(`${JSON.stringify(text)} passes, but ${elsewhere}`);
  }
  return { passed, refused: count - passed };
}
