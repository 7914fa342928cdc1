/** RFC 3987 §3.1: the URI-reference of a link with characters that a URI cannot have. */
import { UriReference, UriSyntaxError, diagnose, parse, tryParse, uriFromHref } from "@std66/core";
import { RULES, syntaxError } from "@std66/core/internal";
import { replaceIriCharacters } from "./iri-characters.ts";
import type { Part } from "./part.ts";

const SCHEME: RegExp = /* @__PURE__ */ new RegExp(`^${RULES.SCHEME}:`);
const AUTHORITY: RegExp = /* @__PURE__ */ new RegExp(`^(?:${RULES.SCHEME}:)?//[^/?#]*`);
/** ASCII characters to percent-encode in an authority, and elsewhere; also a "%" that begins no triplet. */
const ENCODED_IN_AUTHORITY = /["`{}]|%(?![\dA-Fa-f]{2})/g;
const ENCODED = /[ "<>[\]^`{|}]|%(?![\dA-Fa-f]{2})/g;

/** A drive whose ":" is written as "|", which no encoding keeps (RFC 8089 Appendix E.2.2). */
const DRIVE = /^file:\/{0,3}[a-z]\|(?:[/?#]|$)/i;

/** The reference of a link, or why it has none. */
export type LinkReference =
  | { readonly reference: UriReference; readonly error: undefined }
  | { readonly reference: undefined; readonly error: UriSyntaxError; readonly encoded: UriReference | undefined };

/**
 * Reads a link; with `iris`, as the URI-reference of an IRI. §3.1 also allows encoding the ASCII characters that a URI
 * cannot have. But "\" and controls stay errors: browsers read them as "/", or leave them out. So do the characters
 * that no IRI has, such as U+FFFD, which decoders put in place of octets that they cannot read.
 */
export function readLink(text: string, iris: boolean): LinkReference {
  const given = tryParse(text);
  if (given !== undefined) return { reference: given, error: undefined };
  const read = DRIVE.test(text) ? (diagnose(text) as UriSyntaxError) : readIri(text);
  if (iris && read instanceof UriReference) return { reference: read, error: undefined };
  if (iris && read instanceof UriSyntaxError) return { reference: undefined, error: read, encoded: undefined };
  const encoded = read instanceof UriReference ? read : undefined;
  return { reference: undefined, error: diagnose(text) as UriSyntaxError, encoded };
}

/** Reads a part of a value as a link. */
export function readPart({ text, fault }: Part, iris: boolean): LinkReference {
  return fault === undefined ? readLink(text, iris) : { reference: undefined, error: fault, encoded: undefined };
}

/** Returns the reference, or an error with the offset in `text` of what cannot be encoded. */
function readIri(text: string): UriReference | UriSyntaxError {
  const error = diagnose(withTildes(text));
  if (error !== undefined) {
    const { code, offset, length, component, expected } = error;
    return syntaxError(text, { code, offset, length, component, expected });
  }
  // A reference has the form of what follows a scheme.
  const prefix = SCHEME.test(text) ? "" : "x:";
  return parse(String(uriFromHref(prefix + text)).slice(prefix.length));
}

/** The text with "~", which is allowed almost everywhere but in a scheme, for each code unit that is encoded. */
function withTildes(link: string): string {
  const text = replaceIriCharacters(link, tildes);
  const end = AUTHORITY.exec(text)?.[0].length ?? 0;
  const fragment = text.indexOf("#", end);
  const rest = text.slice(end).replace(ENCODED, tildes);
  const before = text.slice(0, end).replace(ENCODED_IN_AUTHORITY, tildes);
  if (fragment === -1) return before + rest;
  const start = fragment + 1 - end;
  return before + rest.slice(0, start) + rest.slice(start).replace(/#/g, "~");
}

function tildes({ length }: string): string {
  return "~".repeat(length);
}
