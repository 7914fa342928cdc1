// RFC 6890, RFC 6761: `publicHosts` refuses all that is not of the public internet, or cannot be decided.
import { afterEach, describe, expect, it, vi } from "vitest";
import { audit } from "../src/index.ts";
import { specialWords, specialZones } from "../src/host/special-names.ts";
import { METADATA, NAMES } from "./iana.ts";
import { messageOf, placesOf } from "./places.ts";

const isRefused = (text: string): boolean =>
  audit(text, { publicHosts: true }).some(({ code, severity }) => code === "host-not-public" && severity === "danger");

describe("hosts of the public internet pass", () => {
  it.each([
    "8.8.8.8",
    "1.0.0.0",
    "223.255.255.255",
    "168.63.129.17",
    "[2606:4700:4700::1111]",
    "[2001:200::1]",
    // ISATAP, with a public address.
    "[2606:4700::200:5efe:808:808]",
    "example.com",
    "EXAMPLE.COM",
    "example.net",
    "www.example.org",
    "example.com.",
    "a.b-c.example.co.uk",
    "bücher.de",
    "xn--bcher-kva.de",
    "XN--BCHER-KVA.de",
    "localhost.com",
    "local.example.com",
    "test.com",
    "mylocalhost.io",
    "internal.example.com",
    "metadata.example.com",
    "tencentyun.com",
    "xmetadata.tencentyun.com",
    "x.onion.com",
    "пример.рф",
    "xn--strae-oqa.de",
    "xn--e1afmkfd.xn--p1ai",
    "1.2.3.4.example.com",
    `${"a".repeat(63)}.com`,
  ])("%s", (host) => {
    for (const text of [`https://${host}/`, `//${host}/a?b#c`, `http://${host}:8443`, `ftp://${host}/`]) {
      expect([text, isRefused(text)]).toEqual([text, false]);
    }
  });
});

it("a name with an underscore passes, but with a port, RFC 2396 sees no host in it", () => {
  expect(isRefused("https://a_b.example.com/")).toBe(false);
  expect(isRefused("https://a_b.example.com:8443/")).toBe(true);
});

describe("other hosts do not", () => {
  it.each([
    "127.0.0.1",
    "10.0.0.1",
    "10.255.255.255",
    "100.64.0.1",
    "169.254.169.254",
    "192.0.0.9",
    "192.0.0.10",
    "192.88.99.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "0.0.0.0",
    "[::]",
    "[::1]",
    "[::ffff:127.0.0.1]",
    "[::ffff:8.8.8.8]",
    "[::8.8.8.8]",
    "[64:ff9b::8.8.8.8]",
    "[64:ff9b:1::8.8.8.8]",
    "[2002:808:808::1]",
    "[2001::1]",
    "[2001:20::1]",
    "[2001:db8::1]",
    "[3fff::1]",
    "[5f00::1]",
    "[fe80::1]",
    "[fe80::1%25eth0]",
    "[fec0::1]",
    "[fd00::1]",
    "[ff02::1]",
    "[4000::1]",
    "[2606:4700::5efe:10.0.0.1]",
    "[2606:4700::300:5efe:127.0.0.1]",
    "[v1.a]",
    "2130706433",
    "0x7f.1",
    "0x8.8.8.8",
    "8.8.8",
    "8.8.8.8.",
    "08.8.8.8",
    "8%2e8.8.8",
    "\uFF18.8.8.8",
    "localhost",
    "LOCALHOST",
    "localhost.",
    "a.localhost",
    "a.localhost.",
    "intranet",
    "a",
    "com",
    "com.",
    "printer.local",
    "a.internal",
    "a.test",
    "a.invalid",
    "a.onion",
    "a.alt",
    "a.home.arpa",
    "good.example",
    "a.corp",
    "a.lan",
    "localhost.localdomain",
    "localhost4.localdomain4",
    "ip6-localhost",
    "host.docker.internal",
    "kubernetes.default.svc",
    "redis.default.svc.cluster.local",
    "metadata",
    "instance-data",
    "metadata.google.internal",
    "metadata.goog",
    "METADATA.tencentyun.com.",
    "a.metadata.tencentyun.com",
    "a.metadata.goog",
    "instance-data.ec2.internal",
    "arpa",
    "x.ip6.arpa",
    "1.0.0.127.in-addr.arpa",
    "8.8.8.8.in-addr.arpa",
    "e164.ARPA.",
    "fritz.box",
    "FRITZ.box.",
    "myfritz.fritz.box",
    "speedport.ip",
    "routerlogin.net",
    "x.localhost.direct",
    "localhost.direct",
    "a.lcl.host",
    "localho.st",
    "192-168-1-2.0a1b2c3d4e5f.plex.direct",
    "127-0-0-1.local-ip.co",
    "a.localtest.me",
    "127.0.0.1.nip.io",
    "8-8-8-8.sslip.io",
    "\uFF4Cocalhost",
    "local\u00ADhost",
    "local%C2%ADhost",
    // To some editions of `URL`, these are names.
    "xn--a.com",
    "xn--ood-c86s.com",
    "xn--abc-.com",
    "a.xn--.com",
    "xn--a",
    "a.xn--a",
    "a..com",
    ".com",
    "-a.com",
    `${"a".repeat(64)}.com`,
    `${"a.".repeat(126)}com`,
    // RFC 1123 §2.1: a top-level domain is alphabetic.
    "255.2a",
    "a.1a",
    "a.c",
    "a.c-m",
    "a.c_m",
    "a.0xg",
    "example.com%00",
    "example.com,a",
    "",
  ])("%s", (host) => {
    for (const text of [`https://${host}/`, `http://${host}:80/`]) {
      expect([text, isRefused(text)]).toEqual([text, true]);
    }
  });

  it.each(METADATA)("the metadata service %s", (address) => {
    expect(isRefused(`http://${address.includes(":") ? `[${address}]` : address}/`)).toBe(true);
  });

  it.each(NAMES.split(" "))("the special-use name %s, and those below it", (name) => {
    for (const host of [name, `a.${name}`, `a.b.${name.toUpperCase()}.`])
      expect([host, isRefused(`http://${host}/`)]).toEqual([host, true]);
    if (name !== "localhost") expect(isRefused(`http://a${name.replaceAll(".", "-")}.com/`)).toBe(false);
  });
});

it("each special-use name of the registry has a row, and its RFC", () => {
  const registered = [...specialZones.values()]
    .filter(({ source }) => source.startsWith("RFC"))
    .map(({ name }) => name);
  // RFC 6761 §6.5 has these treated as any other name. RFC 6762 Appendix G lists what private networks have.
  // RFC 3172 has all of `arpa` for infrastructure, not for hosts.
  const others = ["example.com", "example.net", "example.org", "intranet", "lan", "private", "arpa"];
  const expected = [...NAMES.split(" "), ...others];
  expect(registered).toHaveLength(expected.length);
  expect(new Set(registered)).toEqual(new Set(expected));
  expect([...specialZones.values(), ...specialWords.values()].filter(({ source }) => source === "")).toEqual([]);
});

it.each([
  ["6tisch.arpa", "RFC 9031"],
  ["alt", "RFC 9476"],
  ["eap.arpa", "RFC 9965"],
  ["eap-noob.arpa", "RFC 9140"],
  ["home.arpa", "RFC 8375"],
  ["10.in-addr.arpa", "RFC 6761"],
  ["31.172.in-addr.arpa", "RFC 6761"],
  ["168.192.in-addr.arpa", "RFC 6761"],
  ["254.169.in-addr.arpa", "RFC 6762"],
  ["b.e.f.ip6.arpa", "RFC 6762"],
  ["170.0.0.192.in-addr.arpa", "RFC 8880"],
  ["ipv4only.arpa", "RFC 8880"],
  ["resolver.arpa", "RFC 9462"],
  ["service.arpa", "RFC 9665"],
  ["example", "RFC 6761"],
  ["invalid", "RFC 6761"],
  ["local", "RFC 6762"],
  ["localhost", "RFC 6761"],
  ["onion", "RFC 7686"],
  ["test", "RFC 6761"],
])("%s is special-use by %s", (name, source) => {
  expect(messageOf("host-not-public", `http://a.${name}/`, { publicHosts: true })).toBe(
    `\`a.${name}\` is not a public host: \`${name}\` is a name for special use (${source})`,
  );
});

describe("a text without a host passes only where it would for allowed hosts", () => {
  it.each(["", "/a", "a/b", "?a", "#a", "./a:b", "../a"])("%j passes", (text) => {
    expect(isRefused(text)).toBe(false);
  });

  it.each([
    "file:///etc/passwd",
    "data:,a",
    "data:text/html,a",
    "mailto:a@example.com",
    "urn:isbn:0451450523",
    "javascript:alert(1)",
    "javascript://example.com/%0Aalert(1)",
    "blob:https://example.com/a",
    "unix:///var/run/docker.sock",
    "http:example.com",
    "https:/example.com/",
    "https:///example.com/",
    "///example.com/",
    "/\\example.com/",
    ".//example.com/",
    "a/..//example.com/",
    "%2F/example.com/",
    "\thttps://example.com/",
    "https://example.com/\u0000",
    "https://example.com/a b",
  ])("publicHosts refuses %j", (text) => {
    expect(isRefused(text)).toBe(true);
  });
});

it.each([
  "https://u@example.com/",
  "https://example.com@10.0.0.1/",
  "https://10.0.0.1@example.com/",
  "https://10.0.0.1\\@example.com/",
  "https://example.com\\@10.0.0.1/",
  "https://10.0.0.1#@example.com/",
  "https://example.com:65536/",
  "https://ex%61mple.com/",
  "https://[example.com]/",
  "http://unix:/var/run/docker.sock:/x",
])("%j is not decided", (text) => {
  expect(isRefused(text)).toBe(true);
});

function why(text: string): string | undefined {
  return messageOf("host-not-public", text, { publicHosts: true });
}

it("says why", () => {
  expect(why("http://10.0.0.1/")).toBe("`10.0.0.1` is not a public host: it is in 10.0.0.0/8 (RFC 1918)");
  expect(why("http://169.254.169.254/")).toBe(
    "`169.254.169.254` is not a public host: it is a metadata service (Amazon, Google, Microsoft and others)",
  );
  expect(why("http://[::ffff:10.0.0.1]/")).toBe(
    "`[::ffff:10.0.0.1]` is not a public host: the IPv4 address in it is in 10.0.0.0/8 (RFC 1918)",
  );
  expect(why("http://metadata.goog/")).toBe("`metadata.goog` is not a public host: it is a metadata service (Google)");
  expect(why("http://intra/")).toBe("`intra` is not a public host: it has no dot");
  expect(why("http://-a.com/")).toBe("`-a.com` is not a public host: it is not a name of the public DNS");
  expect(why("http://0x7f.1/")).toBe("`0x7f.1` is not a public host: programs may read it differently");
  expect(why("data:,a")).toBe("not a public host: the text has no host");
  expect(why("https://example.com/a b")).toBe("not a public host: the text is neither a URI nor an IRI");
  expect(placesOf("host-not-public", "http://10.0.0.1:80/a", { publicHosts: true })).toEqual(["10.0.0.1:80"]);
});

it("shows nothing of a possible password", () => {
  const message = messageOf("host-not-public", "http://u:10.0.0.1@a.test/", { publicHosts: true });
  expect(message).toBeDefined();
  expect(message).not.toContain("10.0.0");
});

function codes(text: string, options: Parameters<typeof audit>[1]): string[] {
  return audit(text, options).flatMap(({ code, severity }) => (severity === "danger" ? [code] : []));
}

it("is one of several gates, and none where it is false or absent", () => {
  const options = {
    publicHosts: true,
    allowedHosts: ["10.0.0.1", "example.com"],
    schemes: ["https"],
    allowedPorts: [443],
  };
  expect(codes("https://10.0.0.1/", options)).toEqual(["host-not-public"]);
  expect(codes("https://example.org/", options)).toEqual(["host-not-allowed"]);
  expect(codes("http://example.org:80/", options)).toEqual([
    "scheme-not-allowed",
    "host-not-allowed",
    "port-not-allowed",
  ]);
  expect(codes("https://example.com/", options)).toEqual([]);
  for (const publicHosts of [false, undefined]) expect(codes("http://10.0.0.1/", { publicHosts })).toEqual([]);
});

it.each([null, 0, 1, "", "true", [], {}])("%j is no boolean", (publicHosts) => {
  expect(() => audit("a", { publicHosts: publicHosts as unknown as boolean })).toThrow(TypeError);
  expect(() => audit("a", { publicHosts: publicHosts as unknown as boolean })).toThrow(
    /^audit: options\.publicHosts must be a boolean, not /,
  );
});

describe("in a runtime without `URL`", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each([
    ["https://example.com/", false],
    ["https://EXAMPLE.com./", false],
    ["https://8.8.8.8/", false],
    ["https://[2606:4700::1111]/", false],
    ["https://[2606:4700::5efe:127.0.0.1]/", true],
    ["https://[::ffff:127.0.0.1]/", true],
    ["https://10.0.0.1/", true],
    ["https://2130706433/", true],
    ["https://b\u00FCcher.de/", true],
    ["https://a.local/", true],
  ])("%s: %s", (text, expected) => {
    vi.stubGlobal("URL", undefined);
    expect(isRefused(text)).toBe(expected);
  });
});
