// RFC 3987 §2.2: what a text is not, and where.

import { explain } from "@std66/core/diagnostics";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  diagnoseIri,
  diagnoseIriAs,
  isAbsoluteIri,
  isIri,
  isIriReference,
  isRelativeIriReference,
  parseIri,
} from "../src/index.ts";
import type { IriProduction } from "../src/index.ts";

const SECTION = "RFC 3987 §2.2";
const END = "end of text";
const REG_NAME = ["iunreserved", "pct-encoded", "sub-delims"];

const rows: readonly (readonly [IriProduction, string, number, number, string, string, readonly string[]])[] = [
  ["iri", "é", 0, 0, "scheme", "an IRI begins with a scheme", ["ALPHA"]],
  ["iri", "//é/é:é", 0, 0, "scheme", "an IRI begins with a scheme", ["ALPHA"]],
  ["absolute-iri", "é#é", 0, 0, "scheme", "an absolute-IRI begins with a scheme", ["ALPHA"]],
  ["absolute-iri", "a:é#é", 3, 1, "fragment", "an absolute-IRI has no fragment", ["ipchar", '"/"', '"?"', END]],
  [
    "absolute-iri",
    "a://é#",
    5,
    1,
    "fragment",
    "an absolute-IRI has no fragment",
    [...REG_NAME, '":"', '"/"', '"?"', END],
  ],
  [
    "irelative-ref",
    "a:é",
    1,
    1,
    "scheme",
    "a relative reference has no scheme",
    [...REG_NAME, '"@"', '"/"', '"?"', '"#"', END],
  ],
];

describe("diagnoseIriAs", () => {
  it.each(rows)("%s: %s", (production, text, ...[offset, length, component, reason, expected]) => {
    const error = diagnoseIriAs(text, production);
    expect(error).toMatchObject({
      code: production,
      input: text,
      offset,
      length,
      component,
      expected,
      section: SECTION,
    });
    expect(error?.message).toBe(`${reason} (offset ${offset}, ${SECTION})`);
    expect(diagnoseIriAs(parseIri(text), production)?.message).toBe(error?.message);
  });

  it("says what is at the caret, and what to do", () => {
    expect(
      rows.map(([production, text]) => {
        const error = diagnoseIriAs(text, production);
        const { label, help } = error ? explain(error) : {};
        return [label, help];
      }),
    ).toEqual([
      ["expected a scheme", "resolve a relative reference first"],
      ["expected a scheme", "resolve a relative reference first"],
      ["expected a scheme", "resolve a relative reference first"],
      ["the beginning of a fragment", undefined],
      ["the beginning of a fragment", undefined],
      ["the end of a scheme", undefined],
    ]);
  });

  it("agrees with the predicates, and gives the error of `diagnoseIri` first", () => {
    const texts = fc.array(
      fc.constantFrom("a", "é", "\u{1F600}", ":", "/", "//", "?", "#", "@", "%41", "%", " ", "\uE000"),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(
        texts.map((all) => all.join("")),
        (text) => {
          const is = (production: IriProduction): boolean => diagnoseIriAs(text, production) === undefined;
          expect([is("iri-reference"), is("iri"), is("absolute-iri"), is("irelative-ref")]).toEqual([
            isIriReference(text),
            isIri(text),
            isAbsoluteIri(text),
            isRelativeIriReference(text),
          ]);
          const error = diagnoseIri(text);
          if (error !== undefined) expect(diagnoseIriAs(text, "iri")?.message).toBe(error.message);
        },
      ),
    );
  });

  it("throws for an unknown production, and for a text of another type", () => {
    for (const name of ["uri", "constructor", "toString"]) {
      expect(() => diagnoseIriAs("a", name as IriProduction)).toThrow(
        new RangeError(
          `diagnoseIriAs: production must be one of iri-reference, iri, absolute-iri, irelative-ref, not \`${name}\``,
        ),
      );
    }
    expect(() => diagnoseIriAs(1 as unknown as string, "iri")).toThrow(
      new TypeError("diagnoseIriAs: text must be a string, an IriReference or a UriReference, not 1"),
    );
  });
});
