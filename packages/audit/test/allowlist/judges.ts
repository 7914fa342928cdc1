// Where programs go with a text: the runtime's `URL`, Node's `url.parse`, and transcriptions of Python's `urlsplit` and
// `urljoin`, with and without a base.

import { parse as parseByNode, resolve as resolveByNode } from "node:url";

/** The host that a program connects to; `undefined` if it connects to none. */
export type Judge = (text: string, base: string | undefined) => string | undefined;

export const judges: Readonly<Record<string, Judge>> = {
  "new URL": (text, base) => {
    const host = new URL(text, base).hostname;
    return host === "" ? undefined : host;
  },
  "url.parse": (text, base) =>
    parseByNode(base === undefined ? text : resolveByNode(base, text)).hostname?.toLowerCase() || undefined,
  // A link that begins with "//" has a host, which `parse` sees only with its third argument.
  "url.parse with slashes": (text) => parseByNode(text, false, true).hostname?.toLowerCase() || undefined,
  "Python before 3.11.4": (text, base) => byPython(text, base, (given) => given),
  Python: (text, base) => byPython(text, base, (given) => given.replace(/^(?:(?![\x7f-\x9f])[ \p{Cc}])+/u, "")),
  "Python, after strip": (text, base) => byPython(stripped(text), base, (given) => given),
  "url.resolve, twice": byResolvingTwice,
  "new URL, then its path": (text, base) => byPath(text, base, (path) => path),
  "new URL, then its decoded path": (text, base) => byPath(text, base, decoded),
  "new URL, after decoding": (text, base) => new URL(decoded(text), base).hostname || undefined,
};

/** Without a base, the result of `url.resolve` is a text again, which the next program reads. */
function byResolvingTwice(text: string, base: string | undefined): string | undefined {
  const between = resolveByNode("", text);
  // Of "./a:b", RFC 3986 §4.2 has a segment, and this makes a scheme. Only those of the web have a host without "//".
  if (base === undefined || !/^(?:[/\\]{2}|(?:https?|wss?|ftp):)/i.test(between)) return undefined;
  return parseByNode(resolveByNode(base, between)).hostname?.toLowerCase() || undefined;
}

/**
 * A redirect to the path alone, after a relative reference was resolved. In a link with a host, any path may begin with
 * "//".
 */
function byPath(text: string, base: string | undefined, written: (path: string) => string): string | undefined {
  if (base === undefined || /^(?:[^:/?#]*:|[/\\]{2})/.test(text)) return undefined;
  return new URL(written(new URL(text, base).pathname), base).hostname || undefined;
}

function decoded(text: string): string {
  return text.replace(/%([0-7][\da-f])/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
}

function isBlank(character = ""): boolean {
  return /^[\s\u0085]$/.test(character) || (character >= "\u001C" && character <= "\u001F");
}

/** `str.strip`: white space of Unicode, U+001C to U+001F, and U+0085. */
function stripped(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && isBlank(text[start])) start++;
  while (end > start && isBlank(text[end - 1])) end--;
  return text.slice(start, end);
}

interface Split {
  readonly scheme: string;
  readonly netloc: string;
}

/** `urlsplit`. @throws {RangeError} for its ValueError */
function urlsplit(given: string, defaultScheme: string, strip: (text: string) => string): Split {
  let rest = strip(given).replace(/[\t\r\n]/g, "");
  let scheme = defaultScheme;
  const found = /^([A-Za-z][A-Za-z\d+.-]*):/.exec(rest);
  if (found !== null) {
    scheme = (found[1] as string).toLowerCase();
    rest = rest.slice(found[0].length);
  }
  if (!rest.startsWith("//")) return { scheme, netloc: "" };
  const netloc = /^[^/?#]*/.exec(rest.slice(2))?.[0] as string;
  if (netloc.includes("[") !== netloc.includes("]")) throw new RangeError("Invalid IPv6 URL");
  // `_checknetloc`: a character that becomes a delimiter.
  if (/[^\0-\x7f]/.test(netloc)) {
    const plain = netloc.replace(/[@:#?]/g, "");
    const mapped = plain.normalize("NFKC");
    if (mapped !== plain && /[/?#@:]/.test(mapped)) throw new RangeError("netloc contains invalid characters");
  }
  return { scheme, netloc };
}

/** `SplitResult.hostname`. */
function hostnameOf(netloc: string): string | undefined {
  const info = netloc.slice(netloc.lastIndexOf("@") + 1);
  const open = info.indexOf("[");
  const host = open === -1 ? info.split(":", 1)[0] : info.slice(open + 1).split("]", 1)[0];
  return host === undefined || host === "" ? undefined : host.toLowerCase();
}

/** The schemes of `uses_relative` that the bases and the texts have. */
const RELATIVE = ["", "http", "https", "ftp", "file", "ws", "wss"];

/** `urlsplit(urljoin(base, text)).hostname`. */
function byPython(text: string, base: string | undefined, strip: (text: string) => string): string | undefined {
  if (base === undefined) return hostnameOf(urlsplit(text, "", strip).netloc);
  const from = urlsplit(base, "", strip);
  if (text === "") return hostnameOf(from.netloc);
  const { scheme, netloc } = urlsplit(text, from.scheme, strip);
  if (scheme !== from.scheme || !RELATIVE.includes(scheme)) return hostnameOf(urlsplit(text, "", strip).netloc);
  return hostnameOf(netloc === "" ? from.netloc : netloc);
}
