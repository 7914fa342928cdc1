/** RFC 3986 §3.2.3 and §6.2.3: the rules of schemes, each with its source. */
import {
  lowerCaseDomains,
  lowerCaseNamespace,
  withPath,
  withoutEmptyFields,
  withoutTopLevelType,
} from "./scheme-paths.ts";
import type { SchemeRules } from "./scheme-rules.ts";
import { normalizeTelephoneNumber } from "./tel.ts";

/**
 * Each row has a scheme, its default port, and the source of the port: an RFC and section, or IANA's Service Name and
 * Transport Protocol Port Number Registry. Further sections state that an empty path is "/". Omitted are schemes without an
 * authority (`sip`, `iris.beep`), and schemes in which an absent port is not the same as the default port, because a lookup
 * comes first (`sieve`) or because the RFC says so (`msrp`). `ipp` follows HTTP, its transport.
 */
const PORTS = `
acap 674 2244:3.2
coap 5683 7252:6.1 7252:6.3
coap+tcp 5683 8323:8.1 8323:8.6 7252:6.4
coap+ws 80 8323:8.3 8323:8.6 7252:6.4
coaps 5684 7252:6.2 7252:6.3
coaps+tcp 5684 8323:8.2 8323:8.6 7252:6.4
coaps+ws 443 8323:8.4 8323:8.6 7252:6.4
dict 2628 2229:5
ftp 21 1738:3.2 1738:3.2.2
gopher 70 4266:2.1 4266:2.1
http 80 9110:4.2.1 9110:4.2.3
https 443 9110:4.2.2 9110:4.2.3
icap 1344 3507:4.2
imap 143 5092:1 5092:1
ipp 631 3510:4.2 9110:4.2.3
ipps 631 7472:4.2 9110:4.2.3
ldap 389 4516:3 4516:4
nfs 2049 2224:1 2224:1
nntp 119 5538:2
pop 110 2384:3
prospero 1525 4157:2
rsync 873 5781:2
rtmfp 1935 7425:6.1
rtsp 554 7826:4.2
rtsps 322 7826:4.2
rtspu 554 2326:3.2
snews 563 5538:8.1
snmp 161 4088:3
telnet 23 4248:2 4248:2
tn3270 23 6270:2.2 6270:2
vemmi 575 2122:3
wais 210 4156:2
ws 80 6455:3 6455:3
wss 443 6455:3 6455:3
z39.50r 210 2056:4
z39.50s 210 2056:3
amqp 5672 IANA
amqps 5671 IANA
ldaps 636 IANA
redis 6379 IANA
ssh 22 IANA`;

/**
 * Each row has a scheme in whose rootless paths "/" does not separate levels of a hierarchy, and the RFC and section that say
 * so. Omitted are schemes whose specification leaves this open or allows no "/" there (`acct`, `geo`).
 */
const OPAQUE = `
about 6694:2.1
cid 2392:2
data 2397:3
mailto 6068:2
mid 2392:2
news 5538:3
sip 3261:19.1.1
sips 3261:19.1.1
sms 5724:2.2
snews 5538:8.1
tag 4151:2.1
tel 3966:3
urn 8141:4.3
xmpp 5122:2.2`;

/**
 * The rules of schemes for the equivalence of their URIs (RFC 3986 §6.2.3), by scheme name in lowercase.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-6.2.3 | RFC 3986 §6.2.3}
 * @example
 * ```ts
 * import { normalize, schemes } from "@std66/normalize";
 * schemes.get("coap")?.port; // => "5683"
 * schemes.get("https")?.sources; // => ["RFC 9110 §4.2.2", "RFC 9110 §4.2.3"]
 * const ours = new Map([...schemes, ["git", { port: "9418", sources: ["IANA service names"] }]]);
 * String(normalize("git://example.com:9418/a", { schemes: ours })); // => "git://example.com/a"
 * ```
 */
export const schemes: ReadonlyMap<string, SchemeRules> = /* @__PURE__ */ composeSchemes();

type Change = NonNullable<SchemeRules["normalize"]>;

function composeSchemes(): Map<string, SchemeRules> {
  const map = new Map<string, SchemeRules>();
  // Merges facts from several tables.
  const add = (scheme: string, { sources, ...facts }: SchemeRules): void => {
    // Inherits nothing, so that no rule is read from `Object.prototype`.
    const rules: Partial<SchemeRules> = map.get(scheme) ?? Object.create(null);
    map.set(scheme, Object.assign(rules, facts, { sources: [...new Set([...(rules.sources ?? []), ...sources])] }));
  };
  for (const [scheme, port, ...sources] of rowsOf(PORTS)) {
    add(scheme, { port, emptyPathIsSlash: sources.length > 1, sources: sources.map(sourceOf) });
  }
  for (const [scheme, ...sources] of rowsOf(OPAQUE))
    add(scheme, { rootlessPathIsOpaque: true, sources: sources.map(sourceOf) });
  add("blob", { rootlessPathIsOpaque: true, sources: ["W3C File API, blob URLs"] });
  add("javascript", { rootlessPathIsOpaque: true, sources: ["WHATWG HTML, javascript: URLs"] });
  add("file", { host: "localhost", sources: ["RFC 3986 §3.2.2", "RFC 8089 §2"] });
  const change = (scheme: string, normalize: Change, ...sources: string[]): void => add(scheme, { normalize, sources });
  change("gopher", withoutTopLevelType, "RFC 4266 §2.1");
  change("ldap", withoutEmptyFields, "RFC 4516 §4");
  change("mailto", withPath(lowerCaseDomains), "RFC 3986 §6.2.3", "RFC 6068 §2");
  change("tel", withPath(normalizeTelephoneNumber), "RFC 3966 §4");
  change("urn", withPath(lowerCaseNamespace), "RFC 8141 §3.1");
  return map;
}

function rowsOf(table: string): [scheme: string, ...facts: string[]][] {
  return table
    .trim()
    .split("\n")
    .map((row) => row.split(" ") as [string, ...string[]]);
}

function sourceOf(source: string): string {
  return source === "IANA" ? "IANA service names" : `RFC ${source.replace(":", " §")}`;
}
