/** RFC 3986 §3.2.3 and §6.2.3: the rules of schemes. Their sources are in a table of their own, so that `normalize` does not carry them. */
import {
  lowerCaseDomains,
  lowerCaseNamespace,
  withPath,
  withoutEmptyFields,
  withoutTopLevelType,
} from "./scheme-paths.ts";
import type { SchemeFacts } from "./scheme-rules.ts";
import { normalizeTelephoneNumber } from "./tel.ts";

/**
 * Each row has a scheme and its default port; a "/" means that an empty path is equivalent to "/". Omitted are schemes without an
 * authority (`sip`, `iris.beep`), and schemes in which an absent port is not the same as the default port, because a lookup
 * comes first (`sieve`) or because the RFC says so (`msrp`). `ipp` follows HTTP, its transport.
 */
const PORTS = `
acap 674
coap 5683 /
coap+tcp 5683 /
coap+ws 80 /
coaps 5684 /
coaps+tcp 5684 /
coaps+ws 443 /
dict 2628
ftp 21 /
gopher 70 /
http 80 /
https 443 /
icap 1344
imap 143 /
ipp 631 /
ipps 631 /
ldap 389 /
nfs 2049 /
nntp 119
pop 110
prospero 1525
rsync 873
rtmfp 1935
rtsp 554
rtsps 322
rtspu 554
snews 563
snmp 161
telnet 23 /
tn3270 23 /
vemmi 575
wais 210
ws 80 /
wss 443 /
z39.50r 210
z39.50s 210
amqp 5672
amqps 5671
ldaps 636
redis 6379
ssh 22`;

/**
 * The schemes in whose rootless paths "/" does not separate levels of a hierarchy. Omitted are schemes whose specification leaves this
 * open or allows no "/" there (`acct`, `geo`).
 */
const OPAQUE = "about cid data mailto mid news sip sips sms snews tag tel urn xmpp blob javascript";

/** Returns the rules of each scheme, by its name in lowercase. */
export function composeFacts(): Map<string, SchemeFacts> {
  const map = new Map<string, SchemeFacts>();
  // Inherits nothing, so that no rule is read from `Object.prototype`.
  const add = (scheme: string, facts: SchemeFacts): void => {
    map.set(scheme, Object.assign(map.get(scheme) ?? Object.create(null), facts));
  };
  for (const row of PORTS.trim().split("\n")) {
    const [scheme = "", port, slash] = row.split(" ");
    add(scheme, { port, emptyPathIsSlash: slash !== undefined });
  }
  for (const scheme of OPAQUE.split(" ")) add(scheme, { rootlessPathIsOpaque: true });
  add("file", { host: "localhost" });
  add("gopher", { normalize: withoutTopLevelType });
  add("ldap", { normalize: withoutEmptyFields });
  add("mailto", { normalize: withPath(lowerCaseDomains) });
  add("tel", { normalize: withPath(normalizeTelephoneNumber) });
  add("urn", { normalize: withPath(lowerCaseNamespace) });
  return map;
}
