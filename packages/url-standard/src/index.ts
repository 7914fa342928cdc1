/** URL Standard: what a browser's `URL` makes of a text, step by step, and why RFC 3986 differs. */
export { traceUrl } from "./trace-url.ts";
export type { UrlStep, UrlTrace } from "./trace-url.ts";
export { differencesFrom } from "./differences-from.ts";
export { reasons } from "./reasons.ts";
export type { WebReason } from "./reasons.ts";
export { sections } from "./codes/web-code.ts";
export type { WebCode } from "./codes/web-code.ts";
export type { UrlExample } from "./codes/reason-texts.ts";
