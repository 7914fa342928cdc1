// RFC 3986 §3.2.2, §7.4: in which schemes a number in place of a host is an address.
import { expect, it } from "vitest";
import { audit } from "../src/index.ts";
import { placesOf } from "./places.ts";

const codesOf = (text: string): string[] => audit(text).map(({ code }) => code);

it.each([
  ["http://409128287/", "409128287"],
  ["HTTPS://0x7f.1/", "0x7f.1"],
  ["ws://2130706433/", "2130706433"],
  ["ftp://0177.0.0.1/", "0177.0.0.1"],
  ["//2130706433/", "2130706433"],
  ["ssh://2130706433/", "2130706433"],
  ["sftp://0x7f.1/", "0x7f.1"],
  ["git+ssh://0x7f.1/a", "0x7f.1"],
  ["svn+https://0x7f.1/a", "0x7f.1"],
  ["redis://0x7f.1/", "0x7f.1"],
  ["rediss://0x7f.1/", "0x7f.1"],
  ["postgres://a@2130706433/db", "2130706433"],
  ["postgresql://0x7f.1/db", "0x7f.1"],
  ["mysql://0x7f.1/db", "0x7f.1"],
  ["mongodb+srv://0x7f.1/db", "0x7f.1"],
  ["amqp://0x7f.1/", "0x7f.1"],
  ["mqtt://0x7f.1/", "0x7f.1"],
  ["ldap://0x7f.1/", "0x7f.1"],
  ["gopher://0x7f.1/", "0x7f.1"],
  ["dict://0x7f.1/", "0x7f.1"],
  ["tftp://0x7f.1/a", "0x7f.1"],
  ["smb://0x7f.1/a", "0x7f.1"],
  ["coap://0x7f.1/", "0x7f.1"],
  ["rtsp://0x7f.1/", "0x7f.1"],
  ["socks5h://0x7f.1/", "0x7f.1"],
  ["git://0x7f.1/", "0x7f.1"],
  ["http://4294967296/", "4294967296"],
])("%s: %s is an address", (text, host) => {
  expect(placesOf("host-ipv4-rare", text)).toEqual([host]);
});

it.each([
  "ios-app://409128287/",
  "ios-app://409128287/http/example.com/",
  "steam://440",
  "s3://123/x",
  "gs://123/x",
  "foo://0x7f.1",
  "foo+bar://2130706433/",
  "chrome-extension://123/a.html",
  "steam://4294967296",
])("%s: the number is a name", (text) => {
  expect(codesOf(text).filter((code) => code !== "host-not-dns")).toEqual([]);
});

it("an address as the grammar has it is one in every scheme", () => {
  expect(codesOf("foo://127.0.0.1/")).toEqual(["host-loopback"]);
  expect(codesOf("foo://[::1]/")).toEqual(["host-loopback"]);
  expect(codesOf("foo://localhost/")).toEqual(["host-loopback"]);
});

it("a list of allowed hosts counts the number in every scheme", () => {
  for (const text of ["ios-app://409128287/", "steam://440", "s3://123/x", "foo://0x7f.1", "http://2130706433/"]) {
    const codes = audit(text, { allowedHosts: ["good.example", "127.0.0.1"] }).map(({ code }) => code);
    expect([text, codes.includes("host-not-allowed")]).toEqual([text, true]);
  }
});
