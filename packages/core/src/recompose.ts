/**
 * RFC 3986 §5.3 with the guards of §3 and §4.2: components put together to a text that parses back to the same components.
 *
 * The text is composed and scanned. Where the scan finds other ends than the components have, the component at fault is
 * looked for; nothing that would parse otherwise is ever given out.
 */
import { COMPONENTS, type Component, type Components } from "./components.ts";
import { componentFault, firstSegmentFault } from "./component-fault.ts";
import { ALONE, type Fault, faultAt } from "./fault.ts";
import { authorityEnd, hostEnd, pathEnd, queryEnd, scan, schemeEnd, userinfoEnd } from "./scan.ts";
import { UriSyntaxError } from "./uri-syntax-error.ts";

/**
 * Leaves nothing unnoticed: a name that is no component's, a value that is no text.
 *
 * @throws {TypeError} naming it
 */
export function checkComponents(components: Components): void {
  for (const [name, value] of Object.entries(components)) {
    const isText = value === undefined || typeof value === "string";
    const isPortNumber = name === "port" && Number.isSafeInteger(value) && value >= 0;
    if (!Object.hasOwn(COMPONENTS, name) || !(isText || isPortNumber)) {
      throw new TypeError(`\`${name}\` is no component, or its value no string`);
    }
  }
}

/**
 * The text of the components, which `scan` has read last.
 *
 * @throws {UriSyntaxError} with the component at fault as its `input`
 * @throws {TypeError} for an authority beside its own parts, and for userinfo or a port without a host
 */
export function recompose(components: Components): string {
  const { scheme, userinfo, host, path = "", query, fragment } = components;
  const port = components.port === undefined ? undefined : `${components.port}`;
  const hasParts = userinfo !== undefined || host !== undefined || port !== undefined;
  if (hasParts && (host === undefined || components.authority !== undefined)) {
    throw new TypeError("`userinfo` and `port` need a `host`, and no `authority`");
  }
  const beforeHost = put("", userinfo, "@");
  const afterHost = put(":", port);
  const authority = hasParts ? beforeHost + host + afterHost : components.authority;
  const beforePath = put("", scheme, ":") + put("//", authority);
  const beforeFragment = beforePath + path + put("?", query);
  const text = beforeFragment + put("#", fragment);

  const readsBack =
    scan(text) &&
    schemeEnd === (scheme?.length ?? -1) &&
    authorityEnd === (authority === undefined ? -1 : beforePath.length) &&
    pathEnd === beforePath.length + path.length &&
    queryEnd === (query === undefined ? -1 : beforeFragment.length) &&
    (!hasParts ||
      (userinfoEnd === (userinfo === undefined ? -1 : schemeEnd + 2 + beforeHost.length) &&
        hostEnd === authorityEnd - afterHost.length));
  if (readsBack) return text;

  for (const [name, value] of Object.entries({ ...components, port })) {
    const fault = value === undefined ? undefined : componentFault(name as Component, value);
    if (fault !== undefined) throw new UriSyntaxError(value as string, fault);
  }
  throw new UriSyntaxError(path, pathGuardFault(path, authority));
}

/** A component with its delimiters, if it is there. */
function put(prefix: string, component: string | undefined, suffix = ""): string {
  return component === undefined ? "" : prefix + component + suffix;
}

/** Every component is well-formed by itself: what they do not agree about is where the path begins. */
function pathGuardFault(path: string, authority: string | undefined): Fault {
  if (authority !== undefined) return faultAt(path, 0, "path-abempty", "path", ['"/"', ...ALONE]);
  return path.startsWith("//")
    ? faultAt(path, 1, "path-absolute", "path", ["pchar", ...ALONE])
    : firstSegmentFault(path, path.indexOf(":"), ALONE);
}
