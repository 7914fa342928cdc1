/**
 * The entry point for the other packages of std66: the grammars of RFC 1808 and RFC 2396 without their algorithms, the
 * runtime's `URL`, and the characters of IRIs. It follows the
 * same versioning as the rest, but users do not need it.
 */
export { isValid as isValid1808 } from "./rfc1808/grammar.ts";
export { type Rfc1808Components, componentsOf as componentsOf1808 } from "./rfc1808/components.ts";
export { isValid as isValid2396 } from "./rfc2396/grammar.ts";
export { componentsOf as componentsOf2396 } from "./rfc2396/components.ts";
export { isUcschar, parseAsWhatwg } from "@std66/resolve/internal";
export type { Rfc2396Components } from "./rfc2396/component-types.ts";
