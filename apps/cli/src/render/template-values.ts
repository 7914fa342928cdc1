/** The values of the fields of a template. */
import { type ComponentName, type UriReference, UriSyntaxError, percentDecode } from "@std66/core";
import { syntaxError } from "@std66/core/internal";
import type { IriReference } from "@std66/iri";
import { escapeControls } from "@std66/report";
import type { Field, FieldName } from "./template-field.ts";

type Reference = UriReference | IriReference;

/** Returns what a field prints for a reference. @throws {UriSyntaxError} if it cannot be decoded */
export type Reader = (reference: Reference) => string;

/** A value as written. */
interface Written {
  readonly text: string;
  /** Its offset in the component. */
  readonly at: number;
  readonly component: ComponentName;
}

/** Prepared once, for a line per reference. */
export function readerOf({ name, isDecoded, fallback }: Field): Reader {
  if (name.kind === "component" && !isDecoded) {
    const getter = name.name;
    return getter === "input" ? String : (reference) => reference[getter] ?? fallback;
  }
  const find = finderOf(name);
  if (!isDecoded) return (reference) => find(reference)?.text ?? fallback;
  return (reference) => {
    const found = find(reference);
    // A line stays a line, and a terminal as it is.
    return found === undefined ? fallback : escapeControls(decoded(found, reference));
  };
}

function finderOf(name: FieldName): (reference: Reference) => Written | undefined {
  switch (name.kind) {
    case "segment":
      return ({ path }) => segmentAt(path, name.index);
    case "path parameter":
      return ({ path }) => parameterIn(path, name.name, "path");
    case "query parameter":
      return ({ query }) => (query === undefined ? undefined : parameterIn(query, name.name, "query"));
    default: {
      const component = name.name as ComponentName;
      return (reference) => {
        const text = reference[component];
        return text === undefined ? undefined : { text, at: 0, component };
      };
    }
  }
}

/** A segment as `segments` has it. */
function segmentAt(path: string, index: number): Written | undefined {
  if (path === "") return undefined;
  const start = path.startsWith("/") ? 1 : 0;
  const segments = path.slice(start).split("/");
  const position = index < 0 ? segments.length + index : index;
  const text = segments[position];
  if (text === undefined) return undefined;
  const before = segments.slice(0, position).reduce((length, segment) => length + segment.length + 1, start);
  return { text, at: before, component: "path" };
}

/** The value of the first parameter of a name: after a ";" in a segment, or between "&" in a query. Without a "=" it is empty. */
function parameterIn(text: string, name: string, component: "path" | "query"): Written | undefined {
  const delimiters = component === "path" ? /[/;]/g : /&/g;
  let start = 0;
  let isParameter = component === "query";
  for (;;) {
    delimiters.lastIndex = start;
    const end = delimiters.exec(text)?.index ?? text.length;
    if (isParameter) {
      const written = text.slice(start, end).split("=", 1)[0] as string;
      if (nameIs(written, name)) {
        const at = Math.min(end, start + written.length + 1);
        return { text: text.slice(at, end), at, component };
      }
    }
    if (end === text.length) return undefined;
    isParameter = component === "query" || text[end] === ";";
    start = end + 1;
  }
}

/** A name that cannot be decoded is not another name. */
function nameIs(written: string, name: string): boolean {
  if (!written.includes("%")) return written === name;
  try {
    return decodeURIComponent(written) === name;
  } catch {
    return false;
  }
}

/** @throws {UriSyntaxError} with its offset in the reference */
function decoded({ text, at, component }: Written, reference: Reference): string {
  try {
    return percentDecode(text);
  } catch (error) {
    if (!(error instanceof UriSyntaxError)) throw error;
    const { code, offset, length, expected } = error;
    const start = startOf(component, reference) + at;
    throw syntaxError(String(reference), { code, offset: start + offset, length, component, expected });
  }
}

/** RFC 3986 §3: where a component begins that is present. */
function startOf(name: ComponentName, { scheme, authority, userinfo, host, path, query }: Reference): number {
  const hierarchy = scheme === undefined ? 0 : scheme.length + 1;
  const hostStart = hierarchy + 2 + (userinfo === undefined ? 0 : userinfo.length + 1);
  const pathStart = hierarchy + (authority === undefined ? 0 : authority.length + 2);
  const pathEnd = pathStart + path.length;
  switch (name) {
    case "scheme":
      return 0;
    case "authority":
    case "userinfo":
      return hierarchy + 2;
    case "host":
      return hostStart;
    case "port":
      return hostStart + (host?.length ?? 0) + 1;
    case "path":
      return pathStart;
    case "query":
      return pathEnd + 1;
    default:
      return pathEnd + (query === undefined ? 0 : query.length + 1) + 1;
  }
}
