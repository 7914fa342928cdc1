/** The option `--dialects`: which standards to compare. */
import { InvalidArgumentError } from "@commander-js/extra-typings";
import type { DialectId } from "@std66/legacy";
import { STANDARDS } from "./standards.ts";

export const DIALECTS_HELP = `comma-separated, of ${STANDARDS.join(", ")} (default: all)`;

/** The names in a list of them. */
export function parseDialects(list: string): readonly DialectId[] {
  return list.split(",").map((name) => {
    const dialect = STANDARDS.find((known) => known === name);
    if (dialect === undefined)
      throw new InvalidArgumentError(`\`${name}\` is no dialect: there are ${STANDARDS.join(", ")}`);
    return dialect;
  });
}
