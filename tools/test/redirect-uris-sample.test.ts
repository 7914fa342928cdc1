// The recipe for redirect URIs of OAuth, on more texts than its page shows (RFC 8252 §7.3, RFC 9700 §2.1,
// RFC 6749 §3.1.2.3).

import { expect, test } from "vitest";
import { change, isAbsoluteUri, parse } from "@std66/core";
import { readmeBlocks } from "./samples/blocks.mjs";
import { declaredIn } from "./declared.ts";

const [sample] = readmeBlocks("ts").filter(({ code }) => code.includes("function isRegistered("));
const isRegistered = declaredIn(sample?.code ?? "", "isRegistered", { change, isAbsoluteUri, parse }) as (
  registered: string,
  requested: string,
) => boolean;

const V4 = "http://127.0.0.1/oauth2redirect/example-provider";
const V6 = "http://[::1]/oauth2redirect/example-provider";

test.each([
  [V4, "http://127.0.0.1:51004/oauth2redirect/example-provider"],
  [V6, "http://[::1]:61023/oauth2redirect/example-provider"],
  [V4, V4],
  [V6, V6],
  ["http://127.0.0.1:8080/cb", "http://127.0.0.1:1/cb"],
  ["http://127.0.0.1:8080/cb", "http://127.0.0.1:65535/cb"],
  ["http://127.0.0.1:8080/cb", "http://127.0.0.1/cb"],
  ["http://127.0.0.1/cb?a=b", "http://127.0.0.1:51004/cb?a=b"],
  ["http://127.0.0.1", "http://127.0.0.1:51004"],
])("RFC 8252 §7.3: with %s registered, %s is accepted", (registered, requested) => {
  expect(isRegistered(registered, requested)).toBe(true);
});

test.each([
  // Another host, to some reader at least.
  "http://127.0.0.1:51004@evil.example/oauth2redirect/example-provider",
  "http://127.0.0.1@evil.example/oauth2redirect/example-provider",
  "http://user@127.0.0.1:51004/oauth2redirect/example-provider",
  "http://@127.0.0.1:51004/oauth2redirect/example-provider",
  "http://127.0.0.1.evil.example/oauth2redirect/example-provider",
  "http://127.0.0.1.evil.example:51004/oauth2redirect/example-provider",
  "http://127.0.0.1.:51004/oauth2redirect/example-provider",
  "http://127.1:51004/oauth2redirect/example-provider",
  "http://127.0.0.2:51004/oauth2redirect/example-provider",
  "http://127.0.0.01:51004/oauth2redirect/example-provider",
  "http://2130706433:51004/oauth2redirect/example-provider",
  "http://0x7f.0.0.1:51004/oauth2redirect/example-provider",
  "http://0:51004/oauth2redirect/example-provider",
  "http://localhost:51004/oauth2redirect/example-provider",
  "http://%31%32%37.0.0.1:51004/oauth2redirect/example-provider",
  "http://[::ffff:127.0.0.1]:51004/oauth2redirect/example-provider",
  "http://[::1]:51004/oauth2redirect/example-provider",
  "http://127.0.0.1\\@evil.example/oauth2redirect/example-provider",
  "http://evil.example\\@127.0.0.1:51004/oauth2redirect/example-provider",
  "http://evil.example#@127.0.0.1:51004/oauth2redirect/example-provider",
  "http:/\\127.0.0.1:51004/oauth2redirect/example-provider",
  "http:/127.0.0.1:51004/oauth2redirect/example-provider",
  "//127.0.0.1:51004/oauth2redirect/example-provider",
  // Another scheme, path, query, or a fragment.
  "https://127.0.0.1:51004/oauth2redirect/example-provider",
  "HTTP://127.0.0.1:51004/oauth2redirect/example-provider",
  "http://127.0.0.1:51004/",
  "http://127.0.0.1:51004",
  "http://127.0.0.1:51004/oauth2redirect/example-provider/",
  "http://127.0.0.1:51004/oauth2redirect/example-provide%72",
  "http://127.0.0.1:51004/oauth2redirect/./example-provider",
  "http://127.0.0.1:51004/oauth2redirect/example-provider/../admin",
  "http://127.0.0.1:51004/oauth2redirect/example-provider?a",
  "http://127.0.0.1:51004/oauth2redirect/example-provider?",
  "http://127.0.0.1:51004/oauth2redirect/example-provider#a",
  "http://127.0.0.1:51004/oauth2redirect/example-provider#",
  "http://127.0.0.1/oauth2redirect/example-provider#",
  // What is no port.
  "http://127.0.0.1:/oauth2redirect/example-provider",
  "http://127.0.0.1:65536/oauth2redirect/example-provider",
  "http://127.0.0.1:99999999999999999999/oauth2redirect/example-provider",
  "http://127.0.0.1:-1/oauth2redirect/example-provider",
  "http://127.0.0.1:8o/oauth2redirect/example-provider",
  "http://127.0.0.1:{port}/oauth2redirect/example-provider",
  "http://127.0.0.1:5%31004/oauth2redirect/example-provider",
  "http://127.0.0.1:51004:/oauth2redirect/example-provider",
  " http://127.0.0.1:51004/oauth2redirect/example-provider",
  "http://127.0.0.1:51004/oauth2redirect/example-provider\n",
  "",
])("RFC 8252 §7.3: %j is refused", (requested) => {
  expect(isRegistered(V4, requested)).toBe(false);
});

test.each([
  "http://[0:0:0:0:0:0:0:1]:1/oauth2redirect/example-provider",
  "http://[::01]:1/oauth2redirect/example-provider",
  "http://127.0.0.1:1/oauth2redirect/example-provider",
  "http://[::1].evil.example:1/oauth2redirect/example-provider",
])("RFC 8252 §7.3: for the loopback address of IPv6, %s is refused", (requested) =>
  expect(isRegistered(V6, requested)).toBe(false),
);

const EXACT = [
  // RFC 8252 §7.2, §7.1 and §8.3
  "https://app.example/oauth2redirect",
  "com.example.app:/oauth2redirect/example-provider",
  "http://localhost:3000/cb",
];

test.each(EXACT)("RFC 9700 §2.1: %s is compared as a string", (registered) => {
  expect(isRegistered(registered, registered)).toBe(true);
  for (const other of [
    `${registered}/`,
    `${registered}?`,
    `${registered}#`,
    registered.toUpperCase(),
    registered.replace("app.example/", "app.example:443/").replace("app:/", "app:///").replace(":3000", ":3001"),
    registered.replace("app.example/", "app.example:51004/").replace("app:/", "app:").replace(":3000", ""),
    registered
      .replace("app.example/", "app.example.evil.example/")
      .replace("com.", "com.evil.")
      .replace("localhost", "127.0.0.1"),
    registered.replace("://", "://user@").replace("app:/", "app://evil.example/"),
    registered.slice(0, -1),
  ]) {
    expect(other).not.toBe(registered);
    expect([other, isRegistered(registered, other)]).toEqual([other, false]);
  }
});

test.each([
  ["https://127.0.0.1/cb", "https://127.0.0.1:51004/cb"],
  ["com.example.app://127.0.0.1/cb", "com.example.app://127.0.0.1:51004/cb"],
  ["http://127.0.0.2/cb", "http://127.0.0.2:51004/cb"],
])(
  "a port is free with `http` and a loopback address alone: with %s registered, %s is refused",
  (registered, requested) => {
    expect(isRegistered(registered, requested)).toBe(false);
  },
);

test("a registered URI that is not valid accepts nothing", () => {
  expect(isRegistered("http://127.0.0.1:{port}/cb", "http://127.0.0.1:{port}/cb")).toBe(false);
});
