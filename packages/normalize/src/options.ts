/** RFC 3986 §6: how far up the ladder to go, and with which facts. */
import type { UriReference } from "@std66/core";
import { argumentError, requireOptions } from "@std66/core/internal";
import { PROTOCOL, type Rung, WITHOUT_ACCESS, bitsOf } from "./rungs.ts";
import type { SchemeRules } from "./scheme-rules.ts";
import { schemes } from "./schemes.ts";

export interface NormalizeOptions {
  /**
   * Which rungs to take; their order is always the ladder's. Default: `case`, `percent-encoding`, `dot-segments`, `scheme`; and
   * `protocol` where there is a function for it.
   */
  readonly rungs?: Iterable<Rung> | undefined;
  /** The facts of schemes, by their names in lower case, in place of `schemes`. */
  readonly schemes?: ReadonlyMap<string, SchemeRules> | undefined;
  /**
   * What the rung `protocol` does: gives the URI that this one has been seen to be the same as (RFC 3986 §6.2.4). It is taken as
   * it is: one in normal form, and of which nothing further is known.
   */
  readonly protocol?: ((uri: UriReference) => string | UriReference) | undefined;
}

/** The options as they are used: read once, before a text is, since to ask for one may run somebody else's code. */
export interface Way {
  /** The rungs to take. */
  readonly bits: number;
  readonly schemes: ReadonlyMap<string, SchemeRules>;
  readonly protocol: NormalizeOptions["protocol"];
}

/** The way of no options at all: that none was given is told by this very object. */
export const USUAL: Way = { bits: WITHOUT_ACCESS, schemes, protocol: undefined };

/** The names of the options; a comparison has one more. */
const NAMES: readonly string[] = ["rungs", "schemes", "protocol"];
export const COMPARE_NAMES: readonly string[] = [...NAMES, "ignoreFragment"];

/**
 * Reads the options once.
 *
 * @throws {RangeError} for a name that is no rung's
 * @throws {TypeError} for an option that does not exist; `argument` names the options in it, as `normalize: options`
 */
export function wayOf(argument: string, options: NormalizeOptions | undefined, names: readonly string[] = NAMES): Way {
  if (options === undefined) return USUAL;
  // The index that `map` passes: `uris.map(normalize)`.
  if (typeof options === "number" && names === NAMES) return USUAL;
  requireOptions(argument, options, names);
  const { rungs, protocol, schemes: facts = schemes } = options;
  if (typeof (facts as { get?: unknown } | null)?.get !== "function") {
    throw argumentError(`${argument}.schemes`, "a Map", facts);
  }
  if (protocol !== undefined && typeof protocol !== "function") {
    throw argumentError(`${argument}.protocol`, "a function", protocol);
  }
  const usual = protocol === undefined ? WITHOUT_ACCESS : WITHOUT_ACCESS | PROTOCOL;
  return { bits: rungs === undefined ? usual : bitsOf(`${argument}.rungs`, rungs), schemes: facts, protocol };
}
