// RFC 3986 §3.2.3: the ports that a caller allows.
import { expect, it } from "vitest";
import { audit } from "../src/index.ts";
import { messageOf, placesOf } from "./places.ts";

it.each([
  [[443], "https://h/"],
  [[443], "https://h:443/"],
  [[443], "HTTPS://h:/"],
  [[443, 8443], "https://h:8443?a#b"],
  [[80, 443], "http://h"],
  [[80], "//h:80"],
  [[21], "ftp://h/"],
  [[0, 65_535], "http://h:0/"],
  [[0, 65_535], "http://[::1]:65535/"],
  [[], ""],
  [[], "/a:80"],
  [[], "?//h:80"],
])("%j allow %s", (allowedPorts, text) => {
  expect(placesOf("port-not-allowed", text, { allowedPorts })).toEqual([]);
});

it.each([
  [[443], "http://h/", "h", "port 80 is not an allowed port"],
  [[8443], "https://h/", "h", "port 443 is not an allowed port"],
  [[80], "http://h:8080/", "8080", "port 8080 is not an allowed port"],
  [[], "https://h/", "h", "port 443 is not an allowed port"],
])("%j do not allow %s", (allowedPorts, text, place, message) => {
  expect(placesOf("port-not-allowed", text, { allowedPorts })).toEqual([place]);
  expect(messageOf("port-not-allowed", text, { allowedPorts })).toBe(message);
});

it.each([
  // Octal to some programs.
  ["http://h:080/", "080"],
  ["http://h:00/", "00"],
  ["http://h:65616/", "65616"],
  ["http://h:4294967376/", "4294967376"],
  // Without a scheme, or with one whose default is not known.
  ["//h/", "h"],
  ["x://h/", "h"],
  // Without a host, or with one that programs read differently.
  ["file:///a", "file:///a"],
  ["mailto:a@h", "mailto:a@h"],
  ["http:h:80", "80"],
  ["http:///h:80", "80"],
  ["http://u@h:80/", "80"],
  ["http://h:80@i:80/", "80"],
  ["http://h:80\\@i:81/", "80"],
  ["http://h:80?@i:81", "80"],
  ["http://h#@i:80", "h"],
  ["http://h:80 /", "80 "],
  ["http://h:８０/", "８０"],
  ["\u0001http://h:80/", "80"],
])("of %j, no port is decided", (text, place) => {
  const allowedPorts = [80, 81, 0, 443];
  expect(placesOf("port-not-allowed", text, { allowedPorts })).toEqual([place]);
  expect(messageOf("port-not-allowed", text, { allowedPorts })).toBe("the port cannot be decided");
});

it("with allowed hosts alone, a port other than the default is a warning", () => {
  const options = { allowedHosts: ["good.example"] };
  const severities = (text: string) => audit(text, options).map(({ code, severity }) => `${code} ${severity}`);
  for (const text of ["https://good.example/", "https://good.example:443/", "//good.example/", "x://good.example/"]) {
    expect([text, severities(text).filter((found) => !found.endsWith(" info"))]).toEqual([text, []]);
  }
  for (const text of ["https://good.example:8443/", "//good.example:444/", "x://good.example:445/"]) {
    expect([text, severities(text)]).toEqual([text, expect.arrayContaining(["port-not-default warning"])]);
  }
  expect(severities("https://good.example:0443/")).toContain("port-not-default warning");
  expect(messageOf("port-not-default", "https://good.example:8443/", options)).toBe(
    "the port is not the default of `https`",
  );
  expect(messageOf("port-not-default", "//good.example:8443/", options)).toBe("a port is given, but no scheme");
  expect(placesOf("port-not-default", "https://good.example:8443/")).toEqual([]);
});

const codes = (text: string, options: object) =>
  audit(text, { allowedHosts: ["good.example"], ...options }).map(({ code }) => code);

it("expected ports are not allowed by that, and allowed ports are not expected", () => {
  expect(codes("http://good.example:25/", { expectedPorts: [25] })).toEqual(["port-not-default"]);
  expect(codes("http://good.example:25/", { expectedPorts: [25], allowedPorts: [80] })).toEqual(["port-not-allowed"]);
  expect(codes("http://good.example:25/", { allowedPorts: [25] })).toEqual(["port-blocked"]);
  expect(codes("http://good.example:25/", { allowedPorts: [25], expectedPorts: [25] })).toEqual([]);
});
