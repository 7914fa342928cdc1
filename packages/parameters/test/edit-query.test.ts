// RFC 3986 §3.4: changes to some pairs of a query, which keep the others as written.
import { change, parse } from "@std66/core";
import { describe, expect, it } from "vitest";
import { appendToQuery, deleteFromQuery, getFromQuery, setInQuery, sortQuery } from "../src/index.ts";

describe("getFromQuery", () => {
  it("returns all values of a name, however it is encoded", () => {
    expect(getFromQuery("a=1&b=2&%61=%33&a&a=", "a")).toEqual(["1", "3", undefined, ""]);
    expect(getFromQuery("a=1=2", "a")).toEqual(["1=2"]);
    expect(getFromQuery("a=1&b", "c")).toEqual([]);
    expect(getFromQuery("a&&b", "")).toEqual([undefined]);
    expect(getFromQuery(undefined, "")).toEqual([]);
    expect(getFromQuery("", "")).toEqual([]);
  });

  it("takes prototype names for names like any other", () => {
    expect(getFromQuery("a=1", "constructor")).toEqual([]);
    expect(getFromQuery("__proto__=1&toString", "__proto__")).toEqual(["1"]);
  });

  it("uses the options", () => {
    expect(getFromQuery("a=1+2;b;a", "a", { separators: ";", plus: "space" })).toEqual(["1 2", undefined]);
    expect(getFromQuery("a+b=1", "a b", { plus: "space" })).toEqual(["1"]);
  });

  it("decodes no value of another name", () => {
    expect(getFromQuery("a=%FF&b=1", "b")).toEqual(["1"]);
    expect(() => getFromQuery("a=%FF&b=1", "a")).toThrow(
      expect.objectContaining({ code: "utf-8", component: "query", offset: 2 }),
    );
    expect(getFromQuery("%FF&b=%FF", "b", { invalid: "keep" })).toEqual(["%FF"]);
  });
});

describe("setInQuery", () => {
  it.each([
    ["a=%7e&b=1", "a=%7e&b=2"],
    ["b=1&a=%7e", "b=2&a=%7e"],
    ["%62=1&a", "b=2&a"],
    ["a&&b&&c", "a&&b=2&&c"],
    ["b=1&a&b=3&b", "b=2&a"],
    ["a&b&b", "a&b=2"],
    ["a=%7e", "a=%7e&b=2"],
    ["a&", "a&&b=2"],
    ["", "b=2"],
    [undefined, "b=2"],
  ])("sets b in %j: %j", (query, result) => {
    expect(setInQuery(query, "b", "2")).toBe(result);
  });

  it("encodes the name and the value, and takes absent and empty values", () => {
    expect(setInQuery("a", "b&c", "d=e&f")).toBe("a&b%26c=d=e%26f");
    expect(setInQuery("a=1", "a", undefined)).toBe("a");
    expect(setInQuery("a=1", "a", "")).toBe("a=");
  });

  it("keeps the separators", () => {
    expect(setInQuery("a;b&c", "b", "2", { separators: "&;" })).toBe("a;b=2&c");
    expect(setInQuery("a;b", "c", "2", { separators: "&;" })).toBe("a;b&c=2");
    expect(setInQuery("a;b", "c", "2", { separators: ";" })).toBe("a;b;c=2");
    expect(setInQuery("b;a&b;c", "b", "2", { separators: "&;" })).toBe("b=2;a;c");
  });

  it("changes a reference by `change`, which keeps the rest", () => {
    const uri = parse("http://a/b?a=%7e&b=1#c");
    expect(String(change(uri, { query: setInQuery(uri.query, "b", "2") }))).toBe("http://a/b?a=%7e&b=2#c");
  });
});

describe("appendToQuery", () => {
  it.each([
    [undefined, "b=2"],
    ["", "b=2"],
    ["a=%7e", "a=%7e&b=2"],
    ["b=1", "b=1&b=2"],
    ["a&", "a&&b=2"],
    ["%FF", "%FF&b=2"],
  ])("appends b to %j: %j", (query, result) => {
    expect(appendToQuery(query, "b", "2")).toBe(result);
  });

  it("uses the options", () => {
    expect(appendToQuery("a", "b;c", "d e", { separators: ";", plus: "space" })).toBe("a;b%3Bc=d+e");
    expect(appendToQuery("a;b", "c", undefined, { separators: "&;" })).toBe("a;b&c");
  });
});

describe("an encoded value", () => {
  it("is written as it is, and has no separator", () => {
    expect(appendToQuery("a", "b=", "%7e+=&", { separators: ";", value: "encoded" })).toBe("a;b%3D=%7e+=&");
    expect(setInQuery("b=1&a&b", "b", "xx+$1", { value: "encoded" })).toBe("b=xx+$1&a");
    for (const edit of [appendToQuery, setInQuery]) {
      expect(() => edit("a", "b", "1&2", { value: "encoded" })).toThrow(
        new RangeError(`${edit.name}: value must have no separator if it is encoded`),
      );
    }
  });
});

describe("deleteFromQuery", () => {
  it.each([
    ["a=%7e&b=1", "a=%7e"],
    ["b&a=%7e", "a=%7e"],
    ["a&%62=1&c&b", "a&c"],
    ["a&&b&&c", "a&&&c"],
    ["a=%7e&", "a=%7e&"],
    ["&b", ""],
    ["b", undefined],
    ["b=1&b", undefined],
    ["", ""],
    [undefined, undefined],
  ])("deletes b from %j: %j", (query, result) => {
    expect(deleteFromQuery(query, "b")).toBe(result);
  });

  it("keeps the separators of the pairs that stay", () => {
    expect(deleteFromQuery("a;b&c;d", "b", { separators: "&;" })).toBe("a&c;d");
    expect(deleteFromQuery("a;b&c;d", "a", { separators: "&;" })).toBe("b&c;d");
  });

  it("deletes the names for which a function returns true, which it is asked with each name decoded", () => {
    const asked: string[] = [];
    const isDeleted = (name: string) => asked.push(name) < 3;
    expect(deleteFromQuery("%C3%A9=1&a+b&c=%7e&&", isDeleted, { plus: "space" })).toBe("c=%7e&&");
    expect(asked).toEqual(["é", "a b", "c", "", ""]);
    expect(deleteFromQuery("a&b", () => true)).toBe(undefined);
    expect(deleteFromQuery("a&b", () => false)).toBe("a&b");
  });

  it("removes the query of a reference with its last pair", () => {
    const uri = parse("http://a/b?utm_source=c#d");
    expect(String(change(uri, { query: deleteFromQuery(uri.query, "utm_source") }))).toBe("http://a/b#d");
  });
});

describe("sortQuery", () => {
  it.each([
    ["b=2&%61=%7e&b=1", "%61=%7e&b=2&b=1"],
    ["a=1&b=2", "a=1&b=2"],
    ["b&&a", "&a&b"],
    ["a=%7e", "a=%7e"],
    ["", ""],
    [undefined, undefined],
    ["10&9&_&A&a", "10&9&A&_&a"],
    ["%F0%9F%98%80&%EF%BC%A1", "%F0%9F%98%80&%EF%BC%A1"],
  ])("sorts %j: %j", (query, result) => {
    expect(sortQuery(query)).toBe(result);
  });

  it("pairs change places, and separators do not", () => {
    expect(sortQuery("c;b&a", { separators: "&;" })).toBe("a;b&c");
    expect(sortQuery("c;a&b", { separators: ";" })).toBe("a&b;c");
  });
});
