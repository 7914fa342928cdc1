// Options are read once, and those that would not be read are refused.
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { ownOptions } from "../src/options-argument.ts";

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
    ["a copy of what is no plain object", Object.assign({}, new Own())],
  ])("%s", (_, options) => {
    const own = read(options);
    expect({ ...own }).toEqual({ a: 1 });
    expect(Object.getPrototypeOf(own)).toBeNull();
  });

  const OTHER = "f: options must be a plain object without a prototype of its own, not an instance of";

  it.each([
    ["inherited", Object.create({ a: 1 }), `${OTHER} Object`],
    ["inherited, and none own", Object.create({}), `${OTHER} Object`],
    [
      "inherited from an object without a prototype",
      Object.create(Object.assign(Object.create(null), { a: 1 })),
      OTHER,
    ],
    ["of a class", new Own(), `${OTHER} Own`],
    ["accessors of a class", new Accessor(), `${OTHER} Accessor`],
    [
      "not enumerable",
      Object.defineProperty({ b: 2 }, "a", { value: 1 }),
      "f: options must be a plain object, but `a` is not enumerable",
    ],
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
