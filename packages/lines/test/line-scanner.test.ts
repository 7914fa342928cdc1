/** The WebAssembly module finds only lines that the packages find to be valid or normal. */
import { isUri, isUriReference } from "@std66/core";
import { normalize, schemes } from "@std66/normalize";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Found, LineScanner } from "../src/index.ts";

const DECIDES = {
  "uri-reference": isUriReference,
  uri: isUri,
  "normal-form": (line: string) => isUriReference(line) && String(normalize(line)) === line,
} as const;

const KINDS = ["uri-reference", "uri", "normal-form"] as const;

/** The lines that the module finds, each at most a buffer long. */
function foundAmong(lines: readonly string[], scanned: Found, end: 10 | 0 = 10): string[] {
  const scanner = new LineScanner(scanned, { end });
  const buffer = Buffer.from(scanner.buffer.buffer, scanner.buffer.byteOffset, scanner.buffer.length);
  const found: string[] = [];
  for (let next = 0; next < lines.length;) {
    // Octets of earlier lines stay after the separator of the last one.
    let length = 0;
    const first = next;
    const starts = new Map<number, number>();
    for (; next < lines.length && length + lines[next]!.length < buffer.length; next++) {
      starts.set(length, next);
      length += buffer.write(lines[next]! + String.fromCharCode(end), length, "latin1");
    }
    expect(next).toBeGreaterThan(first);
    for (let from = 0; from < length;) {
      const to = scanner.find(from, length);
      const index = starts.get(from)!;
      const rejected = to < length ? starts.get(to)! : next;
      // Not `expect`, which would take most of the time.
      if (scanner.count !== rejected - index) throw new Error(`${scanner.count} lines from ${index} to ${rejected}`);
      found.push(...lines.slice(index, rejected));
      from = to < length ? to + lines[rejected]!.length + 1 : length;
    }
  }
  return found;
}

describe("the module finds", () => {
  it.each([
    ["uri-reference", ["http://example.com/a?b#c", "HTTP://A:/", "a", "", "/", "//", "//h:80", "urn:a:b", "?", "#"]],
    ["uri-reference", ["../a/b", "a:", "a//b", `/${"a".repeat(100)}%C3%A9`, "mailto:a@b", "a/b:c"]],
    ["uri", ["http://example.com/a?b#c", "HTTP://A:/", "urn:a:b", "a:", "mailto:a@b", `a:/${"a".repeat(100)}%C3%A9`]],
    [
      "normal-form",
      ["http://example.com/", "http://a:8080/b?c=%2F#d", "ssh://a/b", `https://a/${"b/".repeat(50)}?x/y`],
    ],
  ] as const)("%s lines", (scanned, lines) => {
    expect(foundAmong(lines, scanned)).toEqual(lines);
  });

  it("valid lines before CR LF, and before NUL without a CR", () => {
    expect(foundAmong(["a\r", "a\r\r", "\r", "http://h\r"], "uri-reference")).toEqual(["a\r", "\r", "http://h\r"]);
    expect(foundAmong(["a\r", "a", "a\r\n"], "uri-reference", 0)).toEqual(["a"]);
  });

  it("no relative reference among URIs", () => {
    expect(foundAmong(["a:b", "", "b", "/a:b", "?a:", "#a:", "//h:80/", "c:"], "uri")).toEqual(["a:b", "c:"]);
  });

  const CHARACTERS = 'aEZ019%:/?#@[].!~-_|\\ "<\u007F\u0080\u00C3\u00FF'.split("");
  const STARTS = {
    "uri-reference": ["", "a:", "//", "/", "//h"],
    uri: ["", "a:", "a://", "a:/", "a://h"],
    "normal-form": ["http://h", "http://h/", "http://h/%", "http://h/%4", "http://h/%7", "https://h:1"],
  } as const;

  it.each(KINDS)("no line that is not %s, among all short ends of lines", (scanned) => {
    const ends = ["", ...CHARACTERS].flatMap((a) =>
      ["", ...CHARACTERS].flatMap((b) => ["", ...CHARACTERS].map((c) => a + b + c)),
    );
    const lines = STARTS[scanned].flatMap((start) => ends.map((end) => start + end));
    const found = foundAmong(lines, scanned);
    expect(found.length).toBeGreaterThan(1000);
    expect(found.filter((line) => !DECIDES[scanned](line))).toEqual([]);
  });

  it("no octet that does not belong to its place, at each offset of 16", () => {
    const octets = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code)).filter(
      (octet) => octet !== "\n",
    );
    const lines = octets.flatMap((octet) =>
      Array.from({ length: 17 }, (_, offset) =>
        ["a".repeat(offset), "//h", "http://h/"].map((start) => `${start}${"b".repeat(offset)}${octet}c`),
      ).flat(),
    );
    for (const scanned of KINDS) {
      expect(foundAmong(lines, scanned).filter((line) => !DECIDES[scanned](line))).toEqual([]);
    }
  });

  it("no line that a rule of its scheme changes", () => {
    const lines = [...schemes].flatMap(([scheme, { port = "1" }]) =>
      ["h", "h:", `h:${port}`, `h:0${port}`, `h:0000${port}`, `h:0${port}1`, "localhost", ""].flatMap((host) =>
        ["", "/", "/?", "/??", "/1", "/1/", "/a?b??"].map((rest) => `${scheme}://${host}${rest}`),
      ),
    );
    expect(foundAmong(lines, "normal-form").filter((line) => !DECIDES["normal-form"](line))).toEqual([]);
  });

  it("no line that is not valid or normal, among random ones", () => {
    const part = fc.oneof(
      { weight: 4, arbitrary: fc.stringMatching(/^[a-z0-9]{1,20}$/) },
      fc.constantFrom(
        "/",
        "/",
        "//",
        "/.",
        "/..",
        ":",
        "@",
        "?",
        "#",
        ".",
        "%41",
        "%2f",
        "%2F",
        "%",
        "A",
        "[",
        "|",
        "\r",
        "\0",
      ),
    );
    const line = fc
      .tuple(
        fc.constantFrom("", "http://", "https://h", "a:", "//h:8080", "HTTP://h"),
        fc.array(part, { maxLength: 8 }),
      )
      .map(([start, parts]) => start + parts.join(""));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        for (const scanned of KINDS) {
          expect(foundAmong(lines, scanned).filter((found) => !DECIDES[scanned](withoutReturn(found)))).toEqual([]);
        }
      }),
      { numRuns: Math.max(2000, fc.readConfigureGlobal().numRuns ?? 0) },
    );
  });
});

/** A line without the CR of its line end. */
function withoutReturn(line: string): string {
  return line.replace(/\r$/, "");
}

describe("LineScanner", () => {
  it("finds only lines that end", () => {
    const scanner = new LineScanner("uri-reference");
    scanner.buffer.set(Buffer.from("a\nb\nc"));
    expect([scanner.find(0, 4), scanner.count]).toEqual([4, 2]);
    expect([scanner.find(4, 4), scanner.count]).toEqual([4, 0]);
    for (const [from, to] of [
      [0, 5],
      [4, 2],
      [-1, 4],
      [0, 65_537],
      [0, Number.NaN],
    ] as const) {
      expect(() => scanner.find(from, to)).toThrow(RangeError);
    }
  });

  it("refuses what it does not know", () => {
    expect(() => new LineScanner("valid" as Found)).toThrow(
      new RangeError("LineScanner: found has no `valid`, only uri-reference, uri, normal-form"),
    );
    expect(() => new LineScanner("toString" as Found)).toThrow(RangeError);
    expect(() => new LineScanner("uri", { end: 13 as 10 })).toThrow(
      new RangeError("LineScanner: options.end must be 10 or 0, not 13"),
    );
    expect(() => new LineScanner("uri", { separator: 0 } as object)).toThrow(TypeError);
  });
});
