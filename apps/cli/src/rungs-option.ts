/** The option `--rungs`: which rungs of RFC 3986's comparison ladder to take. */
import { InvalidArgumentError } from "@commander-js/extra-typings";
import type { Rung } from "@std66/normalize";
import { RUNGS } from "./ladder.ts";

export const RUNGS_HELP = `comma-separated, of ${RUNGS.join(", ")}; taken in this order (default: all)`;

/** Any two texts that are the same stay so: to name that rung changes nothing. */
const KNOWN: readonly Rung[] = ["identical", ...RUNGS];

/** The names in a list of them. */
export function parseRungs(list: string): readonly Rung[] {
  return list.split(",").map((name) => {
    const rung = KNOWN.find((known) => known === name);
    if (rung === undefined) throw new InvalidArgumentError(`\`${name}\` is none of ${KNOWN.join(", ")}`);
    return rung;
  });
}
