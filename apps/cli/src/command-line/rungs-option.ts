/** The option `--rungs`: which rungs of RFC 3986's comparison ladder to apply. */
import { InvalidArgumentError, Option } from "@commander-js/extra-typings";
import type { Rung } from "@std66/normalize";
import { LADDER } from "@std66/normalize/internal";
import { itemsOf, quotedItem } from "./list-options.ts";

/** Those that need only the text. The rung `identical` may be named, but changes nothing: equal texts stay equal. */
const KNOWN: readonly Rung[] = LADDER.filter((rung) => rung !== "protocol");

/** The option itself. */
export const rungsOption = () =>
  new Option("--rungs <list>", "rungs to apply, separated by commas; always in this order (default: all)")
    .choices(KNOWN)
    .argParser(parseRungs);

/** Parses a comma-separated list of rungs. */
function parseRungs(list: string): readonly Rung[] {
  return itemsOf(list).map((name) => {
    const rung = KNOWN.find((known) => known === name);
    if (rung === undefined)
      throw new InvalidArgumentError(`${quotedItem(name, list)} is not a rung. Allowed rungs are ${KNOWN.join(", ")}.`);
    return rung;
  });
}
