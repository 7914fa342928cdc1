/**
 * RFC 3986 §3.2.2: the schemes whose hosts are machines on a network, so that a number in place of a host is an
 * address.
 */
import { BUILT_IN } from "@std66/normalize/internal";
import { SPECIAL } from "../text/repair.ts";

/** Schemes whose specifications require a host: those of the web, and others that name a server. */
export const SERVER_SCHEMES: readonly string[] = [
  "coap",
  "coaps",
  "imap",
  "ldaps",
  "nfs",
  "pop",
  "rtsp",
  "sftp",
  "ssh",
  "telnet",
];

/**
 * Schemes that clients of databases, brokers, files and versions, chat, mail and calls connect by. None of them has a
 * default port in `schemes`.
 */
const CLIENT_SCHEMES: readonly string[] =
  /* @__PURE__ */ `afp bolt cassandra cifs clickhouse cockroachdb couchbase db2 etcd ftps git hdfs imaps influxdb irc irc6
ircs kafka mariadb memcache memcached mms mongodb mqtt mqtts mssql mysql mysqlx nats neo4j oracle pop3
pop3s pops postgres postgresql pulsar rabbitmq rdp rediss rmi rtmp rtmps scp smb smtp smtps socks socks4 socks4a socks5 socks5h spice
sqlserver ssh2 stomp stun stuns svn tcp tds tftp tls turn turns udp vnc webcal webcals zookeeper`.split(/\s/);

/**
 * Whether programs that open URIs of a scheme connect to the host. A scheme that no table knows may name an app or a
 * bucket. Of one with a "+", such as `git+ssh`, the parts are asked. A reference without a scheme is read on a page of
 * the web.
 */
export function isOfNetwork(scheme: string | undefined): boolean {
  return scheme === undefined || isKnown(scheme) || scheme.split("+", 9).some(isKnown);
}

function isKnown(scheme: string): boolean {
  return (
    SPECIAL.includes(scheme) ||
    SERVER_SCHEMES.includes(scheme) ||
    CLIENT_SCHEMES.includes(scheme) ||
    BUILT_IN.get(scheme)?.port !== undefined
  );
}
