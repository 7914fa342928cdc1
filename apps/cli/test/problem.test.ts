/** JSON for the problems that the command itself reports, rather than core. */
import { describe, expect, it } from "vitest";
import { problemJson } from "../src/render/json.ts";
import { problemOfBase, problemOfLine } from "../src/diagnostics/diagnostic.ts";

describe("problemOfLine", () => {
  it("replaces octets that are not UTF-8 by U+FFFD, and gives the offset in the decoded text", () => {
    const line = Buffer.from("http://a/\u{1F980}\u00E9\xFF", "utf8").toString("latin1").replace("\xC3\xBF", "\xFF");
    expect(JSON.parse(problemJson(problemOfLine(line, true), ""))).toEqual({
      input: "http://a/\u{1F980}\u00E9\uFFFD",
      error: {
        code: "utf-8",
        offset: 12,
        component: null,
        section: "RFC 3629 §4",
        message: "the line is not UTF-8 (offset 12, RFC 3629 §4)",
      },
    });
  });

  it("has a message of its own for a byte order mark before the first line only", () => {
    const line = Buffer.from("\uFEFFa").toString("latin1");
    expect(problemOfLine(line, true)).toMatchObject({
      code: "pchar",
      offset: 0,
      message: "the input begins with a byte order mark (offset 0, RFC 3986 §3.3)",
    });
    expect(problemOfLine(line, false).message).not.toContain("begins");
  });
});

describe("problemOfBase", () => {
  it("returns undefined for a URI, with or without a fragment", () => {
    expect(problemOfBase("a:")).toBeUndefined();
    expect(problemOfBase("http://a/#f")).toBeUndefined();
  });

  it("reports a missing scheme, or the syntax error of the base", () => {
    expect(problemOfBase("//u:secret@a")).toMatchObject({ code: "absolute-uri", offset: 0, section: "RFC 3986 §5.1" });
    expect(problemOfBase("")).toMatchObject({ code: "absolute-uri" });
    expect(problemOfBase("a:%")).toMatchObject({ code: "pct-encoded", offset: 2 });
  });
});
