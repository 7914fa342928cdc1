/** What holds for every change of a URI, whatever its texts. */
import { type UriComponents, UriSyntaxError, change, isUriReference, parse, percentDecode } from "@std66/core";
import {
  type PairOptions,
  appendSegments,
  appendToQuery,
  deleteFromQuery,
  deletePathParameters,
  getFromQuery,
  parseQuery,
  setInQuery,
  sortQuery,
} from "@std66/parameters";
import fc from "fast-check";
import { expect, it } from "vitest";
import { changeDiagnostic } from "../src/changes/change-diagnostic.ts";
import { affectedLines } from "../src/changes/affected-lines.ts";
import { uriChanger } from "../src/changes/changed-uri.ts";
import type { UriChanges } from "../src/changes/uri-changes.ts";
import { TaskAnswers } from "../src/loop/task-answers.ts";
import type { Task } from "../src/loop/task.ts";
import { NOTHING } from "./no-changes.ts";

const changedUri = (uri: string, changes: UriChanges) => uriChanger(changes)(uri) as string;
const text = fc.string({ unit: "grapheme" });
const uris = fc.constantFrom("http://a", "http://u@a:1/b/?a=1&%61=2&b#f", "a/b?&&", "", "//h?x=y", "urn:a:b?a");

it("without a change, the text stays", () => {
  fc.assert(fc.property(uris, (uri) => changedUri(uri, NOTHING) === uri));
});

it("a polluted prototype changes no component", () => {
  const prototype = Object.prototype as { host?: unknown };
  prototype.host = "polluted";
  try {
    expect(changedUri("http://a/b", { ...NOTHING, components: { query: "q" } })).toBe("http://a/b?q");
    expect(uriChanger({ ...NOTHING, components: { port: "1" } })("/b")).toBeUndefined();
  } finally {
    delete prototype.host;
  }
});

it("an appended pair is the last one, and decodes to what was given", () => {
  fc.assert(
    fc.property(uris, text, text, (uri, name, value) => {
      const result = parse(changedUri(uri, { ...NOTHING, appended: [{ name, value, isRaw: false }] }));
      expect(parseQuery(result.query as string).at(-1)).toEqual([name, value]);
      expect(String(change(result, { query: parse(uri).query }))).toBe(uri);
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
      expect(String(change(result, { path: parse(uri).path }))).toBe(uri);
    }),
  );
});

const remove = (uri: string, ...removedParameters: string[]) => changedUri(uri, { ...NOTHING, removedParameters });

it("a parameter that is removed is gone from each segment, and nothing else is", () => {
  expect(remove("http://a/b;s=1;%E9;t/c;s?;s=1&%E9#;s", "s")).toBe("http://a/b;%E9;t/c?;s=1&%E9#;s");
  expect(remove("/a;utm_a=1;b;utm_b;UTM_a", "utm_*", "b")).toBe("/a;UTM_a");
  expect(remove("a;%73=1/;s", "s")).toBe("a/");
  const uri = "http://h/a;b/..;s=1";
  expect(() => remove(uri, "s")).toThrow("a segment is `.` or `..` without its parameters (offset 5, RFC 3986 §3.3)");
  expect(() => remove("/;s/a", "s")).toThrow("`//` begins an authority");
});

it("a name that is not UTF-8 stays, and does not stand in the way of others", () => {
  const uri = "http://a/?%E9=2&utm_a=1&%zz".slice(0, -4);
  expect(changedUri(uri, { ...NOTHING, removed: ["utm_*"] })).toBe("http://a/?%E9=2");
  expect(changedUri(uri, { ...NOTHING, removed: ["%E9"] })).toBe("http://a/?utm_a=1");
  expect(changedUri(uri, { ...NOTHING, replaced: [{ name: "utm_a", value: "2", isRaw: false }] })).toBe(
    "http://a/?%E9=2&utm_a=2",
  );
  expect(changedUri(uri, { ...NOTHING, sorts: true })).toBe(uri);
});

const without = (query: string, pattern: string) => changedUri(`?${query}`, { ...NOTHING, removed: [pattern] });

it("a pattern matches any rest of a name by a `*` at its end, unless a backslash precedes that", () => {
  expect(without("a=1&a*=2&ab=3", "a*")).toBe("");
  expect(without("a=1&a*=2&ab=3&a%5C*=4", "a\\*")).toBe("?a=1&ab=3&a%5C*=4");
  expect(without("a*b=1&a%5C*b=2&a%5C*bc=3", "a\\*b")).toBe("?a*b=1&a%5C*bc=3");
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
  expect(uriChanger(changes)("/a")).toBe(undefined);
  expect(changeDiagnostic("/a", changes, { source: "<stdin>", line: 1 }, undefined).message).toBe(
    `the URI has no host, so it cannot have a ${name} (offset 0, RFC 3986 §3.2)`,
  );
  expect(uriChanger(changes)("//h/a")).toBe(name === "port" ? "//h:1/a" : "//1@h/a");
});

it("a path that would follow a host is the fault, up to its end", () => {
  const changes = { ...NOTHING, components: { host: "h" } };
  const task: Task = {
    answer: uriChanger(changes),
    diagnose: (input, location, error) => changeDiagnostic(input, changes, location, error),
  };
  const answers = new TaskAnswers(task);
  const location = { source: "<stdin>", line: 1 };
  expect(answers.to("mailto:a@b?c#d", { location })).toBeUndefined();
  expect(answers.diagnose({ text: "mailto:a@b?c#d" }, location)).toMatchObject({
    code: "path-abempty",
    offset: 7,
    length: 3,
  });
});

const component = fc.constantFrom("a", "", "b:c");
const anyChanges: fc.Arbitrary<UriChanges> = fc.record({
  components: fc.oneof(
    fc.constant({}),
    fc.record({ authority: fc.constantFrom(undefined, "h:1") }),
    fc.record(
      {
        scheme: fc.constantFrom(undefined, "http", "s+1"),
        userinfo: fc.option(component, { nil: undefined }),
        host: fc.constantFrom("h", "", "[::1]"),
        port: fc.constantFrom(undefined, "", "80"),
        path: fc.oneof(component, fc.constantFrom("/a", "//b", "x y")),
        query: fc.option(fc.oneof(component, fc.constantFrom("/a", "b?c")), { nil: undefined }),
        fragment: fc.option(fc.oneof(component, fc.constantFrom("//b", "?")), { nil: undefined }),
      },
      { requiredKeys: [] },
    ),
  ),
  removedParameters: fc.array(fc.constantFrom("a", "x*", "", "%ff"), { maxLength: 2 }),
  segments: fc.array(fc.constantFrom("a", "b/c", " "), { maxLength: 2 }),
  removed: fc.array(fc.constantFrom("a", "utm_*", "*", "a\\*", "", "x.*"), { maxLength: 2 }),
  replaced: fc.array(
    fc.constantFrom({ name: "a", value: "%", isRaw: false }, { name: "b", value: "%7e/?", isRaw: true }),
    {
      maxLength: 1,
    },
  ),
  appended: fc.array(
    fc.constantFrom({ name: "&", value: undefined, isRaw: false }, { name: "c", value: "1", isRaw: true }),
    {
      maxLength: 2,
    },
  ),
  sorts: fc.boolean(),
  options: fc.record({ separators: fc.constantFrom(undefined, "&;"), plus: fc.constantFrom(undefined, "space") }),
});
const pieces = [
  "a",
  "http:",
  "//",
  "u@",
  ":80",
  "/",
  ":",
  "?",
  "&",
  ";",
  "=",
  "#",
  "utm_",
  "%61",
  "%ff",
  "+",
  "*",
  "x.",
  "b",
];
const anyText = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(""));

const isOf = (patterns: readonly string[], name: string): boolean =>
  patterns.some((pattern) => {
    if (pattern.endsWith("\\*")) return name === `${pattern.slice(0, -2)}*`;
    return pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
  });

/** The changes one by one, each with a new parse. */
function changedSlowly(input: string, changes: UriChanges): string | undefined {
  const { components, segments, removed, removedParameters, replaced, appended, sorts } = changes;
  const options = { ...changes.options, invalid: "keep" } as const;
  const uri = parse(input);
  if ((components.userinfo ?? components.port) !== undefined && (components.host ?? uri.host) === undefined)
    return undefined;
  const set = change(uri, components as UriComponents);
  const path = deletePathParameters(set.path, (name) => isOf(removedParameters, name));
  const changed = parse(String(appendSegments(String(change(set, { path })), segments)));
  let { query } = changed;
  if (removed.length > 0) query = deleteFromQuery(query, (name) => isOf(removed, name), options);
  const raw = (isRaw: boolean): PairOptions => (isRaw ? { ...options, value: "encoded" } : options);
  for (const { name, value, isRaw } of replaced) query = setInQuery(query, name, value, raw(isRaw));
  for (const { name, value, isRaw } of appended) query = appendToQuery(query, name, value, raw(isRaw));
  return String(change(changed, { query: sorts ? sortQuery(query, options) : query }));
}

/** The result, or the error as text. */
function outcome(run: () => string | undefined): unknown {
  try {
    return run();
  } catch (error) {
    return error instanceof UriSyntaxError ? error.code : String(error);
  }
}

it("R-081 changes of many URIs are those of `change`, one by one", () => {
  fc.assert(
    fc.property(anyText, anyChanges, (input, changes) => {
      expect(outcome(() => uriChanger(changes)(input))).toEqual(outcome(() => changedSlowly(input, changes)));
    }),
    { numRuns: 3000 },
  );
});

const removals = ["authority", "userinfo", "port", "path", "query", "fragment"].map((name) => ({ [name]: undefined }));

it("a URI-reference in which no sign of a change is found stays as it is", () => {
  const components = fc.constantFrom({}, { scheme: undefined }, { scheme: "http" }, ...removals);
  fc.assert(
    fc.property(
      fc.array(anyText, { maxLength: 5 }),
      anyChanges,
      components,
      (lines, { removed, sorts, options }, set) => {
        const changes = { ...NOTHING, components: set, removed, sorts, options };
        const signs = affectedLines(changes);
        if (signs === undefined) return;
        const changer = uriChanger(changes);
        const found = [...`${lines.join("\n")}\n`.matchAll(signs)].map(({ index }) => index);
        let start = 0;
        for (const line of lines) {
          const end = start + line.length;
          const isAffected = found.some((at) => at >= start && at <= end);
          if (!isAffected && isUriReference(line)) expect(changer(line)).toBe(line);
          start = end + 1;
        }
      },
    ),
    { numRuns: 5000 },
  );
});

it.each<[change: object, affected: string, other: string]>([
  [{ components: { scheme: undefined } }, "a:b", "a/b"],
  [{ components: { authority: undefined } }, "a://b", "a:/b"],
  [{ components: { userinfo: undefined } }, "//a@b", "//a/b"],
  [{ components: { port: undefined } }, "//a:1/b", "//a/b:1"],
  [{ components: { port: undefined } }, "//a:", "a:1"],
  [{ components: { query: undefined } }, "a?b", "a#b"],
  [{ components: { fragment: undefined } }, "a#b", "a?b"],
  [{ components: { scheme: "http" } }, "https://a", "http://a"],
  [{ components: { scheme: "s+1" } }, "ss1://a", "s+1://a"],
  [{ removed: ["utm_*"] }, "a?utm_b=c", "a?b=utm_"],
  // Not as in a regexp, and only at the end any rest.
  [{ removed: ["a.b"] }, "c?a.b", "c?axb"],
  [{ removed: ["a*b"] }, "c?a*b", "c?ab"],
  [{ removed: ["a*b*"] }, "c?a*bc", "c?abc"],
  [{ removedParameters: ["v"] }, "a;v=1", "a/v"],
  [{ sorts: true }, "a?b&a", "a?b"],
])("%o may alter %s, and not %s", (changes, affected, other) => {
  const signs = affectedLines({ ...NOTHING, ...changes });
  expect([affected, other].map((line) => [...line.matchAll(signs as RegExp)].length > 0)).toEqual([true, false]);
});

it("a query is not looked at for parameters of the path, nor for what is not removed", () => {
  const signs = affectedLines({ ...NOTHING, components: { fragment: undefined } }) as RegExp;
  expect(["a;b?c;d&e=%61", "a?%62&c+d=e"].filter((line) => line.search(signs) >= 0)).toEqual([]);
});

it.each([
  { segments: [{}] },
  { replaced: [["a", "b"]] },
  { appended: [["a", "b"]] },
  { segments: [{}], replaced: [["a", "b"]] },
  { components: { host: "a" } },
  { components: { path: "a" } },
])("%o may alter any line", (changes) => {
  expect(affectedLines({ ...NOTHING, ...changes } as unknown as UriChanges)).toBe(undefined);
});
