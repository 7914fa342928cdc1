// What pages state about a version or a count: they fail here when it changes, and not with a reader.

import { expect, test } from "vitest";
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
