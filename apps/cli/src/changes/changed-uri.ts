/** RFC 3986 §5.3: a URI with some of its components, segments and parameters changed. */
import { type UriComponents, type UriReference, change, parse } from "@std66/core";
import { type ScannedText, hostStart, pathStart, recordOf, referenceOf } from "@std66/core/internal";
import {
  type PairOptions,
  type QueryOptions,
  appendSegments,
  appendToQuery,
  deleteFromQuery,
  deletePathParameters,
  setInQuery,
  sortQuery,
} from "@std66/parameters";
import type { SettableComponent, UriChanges, WrittenPair } from "./uri-changes.ts";

/**
 * Returns a function that makes these changes in many URIs. It returns `undefined` for a userinfo or port without a
 * host.
 *
 * A name that is not UTF-8 is compared as text, so that what is not changed need not be decoded. Throws a
 * `UriSyntaxError` if the text is not a URI-reference, or if the result would parse otherwise.
 */
export function uriChanger(changes: UriChanges): (input: string) => string | undefined {
  const { segments, removedParameters, removed, replaced, appended, sorts } = changes;
  // Inherits nothing, so that no component is read from `Object.prototype`.
  const components: UriChanges["components"] = Object.assign(Object.create(null), changes.components);
  const needsHost = (components.userinfo ?? components.port) !== undefined;
  const setComponents = withComponents(components);
  const options = { ...changes.options, invalid: "keep" } as const;
  const isRemoved = oneOf(removed);
  const isRemovedParameter = oneOf(removedParameters);
  // Encoded once, as a path.
  const more = String(appendSegments("", segments));
  const toReplace = replaced.map((pair) => prepared(pair, options));
  const toAppend = appended.map((pair) => prepared(pair, options));
  const withoutParameters = (uri: UriReference): UriReference =>
    removedParameters.length === 0 ? uri : change(uri, { path: deletePathParameters(uri.path, isRemovedParameter) });
  return (input) => {
    const given = parse(input);
    if (needsHost && (components.host ?? given.host) === undefined) return undefined;
    const uri = withoutParameters(setComponents(given));
    let { query } = uri;
    if (removed.length > 0) query = deleteFromQuery(query, isRemoved, options);
    for (const pair of toReplace) query = setInQuery(query, ...pair);
    for (const pair of toAppend) query = appendToQuery(query, ...pair);
    if (sorts) query = sortQuery(query, options);
    return edited(uri, more, query);
  };
}

/** The text of a reference with more segments at the end of its path, and with this query. Both are well-formed. */
function edited(uri: UriReference, more: string, query: string | undefined): string {
  const scanned = recordOf(uri) as ScannedText;
  const { text, authorityEnd, pathEnd, queryEnd } = scanned;
  const isEmpty = pathStart(scanned) === pathEnd;
  // Only after an authority does a path have to begin with "/".
  const isEnded = more === "" || (isEmpty ? authorityEnd === -1 : text.charAt(pathEnd - 1) === "/");
  const start = text.slice(0, pathEnd) + (isEnded ? "" : "/") + more;
  return (query === undefined ? start : `${start}?${query}`) + text.slice(Math.max(pathEnd, queryEnd));
}

/** What follows the query as an argument of the functions that write a pair. */
function prepared(
  { name, value, isRaw }: WrittenPair,
  options: QueryOptions | undefined,
): readonly [name: string, value: string | undefined, options: PairOptions | undefined] {
  return [name, value, isRaw ? { ...options, value: "encoded" } : options];
}

function oneOf(patterns: readonly string[]): (name: string) => boolean {
  const each = patterns.map(namesOf);
  return (name) => each.some((matches) => matches(name));
}

/** Which names a pattern matches: a final `*` matches any rest of a name, a final `\*` the character itself. */
function namesOf(pattern: string): (name: string) => boolean {
  const start = pattern.slice(0, -1);
  if (pattern.endsWith("*") && !start.endsWith("\\")) return (name) => name.startsWith(start);
  const whole = pattern.replace(/\\\*$/, "*");
  return (name) => name === whole;
}

const DELIMITERS: Readonly<Record<SettableComponent, readonly [before: string, after: string]>> = {
  scheme: ["", ":"],
  userinfo: ["", "@"],
  host: ["", ""],
  port: [":", ""],
  path: ["", ""],
  query: ["?", ""],
  fragment: ["#", ""],
};

/**
 * Returns `change` with these components. If a URI has a host, and a changed path begins with "/", no change of one
 * component gives another a new meaning: it is written in its place. All else is left to `change`.
 */
function withComponents(given: UriChanges["components"]): (uri: UriReference) => UriReference {
  const recomposed = (uri: UriReference): UriReference => change(uri, given as UriComponents);
  if ("authority" in given || /^[^/]/.test(given.path ?? "")) return recomposed;
  // Inherits nothing, as `given` does.
  const written: { [name in SettableComponent]?: string } = Object.create(null) as {};
  for (const name of Object.keys(given) as SettableComponent[]) {
    const text = given[name];
    written[name] = text === undefined ? "" : DELIMITERS[name].join(text);
  }
  const { scheme, userinfo, host, port, path, query, fragment } = written;
  return (uri) => {
    const scanned = recordOf(uri) as ScannedText;
    const { text, schemeEnd, hostEnd, authorityEnd, pathEnd, queryEnd } = scanned;
    if (authorityEnd === -1) return recomposed(uri);
    const hostFrom = hostStart(scanned);
    const end = Math.max(pathEnd, queryEnd);
    const toScheme = scheme ?? text.slice(0, schemeEnd + 1);
    const ofUser = userinfo ?? text.slice(schemeEnd + 3, hostFrom);
    const toUser = `${toScheme}//${ofUser}`;
    const toHost = toUser + (host ?? text.slice(hostFrom, hostEnd));
    const toPort = toHost + (port ?? text.slice(hostEnd, authorityEnd));
    const toPath = toPort + (path ?? text.slice(authorityEnd, pathEnd));
    const ofQuery = query ?? text.slice(pathEnd, end);
    const toQuery = toPath + ofQuery;
    return referenceOf({
      text: toQuery + (fragment ?? text.slice(end)),
      schemeEnd: toScheme.length - 1,
      userinfoEnd: ofUser === "" ? -1 : toUser.length - 1,
      hostEnd: toHost.length,
      authorityEnd: toPort.length,
      pathEnd: toPath.length,
      queryEnd: ofQuery === "" ? -1 : toQuery.length,
    });
  };
}
