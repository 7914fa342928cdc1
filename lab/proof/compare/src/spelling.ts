/**
 * Converts each contender's components, in the order in which they are read, to those of RFC 3986. Judges leniently:
 * delimiters, the brackets of IP literals, and the difference between absent and empty do not count.
 */
import type { UriReference } from "@std66/core";
import { split, splitAuthority } from "./rfc3986.ts";

export type Values = readonly unknown[];

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

export function readEight(parsed: unknown): Values {
  const { scheme, authority, userinfo, host, port, path, query, fragment } = parsed as UriReference;
  return [scheme, authority, userinfo, host, port, path, query, fragment];
}

export function spelled(values: Values): string {
  return JSON.stringify(values.map((value) => written(value).replace(/^\[(.*)\]$/u, "$1")));
}

/** Some contenders give the port as a number, and `null` for an absent component. */
export function written(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
