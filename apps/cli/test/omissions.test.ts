/** What was left out, and how many files were read, in words. */
import { expect, it } from "vitest";
import { endOfDocuments } from "../src/loop/ending.ts";
import { Omissions } from "../src/loop/omissions.ts";

it("a note has the name of a file as it is, whatever a replacement means by it", () => {
  const omissions = new Omissions([]);
  for (const name of ["$&$1", "PLACE"]) omissions.add("iri", `${name}:1:2`);
  omissions.add("host", "$$:3:4");
  expect(omissions.notes()).toEqual([
    "2 IRIs that are not URIs were left out or cut short, the first at $&$1:1:2 (--iri accepts them)",
    "1 URI without a clear host or port was left out, at $$:3:4",
  ]);
});

it("only one file is a file", () => {
  const texts = [0, 1, 2, 1000].map((files) => endOfDocuments(true, { files, bytes: 0 }, undefined));
  expect(texts).toEqual(["0 files", "1 file", "2 files", "1,000 files"].map((count) => `interrupted after ${count}\n`));
});

const notesOf = (...names: readonly string[]): string[] => {
  const omissions = new Omissions([]);
  for (const name of names) omissions.addText(name);
  return omissions.notes();
};
const only = (markup: string) => `were read as text: only URIs are found in ${markup}, not relative links`;

it("a file of another markup is noted by the end of its name, compressed or not", () => {
  expect(notesOf("a.rst.txt", "a.adoc.txt", "rst", ".rst", "a/.adoc", "a.rst.gz.txt", "arst")).toEqual([]);
  expect(
    notesOf("README", "a.org.txt", "org", "a/.php", "a.ts", "a.js", "a.R", "a.rb", "aorg", "a.constructor"),
  ).toEqual([]);
  expect(notesOf("a.rst", "b.REST.gz", "a/b.adoc", "c.asciidoc", "d.adoc.gz")).toEqual([
    `2 files, the first a.rst, ${only("reStructuredText")}`,
    `3 files, the first a/b.adoc, ${only("AsciiDoc")}`,
  ]);
  const alone = (name: string, markup: string) => `${name} ${only(markup).replace("were", "was")}`;
  expect(notesOf("a.Rmd", "a.qmd", "a.org", "a.php.gz", "a.html.erb", "a.hbs", "a.jsx")).toEqual([
    alone("a.Rmd", "R Markdown"),
    alone("a.qmd", "Quarto Markdown"),
    alone("a.org", "Org"),
    alone("a.php.gz", "PHP"),
    alone("a.html.erb", "ERB"),
    alone("a.hbs", "Handlebars"),
    alone("a.jsx", "JSX"),
  ]);
  expect(notesOf("a.TSX", "b/c.jsx")).toEqual([`2 files, the first a.TSX, ${only("JSX")}`]);
});
