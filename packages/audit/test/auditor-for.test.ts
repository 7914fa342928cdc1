// Audits many texts with options that are read once.
import { expect, it } from "vitest";
import { audit, auditorFor } from "../src/index.ts";

const texts = [
  "http://good.example/",
  "http://a.b.good.example./",
  "http://evil.example/",
  "/a/../b",
  "//evil.example",
  "a b",
];

it("finds what audit finds", () => {
  const options = { allowedHosts: ["good.example", "*.good.example"], rules: { "host-trailing-dot": "off" } } as const;
  expect(texts.map(auditorFor(options))).toEqual(texts.map((text) => audit(text, options)));
  expect(texts.map(auditorFor())).toEqual(texts.map((text) => audit(text)));
});

it("reads the options once, before any text", () => {
  let count = 0;
  const allowedHosts = {
    *[Symbol.iterator]() {
      count++;
      yield "good.example";
    },
  };
  const findingsIn = auditorFor({ allowedHosts });
  expect(count).toBe(1);
  for (const text of texts) findingsIn(text);
  expect(count).toBe(1);
});

it("has the errors of audit", () => {
  expect(() => auditorFor({ allowedHosts: ["a/b"] })).toThrow(/^audit: options\.allowedHosts\[0\] must be a host/);
  expect(() => auditorFor({ schemes: ["a:"] })).toThrow(/^audit: options\.schemes\[0\] must be a scheme/);
  expect(() => auditorFor({ hosts: [] } as object)).toThrow(/^audit: options/);
  expect(() => auditorFor()(1 as unknown as string)).toThrow(/^audit: uri/);
});
