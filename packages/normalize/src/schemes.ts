/** RFC 3986 §3.2.3 and §6.2.3: the rules of schemes, each with its sources. */
import { type UriReference, parse } from "@std66/core";
import { composeFacts } from "./scheme-facts.ts";
import type { SchemeFacts, SchemeRules } from "./scheme-rules.ts";

/**
 * Each row has a scheme and the sources of its rules: an RFC and section, or IANA's Service Name and Transport Protocol Port Number
 * Registry. The source of a port is the first; those of the other rules follow.
 */
const SOURCES = `
acap 2244:3.2
coap 7252:6.1 7252:6.3
coap+tcp 8323:8.1 8323:8.6 7252:6.4
coap+ws 8323:8.3 8323:8.6 7252:6.4
coaps 7252:6.2 7252:6.3
coaps+tcp 8323:8.2 8323:8.6 7252:6.4
coaps+ws 8323:8.4 8323:8.6 7252:6.4
dict 2229:5
ftp 1738:3.2 1738:3.2.2
gopher 4266:2.1
http 9110:4.2.1 9110:4.2.3
https 9110:4.2.2 9110:4.2.3
icap 3507:4.2
imap 5092:1
ipp 3510:4.2 9110:4.2.3
ipps 7472:4.2 9110:4.2.3
ldap 4516:3 4516:4
nfs 2224:1
nntp 5538:2
pop 2384:3
prospero 4157:2
rsync 5781:2
rtmfp 7425:6.1
rtsp 7826:4.2
rtsps 7826:4.2
rtspu 2326:3.2
snews 5538:8.1
snmp 4088:3
telnet 4248:2
tn3270 6270:2.2 6270:2
vemmi 2122:3
wais 4156:2
ws 6455:3
wss 6455:3
z39.50r 2056:4
z39.50s 2056:3
amqp IANA
amqps IANA
ldaps IANA
redis IANA
ssh IANA
about 6694:2.1
cid 2392:2
data 2397:3
mailto 6068:2 3986:6.2.3
mid 2392:2
news 5538:3
sip 3261:19.1.1
sips 3261:19.1.1
sms 5724:2.2
tag 4151:2.1
tel 3966:3 3966:4
urn 8141:4.3 8141:3.1
xmpp 5122:2.2
file 3986:3.2.2 8089:2`;

/** Sources that are not RFCs. */
const OTHER: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ["IANA", "IANA service names"],
  ["blob", "W3C File API, blob URLs"],
  ["javascript", "WHATWG HTML, javascript: URLs"],
]);

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

function composeSchemes(): Map<string, SchemeRules> {
  const cited = SOURCES.trim()
    .split("\n")
    .map((row) => row.split(" "));
  const sources = new Map(cited.map(([scheme = "", ...ofScheme]) => [scheme, ofScheme]));
  const withSources = ([scheme, facts]: [string, SchemeFacts]): [string, SchemeRules] => [
    scheme,
    Object.assign(facts, {
      sources: (sources.get(scheme) ?? [scheme]).map(sourceOf),
      ...(facts.normalize && { normalize: asReference(facts.normalize) }),
    }),
  ];
  return new Map(Array.from(composeFacts(), withSources));
}

function asReference(normalize: NonNullable<SchemeFacts["normalize"]>): (uri: UriReference) => UriReference {
  return (uri) => parse(normalize(uri));
}

function sourceOf(source: string): string {
  return OTHER.get(source) ?? `RFC ${source.replace(":", " §")}`;
}
