/**
 * RFC 3986 §3.2.3 and §6.2.3: the facts about schemes and their sources, written by data/generate.mjs from
 * data/schemes.txt.
 */

/** Each row has a scheme and its default port; a "/" means that an empty path is equivalent to "/". */
export const PORTS = `acap 674
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

/** The schemes in whose rootless paths "/" does not separate levels of a hierarchy. */
export const OPAQUE = "snews about cid data mailto mid news sip sips sms tag tel urn xmpp blob javascript file";

/** Each row has a scheme and the sources of its rules: an RFC and section, or IANA. */
export const SOURCES = `acap 2244:3.2
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

/** Sources that are not RFCs, by the word in a row, or by the scheme, which then has no row. */
export const TITLES: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ["IANA", "IANA service names"],
  ["blob", "W3C File API, blob URLs"],
  ["javascript", "WHATWG HTML, javascript: URLs"],
]);
