// RFC 6890 and others: the networks of special addresses, at both ends, and the names of such hosts.
import { expect, it } from "vitest";
import { audit } from "../src/index.ts";
import { messageOf, placesOf } from "./places.ts";

const PURPOSES = [
  "host-metadata",
  "host-unspecified",
  "host-loopback",
  "host-private",
  "host-link-local",
  "host-special-address",
];

const codesOf = (host: string): readonly string[] =>
  audit(`http://${host}/`)
    .map(({ code }) => code)
    .filter((code) => PURPOSES.includes(code));

/** First and last address of each network, and a neighbor of each that is in none. */
it.each([
  // RFC 1122 §3.2.1.3 and RFC 6890: only the first one is this host. The others are hosts on this network.
  ["host-unspecified", "0.0.0.0", "[::ffff:0.0.0.0]", "1.0.0.0"],
  ["host-special-address", "0.0.0.1", "0.255.255.255", "1.0.0.0"],
  ["host-special-address", "0.1.2.3", "[::ffff:0.1.2.3]", "1.0.0.0"],
  ["host-loopback", "127.0.0.0", "127.255.255.255", "126.255.255.255", "128.0.0.0"],
  ["host-private", "10.0.0.0", "10.255.255.255", "9.255.255.255", "11.0.0.0"],
  ["host-private", "172.16.0.0", "172.31.255.255", "172.15.255.255", "172.32.0.0"],
  ["host-private", "192.168.0.0", "192.168.255.255", "192.167.255.255", "192.169.0.0"],
  ["host-private", "100.64.0.0", "100.127.255.255", "100.63.255.255", "100.128.0.0"],
  ["host-link-local", "169.254.0.0", "169.254.255.255", "169.253.255.255", "169.255.0.0"],
  ["host-special-address", "192.0.0.0", "192.0.0.255", "191.255.255.255", "192.0.1.0"],
  ["host-special-address", "192.0.2.0", "192.0.2.255", "192.0.1.255", "192.0.3.0"],
  ["host-special-address", "198.18.0.0", "198.19.255.255", "198.17.255.255", "198.20.0.0"],
  ["host-special-address", "198.51.100.0", "198.51.100.255", "198.51.99.255", "198.51.101.0"],
  ["host-special-address", "203.0.113.0", "203.0.113.255", "203.0.112.255", "203.0.114.0"],
  ["host-special-address", "224.0.0.0", "255.255.255.255", "223.255.255.255"],
  ["host-metadata", "169.254.169.254", "169.254.170.2", "8.8.8.8"],
  ["host-metadata", "100.100.100.200", "192.0.0.192", "8.8.8.8"],
  ["host-unspecified", "[::]", "[0:0:0:0:0:0:0:0]", "[2606:4700::]"],
  ["host-loopback", "[::1]", "[0::1]", "[2606:4700::1]"],
  ["host-link-local", "[fe80::]", "[febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff]"],
  ["host-private", "[fc00::]", "[fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff]"],
  ["host-private", "[fec0::]", "[feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff]"],
  ["host-special-address", "[ff00::]", "[ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff]"],
  ["host-special-address", "[2001:db8::]", "[2001:db8:ffff:ffff:ffff:ffff:ffff:ffff]", "[2001:db7::]", "[2001:db9::]"],
  ["host-special-address", "[100::]", "[100::ffff:ffff:ffff:ffff]"],
  // Only 2000::/3 is delegated as global unicast (RFC 3587).
  ["host-special-address", "[1::]", "[1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff]", "[2000::]"],
  ["host-special-address", "[4000::]", "[fbff::]", "[3fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff]"],
  ["host-special-address", "[fe00::]", "[fe7f::]"],
  ["host-metadata", "[fd00:ec2::254]", "[FD00:0EC2:0:0::254]"],
  ["host-metadata", "168.63.129.16", "[fd00:ec2::23]", "168.63.129.15", "168.63.129.17"],
  ["host-metadata", "169.254.170.23", "[fd20:ce::254]", "8.8.4.4"],
])("R-144 %s: from %s to %s", (code, first, last, ...others) => {
  expect([codesOf(first), codesOf(last)]).toEqual([[code], [code]]);
  for (const other of others) expect([other, codesOf(other)]).toEqual([other, []]);
  expect(placesOf(code, `http://${first}:80/`)).toEqual([first]);
});

it("R-144 what is said of an address, and of one in another", () => {
  expect(messageOf("host-loopback", "http://127.0.0.1/")).toBe("the host is a loopback address");
  expect(messageOf("host-loopback", "http://[::ffff:127.0.0.1]/")).toBe(
    "the IPv4 address in the host is a loopback address",
  );
  expect(messageOf("host-loopback", "http://a.localhost/")).toBe("the host is a name of the machine itself");
  expect(placesOf("host-loopback", "http://[::ffff:8.8.8.8]/")).toEqual([]);
  // Of Teredo: the client is 127.0.0.1, then the server.
  for (const host of ["[2001:0:808:808:0:0:80ff:fffe]", "[2001:0:7f00:1:0:0:f7f7:f7f7]"]) {
    expect(messageOf("host-loopback", `http://${host}/`)).toBe("the IPv4 address in the host is a loopback address");
  }
  expect(codesOf("[2001:0:a00:1:0:0:80ff:fffe]")).toEqual(["host-loopback", "host-private"]);
  expect(codesOf("[64:ff9b:1::127.0.0.1]")).toEqual(["host-loopback"]);
  expect(messageOf("host-ipv6-embedded-ipv4", "http://[2001:0:c000:221:0:0:80ff:fffe]/")).toBe(
    "the IPv6 address contains the IPv4 addresses `192.0.2.33` and `127.0.0.1`",
  );
  expect(messageOf("host-private", "http://a.lan/")).toBe("the host is a private network name");
  expect(messageOf("host-ipv6-embedded-ipv4", "http://[::ffff:8.8.4.4]/")).toBe(
    "the IPv6 address contains the IPv4 address `8.8.4.4`",
  );
  expect(messageOf("host-ipv4-rare", "http://1.2.3.256/")).toBe(
    "`1.2.3.256` looks like an IPv4 address, but has a number that is too large or not octal",
  );
  expect(messageOf("host-ip-in-name", "http://a.10-0-0-1.b.example/")).toBe(
    "the name contains the address `10.0.0.1`, and may resolve to it",
  );
  for (const [host, purpose] of [
    ["169.254.169.254", "a cloud's metadata service"],
    ["metadata", "a cloud's metadata service"],
    ["0.0.0.0", "the unspecified address, often the machine itself"],
    ["10.0.0.1", "a private network address"],
    ["169.254.1.1", "a link-local address"],
    ["224.0.0.1", "a special-purpose address"],
  ] as const) {
    expect(audit(`http://${host}/`)[0]?.message).toBe(`the host is ${purpose}`);
  }
});

it.each([
  [
    "host-metadata",
    ["metadata", "METADATA.", "metadata.google.internal", "metadata.google.internal.", "metadata.goog"],
  ],
  [
    "host-metadata",
    ["metadata.tencentyun.com", "Instance-Data", "instance-data.ec2.internal.", "api.metadata.cloud.ibm.com"],
  ],
  ["host-loopback", ["localhost", "LOCALHOST.", "a.localhost", "a.b.localhost."]],
  ["host-loopback", ["ip6-localhost", "ip6-loopback", "localhost.localdomain", "LocalHost4", "localhost6."]],
  [
    "host-loopback",
    ["localhost4.localdomain4", "localhost6.localdomain6", "a.localtest.me", "lvh.me", "a.b.ddev.site"],
  ],
  ["host-private", ["a.local", "a.b.internal.", "a.lan", "a.intranet", "a.home.arpa", "a.corp", "a.HOME"]],
  ["host-private", ["host.docker.internal", "kubernetes.default.svc", "a.b.svc.cluster.local", "kubernetes.default"]],
  ["host-private", ["a.localdomain", "a.private", "default.service.arpa", "home.arpa"]],
  ["host-private", ["fritz.box", "myfritz.fritz.box", "SPEEDPORT.ip.", "router.asus.com", "routerlogin.net"]],
  ["host-loopback", ["localhost.direct", "a.localhost.direct", "a.lcl.host", "localho.st"]],
  ["host-ip-in-name", ["127.0.0.1.nip.example", "10-0-0-1.a.example", "a-1.2.3.255-b.example", "1.2.3.4-a.example"]],
  ["host-ipvfuture", ["[v1.a]", "[V1F.a:b]"]],
])("R-144 %s: names", (code, hosts) => {
  for (const host of hosts) expect(placesOf(code, `http://u@${host}:80/`)).toEqual([host]);
});

it.each([
  [
    "host-metadata",
    ["tencentyun.com", "xmetadata.tencentyun.com", "xinstance-data", "instance-data.example", "cloud.ibm.com"],
  ],
  ["host-loopback", ["ip6-localhost.example", "a.localhost4", "localhost5", "localtest.me.example", "xlvh.me", "site"]],
  ["host-private", ["svc", "a.svc.example", "default.kubernetes", "a.default", "xhome.arpa", "a.docker", "a.service"]],
  ["host-metadata", ["xmetadata", "metadata.example", "metadata.googx", "a.metadata", "metadata.."]],
  ["host-private", ["box", "a.box", "xfritz.box", "fritz.box.example", "asus.com", "in-addr.arpa", "a.e164.arpa"]],
  ["host-loopback", ["direct", "xlocalhost.direct", "localhost.direct.example", "host", "a.host"]],
  ["host-loopback", ["xlocalhost", "localhost.example", "localhostx", "[v1.localhost]", "localhost.."]],
  ["host-private", ["local", "a.local.example", "a.locale", "alan", "a.local..", "[v1.a.local]"]],
  [
    "host-ip-in-name",
    ["1.2.3.4", "1.2.3.example", "a1.2.3.4.example", "1.2.3.256.example", "256.2.3.4.example", "1.2.3.4."],
  ],
  ["host-ip-in-name", ["1.2.3.4567.example", "1.2.3.4example", "0x7f.1", "1x2.3.4.a.example"]],
  ["host-ipvfuture", ["[::1]", "v1.a", "a[v1.a]"]],
  ["host-zone", ["[fe80::1]", "a%25b", "a[b%25c]"]],
  ["host-ipv4-rare", ["192.0.2.1", "[::1]", "a.1.2", "1.2.3.4.5"]],
])("R-144 %s: other names", (code, hosts) => {
  for (const host of hosts) expect([host, placesOf(code, `http://${host}/`)]).toEqual([host, []]);
  expect(placesOf(code, "/a")).toEqual([]);
});

it("RFC 8089 \u00A72: localhost in a file URI is not a finding, since it means that the file is not on another machine", () => {
  expect(audit("file://localhost/etc/hosts")).toEqual([]);
  expect(audit("FILE://LOCALHOST/etc/hosts")).toEqual([]);
  expect(placesOf("host-loopback", "ftp://localhost/etc/hosts")).toEqual(["localhost"]);
  for (const host of ["a.localhost", "127.0.0.1", "localhost."]) {
    expect(placesOf("host-loopback", `file://${host}/etc/hosts`)).toEqual([host]);
  }
});

it("R-144 R-504 the place of a zone, which is not to be sent on, is the zone", () => {
  expect(placesOf("host-zone", "http://[fe80::1%25eth0]:80/%25")).toEqual(["%25eth0"]);
  expect(placesOf("host-zone", "http://u@[fe80::1%eth0]/")).toEqual(["%eth0"]);
  expect(messageOf("host-zone", "http://[fe80::1%25eth0]/")).toBe("the address has a zone identifier");
});

const a = (count: number): string => "a".repeat(count);

it("R-066 no name of more than 255 characters is looked at by its end", () => {
  expect(placesOf("host-loopback", `http://${a(245)}.localhost/`)).toHaveLength(1);
  expect(placesOf("host-loopback", `http://${a(246)}.localhost/`)).toEqual([]);
  expect(placesOf("host-ip-in-name", `http://${a(246)}.1.2.3.4.example/`)).toHaveLength(1);
  expect(placesOf("host-ip-in-name", `http://${a(248)}.1.2.3.4.example/`)).toEqual([]);
});

it.each([
  ["http://[169.254.169.254]/", "[169.254.169.254]", "169.254.169.254"],
  ["http://[169.254.169.254]:80/latest", "[169.254.169.254]:80", "169.254.169.254"],
  ["http://[localhost]/", "[localhost]", "localhost"],
  ["http://u@[localhost]:80/", "[localhost]:80", "localhost"],
  ["//[localhost]/a", "[localhost]", "localhost"],
  ["http://[]/", "[]", undefined],
  ["http://prefix.[::1]/", "prefix.[::1]", "::1"],
  ["http://[::1].suffix/", "[::1].suffix", "::1"],
  ["http://[::1]suffix:80/", "[::1]suffix:80", "::1"],
  ["http://[[::1]]/", "[[::1]]", "::1"],
  ["http://[::1][::2]/", "[::1][::2]", "::1"],
  ["http://[127.0.0.1]:80/", "[127.0.0.1]:80", "127.0.0.1"],
  ["http://[::ffff:127.0.0.1", "[::ffff:127.0.0.1", "::ffff:127.0.0.1"],
  ["http://[::ffff:127.0.0.1/a", "[::ffff:127.0.0.1", "::ffff:127.0.0.1"],
  ["http://::1]/", "::1]", undefined],
  ["http://good.example[::1]?q", "good.example[::1]", "::1"],
  ["http://[12345::1]/", "[12345::1]", "12345::1"],
  ["http://[127.0.0.1%25eth0]/", "[127.0.0.1%25eth0]", "127.0.0.1%25eth0"],
  ["redis://[localhost]:6379/0", "[localhost]:6379", "localhost"],
])("host-brackets: %s", (text, place, inside) => {
  const taken = inside === undefined ? "" : `, and some programs take \`${inside}\` for the host`;
  expect(placesOf("host-brackets", text)).toEqual([place]);
  expect(messageOf("host-brackets", text)).toBe(`the brackets are not around an IPv6 address alone${taken}`);
});

it.each([
  "http://[::1]/",
  "http://[2001:db8::1]:80/a b",
  "http://u@[::ffff:192.0.2.1]:8080?a b",
  "http://[v1.a]/ ",
  "http://[fe80::1%25eth0]/",
  "http://[fe80::1%eth0]/",
  "http://good.example/[localhost]",
  "http://good.example/?a[]=1",
  "http://good.example/#[::1]x",
  "[localhost]",
  "/[::1].suffix",
  "mailto:a@[127.0.0.1]",
  "http://u:p[ss@good.example/",
])("host-brackets: nothing in %s", (text) => {
  expect(placesOf("host-brackets", text)).toEqual([]);
});

it("R-145 host-brackets shows nothing of a possible password", () => {
  const text = "ftp://user:hunter2[@x/y@[host]/";
  for (const { message } of audit(text)) expect(message).not.toContain("hunter2");
});
