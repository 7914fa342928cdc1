// Texts of 524,288 characters that are made to be slow in a regexp. The tests check only that the answer is right.
// Quadratic time would exceed the test's limit of one minute, so an answer shows linear time. `run proof complexity`
// has longer texts.

import { describe, expect, it } from "vitest";
import {
  type DialectId,
  type DialectOptions,
  LegacySyntaxError,
  compareResolution,
  compareSyntax,
  dialects,
  rfc1738,
  rfc1808,
  rfc2396,
  rfc3986,
} from "../src/index.ts";

const MANY = 1 << 18;
/** For a second pattern of the same length. */
const FEWER = 1 << 16;
const RFCS = ["rfc1738", "rfc1808", "rfc2396", "rfc3986"] as const;
const GENERIC = ["rfc1808", "rfc2396", "rfc3986"] as const;

/** Compares long texts without printing a difference. */
const isText = (outcome: unknown, text: string): boolean => (outcome as { text?: string }).text === text;

function isParsed(id: DialectId, text: string): boolean {
  try {
    return typeof dialects[id].parse(text) === "object";
  } catch (error) {
    if (error instanceof LegacySyntaxError) return false;
    throw error;
  }
}

/** Calls every function on a text, and returns the RFCs by which it is valid. */
function checkValid(text: string, wanted: readonly DialectId[]): void {
  const { rows } = compareSyntax(text, { dialects: RFCS });
  expect(rows.flatMap(({ dialect, valid }) => (valid ? [dialect] : []))).toEqual(wanted);
  for (const id of RFCS) {
    expect(dialects[id].isValid(text)).toBe(wanted.includes(id));
    expect(isParsed(id, text)).toBe(wanted.includes(id));
  }
}

/** The result of a reference by RFC 1808, 2396 and 3986; `undefined` means an error. */
function checkResolved(base: string, reference: string, texts: readonly (string | undefined)[]): void {
  const { rows } = compareResolution(base, reference, { dialects: GENERIC });
  const found = rows.map(({ outcome }, index) =>
    texts[index] === undefined ? outcome.kind === "error" : isText(outcome, texts[index]),
  );
  expect(found).toEqual([true, true, true]);
}

describe("linear time on 524,288 characters", () => {
  it("repeated ../", () => {
    const up = "../".repeat(MANY / 3);
    const kept = `http://a/${up.slice(6)}g`;
    checkValid(up, ["rfc1808", "rfc2396", "rfc3986"]);
    checkResolved("http://a/b/c/d", `${up}g`, [kept, kept, "http://a/g"]);
    expect(rfc2396.resolve("http://a/b/c/d", `${up}g`, { excessDots: "remove" })).toEqual({
      kind: "uri",
      text: "http://a/g",
    });
    expect(rfc2396.resolve("http://a/b/c/d", up, { excessDots: "error" })).toMatchObject({
      reason: "climb-above-root",
    });
    checkResolved(`http://a/${up}`, "g", [`http://a/${up}g`, `http://a/${up}g`, "http://a/g"]);
  });

  it("repeated a/../, and as many .. segments as segments before them", () => {
    const over = "a/../".repeat(MANY / 5);
    checkValid(over, ["rfc1808", "rfc2396", "rfc3986"]);
    checkResolved("http://a/b", `${over}g`, ["http://a/g", "http://a/g", "http://a/g"]);
    checkResolved("s:/", `${over}g`, ["s:/g", "s:/g", "s:/g"]);
    const n = FEWER;
    const down = `${"a/".repeat(n)}${"../".repeat(n)}g`;
    checkResolved("http://a/b", down, ["http://a/g", "http://a/g", "http://a/g"]);
    checkResolved(`http://a/${down}`, "h", ["http://a/h", "http://a/h", "http://a/h"]);
  });

  it("repeated ;", () => {
    const semicolons = ";".repeat(MANY);
    checkValid(`http://h/${semicolons}`, RFCS);
    checkValid(semicolons, GENERIC);
    expect(rfc1808.parse(semicolons).params?.length).toBe(MANY - 1);
    expect(rfc2396.parse(semicolons).segments[0]?.params.length).toBe(MANY);
    checkResolved("http://a/b", semicolons, [
      `http://a/b${semicolons}`,
      `http://a/${semicolons}`,
      `http://a/${semicolons}`,
    ]);
    checkValid(`prospero://h/${";=".repeat(FEWER)}`, RFCS);
    checkValid(`prospero://h/${";=".repeat(FEWER)};`, GENERIC);
    checkValid(`ftp://h/${"a/".repeat(FEWER)};type=`, GENERIC);
  });

  it("repeated :", () => {
    const colons = ":".repeat(MANY);
    checkValid(colons, ["rfc1808"]);
    checkValid(`foo:${colons}`, RFCS);
    checkValid(`ftp://h${colons}/`, ["rfc1808", "rfc2396"]);
    checkValid(`http://[${colons}]`, []);
    checkResolved("http://a/b", `./${colons}`, [`http://a/${colons}`, `http://a/${colons}`, `http://a/${colons}`]);
  });

  it("repeated %41", () => {
    const triplets = "%41".repeat(MANY / 3);
    checkValid(`http://h/${triplets}`, RFCS);
    checkValid(`http://${triplets}/`, GENERIC);
    checkValid(`http://h/${triplets}%4`, []);
    checkValid(`gopher://h/1${"%09".repeat(FEWER)}`, RFCS);
    checkResolved("http://a/b", triplets, [`http://a/${triplets}`, `http://a/${triplets}`, `http://a/${triplets}`]);
  });

  it("repeated [", () => {
    const brackets = "[".repeat(MANY);
    checkValid(brackets, []);
    checkValid(`http://${brackets}`, []);
    checkValid(`http://${brackets}::1]/`, []);
    checkValid(`http://${"a".repeat(FEWER)}[/`, []);
    checkValid(`http://${"1:".repeat(FEWER)}[/`, []);
    checkValid(`http://h/?${brackets}`, ["rfc2396"]);
    checkResolved("http://a/b", brackets, [`http://a/${brackets}`, `http://a/${brackets}`, undefined]);
  });

  it("repeated - and a", () => {
    const hyphens = "-".repeat(MANY);
    checkValid(hyphens, GENERIC);
    checkValid(`http://a${hyphens}b/`, RFCS);
    checkValid(`http://a${"-".repeat(FEWER)}/`, GENERIC);
    checkValid(`${hyphens}:`, ["rfc1738", "rfc1808"]);
    checkValid(`a${hyphens}:b`, RFCS);
    checkValid(`http://${"a".repeat(FEWER)}_/`, GENERIC);
    checkValid(`http://${"a-".repeat(FEWER)}.b/`, GENERIC);
    checkValid(`news:${"a".repeat(FEWER)}@`, GENERIC);
  });

  it("repeated / and #", () => {
    const slashes = "/".repeat(MANY);
    checkValid(`http://h${slashes}`, RFCS);
    checkValid(`http:${"/".repeat(FEWER)}`, GENERIC);
    checkResolved("http://a/b", `.${slashes}`, [`http://a${slashes}`, `http://a${slashes}`, `http://a${slashes}`]);
    checkValid("#".repeat(MANY), []);
  });

  it("repeated @", () => {
    const ats = "@".repeat(MANY);
    checkValid(`ftp://${ats}h/`, ["rfc1808", "rfc2396"]);
    checkValid(`news:${"@".repeat(FEWER)}h`, GENERIC);
  });
});

describe("linear time on 524,288 labels in a host", () => {
  const labels = "a.".repeat(MANY);

  it("valid labels are a host name", () => {
    checkValid(`http://${labels}b/`, RFCS);
    expect(rfc2396.parse(`//${labels}b`).hostKind).toBe("hostname");
    expect(rfc2396.parse(`//${labels}`).hostKind).toBe("hostname");
    expect(rfc3986.parse(`//${labels}`).hostKind).toBe("reg-name");
  });

  it("with one invalid label, the host is not a host name", () => {
    checkValid(`http://${labels}_/`, GENERIC);
    for (const end of ["-", "1", "b-", "b..c", "%41", ""]) checkValid(`http://${"a.".repeat(FEWER)}${end}/`, GENERIC);
    expect(rfc2396.parse(`//${labels}_`).regName?.length).toBe(labels.length + 1);
    expect(rfc2396.parse(`//${labels}1`).hostKind).toBe(undefined);
  });

  it("a long list of groups in brackets is an IPv6 address only by RFC 2396", () => {
    const groups = `1${":1".repeat(MANY / 2)}`;
    // RFC 2373 Appendix B does not count them.
    checkValid(`http://[${groups}]/`, ["rfc2396"]);
    checkValid(`http://[${groups}::]/`, ["rfc2396"]);
    checkValid(`http://[${groups}g]/`, []);
    checkValid(`http://[${groups}::1::]/`, []);
    checkValid(`http://${"1.".repeat(MANY / 2)}1/`, GENERIC);
  });
});

it("a text with more repetitions than the regexp stack has frames: no exception", () => {
  const n = 1 << 23;
  const labels = "a.".repeat(n);
  expect([rfc1738, rfc2396].map(({ isValid }) => isValid(`http://${labels}b/`))).toEqual([true, true]);
  expect([rfc1738, rfc2396].map(({ isValid }) => isValid(`http://${labels}_/`))).toEqual([false, true]);
  expect(rfc2396.isValid(`http://[${"1:".repeat(n)}1]/`)).toBe(true);
  expect(rfc2396.isValid(`http://[1::${"1:".repeat(n)}1g]/`)).toBe(false);
  const fields = ";=".repeat(1 << 22);
  expect([rfc1738.isValid(`prospero://h/a${fields}`), rfc1738.isValid(`prospero://h/a${fields};`)]).toEqual([
    true,
    false,
  ]);
});

/** Names of inherited object properties. `__proto__` is not a scheme or a host name, because neither allows a "_". */
const NAMES = ["constructor", "__proto__", "toString", "hasOwnProperty", "valueOf", "prototype"];

it.each(NAMES.filter((name) => name !== "__proto__"))("%s: accepted as an ordinary scheme and host", (name) => {
  checkValid(`${name}:${name}`, RFCS);
  // RFC 1738 §2.1: uppercase letters in a scheme are equivalent to lowercase.
  expect(rfc1738.parse(`${name}:${name}`)).toEqual({ scheme: name.toLowerCase(), schemepart: name });
  expect(rfc1808.parse(`${name}:${name}`)).toMatchObject({ scheme: name, path: name });
  expect(rfc2396.parse(`${name}:${name}`)).toMatchObject({ scheme: name, opaquePart: name, path: name });
  expect(rfc3986.parse(`${name}:${name}`)).toMatchObject({ scheme: name, path: name });
  expect(rfc1738.parse(`telnet://${name}:${name}@${name}`)).toMatchObject({ user: name, password: name, host: name });
  expect(rfc2396.parse(`//${name}`)).toMatchObject({ host: name, hostKind: "hostname" });
  const inBase = `${name}://${name}/${name}`;
  checkResolved(`${name}://${name}/a`, name, [inBase, inBase, inBase]);
  // Not one of the schemes that are known to be hierarchical (RFC 2396 §5.2, step 3).
  expect(rfc2396.resolve(`${name}://h/a`, `${name}:b`, { strict: false })).toEqual({ kind: "uri", text: `${name}:b` });
});

it("__proto__: a path by RFC 1808, and a registry name by RFC 2396", () => {
  checkValid("__proto__:__proto__", ["rfc1808"]);
  expect(rfc1808.parse("__proto__:__proto__")).toMatchObject({ scheme: undefined, path: "__proto__:__proto__" });
  expect(rfc2396.parse("//__proto__")).toMatchObject({ regName: "__proto__", host: undefined });
  expect(rfc3986.parse("//__proto__")).toMatchObject({ host: "__proto__", hostKind: "reg-name" });
});

it.each(NAMES)("%s: accepted as an ordinary segment, parameter, query and fragment", (name) => {
  checkValid(`http://h/${name}?${name}`, RFCS);
  checkValid(`/${name};${name}?${name}#${name}`, GENERIC);
  expect(rfc1738.parse(`http://h/${name}?${name}`)).toMatchObject({ path: name, search: name });
  expect(rfc1738.parse(`ftp://h/${name}/${name};type=i`)).toMatchObject({ cwd: [name], name, type: "i" });
  expect(rfc1738.parse(`prospero://h/${name};${name}=${name}`)).toMatchObject({ path: name, fields: [[name, name]] });
  expect(rfc1808.parse(`${name};${name}?${name}#${name}`)).toMatchObject({ path: name, params: name, query: name });
  expect(rfc2396.parse(`/${name};${name}`).segments).toEqual([{ segment: name, params: [name] }]);
  expect(rfc3986.parse(`//${name}@h/?${name}#${name}`)).toMatchObject({ userinfo: name, query: name, fragment: name });
  checkResolved("http://a/b", name, [`http://a/${name}`, `http://a/${name}`, `http://a/${name}`]);
});

it.each(NAMES)("%s: rejected as a dialect and as a value of excessDots", (name) => {
  const unknown = [name as DialectId];
  expect(() => compareSyntax("a", { dialects: unknown })).toThrow(RangeError);
  expect(() => compareResolution("http://a/", "b", { dialects: unknown })).toThrow(RangeError);
  const excessDots = name as DialectOptions["excessDots"];
  expect(() => rfc2396.resolve("http://a/", "../b", { excessDots })).toThrow(RangeError);
});
