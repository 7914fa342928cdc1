/** RFC 3987 §2.2 with the function of validate-iri. */
export { validateIri } from "./validate-iri.ts";
export { IriValidationStrategy } from "./iri-validation-strategy.ts";
