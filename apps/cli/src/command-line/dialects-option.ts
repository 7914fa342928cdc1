/** The option `--dialects`: which standards to compare. */
import { InvalidArgumentError, Option } from "@commander-js/extra-typings";
import type { DialectId } from "@std66/legacy";
import { STANDARDS } from "@std66/report/legacy";
import { itemsOf, quotedItem } from "./list-items.ts";

/** The option itself. */
export const dialectsOption = () =>
  new Option("--dialects <list>", "standards to compare, separated by commas (default: all)")
    .choices(STANDARDS)
    .argParser(parseDialects);

/** Parses a comma-separated list of dialects. */
function parseDialects(list: string): readonly DialectId[] {
  return itemsOf(list).map((name) => {
    const dialect = STANDARDS.find((known) => known === name);
    if (dialect === undefined)
      throw new InvalidArgumentError(
        `${quotedItem(name, list)} is not a dialect. Allowed dialects are ${STANDARDS.join(", ")}.`,
      );
    return dialect;
  });
}
