import { iris, resolution } from "@std66/vectors";
import fc from "fast-check";
import * as original from "relative-to-absolute-iri";
import { describe, expect, test } from "vitest";
import { removeDotSegments, removeDotSegmentsOfPath, resolve } from "../src/index.ts";

test.for(resolution.map(({ id, base, ref, expect: { rfc3986 } }) => [id, base, ref, rfc3986] as const))(
  "%s: %s + %s is %s (RFC 3986 §5.2)",
  ([, base, ref, target]) => {
    expect(resolve(ref, base)).toBe(target);
  },
);

test("characters beyond ASCII stay as they are (RFC 3987 §6.5)", () => {
  const texts = iris.filter(({ rule }) => rule === "IRI" || rule === "absolute-IRI");
  expect(texts.length).toBeGreaterThan(20);
  for (const { text } of texts.filter((row) => !/\/\.\.?(?:[/?#]|$)/u.test(row.text))) {
    expect(resolve(text, "http://example.org/")).toBe(text);
  }
  expect(resolve("../中国", "http://例え/日本/東京")).toBe("http://例え/中国");
});

describe("what the replaced library documents", () => {
  test.for([
    ["relative", "http://base.org/", "http://base.org/relative"],
    ["http://example.org/", undefined, "http://example.org/"],
    ["http://example.org/", "http://base.org/", "http://example.org/"],
    ["#abc", "http://base.org/", "http://base.org/#abc"],
    ["//abc", "http://base.org/", "http://abc"],
    ["/abc/def/", "http://base.org/123/456/", "http://base.org/abc/def/"],
    ["xyz", "http://aa/parent/parent/../../a", "http://aa/xyz"],
    ["xyz", "http://aa/././a", "http://aa/xyz"],
  ] as const)("%s against %s is %s", ([reference, base, target]) => {
    expect(resolve(reference, base)).toBe(target);
  });

  test.for([
    ["abc", "def", "Found invalid baseIRI 'def' for value 'abc'"],
    ["abc", "def#ghi", "Found invalid baseIRI 'def' for value 'abc'"],
    ["abc", "def#g#h", "Found invalid baseIRI 'def' for value 'abc'"],
    ["abc", "", "Found invalid relative IRI 'abc' for a missing baseIRI"],
    ["abc", undefined, "Found invalid relative IRI 'abc' for a missing baseIRI"],
    ["", "", "Found invalid baseIRI '' for value ''"],
    ["", "abc", "Found invalid baseIRI 'abc' for value ''"],
    ["/a:b:c", "def", "Found invalid baseIRI 'def' for value '/a:b:c'"],
    ["a/b:c", "//def/g", "Found invalid baseIRI '//def/g' for value 'a/b:c'"],
    ["//a:80/b", "def#x:y", "Found invalid baseIRI 'def' for value '//a:80/b'"],
  ] as const)("%s against %s throws: %s", ([reference, base, message]) => {
    expect(() => resolve(reference, base)).toThrow(new Error(message));
  });
});

test.for([
  ["//user:secret@h/", "def", "Found invalid baseIRI 'def' for value '//user:***@h/'"],
  ["//u:sec/ret@h/", "def", "Found invalid baseIRI 'def' for value '//u:***@h/'"],
  ["//u:sec?ret@h/ //v:sec@ret@h/", "def", "Found invalid baseIRI 'def' for value '//u:***@h/'"],
  ["//u:secret@h/?//v:secret@h", "def", "Found invalid baseIRI 'def' for value '//u:***@h/?//v:***@h'"],
  ["//u:secret@h/?//v:secret@i", "def", "Found invalid baseIRI 'def' for value '//u:***@h/?//v:***@i'"],
] as const)("a message shows no password: %s", ([reference, base, message]) => {
  expect(() => resolve(reference, base)).toThrow(new Error(message));
});

describe("texts that are not IRI-references", () => {
  test.for([
    ["a b", "http://a/c", "http://a/a b"],
    ["a_b:c/../d", "http://a/", "a_b:c/../d"],
    [":a", "http://a/", ":a"],
    ["g", "a_b:c/d", "a_b:c/g"],
    ["//b", "a_b:c/d", "a_b://b"],
    ["?y", "", "?y"],
    ["#z", "a/b?c#d", "a/b?c#z"],
    ["\uD800", "http://a/\uDC00/", "http://a/\uDC00/\uD800"],
    ["__proto__:a", "http://a/", "__proto__:a"],
    ["constructor", "http://a/", "http://a/constructor"],
  ] as const)("%s against %s is %s", ([reference, base, target]) => {
    expect(resolve(reference, base)).toBe(target);
  });
});

// Without a base, a ":" anywhere makes a reference absolute to the replaced library.
test.for(["a/b:c", "/a:b", "//h:80/a", "?a", "#a:b", "a/b:c/d:e"])("%s without a base is what it is there", (text) => {
  expect([resolve(text, ""), resolve(text)]).toEqual([original.resolve(text, ""), original.resolve(text)]);
});

test.for(["a?b:c", "ab?c:d", "a#b:c", "ab#c:d/e", "ab?c/d:e"])(
  "%s against a base without a scheme is what it is there",
  (text) => {
    const outcomeOf = (run: typeof resolve) => {
      try {
        return run(text, "def");
      } catch (error) {
        return String(error);
      }
    };
    expect(outcomeOf(resolve)).toBe(outcomeOf(original.resolve));
  },
);

test("what is neither a text nor missing is the empty text, and a base must be a text", () => {
  for (const value of [1, true, {}, []] as unknown as string[])
    expect(resolve(value, "http://a/b?c#d")).toBe(original.resolve(value, "http://a/b?c#d"));
  expect(() => resolve("a", 1 as unknown as string)).toThrow(new TypeError("resolve: baseIRI must be a string, not 1"));
});

test.for([
  ["http://a/b/../c/.", "http://a/c/"],
  ["foo:a/../b", "foo:/b"],
  ["foo:/a/./b?c/../d", "foo:/a/b?c/../d"],
] as const)("a reference with a scheme has no dot-segments left: %s is %s", ([text, target]) => {
  expect(resolve(text, "http://x/y")).toBe(target);
});

test.for(["#x", "#", "a#", "#x#y"])("a message about the base %s says what the replaced library says", (base) => {
  const messageOf = (run: typeof resolve) => {
    try {
      return run("abc", base);
    } catch (error) {
      return String(error);
    }
  };
  expect(messageOf(resolve)).toBe(messageOf(original.resolve));
});

test("a String object is a text", () => {
  const [reference, base] = [new String("../c"), new String("http://h/a/b")] as unknown as [string, string];
  expect([original.resolve(reference, "http://h/a/b"), original.resolve("../c", base)]).toEqual([
    "http://h/c",
    "http://h/c",
  ]);
  expect([resolve(reference, "http://h/a/b"), resolve("../c", base)]).toEqual(["http://h/c", "http://h/c"]);
});

test("the last base is not mistaken for another", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom("http://a/b/c", "http://a/b/d/", "urn:a:b", "a:/"), { minLength: 1 }),
      (bases) => {
        const fresh = {
          "http://a/b/c": "http://a/b/g",
          "http://a/b/d/": "http://a/b/d/g",
          "urn:a:b": "urn:g",
          "a:/": "a:/g",
        };
        expect(bases.map((base) => resolve("g", base))).toEqual(bases.map((base) => fresh[base]));
      },
    ),
  );
});

describe("removal of dot-segments (RFC 3986 §5.2.4)", () => {
  test.for([
    ["/a/./b/../c", "/a/c"],
    ["/a/../../b", "/b"],
    ["a", "/a"],
    ["", "/"],
    ["/a/..?b/../c", "/?b/../c"],
    ["/a/..#b/../c", "/#b/../c"],
    ["/a/..#b?c/../d", "/#b?c/../d"],
    ["/a/..?b#c/../d", "/?b#c/../d"],
    ["/.well-known/..a", "/.well-known/..a"],
  ] as const)("of %s gives %s", ([path, result]) => {
    expect(removeDotSegments(path)).toBe(result);
  });

  test.for([
    ["http://a/b/../c", 4, "http://a/c"],
    ["http://a", 4, "http://a"],
    ["http://a?b/../c", 4, "http://a?b/../c"],
    ["http://a#b/../c", 4, "http://a#b/../c"],
    ["http://a/b/..#c/../d", 4, "http://a/#c/../d"],
    ["http://a//b/../c", 4, "http://a//c"],
    ["http://a//", 4, "http://a//"],
    ["foo:a/..//b", 3, "foo:/.//b"],
    ["/a/..//b", -1, "/.//b"],
    ["//a/b/../c", -1, "//a/c"],
    ["/a/../b", -1, "/b"],
    ["foo:/.//b", 3, "foo:/.//b"],
    ["foo:a/../b", 3, "foo:/b"],
    ["mailto:x@y?subject=a/../b", 6, "mailto:x@y?subject=a/../b"],
    [":a/../b", 0, ":/b"],
    // An authority ends at the first "/", "?" or "#", and may be empty or all there is.
    ["//a", -1, "//a"],
    ["//..", -1, "//.."],
    ["http://..", 4, "http://.."],
    ["http://../..", 4, "http://../"],
    ["http://..?/..", 4, "http://..?/.."],
    ["http:///../a", 4, "http:///a"],
    ["http://a.b/./c", 4, "http://a.b/c"],
  ] as const)("of %s with a colon at %i gives %s", ([iri, colon, result]) => {
    expect(removeDotSegmentsOfPath(iri, colon)).toBe(result);
  });
});

test.for([undefined, null])("%s is not a text", (value) => {
  const text = value as unknown as string;
  expect(() => resolve(text, "http://a/")).toThrow(
    new TypeError(`resolve: relativeIRI must be a string, not ${value}`),
  );
  expect(() => removeDotSegments(text)).toThrow(
    new TypeError(`removeDotSegments: path must be a string, not ${value}`),
  );
  expect(() => removeDotSegmentsOfPath(text, 4)).toThrow(
    new TypeError(`removeDotSegmentsOfPath: iri must be a string, not ${value}`),
  );
  expect(() => original.resolve(text, "http://a/")).toThrow(TypeError);
});

test("long texts take linear time", () => {
  const long = 1_000_000;
  for (const text of [
    "../".repeat(long),
    "a/".repeat(long),
    ":".repeat(long),
    "?".repeat(long),
    "/.".repeat(long),
    "é".repeat(long),
  ]) {
    expect(resolve(text, `http://a/${text}`).length).toBeGreaterThan(0);
    expect(resolve(text, `x:${text}`).length + removeDotSegments(text).length).toBeGreaterThan(0);
    expect(removeDotSegmentsOfPath(`x:${text}`, 1).length).toBeGreaterThan(0);
  }
}, 10_000);
