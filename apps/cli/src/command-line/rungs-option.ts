/** The option `--rungs`: which rungs of RFC 3986's comparison ladder to apply. */
import { Option } from "@commander-js/extra-typings";
import type { Rung } from "@std66/normalize";
import { LADDER } from "@std66/normalize/internal";
import { parseKnown } from "./list-options.ts";

/** Those that need only the text. The rung `identical` may be named, but changes nothing: equal texts stay equal. */
const KNOWN: readonly Rung[] = LADDER.filter((rung) => rung !== "protocol");

export const rungsOption = () =>
  new Option("--rungs <list>", "rungs to apply, separated by commas; always in this order (default: all)")
    .choices(KNOWN)
    .argParser((list) => parseKnown(list, KNOWN, "rung"));
