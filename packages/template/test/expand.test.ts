// RFC 6570 §3: expansion, by the examples of the RFC and by its rules, one by one.

import { templates } from "@std66/vectors";
import { describe, expect, it } from "vitest";
import { type TemplateVariables, expand, isUriTemplate, parseTemplate } from "../src/index.ts";

/** Each map as a list of its pairs, as the RFC prints it. */
const withPairs = (variables: TemplateVariables): TemplateVariables =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      typeof value === "object" && value !== null && !Array.isArray(value) ? Object.entries(value) : value,
    ]),
  );

describe("R-312 the examples of RFC 6570", () => {
  it.each(templates)("$source: $template", ({ template, expansion, variables, level }) => {
    expect(expand(template, variables)).toBe(expansion);
    expect(expand(template, withPairs(variables))).toBe(expansion);
    expect(isUriTemplate(template)).toBe(true);
    // Of the table of level 4, some have no modifier: composite values are of that level too.
    if (level !== undefined && level < 4) expect(parseTemplate(template).level).toBe(level);
  });
});

const rows = (
  title: string,
  variables: TemplateVariables,
  table: readonly (readonly [template: string, expansion: string])[],
): void => {
  it.each(table)(`${title}: %s`, (template, expansion) => {
    expect(expand(template, variables)).toBe(expansion);
    expect(parseTemplate(template).expand(variables)).toBe(expansion);
  });
};

rows("R-310 literals", {}, [
  ["", ""],
  ["caf\u00E9", "caf%C3%A9"],
  ["\u{1F600}", "%F0%9F%98%80"],
  ["\uE000\u{10FFFD}", "%EE%80%80%F4%8F%BF%BD"],
  ["a%2fb%2F", "a%2fb%2F"],
  ["!#$&'()*+,-./0:;=?@A[]_z~", "!#$&'()*+,-./0:;=?@A[]_z~"],
]);

rows(
  "R-304 what is undefined, and what is empty",
  { none: [], nulls: [null, undefined], map: {}, nil: { a: null }, list: [""], e: "" },
  [
    ["a{?none,nulls,map,nil,missing}b", "ab"],
    ["a{/none*,nulls*,map*,nil*,missing*}b", "ab"],
    ["{#list}", "#"],
    ["{/list*,e}", "//"],
    ["{?list,e}", "?list=&e="],
    ["{;list,e}", ";list;e"],
    ["{;list*}", ";list"],
    ["{&list*}", "&list="],
  ],
);

rows(
  "R-305 undefined members are left out",
  { list: ["a", null, "b", undefined], map: { a: 1, b: null, c: undefined, d: 2 } },
  [
    ["{list}", "a,b"],
    ["{/list*}", "/a/b"],
    ["{map}", "a,1,d,2"],
    ["{?map*}", "?a=1&d=2"],
  ],
);

rows('R-317 an empty value of an exploded map has no "=", but in a query', { keys: { a: "", b: "c" } }, [
  ["{keys*}", "a,b=c"],
  ["{+keys*}", "a,b=c"],
  ["{#keys*}", "#a,b=c"],
  ["{.keys*}", ".a.b=c"],
  ["{/keys*}", "/a/b=c"],
  ["{;keys*}", ";a;b=c"],
  ["{?keys*}", "?a=&b=c"],
  ["{&keys*}", "&a=&b=c"],
  ["{keys}", "a,,b,c"],
]);

rows("R-318 names of a map are encoded as values", { keys: { "a&b=c/\u00E9": "1" } }, [
  ["{?keys*}", "?a%26b%3Dc%2F%C3%A9=1"],
  ["{keys}", "a%26b%3Dc%2F%C3%A9,1"],
  ["{+keys*}", "a&b=c/%C3%A9=1"],
]);

rows("R-309 a prefix counts code points", { e: "\u00E9\u{1F600}x", p: "%E2%82%ACuro", l: "%FF%E2%82%ACx", s: "a/b" }, [
  ["{e:1}", "%C3%A9"],
  ["{e:2}", "%C3%A9%F0%9F%98%80"],
  ["{e:3}", "%C3%A9%F0%9F%98%80x"],
  ["{e:9999}", "%C3%A9%F0%9F%98%80x"],
  // "%" is a character of a value, unless triplets stay.
  ["{p:1}", "%25"],
  ["{p:3}", "%25E2"],
  ["{+p:1}", "%E2%82%AC"],
  ["{+p:2}", "%E2%82%ACu"],
  ["{#p:2}", "#%E2%82%ACu"],
  ["{+l:1}", "%FF"],
  ["{+l:2}", "%FF%E2%82%AC"],
  ["{+e:2}", "%C3%A9%F0%9F%98%80"],
  ["{+s:2}", "a/"],
  ["{?e:1,e}", "?e=%C3%A9&e=%C3%A9%F0%9F%98%80x"],
]);

rows(
  "R-309 each form of a character in UTF-8 counts once",
  Object.fromEntries(
    [
      "%C2%80",
      "%DF%BF",
      "%E0%A0%80",
      "%E1%80%80",
      "%ED%9F%BF",
      "%EF%BF%BF",
      "%F0%90%80%80",
      "%F1%80%80%80",
      "%F4%8F%BF%BF",
    ].map((text, index) => [`v${index}`, `${text}x`]),
  ),
  [
    ["{+v0:1}", "%C2%80"],
    ["{+v1:1}", "%DF%BF"],
    ["{+v2:1}", "%E0%A0%80"],
    ["{+v3:1}", "%E1%80%80"],
    ["{+v4:1}", "%ED%9F%BF"],
    ["{+v5:1}", "%EF%BF%BF"],
    ["{+v6:1}", "%F0%90%80%80"],
    ["{+v7:1}", "%F1%80%80%80"],
    ["{+v8:1}", "%F4%8F%BF%BF"],
  ],
);

it.each(["%C1%80", "%E0%9F%80", "%ED%A0%80", "%F0%8F%80%80", "%F4%90%80%80", "%80%80", "%E2%82", "%F5%80%80%80"])(
  "R-309 triplets that are not UTF-8 count one by one: %s",
  (value) => {
    expect(expand("{+value:1}", { value })).toBe(value.slice(0, 3));
  },
);

rows("R-315 reserved characters and triplets", { v: "a/b?c#[d]@:!$&'()*+,;=%41%zz% \u00E9" }, [
  ["{v}", "a%2Fb%3Fc%23%5Bd%5D%40%3A%21%24%26%27%28%29%2A%2B%2C%3B%3D%2541%25zz%25%20%C3%A9"],
  ["{+v}", "a/b?c#[d]@:!$&'()*+,;=%41%25zz%25%20%C3%A9"],
  ["{#v}", "#a/b?c#[d]@:!$&'()*+,;=%41%25zz%25%20%C3%A9"],
]);

rows("R-303 names are case-sensitive, and their triplets are a part of them", { a: 1, A: 2, "%61": 3, "a.b": 4 }, [
  ["{a}{A}{%61}{a.b}", "1234"],
  ["{?a,A,%61,a.b}", "?a=1&A=2&%61=3&a.b=4"],
]);

rows("R-316 numbers and booleans", { n: -0.5, z: -0, t: true, f: false, list: [1, true], big: 1e21 }, [
  ["{n}{z}{t}{f}", "-0.50truefalse"],
  ["{list}", "1,true"],
  ["{big}", "1e%2B21"],
]);

it("R-311 only own properties are values", () => {
  expect(expand("{constructor}{toString}{__proto__}", {})).toBe("");
  const variables = JSON.parse('{"__proto__": "a", "constructor": {"__proto__": "b"}}') as TemplateVariables;
  expect(expand("{__proto__}{?constructor*}", variables)).toBe("a?__proto__=b");
  expect(expand("{a}", Object.create({ a: 1 }) as TemplateVariables)).toBe("");
  expect(expand("{a}", Object.assign(Object.create(null), { a: 1 }) as TemplateVariables)).toBe("1");
});

it("pairs keep their order, and names may repeat", () => {
  const pairs = [
    ["b", 1],
    ["1", 2],
    ["b", 3],
    ["c", null],
  ] as const;
  expect(expand("{?pairs*}", { pairs })).toBe("?b=1&1=2&b=3");
  expect(expand("{pairs}", { pairs })).toBe("b,1,1,2,b,3");
});

const PLAIN = "a string, a finite number, a boolean, a list or a map";

it.each([
  [Number.NaN, `expand: variables.v must be ${PLAIN}, not NaN`],
  [Infinity, `expand: variables.v must be ${PLAIN}, not Infinity`],
  [1n, `expand: variables.v must be ${PLAIN}, not 1n`],
  [Symbol("a"), `expand: variables.v must be ${PLAIN}, not Symbol(a)`],
  [() => "a", `expand: variables.v must be ${PLAIN}, not an instance of Function`],
  [new Map(), `expand: variables.v must be ${PLAIN}, not an instance of Map`],
  [new Date(0), `expand: variables.v must be ${PLAIN}, not an instance of Date`],
  [[{}], "expand: variables.v[0] must be a string, a finite number or a boolean, not an instance of Object"],
  [
    ["a", ["b", "c"]],
    "expand: variables.v[1] must be a string, a finite number or a boolean, not an instance of Array",
  ],
  [[["a"]], "expand: variables.v[0] must be a pair of a name and a value, not an instance of Array"],
  [[["a", "b"], "c"], "expand: variables.v[1] must be a pair of a name and a value, not a string"],
  [[[1, "b"]], "expand: variables.v[0] must be a pair of a name and a value, not an instance of Array"],
  [[["a", {}]], "expand: variables.v[0] must be a string, a finite number or a boolean, not an instance of Object"],
  [{ a: [] }, "expand: variables.v.a must be a string, a finite number or a boolean, not an instance of Array"],
  ["a\uD800", "expand: variables.v must be Unicode characters, and has a lone surrogate"],
  [["\uDC00"], "expand: variables.v must be Unicode characters, and has a lone surrogate"],
  [{ "\uD83D": "a" }, "expand: variables.v must be Unicode characters, and has a lone surrogate"],
])("R-316 %o is no value", (v, message) => {
  const variables = { v } as unknown as TemplateVariables;
  for (const template of ["{v}", "{+v*}", "{?v}"]) {
    expect(() => expand(template, variables)).toThrow(new TypeError(message));
  }
});

it("R-052 a key of a map that is no name is not shown: it may have a password", () => {
  for (const key of ["http://u:secret@h/", "u:secret@h", "secret pass"]) {
    expect(() => expand("{v}", { v: { [key]: {} } } as unknown as TemplateVariables)).toThrow(
      new TypeError(
        "expand: variables.v[a string] must be a string, a finite number or a boolean, not an instance of Object",
      ),
    );
  }
});

it("R-308 a prefix is not for a list or a map", () => {
  for (const v of [["a"], [], { a: 1 }]) {
    expect(() => expand("{v:3}", { v })).toThrow(
      /^expand: variables\.v must be a string, a finite number or a boolean, since it has the prefix :3, not an instance of/,
    );
  }
});

it("arguments", () => {
  expect(() => expand(1 as unknown as string, {})).toThrow(new TypeError("expand: template must be a string, not 1"));
  expect(() => parseTemplate(null as unknown as string)).toThrow(
    new TypeError("parseTemplate: text must be a string, not null"),
  );
  for (const variables of [null, undefined, "a", 1, new Map([["a", 1]]), [["a", 1]]]) {
    expect(() => expand("a", variables as unknown as TemplateVariables)).toThrow(
      /^expand: variables must be an object, not /,
    );
  }
});
