/** URI templates by RFC 6570: check, parse and expand them, and match those that can be reversed. */
export { expand } from "./expand.ts";
export { isUriTemplate } from "./is-uri-template.ts";
export { UriTemplate, parseTemplate } from "./uri-template.ts";
export type { MatchOptions } from "./uri-template.ts";
export type { QueryMatching } from "./query-order.ts";
export { TemplateSyntaxError } from "./template-syntax-error.ts";
export type { TemplateSyntaxErrorCode } from "./template-syntax-error.ts";
export type { TemplateAmbiguity } from "./reversibility.ts";
export type { TemplateOperator } from "./operators.ts";
export type { TemplateVariable } from "./parse-parts.ts";
export type { TemplateMember, TemplateScalar, TemplateValue, TemplateVariables } from "./values.ts";
export type { MatchedValue, MatchedVariables, TemplateMismatch } from "./match.ts";
