/** RFC 1808 §2.4, RFC 2396 Appendix B, RFC 3986 Appendix B: the components with which a reference is resolved. */
import { NET_LOC_TO_SLASH, WITHOUT_QUERY, splitAfterScheme } from "../dialect/after-scheme.ts";
import type { RuleOf } from "./reasons-between.ts";
import type { ResolutionDeviations } from "./resolution-deviations.ts";
import { schemeOf } from "../dialect/scheme.ts";

/** RFC 1808 has params as a component of their own. */
export interface ReferenceParts {
  readonly scheme: string | undefined;
  readonly authority: string | undefined;
  readonly path: string;
  readonly params: string | undefined;
  readonly query: string | undefined;
  readonly fragment: string | undefined;
}

const ANY_SCHEME = /^[^:/?#]+(?=:)/;

/** The scheme of a reference without its ":". */
export function referenceSchemeOf(text: string, ruleOf: RuleOf<ResolutionDeviations>): string | undefined {
  const scheme = schemeOf(text);
  if (scheme !== undefined) return scheme;
  const any = ANY_SCHEME.exec(text)?.[0];
  return any !== undefined && ruleOf("colon-in-first-segment") ? any : undefined;
}

/** The components after the scheme of a base or a reference. */
export function splitReference(
  text: string,
  scheme: string | undefined,
  ruleOf: RuleOf<ResolutionDeviations>,
  isBase: boolean,
): ReferenceParts {
  const rest = scheme === undefined ? text : text.slice(scheme.length + 1);
  const { authority, path: whole, query, fragment } = splitAfterScheme(rest, splitterOf(rest, ruleOf, isBase));
  const [path, params] = splitPath(whole, ruleOf, isBase);
  const present = (part: string | undefined): string | undefined =>
    part === "" && ruleOf("empty-component-is-absent") ? undefined : part;
  return {
    scheme,
    // In a base an empty authority stays, because its "//" stays.
    authority: authority === "" && !isBase && ruleOf("empty-authority") ? undefined : authority,
    path,
    params: present(params),
    query: present(query),
    fragment: present(fragment),
  };
}

/** The regexp that splits the text after a scheme, unless it is the usual one. */
function splitterOf(rest: string, ruleOf: RuleOf<ResolutionDeviations>, isBase: boolean): RegExp | undefined {
  if (isBase && /^[^/?#][^?#]*\?|^\?/.test(rest) && ruleOf("opaque-query")) return WITHOUT_QUERY;
  return /^\/\/[^/?#]*\?/.test(rest) && ruleOf("net-loc-runs-to-slash") ? NET_LOC_TO_SLASH : undefined;
}

/** Splits off the text after the first ";" of a path if it is not part of the path. */
function splitPath(
  whole: string,
  ruleOf: RuleOf<ResolutionDeviations>,
  isBase: boolean,
): readonly [path: string, params: string | undefined] {
  const at = whole.indexOf(";");
  if (at === -1) return [whole, undefined];
  const params = whole.slice(at + 1);
  // Empty params of a base give the same result in both places.
  if (isBase && params === "") return [whole.slice(0, at), params];
  const code = isBase && params.includes("/") ? "params-hide-slashes" : "params-are-not-path";
  return ruleOf(code) ? [whole.slice(0, at), params] : [whole, undefined];
}

export function recomposeParts({ scheme, authority, path, params, query, fragment }: ReferenceParts): string {
  return (
    `${scheme}:` +
    (authority === undefined ? "" : `//${authority}`) +
    path +
    (params === undefined ? "" : `;${params}`) +
    (query === undefined ? "" : `?${query}`) +
    (fragment === undefined ? "" : `#${fragment}`)
  );
}
