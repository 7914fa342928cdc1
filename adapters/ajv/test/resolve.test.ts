// RFC 3986 §5.2 as Ajv uses it: any text against any base, and parts that give the text back.

import { UriSyntaxError } from "@std66/core";
import { resolution } from "@std66/vectors";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
// @boundaries-ignore Shared by the tests of many packages.
import { codePoint } from "../../../test-arbitraries.ts";
import { normalizingUriResolver, strictUriResolver, uriResolver } from "../src/index.ts";

const { parse, resolve, serialize } = uriResolver;

it.each([
  ["", "", ""],
  ["", "#/definitions/a", "#/definitions/a"],
  ["", "a.json", "a.json"],
  ["", "./a.json", "a.json"],
  ["", "../a.json", "../a.json"],
  ["", "b/../a.json", "a.json"],
  ["#", "a.json", "a.json"],
  ["#", "#/a", "#/a"],
  ["#a", "", ""],
  ["a.json", "b.json", "b.json"],
  ["a.json", "#/a", "a.json#/a"],
  ["a.json#b", "#c", "a.json#c"],
  ["schemas/a.json", "../b.json", "b.json"],
  ["schemas/a.json", "../../b.json#c", "../b.json#c"],
  ["schemas/a.json", "..", "./"],
  ["schemas/a.json", "/b.json", "/b.json"],
  ["/schemas/a.json", "../b.json", "/b.json"],
  ["http://h/a/b.json", "../c.json", "http://h/c.json"],
  ["http://h/a/../b.json", "#/c", "http://h/a/../b.json#/c"],
  ["http://h", "a", "http://h/a"],
  ["urn:uuid:a", "#/b", "urn:uuid:a#/b"],
  ["urn:a:b", "urn:c:d", "urn:c:d"],
  // Texts stay as written.
  ["HTTP://Example.com:80/%7Ea", "#", "HTTP://Example.com:80/%7Ea#"],
  ["http://h/a", "b%2e%2E/c", "http://h/b%2e%2E/c"],
  // What people write in schemas.
  ["http://h/a", "#/definitions/Map<string, Array<number>>", "http://h/a#/definitions/Map<string, Array<number>>"],
  ["", "#/definitions/a b", "#/definitions/a b"],
  ["a", "#/paths/~1users~1{id}/get", "a#/paths/~1users~1{id}/get"],
  ["a", "#/definitions/größe", "a#/definitions/größe"],
  ["a", "#/definitions/a|b", "a#/definitions/a|b"],
  ["a", "#/a#/b", "a#/a#/b"],
  ["a", "#/items[0]", "a#/items[0]"],
  ["a", "größe.json", "größe.json"],
  ["c:\\schemas\\a.json", "b.json", "c:b.json"],
  ["http://h/a b/c", "d", "http://h/a b/d"],
  ["http://[/a/b", "../d", "http://[/d"],
  ["1a:b", "c", "c"],
  ["a", "\uD800", "\uD800"],
  // Dots in an authority are no segments, and `/.` keeps "//" in a path without an authority (RFC 3986 §3.3).
  ["a", "//../b/..", "//../"],
  ["a", "s:/.//a", "s:/.//a"],
  ["a", "/.//a", "/.//a"],
  ["http://h/a/../b.json", "c", "http://h/c"],
  ["__proto__", "constructor:toString", "constructor:toString"],
])("uriResolver resolves %j and %j to %j", (base, reference, wanted) => {
  expect(resolve(base, reference)).toBe(wanted);
});

it.each(resolution.map(({ base, ref, expect: { rfc3986 } }) => [base, ref, rfc3986] as const))(
  "both resolvers agree with RFC 3986: %s and %s",
  (base, reference, target) => {
    expect(resolve(base, reference)).toBe(target);
    expect(strictUriResolver.resolve(base, reference)).toBe(target);
  },
);

it.each([
  ["", "HTTP://H/%7ea/../b#%7ea", "http://h/b#%7ea"],
  ["HTTP://H/%7Ea/%2e%2e/b", "", "http://h/b"],
  ["HTTP://H:80", "a", "http://h:80/a"],
  ["http://h/a", "#/definitions/Map<%7e>", "http://h/a#/definitions/Map<%7e>"],
  ["http://h/%7e<", "HTTP://H/%7e<", "HTTP://H/%7e<"],
  ["schemas/%61.json", "../%62.json#%7a", "b.json#%7a"],
  ["", "../%62.json", "../b.json"],
  ["#", "%61%3A", "a%3A"],
  ["", "ROS\u00C9/ros%c3%a9", "ROS\u00C9/ros\u00E9"],
  ["", "http://\u00C9.Example/%E9", "http://\u00C9.example/%E9"],
])("RFC 3987 §5.3.2: normalizingUriResolver resolves %j and %j to %j", (base, reference, wanted) => {
  expect(normalizingUriResolver.resolve(base, reference)).toBe(wanted);
  expect(normalizingUriResolver.resolve(wanted, "")).toBe(wanted.split("#", 1)[0]);
});

it("a fragment that Ajv decodes can be decoded, and comes back as written", () => {
  for (const [fragment, decodable] of [
    ["/a%q%r", "/a%25q%25r"],
    ["/%C3%A9%C3/%2F%", "/\u00E9%25C3/%2F%25"],
    ["/a%25%20", "/a%25%20"],
    ["a%q", "a%q"],
  ] as const) {
    const parts = parse(`a#${fragment}`);
    expect(parts.fragment).toBe(decodable);
    expect(serialize(parts)).toBe(`a#${fragment}`);
    expect(serialize({ ...parts })).toBe(`a#${decodable}`);
    parts.fragment = "b";
    expect(serialize(parts)).toBe("a#b");
  }
});

const pieces = fc.constantFrom(
  "a",
  "/",
  "//",
  "..",
  ".",
  ":",
  "?",
  "#",
  "@",
  "[",
  "]",
  "%",
  " ",
  "é",
  "\uD800",
  "s:",
  "1",
  "\\",
);
const texts = fc.oneof(
  fc.array(pieces, { maxLength: 8 }).map((all) => all.join("")),
  fc.string({ unit: codePoint }),
);

describe("any text", () => {
  it("comes back from its parts", () => {
    fc.assert(fc.property(texts, (text) => serialize(parse(text)) === text));
  });

  it("can be resolved, and its target stands for itself", () => {
    fc.assert(
      fc.property(texts, texts, (base, reference) => {
        const target = resolve(base, reference);
        expect([base, reference, resolve(target, "")]).toEqual([base, reference, target.split("#", 1)[0]]);
        expect(resolve("", target)).toBe(resolve("", resolve("", target)));
      }),
    );
  });
});

it("uriResolver needs no `this`, and gives plain parts that can be changed", () => {
  const parts = parse("http://u@h:80/p?q#f");
  expect(parts).toEqual({
    scheme: "http",
    userinfo: "u",
    host: "h",
    port: "80",
    path: "/p",
    query: "q",
    fragment: "f",
  });
  expect(Object.getPrototypeOf(parts)).toBe(Object.prototype);
  expect(Object.keys(parse("a"))).toEqual(Object.keys(parts));
  parts.fragment = "g";
  parts.port = 81;
  expect(serialize(parts)).toBe("http://u@h:81/p?q#g");
  expect(serialize({})).toBe("");
  expect(serialize({ host: "" })).toBe("//");
  expect(parse("//h:/").port).toBe("");
  expect(parse("//[::1]:80").host).toBe("[::1]");
});

it.each([
  ["//a@b@c:1:2", { userinfo: "a@b", host: "c:1", port: "2" }],
  ["//@@h", { userinfo: "@", host: "h", port: undefined }],
  ["//a:b@c:d", { userinfo: "a:b", host: "c:d", port: undefined }],
  ["//@:", { userinfo: "", host: "", port: "" }],
  ["//[::1]:80:", { userinfo: undefined, host: "[::1]:80", port: "" }],
])("the userinfo ends at the last `@`, and a port begins after the last `:`: %s", (text, parts) => {
  expect(parse(text)).toMatchObject(parts);
  expect(serialize(parse(text))).toBe(text);
});

it.each([
  [{ userinfo: "u" }, "//u@"],
  [{ host: "h" }, "//h"],
  [{ port: 80 }, "//:80"],
  [{ port: "" }, "//:"],
  [{ port: 0, path: "/a" }, "//:0/a"],
  [{ scheme: "s", query: "q" }, "s:?q"],
  [{ query: "", fragment: "" }, "?#"],
])("RFC 3986 §5.3: writes %j as %s", (parts, text) => {
  expect(serialize(parts)).toBe(text);
});

it.each([undefined, null, 1, {}, [], Symbol("a"), () => "a", Number.NaN])("uriResolver never throws: %o", (value) => {
  expect(resolve(value as never, "a")).toBe("a");
  expect([resolve(value as never, ""), resolve("http://h/a", value as never)]).toEqual(["", "http://h/a"]);
  expect(resolve("a", value as never)).toBe("a");
  expect([parse(value as never).path, normalizingUriResolver.parse(value as never).path]).toEqual(["", ""]);
  expect(serialize(value as never)).toBe("");
  expect(serialize({ path: value, host: value } as never)).toBe(
    value === 1 ? "//11" : typeof value === "number" ? "//NaNNaN" : "",
  );
});

it("uriResolver takes linear time", () => {
  const long = "a/".repeat(5_000_000);
  expect(resolve(long, "../b")).toHaveLength(long.length - 1);
  expect(resolve("", "../".repeat(3_000_000))).toHaveLength(9_000_000);
  expect(resolve(`http://h/${long}`, "../".repeat(5_000_000))).toBe("http://h/");
  expect(serialize(parse(`http://${"@:".repeat(5_000_000)}`))).toHaveLength(10_000_007);
});

function messageOf(base: string, reference: string): string {
  try {
    return strictUriResolver.resolve(base, reference);
  } catch (error) {
    return (error as Error).message;
  }
}

describe("strictUriResolver", () => {
  const text = "#/definitions/Map<string>";
  const why = "is not a URI-reference: `<` is not allowed in the fragment (offset 17, RFC 3986 §3.5)";

  it.each([
    [() => strictUriResolver.parse(text), `\`${text}\` ${why}`],
    [() => strictUriResolver.resolve("", text), `\`${text}\` ${why}`],
    [() => strictUriResolver.resolve("#", text), `\`${text}\` ${why}`],
    [() => strictUriResolver.resolve("a.json", text), `\`${text}\`, in the schema \`a.json\`, ${why}`],
    [() => strictUriResolver.resolve(text, "a.json"), `\`${text}\`, the base of \`a.json\`, ${why}`],
  ])("fails with an error that names the text and its base, and says why: %s", (run, message) => {
    expect(run).toThrow(expect.objectContaining({ message, cause: expect.any(UriSyntaxError) }));
  });

  it("shows no password, no invisible character, and not all of a long text", () => {
    for (const [base, reference] of [
      ["http://u:secret@h/", "a b"],
      ["http://u:sec ret@h/", "a"],
      ["http://u:sec ret@h/", "a b"],
      ["http://u:sec/ret@h/", "a b"],
      ["a b", "http://u:secret@h/"],
    ] as const) {
      expect(messageOf(base, reference)).toContain("u:***@h/");
      expect(messageOf(base, reference)).not.toMatch(/sec|ret/);
    }
    expect(messageOf("\u202E", "a")).not.toContain("\u202E");
    expect(messageOf("a".repeat(1000), "b".repeat(1000) + " ").length).toBeLessThan(300);
  });

  it("shows 80 characters of a long text", () => {
    const [shown, long] = ["a".repeat(80), "a".repeat(81)];
    expect(messageOf(shown, "b c")).toContain(`in the schema \`${shown}\`, is`);
    expect(messageOf(long, "b c")).toContain(`in the schema \`${shown}\u2026\`, is`);
  });

  it("resolves to the same as the other, for valid texts", () => {
    expect(strictUriResolver.resolve("schemas/a.json", "../b.json#c")).toBe("b.json#c");
    expect(strictUriResolver.resolve("#", "")).toBe("");
    expect(strictUriResolver.serialize(strictUriResolver.parse("http://u@h:1/p?q#f"))).toBe("http://u@h:1/p?q#f");
  });
});

it("the code of each resolver is how CommonJS finds it", () => {
  expect([uriResolver, normalizingUriResolver, strictUriResolver].map(({ code }) => code)).toEqual([
    'require("@std66/ajv").uriResolver',
    'require("@std66/ajv").normalizingUriResolver',
    'require("@std66/ajv").strictUriResolver',
  ]);
});
