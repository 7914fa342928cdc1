// Properties that hold for every URI-reference.

import { type UriReference, isUriReference, parse } from "@std66/core";
import * as oracle from "@std66/oracle";
import { resolve } from "@std66/resolve";
import fc from "fast-check";
import { it } from "vitest";
import { type Rung, compare, equivalent, normalize, pendingRungs } from "../src/index.ts";
import { anyReferences, anyRungs, pairs } from "./pairs.ts";
import { relativeReferences, uris } from "./references.ts";
import { nearMisses, respellings } from "./respellings.ts";
import { ladder, subsets } from "./rungs-taken.ts";
import { isSettled } from "./settled.ts";

type Seven = readonly (string | undefined)[];

const NAMES = ["scheme", "userinfo", "host", "port", "path", "query", "fragment"] as const;

const componentsOf = (uri: UriReference): Seven => NAMES.map((name) => uri[name]);
const presence = ({ scheme, userinfo, query, fragment }: UriReference): boolean[] =>
  [scheme, userinfo, query, fragment].map((component) => component !== undefined);
const normalOf = (text: string, rungs: readonly Rung[]): string => String(normalize(text, { rungs }));
/** The first n rungs, for n from 0 to 4. */
const prefixes = [0, 1, 2, 3, 4].map((length) => ladder.slice(0, length));

function check(holds: boolean, what: string, ...found: readonly unknown[]): void {
  if (!holds) throw new Error(`${what}: ${JSON.stringify(found)}`);
}

function checkSame(found: unknown, wanted: unknown, what: string): void {
  check(JSON.stringify(found) === JSON.stringify(wanted), what, found, wanted);
}

it("R-033 R-124 normalize is idempotent for all choices of rungs", () => {
  fc.assert(
    fc.property(anyReferences, (text) => {
      for (const rungs of subsets) {
        const once = normalOf(text, rungs);
        checkSame(normalOf(once, rungs), once, rungs.join());
      }
    }),
  );
});

it("R-040 R-134 the result of normalize parses back to its own components", () => {
  fc.assert(
    fc.property(anyReferences, anyRungs, (text, rungs) => {
      const normal = normalize(text, { rungs });
      check(isUriReference(String(normal)), "not a URI-reference", String(normal));
      checkSame(componentsOf(normal), componentsOf(parse(String(normal))), String(normal));
    }),
  );
});

it("R-134 R-135 normalize adds or removes no component, except ports, the authority of file and an empty query of ldap", () => {
  fc.assert(
    fc.property(anyReferences, anyRungs, (text, rungs) => {
      const before = parse(text);
      const after = normalize(text, { rungs });
      // RFC 4516 §4: "ldap://ldap.example.net/?" is "ldap://ldap.example.net/".
      const isLicensed = before.scheme?.toLowerCase() === "ldap" && /^\?{0,3}$/.test(before.query ?? "x");
      if (!isLicensed || after.query !== undefined) checkSame(presence(after), presence(before), String(after));
      check(after.port === before.port || after.port === undefined, "port", after.port);
      check(after.host !== undefined || before.host === undefined, "host", after.host);
      check(
        before.host !== undefined || after.host === undefined || after.scheme?.toLowerCase() === "file",
        "authority",
      );
    }),
  );
});

it("R-124 normalize returns the same instance exactly if the text is unchanged, and treats a string like an instance", () => {
  fc.assert(
    fc.property(anyReferences, anyRungs, (text, rungs) => {
      const given = parse(text);
      const normal = normalize(given, { rungs });
      check((normal === given) === (String(normal) === text), "instance", String(normal));
      check(normalize(normal, { rungs }) === normal, "normal instance", String(normal));
      checkSame(String(given), text, "the one that was given");
      checkSame(componentsOf(normalize(text, { rungs })), componentsOf(normal), "text and reference");
    }),
  );
});

it("R-121 R-124 R-128 R-129 R-130 R-131 normalize agrees with a literal transcription of §6.2", () => {
  fc.assert(
    fc.property(anyReferences.filter(isSettled), (text) => {
      for (const rungs of subsets) checkSame(normalOf(text, rungs), oracle.normalize(text, rungs), rungs.join());
    }),
  );
});

it("R-121 equivalence is reflexive, symmetric and transitive", () => {
  fc.assert(
    fc.property(fc.oneof(respellings, nearMisses), anyReferences, anyRungs, ([a, b, c], other, rungs) => {
      const same = (one: string, two: string): boolean => equivalent(one, two, { rungs });
      const all = [a, b, c, other];
      for (const one of all) {
        check(same(one, one) && equivalent(parse(one), parse(one), { rungs }), "reflexive", one);
        for (const two of all) {
          check(same(one, two) === same(two, one), "symmetric", one, two);
          if (!same(one, two)) continue;
          for (const three of all) check(!same(two, three) || same(one, three), "transitive", one, two, three);
        }
      }
    }),
  );
});

it("R-124 compare and equivalent agree, in both directions", () => {
  fc.assert(
    fc.property(pairs, anyRungs, fc.boolean(), ([a, b], rungs, ignoreFragment) => {
      const options = { rungs, ignoreFragment };
      const found = equivalent(a, b, options);
      const comparison = compare(a, b, options);
      const back = compare(parse(b), parse(a), options);
      checkSame(
        [comparison.equivalent, back.equivalent, equivalent(b, a, options)],
        [found, found, found],
        "equivalent",
      );
      checkSame(
        [equivalent(a, b), equivalent(b, a)],
        [normalOf(a, ladder) === normalOf(b, ladder), compare(b, a).equivalent],
        "default",
      );
      checkSame(comparison.rung, back.rung, "rung");
      checkSame(comparison.difference?.component, back.difference?.component, "component");
      checkSame(
        [comparison.difference?.a, comparison.difference?.b],
        [back.difference?.b, back.difference?.a],
        "values",
      );
    }),
  );
});

it("R-121 R-124 R-125 two texts are equivalent at a rung exactly if their normal forms up to it are the same", () => {
  fc.assert(
    fc.property(pairs, anyRungs, ([a, b], rungs) => {
      fc.pre(isSettled(a) && isSettled(b));
      const comparison = compare(a, b, { rungs });
      const first = rungs.find((_rung, index) => {
        const taken = rungs.slice(0, index + 1);
        return oracle.normalize(a, taken) === oracle.normalize(b, taken);
      });
      checkSame(comparison.rung, a === b ? "identical" : first, "rung");
      const forms = [normalize(a, { rungs }), normalize(b, { rungs })] as const;
      const component = NAMES.find((name) => forms[0][name] !== forms[1][name]);
      const difference = component && { component, a: forms[0][component], b: forms[1][component] };
      checkSame(comparison.difference, difference, "difference");
    }),
  );
});

it("R-124 more rungs give the same result from the text or from its form by fewer rungs, and keep what is equivalent", () => {
  fc.assert(
    fc.property(anyReferences, pairs, (text, [a, b]) => {
      for (const [length, more] of prefixes.entries()) {
        for (const fewer of prefixes.slice(0, length)) {
          checkSame(
            normalOf(normalOf(text, fewer), more),
            normalOf(text, more),
            `${fewer.join()} before ${more.join()}`,
          );
          check(!equivalent(a, b, { rungs: fewer }) || equivalent(a, b, { rungs: more }), "lost", a, b, more);
        }
      }
    }),
  );
});

it("R-124 pendingRungs returns the rungs that change the text, and none if it is normal", () => {
  fc.assert(
    fc.property(anyReferences, anyRungs, (text, rungs) => {
      const pending = pendingRungs(text, { rungs });
      const forms = [text, ...rungs.map((_rung, index) => normalOf(text, rungs.slice(0, index + 1)))];
      checkSame(
        pending,
        rungs.filter((_rung, index) => forms[index] !== forms[index + 1]),
        "pending",
      );
      check((pending.length === 0) === (normalOf(text, rungs) === text), "none exactly if it is normal", pending);
      checkSame(pendingRungs(parse(text), { rungs }), pending, "of a reference");
      checkSame(pendingRungs(normalOf(text, rungs), { rungs }), [], "of the normal form");
    }),
  );
});

it("R-017 R-026 R-127 generated spellings of one URI are equivalent, and have the same normal form", () => {
  fc.assert(
    fc.property(respellings, ([a, b, c]) => {
      checkSame([equivalent(a, b), equivalent(b, c), equivalent(a, c)], [true, true, true], "equivalent");
      checkSame(normalOf(a, ladder), normalOf(b, ladder), "normal form");
    }),
  );
});

it("R-021 R-121 R-134 generated spellings of two URIs are not equivalent at any rung", () => {
  fc.assert(
    fc.property(nearMisses, ([a, b]) => {
      for (const rungs of subsets) check(!equivalent(a, b, { rungs }), "equivalent", rungs);
    }),
  );
});

it("R-123 ignoreFragment ignores fragments and nothing else", () => {
  fc.assert(
    fc.property(pairs, anyRungs, ([a, b], rungs) => {
      const withoutFragments = [a, b].map((text) => text.replace(/#[^]*/, "")) as [string, string];
      const options = { rungs, ignoreFragment: true };
      checkSame(equivalent(a, b, options), equivalent(...withoutFragments, { rungs }), "equivalent");
      checkSame(compare(a, b, options), compare(...withoutFragments, { rungs }), "compare");
      checkSame(equivalent(`${withoutFragments[0]}#x`, a, options), true, "itself with another fragment");
    }),
  );
});

it("R-104 a relative reference and its normal form resolve to equivalent URIs", () => {
  fc.assert(
    fc.property(uris, relativeReferences, anyRungs, (base, reference, rungs) => {
      checkMeaning(base, reference, rungs);
    }),
  );
});

it("R-104 a URI without encoded dots and its normal form resolve to equivalent URIs, if dot-segments are removed last", () => {
  fc.assert(
    fc.property(uris, uris, anyRungs, (base, reference, rungs) => {
      // relative.test.ts covers encoded dots; opaque.test.ts covers opaque paths, whose dot-segments resolution
      // removes.
      fc.pre(!HAS_ENCODED_DOTS.test(reference) && !hasOpaqueDots(reference));
      checkMeaning(base, reference, rungs.includes("dot-segments") ? rungs : rungs.filter((rung) => rung === "case"));
    }),
  );
});

/** A dot-segment with at least one dot encoded. */
const HAS_ENCODED_DOTS = /^[^?#]*[:/](?:%2e|%2e%2e|%2e\.|\.%2e)(?:[/?#]|$)/i;

/** Whether normalization keeps dot-segments that §5.2.4 removes. */
function hasOpaqueDots(reference: string): boolean {
  const rungs = ["dot-segments"] as const;
  return normalOf(reference, rungs) !== String(normalize(reference, { rungs, schemes: new Map() }));
}

function checkMeaning(base: string, reference: string, rungs: readonly Rung[]): void {
  const before = resolve(base, normalize(reference, { rungs }));
  const after = normalize(resolve(base, reference), { rungs });
  check(equivalent(before, after, { rungs }), "not equivalent", rungs, String(before), String(after));
}
