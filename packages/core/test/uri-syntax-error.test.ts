// The class of the errors: its name, and `instanceof` across copies of the package.

import { describe, expect, it } from "vitest";
import { UriSyntaxError } from "../src/index.ts";

function named(name: string, error: Error): Error {
  return Object.defineProperty(error, "name", { value: name });
}

describe("UriSyntaxError", () => {
  it("has its name as a property of the prototype, as a TypeError has", () => {
    const [own, builtIn] = [UriSyntaxError, TypeError].map(({ prototype }) =>
      Object.getOwnPropertyDescriptor(prototype, "name"),
    );
    expect(own).toEqual({ ...builtIn, value: "UriSyntaxError" });
  });

  it.each<[isOne: boolean, what: string, value: unknown]>([
    [true, "an error of another copy of this package", named("UriSyntaxError", new SyntaxError("a"))],
    [false, "a SyntaxError with another name", named("", new SyntaxError("a"))],
    [false, "a SyntaxError", new SyntaxError("a")],
    [false, "an error of another class with this name", named("UriSyntaxError", new RangeError("a"))],
    [false, "an object with this name", { name: "UriSyntaxError" }],
    [false, "nothing", undefined],
  ])("instanceof is %s for %s", (isOne, _, value) => {
    expect(value instanceof UriSyntaxError).toBe(isOne);
  });
});
