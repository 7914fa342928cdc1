/** RFC 3986 §2.1, §3.1 and §3.2: faults that must not be repaired. */
import { RULES } from "@std66/core/internal";
import { hasOnlyTriplets } from "./encode.ts";
import { addressOf } from "./host.ts";
import type { MutableComponents } from "./types.ts";

/** No control, space, bracket, "\" or "%": most faults need one of these. */
const SIMPLE = /^[^\0-\x20[\]\\%]*$/;
/** A whole scheme. */
export const SCHEME: RegExp = /* @__PURE__ */ new RegExp(`^${RULES.SCHEME}$`);
/** Tabs and line breaks are ignored by some readers. */
const IGNORED = /[\t\n\r]/g;

/**
 * Returns the first fault in the structure of a text.
 *
 * @param given the text before a suffix reference is completed
 * @param isStrict whether a "%" that does not begin a triplet is a fault: to uri-js it is data
 */
export function structuralFault(
  given: string,
  text: string,
  components: MutableComponents,
  isStrict: boolean,
): string | undefined {
  const isSimple = SIMPLE.test(text);
  const { scheme, userinfo, host, path } = components;
  const first = isSimple ? undefined : (backslashFault(text) ?? edgeFault(given));
  if (first !== undefined) return first;
  if (scheme !== undefined && !SCHEME.test(scheme)) return "URI scheme is malformed.";
  if (isStrict && !isSimple && hasOtherPercent(components)) return "URI contains malformed percent-encoding.";
  if (host === undefined) return undefined;
  if (path && !path.startsWith("/")) return 'URI path must start with "/" when authority is present.';
  const hasBracket = !isSimple && /[[\]]/.test((userinfo ?? "") + host);
  const isMalformed = hasBracket ? isPresent(userinfo, /[[\]]/) || addressOf(host) === undefined : host.includes("@");
  return isMalformed ? "URI host is malformed." : undefined;
}

/** Some readers take "\" for "/", and so find another authority. */
function backslashFault(text: string): string | undefined {
  if (/^(?:[^:/?#]+:)?\/\/[^/?#\\]*\\/.test(text)) return "URI authority must not contain a literal backslash.";
  const [, leading] = /^(?:[^:/?#]+:)?([/\\\t\n\r]*)/.exec(text) as unknown as [string, string];
  const slashes = leading.replace(IGNORED, "");
  if (slashes.length < 2) return undefined;
  if (!slashes.startsWith("//")) return "URI authority must not contain a literal backslash.";
  return leading.length === slashes.length ? undefined : "URI authority introducer must not contain whitespace.";
}

function edgeFault(text: string): string | undefined {
  const isFaulty = text.charCodeAt(0) <= 0x20 || text.charCodeAt(text.length - 1) <= 0x20;
  return isFaulty ? "URI must not contain leading or trailing C0 controls or spaces." : undefined;
}

/** Whether a "%" begins no triplet. That of a zone identifier is judged with its address. */
function hasOtherPercent({ userinfo, host, path, query, fragment }: MutableComponents): boolean {
  const name = host?.startsWith("[") ? undefined : host;
  return [userinfo, name, path, query, fragment].some((part) => part !== undefined && !hasOnlyTriplets(part));
}

function isPresent(text: string | undefined, pattern: RegExp): boolean {
  return text !== undefined && pattern.test(text);
}
