// The BNF of RFC 1738 §5 as regexps, with a group for each part. A scheme without a rule of its own is a `genericurl`
// (L13).

import type { Rfc1738Parts } from "../../src/index.ts";

const uchar = String.raw`(?:[A-Za-z0-9$_.+!*'(),-]|%[0-9A-Fa-f]{2})`;
const xchar = `(?:${uchar}|[;/?:@&=])`;
const withoutTab = `(?:(?!%09)${xchar})*`;
const domainlabel = "(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)";
const toplabel = "(?:[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])?)";
const hostname = String.raw`(?:${domainlabel}\.)*${toplabel}`;
const hostOf = String.raw`${hostname}|\d+\.\d+\.\d+\.\d+`;
const host = `(?<host>${hostOf})`;
const hostport = String.raw`${host}(?::(?<port>\d+))?`;
const user = `(?:${uchar}|[;?&=])*`;
const login = `(?:(?<user>${user})(?::(?<password>${user}))?@)?${hostport}`;
const fsegment = `(?:${uchar}|[?:@&=])*`;
const fpath = `(?<fpath>${fsegment}(?:/${fsegment})*)`;
const hsegment = `(?:${uchar}|[;:@&=])*`;
const group = "(?<group>[A-Za-z][A-Za-z0-9.+_-]*)";
const field = `(?:${uchar}|[?:@&])*`;

/** The rule of each scheme, after its name and colon. */
const RULES: Readonly<Record<string, string>> = {
  ftp: `//${login}(?:/${fpath}(?:;type=(?<type>[AIDaid]))?)?`,
  file: `//(?<host>${hostOf}|)/${fpath}`,
  http: String.raw`//${hostport}(?:/(?<path>${hsegment}(?:/${hsegment})*)(?:\?(?<search>${hsegment}))?)?`,
  // §3.4.1: neither a selector nor, before a Gopher+ string, a search has a tab. §5 says otherwise of both, and accepts
  // the same texts.
  gopher: `//${hostport}(?:/(?:(?<gtype>${xchar})(?:(?<selector>${withoutTab})(?:%09(?<search>${withoutTab})(?:%09(?<plus>${xchar}*))?)?)?)?)?`,
  mailto: `(?<address>${xchar}+)`,
  news: String.raw`(?:(?<all>\*)|${group}|(?<article>(?:${uchar}|[;/?:&=])+@${host}))`,
  nntp: String.raw`//${hostport}/${group}(?:/(?<article>\d+))?`,
  telnet: `//${login}/?`,
  wais: String.raw`//${hostport}/(?<database>${uchar}*)(?:\?(?<search>${hsegment})|/(?<wtype>${uchar}*)/(?<wpath>${uchar}*))?`,
  prospero: `//${hostport}/(?<path>${fsegment}(?:/${fsegment})*)(?<fields>(?:;${field}=${field})*)`,
};

/** @returns the parts by the rule of the scheme; `null` if it does not match */
export function rfc1738Anew(text: string): Rfc1738Parts | null {
  const [, name = "", rest = ""] = /^([A-Za-z0-9+.-]+):([^]*)$/u.exec(text) ?? [];
  const scheme = name.toLowerCase();
  const rule = RULES[scheme] ?? `(?<schemepart>${xchar}*)`;
  const found = name === "" ? undefined : new RegExp(`^(?:${rule})$`, "u").exec(rest)?.groups;
  return found === undefined ? null : (partsOf(scheme, found) as unknown as Rfc1738Parts);
}

function partsOf(scheme: string, groups: Readonly<Record<string, string | undefined>>): object {
  const named = (...names: string[]) => Object.fromEntries(names.map((part) => [part, groups[part] ?? null]));
  const cwd = groups["fpath"]?.split("/") ?? [];
  const file = cwd.pop() ?? null;
  switch (scheme) {
    case "ftp":
      return { scheme, ...named("user", "password", "host", "port"), cwd, name: file, ...named("type") };
    case "file":
      return { scheme, ...named("host"), cwd, name: file };
    case "http":
      return { scheme, ...named("host", "port", "path", "search") };
    case "gopher":
      return { scheme, ...named("host", "port", "gtype", "selector", "search", "plus") };
    case "mailto":
      return { scheme, ...named("address") };
    case "news":
      return { scheme, group: groups["all"] ?? groups["group"] ?? null, ...named("article") };
    case "nntp":
      return { scheme, ...named("host", "port", "group", "article") };
    case "telnet":
      return { scheme, ...named("user", "password", "host", "port") };
    case "wais":
      return { scheme, ...named("host", "port", "database", "search", "wtype", "wpath") };
    case "prospero":
      return { scheme, ...named("host", "port", "path"), fields: fieldsOf(groups["fields"] ?? "") };
    default:
      return { scheme, ...named("schemepart") };
  }
}

/** `;name=value;…`, where neither a name nor a value has a `;` or a `=`. */
function fieldsOf(text: string): (readonly string[])[] {
  const fields = text.split(";").slice(1);
  return fields.map((one) => one.split("="));
}
