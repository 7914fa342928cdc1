/** RFC 3986 §6.2.3: Scheme-Based Normalization, as a table of rules. */
import type { UriReference } from "@std66/core";
import { OPAQUE, PORTS } from "./scheme-facts.ts";
import {
  lowerCaseDomains,
  lowerCaseNamespace,
  withPath,
  withoutEmptyFields,
  withoutTopLevelType,
} from "./scheme-paths.ts";
import { normalizeTelephoneNumber } from "./tel.ts";

/** The rules of a scheme's own specification for the equivalence of its URIs. A rule that is absent does not apply. */
export interface SchemeRules {
  /** The default port, compared as a decimal number (RFC 3986 §3.2.3): `"080"` is the same port as `"80"`. */
  readonly port?: string | undefined;
  /**
   * The default host, in lowercase: the meaning of an empty or absent host (RFC 3986 §3.2.2). In the normal form it is
   * empty, unless there is userinfo or a port (§6.2.3).
   */
  readonly host?: string | undefined;
  /** Whether an empty path after an authority is equivalent to "/" (RFC 3986 §6.2.3). */
  readonly emptyPathIsSlash?: boolean | undefined;
  /**
   * Whether a path that does not begin with "/" is "opaque to URI processing" (RFC 3986 §1.2.3). A "/" in it does not
   * separate levels of a hierarchy, so the rung `dot-segments` leaves it unchanged.
   */
  readonly rootlessPathIsOpaque?: boolean | undefined;
  /** Any further normalization of a URI of the scheme, applied after all other rules. */
  readonly normalize?: ((uri: UriReference) => UriReference) | undefined;
  /** The specifications of these rules. */
  readonly sources: readonly string[];
}

/**
 * The rules without their sources: all that normalization reads. A function of ours returns a text if it changes the
 * URI.
 */
export interface SchemeFacts extends Omit<SchemeRules, "sources" | "normalize"> {
  readonly normalize?: ((uri: UriReference) => string | UriReference) | undefined;
}

/**
 * Copies rules. Every field is set, so that a polluted `Object.prototype` cannot add any, and all copies have one
 * shape: an object without a prototype would be a dictionary, which is slower to read.
 */
export function ownRules(rules: SchemeFacts): SchemeFacts {
  const { port, host, emptyPathIsSlash, rootlessPathIsOpaque, normalize } = Object.assign(Object.create(null), rules);
  return { port, host, emptyPathIsSlash, rootlessPathIsOpaque, normalize };
}

/** Returns the rules of each scheme, by its name in lowercase. */
export function composeFacts(): Map<string, SchemeFacts> {
  const map = new Map<string, SchemeFacts>();
  // Inherits nothing, so that no rule is read from `Object.prototype`.
  const add = (scheme: string, facts: SchemeFacts): void => {
    map.set(scheme, Object.assign(map.get(scheme) ?? Object.create(null), facts));
  };
  for (const row of PORTS.split("\n")) {
    const [scheme = "", port, slash] = row.split(" ");
    add(scheme, { port, emptyPathIsSlash: slash !== undefined });
  }
  for (const scheme of OPAQUE.split(" ")) add(scheme, { rootlessPathIsOpaque: true });
  add("file", { host: "localhost" });
  add("gopher", { normalize: withoutTopLevelType });
  add("ldap", { normalize: withoutEmptyFields });
  add("mailto", { normalize: withPath(lowerCaseDomains) });
  add("tel", { normalize: withPath(normalizeTelephoneNumber) });
  add("urn", { normalize: withPath(lowerCaseNamespace) });
  return map;
}
