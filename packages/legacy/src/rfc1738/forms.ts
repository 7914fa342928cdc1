/** RFC 1738 §5: the form of the URLs of each scheme. */
import { UCHAR } from "../dialect/uchar.ts";

const XCHAR = `${UCHAR};/?:@&=`;
const HSEGMENT = `${UCHAR};:@&=`;
const FSEGMENT = `${UCHAR}?:@&=`;
/** Covers every host; `isHost` checks the details. */
const HOST = "[-A-Za-z0-9.]*";
const HOSTPORT = `(?<host>${HOST})(?::(?<port>\\d+))?`;
/** RFC 1738 §3.1: user, password, host and port. */
export const LOGIN: string = `(?:(?<user>[${UCHAR};?&=]*)(?::(?<password>[${UCHAR};?&=]*))?@)?${HOSTPORT}`;

/**
 * The form of the text after the ":" of a scheme. Its named groups are the parts; a host or a port follows the "//".
 */
export interface Form {
  readonly regexp: RegExp;
  readonly hasHost: boolean;
  readonly hasPort: boolean;
}

function form(source: string, hasHost: boolean, hasPort: boolean): Form {
  return { regexp: new RegExp(`^${source}$`), hasHost, hasPort };
}

const withPort = (source: string): Form => form(source, true, true);
const withHost = (source: string): Form => form(source, true, false);
const withoutHost = (source: string): Form => form(source, false, false);

/** By scheme, in lowercase. */
export const FORMS: ReadonlyMap<string, Form> = new Map([
  ["ftp", withPort(`//${LOGIN}(?:/(?<fpath>[${FSEGMENT}/]*)(?:;type=(?<type>[AIDaid]))?)?`)],
  ["http", withPort(`//${HOSTPORT}(?:/(?<path>[${HSEGMENT}/]*)(?:\\?(?<search>[${HSEGMENT}]*))?)?`)],
  ["gopher", withPort(`//${HOSTPORT}(?:/(?:(?<gtype>(?!%)[${XCHAR}]|%..)(?<rest>[${XCHAR}]*))?)?`)],
  ["mailto", withoutHost(`(?<address>[${XCHAR}]+)`)],
  ["news", withoutHost(`(?:(?<group>\\*|[A-Za-z][-A-Za-z0-9.+_]*)|(?<article>[${UCHAR};/?:&=]+@(?<at>${HOST})))`)],
  ["nntp", withPort(`//${HOSTPORT}/(?<group>[A-Za-z][-A-Za-z0-9.+_]*)(?:/(?<article>\\d+))?`)],
  ["telnet", withPort(`//${LOGIN}/?`)],
  [
    "wais",
    withPort(
      `//${HOSTPORT}/(?<database>[${UCHAR}]*)` +
        `(?:\\?(?<search>[${HSEGMENT}]*)|/(?<wtype>[${UCHAR}]*)/(?<wpath>[${UCHAR}]*))?`,
    ),
  ],
  ["file", withHost(`//(?<host>${HOST})/(?<fpath>[${FSEGMENT}/]*)`)],
  ["prospero", withPort(`//${HOSTPORT}/(?<path>[${FSEGMENT}/]*)(?<fields>(?:;[${UCHAR}?:@&=;]*)?)`)],
]);

/** The rule `genericurl`: any other scheme. */
export const GENERIC_URL: RegExp = new RegExp(`^[${XCHAR}]*$`);
