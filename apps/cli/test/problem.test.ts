/** What JSON says of the problems that are the command's own, not core's. */
import { describe, expect, it } from "vitest";
import { problemJson } from "../src/json.ts";
import { problemOfBase, problemOfLine } from "../src/problem.ts";

describe("problemOfLine", () => {
  it("puts U+FFFD for what is not UTF-8, and counts the offset in what is", () => {
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

  it("tells a byte order mark in front of the first line from one elsewhere", () => {
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
  it("is none for a URI, with a fragment or without", () => {
    expect(problemOfBase("a:")).toBeUndefined();
    expect(problemOfBase("http://a/#f")).toBeUndefined();
  });

  it("is that it has no scheme, or what is wrong with it", () => {
    expect(problemOfBase("//u:secret@a")).toMatchObject({ code: "absolute-uri", offset: 0, section: "RFC 3986 §5.1" });
    expect(problemOfBase("")).toMatchObject({ code: "absolute-uri" });
    expect(problemOfBase("a:%")).toMatchObject({ code: "pct-encoded", offset: 2 });
  });
});
