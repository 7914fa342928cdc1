/**
 * RFC 3986 §3, §4.2 and §4.3, and RFC 3987 §2.2: what a reference lacks to be a URI, an absolute-URI or a relative-ref.
 */
import { type UriSyntaxError, syntaxError } from "./uri-syntax-error.ts";

/** What a production asks of a reference, beyond what every reference has. */
export interface Production {
  /** Only a `relative-ref` has no scheme, and only an `absolute-uri` has no fragment. The same holds for IRIs. */
  readonly code: "uri" | "absolute-uri" | "relative-ref" | "iri" | "absolute-iri" | "irelative-ref";
  /** With its article. */
  readonly what: string;
  readonly section: string;
}

/** Returns the error of a reference that does not match. `diagnose` tells what its grammar allows at the fault. */
export function productionError(
  reference: string,
  { code, what, section }: Production,
  diagnose: (text: string) => UriSyntaxError | undefined,
): UriSyntaxError | undefined {
  const error = (offset: number, delimiter: string, component: "scheme" | "fragment", reason: string) => {
    // No grammar allows a NUL.
    const allowed = diagnose(`${reference.slice(0, offset)}\0`)?.expected ?? [];
    const expected = allowed.filter((element) => element !== `"${delimiter}"`);
    return syntaxError(reference, { code, offset, length: 1, component, expected }, section, reason);
  };
  // A reference has a ":" before all other delimiters only if it has a scheme.
  const colon = /^[^:/?#]*(?=:)/.exec(reference)?.[0].length;
  const isRelative = code.endsWith("relative-ref");
  if (!isRelative && colon === undefined) {
    const fault = { code, offset: 0, length: 0, component: "scheme", expected: ["ALPHA"] } as const;
    return syntaxError(reference, fault, section, `${what} begins with a scheme`);
  }
  if (isRelative && colon !== undefined) return error(colon, ":", "scheme", `${what} has no scheme`);
  const hash = code.startsWith("absolute") ? reference.indexOf("#") : -1;
  return hash === -1 ? undefined : error(hash, "#", "fragment", `${what} has no fragment`);
}
