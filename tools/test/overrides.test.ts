// What pages say to put into `overrides`: the adapter for the library of that name, in the major version of its
// manifest.

import { basename } from "node:path";
import { expect, test } from "vitest";
import { textFiles } from "../text-files.mjs";
import { publishedAdapters } from "../workspace.mjs";

const majors = new Map(publishedAdapters().map(({ manifest: { name, version } }) => [name, version.split(".", 1)[0]]));
const pages = textFiles(/\.md$/u);
/** Each mention of a package of ours under another name, with what is before it in the line. */
const mentions = pages.flatMap(({ path, text }) =>
  [...text.matchAll(/^(.*?)npm:(@std66\/[\w-]+)?([^"\s`]*)/gmu)]
    .filter(([all]) => all.includes("std66"))
    .map(([, before = "", name = "", version = ""]) => ({ path, before, name, version })),
);

test("overrides name the adapter of that library, in its major version", () => {
  const wrong = mentions.filter(
    ({ before, name, version }) =>
      !before.endsWith(`"${basename(name)}": "`) || version !== `@${majors.get(name) ?? "none"}`,
  );
  expect(wrong).toEqual([]);
});

test.each(["fast-uri", "uri-js", "relative-to-absolute-iri", "validate-iri"])(
  "the pages that name overrides name those of %s",
  (name) => {
    const paths = mentions.filter((mention) => mention.name === `@std66/${name}`).map(({ path }) => path);
    expect(paths).toContain("README.md");
    expect(paths).toContain(`adapters/${name}/README.md`);
  },
);
