// Options are read once, and those that would not be read are refused.
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { ownOptions } from "../src/argument/options-argument.ts";

const read = (options: unknown): object => ownOptions("f: options", options as object, ["a", "b"]);

class Own {
  a = 1;
}

class Accessor {
  get a(): number {
    return 1;
  }
}

describe("options", () => {
  it.each([
    ["an object", { a: 1 }],
    ["one without a prototype", Object.assign(Object.create(null) as object, { a: 1 })],
    ["one of another realm", runInNewContext("({ a: 1 })") as object],
    ["one with an accessor", Object.defineProperty({}, "a", { get: () => 1, enumerable: true })],
    ["one that is frozen", Object.freeze({ a: 1 })],
    ["one of a class, of which nothing is lost", new Own()],
    ["one that inherits nothing", Object.assign(Object.create({}) as object, { a: 1 })],
  ])("%s", (_, options) => {
    const own = read(options);
    expect({ ...own }).toEqual({ a: 1 });
    expect(Object.getPrototypeOf(own)).toBeNull();
  });

  const LOST = "f: options must be a plain object, with `a` as its own member";

  it.each([
    ["inherited", Object.create({ a: 1 }), LOST],
    ["inherited from an object without a prototype", Object.create(Object.assign(Object.create(null), { a: 1 })), LOST],
    ["accessors of a class", new Accessor(), LOST],
    ["not enumerable", Object.defineProperty({ b: 2 }, "a", { value: 1 }), LOST],
    ["an array", ["a"], "f: options must be a plain object, not an instance of Array"],
    ["null", null, "f: options must be a plain object, not null"],
    ["unknown", { a: 1, c: 1 }, "f: options has no `c`, only a, b"],
    ["unknown, and perhaps a secret", { "http://u:p@h/": 1 }, "f: options has no such name, only a, b"],
  ])("refused: %s", (_, options, message) => {
    expect(() => read(options)).toThrow(TypeError);
    expect(() => read(options)).toThrow(message);
  });

  it("what Object.prototype has is no option, and no error", () => {
    const prototype = Object.prototype as { a?: unknown; c?: unknown };
    Object.assign(prototype, { a: 1, c: 1 });
    try {
      expect("a" in read({ b: 2 })).toBe(false);
      expect({ ...read({ b: 2 }) }).toEqual({ b: 2 });
    } finally {
      delete prototype.a;
      delete prototype.c;
    }
  });
});
