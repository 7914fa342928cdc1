/** `std66 extract` of files that are short until they are decompressed. */
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { std66 } from "./run.ts";

/** A short gzip file (RFC 1952) that holds a piece very many times. */
function bomb(before: string, piece: string, megabytes: number): Buffer {
  return gzipSync(before + piece.repeat(Math.ceil((megabytes * 1_048_576) / piece.length)));
}

describe("std66 extract", () => {
  it.each([
    ["html", "", "aaaaaaaa", 65, "it holds more than 65536 KiB; decompress it first"],
    ["sitemap", "<urlset>", "aaaaaaaa", 65, "it holds more than 65536 KiB; decompress it first"],
    ["json", "[", "        ", 17, "it holds more than 16384 KiB; decompress it first"],
    ["markdown", "", "a b c d ", 1, "it holds more than 256 KiB; decompress it first"],
    ["text", "http://b/ http://", "aaaaaaaa", 40, "a URI in it is too long"],
  ])("what a short file holds does not fill the memory: %s", async (kind, ...[before, piece, megabytes, reason]) => {
    const args = ["extract", "--as", kind, "-"];
    const { stdout, stderr, status } = await std66(args, { stdin: bomb(before, piece, megabytes) });
    expect({ stdout, stderr, status }).toEqual({
      stdout: kind === "text" ? "http://b/\n" : "",
      stderr: `error: cannot read <stdin>: ${reason}\n`,
      status: 2,
    });
  });

  it("text that is compressed may be longer than what is read as a whole", async () => {
    const text = `http://first/ ${"and more text ".repeat(Math.ceil((65 * 1_048_576) / 14))} http://last/`;
    expect(await std66(["extract"], { stdin: gzipSync(text) })).toEqual({
      stdout: "http://first/\nhttp://last/\n",
      stderr: "",
      status: 0,
    });
  });
});
