/**
 * RFC 3986 §5.3 with the guards of §3 and §4.2: components put together to a text that parses back to the same components.
 *
 * The text is composed and scanned. Where the scan finds other ends than the components have, the component at fault is
 * looked for; nothing that would parse otherwise is ever given out.
 */
import type { Component, Components } from "./components.ts";
import {
  authorityFault,
  hostFault,
  pathFault,
  portFault,
  queryFault,
  schemeFault,
  userinfoFault,
} from "./component-fault.ts";
import { ENDS_ALONE, type Fault, faultAt } from "./fault.ts";
import { authorityEnd, hostEnd, pathEnd, queryEnd, scan, schemeEnd, userinfoEnd } from "./scan.ts";
import { UriSyntaxError } from "./uri-syntax-error.ts";

const NAMES: readonly Component[] = [
  "scheme",
  "authority",
  "userinfo",
  "host",
  "port",
  "path",
  "query",
  "fragment",
];

/**
 * Leaves nothing unnoticed: a name that is no component's, a value that is no text.
 *
 * @throws {TypeError} naming it
 */
export function checkComponents(components: Components): void {
  if (typeof components !== "object" || components === null) {
    throw new TypeError("components are given as an object");
  }
  for (const [name, value] of Object.entries(components)) {
    if (!NAMES.includes(name as Component)) {
      throw new TypeError(`\`${name}\` is no component; they are ${NAMES.join(", ")}`);
    }
    const isPortNumber = name === "port" && Number.isSafeInteger(value) && value >= 0;
    if (value !== undefined && typeof value !== "string" && !isPortNumber) {
      throw new TypeError(`\`${name}\` is a string or undefined${name === "port" ? ", or a whole number" : ""}`);
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
  const port = components.port === undefined ? undefined : String(components.port);
  const hasParts = userinfo !== undefined || host !== undefined || port !== undefined;
  if (hasParts && components.authority !== undefined) {
    throw new TypeError("`authority` is given beside `userinfo`, `host` or `port`, which are parts of it");
  }
  if (hasParts && host === undefined) {
    throw new TypeError(`\`${port === undefined ? "userinfo" : "port"}\` is given without \`host\``);
  }
  const authority = hasParts
    ? `${userinfo === undefined ? "" : `${userinfo}@`}${host}${port === undefined ? "" : `:${port}`}`
    : components.authority;

  let text = scheme === undefined ? "" : `${scheme}:`;
  const schemeTo = text.length - 1;
  if (authority !== undefined) text += `//${authority}`;
  const authorityTo = authority === undefined ? -1 : text.length;
  text += path;
  const pathTo = text.length;
  if (query !== undefined) text += `?${query}`;
  const queryTo = query === undefined ? -1 : text.length;
  if (fragment !== undefined) text += `#${fragment}`;

  const userinfoTo = userinfo === undefined ? -1 : schemeTo + 3 + userinfo.length;
  const hostTo = port === undefined ? authorityTo : authorityTo - port.length - 1;
  const readsBack =
    scan(text) &&
    schemeEnd === schemeTo &&
    authorityEnd === authorityTo &&
    pathEnd === pathTo &&
    queryEnd === queryTo &&
    (!hasParts || (userinfoEnd === userinfoTo && hostEnd === hostTo));
  if (readsBack) return text;

  for (const [name, value] of Object.entries({ ...components, path, port })) {
    if (value === undefined) continue;
    const fault = componentFault(name as Component, value as string);
    if (fault !== undefined) throw new UriSyntaxError(value as string, fault);
  }
  throw new UriSyntaxError(path, pathGuardFault(path, scheme, authority));
}

/** The fault of a component that stands alone. */
function componentFault(name: Component, value: string): Fault | undefined {
  switch (name) {
    case "scheme":
      return schemeFault(value, ENDS_ALONE);
    case "authority":
      return authorityFault(value, 0, value.length, ENDS_ALONE);
    case "userinfo":
      return userinfoFault(value, ENDS_ALONE);
    case "host":
      return hostFault(value, ENDS_ALONE);
    case "port":
      return portFault(value, 0, value.length, ENDS_ALONE);
    case "path":
      return pathFault(value, 0, value.length, false, ENDS_ALONE);
    default:
      return queryFault(value, 0, value.length, name, ENDS_ALONE);
  }
}

/** Every component is well-formed by itself: what they do not agree about is where the path begins. */
function pathGuardFault(path: string, scheme?: string, authority?: string): Fault {
  if (authority !== undefined) {
    return faultAt(path, 0, "path-abempty", "path", ['"/"', ...ENDS_ALONE]);
  }
  if (path.startsWith("//")) {
    return faultAt(path, 1, "path-absolute", "path", ["pchar", ...ENDS_ALONE]);
  }
  return pathFault(path, 0, path.length, scheme === undefined, ENDS_ALONE) as Fault;
}
