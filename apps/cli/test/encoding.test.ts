/** Lines that are not UTF-8, or begin with a byte order mark. */
import type { Read } from "@std66/lines";
import { asWritten, diagnosis } from "@std66/report";
import { describe, expect, it } from "vitest";
import { byteOrderMarkDiagnostic, notUtf8Diagnostic } from "../src/diagnostics/encoding.ts";
import { LineSource } from "../src/input/line-source.ts";
import type { Decoded } from "../src/input/source.ts";
import { Failure } from "../src/system/calls.ts";

const LOCATION = { source: "<stdin>", line: 1 };

/** What a stream has on each line. */
function decodedLines(octets: Uint8Array): readonly Decoded[] {
  let rest = octets;
  const read: Read = (buffer, start) => {
    buffer.set(rest, start);
    const { length } = rest;
    rest = rest.subarray(length);
    return length;
  };
  const source = new LineSource({ name: "<stdin>", read, size: () => 0 }, "\n");
  const lines: Decoded[] = [];
  while (source.read()) while (source.next() !== undefined) lines.push(source.decoded());
  return lines;
}

it("a byte order mark has a message of its own", () => {
  expect(byteOrderMarkDiagnostic("\uFEFFa", LOCATION)).toMatchObject({
    code: "pchar",
    offset: 0,
    message: "the input begins with a byte order mark (offset 0, RFC 3986 §3.3)",
  });
});

describe("a line that is not UTF-8", () => {
  it("has U+FFFD in place of wrong octets, and its offset is one in the decoded text", () => {
    const [line] = decodedLines(Buffer.concat([Buffer.from("http://a/\u{1F980}\u00E9"), Buffer.of(0xff)]));
    expect(line?.wrongOctet).toEqual({ value: 0xff, offset: 12 });
    const { text, wrongOctet = { value: 0, offset: 0 } } = line as Decoded;
    const { record } = diagnosis(notUtf8Diagnostic(text, wrongOctet, LOCATION), { show: asWritten });
    expect(JSON.parse(record() ?? "")).toEqual({
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
});

/** Reads a line that is too long. */
const readTooMuch: Read = () => {
  throw new RangeError("a line is longer than 536870888 bytes");
};

it("a line that is too long for a string is a failure, with the limit", () => {
  const source = new LineSource({ name: "<stdin>", read: readTooMuch, size: () => 0 }, "\n");
  expect(() => source.read()).toThrow(new Failure("a line is longer than 536,870,888 bytes"));
});

const read: Read = (buffer) => {
  buffer.set([0x1f, 0x8b, 8]);
  return 3;
};

it.each([
  ["<stdin>", "cannot read standard input: it is gzip; decompress it first: gunzip | std66 …"],
  ["links.gz", "cannot read links.gz: it is gzip; decompress it first: gunzip -c FILE | std66 …"],
])("lines of %s that begin as gzip does are a failure, with the way to read them", (name, message) => {
  expect(() => new LineSource({ name, read, size: () => 0 }, "\n").read()).toThrow(new Failure(message));
});

it.each([
  [0x1f, 0x0a],
  [0x8b, 0x1f],
  [0x1f, 0x1f],
])("octets %i, %i are not gzip", (...octets) => {
  expect(decodedLines(Buffer.from(octets))).toHaveLength(1);
});

describe("a byte order mark", () => {
  it("is recognized before the first line only", () => {
    const lines = decodedLines(Buffer.from("\uFEFFa\n\uFEFFb\n"));
    expect(lines.map(({ hasByteOrderMark }) => hasByteOrderMark)).toEqual([true, false]);
  });
});
