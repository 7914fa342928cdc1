// RFC 3986 §3.4, §7.5: parameters in a query, a fragment and a path.
import { expect, it } from "vitest";
import { messageOf, placesOf } from "./places.ts";

it.each([
  ["secret-parameter", "?token=a1b2c3&x=y", ["token=a1b2c3"]],
  ["secret-parameter", "?x=y;sig=a1=b2&pwd=c3d4", ["sig=a1=b2", "pwd=c3d4"]],
  ["secret-parameter", "/a;token=a1b2c3/b;sig=d4e5", ["token=a1b2c3", "sig=d4e5"]],
  ["secret-parameter", "#token=a1b2c3", ["token=a1b2c3"]],
  ["secret-parameter", "#/a?token=a1b2c3", ["token=a1b2c3"]],
  ["secret-form", "/a/AKIAA1B2C3D4E5F6G7H8/b", ["AKIAA1B2C3D4E5F6G7H8"]],
  ["secret-form", "?k=AKIAA1B2C3D4E5F6G7H8&b#AKIAA1B2C3D4E5F6G7H8", ["AKIAA1B2C3D4E5F6G7H8", "AKIAA1B2C3D4E5F6G7H8"]],
  ["secret-form", `//u@API.telegram.org:443/bot123456:${"a1".repeat(15)}/x?y`, [`/bot123456:${"a1".repeat(15)}/x`]],
  ["query-nested-uri", "?u=http://a&v=//b", ["http://a", "//b"]],
  ["query-nested-uri", "?u=HTTPS%3A%2f/a=b", ["HTTPS%3A%2f/a=b"]],
  ["query-nested-uri", "?a;u=\\%5Ca", ["\\%5Ca"]],
  ["query-nested-uri", "?u=x-1+.z:%2F\\a", ["x-1+.z:%2F\\a"]],
  ["query-dot-segments", "?f=../../etc/passwd&g=a/../b", ["../../etc/passwd", "a/../b"]],
  [
    "query-dot-segments",
    "?f=..%2fa;g=%2e%2E/a&h=..\\a&i=..%5Ca&j=.%2e",
    ["..%2fa", "%2e%2E/a", "..\\a", "..%5Ca", ".%2e"],
  ],
  ["query-dot-segments", "?f=a%2F..&g=a\\..&h=..&i=a%5c..%5Cb", ["a%2F..", "a\\..", "..", "a%5c..%5Cb"]],
  ["query-script", "?u=javascript:alert(1)&v=JavaScript%3Ax", ["javascript:alert(1)", "JavaScript%3Ax"]],
  ["query-script", "?u=%20%01java%0As%09cript:x;v=vbscript:x", ["%20%01java%0As%09cript:x", "vbscript:x"]],
  ["query-script", "?u=+java+script:x&v=++mocha:x", ["+java+script:x", "++mocha:x"]],
])("%s in %s", (code, text, places) => {
  expect(placesOf(code, text)).toEqual(places);
});

it.each([
  [
    "secret-parameter",
    ["?token", "?token=", "?=a1b2c3", "?x=token=a1b2", "/token=a1b2c3", "/a/token=a1b2c3", "//token=a1b2c3@h"],
  ],
  ["secret-form", ["data:AKIAA1B2C3D4E5F6G7H8", "//xAKIAA1B2C3D4E5F6G7H8@h/", "/xAKIAA1B2C3D4E5F6G7H8"]],
  // Without a host, or in another component, it is not a webhook.
  ["secret-form", [`/bot123456:${"a1".repeat(15)}`, `//api.telegram.org/?/bot123456:${"a1".repeat(15)}`]],
  [
    "query-nested-uri",
    ["?u=/a", "?u=http:/a", "?u=http:a", "?u=a//b", "?u=1:", "?u=1x://a", "?//a", "#u=//a", "?=//a", "/?u=a/b://c"],
  ],
  [
    "query-dot-segments",
    [
      "?f=...",
      "?f=a..b",
      "?f=./a",
      "?f=/a..",
      "?f=..a/",
      "?f",
      "?f=",
      "/../a?f=a",
      "?f=%252e%252e%252f",
      "#f=../a",
      "?../=a",
    ],
  ],
  [
    "query-script",
    [
      "?u=javascript",
      "?u=a+javascript:x",
      "?u=/javascript:x",
      "javascript:x",
      "?javascript:x",
      "#u=javascript:x",
      "?u=xjavascript:",
    ],
  ],
])("%s: none in %j", (code, texts) => {
  for (const text of texts) expect([text, placesOf(code, text)]).toEqual([text, []]);
});

it("only the beginning of a value is looked at for a URI", () => {
  expect(placesOf("query-nested-uri", `?u=${"a".repeat(97)}://`)).toHaveLength(1);
  expect(placesOf("query-nested-uri", `?u=${"a".repeat(98)}://`)).toEqual([]);
});

it("the messages name the parameter or the kind of key", () => {
  expect(messageOf("secret-parameter", "?api_key=a1b2c3")).toBe("the parameter `api_key` carries a secret");
  expect(messageOf("secret-form", "/AKIAA1B2C3D4E5F6G7H8")).toBe("this looks like an Amazon access key");
  expect(messageOf("secret-form", `//api.telegram.org/bot123456:${"a1".repeat(15)}`)).toBe(
    "this looks like a Telegram webhook",
  );
  expect(messageOf("query-dot-segments", "?file=../a")).toBe("the parameter `file` climbs to the folder above");
  expect(messageOf("query-script", "?next=javascript:x")).toBe(
    "the parameter `next` runs as a script where it is opened",
  );
  expect(messageOf("query-nested-uri", "?u=//a")).toBe("the parameter `u` is a URI with a host of its own");
});
