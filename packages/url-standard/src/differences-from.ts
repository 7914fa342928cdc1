/** URL Standard against RFC 3986 §5.2: the changes that make their answers differ, found by rebuilding the answer. */
import { type UriReference, isUriReference, split } from "@std66/core";
import { textOf } from "@std66/core/internal";
import { tryResolve } from "@std66/resolve";
import { RULES } from "./rules.ts";
import { traceOf } from "./trace-url.ts";
import { type Base, baseOf, written } from "./url-parsing/parts.ts";
import { joined } from "./url-parsing/path-state.ts";
import type { StaysCode, WebCode } from "./codes/web-code.ts";

/**
 * Returns the codes of what makes the `href` of the URL Standard differ from the answer of RFC 3986: the target of the
 * reference, or without a base the text itself, if it is a URI-reference. None where both agree, or both refuse. RFC
 * 3986 with these deviations gives the `href`, and with one of them fewer something else.
 *
 * @throws {TypeError} if an argument is neither a string nor a `UriReference`
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.2 | RFC 3986 §5.2}
 * @example
 * ```ts
 * import { differencesFrom } from "@std66/url-standard";
 * differencesFrom("http:g", "http://a/b/c/d;p?q"); // => ["web-scheme-of-base"]
 * differencesFrom("../g", "http://a/b/c/d;p?q"); // => []
 * ```
 */
export function differencesFrom(text: string | UriReference, base?: string | UriReference): readonly WebCode[] {
  const [given, from] = [
    textOf("differencesFrom: text", text),
    base === undefined ? undefined : textOf("differencesFrom: base", base),
  ];
  const { href, steps } = traceOf(given, from);
  if (answerOfRfc3986(given, from) === href) return [];
  const ofBase = from === undefined || href === undefined ? [] : traceOf(from, undefined).steps;
  const isAnswer = (some: ReadonlySet<WebCode>): boolean => rebuilt(given, from, some) === href;
  const changes = new Set([...ofBase, ...steps].flatMap(({ code }) => (code === "resolve" ? [] : code)));
  const kept = needed(isAnswer(changes) ? changes : new Set([...changes, ...STAYS]), isAnswer);
  return ALL.filter((code) => kept.has(code));
}

/** Those of the codes without which the answer is another, last ones first, until each is needed beside the others. */
function needed(codes: ReadonlySet<WebCode>, isAnswer: (codes: ReadonlySet<WebCode>) => boolean): ReadonlySet<WebCode> {
  const kept = new Set(codes);
  let size: number;
  do {
    size = kept.size;
    for (const code of ALL.filter((each) => kept.has(each)).reverse()) {
      kept.delete(code);
      if (!isAnswer(kept)) kept.add(code);
    }
  } while (kept.size < size);
  return kept;
}

const STAYS: readonly StaysCode[] = ["web-character-stays", "web-percent-stays", "web-opaque-path-stays"];
const ALL: readonly WebCode[] = ["web-fails-base", ...RULES.map(([code]) => code), ...STAYS];

function answerOfRfc3986(text: string, base: string | undefined): string | undefined {
  if (base === undefined) return isUriReference(text) ? text : undefined;
  return tryResolve(base, text)?.toString();
}

/**
 * The answer of RFC 3986 with some of what the URL Standard does otherwise: with all of it the `href`, with nothing of
 * it the answer of RFC 3986. `undefined` if one of them fails, `null` if RFC 3986 refuses what they leave.
 *
 * @internal
 */
export function rebuilt(
  text: string,
  base: string | undefined,
  codes: ReadonlySet<WebCode>,
): string | undefined | null {
  let read: Base | undefined;
  if (base !== undefined) {
    if (codes.has("web-fails-base") && traceOf(base, undefined).href === undefined) return undefined;
    const from = rebuilt(base, undefined, codes);
    if (from === undefined || from === null) return from;
    read = baseOf(from);
    if (read.scheme === "") return null;
  }
  let reference = text;
  for (const [code, { change }] of RULES) {
    if (!codes.has(code)) continue;
    const changed = change(reference, read);
    if (changed === undefined) return undefined;
    reference = changed;
  }
  if (!isReferenceWith(reference, codes)) return null;
  return read === undefined ? reference : joined(reference, read, codes.has("web-opaque-path-stays"));
}

/** Whether RFC 3986 allows the text, apart from what may stay. */
function isReferenceWith(text: string, codes: ReadonlySet<WebCode>): boolean {
  let masked = text;
  if (codes.has("web-percent-stays")) masked = masked.replace(/%(?![0-9a-f]{2})/gi, "~");
  if (codes.has("web-character-stays")) {
    const { scheme, authority, path, query, fragment } = split(masked);
    masked = written({
      scheme,
      authority: authority?.replace(/[^!$&-;=?-[\]_a-z~%]/g, "~"),
      path: path.replace(NOT_OF_A_URI, "~"),
      query: query?.replace(NOT_OF_A_URI, "~"),
      fragment: fragment?.replace(NOT_OF_A_URI, "~"),
    });
  }
  return isUriReference(masked);
}

/** Not `pchar`, "/" or "?" (RFC 3986 §3.3, §3.4). */
const NOT_OF_A_URI = /[^!$&-;=?-Z_a-z~%]/g;
