import { isIri } from "@std66/iri";
import { iris, validity } from "@std66/vectors";
import { describe, expect, test } from "vitest";
import { IriValidationStrategy, validateIri } from "../src/index.ts";

test.for(iris.map(({ id, text, rule }) => [id, text, rule] as const))("%s: %s (RFC 3987 §2.2)", ([, text, rule]) => {
  expect(validateIri(text) === undefined).toBe(rule === "IRI" || rule === "absolute-IRI");
});

test("a text in ASCII is an IRI exactly if it is a URI", () => {
  const rows = validity.filter(({ text }) => /^[\0-\x7F]*$/u.test(text));
  expect(rows.length).toBeGreaterThan(200);
  expect(rows.filter(({ text, uri }) => (validateIri(text) === undefined) !== uri)).toEqual([]);
});

test.for([
  ["http://a/b", "strict", undefined],
  ["http://a/[", "strict", "Invalid IRI according to RFC 3987: 'http://a/['"],
  ["/a", "strict", "Invalid IRI according to RFC 3987: '/a'"],
  ["http://a/[", "pragmatic", undefined],
  ["a:", "pragmatic", undefined],
  ["http://a/{", "pragmatic", "Invalid IRI according to RDF Turtle: 'http://a/{'"],
  ["/a", "pragmatic", "Invalid IRI according to RDF Turtle: '/a'"],
  ["http://a b", "none", undefined],
  ["", "none", undefined],
] as const)("%s by %s gives %s", ([text, strategy, message]) => {
  expect(validateIri(text, strategy)?.message).toBe(message);
});

test("the strategies have the values of the original", () => {
  expect(IriValidationStrategy).toEqual({ Strict: "strict", Pragmatic: "pragmatic", None: "none" });
  expect(validateIri("a b")).toEqual(validateIri("a b", IriValidationStrategy.Strict));
});

test.for(["Strict", "", "__proto__", "constructor", null, 5])(
  "an unknown strategy %s is an error, returned",
  (name) => {
    expect(validateIri("http://a/", name as never)).toEqual(
      new Error(`Not supported validation strategy "${String(name)}"`),
    );
  },
);

describe("the cause", () => {
  test("says what is wrong, and where", () => {
    expect(validateIri("http://a/日 b")?.cause).toMatchObject({ name: "UriSyntaxError", offset: 10, code: "pchar" });
    expect(validateIri("http://a/日 b", "pragmatic")?.cause).toMatchObject({ offset: 10 });
  });

  test("is absent if only the scheme is missing, and by the other strategy", () => {
    expect(validateIri("/a")).not.toHaveProperty("cause");
    expect(isIri("/a")).toBe(false);
  });
});

test.for([
  ["http://u:secret@h/ ", "Invalid IRI according to RFC 3987: 'http://u:***@h/ '"],
  ["http://u:sec/ret@h/ ", "Invalid IRI according to RFC 3987: 'http://u:***@h/ '"],
  ["//u:secret@h/", "Invalid IRI according to RFC 3987: '//u:***@h/'"],
] as const)("the message for %s shows nothing of the password", ([text, message]) => {
  expect(validateIri(text)?.message).toBe(message);
});

test("long texts take linear time, where the original takes exponential time", () => {
  const long = 1_000_000;
  for (const letter of ["a", "é", "%41", ":", "@", "/", "[", "\uD800"]) {
    const text = letter.repeat(long / letter.length);
    expect(validateIri(`http://a/${text} `)).toBeInstanceOf(Error);
    expect(validateIri(`http://${text} `, "pragmatic")).toBeInstanceOf(Error);
  }
}, 20_000);
