/**
 * RFC 1738 §3, RFC 1808 §2.4, RFC 2396 §3, RFC 3986 §3: the components that each standard reads in a valid text, in terms that
 * all of them share. As in resolution, each deviation is a switch named by the code of its reason.
 */
import type { DialectId } from "./dialect.ts";
import { type Way, type Ways, fewestExchanges } from "./fewest-exchanges.ts";
import type { ReasonCode } from "./reasons.ts";
import { type Rfc1738Components, rfc1738 } from "./rfc1738.ts";
import { rfc2396 } from "./rfc2396.ts";
import { rfc3986 } from "./rfc3986.ts";

/** The rules of reading in which the standards differ. */
interface ReadingWays {
  /** A scheme has its own form, in which "?" need not begin a query (RFC 1738 §3). */
  readonly "each-scheme-has-its-form": boolean;
  /** The same for the paths of ftp and file (RFC 1738 §5). */
  readonly "question-mark-in-ftp-path": boolean;
  /** Only a "/" ends the authority (RFC 1808 §2.4.3). */
  readonly "net-loc-runs-to-slash": boolean;
  /** An empty authority counts as absent (RFC 1808 §2.4.3). */
  readonly "empty-authority": boolean;
  /** The text after the first ";" is a component (RFC 1808 §2.4.5, RFC 1738 §3.2.2, §3.11). */
  readonly "params-are-not-path": boolean;
  /** The same if that text contains a "/". */
  readonly "params-hide-slashes": boolean;
  /** A segment of a path can have parameters (RFC 2396 §3.3). */
  readonly "segments-have-params": boolean;
  /** An empty component counts as absent (RFC 1808 §2.4). */
  readonly "empty-component-is-absent": boolean;
  /** A "?" in an opaque part belongs to it (RFC 2396 §3). */
  readonly "opaque-query": boolean;
}

const NO_DEVIATION: ReadingWays = {
  "each-scheme-has-its-form": false,
  "question-mark-in-ftp-path": false,
  "net-loc-runs-to-slash": false,
  "empty-authority": false,
  "params-are-not-path": false,
  "params-hide-slashes": false,
  "segments-have-params": false,
  "empty-component-is-absent": false,
  "opaque-query": false,
};

/** A standard with parameters as a component says nothing about parameters of segments. */
const PARAMS = {
  "params-are-not-path": true,
  "params-hide-slashes": true,
  "segments-have-params": undefined,
} as const;

/** The switches of a dialect. */
function readingWaysOf(dialect: DialectId, form: Rfc1738Components | undefined): Ways<ReadingWays> {
  if (form !== undefined && dialect === "rfc1738") {
    return {
      ...NO_DEVIATION,
      "each-scheme-has-its-form": true,
      "question-mark-in-ftp-path": true,
      // The form decides this, and only ftp and telnet have a login that could contain a "?".
      "net-loc-runs-to-slash": undefined,
      ...(hasParams(form) && PARAMS),
      // RFC 1738 says nothing about the authority of a scheme without a form.
      ...("schemepart" in form && { "empty-authority": undefined }),
    };
  }
  if (dialect === "rfc1808") {
    return {
      ...NO_DEVIATION,
      ...PARAMS,
      "net-loc-runs-to-slash": true,
      "empty-authority": true,
      "empty-component-is-absent": true,
    };
  }
  if (dialect === "rfc2396") return { ...NO_DEVIATION, "segments-have-params": true, "opaque-query": true };
  return NO_DEVIATION;
}

/** RFC 1738 §3.2.2, §3.11: the type of an ftp URL, the fields of a prospero one. */
function hasParams(form: Rfc1738Components): boolean {
  return form.scheme === "ftp" || form.scheme === "prospero";
}

/** RFC 3986 Appendix B after the scheme, with two variants: only a "/" ends the authority, or "?" is an ordinary character. */
const REST = /^(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#([^]*))?/;
const REST_TO_SLASH = /^\/\/([^/#]*)([^?#]*)(?:\?([^#]*))?(?:#([^]*))?/;
// The third group only keeps the numbers of the others: nothing is left for it to match.
const REST_WITHOUT_QUERY = /^(?:\/\/([^/#]*))?([^#]*)(\?)?(?:#([^]*))?/;

/** The components, serialized for comparison. `form` is the reading of RFC 1738 if that is one of the two standards. */
function read(text: string, form: Rfc1738Components | undefined, way: Way<ReadingWays>): string {
  const scheme = OLD_SCHEME.exec(text)?.[0];
  const rest = scheme === undefined ? text : text.slice(scheme.length + 1);
  const isOpaque = scheme !== undefined && !rest.startsWith("/");
  const [, authority, whole = "", query, fragment] = splitterOf(rest, isOpaque, form, way).exec(
    rest,
  ) as RegExpExecArray;
  const [path, params] = splitPath(whole, way);
  const present = (part: string | undefined): string | undefined =>
    part === "" && way("empty-component-is-absent") ? undefined : part;
  return JSON.stringify({
    authority: authority === "" && way("empty-authority") ? undefined : authority,
    path,
    hasParams: !isOpaque && path.includes(";") && way("segments-have-params"),
    params: present(params),
    query: present(query),
    fragment: present(fragment),
    search: form?.scheme === "gopher" && form.search !== undefined && way("each-scheme-has-its-form"),
  });
}

const OLD_SCHEME = /^[-A-Za-z0-9+.]+(?=:)/;

/** The regexp that splits the text after a scheme; the readings differ in the role of a "?". */
function splitterOf(
  rest: string,
  isOpaque: boolean,
  form: Rfc1738Components | undefined,
  way: Way<ReadingWays>,
): RegExp {
  if (!rest.includes("?")) return REST;
  const isInAuthority = /^\/\/[^/?#]*\?/.test(rest);
  if (form !== undefined && form.scheme !== "http" && form.scheme !== "wais") {
    const isInPath = !isInAuthority && (form.scheme === "ftp" || form.scheme === "file");
    if (way(isInPath ? "question-mark-in-ftp-path" : "each-scheme-has-its-form")) return REST_WITHOUT_QUERY;
  }
  if (isOpaque && way("opaque-query")) return REST_WITHOUT_QUERY;
  return isInAuthority && way("net-loc-runs-to-slash") ? REST_TO_SLASH : REST;
}

/** Splits off the text after the first ";" of a path if that is a component. */
function splitPath(whole: string, way: Way<ReadingWays>): readonly [path: string, params: string | undefined] {
  const at = whole.indexOf(";");
  if (at === -1) return [whole, undefined];
  const params = whole.slice(at + 1);
  return way(params.includes("/") ? "params-hide-slashes" : "params-are-not-path")
    ? [whole.slice(0, at), params]
    : [whole, undefined];
}

/** Why two RFC dialects disagree on the reading of a text that both accept; the earlier dialect comes first. */
export function readDifferently(text: string, first: DialectId, second: DialectId): ReasonCode[] {
  return [
    ...componentReasons(text, first, second),
    ...hostReasons(hostKindOf(first, text), hostKindOf(second, text)),
    ...reservedReasons(text, first, second),
  ];
}

function componentReasons(text: string, first: DialectId, second: DialectId): ReasonCode[] {
  const form = first === "rfc1738" ? rfc1738.parse(text) : undefined;
  return fewestExchanges(readingWaysOf(first, form), readingWaysOf(second, form), (way) => read(text, form, way));
}

/** The kind of host by the standard's own term; `undefined` if it does not say. */
function hostKindOf(dialect: DialectId, text: string): string | undefined {
  if (dialect === "rfc1808") return undefined;
  if (dialect === "rfc1738") {
    const parts = rfc1738.parse(text);
    // The last label of a name contains a letter.
    return "host" in parts && /^[\d.]+$/.test(parts.host) ? "ipv4" : undefined;
  }
  if (dialect !== "rfc2396") return rfc3986.parse(text).hostKind;
  const { regName, hostKind } = rfc2396.parse(text);
  return regName === undefined ? hostKind : "registry";
}

function* hostReasons(first: string | undefined, second: string | undefined): Generator<ReasonCode> {
  if (first === second || second === undefined) return;
  if (first === "registry") yield "registry-names-moved-into-host";
  else if (first === "ipv4") yield "ipv4-octet-range";
}

/** Which of the characters whose class has changed are reserved: RFC 1738 §2.2, RFC 2396 §2.2, RFC 3986 §2.2. */
const RESERVED: Readonly<Record<string, RegExp>> = {
  rfc2396: /[+$,]/,
  rfc2396bis07: /[!*'()+$,]/,
  rfc3986: /[!*'()+$,]/,
};

function* reservedReasons(text: string, first: DialectId, second: DialectId): Generator<ReasonCode> {
  // In a scheme, "+" is an ordinary character.
  const data = text.slice(OLD_SCHEME.exec(text)?.[0].length ?? 0);
  const became = (characters: RegExp, example: string) =>
    characters.test(data) && !RESERVED[first]?.test(example) && RESERVED[second]?.test(example) === true;
  if (became(/[!*'()]/, "!")) yield "marks-became-reserved";
  if (became(/[+$,]/, "+")) yield "plus-dollar-comma-became-reserved";
}
