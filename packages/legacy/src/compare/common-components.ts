/**
 * RFC 1738 §3, RFC 1808 §2.4, RFC 2396 §3, RFC 3986 §3: the components of a valid text by each standard, in terms that
 * all of them share.
 */
import { NET_LOC_TO_SLASH, WITHOUT_QUERY, splitAfterScheme } from "../dialect/after-scheme.ts";
import type { RuleOf } from "./reasons-between.ts";
import type { Rfc1738Components } from "../rfc1738/components.ts";
import { schemeOf } from "../dialect/scheme.ts";
import type { SyntaxDeviations } from "./syntax-deviations.ts";

/** The components, serialized for comparison. `form` is the reading of RFC 1738 if that is one of the two standards. */
export function commonComponents(
  text: string,
  form: Rfc1738Components | undefined,
  ruleOf: RuleOf<SyntaxDeviations>,
): string {
  const scheme = schemeOf(text);
  const rest = scheme === undefined ? text : text.slice(scheme.length + 1);
  const isOpaque = scheme !== undefined && !rest.startsWith("/");
  const regexp = splitterOf(rest, isOpaque, form, ruleOf);
  const { authority, path: whole, query, fragment } = splitAfterScheme(rest, regexp);
  const [path, params] = splitPath(whole, ruleOf);
  const present = (part: string | undefined): string | undefined =>
    part === "" && ruleOf("empty-component-is-absent") ? undefined : part;
  return JSON.stringify({
    authority: authority === "" && ruleOf("empty-authority") ? undefined : authority,
    path,
    hasParams: !isOpaque && path.includes(";") && ruleOf("segments-have-params"),
    params: present(params),
    query: present(query),
    fragment: present(fragment),
    search: form?.scheme === "gopher" && form.search !== undefined && ruleOf("each-scheme-has-its-form"),
  });
}

/**
 * The regexp that splits the text after a scheme, unless it is the usual one. The standards differ in the role of a
 * "?".
 */
function splitterOf(
  rest: string,
  isOpaque: boolean,
  form: Rfc1738Components | undefined,
  ruleOf: RuleOf<SyntaxDeviations>,
): RegExp | undefined {
  if (!rest.includes("?")) return undefined;
  const isInAuthority = /^\/\/[^/?#]*\?/.test(rest);
  if (form !== undefined && form.scheme !== "http" && form.scheme !== "wais") {
    const isInPath = !isInAuthority && (form.scheme === "ftp" || form.scheme === "file");
    if (ruleOf(isInPath ? "question-mark-in-ftp-path" : "each-scheme-has-its-form")) return WITHOUT_QUERY;
  }
  if (isOpaque && ruleOf("opaque-query")) return WITHOUT_QUERY;
  return isInAuthority && ruleOf("net-loc-runs-to-slash") ? NET_LOC_TO_SLASH : undefined;
}

/** Splits off the text after the first ";" of a path if that is a component. */
function splitPath(
  whole: string,
  ruleOf: RuleOf<SyntaxDeviations>,
): readonly [path: string, params: string | undefined] {
  const at = whole.indexOf(";");
  if (at === -1) return [whole, undefined];
  const params = whole.slice(at + 1);
  return ruleOf(params.includes("/") ? "params-hide-slashes" : "params-are-not-path")
    ? [whole.slice(0, at), params]
    : [whole, undefined];
}
