// A `UriReference` is not scanned again: its own record is read. Shown by records that differ from what a scan of the
// text finds.

import { parse } from "@std66/core";
import { recordOf, referenceOf } from "@std66/core/internal";
import { equivalence } from "@std66/vectors";
import { expect, it } from "vitest";
import { compare, equivalent, normalize, pendingRungs } from "../src/index.ts";

it("a normal reference is read by its record", () => {
  // The record says that the text is a path. A scan would find the scheme "HTTP" and the host "H".
  const path = referenceOf({ ...recordOf("abcd:/g/")!, text: "HTTP://H", schemeEnd: -1 });
  expect(String(normalize("HTTP://H"))).toBe("http://h/");
  expect(normalize(path)).toBe(path);
  expect(equivalent(path, "http://h/")).toBe(false);
});

it("a reference is read by its record, by other rungs than the usual ones", () => {
  // The record says that "H" is part of the path. A scan would find a host.
  const path = referenceOf({ ...recordOf("http:/_H/a")!, text: "http://H/a" });
  expect(String(normalize("http://H/a", { rungs: ["case"] }))).toBe("http://h/a");
  expect(String(normalize(path, { rungs: ["case"] }))).toBe("http://H/a");
});

it.each(equivalence.filter(({ normal }) => normal !== undefined))(
  "$id: $a and $b have the same normal form, parsed",
  ({ a, b, rung, normal = "" }) => {
    const [first, second] = [parse(a), parse(b)];
    const records = [{ ...recordOf(first) }, { ...recordOf(second) }];
    expect(equivalent(first, second)).toBe(true);
    expect([compare(first, second).rung, compare(first, b).rung, compare(a, second).rung]).toEqual([rung, rung, rung]);
    for (const reference of [first, second]) {
      const result = normalize(reference);
      expect(String(result)).toBe(String(normalize(String(reference))));
      expect(recordOf(result)).toEqual(recordOf(String(result)));
      expect(pendingRungs(reference)).toEqual(pendingRungs(String(reference)));
    }
    // Nothing has changed in what was lent.
    expect([recordOf(first), recordOf(second)]).toEqual(records);
    expect(String(normalize(parse(normal)))).toBe(String(normalize(normal)));
  },
);
