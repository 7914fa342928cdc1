/** RFC 3986 §3.2.3 and §6.2.3: the rules of schemes, each with its sources. */
import { type UriReference, parse } from "@std66/core";
import { SOURCES, TITLES } from "./scheme-facts.ts";
import { type SchemeFacts, type SchemeRules, composeFacts } from "./scheme-rules.ts";

/**
 * The rules of schemes for the equivalence of their URIs (RFC 3986 §6.2.3), by scheme name in lowercase.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-6.2.3 | RFC 3986 §6.2.3}
 * @example
 * ```ts
 * import { normalize, schemes } from "@std66/normalize";
 * schemes.get("coap")?.port; // => "5683"
 * schemes.get("https")?.sources; // => ["RFC 9110 §4.2.2", "RFC 9110 §4.2.3"]
 * const ours = new Map([...schemes, ["git", { port: "9418", sources: ["IANA service names"] }]]);
 * String(normalize("git://example.com:9418/a", { schemes: ours })); // => "git://example.com/a"
 * ```
 */
export const schemes: ReadonlyMap<string, SchemeRules> = /* @__PURE__ */ composeSchemes();

function composeSchemes(): Map<string, SchemeRules> {
  const cited = SOURCES.split("\n").map((row) => row.split(" "));
  const sources = new Map(cited.map(([scheme = "", ...ofScheme]) => [scheme, ofScheme]));
  const withSources = ([scheme, facts]: [string, SchemeFacts]): [string, SchemeRules] => [
    scheme,
    Object.assign(facts, {
      sources: (sources.get(scheme) ?? [scheme]).map(sourceOf),
      ...(facts.normalize && { normalize: asReference(facts.normalize) }),
    }),
  ];
  return new Map(Array.from(composeFacts(), withSources));
}

function asReference(normalize: NonNullable<SchemeFacts["normalize"]>): (uri: UriReference) => UriReference {
  return (uri) => parse(normalize(uri));
}

function sourceOf(source: string): string {
  return TITLES.get(source) ?? `RFC ${source.replace(":", " §")}`;
}
