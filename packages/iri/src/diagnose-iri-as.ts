/** RFC 3987 §2.2: the fault of a text that should be an IRI, an absolute-IRI or an irelative-ref. */
import type { UriReference, UriSyntaxError } from "@std66/core";
import { nameOf, productionError } from "@std66/core/internal";
import { diagnoseText } from "./diagnose-iri.ts";
import { requireInput } from "./iri-argument.ts";
import type { IriReference } from "./iri-reference.ts";

/** What a text can be diagnosed as: the rules of RFC 3987 §2.2. */
export type IriProduction = "iri-reference" | "iri" | "absolute-iri" | "irelative-ref";

type Production = Parameters<typeof productionError>[1];

const section = "RFC 3987 §2.2";

/** What each production asks of a reference. */
const PRODUCTIONS: ReadonlyMap<string, Production | undefined> = /* @__PURE__ */ new Map<
  string,
  Production | undefined
>([
  ["iri-reference", undefined],
  ["iri", { code: "iri", what: "an IRI", section }],
  ["absolute-iri", { code: "absolute-iri", what: "an absolute-IRI", section }],
  ["irelative-ref", { code: "irelative-ref", what: "a relative reference", section }],
]);

/**
 * Returns the error of a text that is not what it should be, or `undefined` if it is: `iri`, `absolute-iri` (no
 * fragment), `irelative-ref` or `iri-reference` (as `diagnoseIri`). For a reference that is of another kind, the code
 * of the error is the name of the production.
 *
 * @throws {TypeError} if `text` is neither a string nor a reference
 * @throws {RangeError} for an unknown production
 * @see {@link https://www.rfc-editor.org/rfc/rfc3987#section-2.2 | RFC 3987 §2.2}
 * @example
 * ```ts
 * import { diagnoseIriAs } from "@std66/iri";
 * diagnoseIriAs("http://example.org/rosé#a", "iri"); // => undefined
 * diagnoseIriAs("http://example.org/rosé#a", "absolute-iri")?.offset; // => 23
 * diagnoseIriAs("rosé", "iri")?.message; // => "an IRI begins with a scheme (offset 0, RFC 3987 §2.2)"
 * ```
 */
export function diagnoseIriAs(
  text: string | IriReference | UriReference,
  production: IriProduction,
): UriSyntaxError | undefined {
  const input = requireInput("diagnoseIriAs: text", text);
  if (!PRODUCTIONS.has(production)) {
    const names = [...PRODUCTIONS.keys()].join(", ");
    throw new RangeError(`diagnoseIriAs: production must be one of ${names}, not ${nameOf(production)}`);
  }
  const asked = PRODUCTIONS.get(production);
  return diagnoseText(input) ?? (asked && productionError(input, asked, diagnoseText));
}
