/** RFC 3986 §3.2.3 and §6.2.3: the facts of schemes, each with its source. */
import { lowerCaseDomains, lowerCaseNamespace, withPath, withoutVisualSeparators } from "./scheme-paths.ts";
import type { SchemeRules } from "./scheme-rules.ts";

/**
 * Scheme, default port, and the RFC and its section that say so; those of the last lines, IANA's Service Name and Transport
 * Protocol Port Number Registry. Left out is a scheme without an authority (`sip`, `iris.beep`), and one where no port is
 * another thing than the usual one, since a lookup comes before it (`sieve`) or since its RFC says so (`msrp`).
 */
const PORTS = `
acap 674 2244 3.2
coap 5683 7252 6.1
coap+tcp 5683 8323 8.1
coap+ws 80 8323 8.3
coaps 5684 7252 6.2
coaps+tcp 5684 8323 8.2
coaps+ws 443 8323 8.4
dict 2628 2229 5
ftp 21 1738 3.2
gopher 70 4266 2.1
http 80 9110 4.2.1
https 443 9110 4.2.2
icap 1344 3507 4.2
imap 143 5092 1
ipp 631 3510 4.5
ipps 631 7472 4.2
ldap 389 4516 3
nfs 2049 2224 1
nntp 119 5538 2
pop 110 2384 3
prospero 1525 4157 2
rsync 873 5781 2
rtmfp 1935 7425 6.1
rtsp 554 7826 4.2
rtsps 322 7826 4.2
rtspu 554 2326 3.2
snews 563 5538 8.1
snmp 161 4088 3
telnet 23 4248 2
tn3270 23 6270 2.2
vemmi 575 2122 3
wais 210 4156 2
ws 80 6455 3
wss 443 6455 3
z39.50r 210 2056 4
z39.50s 210 2056 3
amqp 5672
amqps 5671
ldaps 636
redis 6379
ssh 22`;

/** RFC 9110 §4.2.3, RFC 6455 §3, RFC 7252 §6.3 with RFC 8323 §8.6; `ftp` by RFC 1738 §3.1, `ipp` as HTTP, which carries it. */
const EMPTY_PATH_IS_SLASH = /^(?:https?|wss?|coaps?(?:\+.*)?|ftp|ipps?)$/;

/**
 * What schemes say on the equivalence of their URIs, beyond the generic syntax (RFC 3986 §6.2.3), by their names in lower case.
 *
 * @example
 * ```ts
 * import { normalize, schemes } from "@std66/normalize";
 * schemes.get("coap")?.port; // => "5683"
 * schemes.get("https")?.sources; // => ["RFC 9110 §4.2.2"]
 * const ours = new Map([...schemes, ["git", { port: "9418", sources: ["IANA service names"] }]]);
 * String(normalize("git://example.com:9418/a", { schemes: ours })); // => "git://example.com/a"
 * ```
 */
export const schemes: ReadonlyMap<string, SchemeRules> = /* @__PURE__ */ composeSchemes();

function composeSchemes(): Map<string, SchemeRules> {
  const map = new Map<string, SchemeRules>();
  for (const line of PORTS.trim().split("\n")) {
    const [scheme = "", port, rfc, section] = line.split(" ");
    const source = rfc === undefined ? "IANA service names" : `RFC ${rfc} §${section}`;
    map.set(scheme, { port, emptyPathIsSlash: EMPTY_PATH_IS_SLASH.test(scheme), sources: [source] });
  }
  map.set("file", { host: "localhost", sources: ["RFC 3986 §3.2.2", "RFC 8089 §2"] });
  map.set("mailto", { normalize: withPath(lowerCaseDomains), sources: ["RFC 3986 §6.2.3", "RFC 6068 §2"] });
  map.set("tel", { normalize: withPath(withoutVisualSeparators), sources: ["RFC 3966 §4"] });
  map.set("urn", { normalize: withPath(lowerCaseNamespace), sources: ["RFC 8141 §3.1"] });
  return map;
}
