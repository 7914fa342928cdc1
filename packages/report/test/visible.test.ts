/** Any text, made safe to show on a terminal. */
import { describe, expect, it } from "vitest";
import { visible, visibleLines } from "../src/text/visible.ts";

describe("visible", () => {
  it.each([
    ["", '""'],
    ["a b", "a b"],
    ["é🦀例", "é🦀例"],
    ["\u0000\u001B\u0085", "\\u{0}\\u{1b}\\u{85}"],
    ["a\nb", "a\\u{a}b"],
    ["\u202E\u200B\uFEFF\u{E0001}", "\\u{202e}\\u{200b}\\u{feff}\\u{e0001}"],
    ["\u00A0\u2028\u3000", "\\u{a0}\\u{2028}\\u{3000}"],
    ["e\u0301", "e\\u{301}"],
    ["\uD800a\uDC00", "\\u{d800}a\\u{dc00}"],
  ])("%j is %s", (text, expected) => {
    expect(visible(text)).toBe(expected);
  });
});

describe("visibleLines", () => {
  it("each line of a message is escaped", () => {
    expect(visibleLines("a\u202Eb\n\tc\n")).toBe("a\\u{202e}b\n\\u{9}c\n");
  });

  it("escapes each line of a message, and keeps the line ends", () => {
    expect(visibleLines("a\u001Bb\nc\u001Bd\u202E\n\ne\u0000\n")).toBe("a\\u{1b}b\nc\\u{1b}d\\u{202e}\n\ne\\u{0}\n");
  });

  it("R-052 masks each argument by itself, so that what is between two occurrences stays", () => {
    const message = "error: 'u:secret@h' is invalid. `u:secret@h` is no scheme, nor is `http://v:p@k/`; see a@b\n";
    expect(visibleLines(message, ["--as", "u:secret@h"])).toBe(
      "error: 'u:***@h' is invalid. `u:***@h` is no scheme, nor is `http://v:***@k/`; see a@b\n",
    );
    expect(visibleLines("'u:se cret@h' '--as=u:se cret@h'", ["--as=u:se cret@h"])).toBe("'u:***@h' '--as=u:***@h'");
    expect(visibleLines("cannot read u:$&@h and @u:$&@h", ["@u:$&@h"])).toBe("cannot read u:***@h and @u:***@h");
  });

  it.each([[["v:w@h", "u:v:w@h", "t:u:v:w@h"]], [["t:u:v:w@h", "u:v:w@h", "v:w@h"]]])(
    "R-052 masks all of the password of an argument that others are a part of: %j",
    (shown) => {
      expect(visibleLines("'t:u:v:w@h' 'u:v:w@h' 'v:w@h' 'u:v:w@h'", shown)).toBe(
        "'t:***@h' 'u:***@h' 'v:***@h' 'u:***@h'",
      );
    },
  );

  it("R-052 masks the longer of two arguments first, whichever comes first: the shorter may be in it", () => {
    for (const shown of [
      ["p:x@q", "u:p:x@q@h"],
      ["u:p:x@q@h", "p:x@q"],
    ])
      expect(visibleLines("'u:p:x@q@h' 'p:x@q' 'u:p:x@q@h'", shown)).toBe("'u:***@h' 'p:***@q' 'u:***@h'");
  });

  it("masks a password in a message, even across lines", () => {
    expect(visibleLines("error: a\n`http://u:secret@h/`\n")).toBe("error: a\n`http://u:***@h/`\n");
    expect(visibleLines("error: 'http://u:p\nq@h/'")).toBe("error: 'http://u:***@h/'");
  });
});
