// What is at the edges of rules.
import { expect, it } from "vitest";
import { TemplateSyntaxError, expand, parseTemplate } from "../src/index.ts";

function faultOf(template: string): TemplateSyntaxError | undefined {
  try {
    parseTemplate(template);
  } catch (error) {
    if (error instanceof TemplateSyntaxError) return error;
    throw error;
  }
  return undefined;
}

it("R-309 a prefix of an empty value is empty", () => {
  expect(expand("{+a:3}", { a: "" })).toBe("");
});

it("R-309 the triplets of a Cyrillic letter are one character where they stay as they are", () => {
  expect(expand("{+a:1}", { a: "%D0%AFx" })).toBe("%D0%AF");
  expect(expand("{+a:2}", { a: "%DF%BFxy" })).toBe("%DF%BFx");
});

it("R-315 a `%` with one digit is not a triplet", () => {
  expect(expand("{+a}", { a: "%4" })).toBe("%254");
  expect(expand("{+a}", { a: "%4G" })).toBe("%254G");
});

it("a prefix of a long name is of level 4", () => {
  expect(parseTemplate("{name:3}").level).toBe(4);
});

it("R-313 after four digits no other one is expected, and after `*` none", () => {
  expect(faultOf("{a:1000x}")?.expected).toEqual(['","', '"}"']);
  expect(faultOf("{a:999x}")?.expected).toEqual(["DIGIT", '","', '"}"']);
  expect(faultOf("{a*1}")?.code).toBe("varspec");
  expect(faultOf("{a*%41}")?.code).toBe("varspec");
});

it("a message without an offset, after a password", () => {
  expect(faultOf("http://u:secret@h/ ")?.message).toMatch(/ \(RFC 6570 §2\.1\)$/);
});

it("the name of the error can be changed, as that of any error", () => {
  const descriptor = Object.getOwnPropertyDescriptor(TemplateSyntaxError.prototype, "name");
  expect(descriptor).toEqual({ value: "TemplateSyntaxError", writable: true, configurable: true, enumerable: false });
});
