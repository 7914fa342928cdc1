/** The option `--dialects`: which standards to compare. */
import { InvalidArgumentError, Option } from "@commander-js/extra-typings";
import { nameOf } from "@std66/core/internal";
import type { DialectId } from "@std66/legacy";
import { STANDARDS } from "../render/dialects/standards.ts";

/** The option itself. */
export const dialectsOption = () =>
  new Option("--dialects <list>", "standards to compare, separated by commas (default: all)")
    .choices(STANDARDS)
    .argParser(parseDialects);

/** Parses a comma-separated list of dialects. */
function parseDialects(list: string): readonly DialectId[] {
  return list.split(",").map((item) => {
    const name = item.trim();
    const dialect = STANDARDS.find((known) => known === name);
    if (dialect === undefined)
      throw new InvalidArgumentError(`${nameOf(name)} is not a dialect. Allowed dialects are ${STANDARDS.join(", ")}.`);
    return dialect;
  });
}
