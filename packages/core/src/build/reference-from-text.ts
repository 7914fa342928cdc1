/**
 * RFC 3986 §2.1 for a text that a person or a program has written by looser rules.
 *
 * Characters of the path, the query and the fragment are encoded. In the authority only those are that the parser of
 * URLs leaves there: which host a browser sees in any other text is not to be guessed.
 */
import { requireString } from "../argument/argument-error.ts";
import { referenceFault } from "../faults/diagnose.ts";
import { parse, tryParse } from "../parse/parse.ts";
import { encode, encodeAll, requireWellFormed } from "../encoding/percent-encoding.ts";
import { QUERY } from "../scan/rules.ts";
import { divide } from "../parse/split.ts";
import { syntaxError } from "../faults/uri-syntax-error.ts";
import type { UriReference } from "../reference/reference.ts";

/** Every character outside ASCII, and those in it that `URL` leaves in a host. "%" is a case of its own. */
const NOT_IN_AUTHORITY = /["`{}]|[^\0-\x7f]/gu;
/** Also those of a path, since no path contains the "?" of a query. */
const NOT_IN_QUERY: RegExp = /* @__PURE__ */ new RegExp(`[^%${QUERY}]+`, "g");
/** A "%" that begins no triplet. */
const STRAY_PERCENT = /%(?![\dA-F]{2})/gi;

/**
 * Returns a reference as people write it: `a b.html`, `?q=ä|ö`. Percent-encodes the characters that RFC 3986 does not
 * allow in their component, a `%` that begins no triplet and every `#` after the first (§2.1), and nothing else. A text
 * that is a URI-reference stays as it is.
 *
 * @throws {UriSyntaxError} for an authority that no encoding makes one (`//a b/`), for a ":" in the first segment of a
 * relative reference (`a b:c`), and for a lone surrogate; `offset` is in UTF-16 code units
 * @throws {TypeError} if `text` is not a string
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-2.1 | RFC 3986 §2.1}
 * @example
 * ```ts
 * import { referenceFromText } from "@std66/core";
 * String(referenceFromText("my file.html#[1]")); // => "my%20file.html#%5B1%5D"
 * String(referenceFromText("/100%?q=\u00E4")); // => "/100%25?q=%C3%A4"
 * referenceFromText("http://my host/"); // throws UriSyntaxError
 * ```
 */
export function referenceFromText(text: string): UriReference {
  requireString("referenceFromText: text", text);
  const given = tryParse(text);
  if (given !== undefined) return given;
  requireWellFormed(text);
  // One character stands for each that is to be encoded, so that offsets stay.
  const fault = referenceFault(replaceNotAllowed(text, (run) => "~".repeat(run.length), "~"));
  if (fault !== undefined) throw syntaxError(text, fault);
  return parse(replaceNotAllowed(text, encodeAll, "%25"));
}

function replaceNotAllowed(text: string, replacement: (run: string) => string, ofPercent: string): string {
  const { schemeEnd, authorityEnd, pathEnd, queryEnd } = divide(text);
  const replaced = (piece: string, notAllowed: RegExp): string =>
    encode(piece, notAllowed, replacement).replace(STRAY_PERCENT, ofPercent);
  const pathStart = Math.max(schemeEnd + 1, authorityEnd);
  const hash = Math.max(pathEnd, queryEnd);
  return (
    replaced(text.slice(0, pathStart), NOT_IN_AUTHORITY) +
    replaced(text.slice(pathStart, hash), NOT_IN_QUERY) +
    text.slice(hash, hash + 1) +
    replaced(text.slice(hash + 1), NOT_IN_QUERY)
  );
}
