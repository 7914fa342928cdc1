/** JSON Schema 2020-12, section 8: a reference of a schema, or what is wrong with it. */
import type { Uri, UriReference, UriSyntaxError } from "@std66/core";

interface JsonSchemaPlace {
  /** `$id`, `$ref`, `$dynamicRef`, `$schema` and so on; `$vocabulary` for a name in its object. */
  readonly keyword: string;
  /** The JSON Pointer of the string or, for `$vocabulary`, of the value that it names (RFC 6901). */
  readonly pointer: string;
  /** The text, with escapes decoded. */
  readonly text: string;
  /** The offset of the string as written, in UTF-16 code units; without its quotes. */
  readonly start: number;
  readonly end: number;
}

/** A reference of a schema. */
export interface ValidJsonSchemaLink extends JsonSchemaPlace {
  readonly reference: UriReference;
  /** The reference, resolved against the nearest `$id`. */
  readonly resolved: Uri;
  readonly error: undefined;
}

/** What is not a URI-reference, and why. */
export interface InvalidJsonSchemaLink extends JsonSchemaPlace {
  readonly reference: undefined;
  readonly resolved: undefined;
  readonly error: UriSyntaxError;
  /** What the option `iris` gives as its `reference`; `undefined` if that is an error as well. */
  readonly encoded: UriReference | undefined;
}

/** A link of a schema. */
export type JsonSchemaLink = ValidJsonSchemaLink | InvalidJsonSchemaLink;
