// RFC 3986 §6.2.3: the facts about schemes, in schemes.txt by hand and in scheme-facts.ts as written from it.

import { expect, it } from "vitest";
import { generated, written } from "../data/generate.mjs";

it("scheme-facts.ts has the facts of schemes.txt: node packages/normalize/data/generate.mjs --write", () => {
  expect(written()).toBe(generated());
});

it("each row of schemes.txt has a scheme, facts in their order, and sources", () => {
  expect(generated('svn 3690 IANA\ncoap 5683 / 7252:6.1\nblob opaque "W3C File API"\n')).toContain(
    "`svn 3690\ncoap 5683 /`",
  );
  for (const row of [
    "svn 3690",
    "svn IANA 3690",
    "svn / 3690 IANA",
    "SVN 3690 IANA",
    "svn 3690 iana",
    "svn 3690  IANA",
    " svn 1 IANA",
  ]) {
    expect(() => generated(row)).toThrow("schemes.txt: a row has");
  }
  expect(() => generated("svn 3690 IANA\nsvn opaque IANA")).toThrow("two rows");
  expect(() => generated('blob opaque IANA "W3C File API"')).toThrow("only source");
});
