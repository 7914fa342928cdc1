/**
 * RFC 3986 as it is written, to judge the answers by: Appendix B's expression and the pseudocode of §5, for texts that are
 * known to be valid. It has nothing in common with the packages, which are judged too.
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

export function split(text: string): Components {
  const [, scheme, authority, path = "", query, fragment] = PARTS.exec(text) ?? [];
  return { scheme, authority, path, query, fragment };
}

export function splitAuthority(authority: string | undefined): readonly (string | undefined)[] {
  return authority === undefined ? [] : (AUTHORITY.exec(authority) ?? []).slice(1);
}

/** RFC 3986 §5.2.2, with a strict parser, and §5.3. */
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
