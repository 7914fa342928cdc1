/**
 * RFC 3986 §3.2, §7.6: where every program goes with a text. Decision 24 has the argument.
 *
 * A text is decided by its own grammar, not by a list of known attacks. First, it is a reference of RFC 3986 or
 * RFC 3987: then it has no space, control or "\", and there is nothing for a program to remove or to repair. Its
 * authority stands between "//" and the next "/", "?" or "#", to every program. Second, the authority is a host and a
 * port, without an "@" that programs split at. Third, the host is one that all programs read alike: `decidedHost`.
 * Everything else is undecided, and what is undecided is not allowed.
 */
import { removeDotSegments, split, tryParse } from "@std66/core";
import { BUILT_IN } from "@std66/normalize/internal";
import { RULES } from "@std66/core/internal";
import { isUcschar } from "@std66/legacy/internal";
import { isAscii } from "../text/ascii.ts";
import { decidedHost } from "../host/canonical-host.ts";
import { decodeReferences } from "../text/character-references.ts";
import { decodeTriplets } from "../text/data-uri.ts";
import { encodedScheme } from "../text/encoded-scheme.ts";
import { readByHtml } from "../subject/read-by-html.ts";
import { SPECIAL } from "../text/repair.ts";
import { SCRIPT_SCHEMES } from "../text/script-schemes.ts";

/** What every program reads in a text with an authority. */
interface Elsewhere {
  readonly kind: "elsewhere";
  /** In lowercase; `undefined` for that of the base. */
  readonly scheme: string | undefined;
  /** In its canonical form. */
  readonly host: string;
  /** As written; `undefined` if it is absent or empty. */
  readonly port: string | undefined;
}

/**
 * `here` is the host of the base: that of a relative reference without an authority. `nowhere` is a URI without one, as
 * of `mailto`, in which no host stands once it is decoded or its dot-segments are removed.
 */
export type Destination =
  | Elsewhere
  | { readonly kind: "here" }
  | { readonly kind: "nowhere"; readonly scheme: string }
  | { readonly kind: "undecided"; readonly reason: string };

/** Returns where every program goes with a text. It is not decided if programs may differ. */
export function destinationOf(text: string): Destination {
  if (!isReference(text)) return undecided("the text is neither a URI nor an IRI");
  if (encodedScheme(text) !== undefined) return undecided("the text begins with an encoded scheme");
  if (hasReferenceToElsewhere(text))
    return undecided("the text names another scheme or host once its character references are decoded");
  const { scheme: given, authority, path } = split(text);
  const scheme = given?.toLowerCase();
  if (scheme !== undefined && authority === undefined && !SPECIAL.includes(scheme) && staysHere(path))
    return { kind: "nowhere", scheme };
  if (scheme !== undefined && (authority === undefined || hasNoHost(scheme)))
    return undecided("the text has a scheme but no host");
  if (authority === undefined)
    return staysHere(path)
      ? { kind: "here" }
      : undecided("the text names a host once it is decoded or its dot-segments are removed");
  if (authority.includes("@")) return undecided("the text has a userinfo");
  const [, written = "", port = ""] = /^(.*?)(?::(\d*))?$/.exec(authority) ?? [];
  const host = decidedHost(written);
  if (host === undefined) return undecided("programs may read a different host in the text");
  if (Number(port) > 65_535) return undecided("the port is greater than 65535");
  return { kind: "elsewhere", scheme, host, port: port === "" ? undefined : port };
}

/**
 * Whether HTML makes another scheme or host of a text, before or after triplets are decoded, or of a path what does not
 * stay here.
 */
function hasReferenceToElsewhere(text: string): boolean {
  if (!text.includes("&") && !/%26/.test(text)) return false;
  if (readByHtml(text) !== undefined) return true;
  if (split(text).authority !== undefined) return false;
  return [text, decodeTriplets(text)].some((whole) => {
    const read = decodeReferences(whole);
    return read !== whole && (readByHtml(whole) !== undefined || !staysHere(split(read).path));
  });
}

/**
 * Whether a text is a reference of RFC 3986 or RFC 3987. A "~" may stand where a `ucschar` may, and in no scheme, port
 * and address.
 */
export function isReference(text: string): boolean {
  if (isAscii(text)) return tryParse(text) !== undefined;
  return tryParse(text.replace(/[^\0-\x7f]/gu, standIn)) !== undefined;
}

/**
 * A `ucschar` (RFC 3987 §2.2), but for what programs remove as white space, as so many "~"; any other character as it
 * is.
 */
function standIn(character: string): string {
  const isAllowed = isUcschar(character.codePointAt(0) as number) && !/\s/.test(character);
  return isAllowed ? "~".repeat(character.length) : character;
}

function undecided(reason: string): Destination {
  return { kind: "undecided", reason };
}

/** Whether "//" begins no authority in URIs of the scheme. */
function hasNoHost(scheme: string): boolean {
  return BUILT_IN.get(scheme)?.rootlessPathIsOpaque === true || SCRIPT_SCHEMES.includes(scheme);
}

/**
 * Whether a relative reference with this path has no authority to a program that merges it with a base
 * (RFC 3986 §5.2.3), decodes it or removes its dot-segments before it reads it. Decoding moves slashes, and so changes
 * which segments go away: a path is decoded as written, and after its dot-segments went away. At worst, the path of the
 * base is "/", or its segments go away.
 */
export function staysHere(path: string): boolean {
  const rooted = path.replace(/^\/?/, "/");
  // Whichever of its segments go away, it has no ":" and no empty segment that could be left at the start. True of most
  // paths.
  if (!/:|\/\//.test(decoded(rooted))) return true;
  return [path, rooted]
    .flatMap((whole) => [whole, whole.replace(/%2e/gi, ".")])
    .flatMap(withoutDotSegments)
    .flatMap((text) => [text, decoded(text)])
    .flatMap(withoutDotSegments)
    .every((text) => !BEFORE_HOST.test(text));
}

/** A path as it is, and without its dot-segments. Of "a/../b", RFC 3986 §5.2.4 makes "/b", and others "b". */
function withoutDotSegments(path: string): string[] {
  const removed = removeDotSegments(path);
  return [path, removed, path.startsWith("/") ? removed : removed.replace(/^\//, "")];
}

/** Some programs remove white space and controls, and take "\" for "/". */
function decoded(path: string): string {
  return decodeTriplets(path)
    .replace(/[\s\p{Cc}]/gu, "")
    .replaceAll("\\", "/");
}

/** What a host follows. In the schemes of the web, it may follow the colon. */
const BEFORE_HOST: RegExp = /* @__PURE__ */ new RegExp(`^(?:(?:${RULES.SCHEME}:)?//|(?:https?|wss?|ftp):)`, "i");
