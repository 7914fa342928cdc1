/** The option `--dialects`: which standards to compare. */
import { InvalidArgumentError } from "@commander-js/extra-typings";
import { nameOf } from "@std66/core/internal";
import type { DialectId } from "@std66/legacy";
import { STANDARDS } from "../render/dialects/standards.ts";

export const DIALECTS_HELP = `comma-separated list of ${STANDARDS.join(", ")} (default: all)`;

/** Parses a comma-separated list of dialects. */
export function parseDialects(list: string): readonly DialectId[] {
  return list.split(",").map((item) => {
    const name = item.trim();
    const dialect = STANDARDS.find((known) => known === name);
    if (dialect === undefined)
      throw new InvalidArgumentError(`${nameOf(name)} is not a dialect. Allowed dialects are ${STANDARDS.join(", ")}.`);
    return dialect;
  });
}
