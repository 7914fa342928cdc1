/** RFC 3986 §6: how far up the ladder to go, and with which facts. */
import type { UriReference } from "@std66/core";
import { PROTOCOL, type Rung, WITHOUT_ACCESS, bitsOf } from "./rungs.ts";
import type { SchemeRules } from "./scheme-rules.ts";

export interface NormalizeOptions {
  /**
   * Which rungs to take; their order is always the ladder's. Default: `case`, `percent-encoding`, `dot-segments`, `scheme`; and
   * `protocol` where there is a function for it.
   */
  readonly rungs?: Iterable<Rung> | undefined;
  /** The facts of schemes, by their names in lower case, in place of `schemes`. */
  readonly schemes?: ReadonlyMap<string, SchemeRules> | undefined;
  /** What the rung `protocol` does: gives the URI that this one has been seen to be the same as (RFC 3986 §6.2.4). */
  readonly protocol?: ((uri: UriReference) => string | UriReference) | undefined;
}

/** The rungs to take, as bits. */
export function rungsOf(options: NormalizeOptions | undefined): number {
  if (options?.rungs !== undefined) return bitsOf(options.rungs);
  return options?.protocol === undefined ? WITHOUT_ACCESS : WITHOUT_ACCESS | PROTOCOL;
}
