/**
 * RFC 3986 §5.3 with the guards of §3 and §4.2: recomposes components into a text that parses back to the same
 * components.
 *
 * For that, each component must be well-formed, and the path must fit the components before it.
 */
import { argumentError } from "../argument/argument-error.ts";
import { ownMembers } from "../argument/options-argument.ts";
import { COMPONENTS, type ComponentName } from "../scan/components.ts";
import { componentFault, firstSegmentFault } from "../faults/component-fault.ts";
import { END_ONLY, type Fault, faultAt } from "../faults/fault.ts";
import { scanText } from "../scan/scan-text.ts";
import type { ScannedText } from "../scan/scanned-text.ts";
import { syntaxError } from "../faults/uri-syntax-error.ts";

/** Components as given, before it is known whether they fit together. */
export type AnyComponents = { readonly [name in ComponentName]?: string | undefined };

/**
 * Returns a copy of the components that inherits nothing, with the port as text. Rejects anything but a plain object of
 * known components with string values. A port may be a number.
 *
 * @throws {TypeError} naming the calling function and its argument
 */
export function ownComponents(argument: string, components: object): AnyComponents {
  const own: { [name: string]: unknown } = ownMembers(
    argument,
    components as { [name: string]: unknown },
    Object.keys(COMPONENTS),
  );
  for (const [name, value] of Object.entries(own)) {
    const isPort = name === "port";
    if (isPort && Number.isSafeInteger(value) && (value as number) >= 0) own[name] = String(value);
    else if (value !== undefined && typeof value !== "string") {
      throw argumentError(`${argument}.${name}`, isPort ? "a string or a whole number" : "a string", value);
    }
  }
  return own;
}

/** Returns the `TypeError` for an authority together with its own parts. */
export function besideParts(caller: string): TypeError {
  return new TypeError(`${caller}: pass either \`authority\` or its parts`);
}

/**
 * Returns the text of the components, with their ends.
 *
 * @throws {UriSyntaxError} with the component at fault as its `input`
 * @throws {TypeError} for an authority together with its own parts, and for userinfo or a port without a host
 */
export function recompose(caller: string, components: AnyComponents): ScannedText {
  const { scheme, userinfo, host, port, path = "", query, fragment } = components;
  if (components.authority !== undefined && (userinfo ?? host ?? port) !== undefined) throw besideParts(caller);
  if (host === undefined && (userinfo ?? port) !== undefined) {
    throw new TypeError(`${caller}: userinfo and port need a \`host\`; \`authority: undefined\` removes all three`);
  }
  for (const [name, value] of Object.entries(components)) {
    if (value !== undefined) refuse(value, componentFault(name as ComponentName, value));
  }
  const authority =
    host === undefined ? components.authority : delimited("", userinfo, "@") + host + delimited(":", port);
  checkPath(path, scheme, authority);
  const text =
    delimited("", scheme, ":") + delimited("//", authority) + path + delimited("?", query) + delimited("#", fragment);
  return scanText(text) as ScannedText;
}

/** Throws for a fault in a component. */
export function refuse(component: string, fault: Fault | undefined, reason?: string): void {
  if (fault === undefined) return;
  // Only a scheme is never empty (§3.1).
  throw syntaxError(component, fault, undefined, component === "" ? "the scheme is empty" : reason);
}

/** A component with its delimiters, or `""` if it is not present. */
function delimited(prefix: string, component: string | undefined, suffix = ""): string {
  return component === undefined ? "" : prefix + component + suffix;
}

/** Throws for a path that does not agree with the components before it. */
function checkPath(path: string, scheme: string | undefined, authority: string | undefined): void {
  if (authority !== undefined) {
    if (!/^[^/]/.test(path)) return;
    refuse(path, faultAt(path, 0, "path-abempty", "path", ['"/"', ...END_ONLY]), "no `/` after an authority");
  } else if (path.startsWith("//")) {
    refuse(path, faultAt(path, 1, "path-absolute", "path", ["pchar", ...END_ONLY]), "`//` begins an authority");
  } else if (scheme === undefined && /^[^/]*:/.test(path)) {
    refuse(path, firstSegmentFault(path, path.indexOf(":"), END_ONLY));
  }
}
