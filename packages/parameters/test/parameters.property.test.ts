// Laws that hold for all names, values and texts (RFC 3986 §3.3, §3.4).
import { build, percentEncode } from "@std66/core";
import fc from "fast-check";
import { expect, it } from "vitest";
// @boundaries-ignore Shared by the tests of many packages.
import { codePoint } from "../../../test-arbitraries.ts";
import {
  type Parameter,
  type QueryOptions,
  appendToQuery,
  deleteFromQuery,
  formatQuery,
  formatSegment,
  getFromQuery,
  parseQuery,
  parseSegment,
  pathParameters,
  setInQuery,
  sortQuery,
} from "../src/index.ts";

const special = fc.constantFrom(
  ..."&;=+%/?#[]@:!$'()*, ~".split(""),
  "%26",
  "%20",
  "%2B",
  "__proto__",
  "a",
  "b",
  "é",
  "\u{1F600}",
  "\0",
);
/** Any data, without lone surrogates: they have no octets. */
const data = fc.oneof(fc.string({ unit: special, maxLength: 6 }), fc.string({ unit: codePoint, maxLength: 6 }));
const pair = fc.tuple(data, fc.option(data, { nil: undefined })) as fc.Arbitrary<Parameter>;
const isLoneEmpty = (pairs: readonly Parameter[]): boolean =>
  pairs.length === 1 && pairs[0]![0] === "" && pairs[0]![1] === undefined;
/** No text has only an empty pair. */
const lists = fc.array(pair, { maxLength: 5 }).filter((pairs) => !isLoneEmpty(pairs));
const options: fc.Arbitrary<QueryOptions> = fc.record({
  separators: fc.constantFrom("&", ";", "&;"),
  plus: fc.constantFrom("literal", "space"),
});

const splitPairs = (query: string): string[] => query.split(/[&;]/u);

/** Any text of a query, with triplets of UTF-8 that may be needless or in lowercase. */
const written = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ..."&&&;;===+ab~!/?:@$'()*,".split(""),
        "%26",
        "%3b",
        "%3D",
        "%2B",
        "%20",
        "%7e",
        "%25",
        "%C3%a9",
        "%61",
      ),
      codePoint.map((text) => percentEncode(text, "query")),
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(""));

it("R-033 R-167 parseQuery inverts formatQuery for all names and values", () => {
  fc.assert(
    fc.property(lists, options, (pairs, chosen) => {
      const query = formatQuery(pairs, chosen);
      expect(parseQuery(query, chosen)).toEqual(pairs);
      expect(build({ path: "", query }).query).toBe(query);
      // A plus sign is data to readers of forms as to others.
      if (chosen.plus !== "space") expect(parseQuery(query, { ...chosen, plus: "space" })).toEqual(pairs);
    }),
  );
});

it("R-167 formatQuery inverts parseQuery for all texts that encode nothing without need", () => {
  fc.assert(
    fc.property(written, options, (text, chosen) => {
      // One pass encodes nothing without need, and changes no pair.
      const query = formatQuery(parseQuery(text, chosen), chosen);
      expect(parseQuery(query, chosen)).toEqual(parseQuery(text, chosen));
      expect(formatQuery(parseQuery(query, chosen), chosen)).toBe(query);
      // Only a literal "+" becomes longer.
      const spelled = chosen.plus === "space" ? text : text.replaceAll("+", "%2B");
      expect(query.length).toBeLessThanOrEqual(spelled.length);
    }),
  );
  const needed = fc.string({
    unit: fc.constantFrom(..."&=ab~!/?:@$'()*,;".split(""), "%26", "%20", "%2B", "%25", "%23", "%5B", "%C3%A9"),
    maxLength: 12,
  });
  fc.assert(
    fc.property(needed, (text) => {
      expect(formatQuery(parseQuery(text))).toBe(text);
      const asForm = text.replaceAll("%20", "+");
      expect(formatQuery(parseQuery(asForm, { plus: "space" }), { plus: "space" })).toBe(asForm);
    }),
  );
});

it("R-033 R-167 an object has the pairs of its own properties", () => {
  const value = fc.oneof(data, fc.double(), fc.boolean(), fc.constantFrom(null, undefined));
  const finite = value.filter((given) => typeof given !== "number" || Number.isFinite(given));
  fc.assert(
    fc.property(
      fc.dictionary(data, fc.oneof(finite, fc.array(finite, { maxLength: 3 }))),
      options,
      (record, chosen) => {
        const pairs = Object.keys(record).flatMap((name) => {
          const values = record[name];
          return (Array.isArray(values) ? values : [values])
            .filter((one) => one !== undefined)
            .map((one): Parameter => [name, one === null ? undefined : `${one}`]);
        });
        const query = formatQuery(record, chosen);
        expect(query).toBe(formatQuery(pairs, chosen));
        if (!isLoneEmpty(pairs)) expect(parseQuery(query, chosen)).toEqual(pairs);
      },
    ),
  );
});

it("R-076 parseSegment inverts formatSegment for all names and values", () => {
  fc.assert(
    fc.property(data, fc.array(pair, { maxLength: 4 }), (name, parameters) => {
      const segment = formatSegment({ name, parameters });
      expect(parseSegment(segment)).toEqual({ name, parameters });
      expect(build({ path: `/${segment}` }).segments).toEqual([segment]);
    }),
  );
});

it("R-076 formatSegment inverts parseSegment for all texts that encode nothing without need", () => {
  const segments = fc.string({
    unit: fc.constantFrom(..."&=ab+~!:@$'()*,;;;".split(""), "%2F", "%3F", "%20", "%25"),
    maxLength: 12,
  });
  fc.assert(
    fc.property(segments, (text) => {
      expect(formatSegment(parseSegment(text))).toBe(text);
    }),
  );
});

it("R-076 pathParameters has the segments of the path, each parsed by itself", () => {
  const paths = fc.string({ unit: fc.constantFrom(..."//;=ab".split(""), "%2F", "%3B"), maxLength: 12 });
  fc.assert(
    fc.property(paths, (path) => {
      const segments = path === "" ? [] : path.replace(/^\//u, "").split("/");
      expect(pathParameters(path)).toEqual(segments.map((segment) => parseSegment(segment)));
    }),
  );
});

it("the number of pairs is that of the separators, plus one", () => {
  fc.assert(
    fc.property(written, (text) => {
      const count = (separators: RegExp): number => (text === "" ? 0 : text.split(separators).length);
      expect(parseQuery(text)).toHaveLength(count(/&/u));
      expect(parseQuery(text, { separators: ";" })).toHaveLength(count(/;/u));
      expect(parseQuery(text, { separators: "&;" })).toHaveLength(count(/[&;]/u));
    }),
  );
});

it("getFromQuery returns the values of parseQuery", () => {
  fc.assert(
    fc.property(written, options, fc.constantFrom("", "a", "b", "é", "+"), (text, chosen, name) => {
      const values = parseQuery(text, chosen).flatMap(([key, value]) => (key === name ? [value] : []));
      expect(getFromQuery(text, name, chosen)).toEqual(values);
    }),
  );
});

it("the changes are those of a list of pairs, and leave the text of the other pairs", () => {
  const names = fc.oneof(fc.constantFrom("", "a", "b"), data);
  fc.assert(
    fc.property(written, options, names, fc.option(data, { nil: undefined }), (text, chosen, name, value) => {
      const pairs = parseQuery(text, chosen);
      const others = pairs.filter(([key]) => key !== name);
      const isNew = others.length === pairs.length;
      const at = pairs.findIndex(([key]) => key === name);
      const changed: Parameter[] = isNew
        ? [...pairs, [name, value]]
        : [...pairs.slice(0, at), [name, value], ...pairs.slice(at).filter(([key]) => key !== name)];
      const set = setInQuery(text, name, value, chosen);
      if (!isLoneEmpty(changed)) expect(parseQuery(set, chosen)).toEqual(changed);

      const appended = appendToQuery(text, name, value, chosen);
      if (pairs.length > 0) expect(parseQuery(appended, chosen)).toEqual([...pairs, [name, value]]);
      expect(appended.startsWith(text)).toBe(true);

      const kept = deleteFromQuery(text, name, chosen);
      if (isNew) expect(kept).toBe(text);
      else if (!isLoneEmpty(others)) expect(kept === undefined ? [] : parseQuery(kept, chosen)).toEqual(others);
      expect(splitPairs(text)).toEqual(expect.arrayContaining(splitPairs(kept ?? text)));
    }),
  );
});

it("sortQuery is stable, idempotent, and changes only the order of the texts", () => {
  fc.assert(
    fc.property(written, options, (text, chosen) => {
      const sorted = sortQuery(text, chosen) as string;
      const names = parseQuery(sorted, chosen).map(([name]) => name);
      expect(names.filter((name, index) => index > 0 && name < names[index - 1]!)).toEqual([]);
      expect(sortQuery(sorted, chosen)).toBe(sorted);
      expect(splitPairs(sorted)).toHaveLength(splitPairs(text).length);
      expect(splitPairs(sorted)).toEqual(expect.arrayContaining(splitPairs(text)));
      for (const name of new Set(names)) {
        expect(getFromQuery(sorted, name, chosen)).toEqual(getFromQuery(text, name, chosen));
      }
      const ours = new URLSearchParams(parseQuery(text).map(([name, value]): [string, string] => [name, value ?? ""]));
      ours.sort();
      expect(parseQuery(sortQuery(text) as string).map(([name, value]) => [name, value ?? ""])).toEqual([...ours]);
    }),
  );
});

it("invalid: keep never throws, and agrees with the default for texts that it accepts", () => {
  const texts = fc.string({
    unit: fc.constantFrom(
      "%",
      "%F",
      "%C3",
      "%A4",
      "%E3",
      "%82",
      "%A2",
      "%ED",
      "%F0",
      "%9F",
      "%98",
      "%80",
      "a",
      "&",
      "=",
      "é",
    ),
    maxLength: 10,
  });
  const loose = new TextDecoder("utf-8", { ignoreBOM: true });
  fc.assert(
    fc.property(texts, (text) => {
      const kept = parseQuery(text, { invalid: "keep" });
      expect(kept.map(([, value]) => value === undefined)).toEqual(
        text === "" ? [] : text.split("&").map((piece) => !piece.includes("=")),
      );
      let strict: Parameter[] | undefined;
      try {
        strict = parseQuery(text);
      } catch {
        // Not UTF-8, or a malformed triplet.
      }
      if (strict !== undefined) expect(kept).toEqual(strict);
      // What a replacing decoder can read is decoded.
      if (!/%(?![\dA-F]{2})|[&=é]/u.test(text)) {
        const octets = Array.from(text.matchAll(/%(..)|(.)/gu), ([, hex, own]) =>
          hex === undefined ? own!.charCodeAt(0) : Number.parseInt(hex, 16),
        );
        const readable = loose.decode(Uint8Array.from(octets)).replaceAll("\uFFFD", "");
        expect((kept[0]?.[0] ?? "").replaceAll(/%[\dA-F]{2}/gu, "")).toBe(readable);
      }
    }),
  );
});
