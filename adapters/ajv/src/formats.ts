/** RFC 3986 §3 and §4.1, RFC 3987 §2.2 and RFC 6570 §2 as formats of JSON Schema. */
import { isUri, isUriReference } from "@std66/core";
import { isIri, isIriReference } from "@std66/iri";
import { isUriTemplate } from "@std66/template";

/** Whether a text has the format. */
export type Format = (text: string) => boolean;

export type FormatName = "uri" | "uri-reference" | "iri" | "iri-reference" | "uri-template";

/** An interface would not do: Ajv's option takes any names. */
export type Formats = Record<FormatName, Format>;

/**
 * The formats of JSON Schema that are about URIs, as Ajv's option `formats` takes them.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-4.1 | RFC 3986 §4.1}
 * @example
 * ```ts
 * import { formats } from "@std66/ajv";
 * formats.uri("http://example.com/100%"); // => false
 * formats["iri-reference"]("/日本"); // => true
 * formats["uri-template"]("/users/{id}{?page,size}"); // => true
 * ```
 */
export const formats: Formats = {
  uri: isUri,
  "uri-reference": isUriReference,
  iri: isIri,
  "iri-reference": isIriReference,
  "uri-template": isUriTemplate,
};
