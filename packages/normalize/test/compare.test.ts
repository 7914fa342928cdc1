// RFC 3986 §6.2: the rung at which two texts are equal, or the component in which they differ; and arguments that
// throw.

import { type UriReference, UriSyntaxError, parse } from "@std66/core";
import { describe, expect, it } from "vitest";
import { type CompareOptions, type Rung, compare, equivalent, normalize, pendingRungs } from "../src/index.ts";

const RUNGS: readonly (readonly [rung: Rung, a: string, b: string])[] = [
  ["identical", "", ""],
  ["identical", "HTTP://H/%7e", "HTTP://H/%7e"],
  ["case", "HTTP://H/", "http://h/"],
  ["case", "Http://h/", "http://h/"],
  ["case", "http://H/", "http://h/"],
  ["case", "HTTP://h/%2f", "http://H/%2F"],
  ["case", "foo:%7e", "foo:%7E"],
  ["percent-encoding", "foo:%7e", "foo:~"],
  ["percent-encoding", "FOO:%7E", "foo:~"],
  ["percent-encoding", "foo://%48/", "foo://h/"],
  ["dot-segments", "foo:/a/../b", "foo:/b"],
  ["dot-segments", "FOO:/a/%2e%2e/%62", "foo:/./b"],
  ["scheme", "http://h:80/a", "http://h/a"],
  ["scheme", "HTTP://%48:80", "http://h:/a/.."],
  ["scheme", "file:/x", "FILE://localhost/%78"],
  ["scheme", "mailto:a@B", "mailto:%61@b"],
];

it.each(RUNGS)("R-124 R-125 compare: %s is the first rung at which %j and %j are equal", (rung, a, b) => {
  for (const [one, two] of [
    [a, b],
    [b, a],
    [parse(a), b],
    [a, parse(b)],
    [parse(b), parse(a)],
  ] as const) {
    expect(compare(one, two)).toEqual({ equivalent: true, rung });
    expect(equivalent(one, two)).toBe(true);
  }
});

it("compare: a reference is identical to itself", () => {
  const reference = parse("HTTP://H/%7e");
  expect(compare(reference, reference)).toEqual({ equivalent: true, rung: "identical" });
  expect(equivalent(reference, reference)).toBe(true);
});

it("compare: an equivalent pair has no difference, and a different pair has no rung", () => {
  expect(Object.keys(compare("a", "a")).filter((name) => name === "difference")).toEqual([]);
  expect(compare("a", "a").difference).toBe(undefined);
  expect(compare("a", "b")).toHaveProperty("rung", undefined);
});

describe("R-124 the difference is the first component that differs", () => {
  type Row = readonly [
    component: string,
    a: string,
    b: string,
    values: readonly [string | undefined, string | undefined],
  ];

  const ROWS: readonly Row[] = [
    ["scheme", "http://u@h:1/p?q#f", "https://v@i:2/r?s#g", ["http", "https"]],
    ["scheme", "HTTP://h/", "//h/", ["http", undefined]],
    ["scheme", "a", "a:", [undefined, "a"]],
    ["userinfo", "http://u@h:1/p?q#f", "http://v@i:2/r?s#g", ["u", "v"]],
    ["userinfo", "http://h/", "http://@h/", [undefined, ""]],
    ["userinfo", "http://%75:%3a@h/", "http://u:@h/", ["u:%3A", "u:"]],
    ["host", "http://h:1/p?q#f", "http://I:2/r?s#g", ["h", "i"]],
    ["host", "foo:/a", "foo:///a", [undefined, ""]],
    ["host", "foo://%48./", "foo://h/", ["h.", "h"]],
    ["host", "file://h/a", "file:/a", ["h", ""]],
    ["port", "http://h:1/p?q#f", "http://h:2/r?s#g", ["1", "2"]],
    ["port", "http://h:080/", "http://h:08080/", [undefined, "08080"]],
    ["port", "foo://h:80/", "foo://h:/", ["80", undefined]],
    ["path", "http://h/p?q#f", "http://h/r?s#g", ["/p", "/r"]],
    ["path", "http://h/a/../P", "http://h", ["/P", "/"]],
    ["path", "foo://h", "foo://h/", ["", "/"]],
    ["path", "foo:/a/..//%62", "foo:/b", ["/.//b", "/b"]],
    ["path", "../a", "a", ["../a", "a"]],
    ["path", "urn:EX:A", "urn:ex:a", ["ex:A", "ex:a"]],
    ["query", "http://h/?q#f", "http://h/?s#g", ["q", "s"]],
    ["query", "http://h", "http://h?", [undefined, ""]],
    ["query", "a?%3d", "a?=", ["%3D", "="]],
    ["fragment", "http://h#%66", "http://h#g", ["f", "g"]],
    ["fragment", "http://h", "http://h/#", [undefined, ""]],
  ];

  it.each(ROWS)("compare: the difference is %s for %j and %j", (component, a, b, [ofA, ofB]) => {
    expect(compare(a, b)).toEqual({ equivalent: false, rung: undefined, difference: { component, a: ofA, b: ofB } });
    expect(compare(parse(b), parse(a)).difference).toEqual({ component, a: ofB, b: ofA });
    expect(equivalent(a, b)).toBe(false);
  });

  it("compare: the values of a difference are those after the selected rungs", () => {
    const [a, b] = ["HTTP://H/%7e", "http://h/~"];
    expect(compare(a, b, { rungs: [] }).difference).toEqual({ component: "scheme", a: "HTTP", b: "http" });
    expect(compare(a, b, { rungs: ["case"] }).difference).toEqual({ component: "path", a: "/%7E", b: "/~" });
    expect(compare(a, b, { rungs: ["percent-encoding"] }).difference).toEqual({
      component: "scheme",
      a: "HTTP",
      b: "http",
    });
  });
});

it("R-124 equivalent: compares long texts whose end alone is not in normal form", () => {
  for (const front of ["http://h/", "http://h/?", "http://h/#"]) {
    for (const run of ["a", "a%2F", "%2F"]) {
      const long = front + run.repeat(100);
      expect(equivalent(`${long}%7e`, `${long}~`)).toBe(true);
      expect(equivalent(`${long}%2f`, `${long}/`)).toBe(false);
    }
  }
});

describe("R-124 selected rungs", () => {
  it.each([
    [["case", "percent-encoding", "dot-segments", "scheme"], "percent-encoding"],
    [["percent-encoding", "scheme"], "percent-encoding"],
    [["scheme", "percent-encoding"], "percent-encoding"],
    [["case"], undefined],
    [["case", "dot-segments", "scheme"], undefined],
  ] as const)("compare: with %j, the first rung at which they are equal is %s", (rungs, rung) => {
    expect(compare("foo:%7E", "foo:~", { rungs }).rung).toBe(rung);
    expect(equivalent("foo:%7E", "foo:~", { rungs })).toBe(rung !== undefined);
  });

  it("compare: a rung that is not selected does not make two texts equal", () => {
    expect(compare("foo:/a/%2E%2E/b", "foo:/b", { rungs: ["percent-encoding"] }).rung).toBe(undefined);
    expect(compare("foo:/a/%2E%2E/b", "foo:/b", { rungs: ["dot-segments"] }).rung).toBe(undefined);
    expect(compare("foo:/a/%2E%2E/b", "foo:/a/../b", { rungs: ["percent-encoding"] }).rung).toBe("percent-encoding");
  });
});

describe("R-123 fragments", () => {
  const ignoreFragment = true;

  it.each([
    ["identical", "a#b", "a#c"],
    ["identical", "a#b", "a"],
    ["identical", "#", ""],
    ["identical", "a?#b", "a?"],
    ["case", "HTTP://h/#B", "http://h/#b"],
    ["scheme", "http://h#/", "http://h/#x?y"],
    ["scheme", "http://h?#", "http://h/?"],
    [undefined, "a#b", "a?#b"],
    [undefined, "a?b#c", "a#c"],
  ])("ignoreFragment: the rung is %s for %j and %j", (rung, a, b) => {
    expect([compare(a, b, { ignoreFragment }).rung, compare(b, a, { ignoreFragment }).rung]).toEqual([rung, rung]);
    expect([equivalent(a, b, { ignoreFragment }), equivalent(parse(b), parse(a), { ignoreFragment })]).toEqual([
      rung !== undefined,
      rung !== undefined,
    ]);
  });

  it("R-135 ignoreFragment: only true ignores the fragments", () => {
    for (const options of [
      undefined,
      {},
      { ignoreFragment: false },
      { ignoreFragment: undefined },
    ] as CompareOptions[]) {
      expect([equivalent("a#b", "a#c", options), compare("a#b", "a#c", options).difference?.component]).toEqual([
        false,
        "fragment",
      ]);
    }
  });

  it("ignoreFragment: the difference is never the fragment", () => {
    expect(compare("a#b", "c#b", { ignoreFragment }).difference).toEqual({ component: "path", a: "a", b: "c" });
  });

  it("ignoreFragment: an ignored fragment must still be well-formed", () => {
    for (const run of [compare, equivalent]) {
      expect(() => run("a#%", "a", { ignoreFragment })).toThrow(UriSyntaxError);
      expect(() => run("a", "a##", { ignoreFragment })).toThrow(UriSyntaxError);
    }
  });
});

describe("invalid texts", () => {
  it.each([
    ["a b", "a"],
    ["%", "a"],
    ["a", "http://["],
    ["1:b", "a"],
    ["a", "é"],
  ])("a text that is not a URI-reference throws UriSyntaxError as the first or second argument: %j, %j", (a, b) => {
    for (const run of [compare, equivalent]) {
      expect(() => run(a, b)).toThrow(UriSyntaxError);
      expect(() => run(b, a)).toThrow(UriSyntaxError);
    }
  });

  it("a text that is not a URI-reference throws a UriSyntaxError with the invalid text, even if both are the same, for all rungs", () => {
    for (const rungs of [undefined, [], ["case"]] as (Rung[] | undefined)[]) {
      for (const run of [compare, equivalent]) {
        expect(() => run("a b", "a b", { rungs })).toThrow(expect.objectContaining({ input: "a b", offset: 1 }));
        expect(() => run("%", "%", { rungs })).toThrow(UriSyntaxError);
      }
      expect(() => normalize("a b", { rungs })).toThrow(UriSyntaxError);
      expect(() => pendingRungs("a b", { rungs })).toThrow(UriSyntaxError);
    }
  });

  it("the message of a UriSyntaxError names the argument a or b, but is the reason alone for a function of one text", () => {
    const reason = "a space is not allowed in the path (offset 1, RFC 3986 §3.3)";
    for (const rungs of [undefined, [], ["case"]] as (Rung[] | undefined)[]) {
      for (const [name, run] of Object.entries({ compare, equivalent })) {
        for (const [argument, a, b] of [
          ["a", "a b", "c d"],
          ["b", "a", "c d"],
        ] as const) {
          expect(() => run(a, b, { rungs })).toThrow(
            expect.objectContaining({ message: `${name}: ${argument}: ${reason}`, code: "pchar", offset: 1 }),
          );
        }
      }
      for (const run of [normalize, pendingRungs]) {
        expect(() => run("a b", { rungs })).toThrow(expect.objectContaining({ message: reason }));
      }
    }
  });

  it("a text that is not a URI-reference is reported for the first argument before the second", () => {
    for (const run of [compare, equivalent]) {
      expect(() => run("a b", "c d")).toThrow(expect.objectContaining({ input: "a b" }));
    }
  });
});

describe("other values", () => {
  const VALUES: readonly unknown[] = [
    undefined,
    null,
    0,
    1,
    1n,
    Number.NaN,
    true,
    Symbol("a"),
    {},
    [],
    ["a"],
    () => "a",
    new URL("http://h/"),
    new String("a"),
    { toString: () => "a" },
    { href: "a" },
  ];

  it("a value that is neither a string nor a UriReference throws TypeError as the first or second argument", () => {
    for (const value of VALUES as string[]) {
      for (const run of [
        () => compare(value, "a"),
        () => compare("a", value),
        () => equivalent(value, "a"),
        () => equivalent("a", value),
        () => normalize(value),
        () => pendingRungs(value),
      ]) {
        expect(run).toThrow(TypeError);
        expect(run).toThrow(/string/);
      }
    }
  });

  it("a value that is neither a string nor a UriReference throws TypeError even if both are the same, or have the same text", () => {
    for (const value of VALUES as string[]) {
      expect(() => compare(value, value)).toThrow(TypeError);
      expect(() => equivalent(value, value)).toThrow(TypeError);
    }
    for (const [a, b] of [
      [1, "1"],
      [undefined, "undefined"],
      [null, "null"],
      [["a"], "a"],
      [{ toString: () => "a" }, "a"],
      [new String("a"), new String("a")],
    ] as [string, string][]) {
      for (const run of [compare, equivalent]) {
        expect(() => run(a, b)).toThrow(TypeError);
        expect(() => run(b, a)).toThrow(TypeError);
      }
    }
  });
});

const protocol = (uri: UriReference) => (String(uri) === "http://a/x" ? "http://a/y#frag" : uri);
const parsing = () => void parse("HTTP://longer.example/%7e/a?b#c");

describe("user-supplied functions and options", () => {
  it("R-123 a user-supplied function may add a fragment, which ignoreFragment also ignores", () => {
    const options = { ignoreFragment: true, protocol };
    expect(compare("http://a/x", "http://a/y#q", options).rung).toBe("protocol");
    expect(equivalent("http://a/x", "http://a/y#q", options)).toBe(true);
  });

  it("R-125 a user-supplied function may return a different result each time: the same text is still identical", () => {
    let count = 0;
    const options = { protocol: () => `http://a/${count++}` };
    const text = "http://a/x";
    expect([compare(text, text, options).rung, equivalent(text, text, options)]).toEqual(["identical", true]);
  });

  it("R-125 a user-supplied function may return a different result each time, which counts only at the selected rungs", () => {
    let count = 0;
    const schemes = new Map([["s", { sources: [], normalize: () => parse(`s:${Math.min(count++, 2)}`) }]]);
    const options = { schemes, rungs: ["scheme"] } as const;
    expect(compare("s:a", "s:b", options).equivalent).toBe(false);
    count = 0;
    expect(pendingRungs("s:a", options)).toEqual(["scheme"]);
  });

  it("a user-supplied function or option may parse something while it is read", () => {
    const facts = {
      get schemes() {
        return parsing();
      },
    };
    const options = Object.defineProperties(
      { ignoreFragment: true },
      {
        schemes: { enumerable: true, get: parsing },
        ignoreFragment: {
          get() {
            parsing();
            return true;
          },
        },
      },
    );
    expect(String(normalize("HTTP://A:80?x#y", facts))).toBe("http://a/?x#y");
    expect(compare("a#x", "a#y", options).rung).toBe("identical");
    expect(equivalent("A:#x", "a:#y", options)).toBe(true);
  });
});
