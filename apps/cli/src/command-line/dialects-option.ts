/** The option `--dialects`: which standards to compare. */
import { InvalidArgumentError, Option } from "@commander-js/extra-typings";
import { type DialectId, dialects } from "@std66/legacy";
import { itemsOf, quotedItem } from "./list-options.ts";

const KNOWN = Object.keys(dialects) as readonly DialectId[];

/** The option itself. */
export const dialectsOption = () =>
  new Option("--dialects <list>", "standards to compare, separated by commas (default: all)")
    .choices(KNOWN)
    .argParser(parseDialects);

/** Parses a comma-separated list of dialects. */
function parseDialects(list: string): readonly DialectId[] {
  return itemsOf(list).map((name) => {
    const dialect = KNOWN.find((known) => known === name);
    if (dialect === undefined)
      throw new InvalidArgumentError(
        `${quotedItem(name, list)} is not a dialect. Allowed dialects are ${KNOWN.join(", ")}.`,
      );
    return dialect;
  });
}
