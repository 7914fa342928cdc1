/** RFC 3986 §7: what most texts do not have. A rule that needs one of these finds nothing in a text without it. */
import { isAscii } from "../text/ascii.ts";
import type { Parts } from "../text/part.ts";
import { SPECIAL } from "../text/repair.ts";
import { specialNameOf } from "../host/special-names.ts";

export interface Unusual {
  /** Not a URI-reference. */
  readonly error: boolean;
  /** A triplet. What is not a URI-reference may have the character itself. */
  readonly encoded: boolean;
  /** What may be a character reference of HTML, before a query and a fragment. */
  readonly references: boolean;
  /** One of the readers may find a different host, or find one where the others find none. */
  readonly readers: boolean;
  /** No scheme. */
  readonly relative: boolean;
  /** A scheme other than http and https. */
  readonly scheme: boolean;
  readonly userinfo: boolean;
  /** A host that is not simply a name in the public DNS. */
  readonly host: boolean;
  /** A host with brackets, as an IPv6 address has them. */
  readonly literal: boolean;
  /** A host with characters beyond ASCII, perhaps encoded or in Punycode. */
  readonly unicodeHost: boolean;
  readonly port: boolean;
  /** A segment of the path that begins with a dot, which may be encoded. */
  readonly dots: boolean;
  /** A name and a value in the path, the query or the fragment. */
  readonly parameters: boolean;
}

/**
 * The beginning of a URI-reference in which every reader sees the same host: a name, perhaps with a port, between "//"
 * and a "/", at which all readers end it. It is short enough to be compared as `URL` maps it.
 */
const SAME_HOST_TO_READERS = /^(?:[A-Za-z][A-Za-z\d+.-]*:)?\/\/[\w.-]{1,255}(?::\d*)?(?:\/|$)/;

/**
 * Whether no reader sees a host: no "//" where an authority begins, and no scheme after which `URL` finds one without
 * it.
 */
function hasNoHostToReaders(text: string, scheme: string | undefined): boolean {
  return !(scheme !== undefined && SPECIAL.includes(scheme)) && !/^(?:\/\/|[^/?#]*:\/\/)/.test(text);
}

/** A name of ordinary labels, of which the last is not a number, and none of which is one in Punycode. */
const ORDINARY_NAME = /^(?!.*\d[.-]\d)(?:(?![Xx][Nn]--)[A-Za-z\d](?:[\w-]{0,61}[A-Za-z\d])?\.)+[A-Za-z]{2,63}$/;

/** DNS has no longer name (RFC 1035). */
const MAX_NAME = 253;

/**
 * Whether a host is an ordinary name that RFC 6761 and others leave to the public DNS, so that no rule finds anything
 * in it.
 */
function isPublicName(host: string): boolean {
  if (host.length > MAX_NAME || !ORDINARY_NAME.test(host)) return false;
  const purpose = specialNameOf(host.toLowerCase())?.purpose;
  return purpose === undefined || purpose === "special" || purpose === "public";
}

/**
 * Whether there may be a character reference of HTML before the query and the fragment. To HTML, the "#" of "&#" begins
 * no fragment.
 */
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
    readers: !isReference || !(SAME_HOST_TO_READERS.test(text) || hasNoHostToReaders(text, scheme)),
    relative: scheme === undefined,
    scheme: scheme !== undefined && scheme !== "https" && scheme !== "http",
    userinfo: userinfo !== undefined,
    host: host !== undefined && !isPublicName(host.text),
    literal: host?.text.startsWith("[") === true,
    unicodeHost: host !== undefined && (!isAscii(host.text) || host.text.includes("%") || /xn--/i.test(host.text)),
    port: port !== undefined,
    dots: encoded || path.text.startsWith(".") || path.text.includes("/."),
    parameters: text.includes("="),
  };
}
