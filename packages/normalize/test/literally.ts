// RFC 3986 §6.2, transcribed sentence by sentence without regard to speed. References must be valid.

interface Parts {
  scheme: string | undefined;
  userinfo: string | undefined;
  host: string | undefined;
  port: string | undefined;
  path: string;
  query: string | undefined;
  fragment: string | undefined;
}

/** Appendix B, and §3.2: the userinfo precedes "@", and the port follows the ":" of the rest. */
const FIVE =
  /^(?:(?<scheme>[^:/?#]+):)?(?:\/\/(?<authority>[^/?#]*))?(?<path>[^?#]*)(?:\?(?<query>[^#]*))?(?:#(?<fragment>[^]*))?$/;
const AUTHORITY = /^(?:(?<userinfo>[^@]*)@)?(?<host>\[[^\]]*\]|[^:]*)(?::(?<port>[0-9]*))?$/;

/** Returns the named groups of a regexp that is known to match. */
function groupsOf(expression: RegExp, text: string): Readonly<Record<string, string | undefined>> {
  return (expression.exec(text) as RegExpExecArray).groups as Record<string, string | undefined>;
}

function split(text: string): Parts {
  const { scheme, authority, path = "", query, fragment } = groupsOf(FIVE, text);
  const { userinfo, host, port } = authority === undefined ? {} : groupsOf(AUTHORITY, authority);
  return { scheme, userinfo, host, port, path, query, fragment };
}

/** §5.3; and §3.3: without an authority, a path cannot begin with "//". */
function recompose({ scheme, userinfo, host, port, path, query, fragment }: Parts): string {
  let result = "";
  if (scheme !== undefined) result += `${scheme}:`;
  if (host !== undefined) result += "//";
  if (userinfo !== undefined) result += `${userinfo}@`;
  if (host !== undefined) result += host;
  if (port !== undefined) result += `:${port}`;
  if (host === undefined && path.startsWith("//")) result += "/.";
  result += path;
  if (query !== undefined) result += `?${query}`;
  if (fragment !== undefined) result += `#${fragment}`;
  return result;
}

const TRIPLET = /%[0-9A-Fa-f]{2}/g;

function upperCaseTriplets(text: string): string {
  return text.replace(TRIPLET, (triplet) => triplet.toUpperCase());
}

function lowerCase(text: string): string {
  return upperCaseTriplets(text.toLowerCase());
}

/** §6.2.2.2: "decoding any percent-encoded octet that corresponds to an unreserved character, as described in Section 2.3". */
function decode(text: string): string {
  return text.replace(TRIPLET, (triplet) => {
    const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
    return /[A-Za-z0-9\-._~]/.test(character) ? character : triplet;
  });
}

/** Not in the RFC, which is about URIs: in a relative reference, no segment becomes a dot-segment. */
function decodeSegment(segment: string): string {
  const decoded = decode(segment);
  return decoded === "." || decoded === ".." ? segment : decoded;
}

function inEach(parts: Parts, change: (component: string) => string): Parts {
  const { userinfo, host, path, query, fragment } = parts;
  const changed = [userinfo, host, query, fragment].map((component) => component && change(component));
  return {
    ...parts,
    userinfo: changed[0],
    host: changed[1],
    path: change(path),
    query: changed[2],
    fragment: changed[3],
  };
}

/** §6.2.2.1: "the hexadecimal digits within a percent-encoding triplet"; "the scheme and host are case-insensitive". */
function normalizeCase(given: Parts): Parts {
  const parts = inEach(given, upperCaseTriplets);
  return { ...parts, scheme: parts.scheme?.toLowerCase(), host: parts.host && lowerCase(parts.host) };
}

function normalizePercentEncoding(parts: Parts): Parts {
  const decoded = inEach(parts, decode);
  return parts.scheme === undefined
    ? { ...decoded, path: parts.path.split("/").map(decodeSegment).join("/") }
    : decoded;
}

/** §5.2.4. */
function removeDotSegments(path: string): string {
  let input = path;
  let output = "";
  while (input !== "") {
    if (/^\.\.?\//.test(input)) input = input.replace(/^\.\.?\//, "");
    else if (/^\/\.(?:\/|$)/.test(input)) input = input.replace(/^\/\.\/?/, "/");
    else if (/^\/\.\.(?:\/|$)/.test(input)) {
      input = input.replace(/^\/\.\.\/?/, "/");
      output = output.replace(/\/?[^/]*$/, "");
    } else if (/^\.\.?$/.test(input)) input = "";
    else {
      const [segment = ""] = /^\/?[^/]*/.exec(input) ?? [];
      output += segment;
      input = input.slice(segment.length);
    }
  }
  return output;
}

/** Among the generated schemes, those of §1.2.3: "everything after the scheme component delimiter is considered opaque". */
const OPAQUE = ["data", "mailto", "news", "sip", "tag", "tel", "urn"];

/** §6.2.2.3, except for a path that §5.2 may still merge with another, or one in which "/" separates nothing. */
function normalizeDotSegments(parts: Parts): Parts {
  const isRootless = parts.host === undefined && !parts.path.startsWith("/");
  if (isRootless && (parts.scheme === undefined || OPAQUE.includes(parts.scheme.toLowerCase()))) return parts;
  return { ...parts, path: removeDotSegments(parts.path) };
}

const PORTS = new Map([
  ["http", "80"],
  ["https", "443"],
  ["ws", "80"],
  ["wss", "443"],
  ["ftp", "21"],
  ["gopher", "70"],
  ["ldap", "389"],
  ["telnet", "23"],
  // Schemes of the vectors only.
  ["tn3270", "23"],
  ["nfs", "2049"],
  ["imap", "143"],
  ["coap", "5683"],
  ["coap+tcp", "5683"],
  ["coaps+ws", "443"],
  ["ipp", "631"],
]);

/** §6.2.3, for the schemes of the generated texts. */
function normalizeScheme(given: Parts): Parts {
  const parts = { ...given };
  const scheme = parts.scheme?.toLowerCase() ?? "";
  // "an explicit `:port`, for which the port is empty or the default for the scheme, […] should be removed"
  if (parts.port === "" || parts.port === PORTS.get(scheme)) parts.port = undefined;
  // "defines an empty path to be equivalent to `/`"
  if (PORTS.has(scheme) && parts.path === "" && parts.host !== undefined && parts.host !== "") parts.path = "/";
  if (scheme === "file") {
    // §3.2.2: "that default applies when the host subcomponent is undefined or when the registered name is empty"
    const isDefault = parts.host === "" || parts.host?.toLowerCase() === "localhost";
    // "normalized to an empty authority"; "if, however, either the userinfo or port […] then the host should be given explicitly"
    if (isDefault) parts.host = parts.userinfo === undefined && parts.port === undefined ? "" : "localhost";
    if (parts.host === undefined && parts.path.startsWith("/")) parts.host = "";
  }
  if (parts.host !== undefined) {
    // RFC 4266 §2.1: the type "defaults to 1".
    if (scheme === "gopher" && parts.path === "/1" && parts.query === undefined) parts.path = "/";
    // RFC 4516 §2: [ "?" attributes [ "?" scope [ "?" filter [ "?" extensions ]]]].
    if (scheme === "ldap" && /^(?:[^?]*\?){0,3}[^?]*$/.test(parts.query ?? "")) parts.query = lastOf(parts.query);
    return parts;
  }
  // "a subcomponent of path to contain an Internet hostname, such as the `mailto` URI scheme"
  if (scheme === "mailto") parts.path = parts.path.split(",").map(lowerCaseDomain).join(",");
  // RFC 8141 §3.1: the namespace identifier precedes the second ":".
  if (scheme === "urn" && parts.path.includes(":")) {
    parts.path = parts.path.replace(/^[^:]*/, lowerCase);
  }
  if (scheme === "tel") parts.path = normalizeTel(parts.path);
  return parts;
}

/** Removes trailing empty fields. */
function lastOf(query: string | undefined): string | undefined {
  const fields = query?.split("?") ?? [];
  while (fields.at(-1) === "") fields.pop();
  return fields.length === 0 ? undefined : fields.join("?");
}

/** RFC 3966 §4, "after removing all visual separators", "case-insensitive"; §3: first ext and isub, then the context, then the rest. */
function normalizeTel(path: string): string {
  const [number = "", ...parameters] = path.split(";");
  const pairs = parameters.map((parameter) => {
    const [name = "", value] = lowerCase(parameter).split("=");
    const isNumber = /^(?=.*\d)\+?[\d.()-]*$/.test(value ?? "");
    const hasDigits = name === "ext" ? !value?.startsWith("+") : name === "phone-context" && value?.startsWith("+");
    return [name, hasDigits && isNumber ? withoutSeparators(value ?? "") : value] as const;
  });
  const names = pairs.map(([name]) => name);
  const isWellFormed = parameters.every(
    (parameter) => /^[\w-]+(?:=[^=]+)?$/.test(parameter) && !parameter.includes("_"),
  );
  if (!isWellFormed || new Set(names).size < names.length) return [withoutSeparators(number), ...parameters].join(";");
  const others = names.filter((name) => !SPECIAL.has(name));
  others.sort();
  const places = ["ext", "isub", "phone-context", ...others];
  const sorted = places.flatMap((place) => pairs.filter(([name]) => name === place));
  const written = sorted.map(([name, value]) => (value === undefined ? name : `${name}=${value}`));
  return [withoutSeparators(number), ...written].join(";");
}

function withoutSeparators(digits: string): string {
  return lowerCase(digits.replace(/[-.()]/g, ""));
}

const SPECIAL = new Set(["ext", "isub", "phone-context"]);

function lowerCaseDomain(address: string): string {
  const at = address.lastIndexOf("@");
  return at < 0 ? address : address.slice(0, at) + lowerCase(address.slice(at));
}

/**
 * Whether the specifications settle what is equivalent to a URI. They do not if the number of a tel (RFC 3966) or the
 * namespace identifier of a urn (RFC 8141) is invalid. Nor do they say whether the rung `scheme` alone changes the digits of a
 * triplet in the domain of a mailto or the parameters of a tel.
 */
export function isSettled(text: string): boolean {
  const { scheme, path } = split(text);
  const number = path.replace(/;.*/, "");
  const nid = path.replace(/:.*/, "");
  switch (scheme?.toLowerCase()) {
    case "tel":
      if (/;.*%(?:[a-f]|.[a-f])/.test(path)) return false;
      return /^(?=.*[\dA-F*])(?:\+[\d.()-]*|(?:[\dA-F*.()-]|%23)*)$/i.test(number);
    case "mailto":
      return !/@[^@,]*%(?:[a-f]|.[a-f])/.test(path);
    case "urn":
      return /^[\dA-Z-]*$/i.test(nid);
    default:
      return true;
  }
}

/** Applies the rungs in the order of the ladder. The case of decoded letters in a host does not matter either. */
export function literally(text: string, rungs: readonly string[]): string {
  let parts = split(text);
  if (rungs.includes("case")) parts = normalizeCase(parts);
  if (rungs.includes("percent-encoding")) parts = normalizePercentEncoding(parts);
  if (rungs.includes("case")) parts = normalizeCase(parts);
  if (rungs.includes("dot-segments")) parts = normalizeDotSegments(parts);
  if (rungs.includes("scheme")) parts = normalizeScheme(parts);
  return recompose(parts);
}
