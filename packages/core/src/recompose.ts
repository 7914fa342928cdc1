/**
 * RFC 3986 §5.3 with the guards of §3 and §4.2: recomposes components into a text that parses back to the same components.
 *
 * It does if each component is well-formed by itself and the path agrees with the components before it.
 */
import { argumentError, requireOptions } from "./argument-error.ts";
import { COMPONENTS, type Component, type Components } from "./components.ts";
import { componentFault, firstSegmentFault } from "./component-fault.ts";
import { ALONE, type Fault, faultAt } from "./fault.ts";
import { scan } from "./scan.ts";
import { syntaxError } from "./uri-syntax-error.ts";

/**
 * Rejects anything but a plain object of known components with string values. A port may be a number.
 *
 * @throws {TypeError} naming the calling function and its argument
 */
export function checkComponents(argument: string, components: Components): void {
  requireOptions(argument, components, Object.keys(COMPONENTS));
  for (const [name, value] of Object.entries(components)) {
    const isPort = name === "port";
    const isPortNumber = isPort && Number.isSafeInteger(value) && value >= 0;
    if (value !== undefined && typeof value !== "string" && !isPortNumber) {
      throw argumentError(`${argument}.${name}`, isPort ? "a string or a whole number" : "a string", value);
    }
  }
}

/** Returns the `TypeError` for an authority together with its own parts. */
export function besideParts(caller: string): TypeError {
  return new TypeError(`${caller}: pass either \`authority\`, or \`host\` with optional \`userinfo\` and \`port\``);
}

/**
 * Returns the text of the components, after `scan` has recorded their ends.
 *
 * @throws {UriSyntaxError} with the component at fault as its `input`
 * @throws {TypeError} for an authority together with its own parts, and for userinfo or a port without a host
 */
export function recompose(caller: string, components: Components): string {
  const { scheme, userinfo, host, path = "", query, fragment } = components;
  const port = components.port === undefined ? undefined : `${components.port}`;
  if (components.authority !== undefined && (userinfo ?? host ?? port) !== undefined) throw besideParts(caller);
  if (host === undefined && (userinfo ?? port) !== undefined) {
    throw new TypeError(`${caller}: userinfo and port need a \`host\`; \`authority: undefined\` removes all three`);
  }
  for (const [name, value] of Object.entries({ ...components, port })) {
    refuse(value, value === undefined ? undefined : componentFault(name as Component, value));
  }
  const authority = host === undefined ? components.authority : put("", userinfo, "@") + host + put(":", port);
  refuse(path, pathFault(path, scheme, authority));
  const text = put("", scheme, ":") + put("//", authority) + path + put("?", query) + put("#", fragment);
  scan(text);
  return text;
}

function refuse(component: string | undefined, fault: Fault | undefined): void {
  if (fault !== undefined) throw syntaxError(component as string, fault);
}

/** A component with its delimiters, or `""` if it is not present. */
function put(prefix: string, component: string | undefined, suffix = ""): string {
  return component === undefined ? "" : prefix + component + suffix;
}

/** The fault of a path that does not agree with the components before it. */
function pathFault(path: string, scheme: string | undefined, authority: string | undefined): Fault | undefined {
  if (authority !== undefined) {
    return /^[^/]/.test(path) ? faultAt(path, 0, "path-abempty", "path", ['"/"', ...ALONE]) : undefined;
  }
  if (path.startsWith("//")) return faultAt(path, 1, "path-absolute", "path", ["pchar", ...ALONE]);
  return scheme === undefined && /^[^/]*:/.test(path) ? firstSegmentFault(path, path.indexOf(":"), ALONE) : undefined;
}
