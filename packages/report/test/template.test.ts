/** Templates, variables and matches (RFC 6570). */
import { asWritten, diagnosis, plainStyle } from "../src/index.ts";
import { type TemplateVariables, parseTemplate } from "@std66/template";
import { describe, expect, it } from "vitest";
import {
  expandLine,
  expansion,
  matchRecord,
  matching,
  templateDiagnostic,
  variablesDiagnostic,
  variablesIn,
  variablesObject,
} from "../src/template.ts";

const linesOf = (template: string, variables: TemplateVariables, width = 80) =>
  expansion(parseTemplate(template), variables).lines({ ...plainStyle, width });
const matchedLines = (template: string, uri: string) => matching(parseTemplate(template), uri).lines(plainStyle);

const at = { source: "a.jsonl", line: 3 };

describe("templateDiagnostic", () => {
  it.each([
    ["{a}{b}", "expand"],
    ["{a}/{b}", "match"],
  ] as const)("%s: nothing is wrong to %s", (template, use) => {
    expect(templateDiagnostic(template, use)).toBe(undefined);
  });

  it("of what is malformed: the rule, the fault, and a repair that is certain", () => {
    expect(diagnosis(templateDiagnostic("/a b{c}", "match")!).lines(plainStyle)).toEqual([
      "error[literals]: a space is not allowed outside an expression",
      " --> TEMPLATE:1:3",
      "  |",
      "1 | /a b{c}",
      "  |   ^ found a space",
      "  = note: literals = %x21 / %x23-24 / %x26-3B / %x3D / %x3F-5B / %x5D / %x5F / %x61-7A / %x7E / ucschar / iprivate / pct-encoded (RFC 6570, section 2.1)",
      "  = help: percent-encode it",
    ]);
    expect(diagnosis(templateDiagnostic("{a", "expand")!).lines(plainStyle).slice(3, 5)).toEqual([
      "1 | {a",
      "  |   ^ found the end",
    ]);
  });

  it("of what is not reversible: the expression", () => {
    const diagnostic = templateDiagnostic("/x{?a,b*}y", "match");
    expect(diagnostic).toMatchObject({ code: "not-reversible", offset: 2, length: 7, section: "RFC 6570 §1.4" });
    expect(diagnostic?.message).toBe(
      "`b*` in `{?a,b*}` and `a` in `{?a,b*}` cannot be distinguished (offset 2, RFC 6570 §1.4)",
    );
  });

  it("nothing of a password", () => {
    const lines = diagnosis(templateDiagnostic("http://u:secret@h/ {a}", "expand")!).lines(plainStyle).join("\n");
    expect(lines).toContain("http://u:***@h/");
    expect(lines).not.toContain("secret");
  });
});

describe("variables in lines", () => {
  const template = parseTemplate("{a}{?b*}{__proto__}");
  it.each([
    ["{}", ""],
    ['{"a":"x","b":{"c":1,"d":true}}', "x?c=1&d=true"],
    ['{"b":[["c",""],["c",null]]}', "?c="],
    ['{"__proto__":"p"}', "p"],
  ])("%s", (line, expected) => {
    expect(expandLine(template, line)).toBe(expected);
    expect(() => variablesDiagnostic(template, line, at)).toThrow("a valid input was rejected");
  });

  it.each([
    ["[]", "json", "the line is not a JSON object (offset 0, RFC 8259 §4)"],
    ["{", "json", "the line is not a JSON object (offset 0, RFC 8259 §4)"],
    ["null", "json", "the line is not a JSON object (offset 0, RFC 8259 §4)"],
    [
      '{"a":{"x":[]}}',
      "variables",
      "variables.a.x must be a string, a finite number or a boolean, not an instance of Array (offset 0, RFC 6570 §2.3)",
    ],
    [
      String.raw`{"a":"\ud800"}`,
      "variables",
      "variables.a must be Unicode characters, and has a lone surrogate (offset 0, RFC 6570 §2.3)",
    ],
  ])("%s is refused", (line, code, message) => {
    expect(expandLine(template, line)).toBe(undefined);
    expect(variablesDiagnostic(template, line, at)).toMatchObject({ code, message, location: at, length: line.length });
  });

  it("from NAME=VALUE texts", () => {
    expect(variablesObject([])).toBe("{}");
    expect(variablesObject(["a=", "b==", "a=x", "a=y"])).toBe('{"a":["","x","y"],"b":"="}');
    expect(variablesObject(["__proto__=1"])).toBe('{"__proto__":"1"}');
    for (const text of ["a", "=a", '{"a":"="}']) expect(variablesObject(["a=1", text])).toBe(undefined);
  });
});

it("matchRecord escapes what a terminal may take for a command, and is JSON", () => {
  const value = "\u0007\u007F\u009B\u061C\u200E\u200F\u2028\u202E\u2066\u2069\u200D\u00E9\u{1F600}";
  const record = matchRecord(parseTemplate("{a}").match(encodeURIComponent(value)));
  expect(record).toBe(
    String.raw`{"a":"\u0007\u007f\u009b\u061c\u200e\u200f\u2028\u202e\u2066\u2069` + '\u200D\u00E9\u{1F600}"}',
  );
  expect(JSON.parse(record)).toEqual({ a: value });
  expect(matchRecord(undefined)).toBe("null");
});

describe("variables in a text", () => {
  it.each([
    ["", "{}"],
    [" \n\r\n", "{}"],
    ["a=1", '{"a":"1"}'],
    ["a=1\r\n\nb= x = \na=2\n", '{"a":["1","2"],"b":" x = "}'],
    [' \n{"a":\n1}\n', ' \n{"a":\n1}\n'],
    ["{", "{"],
  ])("%j: %j", (text, json) => {
    expect(variablesIn(text, "values")).toEqual({ json });
  });

  it.each([
    ["a", 1, "a"],
    ["a=1\n\n=b\n=c", 3, "=b"],
    // Not half of what is given.
    ['a=1\n{"b":2}', 2, '{"b":2}'],
    ['a=1\n{"b":"="}', 2, '{"b":"="}'],
  ])("%j: line %i is not NAME=VALUE", (text, line, input) => {
    const { json, fault } = variablesIn(text, "values");
    expect(json).toBe(text);
    expect(fault).toMatchObject({ code: "json", location: { source: "values", line }, input });
    expect(fault?.message).toBe("the line is not NAME=VALUE (offset 0, RFC 8259 §4)");
  });
});

describe("expansion: the result, and what each part of the template expands to", () => {
  // The values are those of RFC 6570 §3.2, and so are the results.
  const list = ["red", "green", "blue"];
  const keys = { semi: ";", dot: ".", comma: "," };
  it.each([
    ["{var}", { var: "value" }, "value", "simple string expansion (RFC 6570 §3.2.2)"],
    ["{+path}", { path: "/foo/bar" }, "/foo/bar", "reserved expansion (RFC 6570 §3.2.3)"],
    ["{#path}", { path: "/foo/bar" }, "#/foo/bar", "fragment expansion (RFC 6570 §3.2.4)"],
    ["{.dom}", { dom: ["example", "com"] }, ".example,com", "label expansion (RFC 6570 §3.2.5)"],
    ["{/var}", { var: "value" }, "/value", "path segment expansion (RFC 6570 §3.2.6)"],
    ["{;list}", { list }, ";list=red,green,blue", "path-style parameter expansion (RFC 6570 §3.2.7)"],
    ["{?keys}", { keys }, "?keys=semi,%3B,dot,.,comma,%2C", "form-style query expansion (RFC 6570 §3.2.8)"],
    ["{&x}", { x: "1024" }, "&x=1024", "form-style query continuation (RFC 6570 §3.2.9)"],
  ])("%s", (template, variables, result, note) => {
    const indent = " ".repeat(template.length + 2);
    expect(linesOf(template, variables)).toEqual([result, "", `${template}  ${result}`, indent + note]);
  });

  it("literals, modifiers, what has no value, and a value that no variable has", () => {
    expect(
      linesOf("/caf\u00E9/{var:3}{/list*,none}{empty}", { var: "value", list, empty: "", vra: 1, "b\n": 2 }),
    ).toEqual([
      "/caf%C3%A9/val/red/green/blue",
      "",
      "literal        /caf%C3%A9/",
      "{var:3}        val",
      "               simple string expansion (RFC 6570 §3.2.2)",
      "               prefix: var (RFC 6570 §2.4.1)",
      "{/list*,none}  /red/green/blue",
      "               path segment expansion (RFC 6570 §3.2.6)",
      "               explode: list (RFC 6570 §2.4.2)",
      "               no value: none (RFC 6570 §2.3)",
      "{empty}        nothing",
      "               simple string expansion (RFC 6570 §3.2.2)",
      "",
      String.raw`Not in the template: vra, b\u{a}`,
    ]);
  });

  it("of nothing, and narrow, with an expression that is wider than its column", () => {
    expect(linesOf("", {})).toEqual(['""', ""]);
    expect(linesOf("{?semester,department,year}", { year: 1 }, 40)).toEqual([
      "?year=1",
      "",
      "{?semester,department,year}",
      "  ?year=1",
      "  form-style query expansion",
      "  (RFC 6570 §3.2.8)",
      "  no value: semester, department",
      "  (RFC 6570 §2.3)",
    ]);
  });

  it("record", () => {
    const record = expansion(parseTemplate("/a/{b}{?c}"), { b: "x y" }).record();
    expect(JSON.parse(record!)).toEqual({
      input: "/a/{b}{?c}",
      level: 3,
      result: "/a/x%20y",
    });
  });

  it("a value that cannot be expanded throws", () => {
    expect(() => expansion(parseTemplate("{a}"), { a: Number.NaN })).toThrow("expand: variables.a must be");
  });

  it.each<readonly [template: string, variables: TemplateVariables]>([
    ["http://u:secret@h/{a}", { a: 1 }],
    ["{+a}/b", { a: "http://u:secret@h" }],
    ["{a}/b", { a: "http://u:secret@h" }],
    ["/b{?a*}", { a: { "http://u:secret@h": "http://u:secret@h" } }],
    ["/b{?a}", { a: ["x", "http://u:secret@h"] }],
    ["/b", { "http://u:secret@h": 1 }],
    // Only the parts together are a password.
    ["http://{+a}@h/{b}", { a: "u:secret", b: "c" }],
    ["http://u:{a}@h/", { a: "secret" }],
    ["http://{a}:{b}@h/", { a: "u", b: "secret" }],
  ])("nothing of a password, of %s and %j", (template, variables) => {
    const { lines, record } = expansion(parseTemplate(template), variables);
    expect(lines(plainStyle)).toEqual(["Not shown: the template or a value may have a password."]);
    expect(record()).toBe(undefined);
    const shown = expansion(parseTemplate(template), variables, { show: asWritten });
    expect(shown.lines(plainStyle).join("\n")).toContain("secret");
    expect(shown.record()).toBeDefined();
  });
});

describe("matching: the values, or why there are none", () => {
  it("values of each kind, as JSON", () => {
    expect(matchedLines("/{id}{?tag*,q}", "/a%2Fb%0A?tag=c")).toEqual([
      "error[not-reversible]: `tag*` in `{?tag*,q}` and `q` in `{?tag*,q}` cannot be distinguished",
      " --> TEMPLATE:1:6",
      "  |",
      "1 | /{id}{?tag*,q}",
      "  |      ^^^^^^^^^ a URI does not show where its value ends",
      "  = note: expressions are delimited by the ends of the text, or by characters that they cannot have (RFC 6570, section 1.4)",
    ]);
    expect(matchedLines("/{id}/{list}{?tag*}", "/a%2Fb%0A/x,%E2%80%AE?c=d&c=e")).toEqual([
      String.raw`id    "a/b\n"`,
      String.raw`list  ["x","\u202e"]`,
      'tag   [["c","d"],["c","e"]]',
    ]);
    expect(matchedLines("/a{?b}", "/a")).toEqual(["It matches, and no variable has a value."]);
  });

  it("where a URI differs, with the option that would help", () => {
    expect(matchedLines("/users/{id}/posts", "/users/1/post")).toEqual([
      "error[no-match]: the literal `/posts` is expected",
      " --> URI:1:14",
      "  |",
      "1 | /users/1/post",
      "  |              ^ found the end",
      "  = note: a URI matches if the template expands to it with some values (RFC 6570, section 1.4)",
    ]);
    const helpOf = (uri: string) => matchedLines("/s{?page,size}", uri).slice(4);
    expect(helpOf("/s?size=9&page=2")).toEqual([
      "  |           ^ found `p`",
      "  = note: a URI matches if the template expands to it with some values (RFC 6570, section 1.4)",
      '  = help: it matches with the option `query: "any-order"`',
    ]);
    expect(helpOf("/s?size=9&page=2&x=1").at(-1)).toBe('  = help: it matches with the option `query: "with-others"`');
    expect(helpOf("/t").at(-1)).not.toContain("help");
  });

  it("what is not a URI-reference", () => {
    expect(matchedLines("/{a}", "/a b").slice(0, 2)).toEqual([
      "error[pchar]: a space is not allowed in the path",
      " --> URI:1:3",
    ]);
  });

  it("record", () => {
    expect(matching(parseTemplate("/{a}"), "/b").record()).toBe('{"input":"/b","result":{"a":"b"}}');
    expect(JSON.parse(matching(parseTemplate("/{a}"), "b").record()!)).toMatchObject({
      input: "b",
      error: { code: "no-match", offset: 0, section: "RFC 6570 §1.4" },
    });
  });

  it.each([
    ["http://u:secret@h/{a}", "http://u:secret@h/b"],
    ["http://u:secret@h/{a}", "http://u:secreT@h/secret"],
    ["http://{+auth}@h/{a}", "http://u:secret@h/b"],
    ["http://{a}:{b}@h/", "http://u:secret@h/"],
    ["/b{?a}", "/b?a=http%3A%2F%2Fu%3Asecret%40h"],
    ["/b{?a*}", "/b?http%3A%2F%2Fu%3Asecret%40h=1"],
    ["/b{+a}", "/b?http://u:secret@h"],
    ["{+a}/x", "http://u:secret@h/y"],
    ["{+a}{b}", "http://u:secret@h/y"],
  ])("nothing of a password, of %s and %s", (template, uri) => {
    const { lines } = matching(parseTemplate(template), uri);
    expect(lines(plainStyle).join("\n").replace("@h/secret", "")).not.toMatch(/secre/u);
  });

  it("a password is shown when it is asked for, and only then is there a record", () => {
    const shown = matching(parseTemplate("http://{+auth}@h/"), "http://u:secret@h/", { show: asWritten });
    expect(shown.lines(plainStyle)).toEqual(['auth  "u:secret"']);
    expect(shown.record()).toContain("secret");
    expect(matching(parseTemplate("http://{+auth}@h/"), "http://u:secret@h/").record()).toBe(undefined);
    // Nor where the URI does not match, or the template cannot be matched.
    for (const [template, uri] of [
      ["http://{+auth}@i/", "http://u:secret@h/"],
      ["http://u:secret@h/{a}{b}", "http://h/"],
    ] as const) {
      expect(matching(parseTemplate(template), uri).record()).toBe(undefined);
      expect(matching(parseTemplate(template), uri, { show: asWritten }).record()).toContain("secret");
    }
  });
});
