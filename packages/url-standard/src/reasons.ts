/** URL Standard: why it differs from RFC 3986, with the sections of both. */
import { hostReasons } from "./hosts/host-reasons.ts";
import type { ReasonTexts, UrlExample } from "./codes/reason-texts.ts";
import { parsingReasons } from "./url-parsing/parsing-reasons.ts";
import { type WebCode, citationOf } from "./codes/web-code.ts";

/** The description of a difference. */
export interface WebReason {
  /** One line. */
  readonly summary: string;
  /** A few sentences. */
  readonly explanation: string;
  /** The sections that show it, that of the URL Standard first: `URL Standard (scheme state)`, `RFC 3986 §3.1`. */
  readonly citations: readonly string[];
  readonly example: UrlExample;
}

const texts: Readonly<Record<WebCode, ReasonTexts>> = { ...parsingReasons, ...hostReasons };

/**
 * All differences by code.
 *
 * @see {@link https://url.spec.whatwg.org/#url-parsing | URL Standard, URL parsing}
 * @example
 * ```ts
 * import { reasons } from "@std66/url-standard";
 * reasons["web-empty-path"].summary; // => "The empty path of a special URL is written as `/`"
 * reasons["web-empty-path"].citations; // => ["URL Standard (path start state)", "RFC 3986 §3.3", "RFC 3986 §6.2.3"]
 * ```
 */
export const reasons: Readonly<Record<WebCode, WebReason>> = /* @__PURE__ */ Object.fromEntries(
  (Object.keys(texts) as WebCode[]).map((code) => [code, reasonOf(code)]),
) as Record<WebCode, WebReason>;

function reasonOf(code: WebCode): WebReason {
  const { summary, explanation, rfcs, example } = texts[code];
  return { summary, explanation, citations: [citationOf(code), ...rfcs], example };
}
