/** CommonMark 0.31: a document of several parts has the links that it would have as a whole. */
import { describe, expect, it } from "vitest";
import { markdownLinks } from "../src/markdown.ts";

const found = (markdown: string): string[] =>
  [...markdownLinks(markdown, { all: true })].map(({ kind, text }) => `${kind} ${text}`);

describe("a long document, which is read in parts", () => {
  const filler = "A paragraph of words.\n\n".repeat(600);

  it("has the links of each part, and references to definitions of others", () => {
    const markdown = `[http://a/]\n\n${filler}[b](c) [http://d/]\n\n${filler}[http://a/]: e`;
    expect(found(markdown)).toEqual(["link c", "uri http://d/", "definition e"]);
    expect(found(`${markdown}\n[HTTP://D/]: f`)).toEqual(["link c", "definition e", "definition f"]);
  });

  it.each([
    ["code between fences", "```\n[http://a/]: b\n```"],
    ["code between longer fences", "~~~~ md\n[http://a/]: b\n~~~\n[http://a/]: b\n~~~~"],
    ["code without an end", "```\n[http://a/]: b"],
  ])("takes nothing in %s for a definition", (_, code) => {
    expect(found(`[http://a/]\n\n${filler}${code}`)).toEqual(["uri http://a/"]);
    expect(found(`[http://a/]\n\n${filler}${code}\n[http://a/]: c`).length).toBe(1);
  });

  it("takes what is in backticks for no fence", () => {
    expect(found(`[http://a/]\n\n${filler}\`\`\`a\`\`\` b\n\n[http://a/]: c`)).toEqual(["definition c"]);
  });

  it("is the same as in one part, wherever code and HTML go on over blank lines", () => {
    const block = "```\n\nA [b](c)\n\n```\n\n<!--\n\nA http://d/\n\n-->\n\n- e\n\n  [f](g)\n\nA [h](i)\n\n";
    expect(found(block)).toEqual(["link g", "link i"]);
    expect(found(block.repeat(300))).toEqual(Array.from({ length: 300 }, () => ["link g", "link i"]).flat());
  });
});
