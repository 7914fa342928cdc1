// RFC 3986 §7.6: what is said when readers see different hosts, and when they do not.
import { expect, it } from "vitest";
import { audit } from "../src/index.ts";
import { messageOf, placesOf } from "./places.ts";

const STANDARDS = "RFC 1808, RFC 2396, RFC 3986, the URL Standard";
const SPLITS = "a split at the first @, a split at the last @";

it.each([
  [
    "host-without-path",
    "http://a.example#@b.example/",
    "a.example",
    `programs see different hosts: \`a.example\` to ${STANDARDS}; \`b.example\` to ${SPLITS}`,
  ],
  [
    "host-disputed",
    "http://a.example\\@b.example/",
    "a.example",
    `programs see different hosts: \`a.example\` to the URL Standard; \`b.example\` to ${SPLITS}`,
  ],
  [
    // RFC 3986 and the URL Standard refuse it alike, which is not an agreement about the host.
    "host-disputed",
    "http://a@b.example@c.example<>",
    "a@b.example@c.example<>",
    "programs see different hosts: `b.example` to a split at the first @; `c.example<>` to a split at the last @",
  ],
  [
    "host-disputed",
    "/\\a.example/x",
    "a.example",
    "a path to some programs, but the host `a.example` to the URL Standard",
  ],
  ["host-disputed", "///a", "a", "a path to some programs, but the host `a` to the URL Standard"],
  ["host-repaired", "https:/a.example/", "a.example", "no host to RFC 3986, but `a.example` to the URL Standard"],
  ["host-repaired", "http:a", "a", "no host to RFC 3986, but `a` to the URL Standard"],
  [
    "host-prefix",
    "http://a.example@b.example/",
    "a.example@b.example",
    `\`a.example\` to a check by startsWith; \`b.example\` to ${STANDARDS}, ${SPLITS}`,
  ],
])("%s in %s", (code, text, place, message) => {
  expect(placesOf(code, text)).toEqual([place]);
  expect(messageOf(code, text)).toBe(message);
});

it.each([
  ["host-disputed", ["http://a.example/", "http://A.example/", "//a.example/", "/a", "a", "http:a", "http:///a"]],
  // What a split sees there is no host.
  [
    "host-disputed",
    ["http://a.example#@b", "file://localhost/a", "file://LOCALHOST/a", "http://a b/", "file:///@a.example"],
  ],
  // One host, or hosts that not even the standards agree on.
  ["host-without-path", ["http://a.example", "http://a.example?x=y", "http://a.example\\@b.example/", "a", ""]],
  ["host-without-path", ["http://a.example#@b", "http://a@b.example@c.example<>"]],
  ["host-repaired", ["http://a.example/", "/\\a.example", "///a", "http:", "a:b", "http://a.example#@b.example/"]],
  [
    "host-prefix",
    [
      "http://a.example/",
      "http://a@b.example/",
      "http://a.example:1@a.example/",
      "a.example@b",
      "/a",
      "http://a.example x@",
    ],
  ],
  ["host-prefix", ["http://[::1]/", "http://a.example:80/", "http://%61.example/", "http://[::1]:1/"]],
])("%s: none in %j", (code, texts) => {
  for (const text of texts) expect([text, placesOf(code, text)]).toEqual([text, []]);
});

it("R-145 a host that may be a password is masked", () => {
  expect(messageOf("host-disputed", "http://u:a@b.example:secret@c.example/")).not.toContain("b.example");
  expect(messageOf("host-disputed", "http://u:pw.example/x@c.example/")).toBeUndefined();
  expect(messageOf("host-disputed", "http://b.example:x@c.example:1@d.example/")).toContain("d.example");
  expect(messageOf("host-disputed", "http://b.example:x@c.example:1@d.example/")).toContain("***");
});

const allowedHosts = ["good.example"];
const found = (text: string) => messageOf("host-not-allowed", text, { allowedHosts });

it("a host that is not allowed has a list of readers only where they differ", () => {
  expect(found("https://evil.example/")).toBe("`evil.example` is not an allowed host");
  expect(found("//EVIL.example:81/a")).toBe("`EVIL.example` is not an allowed host");
  // A check by startsWith sees one that is allowed.
  expect(found("https://good.example@evil.example/")).toBe(
    `not an allowed host: \`evil.example\` to ${STANDARDS}, ${SPLITS}`,
  );
  for (const text of ["/..//evil.example", "/.//evil.example", "/%2F/evil.example", "/%5Cevil.example"]) {
    expect([text, found(text)]).toEqual([
      text,
      "not an allowed host: the text names a host once it is decoded or its dot-segments are removed",
    ]);
  }
});

it("an allowed host must be that of all readers", () => {
  expect(found("http://good.example#@b.example/")).toBe(`not an allowed host: \`b.example\` to ${SPLITS}`);
  expect(found("mailto:a@good.example")).toBe("not an allowed host: the text has no host");
  expect(found("https:good.example")).toBe(
    `not an allowed host: none to RFC 1808, RFC 2396, RFC 3986, ${SPLITS}, a check by startsWith`,
  );
  // An empty host does not count.
  for (const text of ["file:///a", "x:///a", "urn:a"])
    expect([text, found(text)]).toEqual([text, "not an allowed host: the text has no host"]);
  expect(found("/a")).toBeUndefined();
  expect(placesOf("host-not-allowed", "http://u@b.example:1/a", { allowedHosts })).toEqual(["u@b.example:1"]);
  expect(placesOf("host-not-allowed", "urn:a", { allowedHosts })).toEqual(["urn:a"]);
  expect(audit("http://b.example/")).toEqual([]);
});
