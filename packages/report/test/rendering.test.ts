/** Pieces of the output that few inputs show. */
import { compare } from "@std66/normalize";
import { describe, expect, it } from "vitest";
import { jsonOfSegments } from "../src/components.ts";
import { comparison, normalization } from "../src/normalize/ladder.ts";
import { parameters } from "../src/parameters.ts";
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

  it("has its section beside the rung where both fit, and otherwise below", () => {
    const answer = comparison("HTTP://h", "http://h", compare("HTTP://h", "http://h"));
    const head = "equivalent: case (RFC 3986, section 6.2.2.1)";
    const narrow = { ...plainStyle, width: head.length - 1 };
    expect(answer.lines({ ...plainStyle, width: head.length }).slice(0, 2)).toEqual([head, " a  HTTP://h"]);
    expect(answer.lines(narrow).slice(0, 2)).toEqual(["equivalent: case", "  (RFC 3986, section 6.2.2.1)"]);
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

const comparisonWithoutFragments = (a: string, b: string) => {
  const options = { ignoreFragment: true };
  return comparison(a, b, compare(a, b, options), { ...options, show: asWritten }).lines(tagged);
};

describe("a comparison without the fragments", () => {
  it("shows the texts up to the first `#` of each, and nothing less of a text without one", () => {
    expect(comparisonWithoutFragments("http://a/#b", "http://a/")).toEqual([
      "equivalent: <b>identical</b> <d>(RFC 3986, section 6.2.1)</d>",
      " a  http://a/#b",
      " b  http://a/",
      " =  http://a/",
    ]);
    expect(comparisonWithoutFragments("http://a/bc#b", "http://a/bd")).toEqual([
      "different: <b>path</b>",
      " a  http://a/bc",
      " b  http://a/bd",
      `${" ".repeat(14)}<b>^</b>`,
    ]);
    expect(comparisonWithoutFragments("#a", "?b")).toEqual([
      "different: <b>query</b>",
      ' a  ""',
      " b  ?b",
      "    <b>^</b>",
    ]);
  });

  it("and with them, shows them", () => {
    expect(comparisonOf("http://a/#b", "http://a/#c")).toEqual([
      "different: <b>fragment</b>",
      " a  http://a/#b",
      " b  http://a/#c",
      `${" ".repeat(14)}<b>^</b>`,
    ]);
  });
});

const maskedComparisonOf = (a: string, b: string) => comparison(a, b, compare(a, b)).lines(tagged);

describe("a comparison of masked texts", () => {
  it("has its caret below the difference, after a password in one text or both", () => {
    expect(maskedComparisonOf("x://u:secret@h/a", "x://u:secret@h/b")).toEqual([
      "different: <b>path</b>",
      " a  x://u:***@h/a",
      " b  x://u:***@h/b",
      `${" ".repeat(16)}<b>^</b>`,
    ]);
    expect(maskedComparisonOf("x://u:secret@h/a", "x://u:other@h/a")).toEqual([
      "different: <b>userinfo</b>",
      " a  x://u:***@h/a",
      " b  x://u:***@h/a",
      `${" ".repeat(10)}<b>^</b>`,
    ]);
    expect(maskedComparisonOf("x://u@h/a", "x://u:p@h/a").at(-1)).toBe(`${" ".repeat(9)}<b>^</b>`);
  });
});

it("the record of a normalization has the text after each rung, also of those that change nothing", () => {
  expect(JSON.parse(normalization("HTTP://a/%7e/../b").record() ?? "")).toEqual({
    input: "HTTP://a/%7e/../b",
    result: "http://a/b",
    steps: [
      { rung: "case", section: "RFC 3986 §6.2.2.1", value: "http://a/%7E/../b" },
      { rung: "percent-encoding", section: "RFC 3986 §6.2.2.2", value: "http://a/~/../b" },
      { rung: "dot-segments", section: "RFC 3986 §6.2.2.3", value: "http://a/b" },
      { rung: "scheme", section: "RFC 3986 §6.2.3", value: "http://a/b" },
    ],
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

/** The table of the two buffers, whose columns the RFC pads. */
const bufferTable = (base: string, reference: string, width = 80) => {
  const lines = resolution(base, reference).lines({ ...tagged, width });
  const at = lines.findIndex((line) => line.includes("STEP"));
  return lines.slice(
    at,
    lines.findIndex((line, index) => index > at && line.startsWith("<d>")),
  );
};

describe("the trace of a resolution", () => {
  it("values are bold where they are a whole, and dim where they are absent", () => {
    const text = resolution("http://a/b", "c").lines(tagged).join("\n");
    expect(text).toContain("<b>http://a/c</b>");
    expect(text).toContain("<d>not defined</d>");
    expect(text).not.toContain("<b>/c</b>");
  });

  // RFC 3986 §5.2.4 prints both tables.
  it("has the two buffers of each step, as the examples of §5.2.4 do", () => {
    expect(bufferTable("x:/", "/a/b/c/./../../g")).toEqual([
      "<d>5.2.4  </d><d>STEP   OUTPUT BUFFER  INPUT BUFFER</d>",
      "        1 :                  /a/b/c/./../../g",
      "        2E:   /a             /b/c/./../../g",
      "        2E:   /a/b           /c/./../../g",
      "        2E:   /a/b/c         /./../../g",
      "        2B:   /a/b/c         /../../g",
      "        2C:   /a/b           /../g",
      "        2C:   /a             /g",
      "        2E:   /a/g",
    ]);
    expect(bufferTable("x:/", "y:mid/content=5/../6")).toEqual([
      "<d>5.2.4  </d><d>STEP   OUTPUT BUFFER  INPUT BUFFER</d>",
      "        1 :                  mid/content=5/../6",
      "        2E:   mid            /content=5/../6",
      "        2E:   mid/content=5  /../6",
      "        2C:   mid            /6",
      "        2E:   mid/6",
    ]);
  });

  it("has one buffer below the other where both side by side are too wide", () => {
    expect(bufferTable("x:/", "/a/b/..", 40)).toEqual([
      "<d>5.2.4  </d><d>STEP   THE TWO BUFFERS</d>",
      "        1 :   <d>output</d>",
      "              <d>input</d>   /a/b/..",
      "        2E:   <d>output</d>  /a",
      "              <d>input</d>   /b/..",
      "        2E:   <d>output</d>  /a/b",
      "              <d>input</d>   /..",
      "        2C:   <d>output</d>  /a",
      "              <d>input</d>   /",
      "        2E:   <d>output</d>  /a/",
      "              <d>input</d>",
    ]);
  });

  it.each([
    // 2A, and 2D for a path that is only dots.
    ["y:../a", ["1 : | ../a", "2A: | a", "2E: a |"]],
    ["y:./a", ["1 : | ./a", "2A: | a", "2E: a |"]],
    ["y:..", ["1 : | ..", "2D: |"]],
    ["y:.", ["1 : | .", "2D: |"]],
    // 2B and 2C put back a slash at the end of the input alone.
    ["/a/.", ["1 : | /a/.", "2E: /a | /.", "2B: /a | /", "2E: /a/ |"]],
    ["/./a", ["1 : | /./a", "2B: | /a", "2E: /a |"]],
    ["/a/..", ["1 : | /a/..", "2E: /a | /..", "2C: | /", "2E: / |"]],
    ["/..", ["1 : | /..", "2C: | /", "2E: / |"]],
    ["/../..", ["1 : | /../..", "2C: | /..", "2C: | /", "2E: / |"]],
    [
      "/a//../b/..",
      [
        "1 : | /a//../b/..",
        "2E: /a | //../b/..",
        "2E: /a/ | /../b/..",
        "2C: /a | /b/..",
        "2E: /a/b | /..",
        "2C: /a | /",
        "2E: /a/ |",
      ],
    ],
  ])("has the buffers of %s", (reference, rows) => {
    const [head = "", ...table] = bufferTable("x:/", reference);
    const column = head.replaceAll(/<\/?d>/gu, "").indexOf("INPUT");
    const found = table.map((line) => {
      const [step, output, input] = [line.slice(8, 11), line.slice(14, column).trim(), line.slice(column).trim()];
      return [step, output, "|", input].filter((piece) => piece !== "").join(" ");
    });
    expect(found).toEqual(rows);
  });

  it("has the steps of a long path without the buffers, each with its place", () => {
    const path = `/${"a".repeat(500)}`;
    expect(bufferTable("x:/", `${path}/../b`)).toEqual([
      "<d>5.2.4  </d><d>STEP   TAKEN FROM THE PATH</d>",
      `        2E:   ${path} at offset 0`,
      `        2C:   ${path}/.. at offset 0`,
      "        2E:   /b at offset 504",
    ]);
  });

  it("has as its record each step, with null for what is absent", () => {
    expect(JSON.parse(resolution("http://a/b", "//c/./d").record() ?? "")).toEqual({
      input: "//c/./d",
      result: "http://c/d",
      steps: [
        { section: "RFC 3986 §5.2.2", rule: "not defined(R.scheme)", component: "scheme", value: null },
        { section: "RFC 3986 §5.2.2", rule: "defined(R.authority)", component: "authority", value: "c" },
        { section: "RFC 3986 §5.2.2", rule: "T.authority = R.authority", component: "authority", value: "c" },
        { section: "RFC 3986 §5.2.4", rule: "2B", component: "path", value: "/.", offset: 0 },
        { section: "RFC 3986 §5.2.4", rule: "2E", component: "path", value: "/d", offset: 2 },
        {
          section: "RFC 3986 §5.2.2",
          rule: "T.path = remove_dot_segments(R.path)",
          component: "path",
          value: "/d",
        },
        { section: "RFC 3986 §5.2.2", rule: "T.query = R.query", component: "query", value: null },
        { section: "RFC 3986 §5.2.2", rule: "T.scheme = Base.scheme", component: "scheme", value: "http" },
        { section: "RFC 3986 §5.2.2", rule: "T.fragment = R.fragment", component: "fragment", value: null },
        { section: "RFC 3986 §5.3", rule: "recompose(T)", component: null, value: "http://c/d" },
      ],
    });
  });
});
