// RFC 3986 §6.2.3: the functions of built-in schemes change their part of the text, and nothing else.

import { parse } from "@std66/core";
import { describe, expect, it } from "vitest";
import { normalize, schemes } from "../src/index.ts";

describe.each<[scheme: string, given: string, normal: string]>([
  [
    "mailto",
    "mailto:A@EXAMPLE.com,B@Example.org?subject=A@B#A@B",
    "mailto:A@example.com,B@example.org?subject=A@B#A@B",
  ],
  ["urn", "urn:EXAMPLE:A:B?+R?=Q#F", "urn:example:A:B?+R?=Q#F"],
  ["tel", "tel:+1-201-555-0123;EXT=1-2?-#-", "tel:+12015550123;ext=12?-#-"],
  ["gopher", "gopher://u@h:71/1#/1", "gopher://u@h:71/#/1"],
  ["ldap", "ldap://h/o=a?b?c??#?", "ldap://h/o=a?b?c#?"],
  ["ldap", "ldap://h/o=a????#?", "ldap://h/o=a#?"],
  ["ldap", "ldap://h/?#", "ldap://h/#"],
  ["ldap", "ldap://h/a??#x?", "ldap://h/a#x?"],
  ["gopher", "gopher://1/1", "gopher://1/"],
  ["gopher", "gopher://h1/1#1", "gopher://h1/#1"],
  ["urn", "urn:URN:urn", "urn:urn:urn"],
  ["mailto", "mailto:$&@H", "mailto:$&@h"],
])("the function of %s for %s", (scheme, given, normal) => {
  const own = schemes.get(scheme)?.normalize;

  it("gives a reference, and the same instance if nothing changes", () => {
    const uri = parse(given);
    expect(String(own?.(uri))).toBe(normal);
    const done = parse(normal);
    expect(own?.(done)).toBe(done);
  });

  it("is what `normalize` applies, which also returns the same instance", () => {
    const done = normalize(given);
    expect(String(done)).toBe(normal);
    expect(normalize(done)).toBe(done);
  });
});

it("the functions of schemes also change a relative reference", () => {
  expect(String(schemes.get("gopher")?.normalize?.(parse("//h/1#1")))).toBe("//h/#1");
  expect(String(schemes.get("ldap")?.normalize?.(parse("//h/a??#?")))).toBe("//h/a#?");
  expect(String(schemes.get("urn")?.normalize?.(parse("./A:B?C")))).toBe("./a:B?C");
  expect(String(schemes.get("tel")?.normalize?.(parse("1-2?1-2")))).toBe("12?1-2");
});
