/**
 * Converts each contender's components, in the order in which they are read, to those of RFC 3986. Judges leniently: delimiters,
 * the brackets of IP literals, and the difference between absent and empty do not count.
 */
import type { UriReference } from "@std66/core";
import type { URIComponent } from "fast-uri";
import type URI from "urijs";
import { split, splitAuthority } from "./rfc3986.ts";

type Values = readonly unknown[];

/** The right answer. */
export function componentsOf(text: string): string {
  const { scheme, authority, path, query, fragment } = split(text);
  const [userinfo, host, port] = splitAuthority(authority);
  return spelled([scheme, userinfo, host, port, path, query, fragment]);
}

/** Scheme, authority, userinfo, host, port, path, query, fragment: std66 and hyperjump. */
export function fromEight([scheme, , ...others]: Values): string {
  return spelled([scheme, ...others]);
}

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

export function readEight(parsed: unknown): Values {
  const { scheme, authority, userinfo, host, port, path, query, fragment } = parsed as UriReference;
  return [scheme, authority, userinfo, host, port, path, query, fragment];
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

function spelled(values: Values): string {
  return JSON.stringify(values.map((value) => written(value).replace(/^\[(.*)\]$/u, "$1")));
}

/** Some contenders give the port as a number, and `null` for an absent component. */
function written(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
