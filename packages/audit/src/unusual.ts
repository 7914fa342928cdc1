/** RFC 3986 §7: what most texts do not have. A rule that needs one of these finds nothing in a text without it. */
import type { Parts } from "./part.ts";
import { specialZones } from "./special-names.ts";

export interface Unusual {
  /** Not a URI-reference. */
  readonly error: boolean;
  /** A triplet. What is not a URI-reference may have the character itself. */
  readonly encoded: boolean;
  /** What may be a character reference of HTML, before a query and a fragment. */
  readonly references: boolean;
  /** A reader may see another host than the others, or one where they see none. */
  readonly readers: boolean;
  /** No scheme. */
  readonly relative: boolean;
  /** A scheme other than http and https. */
  readonly scheme: boolean;
  readonly userinfo: boolean;
  /** A host that is not simply a name in the public DNS. */
  readonly host: boolean;
  readonly port: boolean;
  /** A segment of the path that begins with a dot, which may be encoded. */
  readonly dots: boolean;
  /** A name and a value in the path, the query or the fragment. */
  readonly parameters: boolean;
}

/**
 * The beginning of a URI-reference in which every reader sees the same host, or none. Either a name, perhaps with a port, stands
 * between "//" and a "/", at which all readers end it. It is short enough to be compared as `URL` maps it. Or there is no "//" where
 * an authority begins, and no scheme after which `URL` finds one without it.
 */
const SAME_TO_READERS =
  /^(?:[a-z][a-z\d+.-]*:)?\/\/[\w.-]{1,255}(?::\d*)?(?:\/|$)|^(?!\/\/|(?:https?|wss?|ftp|file):)(?![^/?#]*:\/\/)/i;

/** The names that a rule finds. Those without a dot are unusual in any case. */
const FOUND: readonly string[] = /* @__PURE__ */ [...specialZones.values()]
  .filter(({ purpose }) => purpose !== "special" && purpose !== "public")
  .map(({ name }) => name.replaceAll(".", "\\."));

/** A name of ordinary labels, of which the last is not a number, and that RFC 6761 and others leave to the public DNS. */
const PUBLIC_NAME: RegExp = /* @__PURE__ */ new RegExp(
  `^(?!.*\\d[.-]\\d)(?!(?:.*\\.)?(?:${FOUND.join("|")})$)(?:(?!xn--)[a-z\\d](?:[\\w-]{0,61}[a-z\\d])?\\.)+[a-z]{2,63}$`,
  "i",
);

/** DNS has no longer name (RFC 1035). */
const MAX_NAME = 253;

/** Whether there may be a character reference of HTML before the query and the fragment. To HTML, the "#" of "&#" begins no fragment. */
export function mayHaveReference(text: string): boolean {
  if (!text.includes("&")) return false;
  const end = text.search(/\?|(?<!&)#/);
  return /&(?:#|[a-z])/i.test(end === -1 ? text : text.slice(0, end));
}

/** Says what is unusual about a text. `isReference` is whether it is a URI-reference. */
export function unusualIn(text: string, isReference: boolean, scheme: string | undefined, parts: Parts): Unusual {
  const { userinfo, host, port, path } = parts;
  const encoded = !isReference || text.includes("%");
  return {
    error: !isReference,
    encoded,
    references: mayHaveReference(text),
    readers: !isReference || !SAME_TO_READERS.test(text),
    relative: scheme === undefined,
    scheme: scheme !== undefined && scheme !== "https" && scheme !== "http",
    userinfo: userinfo !== undefined,
    host: host !== undefined && (host.text.length > MAX_NAME || !PUBLIC_NAME.test(host.text)),
    port: port !== undefined,
    dots: encoded || path.text.startsWith(".") || path.text.includes("/."),
    parameters: text.includes("="),
  };
}
