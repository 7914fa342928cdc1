// Each character of a class, and two occurrences where one would do.

import { describe, expect, it } from "vitest";
import { normalize } from "../src/index.ts";

const normal = (text: string): string => String(normalize(text));

describe("mailto: the domain after the last @ of each address (RFC 6068 §2)", () => {
  it.each([
    ["mailto:22@A.example,A22@B.Example", "mailto:22@a.example,A22@b.example"],
    ["mailto:A%22B@C.example,D@E.example", "mailto:A%22B@C.example,D@E.example"],
    ["mailto:A@B@C.example,D@E@F.example", "mailto:A@B@c.example,D@E@f.example"],
  ])("%s", (text, wanted) => {
    expect(normal(text)).toBe(wanted);
  });
});

// local-number-digits = *phonedigit-hex (HEXDIG / "*" / "#") *phonedigit-hex, where "#" is %23.
describe("tel: each character of a number, and of the name of a parameter (RFC 3966 §3)", () => {
  it.each(["*", "%23", ..."0123456789ABCDEF".split("")])("a local number of %s", (digit) => {
    const small = digit.toLowerCase();
    expect(normal(`tel:-${digit}.(${digit})-;phone-context=A.b`)).toBe(`tel:${small}${small};phone-context=a.b`);
  });

  it.each(["-", ".", "(", ")", "()", "-.()"])("no number of %s", (separators) => {
    expect(normal(`tel:${separators};B=1;A=2`)).toBe(`tel:${separators};B=1;A=2`);
    expect(normal(`tel:+${separators}1${separators}2;B=1;A=2`)).toBe("tel:+12;a=2;b=1");
  });

  it.each(["-", "0", "9", "A", "Z", "a", "z"])("a parameter with %s in its name", (character) => {
    const small = character.toLowerCase();
    expect(normal(`tel:+1;c${character}=D;b${character}${character}`)).toBe(`tel:+1;b${small}${small};c${small}=d`);
  });
});
