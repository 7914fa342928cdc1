/** RFC 3986 §5.3: a change of components, prepared for many URIs. */
import { type UriComponents, type UriReference, change } from "@std66/core";
import { type ScannedText, hostStart, recordOf, referenceOf } from "@std66/core/internal";
import { type SettableComponent, type UriChanges, componentFault } from "./uri-changes.ts";

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
 * Returns `change` with these components, which it checks once. If a URI has a host, and a changed path begins with
 * "/", no change of one component gives another a new meaning: it is written in its place. All else is left to
 * `change`.
 */
export function withComponents(given: UriChanges["components"]): (uri: UriReference) => UriReference {
  const recomposed = (uri: UriReference): UriReference => change(uri, given as UriComponents);
  // Inherits nothing, as `given` does.
  const written: { [name in SettableComponent]?: string } = Object.create(null) as {};
  for (const name of Object.keys(given) as (keyof typeof given)[]) {
    const text = given[name];
    const isFit =
      name !== "authority" && (text === undefined ? name !== "host" : componentFault(name, text) === undefined);
    if (!isFit || (name === "path" && /^[^/]/.test(text ?? ""))) return recomposed;
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
