/** RFC 3986 §3.2, §5.3 and Appendix B: a reference to its components and back. References must be valid. */

export interface Components {
  readonly scheme: string | undefined;
  readonly authority: string | undefined;
  readonly path: string;
  readonly query: string | undefined;
  readonly fragment: string | undefined;
}

/** As printed in Appendix B. It splits a well-formed text; it does not check that the text is well-formed. */
const APPENDIX_B = /^(([^:/?#]+):)?(\/\/([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?/u;

/** Appendix B: $2, $4, $5, $7 and $9. */
export function split(reference: string): Components {
  const group = APPENDIX_B.exec(reference) ?? [];
  return { scheme: group[2], authority: group[4], path: group[5] ?? "", query: group[7], fragment: group[9] };
}

/** §3.2: neither userinfo nor host contains "@"; a host contains ":" only between brackets. */
const AUTHORITY = /^(?:([^@]*)@)?(\[[^\]]*\]|[^:]*)(?::(.*))?$/u;

export interface Authority {
  readonly userinfo: string | undefined;
  readonly host: string;
  readonly port: string | undefined;
}

export function splitAuthority(authority: string): Authority {
  const [, userinfo, host = "", port] = AUTHORITY.exec(authority) ?? [];
  return { userinfo, host, port };
}

export function joinAuthority({ userinfo, host, port }: Authority): string {
  return (userinfo === undefined ? "" : `${userinfo}@`) + host + (port === undefined ? "" : `:${port}`);
}

/** §5.3. */
export function recompose({ scheme, authority, path, query, fragment }: Components): string {
  let result = "";
  if (scheme !== undefined) {
    result += scheme;
    result += ":";
  }
  if (authority !== undefined) {
    result += "//";
    result += authority;
  }
  result += path;
  if (query !== undefined) {
    result += "?";
    result += query;
  }
  if (fragment !== undefined) {
    result += "#";
    result += fragment;
  }
  return result;
}

/** §3.3: without an authority, a path cannot begin with `//`. A leading `/.` keeps it a path. */
export function guard(components: Components): Components {
  const { authority, path } = components;
  return authority === undefined && path.startsWith("//") ? { ...components, path: `/.${path}` } : components;
}
