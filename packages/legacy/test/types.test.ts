// The types of components by dialect, by row of a comparison, and by scheme of RFC 1738.

import { UriSyntaxError } from "@std66/core";
import { BaseUriError } from "@std66/resolve";
import { expect, expectTypeOf, it } from "vitest";
import {
  type Components,
  type ComponentsByDialect,
  LegacySyntaxError,
  type Rfc1738Components,
  type Rfc1738Ftp,
  type Rfc1738Other,
  type Rfc1808Components,
  type Rfc2396Components,
  type Rfc3986Components,
  type SyntaxRow,
  compareSyntax,
  dialects,
  rfc1738,
} from "../src/index.ts";
import type * as all from "../src/index.ts";
import type * as subpath from "../src/rfc1808.ts";

const hostOf = (row: SyntaxRow): string | undefined => {
  if (!row.valid) return row.message;
  if (row.dialect === "rfc1808") {
    expectTypeOf(row.components).toEqualTypeOf<Rfc1808Components>();
    return row.components.netLoc;
  }
  if (row.dialect === "rfc2396") {
    expectTypeOf(row.components).toEqualTypeOf<Rfc2396Components>();
    return row.components.regName;
  }
  return undefined;
};

const partOf = (parts: Rfc1738Components): string | undefined => {
  if (parts.scheme === "ftp") {
    expectTypeOf(parts).toEqualTypeOf<Rfc1738Ftp>();
    return parts.type;
  }
  switch (parts.scheme) {
    case "http":
      return parts.search;
    case "mailto":
      return parts.address;
    default:
      return "schemepart" in parts ? parts.schemepart : undefined;
  }
};

// @ts-expect-error -- the constructor takes nothing that users have
const made = () => new LegacySyntaxError("rfc1808", "", ["another-standard", ""]);

it("parse returns the component type of its dialect", () => {
  expectTypeOf(dialects.rfc1808.parse).returns.toEqualTypeOf<Rfc1808Components>();
  expectTypeOf(dialects.rfc2396bis07.parse).returns.toEqualTypeOf<Rfc3986Components>();
  expectTypeOf(dialects.rfc2396.id).toEqualTypeOf<"rfc2396">();
  expectTypeOf<Components>().toEqualTypeOf<ComponentsByDialect[keyof ComponentsByDialect]>();
  expect(dialects.rfc2396.id).toBe("rfc2396");
});

it("the dialect of a row narrows the type of its components", () => {
  const { rows } = compareSyntax("http://a_b/", { dialects: ["rfc1808", "rfc2396"] });
  expect(rows.map(hostOf)).toEqual(["a_b", "a_b"]);
});

it("the scheme narrows the components of RFC 1738 to its form", () => {
  expectTypeOf<Extract<Rfc1738Components, { schemepart: string }>>().toEqualTypeOf<Rfc1738Other>();
  expect(
    ["ftp://h/a;type=i", "http://h/?b", "mailto:c", "s:d", "file:///e"].map((text) => partOf(rfc1738.parse(text))),
  ).toEqual(["i", "b", "c", "d", undefined]);
});

it("the type of LegacySyntaxError can be constructed, as test libraries require, but not by users", () => {
  expectTypeOf<typeof LegacySyntaxError>().toExtend<new (...args: never[]) => unknown>();
  expectTypeOf<typeof UriSyntaxError>().toExtend<new (...args: never[]) => unknown>();
  expectTypeOf<typeof BaseUriError>().toExtend<new (...args: never[]) => unknown>();
  expect(made).toBeTypeOf("function");
});

it("a subpath exports the types of what its dialect takes and returns", () => {
  expectTypeOf<subpath.Dialect>().toEqualTypeOf<all.Dialect>();
  expectTypeOf<subpath.DialectOptions>().toEqualTypeOf<all.DialectOptions>();
  expectTypeOf<subpath.DialectTrace>().toEqualTypeOf<all.DialectTrace>();
  expectTypeOf<subpath.Outcome>().toEqualTypeOf<all.Outcome>();
  expectTypeOf<subpath.ReasonCode>().toEqualTypeOf<all.ReasonCode>();
});
