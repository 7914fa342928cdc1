// What Node 20's `URL` (Ada 2) does in an older way than the URL Standard, by name. Newer ones do none of it.

import { traceUrl } from "../../src/index.ts";

/** Whether the runtime's `URL` is of an edition, or of a program, that does. */
export function isOlderEdition(): boolean {
  return URL.parse("http://a/^")?.pathname === "/^";
}

/**
 * The name of the difference between an older `URL` and `traceUrl`; `undefined` if they agree, or if it has no name.
 */
export function editionDifference(text: string, base: string | undefined): string | undefined {
  const { href, steps } = traceUrl(text, base);
  const older = URL.parse(text, base)?.href;
  if (older === href) {
    // A step may leave a text that only the newer edition reads in this way.
    const isRead = steps.every(({ after }) => after === undefined || URL.parse(after, base)?.href === older);
    return isRead ? undefined : "a text on the way";
  }
  if (href !== undefined && older === undefined)
    return /xn--/i.test(text + base) ? "xn-- that is no Punycode" : undefined;
  if (older === undefined) return undefined;
  if (href === undefined)
    return steps.at(-1)?.code === "web-fails-opaque-base" ? "path against an opaque base" : undefined;
  const encoded = older.replaceAll("^", "%5E");
  const found = href.replaceAll("^", "%5E");
  if (encoded === found) return "^ in a path";
  if (encoded.replace(/ (?=[?#])/, "%20") === found) return "space at the end of an opaque path";
  if (encoded === found.replace(/\?(?=#|$)/, "")) return "empty query of the base";
  if (encoded === withoutRoot(found)) return "path of dots without a root";
  if (/\/\.{1,2}(?:[/?#]|$)/.test(older) && traceUrl(older).href === href) return "dot-segments that stay";
  return href.startsWith("file:") && /\/[a-z]:[^/]/i.test(older) ? "segment that begins as a drive letter" : undefined;
}

/** Without the "/" of a path that has nothing else. */
function withoutRoot(href: string): string {
  return href.replace(/^([^:/?#]*:(?:\/\/[^/?#]*)?)\/(?=[?#]|$)/, "$1");
}
