// The allowlist that people copy: one text on all pages, which no attack gets through.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { audit } from "@std66/audit";
import { isUri, uriFromHref } from "@std66/core";
import { readmeBlocks } from "./samples/blocks.mjs";
import { declaredIn } from "./declared.ts";
import { root } from "../workspace.mjs";

/** The samples that allow hosts. One for relative references allows none. */
const samples = readmeBlocks("ts").filter(
  ({ code }) => code.includes("allowedHosts: [") && !code.includes("allowedHosts: []"),
);
/** From the options to the function. */
const textOf = (code: string): string | undefined => /^const options = [^]*?^const isAllowed = .*$/mu.exec(code)?.[0];
const isAllowed = declaredIn(samples[0]?.code ?? "", "isAllowed", { audit, isUri, uriFromHref }) as (
  text: unknown,
) => boolean;

test("the same text is on each page that shows an allowlist", () => {
  expect(new Set(samples.map(({ path }) => path))).toEqual(
    new Set(["docs/recipes.md", "docs/threats.md", "packages/audit/README.md"]),
  );
  expect(new Set(samples.map(({ code }) => textOf(code))).size).toBe(1);
  expect(textOf(samples[0]?.code ?? "")).toContain('severity === "info"');
});

test("the README links it", () => {
  expect(readFileSync(join(root, "README.md"), "utf8")).toContain("](docs/recipes.md#allowlists)");
});

/** All that may stand before the path of what passes, in any letter case. */
const GOOD = /^https:\/\/good\.example(?::(?:443)?)?(?:[/?#]|$)/iu;

describe("attacks", () => {
  const attacks = (
    JSON.parse(readFileSync(join(root, "packages/audit/test/attacks.json"), "utf8")) as readonly {
      readonly text: string;
    }[]
  ).map(({ text }) => text);

  test("none passes, but those whose target is in a query of the allowed host, which its server has to check", () => {
    expect(attacks.filter((text) => isAllowed(text))).toEqual([
      "https://good.example/login?next=//evil.example/",
      "https://good.example/?u=https://evil.example/",
      "https://good.example/?u=https%3A%2F%2Fevil.example",
      "https://good.example/?u=%2F%2Fevil.example",
      "https://good.example/?u=/%5Cevil.example",
      "https://good.example/?u=%5C%5Cevil.example",
    ]);
  });

  // The host that each attack pretends to be is the allowed one, and its scheme too.
  const disguised = attacks.flatMap((text) => {
    const secure = text.replace(/^(\s*)http:/iu, "$1https:");
    return [secure, secure.replaceAll(/trusted\.example|example\.com|127\.0\.0\.1|localhost/gu, "good.example")];
  });

  test("with the scheme and the name that are allowed, none leads elsewhere", () => {
    expect(disguised.length).toBeGreaterThan(1000);
    const passed = disguised.filter((text) => isAllowed(text));
    expect(passed.length).toBeGreaterThan(20);
    expect(passed.filter((text) => !GOOD.test(text) || new URL(text).hostname !== "good.example")).toEqual([]);
  });

  test.each(
    [
      [
        "@evil.example/",
        ".evil.example/",
        "%2eevil.example/",
        ":80@evil.example/",
        "\\@evil.example/",
        "evil.example/",
      ],
      ["\t", "\n", "\0", " ", "%00", "%09", "%20", ".", "。", "％", "ß", "\u00AD", "\uD800", ",", ";", "\\", "@", "@@"],
    ].flat(),
  )("the host is another with %j after it, or before it", (text) => {
    expect(isAllowed(`https://good.example${text}`)).toBe(false);
    expect(isAllowed(`https://good.example${text}/`)).toBe(false);
    expect(isAllowed(`https://${text}good.example/`)).toBe(false);
  });

  test.each([
    "",
    "good.example",
    "//good.example/",
    "/a",
    "?q",
    "#f",
    "https:good.example",
    "https:/good.example/",
    "https:///good.example/",
  ])("%j, which names no host as a URI does, is not allowed", (text) => expect(isAllowed(text)).toBe(false));

  test("what is no text is not allowed", () => {
    for (const value of [undefined, null, 1, {}, ["https://good.example/"], new URL("https://good.example/")])
      expect(isAllowed(value)).toBe(false);
  });
});

test.each([
  "https://good.example",
  "https://good.example/",
  "https://good.example:443/",
  "https://good.example?q",
  "https://good.example/#top",
  "HTTPS://GOOD.EXAMPLE/A",
  "https://good.example/@user/a:b/c;d=e",
  "https://good.example/%C3%A9/a%20b/~c/100%25",
  "https://good.example/a//b/",
  "https://good.example/search?q=b@c&at=10:30&tag[]=".replace("[]", "%5B%5D"),
  "https://good.example/?u=a%26b=c&d=%2Fe",
  "https://good.example/a?b=https://good.example/c",
  "https://good.example/.well-known/security.txt",
  "https://good.example/archive/2026/11/27/?page=2#comment-17",
])("%s, an ordinary link, is allowed", (text) => {
  expect(isAllowed(text)).toBe(true);
});
