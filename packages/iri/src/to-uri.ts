/** RFC 3987 §3.1: maps an IRI to a URI. */
import { type UriReference, isUriReference } from "@std66/core";
import { type ScannedText, argumentError, hostStart, ownOptions, referenceOf, syntaxError } from "@std66/core/internal";
import { WIDE } from "./characters.ts";
import type { IriReference } from "./iri-reference.ts";
import { scanArgument } from "./scan-argument.ts";
import { divided, matchesIriReference } from "./scan-iri.ts";
import { encodeWide } from "./triplets.ts";

export interface ToUriOptions {
  /**
   * Converts a domain name to its ASCII form (UTS 46), such as `domainToASCII` of `node:url`. It is called once with
   * the whole name, percent-decoded, and only for a name that is not ASCII. Default: the name is percent-encoded like
   * the rest.
   */
  readonly toASCII?: ((host: string) => string) | undefined;
}

/**
 * Maps an IRI to the URI that identifies the same resource (RFC 3987 §3.1 step 2): characters outside of ASCII are
 * percent-encoded as UTF-8. Nothing else changes, and no Unicode normalization is applied.
 *
 * @throws {UriSyntaxError} if the text is not an IRI-reference; `reg-name` if `toASCII` returns nothing, or no
 * `reg-name`
 * @throws {TypeError} if `iri` is neither a string nor a reference, or if an option is unknown
 * @see {@link https://www.rfc-editor.org/rfc/rfc3987#section-3.1 | RFC 3987 §3.1}
 * @example
 * ```ts
 * import { toUri } from "@std66/iri";
 * import { domainToASCII } from "node:url";
 * const iri = "http://résumé.example.org/rosé";
 * String(toUri(iri)); // => "http://r%C3%A9sum%C3%A9.example.org/ros%C3%A9"
 * String(toUri(iri, { toASCII: domainToASCII })); // => "http://xn--rsum-bpad.example.org/ros%C3%A9"
 * ```
 */
export function toUri(iri: string | IriReference | UriReference, options?: ToUriOptions): UriReference {
  const toASCII = readFunction("toUri: options", "toASCII", options);
  // Only the result is divided at its delimiters.
  if (toASCII === undefined && typeof iri === "string" && matchesIriReference(iri))
    return referenceOf(divided(encodeWide(iri)));
  const scanned = scanArgument("toUri: iri", iri);
  const mapped = toASCII === undefined ? encodeWide(scanned.text) : withAsciiName(scanned, toASCII);
  return mapped === scanned.text ? referenceOf(scanned, iri) : referenceOf(divided(mapped));
}

/** Reads the only option, a function. A number is the index that `map` passes. @internal */
export function readFunction<Name extends string>(
  argument: string,
  name: Name,
  options: { readonly [name in Name]?: ((host: string) => string) | undefined } | undefined,
): ((host: string) => string) | undefined {
  if (options === undefined || typeof options === "number") return undefined;
  const convert = ownOptions(argument, options, [name])[name];
  if (convert !== undefined && typeof convert !== "function") {
    throw argumentError(`${argument}.${name}`, "a function", convert);
  }
  return convert;
}

/** Percent-encodes all but the registered name, which is converted if it is not ASCII. */
function withAsciiName(scanned: ScannedText, toASCII: (host: string) => string): string {
  const { text, hostEnd } = scanned;
  const name = wideName(scanned);
  if (name === undefined) return encodeWide(text);
  if (DELIMITERS.test(name)) throw nameError(scanned, "the host holds an encoded character that no domain name has");
  const converted = asciiName(scanned, toASCII(name));
  return encodeWide(text.slice(0, hostStart(scanned))) + converted + encodeWide(text.slice(hostEnd));
}

/**
 * Returns the registered name, percent-decoded, if that is not ASCII; `undefined` also for octets that are not UTF-8.
 */
function wideName(scanned: ScannedText): string | undefined {
  if (scanned.authorityEnd === -1) return undefined;
  const host = scanned.text.slice(hostStart(scanned), scanned.hostEnd);
  try {
    const name = decodeURIComponent(host);
    if (WIDE.test(name)) return name;
  } catch {
    // Its octets are not UTF-8.
  }
  return undefined;
}

/**
 * What a function may read as the end of a name, or as something before it (UTS 46 §4): decoded, it would delimit
 * (§2.2).
 */
const DELIMITERS = /[\0- \x7f"#%/:<>?@[\\\]^`{|}]/;

/** Whether a text is a `reg-name` that is not empty. */
function isRegName(text: string): boolean {
  return text !== "" && !/[:@[\]/?#]/.test(text) && isUriReference(`//${text}`);
}

/** Returns the result of `toASCII`, if it is a name. */
function asciiName(scanned: ScannedText, result: unknown): string {
  if (typeof result !== "string") throw argumentError("toUri: the result of `toASCII`", "a string", result);
  if (isRegName(result)) return result;
  throw nameError(scanned, "the host has no form in ASCII");
}

/** The error for a host that cannot be converted. */
function nameError(scanned: ScannedText, reason: string): Error {
  const { text, hostEnd } = scanned;
  const offset = hostStart(scanned) + text.slice(hostStart(scanned), hostEnd).search(/[^\0-\x7f]|%/);
  const fault = {
    code: "reg-name",
    offset,
    length: hostEnd - offset,
    component: "host",
    expected: ["reg-name"],
  } as const;
  return syntaxError(text, fault, "RFC 3987 §3.1", reason);
}
