/**
 * RFC 3986 taken literally, to judge the answers: the regexp of Appendix B, the pseudocode of §5, and the sentences of §6.2.2
 * and §6.2.3, for texts known to be valid. Shares nothing with the packages, which are judged, too.
 */

export interface Components {
  readonly scheme: string | undefined;
  readonly authority: string | undefined;
  readonly path: string;
  readonly query: string | undefined;
  readonly fragment: string | undefined;
}

/** RFC 3986 Appendix B. */
const PARTS = /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/u;
/** RFC 3986 §3.2: userinfo, host and port. */
const AUTHORITY = /^(?:([^@]*)@)?(\[[^\]]*\]|[^:]*)(?::(\d*))?$/u;

/** RFC 3986 §2.1 and §2.3. */
const TRIPLET = /%[\da-f]{2}/giu;
const UNRESERVED = /^[-.\w~]$/u;
/** RFC 3986 §6.2.3, and the RFCs of the schemes. In all of these, an empty path means "/". */
export const DEFAULT_PORTS: ReadonlyMap<string, string> = new Map([
  ["http", "80"],
  ["https", "443"],
  ["ws", "80"],
  ["wss", "443"],
  ["ftp", "21"],
]);

export function split(text: string): Components {
  const [, scheme, authority, path = "", query, fragment] = PARTS.exec(text) ?? [];
  return { scheme, authority, path, query, fragment };
}

export function splitAuthority(authority: string | undefined): readonly (string | undefined)[] {
  return authority === undefined ? [] : (AUTHORITY.exec(authority) ?? []).slice(1);
}

/** RFC 3986 §5.2.2 with a strict parser, and §5.3. */
export function resolve(base: string, reference: string): string {
  const b = split(base);
  const r = split(reference);
  const { fragment } = r;
  if (r.scheme !== undefined) return recompose({ ...r, path: removeDotSegments(r.path) });
  const { scheme } = b;
  if (r.authority !== undefined) return recompose({ ...r, scheme, path: removeDotSegments(r.path) });
  if (r.path === "") return recompose({ ...b, query: r.query ?? b.query, fragment });
  const path = r.path.startsWith("/") ? r.path : merge(b, r.path);
  return recompose({ ...b, path: removeDotSegments(path), query: r.query, fragment });
}

/**
 * RFC 3986 §6.2.2 and §6.2.3, for texts with a scheme: relative references must be resolved first (§6.1). Leaves out the rules of
 * single schemes such as `mailto` and `urn`, which no text of the corpora needs.
 */
export function normalize(uri: string): string {
  // Safe on the whole text: no unreserved character is a delimiter.
  const { scheme = "", authority, path, query, fragment } = split(uri.replaceAll(TRIPLET, normalTriplet));
  const name = scheme.toLowerCase();
  return recompose({
    scheme: name,
    authority: authority === undefined ? undefined : normalAuthority(authority, DEFAULT_PORTS.get(name)),
    path: normalPath(path, name, authority !== undefined),
    query,
    fragment,
  });
}

/** RFC 3986 §6.2.2.2, and §6.2.2.1 for triplets that stay encoded. */
function normalTriplet(triplet: string): string {
  const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
  return UNRESERVED.test(character) ? character : triplet.toUpperCase();
}

/** RFC 3986 §6.2.2.1 for the host, and §6.2.3 for the port. */
function normalAuthority(authority: string, defaultPort: string | undefined): string {
  const [userinfo, host = "", port] = splitAuthority(authority);
  const lower = host.toLowerCase().replaceAll(TRIPLET, (triplet) => triplet.toUpperCase());
  const isDefault = port === undefined || port === "" || port === defaultPort;
  return (userinfo === undefined ? "" : `${userinfo}@`) + lower + (isDefault ? "" : `:${port}`);
}

/** RFC 3986 §6.2.2.3, §6.2.3 for an empty path, and §3.3 for a path that would be read as an authority. */
function normalPath(path: string, scheme: string, hasAuthority: boolean): string {
  const withoutDots = removeDotSegments(path);
  if (!hasAuthority) return withoutDots.startsWith("//") ? `/.${withoutDots}` : withoutDots;
  return withoutDots === "" && DEFAULT_PORTS.has(scheme) ? "/" : withoutDots;
}

/** RFC 3986 §5.2.3. */
function merge(base: Components, path: string): string {
  if (base.authority !== undefined && base.path === "") return `/${path}`;
  return base.path.slice(0, base.path.lastIndexOf("/") + 1) + path;
}

/** RFC 3986 §5.2.4, step by step. */
function removeDotSegments(path: string): string {
  let input = path;
  let output = "";
  while (input !== "") {
    if (/^\.\.?\//u.test(input)) input = input.slice(input.indexOf("/") + 1);
    else if (/^\/\.(?:\/|$)/u.test(input)) input = `/${input.slice(3)}`;
    else if (/^\/\.\.(?:\/|$)/u.test(input)) {
      input = `/${input.slice(4)}`;
      output = output.slice(0, Math.max(0, output.lastIndexOf("/")));
    } else if (/^\.\.?$/u.test(input)) input = "";
    else {
      const [segment = ""] = /^\/?[^/]*/u.exec(input) ?? [];
      output += segment;
      input = input.slice(segment.length);
    }
  }
  return output;
}

/** RFC 3986 §5.3. */
function recompose({ scheme, authority, path, query, fragment }: Components): string {
  return (
    (scheme === undefined ? "" : `${scheme}:`) +
    (authority === undefined ? "" : `//${authority}`) +
    path +
    (query === undefined ? "" : `?${query}`) +
    (fragment === undefined ? "" : `#${fragment}`)
  );
}
