/** The fields of a template: `{host}`, `{segments[-1]}`, `{query.q!decode|none}`. */
import { percentDecode } from "@std66/core";

/** The names allowed in braces. */
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

/** What `URL`, other libraries and RFC 1808 call a component, and how a template names it. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ["anchor", "{fragment}"],
  ["auth", "{userinfo}"],
  ["domain", "{host}"],
  ["hash", "{fragment}"],
  ["hostname", "{host}"],
  ["href", "{input}"],
  ["iri", "{input}"],
  ["net_loc", "{authority}"],
  ["netloc", "{authority}"],
  ["origin", "{scheme}://{host}:{port}"],
  ["params", "{path.NAME} or {query.NAME}"],
  ["password", "{userinfo}"],
  ["pathname", "{path}"],
  ["protocol", "{scheme}"],
  ["querystring", "{query}"],
  ["search", "{query}"],
  ["searchparams", "{query.NAME}"],
  ["segment", "{segments[0]}"],
  ["segments", "{segments[0]}"],
  ["uri", "{input}"],
  ["url", "{input}"],
  ["user", "{userinfo}"],
  ["username", "{userinfo}"],
  ...NAMES.map((name): [string, string] => [name.toLowerCase(), `{${name}}`]),
]);

/** What a field takes from a reference. */
export type FieldName =
  | { readonly kind: "component"; readonly name: (typeof NAMES)[number] }
  /** Counted from 0; from the end if negative, -1 being the last. */
  | { readonly kind: "segment"; readonly index: number }
  /** The first parameter of this decoded name, in the path or in the query. */
  | { readonly kind: "path parameter" | "query parameter"; readonly name: string };

/** A field of a template. */
export interface Field {
  readonly name: FieldName;
  readonly isDecoded: boolean;
  /** Printed in place of what is absent. */
  readonly fallback: string;
}

/** A field that does not exist. */
export class FieldError extends Error {}

/** @throws {FieldError} for an unknown field */
export function parseField(text: string): Field {
  const [, name = "", decode, fallback = ""] = /^(.*?)(!decode)?(?:\|([^]*))?$/.exec(text) ?? [];
  if (decode !== undefined && (name === "input" || name === "hostKind")) {
    throw new FieldError(`{${name}} cannot be decoded. Decode a component, such as {path!decode}.`);
  }
  return { name: nameOf(name, text), isDecoded: decode !== undefined, fallback };
}

function nameOf(name: string, text: string): FieldName {
  const known = NAMES.find((candidate) => candidate === name);
  if (known !== undefined) return { kind: "component", name: known };
  const index = /^segments\[(-?\d{1,9})\]$/.exec(name)?.[1];
  if (index !== undefined) return { kind: "segment", index: Number(index) };
  const parameter = /^(path|query)\.(.+)$/.exec(name);
  if (parameter !== null) {
    const kind = parameter[1] === "path" ? "path parameter" : "query parameter";
    return { kind, name: decodedName(parameter[2] as string) };
  }
  const meant = OTHER_NAMES.get(name.toLowerCase());
  if (meant !== undefined) throw new FieldError(`Unknown field {${text}}. Did you mean ${meant}?`);
  const allowed = [...NAMES, "segments[N]", "path.NAME", "query.NAME"].map((field) => `{${field}}`).join(", ");
  throw new FieldError(
    `Unknown field {${text}}. Allowed fields are ${allowed}, with !decode and |DEFAULT after the name.`,
  );
}

/** A name with triplets may contain the characters that end it. */
function decodedName(text: string): string {
  try {
    return percentDecode(text);
  } catch {
    throw new FieldError(`The name ${text} cannot be decoded. Write %25 for a percent sign.`);
  }
}
