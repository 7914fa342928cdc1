// A `UriReference` is not parsed again: it is valid. Shown by one that a scan of its text would refuse.

import { readFileSync } from "node:fs";
import { isUriReference, parse } from "@std66/core";
import { recordOf, referenceOf } from "@std66/core/internal";
import { expect, it } from "vitest";
import { audit, readings } from "../src/index.ts";

it("a reference that was parsed is taken for valid", () => {
  const reference = referenceOf({ ...recordOf("http://h/a_b")!, text: "http://h/a b" });
  expect(audit("http://h/a b").map(({ code }) => code)).toContain("not-a-uri-reference");
  expect(audit(reference).map(({ code }) => code)).not.toContain("not-a-uri-reference");
  const byRfc3986 = readings(reference).find(({ reader }) => reader === "rfc3986");
  expect(byRfc3986).toMatchObject({ refusal: undefined, host: "h", path: "/a b" });
});

it("an object that only claims to be a UriReference is read by its text", () => {
  const impostor = { [Symbol.for("std66.UriReference")]: "http://h/a b" } as unknown as ReturnType<typeof parse>;
  expect(audit(impostor)).toEqual(audit("http://h/a b"));
  expect(readings(impostor)).toEqual(readings("http://h/a b"));
});

interface Attack {
  readonly id: string;
  readonly text: string;
  readonly allowedHosts?: readonly string[];
  readonly publicHosts?: boolean;
  /** The codes that must be among the findings. */
  readonly finds: readonly string[];
}

const attacks = JSON.parse(readFileSync(new URL("attacks.json", import.meta.url), "utf8")) as readonly Attack[];

it.each(attacks.filter(({ text }) => isUriReference(text)))(
  "$id: $text has its findings, parsed",
  ({ text, allowedHosts, publicHosts, finds }) => {
    const options = { allowedHosts, publicHosts };
    const findings = audit(parse(text), options);
    expect(findings.map(({ code }) => code)).toEqual(expect.arrayContaining([...finds]));
    expect(findings).toEqual(audit(text, options));
  },
);
