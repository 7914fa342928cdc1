// RFC 3986 §3.2.3, §7.2: ports at the limits of each rule.
import { expect, it } from "vitest";
import { messageOf, placesOf } from "./places.ts";

it.each([
  ["port-out-of-range", "http://h:65536/", "65536"],
  ["port-out-of-range", "x://h:000065536/", "000065536"],
  ["port-out-of-range", "//h:9999999", "9999999"],
  ["port-leading-zeros", "http://h:0080/", "00"],
  ["port-leading-zeros", "//h:00", "0"],
  ["port-blocked", "http://h:0/", "0"],
  ["port-blocked", "ftp://h:22/", "22"],
  ["port-blocked", "http://h:0000000025/", "0000000025"],
  ["port-blocked", "https://h:10080/", "10080"],
  ["port-well-known", "http://h:2/", "2"],
  ["port-well-known", "http://h:1023/", "1023"],
  ["port-well-known", "http://h:0000000081/", "0000000081"],
  ["port-other-scheme", "ftp://h:80/", "80"],
  ["port-other-scheme", "http://h:443/", "443"],
  ["port-other-scheme", "http://h:631/", "631"],
  ["port-other-scheme", "http://h:1344/", "1344"],
  ["port-other-scheme", "http://h:6379/", "6379"],
])("%s in %s", (code, text, place) => {
  expect(placesOf(code, text)).toEqual([place]);
});

it.each([
  [
    "port-out-of-range",
    ["http://h:99999x/", "http://h:65535/", "http://h:065535/", "http://h/", "http://h:/", "http://h:x99999/"],
  ],
  ["port-leading-zeros", ["http://h:0/", "http://h:80/", "http://h:100/", "http://h/", "http://h:x00/"]],
  ["port-blocked", ["http://h:81/", "http://h:10081/", "http://h:25x/", "ftp://h:21/", "ssh://h:22/", "//h:25/"]],
  [
    "port-well-known",
    ["http://h:25/", "http://h:1024/", "http://h:80/", "http://h:443/", "http://h:631/", "ftp://h:21/", "//h:25/"],
  ],
  ["port-well-known", ["http://h:25x/", "http://h:x25/", "http://h:/", "http://h:65561/", "mailto:h:25"]],
  [
    "port-other-scheme",
    ["http://h:80/", "http://h:8080/", "http://h:25/", "https://h:443/", "//h:6379/", "http://h:1025/"],
  ],
  ["port-other-scheme", ["redis://h:6379/", "http://h:71915/", "http://h:22/"]],
])("%s: none in %j", (code, texts) => {
  for (const text of texts) expect([text, placesOf(code, text)]).toEqual([text, []]);
});

it("R-177 an expected port is that of no other scheme", () => {
  expect(placesOf("port-other-scheme", "http://h:6379/", { expectedPorts: [1, 6379] })).toEqual([]);
  expect(placesOf("port-out-of-range", "http://h:65536/", { expectedPorts: [0] })).toEqual(["65536"]);
});

it("the messages name the port and the schemes", () => {
  expect(messageOf("port-blocked", "http://h:025/")).toBe("port 25 belongs to a service that does not speak HTTP");
  expect(messageOf("port-well-known", "http://h:081/")).toBe("port 81 is a well-known port, but not that of `http`");
  expect(messageOf("port-other-scheme", "ftp://h:443/")).toBe(
    "port 443 is the default of `coaps+ws`, `https`, `wss`, not of `ftp`",
  );
});
