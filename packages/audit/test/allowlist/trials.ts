// Whatever passes `allowedHosts` goes to an allowed host or, without an authority, to that of its base, by every judge.

import { audit } from "../../src/index.ts";
import { judges } from "./judges.ts";
import { publicHostFrom } from "./public-hosts.ts";
import { ALLOWED, BASES, HOST_OF_BASES, connectedHost, isAllowedHost, textFrom } from "./texts.ts";
import { isPublicByHand } from "../iana.ts";

/** Whether `allowedHosts` lets a text through. */
export function passes(text: string): boolean {
  return !audit(text, { allowedHosts: ALLOWED }).some(({ severity }) => severity === "danger");
}

/** Whether `publicHosts` does. */
export function passesAsPublic(text: string): boolean {
  return !audit(text, { publicHosts: true }).some(({ code }) => code === "host-not-public");
}

/** The program that goes elsewhere, and where; `undefined` if none does. */
export function straying(text: string, isExpected: (host: string) => boolean = isAllowedHost): string | undefined {
  for (const base of BASES) {
    for (const [name, judge] of Object.entries(judges)) {
      const host = hostBy(judge, text, base);
      if (host === undefined || (base !== undefined && host === HOST_OF_BASES) || isExpected(host)) continue;
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

interface Counts {
  readonly passed: number;
  readonly refused: number;
}

/** Tries many texts. @throws {Error} naming the first that passed and goes elsewhere */
export function tryTexts(count: number, random: () => number): Counts {
  return tried(count, () => textFrom(random), passes, straying);
}

/** The same for `publicHosts`, where `visit` is called with each host that a program goes to. */
export function tryPublicTexts(count: number, random: () => number, visit?: (host: string) => void): Counts {
  const known = new Map<string, boolean>();
  const isExpected = (host: string): boolean => {
    let isPublic = known.get(host);
    if (isPublic === undefined) {
      const connected = connectedHost(host);
      visit?.(connected);
      known.set(host, (isPublic = isPublicByHand(connected)));
    }
    return isPublic;
  };
  return tried(
    count,
    () => textFrom(random, publicHostFrom),
    passesAsPublic,
    (text) => straying(text, isExpected),
  );
}

function tried(
  count: number,
  next: () => string,
  doesPass: (text: string) => boolean,
  strayingWith: (text: string) => string | undefined,
): Counts {
  let passed = 0;
  for (let i = 0; i < count; i++) {
    const text = next();
    if (!doesPass(text)) continue;
    passed++;
    const elsewhere = strayingWith(text);
    if (elsewhere !== undefined) throw new Error(`${JSON.stringify(text)} passes, but ${elsewhere}`);
  }
  return { passed, refused: count - passed };
}

/**
 * Returns how many names of one character a list can have, of each `step`th one. Throws for one that the list has and
 * that then refuses itself.
 */
export function tryNamesOfOne(step: number): number {
  let allowed = 0;
  for (let code = 0; code <= 0x10_ffff; code += code < 0x3000 ? step : 61 * step) {
    const host = `${String.fromCodePoint(code)}.example`;
    // The first stands for names. The second is "ss" to some versions of UTS 46, "ß" to others, and so not decided in a
    // text.
    if (host === "*.example" || host === "ẞ.example") continue;
    try {
      audit("", { allowedHosts: [host] });
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      continue;
    }
    allowed++;
    const codes = audit(`https://${host}/`, { allowedHosts: [host] }).map(({ code: found }) => found);
    if (codes.includes("host-not-allowed")) throw new Error(`${JSON.stringify(host)} refuses its own form`);
  }
  return allowed;
}
