/** RFC 3986 §3.2.1: what of its texts an answer shows. */
import { describe, expect, it } from "vitest";
import { asWritten, plainStyle, shownTexts } from "../src/index.ts";
import { semicolonLines } from "../src/legacy.ts";

const written = { ...plainStyle, show: asWritten };

describe("shownTexts", () => {
  it.each([
    [["http://u:secret@h/"], ["http://u:***@h/"]],
    [
      ["a", "http://u:secret@h/"],
      ["a", "http://u:***@h/"],
    ],
    [
      ["http://u:secret@h/", "//v:secret@k/x"],
      ["http://u:***@h/", "//v:***@k/x"],
    ],
    // Not a reference: what its error masks, white space included.
    [["http://u:secret /x@h/"], ["http://u:***@h/"]],
  ])("R-052 %j: %j, no record, and nothing of a password in what an answer is made of", (texts, masked) => {
    const shown = shownTexts(texts, plainStyle);
    expect(shown.masked).toEqual(masked);
    expect(shown.record(() => texts)).toBeUndefined();
    expect(shown.isChanged).toBe(true);
    expect(JSON.stringify(shown.safe)).not.toContain("secret");
    expect(shown.safe.map((text) => shown.style.show(text))).toEqual(masked);
  });

  it("with passwords shown, everything is as written", () => {
    const texts = ["http://u:secret@h/", "http://u:se/cret@h/"];
    const { masked, safe, style, isChanged, record } = shownTexts(texts, written);
    expect([masked, safe, style, isChanged, record(() => 1)]).toEqual([texts, texts, written, false, 1]);
  });

  it("texts without a password stay, and have a record", () => {
    const texts = ["https://h:8080/@me", "", "http://qzq@h/"];
    const { masked, safe, style, isChanged, record } = shownTexts(texts, plainStyle);
    expect([masked, safe, style, isChanged, record(() => 1)]).toEqual([texts, texts, plainStyle, false, 1]);
  });

  it("what stands for a password is not masked in a text without a password", () => {
    expect(semicolonLines("http://qzq@h/;a", plainStyle)[0]).toBe("http://qzq@h/;a");
  });
});
