/** What holds for every change of a URI, whatever its texts. */
import { parse, percentDecode } from "@std66/core";
import { getFromQuery, parseQuery } from "@std66/parameters";
import fc from "fast-check";
import { expect, it } from "vitest";
import { changeDiagnostic } from "../src/changes/change-diagnostic.ts";
import { type UriChanges, changedUri as changedOrUndefined } from "../src/changes/changed-uri.ts";

const NOTHING: UriChanges = {
  components: {},
  segments: [],
  removed: [],
  replaced: [],
  appended: [],
  sorts: false,
  options: {},
};
const changedUri = (uri: string, changes: UriChanges) => changedOrUndefined(uri, changes) as string;
const text = fc.string({ unit: "grapheme" });
const uris = fc.constantFrom("http://a", "http://u@a:1/b/?a=1&%61=2&b#f", "a/b?&&", "", "//h?x=y", "urn:a:b?a");

it("without a change, the text stays", () => {
  fc.assert(fc.property(uris, (uri) => changedUri(uri, NOTHING) === uri));
});

it("an appended pair is the last one, and decodes to what was given", () => {
  fc.assert(
    fc.property(uris, text, text, (uri, name, value) => {
      const result = parse(changedUri(uri, { ...NOTHING, appended: [{ name, value, isRaw: false }] }));
      expect(parseQuery(result.query as string).at(-1)).toEqual([name, value]);
      expect(String(result.with({ query: parse(uri).query }))).toBe(uri);
    }),
  );
});

it("a replaced pair is the only one of its name, and others keep their order", () => {
  fc.assert(
    fc.property(uris, fc.oneof(text, fc.constant("a")), text, (uri, name, value) => {
      const result = parse(changedUri(uri, { ...NOTHING, replaced: [{ name, value, isRaw: false }] }));
      expect(getFromQuery(result.query, name)).toEqual([value]);
      const others = (query = "") => parseQuery(query).filter(([other]) => other !== name && other !== "");
      expect(others(result.query)).toEqual(others(parse(uri).query));
    }),
  );
});

it("a raw value is inserted as written, whatever the name", () => {
  const value = fc.constantFrom("%7e", "$%26", "$1", "", "=", "xxxx", "a+b");
  fc.assert(
    fc.property(uris, fc.oneof(text, fc.constantFrom("a", "x", "xx")), value, (uri, name, raw) => {
      for (const edit of ["replaced", "appended"] as const) {
        const result = changedUri(uri, { ...NOTHING, [edit]: [{ name, value: raw, isRaw: true }] });
        const pairs = (parse(result).query as string).split("&").filter((pair) => pair.endsWith(`=${raw}`));
        const names = pairs.map((pair) => percentDecode(pair.slice(0, pair.length - raw.length - 1)));
        expect(names).toContain(name);
      }
    }),
  );
});

it("an appended segment is the last one, and decodes to what was given", () => {
  const segment = text.filter((data) => !["", ".", ".."].includes(data));
  fc.assert(
    fc.property(uris, segment, (uri, data) => {
      const result = parse(changedUri(uri, { ...NOTHING, segments: [data] }));
      expect(percentDecode(result.segments.at(-1) as string)).toBe(data);
      expect(String(result.with({ path: parse(uri).path }))).toBe(uri);
    }),
  );
});

it("a removed name has no values", () => {
  fc.assert(
    fc.property(uris, fc.constantFrom("a", "b", ""), (uri, name) => {
      const { query } = parse(changedUri(uri, { ...NOTHING, removed: [name] }));
      expect(getFromQuery(query, name)).toEqual([]);
    }),
  );
});

it.each(["userinfo", "port"])("a %s needs a host", (name) => {
  const changes = { ...NOTHING, components: { [name]: "1" } };
  expect(changedOrUndefined("/a", changes)).toBe(undefined);
  expect(changeDiagnostic("/a", changes, { source: "<stdin>", line: 1 }).message).toBe(
    `the URI has no host, so it cannot have a ${name} (offset 0, RFC 3986 §3.2)`,
  );
  expect(changedOrUndefined("//h/a", changes)).toBe(name === "port" ? "//h:1/a" : "//1@h/a");
});
