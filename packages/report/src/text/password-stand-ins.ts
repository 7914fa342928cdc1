/** RFC 3986 §3.2.1: stand-ins for passwords, with which texts are compared in place of texts that have passwords. */
import { MASK } from "@std66/core/diagnostics";
import { type Show, masked, maskedWith } from "./passwords.ts";

/**
 * Stands for a password in a comparison, which would otherwise depend on the password. Letters have the same meaning in all
 * standards, unlike asterisks. As long as the mask, so that offsets fit the masked text. Few texts contain these three.
 */
const STAND_IN = "qzq";

/** Replaces every possible password that `masked` would mask. */
export function withoutPasswords(text: string): string {
  return maskedWith(STAND_IN, text);
}

/** Replaces stretches of a text, which are in order and apart. */
export function withStandIns(text: string, stretches: readonly (readonly [start: number, end: number])[]): string {
  let from = 0;
  const pieces = stretches.flatMap(([start, end]) => {
    const before = text.slice(from, start);
    from = end;
    return [before, STAND_IN];
  });
  return [...pieces, text.slice(from)].join("");
}

/** Masks like `masked`, and also each stand-in, wherever a standard finds it. */
export const maskedStandIns: Show = (text, component) => masked(text.replaceAll(STAND_IN, MASK), component);
