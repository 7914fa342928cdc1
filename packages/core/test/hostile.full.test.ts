// Texts made to overflow a stack, a regexp or a limit. The tests check the result. That they finish at all shows that
// the time is linear.

import { expect, it } from "vitest";
import {
  build,
  change,
  diagnose,
  isAbsoluteUri,
  isRelativeReference,
  isUri,
  isUriReference,
  parse,
  percentDecode,
  percentDecodeBytes,
  percentEncode,
  removeDotSegments,
  tryParse,
  uri,
} from "../src/index.ts";
import { findPasswords, help, maskFault } from "../src/diagnostics.ts";

const MILLION = 1_000_000;
const HUGE = 100_000_000;

/** Checks everything about a text. `wanted` is the offset of its fault, if it has one. */
function checkAll(text: string, wanted: number | undefined): void {
  const isValid = wanted === undefined;
  expect([isUriReference(text), isUri(text) || isRelativeReference(text), tryParse(text) !== undefined]).toEqual([
    isValid,
    isValid,
    isValid,
  ]);
  expect(isAbsoluteUri(text) && !isUri(text)).toBe(false);
  const error = diagnose(text);
  expect(error?.offset).toBe(wanted);
  if (error === undefined) {
    // Compared here, since a failed `expect` would print the whole text.
    expect(String(parse(text)) === text && change(build(parse(text)), {}).toJSON() === text).toBe(true);
  } else {
    expect([error.frame.length < 500, error.message.length < 200]).toEqual([true, true]);
  }
}

it("texts of 100 MB of one character have the right result", () => {
  expect(tryParse("?".repeat(HUGE))?.query?.length).toBe(HUGE - 1);
  expect(diagnose("#".repeat(HUGE))?.offset).toBe(1);
  expect(diagnose(":".repeat(HUGE))?.offset).toBe(0);
});

it.each<[string, number | undefined]>([
  ["a", undefined],
  ["/", undefined],
  [".", undefined],
  ["@", undefined],
  ["?", undefined],
  ["#", 1],
  [":", 0],
])("a text of two million %s has the right result", (character, wanted) => {
  const text = character.repeat(2 * MILLION);
  expect([isUriReference(text), tryParse(text) !== undefined]).toEqual([wanted === undefined, wanted === undefined]);
  expect(diagnose(text)?.offset).toBe(wanted);
});

it("two million of one character after a scheme, in an authority and in brackets have the right result", () => {
  const n = 2 * MILLION;
  expect(isUri(`s:${":".repeat(n)}`)).toBe(true);
  expect(tryParse(`//${"a".repeat(n)}`)?.host?.length).toBe(n);
  expect(tryParse(`//h:${"1".repeat(n)}`)?.port?.length).toBe(n);
  expect(diagnose(`//[v1.${"a".repeat(n)}`)?.code).toBe("ip-literal-unclosed");
});

it.each(["/", "?"])("five million triplets after %s, more than the stack of a regexp holds, are accepted", (start) => {
  const text = start + "%41a".repeat(5 * MILLION);
  expect([isUriReference(text), tryParse(text) !== undefined]).toEqual([true, true]);
  expect(diagnose(`${text}%`)?.offset).toBe(text.length);
});

it.each<[string, string, number | undefined]>([
  ["a million segments", "/a".repeat(MILLION), undefined],
  ["a million empty segments after an authority", `//h${"/".repeat(MILLION)}`, undefined],
  ["300,000 × ../", "../".repeat(300_000), undefined],
  ["a long run of triplets in a path", `/${"%41".repeat(MILLION)}`, undefined],
  ["a long run of triplets in a first segment", "%41".repeat(MILLION), undefined],
  ["a long run of triplets in a query and a fragment", `?${"%41".repeat(300_000)}#${"%41".repeat(300_000)}`, undefined],
  ["a long run of triplets in a host", `//${"%41".repeat(MILLION)}`, undefined],
  ["a long run of triplets in userinfo", `//${"%41".repeat(MILLION)}@h`, undefined],
  ["a long run of triplets, then a malformed one", `/${"%41".repeat(MILLION)}%4`, 1 + 3 * MILLION],
  ["a long run of percent signs", "%".repeat(MILLION), 0],
  ["colons in brackets", `//[${":".repeat(MILLION)}]`, 5],
  ["groups in brackets", `//[${"1:".repeat(MILLION)}]`, 3 + 2 * 7 + 1],
  ["digits in brackets", `//[${"1".repeat(MILLION)}]`, 7],
  ["dots in brackets", `//[::1${".1".repeat(MILLION)}]`, 12],
  ["an unclosed bracket", `//[${"a".repeat(MILLION)}`, 7],
  ["an unclosed IPvFuture", `//[v1.${"a".repeat(MILLION)}`, 6 + MILLION],
  ["an IPvFuture", `//[v${"1".repeat(MILLION)}.${":".repeat(MILLION)}]`, undefined],
  ["an IPvFuture without its dot", `//[v${"1".repeat(MILLION)}]`, 4 + MILLION],
  ["brackets", "[".repeat(MILLION), 0],
  ["brackets in an authority", `//${"[".repeat(MILLION)}`, 3],
  ["@ in an authority", `//${"@".repeat(MILLION)}`, 3],
  ["@ in a first segment", "@".repeat(MILLION), undefined],
  ["a:@ in an authority", `//${"a:@".repeat(MILLION)}`, 7],
  ["colons in userinfo", `//${":".repeat(MILLION)}@h`, undefined],
  ["colons in an authority", `//${":".repeat(MILLION)}`, 3],
  ["a long scheme", `${"a".repeat(MILLION)}:`, undefined],
  ["a long scheme with a fault", `${"a".repeat(MILLION)}_:`, MILLION + 1],
  ["a fault at the end of a path", `/${"a/".repeat(MILLION)}|`, 1 + 2 * MILLION],
  ["a fault at the end of a query", `?${"a=b&".repeat(300_000)} `, 1 + 4 * 300_000],
  ["spaces", " ".repeat(MILLION), 0],
  ["line feeds", "\n".repeat(MILLION), 0],
  ["non-ASCII characters", "é".repeat(MILLION), 0],
  ["surrogates", "\uD83D".repeat(MILLION), 0],
  ["slashes and colons", "//:".repeat(MILLION), undefined],
  ["repeated userinfo, with a fault", `${"//u:p@".repeat(200_000)} `, 6 * 200_000],
  ["repeated half userinfo, with a fault", `${"//u:p".repeat(200_000)} `, 4],
])("%s", (_, text, wanted) => {
  checkAll(text, wanted);
});

it.each(["constructor", "__proto__", "toString", "hasOwnProperty", "valueOf", "prototype"])(
  "%s is treated as any other name",
  (name) => {
    const isScheme = /^[A-Za-z][A-Za-z0-9+\-.]*$/.test(name);
    expect(tryParse(`${name}:a`)?.scheme).toBe(isScheme ? name : undefined);
    expect(isUri(`${name}:`)).toBe(isScheme);
    expect(parse(`//${name}/${name}?${name}#${name}`)).toMatchObject({
      host: name,
      path: `/${name}`,
      query: name,
      fragment: name,
    });
    expect(String(uri`/${name}?${name}=${name}`)).toBe(`/${name}?${name}=${name}`);
  },
);

it("removeDotSegments handles long and deep paths", () => {
  const n = 300_000;
  expect(removeDotSegments("../".repeat(n))).toBe("");
  expect(removeDotSegments("./".repeat(n))).toBe("");
  expect(removeDotSegments("/..".repeat(n))).toBe("/");
  expect(removeDotSegments(`${"/a".repeat(n)}${"/..".repeat(n)}`)).toBe("/");
  expect(removeDotSegments(`${"a/".repeat(n)}${"../".repeat(n)}b`)).toBe("/b");
  expect(removeDotSegments("/a/..".repeat(n))).toBe("/");
  expect(removeDotSegments(`${"/".repeat(n)}${"../".repeat(n)}`)).toBe("/");
  expect(removeDotSegments("/a".repeat(n)) === "/a".repeat(n)).toBe(true);
  expect(removeDotSegments(`/${".".repeat(n)}`)).toHaveLength(n + 1);
  expect(removeDotSegments("/a/.".repeat(n)) === `${"/a".repeat(n)}/`).toBe(true);
  // 100 MB.
  expect(removeDotSegments("../".repeat(HUGE / 3))).toBe("");
});

it("percent-encoding handles long texts", () => {
  const n = 3 * MILLION;
  expect(percentEncode("é".repeat(n), "query")).toHaveLength(6 * n);
  expect(percentDecode("%C3%A9".repeat(MILLION)) === "é".repeat(MILLION)).toBe(true);
  expect(percentDecodeBytes("%FF".repeat(n))).toHaveLength(n);
  expect(percentDecodeBytes("é".repeat(n))).toHaveLength(2 * n);
  expect(() => percentDecode(`${"%C3%A9".repeat(300_000)}%FF`)).toThrow(
    expect.objectContaining({ offset: 6 * 300_000 }),
  );
  expect(() => percentDecode("%FF".repeat(MILLION))).toThrow(expect.objectContaining({ offset: 0 }));
  expect(() => percentEncode(`${"a".repeat(n)}\uD800`, "path")).toThrow(expect.objectContaining({ offset: n }));
});

it("build, with and the uri tag handle long components", () => {
  const long = "a".repeat(MILLION);
  expect(build({ scheme: long, host: long, path: `/${long}`, query: long, fragment: long }).fragment).toHaveLength(
    MILLION,
  );
  expect(change(parse("http://h/"), { path: "/a".repeat(MILLION) }).segments).toHaveLength(MILLION);
  expect(uri`/${long}?${long}=${"&".repeat(MILLION)}`.query).toHaveLength(4 * MILLION + 1);
  expect(uri`/${Array.from({ length: 200_000 }, () => "a")}`.segments).toHaveLength(200_000);
  expect(() => build({ path: "a:".repeat(MILLION) })).toThrow(
    expect.objectContaining({ code: "path-noscheme", offset: 1 }),
  );
  expect(() => build({ userinfo: `${":".repeat(MILLION)}@`, host: "h" })).toThrow(
    expect.objectContaining({ offset: MILLION }),
  );
});

it("R-052 a password is looked for in a million slashes and backslashes", () => {
  for (const unit of ["\\", "/", "/\\", "\\/", "\\\\a", "\\a", "//a", "/\\a"]) {
    expect(diagnose(`^${unit.repeat(MILLION)}@`)?.frame).toMatch(/^\^/u);
  }
});

it("R-052 a password is looked for before a colon after a million brackets", () => {
  for (const start of ["^", "^//", "^//["]) {
    expect(diagnose(`${start}${"[".repeat(MILLION)}:@`)?.frame).toMatch(/^\^/u);
  }
});

// 20 MB: a regexp that takes a stack frame for each repetition would overflow.
const TWENTY = 20_000_000;

it.each([
  ...["a", "\\a", "\\", "/\\", "a:", "//a", "[", "@"].flatMap((unit) =>
    ["http:\\\\", "/\\", "\\/", "//", "http:", "^"].map((start): [string, string] => [start, unit]),
  ),
  ["", "a@"],
  ["", "1."],
  ["1.1.1.1:", "1"],
  ["http://h:", "a:"],
  ["http://h:", ":"],
  ["http://[", "::"],
  ["http://[v", "1"],
  ["http://[v1.", "a"],
  ["http://[::1%", "a"],
  ["http://a@", "b@"],
])("R-052 a fault after %j and 20 MB of %j is found, and said", (start, unit) => {
  const error = diagnose(`${start}${unit.repeat(TWENTY / unit.length)} `)!;
  expect([error.frame.length < 500, error.message.length < 200]).toEqual([true, true]);
  expect((help(error) ?? "").length).toBeLessThan(200);
});

it("R-052 a password after 20 MB of a user name is masked", () => {
  for (const [slashes, unit] of [
    ["//", "a"],
    ["\\\\", "a"],
    ["\\\\", "\\a"],
    ["/\\", "a\\"],
  ] as const) {
    const { text, place } = maskFault({
      input: `${slashes}${unit.repeat(TWENTY / unit.length)}:secret@h/ `,
      offset: TWENTY + 12,
      length: 1,
      component: "path",
    });
    expect([text.slice(-8), place]).toEqual([":***@h/ ", "after password"]);
  }
});

it.each([
  // The unit, and how many passwords are in one unit.
  [":", 0],
  ["//", 0],
  ["@", 0],
  ["//a:", 0],
  ["\\\\", 0],
  ["a:a:", 0],
  ["http://http://", 0],
  ["a@b ", 0],
  ["http://h:8080/@x ", 0],
  ['"http://h:8080/",', 0],
  ["http://u:p@h/ ", 1],
  ["http://u:p/w@h/ ", 1],
  ["<http://u:p@h/>", 1],
  ['"http://u:p@h/",', 1],
] as const)("R-052 the passwords in 5 MB of %j are found, or in 20", (unit, passwords) => {
  const count = Math.floor((process.env["STD66_WHOLE"] === undefined ? TWENTY / 4 : TWENTY) / unit.length);
  const text = unit.repeat(count);
  expect(findPasswords(text)).toHaveLength(passwords * count);
  // With an "@" at the end, after a user name or not, and in one run of text.
  for (const [before, after] of [
    ["", "@h/"],
    ["http://u:", "@h^"],
  ] as const) {
    const places = findPasswords(before + text + after);
    expect(places.every(({ end }) => end <= before.length + text.length + 1)).toBe(true);
    expect(passwords === 0 || places.length > 0).toBe(true);
  }
});
