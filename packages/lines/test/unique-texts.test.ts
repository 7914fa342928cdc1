/** Which texts have come before. */
import { hash } from "node:crypto";
import { expect, it } from "vitest";
import { UniqueTexts } from "../src/unique.ts";

const sha256 = (text: string): string => hash("sha256", text, "binary");

it("a text is new once, among many", () => {
  const unique = new UniqueTexts(sha256);
  const texts = Array.from({ length: 100_000 }, (_, index) => `http://example.com/${index % 60_000}`);
  expect(texts.filter((text) => unique.add(text))).toEqual(texts.slice(0, 60_000));
});

it("a digest may be of characters beyond octets, and must have 12", () => {
  const first = "\u{100}\u{101}\u{102}\u{103}".repeat(3);
  const unique = new UniqueTexts((text) => first + text);
  expect([unique.add("a"), unique.add("b")]).toEqual([true, false]);
  expect(() => new UniqueTexts(() => "short").add("a")).toThrow(RangeError);
});

it("digests that differ in one bit of their 96 are of two texts", () => {
  const digests = [Buffer.alloc(12, 0x55)];
  for (let bit = 0; bit < 96; bit++) {
    const near = Buffer.alloc(12, 0x55);
    near.writeUInt8(near.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
    digests.push(near);
  }
  const unique = new UniqueTexts((text) => text);
  const texts = digests.map((digest) => digest.toString("latin1"));
  expect(texts.filter((text) => unique.add(text))).toEqual(texts);
  expect(texts.filter((text) => unique.add(text))).toEqual([]);
});

it("what is not a text or a function is refused", () => {
  expect(() => new UniqueTexts("sha256" as never)).toThrow(TypeError);
  expect(() => new UniqueTexts(() => 1 as never).add("a")).toThrow(TypeError);
  expect(() => new UniqueTexts(sha256).add(1 as never)).toThrow(TypeError);
});
