/** URL Standard, basic URL parser and URL serializer, step by step. */
import type { ComponentName, UriReference } from "@std66/core";
import { textOf } from "@std66/core/internal";
import { RULES } from "./rules.ts";
import { baseOf } from "./url-parsing/parts.ts";
import { joined } from "./url-parsing/path-state.ts";
import { type WebCode, citationOf } from "./codes/web-code.ts";

/** One kind of change. */
export interface UrlStep {
  /** `resolve` is RFC 3986 §5.2; `reasons` has the others. */
  readonly code: WebCode | "resolve";
  /** The section, such as `URL Standard (scheme state)`. */
  readonly section: string;
  /** The component that changes; `undefined` if it is the text as a whole. */
  readonly component: ComponentName | undefined;
  /** The text before the change. */
  readonly before: string;
  /** The text after it; `undefined` for a failure. */
  readonly after: string | undefined;
}

export interface UrlTrace {
  /** What the URL Standard makes of the text; `undefined` if it fails. */
  readonly href: string | undefined;
  /** The changes in order, without those that change nothing. The `after` of the last is the `href`. */
  readonly steps: readonly UrlStep[];
}

/**
 * Explains what a browser's `URL` makes of a text: returns its `href` and each kind of change that leads there from the
 * text. A base is read in the same way first, and its own changes are those of `traceUrl(base)`. Linear.
 *
 * @throws {TypeError} if an argument is neither a string nor a `UriReference`
 * @see {@link https://url.spec.whatwg.org/#concept-basic-url-parser | URL Standard, basic URL parser}
 * @example
 * ```ts
 * import { traceUrl } from "@std66/url-standard";
 * const { href, steps } = traceUrl("HTTP:\\\\example.com:80");
 * href; // => "http://example.com/"
 * steps.map(({ code }) => code); // => ["web-scheme-case", "web-backslash", "web-port-default", "web-empty-path"]
 * traceUrl("http://a/b c").steps[0]?.after; // => "http://a/b%20c"
 * ```
 */
export function traceUrl(text: string | UriReference, base?: string | UriReference): UrlTrace {
  return traceOf(textOf("traceUrl: text", text), base === undefined ? undefined : textOf("traceUrl: base", base));
}

/** The same for arguments that have been checked. */
export function traceOf(text: string, base: string | undefined): UrlTrace {
  const steps: UrlStep[] = [];
  const hrefOfBase = base === undefined ? undefined : traceOf(base, undefined).href;
  if (base !== undefined && hrefOfBase === undefined) {
    const code = "web-fails-base";
    steps.push({ code, section: citationOf(code), component: undefined, before: text, after: undefined });
    return { href: undefined, steps };
  }
  const read = hrefOfBase === undefined ? undefined : baseOf(hrefOfBase);
  let before = text;
  for (const [code, { component, change }] of RULES) {
    const after = change(before, read);
    if (after === before) continue;
    steps.push({ code, section: citationOf(code), component, before, after });
    if (after === undefined) return { href: undefined, steps };
    before = after;
  }
  if (read !== undefined) {
    const after = joined(before, read, true);
    const step = { code: "resolve", section: "RFC 3986 §5.2", component: undefined, before, after } as const;
    if (after !== before) steps.push(step);
    before = after;
  }
  return { href: before, steps };
}
