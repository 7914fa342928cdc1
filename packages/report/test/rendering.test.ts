/** Pieces of the output that few inputs show. */
import { compare } from "@std66/normalize";
import { describe, expect, it } from "vitest";
import { jsonOfSegments } from "../src/answer/json.ts";
import { comparison } from "../src/normalize/comparison.ts";
import { normalization } from "../src/normalize/normalization.ts";
import { parameters } from "../src/parameters/parameters.ts";
import { resolution } from "../src/resolution/resolution.ts";
import { plainStyle } from "../src/answer/style.ts";
import { asWritten } from "../src/text/passwords.ts";

/** Shows what is colored, in tags. */
const tag = (name: string) => (text: string) => `<${name}>${text}</${name}>`;
const tagged = { ...plainStyle, colors: { ...plainStyle.colors, bold: tag("b"), dim: tag("d"), yellow: tag("y") } };
const comparisonOf = (a: string, b: string) => comparison(a, b, compare(a, b), { show: asWritten }).lines(tagged);

const stepOf = (input: string) =>
  normalization(input, { rungs: ["dot-segments"] })
    .lines(plainStyle)[1]
    ?.slice(27);

const parametersOf = (uri: string, show = asWritten) => parameters(uri, { show }).lines(plainStyle);

describe("a comparison", () => {
  it("of texts of which one begins the other has its caret after the shorter", () => {
    expect(comparisonOf("http://a/b", "http://a/bc")).toEqual([
      "different: <b>path</b>",
      " a  http://a/b",
      " b  http://a/bc",
      `${" ".repeat(14)}<b>^</b>`,
    ]);
  });

  it("cuts both if only one is too long", () => {
    const [, a, b] = comparisonOf(`/${"a".repeat(40)}b`, `/${"a".repeat(80)}`);
    expect([a, b]).toEqual([` a  …${"a".repeat(30)}b`, ` b  …${"a".repeat(70)}`]);
  });

  it("has its caret below the difference, also where passwords are shown", () => {
    const [, a = "", , caret] = comparisonOf("x://u:secret@h/a", "x://u:secret@h/b");
    expect(caret).toBe(`${" ".repeat(a.length - 1)}<b>^</b>`);
  });

  it("of equal texts shows the form in which they are", () => {
    expect(comparisonOf("HTTP://a", "http://a")).toEqual([
      "equivalent: <b>case</b> <d>(RFC 3986, section 6.2.2.1)</d>",
      " a  HTTP://a",
      " b  http://a",
      " =  http://a",
    ]);
  });
});

describe("the steps of a normalization", () => {
  it.each([
    ["../a", "kept: they depend on the base"],
    ["a", "nothing to do"],
    ["URN:a/../b", 'kept: "/" is not hierarchical in URN'],
    ["http:/a", "nothing to do"],
    // A guard, which depends on no base, and a path that begins with "/" is not opaque.
    ["/.//a", "nothing to do"],
    ["urn:/.//a", "nothing to do"],
  ])("%s: %s", (input, expected) => {
    expect(stepOf(input)).toBe(expected);
  });

  it("mark what is new, and nothing where something was removed", () => {
    const marks = { ...plainStyle, colors: { ...plainStyle.colors, bold: tag("b") } };
    expect(normalization("http://a:80/%7e", { rungs: ["percent-encoding", "scheme"] }).lines(marks)).toEqual([
      "http://a:80/%7e",
      "6.2.2.2  percent-encoding  %7e -> ~",
      "         http://a:80/<b>~</b>",
      '6.2.3    scheme            :80 -> ""',
      "         http://a/~",
    ]);
  });
});

describe("parameters", () => {
  it("are aligned up to 32 columns", () => {
    const [long, longer] = ["a".repeat(32), "a".repeat(33)];
    expect(parametersOf(`?${long}&b`)).toEqual(["query", `  ${long}  "${long}"`, `  b${" ".repeat(31)}  "b"`]);
    expect(parametersOf(`?${longer}&b`)).toEqual(["query", `  ${longer}  "${longer}"`, '  b  "b"']);
    expect(parametersOf("?")).toEqual(['query  ""']);
    expect(parametersOf("")).toEqual([]);
  });

  it("are shown as a whole, and as parts of a query", () => {
    const seen = new Set<string | undefined>();
    parametersOf("?a=b", (text, name) => {
      seen.add(name);
      return text;
    });
    expect(seen).toEqual(new Set([undefined, "query"]));
    expect(parametersOf("?a=b", (text, name) => (name === "password" ? "***" : text === "b" ? "*" : text))).toEqual([
      "query",
      '  ***  "a"  "*"',
    ]);
  });
});

describe("the segments of a path as JSON", () => {
  it.each([4095, 4096, 4097, 8192, 8193])("of %s characters are those of a short one", (length) => {
    for (const path of [`/${"a/".repeat(length)}`.slice(0, length), "b/".repeat(length).slice(0, length)]) {
      expect(JSON.parse(jsonOfSegments(path))).toEqual(path.replace(/^\//u, "").split("/"));
    }
  });
});

describe("the trace of a resolution", () => {
  it("values are bold where they are a whole, and dim where they are absent", () => {
    const text = resolution("http://a/b", "c").lines(tagged).join("\n");
    expect(text).toContain("<b>http://a/c</b>");
    expect(text).toContain("<d>not defined</d>");
    expect(text).not.toContain("<b>/c</b>");
  });
});
