/** The types that every dialect needs. Each subpath exports them all, because its dialect names them. */
export type { Components, ComponentsByDialect, Dialect, DialectId } from "./dialect.ts";
export type { DialectOptions, GrammarOptions } from "./dialect-options.ts";
export type { Outcome } from "./outcome.ts";
export type { DialectRule, Rfc1808Rule, Rfc2396Rule } from "./dialect-rule.ts";
export type { DialectStep, DialectTrace } from "./dialect-trace.ts";
export type { Rfc3986Components } from "./generic-syntax/components.ts";
export type { ReasonCode } from "./reason-code.ts";
export type {
  Rfc1738Components,
  Rfc1738File,
  Rfc1738Ftp,
  Rfc1738Gopher,
  Rfc1738Http,
  Rfc1738Login,
  Rfc1738Mailto,
  Rfc1738News,
  Rfc1738Nntp,
  Rfc1738Other,
  Rfc1738OtherScheme,
  Rfc1738Prospero,
  Rfc1738Server,
  Rfc1738Telnet,
  Rfc1738Wais,
} from "./rfc1738/components.ts";
export type { Rfc1808Components } from "./rfc1808/components.ts";
export type { Rfc2396Components, Rfc2396Segment } from "./rfc2396/component-types.ts";
export type { WhatwgComponents } from "./whatwg/runtime-url.ts";
