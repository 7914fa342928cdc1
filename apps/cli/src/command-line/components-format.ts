/** A line per reference, with its components (RFC 3986 §3) in the places that `{host}` and the like name. */
import { type ComponentName, type UriReference, UriSyntaxError, percentDecode } from "@std66/core";
import { MASK, explain } from "@std66/core/diagnostics";
import { divide, pathStart, syntaxError } from "@std66/core/internal";
import type { IriReference } from "@std66/iri";
import { type Show, asWritten, escapeControls, maskedArgument } from "@std66/report";
import { OTHER_FIELDS } from "./other-names.ts";

type Reference = UriReference | IriReference;

/**
 * Parses a format such as `{scheme} {host|-}`, and returns the function that fills it with the components of a
 * reference. A field is a component as written, `{segments[-1]}`, `{path.NAME}` or `{query.NAME}`; `!decode` after it
 * gives its decoded text, and `|TEXT` stands for an absent one, by default nothing. `{{` and `}}` are braces; `\t`,
 * `\n` and `\\` a tab, a newline and a backslash.
 *
 * The function throws a `UriSyntaxError` if a component that is to be decoded is not UTF-8, with its offset in the
 * reference.
 *
 * @throws {SyntaxError} for an unknown field, a single brace, or an unknown escape
 */
export function componentsFormat(format: string): (reference: Reference, show?: Show) => string {
  // A brace may be a part of a password.
  const shown: Show = maskedArgument(format) === format ? asWritten : () => MASK;
  const tokens = [...format.matchAll(/\{\{|\}\}|\{([^{}]*)\}|\\[^]?|[{}]|[^{}\\]+/g)];
  const readers = tokens.map(([token, field]) =>
    field === undefined ? literal(token, shown) : readerOf(field, shown),
  );
  return (reference, show = asWritten) => {
    let line = "";
    for (const read of readers) line += typeof read === "string" ? read : read(reference, show);
    return line;
  };
}

const ESCAPES = new Map(Object.entries({ "{{": "{", "}}": "}", "\\t": "\t", "\\n": "\n", "\\\\": "\\" }));

function literal(token: string, shown: Show): string {
  if (token === "{") throw new SyntaxError("A { has no }. Write a literal brace twice: {{.");
  if (token === "}") throw new SyntaxError("Write a literal brace twice: }}.");
  const meant = ESCAPES.get(token);
  if (meant !== undefined || !token.startsWith("\\")) return meant ?? token;
  throw new SyntaxError(`Unknown escape ${shown(token)}. Allowed escapes are \\t, \\n and \\\\.`);
}

const NAMES = [
  "input",
  "scheme",
  "authority",
  "userinfo",
  "host",
  "hostKind",
  "port",
  "path",
  "query",
  "fragment",
] as const;

/** Returns what a field prints for a reference. @throws {UriSyntaxError} if it cannot be decoded */
type Reader = (reference: Reference, show: Show) => string;

/** Prepared once, for a line per reference. @throws {SyntaxError} for an unknown field */
function readerOf(field: string, shown: Show): Reader {
  const [, name = "", decode, fallback = ""] = /^(.*?)(!decode)?(?:\|([^]*))?$/.exec(field) ?? [];
  const getter = NAMES.find((known) => known === name);
  if (decode === undefined && getter !== undefined) {
    return getter === "input" ? String : (reference) => reference[getter] ?? fallback;
  }
  if (getter === "input" || getter === "hostKind") {
    throw new SyntaxError(`{${getter}} cannot be decoded. Decode a component, such as {path!decode}.`);
  }
  const find = getter === undefined ? finderOf(name, field, shown) : wholeOf(getter);
  if (decode === undefined) return (reference) => find(reference)?.text ?? fallback;
  return (reference, show) => {
    const found = find(reference);
    // A line stays a line, and a terminal as it is. What was encoded may be another URI.
    return found === undefined ? fallback : escapeControls(show(decoded(found, reference)));
  };
}

interface Written {
  readonly text: string;
  readonly at: number;
  readonly component: ComponentName;
}

type Finder = (reference: Reference) => Written | undefined;

function wholeOf(component: ComponentName): Finder {
  return ({ [component]: text }) => (text === undefined ? undefined : { text, at: 0, component });
}

/** A segment, counted from 0 or, if negative, from the end; or the first parameter of a decoded name. */
function finderOf(name: string, field: string, shown: Show): Finder {
  const index = Number(/^segments\[(-?\d{1,9})\]$/.exec(name)?.[1]);
  if (!Number.isNaN(index)) return ({ path }) => segmentAt(path, index);
  const [, component, encoded = ""] = /^(path|query)\.(.+)$/.exec(name) ?? [];
  if (component === undefined) throw unknownField(name, shown(field));
  const wanted = decodedName(encoded, shown);
  if (component === "path") return ({ path }) => parameterIn(path, wanted, "path");
  return ({ query }) => (query === undefined ? undefined : parameterIn(query, wanted, "query"));
}

function unknownField(name: string, shown: string): SyntaxError {
  const lower = name.toLowerCase();
  const sameLetters = NAMES.find((known) => known.toLowerCase() === lower);
  const meant = sameLetters === undefined ? OTHER_FIELDS.get(lower) : `{${sameLetters}}`;
  if (meant !== undefined) return new SyntaxError(`Unknown field {${shown}}. Did you mean ${meant}?`);
  const allowed = [...NAMES, "segments[N]", "path.NAME", "query.NAME"].map((known) => `{${known}}`).join(", ");
  return new SyntaxError(
    `Unknown field {${shown}}. Allowed fields are ${allowed}, with !decode and |DEFAULT after the name.`,
  );
}

/** A name with triplets may contain the characters that end it. */
function decodedName(text: string, shown: Show): string {
  try {
    return percentDecode(text);
  } catch {
    throw new SyntaxError(`The name ${shown(text)} cannot be decoded. Write %25 for a percent sign.`);
  }
}

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

/** After a ";" in a segment, or between "&" in a query. */
const PARAMETERS = { path: /(?<=;)[^/;]+/g, query: /[^&]+/g } as const;

/** The first parameter's value. Empty without a "=". */
function parameterIn(text: string, name: string, component: keyof typeof PARAMETERS): Written | undefined {
  for (const { 0: parameter, index } of text.matchAll(PARAMETERS[component])) {
    const written = parameter.split("=", 1)[0] as string;
    const value = parameter.slice(written.length + 1);
    if (nameIs(written, name)) return { text: value, at: index + parameter.length - value.length, component };
  }
  return undefined;
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
    const fault = { code, offset: startOf(component, reference) + at + offset, length, component, expected };
    throw syntaxError(String(reference), fault, undefined, explain(error).reason);
  }
}

/** Where a component begins that is present, and may have triplets. */
function startOf(name: ComponentName, reference: Reference): number {
  const scanned = divide(String(reference));
  const { schemeEnd, pathEnd, queryEnd } = scanned;
  if (name === "path") return pathStart(scanned);
  if (name === "query") return pathEnd + 1;
  if (name === "fragment") return Math.max(pathEnd, queryEnd) + 1;
  const { userinfo } = reference;
  return schemeEnd + 3 + (name === "host" && userinfo !== undefined ? userinfo.length + 1 : 0);
}
