/** RFC 3986 §6: the options of normalization and comparison. */
import type { UriReference } from "@std66/core";
import { argumentError, ownOptions } from "@std66/core/internal";
import { PROTOCOL, type Rung, WITHOUT_ACCESS, bitsOf } from "./rungs.ts";
import { type SchemeFacts, type SchemeRules, composeFacts, ownRules } from "./scheme-rules.ts";

export interface NormalizeOptions {
  /**
   * The rungs to apply, always in the order of the ladder. Default: `case`, `percent-encoding`, `dot-segments`,
   * `scheme`, and `protocol` if there is a function for it.
   */
  readonly rungs?: Iterable<Rung> | undefined;
  /** Rules by scheme name in lowercase. They replace the default map `schemes`. */
  readonly schemes?: ReadonlyMap<string, SchemeRules> | undefined;
  /**
   * The function of the rung `protocol`: returns the URI that the protocol has shown to be equivalent to this one
   * (RFC 3986 §6.2.4). The result is used unchanged, so it should be final and in normal form.
   */
  readonly protocol?: ((uri: UriReference) => string | UriReference) | undefined;
}

/** The options in use. They are read once and before any text, since reading them may run user-supplied code. */
export interface Plan {
  /** The name of the options in messages, such as `normalize: options`; `undefined` if none were given. */
  readonly argument: string | undefined;
  /** The selected rungs. */
  readonly bits: number;
  readonly schemes: Pick<ReadonlyMap<string, SchemeFacts>, "get">;
  readonly protocol: NormalizeOptions["protocol"];
}

/** Copies of the built-in rules, and the identity by which other code knows them. */
export const BUILT_IN: ReadonlyMap<string, SchemeFacts> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Array.from(/* @__PURE__ */ composeFacts(), ([scheme, rules]) => [scheme, ownRules(rules)]),
);

/** The default options. @internal */
export const DEFAULT_PLAN: Plan = { argument: undefined, bits: WITHOUT_ACCESS, schemes: BUILT_IN, protocol: undefined };

/** The names of the options. A comparison has one more. */
const NAMES: readonly string[] = ["rungs", "schemes", "protocol"];
export const COMPARE_NAMES: readonly string[] = ["rungs", "schemes", "protocol", "ignoreFragment"];

/**
 * Reads the options once.
 *
 * @throws {RangeError} if the name of a rung is unknown
 * @throws {TypeError} if an option is unknown; the message begins with `argument`, such as `normalize: options`
 */
export function planOf(
  argument: string,
  options: NormalizeOptions | undefined,
  names: readonly string[] = NAMES,
): Plan {
  if (options === undefined) return DEFAULT_PLAN;
  // `map` passes the index as the second argument: `uris.map(normalize)`.
  if (typeof options === "number" && names === NAMES) return DEFAULT_PLAN;
  const { rungs, protocol, schemes: facts = BUILT_IN } = ownOptions(argument, options, names);
  if (typeof (facts as { get?: unknown } | null)?.get !== "function") {
    throw argumentError(`${argument}.schemes`, "a Map", facts);
  }
  if (protocol !== undefined && typeof protocol !== "function") {
    throw argumentError(`${argument}.protocol`, "a function", protocol);
  }
  const usual = protocol === undefined ? WITHOUT_ACCESS : WITHOUT_ACCESS | PROTOCOL;
  const bits = rungs === undefined ? usual : bitsOf(`${argument}.rungs`, rungs);
  return { argument, bits, schemes: facts === BUILT_IN ? facts : lookup(facts), protocol };
}

/** Looks up rules that inherit nothing. */
function lookup(facts: Plan["schemes"]): Plan["schemes"] {
  return {
    get: (scheme) => {
      const rules = facts.get(scheme);
      return rules && ownRules(rules);
    },
  };
}
