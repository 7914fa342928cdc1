// References that another copy of @std66/core made.

import { UriReference, UriSyntaxError, parse } from "@std66/core";
import type * as Core from "@std66/core";
import { expect, it, vi } from "vitest";
import { compare, equivalent, normalize, pendingRungs } from "../src/index.ts";

vi.resetModules();
const other: typeof Core = await import("@std66/core");

it("a reference of another copy of core has a different class", () => {
  expect(other.UriReference).not.toBe(UriReference);
  const foreign = other.parse("a");
  expect(parse(foreign)).not.toBe(foreign);
});

it("a reference of another copy of core becomes an instance of this copy, even if it is normal", () => {
  for (const text of ["http://u@h:1/b?q#f", "HTTP://u@H:1/a/../b?q#f"]) {
    const normal = normalize(other.parse(text));
    expect(parse(normal)).toBe(normal);
    expect([String(normal), normal.userinfo, normal.host, normal.port, normal.path, normal.query]).toEqual([
      "http://u@h:1/b?q#f",
      "u",
      "h",
      "1",
      "/b",
      "q",
    ]);
    expect(normalize(normal)).toBe(normal);
  }
});

it("a reference of another copy of core is compared like an instance of this copy", () => {
  const foreign = other.parse("HTTP://H/%7e#f");
  expect([equivalent(foreign, "http://h/~#f"), equivalent(parse("http://h/~#f"), foreign)]).toEqual([true, true]);
  expect(equivalent(foreign, other.parse("HTTP://H/%7e#f"))).toBe(true);
  expect(compare("http://h/~#f", foreign).rung).toBe("percent-encoding");
  expect(compare(foreign, "http://h/~", { ignoreFragment: true }).rung).toBe("percent-encoding");
  expect(pendingRungs(foreign)).toEqual(["case", "percent-encoding"]);
});

it("a reference of another copy of core may come from a user-supplied function", () => {
  const normal = normalize("http://h/1", { protocol: () => other.parse("http://h/2") });
  expect(normal).toBeInstanceOf(UriReference);
  expect([String(normal), normal.path]).toEqual(["http://h/2", "/2"]);
});

it("a reference of another copy of core is read by its text, which must be a URI-reference", () => {
  const impostor = { [Symbol.for("std66.UriReference")]: "a b" } as unknown as UriReference;
  for (const run of [
    () => normalize(impostor),
    () => pendingRungs(impostor),
    () => equivalent(impostor, impostor),
    () => compare("a", impostor),
  ]) {
    expect(run).toThrow(UriSyntaxError);
  }
});
