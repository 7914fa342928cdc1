// The laws of a trace, and of the differences: what is wrong with a text, or `undefined`.

import { isUriReference } from "@std66/core";
import { tryResolve } from "@std66/resolve";
import { rebuilt } from "../src/differences-from.ts";
import { differencesFrom, reasons, traceUrl } from "../src/index.ts";

export type Parse = (text: string, base: string | undefined) => string | undefined;

/**
 * The `href` is that of `parse`, each step begins where the last one ended, and each leaves a text of the same `href`.
 */
export function faultOfTrace(text: string, base: string | undefined, parse: Parse): string | undefined {
  const { href, steps } = traceUrl(text, base);
  const wanted = parse(text, base);
  if (href !== wanted) return `${href} for ${wanted}`;
  let before: string | undefined = text;
  for (const step of steps) {
    if (step.before !== before) return `${step.code} does not begin where the step before it ended`;
    if (step.after === before) return `${step.code} changes nothing`;
    if (step.code !== "resolve" && reasons[step.code] === undefined) return `${step.code} is not explained`;
    before = step.after;
    if (before === undefined) continue;
    if (parse(before, base) !== wanted) return `${step.code} leaves ${before}, which is ${parse(before, base)}`;
  }
  return before === href ? undefined : `the steps end in ${before}`;
}

/**
 * RFC 3986 with the differences gives the `href`, with one of them fewer something else, and with none its own answer.
 */
export function faultOfDifferences(text: string, base: string | undefined): string | undefined {
  const { href } = traceUrl(text, base);
  const found = differencesFrom(text, base);
  const own = base === undefined ? (isUriReference(text) ? text : undefined) : tryResolve(base, text)?.toString();
  const withCodes = (codes: typeof found) => rebuilt(text, base, new Set(codes));
  if ((withCodes([]) ?? undefined) !== own) return `without codes ${withCodes([])} for ${own}`;
  if ((own === href) !== (found.length === 0)) return `${found.join(" ")} between ${own} and ${href}`;
  if (found.length === 0) return undefined;
  if (withCodes(found) !== href) return `${found.join(" ")} gives ${withCodes(found)} for ${href}`;
  const idle = found.find((code) => withCodes(found.filter((each) => each !== code)) === href);
  return idle && `${idle} has no effect among ${found.join(" ")}`;
}
