/** RFC 3986 §3.3: parameters that are removed from the segments of a path. */
import { change, parse } from "@std66/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deletePathParameters, pathParameters } from "../src/index.ts";

const remove = (text: string): string => {
  const uri = parse(text);
  return String(change(uri, { path: deletePathParameters(uri.path, "s") }));
};

describe("deletePathParameters", () => {
  it.each([
    ["/a;s=1/b;s=2", "s", "/a/b"],
    ["/a;s=1;t;s", "s", "/a;t"],
    ["/a;t;s=1;u", "s", "/a;t;u"],
    ["a;s", "s", "a"],
    [";s", "s", ""],
    ["/;s/", "s", "//"],
    ["/a;;s;", "", "/a;s"],
    ["/a;%73=1;S=1", "s", "/a;S=1"],
    ["/s/s;a=s;ss", "s", "/s/s;a=s;ss"],
    ["/a;v=%E9;s;v=%ff%zz", "s", "/a;v=%E9;v=%ff%zz"],
    ["/a;%E9=1;%e9=2", "%E9", "/a;%e9=2"],
    ["/a;s=b=c;d", "s", "/a;d"],
    ["/a;s%3Bt=1", "s;t", "/a"],
    ["/a%3Bs=1", "s", "/a%3Bs=1"],
    ["/a;__proto__;constructor", "__proto__", "/a;constructor"],
    ["", "s", ""],
    ["/a/.;t/..;t;s", "s", "/a/.;t/..;t"],
    ["/./../a;s", "s", "/./../a"],
  ])("%s without %j is %s", (path, name, expected) => {
    expect(deletePathParameters(path, name)).toBe(expected);
    expect(deletePathParameters(path, [name, name])).toBe(expected);
    expect(deletePathParameters(path, (other) => other === name)).toBe(expected);
  });

  it("accepts several names, or none", () => {
    expect(deletePathParameters("/a;b;c;d/e;c", ["b", "c"])).toBe("/a;d/e");
    expect(deletePathParameters("/a;b", [])).toBe("/a;b");
  });

  it.each([
    ["/a/..;s/b", 3, 4],
    ["/.;s;s", 1, 5],
    ["..;s", 0, 4],
  ])("leaves no dot-segment of %s behind", (path, offset, length) => {
    expect(() => deletePathParameters(path, "s")).toThrow(
      expect.objectContaining({ name: "UriSyntaxError", code: "dot-segment", offset, length }),
    );
  });

  it.each([undefined, null, 1, {}, ["a", 1], new Set(["a"])])("refuses %j as names", (names) => {
    expect(() => deletePathParameters("/a", names as string)).toThrow(
      /^deletePathParameters: names must be a string, a list of strings or a function/,
    );
  });

  it("refuses a path that is not a string", () => {
    expect(() => deletePathParameters(undefined as unknown as string, "a")).toThrow(TypeError);
  });

  it("leaves the other parameters, in order, and the names of the segments", () => {
    const piece = fc.constantFrom("a", "b", "", "%61", "%E9", "a=b", "b=", ";");
    const segment = fc.tuple(fc.constantFrom("x", "", "y%2F"), fc.array(piece, { maxLength: 4 }));
    const path = fc.array(segment, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(path, (segments) => {
        const text = `/${segments.map(([name, parameters]) => [name, ...parameters].join(";")).join("/")}`;
        const left = pathParameters(text, { invalid: "keep" }).map(({ name, parameters }) => ({
          name,
          parameters: parameters.filter(([other]) => other !== "a"),
        }));
        const result = deletePathParameters(text, "a");
        expect(pathParameters(result, { invalid: "keep" })).toEqual(left);
        expect(deletePathParameters(result, "a")).toBe(result);
      }),
    );
  });

  it("is for `change`, which sees what a path alone cannot", () => {
    expect(remove("http://h/;s/a?;s")).toBe("http://h//a?;s");
    expect(() => remove("/;s/a")).toThrow("`//` begins an authority");
  });
});
