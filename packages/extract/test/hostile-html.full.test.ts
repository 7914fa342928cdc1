import { expect, test } from "vitest";
import { htmlBase, htmlLinks } from "../src/index.ts";
import { LINEAR, growthOf } from "./processor-time.ts";

const numbered = (piece: string) => (length: number) => {
  let text = "";
  for (let i = 0; text.length < length; i++) text += piece.replace("0", String(i));
  return text;
};
const repeated = (piece: string) => (length: number) => piece.repeat(length / piece.length);

const texts: Record<string, (length: number) => string> = {
  "less-than": repeated("<"),
  elements: repeated("<div>"),
  "SVG in SVG": repeated("<svg>"),
  "SVG, never closed by its title": (length) => repeated("<svg>")(length / 2) + repeated("</title>")(length / 2),
  "HTML in SVG": repeated("<svg><title>"),
  templates: repeated("<template>"),
  "unclosed attributes": repeated('<a href="'),
  "attributes of many names": (length) => `<a ${numbered("b0=c ")(length)}>`,
  "attributes of one name": (length) => `<a ${repeated("href=c ")(length)}>`,
  "a long value": (length) => `<a href="${repeated("a")(length)}">`,
  references: (length) => `<a href="${repeated("&amp;")(length)}">`,
  ampersands: repeated("&"),
  comments: repeated("<!--"),
  "ends of comments": (length) => `<!--${repeated("--!")(length)}`,
  "end tags": repeated("</"),
  scripts: (length) => `<script>${repeated("</script")(length)}`,
  candidates: (length) => `<img srcset="${repeated("a 1x,")(length)}">`,
  "candidates that are dropped": (length) => `<img srcset="${repeated("a b,")(length)}">`,
  "words in srcset": (length) => `<img srcset="${repeated("b ")(length)}">`,
  "descriptors in srcset": (length) => `<img srcset="a ${repeated("1h ")(length)}">`,
  "commas in srcset": (length) => `<img srcset="${repeated(",")(length)}a${repeated(",")(length)}">`,
  "parentheses in srcset": (length) => `<img srcset="a ${repeated("(,")(length)}">`,
  "spaces in href": (length) => `<a href="a${repeated(" ")(length)}a">`,
  "spaces in refresh": (length) => `<meta http-equiv=refresh content="1${repeated(" ")(length)}">`,
  "digits in refresh": (length) => `<meta http-equiv=refresh content="${repeated("1")(length)}">`,
  "quotes in style": (length) => `<p style="${repeated("'\\a")(length)}">`,
  "url( in style": (length) => `<p style="${repeated("url(")(length)}">`,
  "url( and spaces in style": (length) => `<p style="url(${repeated(" ")(length)}">`,
  "@import in style": (length) => `<p style="${repeated("@import ")(length)}">`,
  "@import and spaces in style": (length) => `<p style="@import${repeated(" ")(length)}">`,
  "comments in style": (length) => `<p style="${repeated("/*/")(length)}">`,
  styles: repeated("<style>"),
  base: repeated("<base "),
  bases: repeated("<base href=a b|>"),
  "attributes without a space between": repeated(`<a href="b"ping='c'>`),
  "spaces after a name": (length) => `<a href${repeated(" ")(length)}ping${repeated("\n")(length)}=`,
};

test.for(Object.entries(texts))("htmlLinks and htmlBase take linear time: %s", async ([, text]) => {
  expect(
    await growthOf(text, (html) => {
      for (const _ of htmlLinks(html, "http://a.example/", { styles: true }));
      htmlBase(html, "http://a.example/");
    }),
  ).toBeLessThan(LINEAR);
});

test("50,000 nested elements have their links", () => {
  expect([...htmlLinks("<div><a href=x>".repeat(50_000), "http://a.example/")]).toHaveLength(50_000);
});
