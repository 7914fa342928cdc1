// What must hold for every IRI-reference.

import { isUriReference, parse } from "@std66/core";
import { recordOf } from "@std66/core/internal";
import { equivalent, normalize } from "@std66/normalize";
import { joinReferences, relativize, resolve } from "@std66/resolve";
import fc from "fast-check";
import { expect, it } from "vitest";
import {
  bidiFindings,
  equivalentIri,
  isIriReference,
  joinIriReferences,
  normalizeIri,
  parseIri,
  relativizeIri,
  resolveIri,
  toIri,
  toUri,
  tryResolveIri,
} from "../src/index.ts";
import { asciiReference, iri, reference } from "./references.ts";

const RUNGS = ["case", "percent-encoding", "dot-segments", "scheme"] as const;
const rungs = fc.subarray([...RUNGS]);
const NAMES = ["scheme", "authority", "userinfo", "host", "hostKind", "port", "path", "query", "fragment"] as const;

it("R-203 the generated texts are IRI-references", () => {
  fc.assert(fc.property(reference, (text) => isIriReference(text)));
});

it("R-207 a URI-reference has the same components as an IRI-reference", () => {
  fc.assert(
    fc.property(asciiReference, (text) => {
      const [asUri, asIri] = [parse(text), parseIri(text)];
      for (const name of NAMES) expect(asIri[name]).toBe(asUri[name]);
      expect(asIri.segments).toEqual(asUri.segments);
      expect([asIri.isIri(), asIri.isAbsoluteIri(), asIri.isRelativeReference()]).toEqual([
        asUri.isUri(),
        asUri.isAbsoluteUri(),
        asUri.isRelativeReference(),
      ]);
      expect(asIri.isUriReference()).toBe(true);
    }),
  );
});

it("R-234 for URIs, resolution and relativization are those of @std66/resolve", () => {
  fc.assert(
    fc.property(iri, asciiReference, fc.boolean(), (base, text, strict) => {
      const from = base.replace(/[^\0-\x7f]/gu, "x");
      expect(String(resolveIri(from, text, { strict }))).toBe(String(resolve(from, text, { strict })));
      expect(tryResolveIri(from, text, { strict })).toEqual(resolveIri(from, text, { strict }));
      expect(tryResolveIri(text.replace(/^[^/]*:/, ""), from)).toBeUndefined();
      for (const form of ["shortest", "path"] as const) {
        expect(String(relativizeIri(from, text, { form }))).toBe(String(relativize(from, text, { form })));
      }
      expect(String(joinIriReferences(text, from))).toBe(String(joinReferences(text, from)));
      expect(String(joinIriReferences(from, text))).toBe(String(joinReferences(from, text)));
    }),
  );
});

it("R-231 for URIs without triplets of other characters, normalization is that of @std66/normalize", () => {
  fc.assert(
    fc.property(asciiReference, asciiReference, rungs, (a, b, chosen) => {
      const [first, second] = [a, b].map((text) => text.replace(/%[89A-F][\dA-F]/gi, "x")) as [string, string];
      expect(String(normalizeIri(first, { rungs: chosen }))).toBe(String(normalize(first, { rungs: chosen })));
      expect(equivalentIri(first, second, { rungs: chosen })).toBe(equivalent(first, second, { rungs: chosen }));
    }),
  );
});

it("R-210 toUri gives a URI-reference, and gives it again", () => {
  fc.assert(
    fc.property(reference, (text) => {
      const uri = toUri(text);
      expect(isUriReference(String(uri))).toBe(true);
      expect(toUri(uri)).toBe(uri);
    }),
  );
});

it("R-215 toIri maps back to an equivalent URI, and is idempotent", () => {
  fc.assert(
    fc.property(asciiReference, (text) => {
      const found = toIri(text);
      expect(toIri(found)).toBe(found);
      expect(equivalent(toUri(found), text, { rungs: ["case", "percent-encoding"] })).toBe(true);
    }),
  );
});

it("R-210 toUri gives the components that its text has, with a name in ASCII too", () => {
  fc.assert(
    fc.property(reference, fc.boolean(), (text, isNamed) => {
      // An encoded delimiter in the name is an error.
      const isConverted = isNamed && parseIri(text).host?.includes("%") === false;
      const uri = toUri(text, isConverted ? { toASCII: () => "xn--1.80" } : undefined);
      expect(recordOf(uri)).toEqual(recordOf(String(uri)));
    }),
  );
});

it("R-215 toIri gives back an IRI that toUri has mapped, but for what it decodes itself", () => {
  fc.assert(
    fc.property(reference, (text) => {
      const bare = text.replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, "");
      expect(String(toIri(toUri(bare)))).toBe(String(toIri(bare)));
    }),
  );
});

it("R-234 toUri commutes with resolution", () => {
  fc.assert(
    fc.property(iri, reference, (base, text) => {
      expect(String(toUri(resolveIri(base, text)))).toBe(String(resolve(toUri(base), toUri(text))));
    }),
  );
});

it("R-229 toUri commutes with normalization up to equivalence", () => {
  fc.assert(
    fc.property(reference, rungs, (text, chosen) => {
      const [a, b] = [toUri(normalizeIri(text, { rungs: chosen })), normalize(toUri(text), { rungs: chosen })];
      expect(equivalent(a, b, { rungs: ["case"] })).toBe(true);
    }),
  );
});

it("R-229 normalization is idempotent by any rungs, and its result is equivalent", () => {
  fc.assert(
    fc.property(reference, rungs, (text, chosen) => {
      const normal = normalizeIri(text, { rungs: chosen });
      expect(normalizeIri(normal, { rungs: chosen })).toBe(normal);
      expect(equivalentIri(text, normal, { rungs: chosen })).toBe(true);
    }),
  );
});

function inLowerCase(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

it("R-227 R-228 without the rung percent-encoding, no character and no triplet is converted", () => {
  fc.assert(
    fc.property(reference, (text) => {
      const normal = String(normalizeIri(text, { rungs: ["case"] }));
      expect(inLowerCase(normal)).toBe(inLowerCase(text));
    }),
  );
});

it("R-218 R-221 no function makes a bidi formatting character", () => {
  fc.assert(
    fc.property(reference, rungs, (text, chosen) => {
      const bare = text.replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, "");
      for (const found of [toIri(bare), normalizeIri(bare, { rungs: chosen })]) {
        expect(bidiFindings(found).filter(({ code }) => code === "bidi-formatting")).toEqual([]);
      }
    }),
  );
});

it("R-234 a relativized reference leads back to the target", () => {
  fc.assert(
    fc.property(iri, iri, (base, target) => {
      const found = String(resolveIri(base, relativizeIri(base, target)));
      expect([target, String(resolveIri(base, target))]).toContain(found);
    }),
  );
});

it("R-234 a joined reference leads from every base to the target of the two references in turn", () => {
  fc.assert(
    fc.property(iri, reference, reference, (base, first, second) => {
      const joined = joinIriReferences(first, second);
      expect(String(resolveIri(base, joined))).toBe(String(resolveIri(resolveIri(base, first), second)));
      expect(joined).toEqual(parseIri(String(joined)));
    }),
  );
});

it("R-234 toUri commutes with the form path of relativization", () => {
  fc.assert(
    fc.property(iri, iri, (base, target) => {
      const found = String(toUri(relativizeIri(base, target, { form: "path" })));
      const expected = String(relativize(toUri(base), toUri(target), { form: "path" }));
      expect(String(resolve(toUri(base), found))).toBe(String(resolve(toUri(base), expected)));
      // A character and its triplets, which differ, become the same text.
      if (!/%[89a-f]/iu.test(base + target)) expect(found).toBe(expected);
    }),
  );
});
