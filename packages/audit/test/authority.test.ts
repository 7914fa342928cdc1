// RFC 3986 §3.2: what the rules find in an authority, and what is like it.
import { expect, it } from "vitest";
import { messageOf, placesOf } from "./places.ts";

it.each([
  ["userinfo-like-host", "http://good.example@h/", ["good.example"]],
  ["userinfo-like-host", "http://good.example:80@h/", ["good.example:80"]],
  ["userinfo-like-host", "http://LOCALHOST@h/", ["LOCALHOST"]],
  ["userinfo-like-host", "http://good.example%2Fx%20y@h/", ["good.example%2Fx%20y"]],
  ["userinfo-like-host", "http://x%20y%40good.example@h/", ["x%20y%40good.example"]],
  ["userinfo-password", "ftp://u:p@h/", ["p"]],
  ["userinfo-password", "ftp://:p@h/", ["p"]],
  ["userinfo-password", "ftp://u:a:b@h/", ["a:b"]],
  ["userinfo-in-http", "http://u@h/", ["u"]],
  ["userinfo-in-http", "HTTPS://u:p@h/", ["u:p"]],
  ["userinfo-encoded-delimiter", "http://a%2Fb%5cc@h/", ["%2F", "%5c"]],
  ["userinfo-encoded-delimiter", "http://%3f%23:x@h/", ["%3f", "%23"]],
  ["authority-second-at", "http://a@b@h/", ["@"]],
  ["network-path", "//u@h:1/a", ["u@h:1"]],
  ["host-missing", "http:g", ["http:"]],
  ["host-missing", "HTTPS:/g", ["HTTPS:"]],
  ["host-empty", "http:///x", ["///"]],
  ["host-empty", "http:////x", ["////"]],
  ["host-empty", "http://?a", ["//"]],
  ["host-empty", "http://u@/a", ["//"]],
  ["host-empty", "ssh:///a", ["//"]],
  ["host-trailing-dot", "http://u@h.:1/.", ["."]],
  ["host-not-utf8", "http://%C3%A4%FF.%e9/", ["%C3%A4%FF", "%e9"]],
])("%s in %s", (code, text, places) => {
  expect(placesOf(code, text)).toEqual(places);
});

it("the message names what looks like a host, and the host", () => {
  expect(messageOf("userinfo-like-host", "http://good.example:80@h/")).toBe(
    "`good.example` before the `@` looks like a host; the host is `h`",
  );
});

const x = (count: number): string => "x".repeat(count);

it("a host in a long userinfo is looked for as a whole", () => {
  // 300 characters end within the last label, within a triplet, or before what is not a host.
  for (const user of [
    `${x(284)}%40good.example%20x`,
    `${x(285)}%40good.examp%20x`,
    `${x(290)}%40good.ex!%20a`,
    `${x(298)}%2Fgood`,
  ]) {
    expect([user, placesOf("userinfo-like-host", `http://${user}@h/`)]).toEqual([user, []]);
  }
  for (const user of [`${x(284)}%40good.example`, `${x(297)}%40good.example`, `good.example%2F${x(2000)}`]) {
    expect([user, placesOf("userinfo-like-host", `http://${user}@h/`)]).toEqual([user, [user]]);
  }
});

it("the place of a second @ is that of the first one", () => {
  expect(messageOf("authority-second-at", "http://a@b@h/")).toBe("the authority has more than one `@`");
  expect(placesOf("authority-second-at", "http://a@b@c@h/")).toEqual(["@"]);
});

it.each([
  ["userinfo-like-host", ["ssh://git@h/", "http://good@h/", "http://u:good.example@h/", "http://h/", "http://@h/"]],
  ["userinfo-like-host", ["http://x%20good.example@h/", "http://good.example%20@h/", "http://x%40y@h/"]],
  ["userinfo-password", ["ftp://u@h/", "ftp://u:@h/", "ftp://:@h/", "ftp://h:80/", "/a:b"]],
  ["userinfo-in-http", ["ftp://u@h/", "//u@h/", "http://h/", "httpx://u@h/"]],
  ["userinfo-encoded-delimiter", ["http://a%20b@h/", "http://a:b%2F@h/", "http://h/%2F", "http://%2F/", "/a"]],
  ["authority-second-at", ["http://a@h/", "http://a%40b@h/", "http://h/@@", "http://a:b@h/"]],
  ["network-path", ["/h/", "http://h/", "h//h"]],
  ["host-missing", ["http://g", "http:///g", "urn:g", "ssh://g", "g", "file:/g", "mailto:a", "//g"]],
  ["host-empty", ["http:g", "https:/g", "file:///x", "http://h/", "x:///a", "///a", "//", "urn:a", "ssh:/a"]],
  ["host-trailing-dot", ["http://h/", "http://h../", "http://./", "http://h/.", "h."]],
  ["host-not-utf8", ["http://%C3%A4/", "http://h/%FF", "http://%41/"]],
])("%s: none in %j", (code, texts) => {
  for (const text of texts) expect([text, placesOf(code, text)]).toEqual([text, []]);
});

it.each([
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
  "http",
  "https",
  "ws",
  "wss",
])("R-046 %s requires a host", (scheme) => {
  expect(placesOf("host-missing", `${scheme}:a`)).toEqual([`${scheme}:`]);
  expect(placesOf("host-empty", `${scheme}://`)).toEqual(["//"]);
  expect(messageOf("host-missing", `${scheme}:a`)).toBe(`\`${scheme}:\` requires \`//\` and a host`);
  expect(messageOf("host-empty", `${scheme}://`)).toBe(`the host of an \`${scheme}\` URI is empty`);
});

const octets = Array.from({ length: 128 }, (_, code) => code);
const triplet = (code: number): string => `%${code.toString(16).padStart(2, "0").toUpperCase()}`;

it("R-067 encoded characters of a host: unreserved ones, and delimiters", () => {
  for (const code of octets) {
    const [character, text] = [String.fromCharCode(code), `http://h${triplet(code)}h/`];
    const isUnreserved = /[-._~A-Za-z\d]/.test(character);
    const isDelimiter = /[/\\?#@:[\]% ]/.test(character);
    expect([text, placesOf("host-encoded", text)]).toEqual([text, isUnreserved ? [triplet(code)] : []]);
    expect([text, placesOf("host-encoded-delimiter", text)]).toEqual([text, isDelimiter ? [triplet(code)] : []]);
  }
  expect(placesOf("host-encoded", "http://%61%62c%64/%61")).toEqual(["%61%62", "%64"]);
  expect(messageOf("host-encoded", "http://%61%62/")).toBe("`%61%62` in the host is an encoded `ab`");
  expect(messageOf("host-encoded-delimiter", "http://a%2fb/")).toBe("`%2f` in the host is an encoded `/`");
});

const a = (length: number): string => "a".repeat(length);
const labels = (count: number): string => `${a(62)}.`.repeat(count);

it.each([
  [`${labels(4)}aa`, "it is longer than 253 characters"],
  [`${labels(4)}aa.`, "it is longer than 253 characters"],
  ["a..b", "it has an empty label"],
  [".a", "it has an empty label"],
  [`${a(64)}.b`, "it has a label of more than 63 characters"],
  ["-a.b", "a label begins or ends with a hyphen"],
  ["a.b-", "a label begins or ends with a hyphen"],
  ["a,b", "it has `,`"],
  ["a%20b", "it has ` `"],
  ["*.b", "it has `*`"],
])("R-066 %s is not a DNS name", (host, reason) => {
  expect(messageOf("host-not-dns", `http://u@${host}:1/`)).toBe(`the host is not a DNS name: ${reason}`);
  expect(placesOf("host-not-dns", `http://u@${host}:1/`)).toEqual([host]);
});

it.each([
  `\u00FC${a(64)}`,
  `${a(64)}\u00FC`,
  `${"0".repeat(70)}1`,
  `${labels(4)}a`,
  `${labels(4)}a.`,
  `${a(63)}.b`,
  "a.",
  "a-b.c",
  "a_b",
  "A1.b",
  "b\u00FCcher",
  "1.2.3.4",
  "[::1]",
])("R-066 %s is one, or an address", (host) => {
  expect(placesOf("host-not-dns", `http://${host}/`)).toEqual([]);
});

it.each([
  ["ssh://-oProxyCommand=id/x", ["-oProxyCommand=id"]],
  ["SSH://-oProxyCommand=gnome-calculator/x", ["-oProxyCommand=gnome-calculator"]],
  ["git+ssh://-oProxyCommand=id:22/x", ["-oProxyCommand=id"]],
  ["svn+ssh://-oProxyCommand=id", ["-oProxyCommand=id"]],
  ["ssh://%2DoProxyCommand=id/x", ["%2DoProxyCommand=id"]],
  ["ssh://user@-oProxyCommand=id/x", ["-oProxyCommand=id"]],
  ["ssh://-oProxyCommand=id@good-1.example/x", ["-"]],
  ["telnet://-froot@good.example/", ["-"]],
  ["ssh://%2d@-a/", ["%2d", "-a"]],
])("authority-option: %s", (text, places) => {
  expect(placesOf("authority-option", text)).toEqual(places);
});

it.each([
  "ssh://git@good-1.example/-x",
  "ssh://a-b@c-d.example/",
  "ssh://good.example:-1/",
  "http://-a.good.example/",
  "https://-u:x@good.example/",
  "//-a.good.example/",
  "-oProxyCommand=id",
  "mailto:-a@good.example",
  "ssh:-oProxyCommand=id",
])("authority-option: nothing in %s", (text) => {
  expect(placesOf("authority-option", text)).toEqual([]);
});
