// One resolution in all the ways in which it can be asked for.

import { type UriReference, parse } from "@std66/core";
import { expect } from "vitest";
import { type ResolveOptions, resolve, resolverFor } from "../src/index.ts";

const NAMES = ["scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment", "hostKind"] as const;

const componentsOf = (reference: UriReference): unknown[] => [
  ...NAMES.map((name) => reference[name]),
  reference.isUri(),
  reference.isAbsoluteUri(),
  ...reference.segments,
];

export function checkResolution(base: string, reference: string, wanted: string, options?: ResolveOptions): void {
  const results = [
    resolve(base, reference, options),
    resolve(parse(base), reference, options),
    resolve(base, parse(reference), options),
    resolve(parse(base), parse(reference), options),
    resolverFor(base, options)(reference),
    resolverFor(parse(base), options)(parse(reference)),
  ];
  const parsed = componentsOf(parse(wanted));
  for (const result of results) {
    // what the result says of itself is what its text says.
    expect([base, reference, String(result), componentsOf(result)]).toEqual([base, reference, wanted, parsed]);
  }
}
