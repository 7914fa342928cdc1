/** JSON Schema 2020-12, section 8: the references of a schema, each with its target. */
import type { Uri, UriReference } from "@std66/core";
import { argumentError, ownOptions, readFlag } from "@std66/core/internal";
import { requireUri } from "./document-base.ts";
import type { JsonSchemaLink } from "./json-schema-link.ts";
import { JsonReader } from "./json-strings.ts";
import { type Identifiers, SchemaReader, identifiersIn } from "./schema-reader.ts";

export interface JsonSchemaLinksOptions {
  /** Whether a link may be an IRI, or have spaces and the like, as for `htmlLinks`. Default: `false`. */
  readonly iris?: boolean | undefined;
}

/**
 * Returns the references of a JSON Schema or an OpenAPI document: the values of `$schema`, `$id`, `$ref`, `$dynamicRef`
 * and `$recursiveRef`, and the names in `$vocabulary`. They are resolved against the nearest `$id`, that of their own
 * object included, wherever in it that stands (section 8.2.1); `$id` against the one around it. With the `$schema` of
 * draft 3 or 4, `id` is read in its place. Instances are not schemas: the values of `const`, `enum`, `default`,
 * `example` and `examples` are not read.
 *
 * @throws {SyntaxError} if the text is not JSON
 * @throws {TypeError} if an argument is of another type, or if an option is unknown
 * @throws {BaseUriError} if `documentUri` has no scheme
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.1.1 | RFC 3986 §5.1.1}
 * @example
 * ```ts
 * import { jsonSchemaLinks } from "@std66/extract/json";
 * const schema = '{ "$id": "/s/a", "properties": { "b": { "$ref": "b#/$defs/c" }, "d": { "$ref": "#/d e" } } }';
 * const links = [...jsonSchemaLinks(schema, "https://example.com/")];
 * links.map(({ pointer }) => pointer); // => ["/$id", "/properties/b/$ref", "/properties/d/$ref"]
 * links.map(({ resolved, error }) => String(resolved ?? error?.code)); // => ["https://example.com/s/a", "https://example.com/s/b#/$defs/c", "fragment"]
 * ```
 */
export function jsonSchemaLinks(
  json: string,
  documentUri: string | UriReference,
  options?: JsonSchemaLinksOptions,
): Iterable<JsonSchemaLink> {
  if (typeof json !== "string") throw argumentError("jsonSchemaLinks: json", "a string", json);
  const document = requireUri("jsonSchemaLinks: documentUri", documentUri);
  const own = options && ownOptions("jsonSchemaLinks: options", options, ["iris"]);
  const iris = readFlag("jsonSchemaLinks: options.iris", own?.iris, false);
  const { fault, ...identifiers } = identifiersIn(json);
  if (fault !== undefined) {
    throw new SyntaxError("jsonSchemaLinks: json is not a JSON text (RFC 8259 §2)", { cause: fault });
  }
  return { [Symbol.iterator]: () => linksIn(json, identifiers, document, iris) };
}

function* linksIn(json: string, identifiers: Identifiers, document: Uri, iris: boolean): Generator<JsonSchemaLink> {
  const reader = new JsonReader(json);
  const schema = new SchemaReader(reader, iris, document, identifiers);
  while (reader.next()) {
    const link = schema.link();
    if (link !== undefined) yield link;
  }
}
