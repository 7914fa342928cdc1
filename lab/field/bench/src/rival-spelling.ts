/** Converts the components of other libraries, in the order in which they are read, to those of RFC 3986. */
import type { URIComponent } from "fast-uri";
import type URI from "urijs";
import { type Values, spelled, written } from "../../../proof/compare/src/spelling.ts";

export { fromEight, readEight } from "../../../proof/compare/src/spelling.ts";

/** Protocol, username, password, host name, port, path, search, hash: `URL`. */
export function fromUrl([protocol, username, password, hostname, port, path, search, hash]: Values): string {
  const userinfo = userinfoOf(username, password);
  const [scheme, query, fragment] = [String(protocol).slice(0, -1), String(search).slice(1), String(hash).slice(1)];
  return spelled([scheme, userinfo, hostname, port, path, query, fragment]);
}

/** Scheme, userinfo, host, port, path, query, fragment, kind of reference: fast-uri and uri-js. */
export function fromUriJs(values: Values): string {
  return spelled(values.slice(0, -1));
}

/** Protocol, username, password, host name, port, path, query, fragment: urijs. */
export function fromUrijs([protocol, username, password, ...others]: Values): string {
  return spelled([protocol, userinfoOf(username, password), ...others]);
}

export function readUrl(parsed: unknown): Values {
  const { protocol, username, password, hostname, port, pathname, search, hash } = parsed as URL;
  return [protocol, username, password, hostname, port, pathname, search, hash];
}

export function readUriJs(parsed: unknown): Values {
  const { scheme, userinfo, host, port, path, query, fragment, reference } = parsed as URIComponent;
  return [scheme, userinfo, host, port, path, query, fragment, reference];
}

export function readUrijs(parsed: unknown): Values {
  const { protocol, username, password, hostname, port, path, query, fragment } = parsed as URI.URIOptions;
  return [protocol, username, password, hostname, port, path, query, fragment];
}

function userinfoOf(username: unknown, password: unknown): string {
  return written(password) === "" ? written(username) : `${written(username)}:${written(password)}`;
}
