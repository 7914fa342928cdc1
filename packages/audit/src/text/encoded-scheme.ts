/**
 * RFC 3986 §3.1, §7.3: a scheme that is percent-encoded, which a program sees that decodes a text before it takes it
 * apart.
 */
import { RULES } from "@std66/core/internal";
import { decodeTriplets } from "./data-uri.ts";
import { SCRIPT_SCHEMES } from "./script-schemes.ts";

/** As long as a scheme may be here, and with a ":" that may be encoded. */
const ENCODED: RegExp = /* @__PURE__ */ new RegExp(`^(?:[${RULES.SCHEME_REST}]|%[2-7][\\da-f]){1,60}(?::|%3a)`, "i");
const WHOLE: RegExp = /* @__PURE__ */ new RegExp(`^(${RULES.SCHEME}):$`);

/**
 * The scheme at the beginning of a text, with its colon, if it has triplets. Before no slash, only one that runs script
 * or has data.
 */
export function encodedScheme(text: string): string | undefined {
  if (!text.includes("%")) return undefined;
  const [beginning = ""] = ENCODED.exec(text) ?? [];
  if (!beginning.includes("%")) return undefined;
  const [, scheme = ""] = WHOLE.exec(decodeTriplets(beginning)) ?? [];
  if (scheme === "") return undefined;
  return goesElsewhere(scheme.toLowerCase(), text.slice(beginning.length)) ? beginning : undefined;
}

/** Whether what follows the colon of a scheme makes it one: "a:b" may be a name. */
export function goesElsewhere(scheme: string, rest: string): boolean {
  return scheme === "data" || SCRIPT_SCHEMES.includes(scheme) || /^(?:\/|\\|%2f|%5c)/i.test(rest);
}
