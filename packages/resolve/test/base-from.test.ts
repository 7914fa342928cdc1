// RFC 3986 §5.2.1: a base that another package has read, as that for IRIs does.

import { scanArgument } from "@std66/core/internal";
import { expect, it } from "vitest";
import { BaseUriError } from "../src/index.ts";
import { baseFrom, transform } from "../src/internal.ts";
import { thrown } from "./thrown.ts";

it.each([
  ["http://a/b/c/d;p?q", "g", "http://a/b/c/g"],
  ["http://a/b/c/d;p?q", "../../g", "http://a/g"],
  ["http://a/b/c/d;p?q", "", "http://a/b/c/d;p?q"],
  ["http://a/b/../c/d", "../g", "http://a/g"],
  ["http://a", "g", "http://a/g"],
  ["s:", "g", "s:g"],
])("R-101 baseFrom: from %s, %s leads to %s", (base, reference, wanted) => {
  const from = baseFrom("f: base", scanArgument("f: base", base), "g");
  expect(transform(from, scanArgument("f: reference", reference), true).text).toBe(wanted);
});

it.each(["", "a", "/a:b", "//h", "?s:"])("R-093 baseFrom: refuses %j, which has no scheme", (base) => {
  const error = thrown(() => baseFrom("f: base", scanArgument("f: base", base), "g")) as BaseUriError;
  expect(error).toBeInstanceOf(BaseUriError);
  expect([error.base, error.message.startsWith("f: base ")]).toEqual([base, true]);
  expect(error.message).toContain("; `g` takes a relative base");
});
