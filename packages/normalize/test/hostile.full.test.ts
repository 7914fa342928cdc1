// References designed to be slow, deep or long. These tests finish only if the functions take linear time.

import { parse } from "@std66/core";
import { expect, it } from "vitest";
import { type Rung, compare, equivalent, normalize, pendingRungs, schemes } from "../src/index.ts";

const MILLION = 1_000_000;

/** Compares long texts without printing megabytes on failure. */
function checkText(found: unknown, wanted: string): void {
  const text = String(found);
  expect([text.length, text.slice(0, 50), text === wanted]).toEqual([wanted.length, wanted.slice(0, 50), true]);
}

it("R-130 normalize: accepts a million × ../", () => {
  const up = "../".repeat(MILLION);
  checkText(normalize(`http://h/${up}a`), "http://h/a");
  checkText(normalize(`foo:${up}a`), "foo:a");
  checkText(normalize(`/${up}a`), "/a");
  checkText(normalize(`http://h${"/a".repeat(MILLION)}/${up}b`), "http://h/b");
});

it("R-104 normalize: keeps a million × ../ in a relative reference", () => {
  const given = parse(`${"../".repeat(MILLION)}a`);
  expect(normalize(given)).toBe(given);
  expect(pendingRungs(given)).toEqual([]);
});

it("R-129 normalize: decodes three million triplets, and many in every component", () => {
  checkText(normalize(`foo:${"%41".repeat(3 * MILLION)}`), `foo:${"A".repeat(3 * MILLION)}`);
  const n = MILLION / 10;
  const [triplets, letters] = ["%41".repeat(n), "A".repeat(n)];
  checkText(normalize(triplets), letters);
  checkText(normalize(`?${triplets}`), `?${letters}`);
  checkText(normalize(`//${triplets}@h/#${triplets}`), `//${letters}@h/#${letters}`);
});

it("R-129 normalize: decodes every other one of a million triplets", () => {
  checkText(normalize(`foo:${"%41%2f%c3x".repeat(MILLION / 4)}`), `foo:${"A%2F%C3x".repeat(MILLION / 4)}`);
});

it("R-130 normalize: decodes and removes a million encoded dots", () => {
  checkText(normalize(`http://h/${"%2e/".repeat(MILLION)}a`), "http://h/a");
  checkText(normalize(`http://h/${"%2e%2E/".repeat(MILLION / 4)}a`), "http://h/a");
  checkText(normalize(`foo:${".%2e/".repeat(MILLION / 4)}a`), "foo:a");
});

it("R-075 normalize: keeps 100,000 encoded dots in a relative reference, and decodes the rest", () => {
  const n = MILLION / 10;
  checkText(normalize(`${"%2e/".repeat(n)}%61`), `${"%2E/".repeat(n)}a`);
  checkText(normalize(`${"%2e%2e/%61/".repeat(n)}b`), `${"%2E%2E/a/".repeat(n)}b`);
});

it("R-056 normalize: accepts a host of a million capitals, and one of a million triplets", () => {
  const lower = "a".repeat(MILLION);
  checkText(normalize(`foo://${"A".repeat(MILLION)}/`), `foo://${lower}/`);
  checkText(normalize(`foo://${"%41".repeat(MILLION)}/`), `foo://${lower}/`);
  checkText(normalize(`foo://${"%c3".repeat(MILLION / 4)}/`), `foo://${"%C3".repeat(MILLION / 4)}/`);
});

it("R-128 normalize: accepts a scheme of a million capitals", () => {
  checkText(normalize(`${"A".repeat(MILLION)}:b`), `${"a".repeat(MILLION)}:b`);
  checkText(normalize(`HTTP://${":".repeat(MILLION)}@h:80`), `http://${":".repeat(MILLION)}@h/`);
});

it("R-136 normalize: accepts a mailto of a million addresses, of a million commas, and of 500,000 @", () => {
  checkText(normalize(`mailto:a@B${",a@B".repeat(MILLION / 4)}`), `mailto:a@b${",a@b".repeat(MILLION / 4)}`);
  checkText(normalize(`mailto:${"A@".repeat(MILLION / 4)}B`), `mailto:${"A@".repeat(MILLION / 4)}b`);
  checkText(normalize(`mailto:${",".repeat(MILLION)}A@B`), `mailto:${",".repeat(MILLION)}A@b`);
  checkText(normalize(`mailto:A@B${",".repeat(MILLION)}`), `mailto:A@b${",".repeat(MILLION)}`);
  checkText(normalize(`mailto:${"@".repeat(MILLION / 2)}`), `mailto:${"@".repeat(MILLION / 2)}`);
  checkText(normalize(`mailto:@${"A".repeat(MILLION)}@`), `mailto:@${"A".repeat(MILLION)}@`);
  checkText(normalize(`mailto:${"@A".repeat(MILLION / 4)}`), `mailto:${"@A".repeat(MILLION / 4 - 1)}@a`);
});

it("R-131 normalize: sorts 100,000 parameters of a tel, and finds a duplicate", () => {
  const names = Array.from({ length: MILLION / 10 }, (_, index) => `a${index + MILLION}`);
  const backwards = names.map((_, index) => names[names.length - 1 - index]);
  checkText(normalize(`tel:1;${backwards.join(";")}`), `tel:1;${names.join(";")}`);
  const twice = `tel:1;${backwards.join(";")};A${MILLION}`;
  checkText(normalize(twice), twice);
  checkText(
    normalize(`tel:1;ext=${"-".repeat(MILLION)}2;isub=${"A".repeat(MILLION)}`),
    `tel:1;ext=2;isub=${"a".repeat(MILLION)}`,
  );
});

it("R-121 normalize: keeps a million dot-segments of an opaque path, and a million empty fields of an ldap", () => {
  const given = parse(`data:${"../".repeat(MILLION)}`);
  expect(normalize(given)).toBe(given);
  checkText(normalize(`urn:a:${"%2e/".repeat(MILLION)}`), `urn:a:${"./".repeat(MILLION)}`);
  const fields = `ldap://h/${"?".repeat(MILLION)}a`;
  checkText(normalize(fields), fields);
  expect(equivalent(`ldap://h/o=${"?".repeat(60_000)}`, "ldap://h/")).toBe(false);
});

it("R-131 normalize: accepts a tel of a million separators, and a urn of a million colons", () => {
  checkText(normalize(`tel:1${"-".repeat(MILLION)}2`), "tel:12");
  checkText(normalize(`tel:1${"-.()".repeat(MILLION / 4)};${"-;".repeat(MILLION)}`), `tel:1;${"-;".repeat(MILLION)}`);
  checkText(normalize(`tel:${"%23-".repeat(MILLION)}`), `tel:${"%23".repeat(MILLION)}`);
  checkText(normalize(`tel:${"-".repeat(20 * MILLION)}F`), "tel:f");
  checkText(normalize(`urn:EX${":A".repeat(MILLION)}`), `urn:ex${":A".repeat(MILLION)}`);
  checkText(normalize(`urn:${"A".repeat(MILLION)}:A`), `urn:${"a".repeat(MILLION)}:A`);
});

it("R-070 normalize: accepts a port of a million digits", () => {
  for (const port of ["8080", "800", "0"].map((number) => "0".repeat(MILLION) + number)) {
    checkText(normalize(`http://h:${port}/`), `http://h:${port}/`);
  }
  const digits = "80".repeat(MILLION);
  checkText(normalize(`http://h:${digits}/`), `http://h:${digits}/`);
  checkText(normalize(`http://h:${"0".repeat(MILLION)}80/`), "http://h/");
});

it("R-040 normalize: accepts paths of a million slashes", () => {
  const slashes = "/".repeat(MILLION);
  checkText(normalize(`foo:/a/..${slashes}b`), `foo:/.${slashes}b`);
  checkText(normalize(`http://h/a/..${slashes}b`), `http://h${slashes}b`);
  checkText(normalize(`file:/a/..${slashes}b`), `file://${slashes}b`);
});

it("R-124 equivalent and compare: accept long texts", () => {
  const [a, b] = [`HTTP://H/${"%7e/../".repeat(MILLION / 20)}`, "http://h/"];
  expect([equivalent(a, b), compare(a, b).rung]).toEqual([true, "dot-segments"]);
  expect(pendingRungs(a)).toEqual(["case", "percent-encoding", "dot-segments"]);
  const { difference } = compare(`foo:${"%41".repeat(MILLION / 4)}`, "foo:a");
  expect([difference?.component, difference?.a?.length, difference?.b]).toEqual(["path", MILLION / 4, "a"]);
  const near = `s://h/${"a%2F".repeat(16_000)}?${"b".repeat(1500)}`;
  for (let i = 0; i < 200; i++) expect(equivalent(`${near}%7e#`, `${near}~#`)).toBe(true);
  expect(equivalent(`${near}%7e`, `${near}%7f`)).toBe(false);
  const long = "a".repeat(MILLION);
  expect(equivalent(`${long}#${long}`, long, { ignoreFragment: true })).toBe(true);
  // In a regexp, as many repetitions of a group overflow the stack.
  expect(equivalent(`s://h/${"a%2F".repeat(6 * MILLION)}`, "s://h/")).toBe(false);
});

/** Properties of every object. `__proto__` is not a scheme, since a scheme has no "_" (RFC 3986 §3.1). */
const NAMES = ["constructor", "__proto__", "toString", "hasOwnProperty", "valueOf", "prototype"];

it.each(NAMES)("%s is ordinary text in every component", (name) => {
  const [upper, lower] = [name.toUpperCase(), name.toLowerCase()];
  const normal = `s://${name}@${lower}:80/${name}?${name}#${name}`;
  const given = `s://${name}@${upper}:80/a/../${name}?${name}#${name}`;
  checkText(normalize(given), normal);
  expect(pendingRungs(given)).toEqual(["case", "dot-segments"]);
  expect([equivalent(given, normal), compare(given, normal).rung]).toEqual([true, "dot-segments"]);
  expect(compare(`s:${name}`, "s:a").difference).toEqual({ component: "path", a: name, b: "a" });
  checkText(normalize(`mailto:${name}@${upper}`), `mailto:${name}@${lower}`);
  checkText(normalize(`urn:${upper}:${name}`), `urn:${lower}:${name}`);
});

it.each(NAMES.filter((name) => name !== "__proto__"))("%s is a scheme without rules", (name) => {
  const lower = name.toLowerCase();
  checkText(normalize(`${name}://h:80`), `${lower}://h:80`);
  checkText(normalize(`${name}://localhost/a`), `${lower}://localhost/a`);
  expect(equivalent(`${name}://h`, `${lower}://h/`)).toBe(false);
  expect([schemes.get(name), schemes.get(lower)]).toEqual([undefined, undefined]);
});

it.each(NAMES.filter((name) => name !== "__proto__"))("%s is a scheme for which a map can have rules", (name) => {
  const lower = name.toLowerCase();
  const ours = new Map([[lower, { port: "80", emptyPathIsSlash: true, sources: [] }]]);
  checkText(normalize(`${name}://h:80`, { schemes: ours }), `${lower}://h/`);
  checkText(normalize("http://h:80", { schemes: ours }), "http://h:80");
  checkText(normalize(`${name}://h:80`, { schemes: new Map() }), `${lower}://h:80`);
});

it.each(NAMES)("%s is not a rung: RangeError", (name) => {
  const options = { rungs: [name as Rung] };
  expect(() => normalize("a", options)).toThrow(RangeError);
  expect(() => pendingRungs("a", options)).toThrow(RangeError);
  expect(() => equivalent("a", "b", options)).toThrow(RangeError);
  expect(() => compare("a", "b", options)).toThrow(RangeError);
});
