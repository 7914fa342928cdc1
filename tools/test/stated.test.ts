// What pages state about a version or a count: they fail here when it changes, and not with a reader.

import { expect, test } from "vitest";
import { generated, written } from "../../packages/normalize/data/generate.mjs";
import { textFiles } from "../text-files.mjs";
import { publishedPackages } from "../workspace.mjs";

const majors = new Map(publishedPackages().map(({ manifest: { name, version } }) => [name, version.split(".", 1)[0]]));
const pages = textFiles(/\.(?:md|ya?ml|json)$/u).filter(({ path }) => !/CHANGELOG\.md$|pnpm-lock\.yaml$/u.test(path));

test("a package with a version, as in `npx std66@1` or `npm:@std66/core@1`, has the major version of its manifest", () => {
  const found = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/(?<![\w@/.-])(@std66\/[\w-]+|std66)@[\^~]?(\d+)/gu)].map(([all, name = "", major]) => ({
      path,
      all,
      name,
      major,
    })),
  );
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter(({ name, major }) => majors.get(name) !== major)).toEqual([]);
});

test("no page states how many schemes have rules: a new one would change it", () => {
  const stated = pages.filter(({ text }) => /\b\d+ schemes\b/u.test(text)).map(({ path }) => path);
  expect(pages.map(({ path }) => path)).toContain("packages/normalize/README.md");
  expect(stated).toEqual([]);
});

test("scheme-facts.ts has the facts of schemes.txt: node packages/normalize/data/generate.mjs --write", () => {
  expect(written()).toBe(generated());
});

test("each row of schemes.txt has a scheme, facts in their order, and sources", () => {
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
