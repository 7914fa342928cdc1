/** `std66 extract` of XML: feeds, SVG and others. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shellLine, std66 } from "./run.ts";

let folder = "";
const inFolder = (line: string) => shellLine(line, { cwd: folder });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "std66-xml-"));
  const files = {
    "feed.xml": "<rss>\n<link>http://a.example/?b&amp;c</link>\n<description>&lt;a href='d'></description></rss>",
    "feed.atom": "<feed xml:base='b/'>\n<link href='c'/></feed>",
    "icon.svg": "<svg xmlns:x='http://www.w3.org/1999/xlink'><use x:href='#a'/></svg>",
    "list.opml": "<opml><outline xmlUrl='http://a.example/&#38;b'/></opml>",
    "a.plist": "<plist><string>http://a.example/</string></plist>",
    "a.pom": "<project><url>http://a.example/${b}</url></project>",
    "faulty.rss":
      "<rss>\n<link>http://a.example/?b&c</link>\n<link>http://b.example/&d;</link>\n<guid>c e</guid></rss>",
    "empty.xml": "<urlset>\n<url><loc></loc></url></urlset>",
    "many.rss": `<rss>${"&".repeat(1200)}</rss>`,
    "utf16.rss": Buffer.from("\uFEFF<rss/>", "utf16le"),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe.concurrent("std66 extract", () => {
  it.each([
    ["feed.xml", "feed.xml:2:7: http://a.example/?b&c\nfeed.xml:3:26: d\n"],
    ["feed.atom", "feed.atom:1:17: b/\nfeed.atom:2:13: c\n"],
    ["--resolve --base http://h/ feed.atom", "feed.atom:2:13: http://h/b/c\n"],
    ["icon.svg", "icon.svg:1:58: #a\n"],
    ["list.opml", "list.opml:1:24: http://a.example/&b\n"],
    ["a.plist", "a.plist:1:16: http://a.example/\n"],
    ["--iri a.pom", "a.pom:1:15: http://a.example/$%7Bb%7D\n"],
    ["--as xml - < list.opml", "<stdin>:1:24: http://a.example/&b\n"],
  ])("-n %s", async (args, stdout) => {
    expect(await inFolder(`std66 extract -n ${args}`)).toEqual({ stdout, stderr: "", status: 0 });
  });

  it("reports what is not well-formed, and reads the rest", async () => {
    const { stdout, stderr, status } = await inFolder("std66 extract faulty.rss");
    expect(stdout).toBe("http://a.example/?b&c\n");
    expect(stderr).toContain(
      [
        "error[malformed]: the `&` begins no reference",
        " --> faulty.rss:2:26",
        "  = note: XML 1.0, section 4.1",
        "  = help: write `&amp;` for a literal `&`",
        "",
        "error[malformed]: the entity `d` is not declared in the document",
        " --> faulty.rss:3:24",
        "  = note: XML 1.0, section 4.1",
        "",
        "error[pchar]: ",
      ].join("\n"),
    );
    expect(stderr).toContain(" --> faulty.rss:4:8\n");
    expect(status).toBe(1);
    const checked = await inFolder("std66 extract --check faulty.rss feed.xml");
    expect([checked.stdout, checked.status]).toEqual(["", 1]);
    expect(checked.stderr.match(/^ --> .*/gmu)).toEqual([
      " --> faulty.rss:2:26",
      " --> faulty.rss:3:24",
      " --> faulty.rss:4:8",
    ]);
  });

  it("reports an empty element of a sitemap after its tag", async () => {
    const { stdout, stderr, status } = await inFolder("std66 extract empty.xml");
    expect([stdout, status]).toEqual(["", 1]);
    expect(stderr).toContain("error[uri]: a URI begins with a scheme\n --> empty.xml:2:11\n");
  });

  it("counts what is not well-formed after the first hundred", async () => {
    const { stderr, status } = await inFolder("std66 extract many.rss");
    expect(stderr.match(/^error\[malformed\]: the `&` begins no reference$/gmu)).toHaveLength(100);
    expect(stderr).toMatch(/\n1,200 errors: 1,200 malformed\n$/u);
    expect(status).toBe(1);
  });

  it("says that UTF-16 is not read", async () => {
    const { stderr, status } = await inFolder("std66 extract utf16.rss");
    expect([stderr, status]).toEqual([
      "error: cannot read utf16.rss: it is UTF-16; save it as UTF-8, or convert it: iconv -f UTF-16 -t UTF-8\n",
      2,
    ]);
  });

  it("says which encoding the document declares", async () => {
    const stdin = Buffer.from(
      "<?xml version='1.0' encoding='iso-8859-1'?><rss><link>http://a/\xE9</link></rss>",
      "latin1",
    );
    const { stderr, status } = await std66(["extract", "--as", "xml"], { stdin });
    expect(stderr).toContain("the document says that it is iso-8859-1; convert it: iconv -f iso-8859-1 -t UTF-8");
    expect(status).toBe(1);
  });
});
