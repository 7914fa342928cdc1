// The assertions that the generated tests make about a sample's value.

import { expect } from "vitest";

/** `// => value` */
export function same(actual: unknown, value: unknown): void {
  expect(plain(actual)).toStrictEqual(plain(value));
}

/** The two columns of a row, where a component may be absent: `undefined` here, and `null` or `""` there. */
export function sameOrAbsent(actual: unknown, value: unknown): void {
  if (actual === undefined) expect([undefined, null, ""]).toContain(value);
  else same(actual, value);
}

/** `// throws Name`, `// throws Name: message` */
export function throws(run: () => void, name: string, message?: string): void {
  let thrown: unknown;
  try {
    run();
  } catch (error) {
    thrown = error;
  }
  if (!(thrown instanceof Error)) expect.fail(`does not throw ${name}`);
  expect(thrown.name).toBe(name);
  if (message !== undefined) expect(thrown.message).toBe(message);
}

/** Replaces each instance that has `toJSON` (a UriReference has private fields) by its JSON value, nested ones too. */
function plain(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if ("toJSON" in value && typeof value.toJSON === "function") return value.toJSON();
  if (Array.isArray(value)) return value.map(plain);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, plain(member)]));
}
