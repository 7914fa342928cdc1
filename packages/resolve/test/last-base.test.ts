// RFC 3986 §5.2.1: which bases are read again.

import { recordOf } from "@std66/core/internal";
import { expect, it } from "vitest";
import type { Base } from "../src/base.ts";
import { keepingLast } from "../src/last-base.ts";

const longest = `s:${"x".repeat(65_534)}`;

it.each([
  ["the first one, once", ["s:a", "s:a", "s:a"], ["s:a"]],
  ["another one", ["s:a", "s:b", "s:a"], ["s:a", "s:b", "s:a"]],
  ["one that cannot be read, but not the one before it", ["s:a", "%", "%", "s:a"], ["s:a", "%", "%"]],
  ["the longest to keep, once", [longest, longest], [longest]],
  ["a longer one, but not the one before it", ["s:a", `${longest}x`, "s:a"], ["s:a", `${longest}x`]],
  ["a longer one each time", [`${longest}x`, `${longest}x`], [`${longest}x`, `${longest}x`]],
])("keepingLast reads %s", (_, given, wanted) => {
  const read: string[] = [];
  const baseOf = keepingLast((text: string): Base | undefined => {
    read.push(text);
    const uri = recordOf(text);
    return uri && { uri, directoryEnd: -1, isPlain: false };
  });
  expect(given.map((text) => baseOf(text)?.uri.text)).toEqual(given.map((text) => (text === "%" ? undefined : text)));
  expect(read).toEqual(wanted);
});
