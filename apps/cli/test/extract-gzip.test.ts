/** `std66 extract` of sitemaps, and of files compressed by gzip. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createHash } from "node:crypto";
import { deflateRawSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shellLine, std66 } from "./run.ts";

let folder = "";
const inFolder = (line: string) => shellLine(line, { cwd: folder });
const SITEMAP = "<?xml version='1.0'?><urlset><url><loc>http://a/?b&amp;c</loc><xhtml:link href='de'/></url></urlset>";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "std66-gzip-"));
  mkdirSync(join(folder, "all"));
  const damaged = gzipSync("http://before/ ".repeat(9));
  damaged[damaged.length - 7]! ^= 1;
  const files = {
    "sitemap.xml": SITEMAP,
    "feed.xml": "<rss><link>http://feed/</link></rss>",
    "all/damaged.txt.gz": damaged,
    "all/empty.gz": gzipSync(""),
    "all/nothing.gz": "",
    "all/page.html.gz": gzipSync("<a href=page>"),
    "all/plain.html.gz": "<a href=plain>",
    "all/short.txt.gz": gzipSync("http://short/ ".repeat(99)).subarray(0, 12),
    "all/sitemap.xml.gz": gzipSync(SITEMAP),
    "all/tar.gz": gzipSync("http://tar/\0"),
    "all/text.GZ": Buffer.concat([gzipSync("http://one/ htt"), gzipSync("p://two/")]),
    "all/utf16.txt.gz": gzipSync(Buffer.from("\uFEFFhttp://utf16/", "utf16le")),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe.concurrent("std66 extract", () => {
  it("reads XML as a sitemap if its root says so, and otherwise as XML", async () => {
    expect((await inFolder("std66 extract sitemap.xml feed.xml")).stdout).toBe("http://a/?b&c\nde\nhttp://feed/\n");
    expect((await inFolder("std66 extract --as sitemap -n - < sitemap.xml")).stdout).toBe(
      "<stdin>:1:40: http://a/?b&c\n<stdin>:1:81: de\n",
    );
    const resolved = await inFolder("std66 extract --resolve --base https://e.example/ sitemap.xml");
    expect(resolved.stdout).toBe("http://a/?b&c\nhttps://e.example/de\n");
  });

  it("R-166 reads a compressed file that holds more than the limit of its kind, if it is not much shorter than that", async () => {
    // Digits that look random, of which gzip makes half of their octets.
    const links = Array.from(
      { length: 20_000 },
      (_, i) => `[a](${createHash("sha1").update(String(i)).digest("hex")})\n\n`,
    );
    const compressed = gzipSync(links.join(""));
    expect(links.join("").length).toBeGreaterThan(900_000);
    writeFileSync(join(folder, "long.md.gz"), compressed);
    const { stdout, status } = await inFolder("std66 extract long.md.gz");
    expect({ lines: stdout.split("\n").length - 1, status }).toEqual({ lines: 20_000, status: 0 });
    expect(await inFolder("std66 extract --as markdown < long.md.gz")).toEqual({
      stdout: "",
      stderr: "error: cannot read <stdin>: it holds more than 256 KiB; decompress it first\n",
      status: 2,
    });
    writeFileSync(join(folder, "bomb.md.gz"), gzipSync("a b ".repeat(300_000)));
    expect(await inFolder("std66 extract bomb.md.gz")).toMatchObject({ status: 2 });
  });

  it("reports what is not XML where it stops, and goes on", async () => {
    writeFileSync(join(folder, "broken.xml"), "<urlset><loc>http://a/</loc><loc");
    expect(await inFolder("std66 extract broken.xml sitemap.xml")).toEqual({
      stdout: "http://a/\nhttp://a/?b&c\nde\n",
      stderr: "error[malformed]: the tag does not end\n --> broken.xml:1:29\n  = note: XML 1.0, section 3.1\n",
      status: 1,
    });
  });

  it.each([
    [
      "nope",
      "the text is outside of a root element\n --> <stdin>:1:1\n  = note: XML 1.0, section 2.1\n\nerror[malformed]: the document ends without a root element\n --> <stdin>:1:5\n  = note: XML 1.0, section 2.1",
    ],
    ["", "the document ends without a root element\n --> <stdin>:1:1\n  = note: XML 1.0, section 2.1"],
    ["<urlset><url>\n<loc>", "the element does not end\n --> <stdin>:2:1\n  = note: XML 1.0, section 3"],
  ])("reports what is not a sitemap, and goes on: %j", async (xml, reason) => {
    const { stdout, stderr, status } = await inFolder(`printf '${xml}' | std66 extract --as sitemap - sitemap.xml`);
    expect({ stdout, stderr, status }).toEqual({
      stdout: "http://a/?b&c\nde\n",
      stderr: `error[malformed]: ${reason}\n`,
      status: 1,
    });
  });

  it("reads gzip by its first octets, whatever the name, and reports what is damaged", async () => {
    expect(await inFolder("std66 extract --recursive all")).toEqual({
      stdout: "page\nplain\nhttp://a/?b&c\nde\nhttp://one/\nhttp://two/\n",
      stderr: [
        "error: cannot read all/damaged.txt.gz: its gzip data (RFC 1952) is damaged",
        "error: cannot read all/short.txt.gz: its gzip data (RFC 1952) ends too early",
        "error: cannot read all/utf16.txt.gz: it is UTF-16; save it as UTF-8, or convert it: iconv -f UTF-16 -t UTF-8",
        // A compressed archive.
        "note: 1 file was skipped: 1 that is not text",
        "",
      ].join("\n"),
      status: 2,
    });
  });

  const garbage = "error: cannot read all of <stdin>: other bytes follow the end of its gzip data (RFC 1952)\n";

  it.each([
    ["text", "http://a/ http://b", ["http://a/", "http://b"]],
    ["html", "<a href=a><a href=b>", ["a", "b"]],
    ["sitemap", SITEMAP, ["http://a/?b&c", "de"]],
    ["json", '["http://a/", "http://b/"]', ["http://a/", "http://b/"]],
    ["markdown", "[a](b) <http://c/>", ["b", "http://c/"]],
  ])("what stands before the end of gzip counts, and bytes after it are an error: %s", async (kind, text, uris) => {
    for (const after of ["http://more/", "\x1f", "\x1fA", "\0\0a", `\0${"a".repeat(200_000)}`]) {
      const stdin = Buffer.concat([gzipSync(text), gzipSync(kind === "text" ? "c" : " "), Buffer.from(after)]);
      const { stdout, stderr, status } = await std66(["extract", "--as", kind, "-"], { stdin });
      const expected = kind === "text" ? [uris[0], `${uris[1]}c`] : uris;
      expect({ stdout, stderr, status }).toEqual({ stdout: `${expected.join("\n")}\n`, stderr: garbage, status: 2 });
    }
  });

  it("zeros after the end of gzip only fill a block", async () => {
    const stdin = Buffer.concat([gzipSync("http://a/ "), gzipSync("http://b/"), Buffer.alloc(100_000)]);
    expect(await std66(["extract"], { stdin })).toEqual({ stdout: "http://a/\nhttp://b/\n", stderr: "", status: 0 });
  });

  it("a file with other bytes at its end is named, and the rest is read", async () => {
    writeFileSync(join(folder, "more.gz"), Buffer.concat([gzipSync("http://a/"), Buffer.from("a")]));
    expect(await inFolder("std66 extract more.gz feed.xml")).toEqual({
      stdout: "http://a/\nhttp://feed/\n",
      stderr: garbage.replace("<stdin>", "more.gz"),
      status: 2,
    });
  });

  it("reads gzip from standard input", async () => {
    const stdin = gzipSync("<a href=x><a href=y>");
    expect((await std66(["extract", "--as", "html"], { stdin })).stdout).toBe("x\ny\n");
    expect((await std66(["resolve", "--html", "-", "http://a/b"], { stdin })).stdout).toBe("http://a/x\nhttp://a/y\n");
  });

  it("octets that only begin like gzip are damaged", async () => {
    const stdin = Buffer.concat([Buffer.from([0x1f, 0x8b, 9, 0]), deflateRawSync("http://a/")]);
    expect(await std66(["extract"], { stdin })).toEqual({
      stdout: "",
      stderr: "error: cannot read <stdin>: its gzip data (RFC 1952) is damaged\n",
      status: 2,
    });
    expect((await std66(["extract"], { stdin: Buffer.from([0x1f]) })).status).toBe(0);
  });
});
