/** `std66 extract` of Markdown with spaces, MDX, components, and markup that is read as text. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shellLine } from "./run.ts";

let folder = "";
const inFolder = (line: string) => shellLine(line, { cwd: folder });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "std66-extract-markup-"));
  const files = {
    "a.mdx": "import a from './b'\n\n<Card href='/a' src={b} />\n\n{/* std66-ignore */}\n[c](d e.md)\n",
    "a.vue": "<template>\n<a :href='b' href='/vue'></a>\n</template>\n",
    "a.astro": "---\nconst a = '<a href=b>';\n---\n<a href={a} title={b > c} /><Card href='/astro' />\n",
    "a.svelte": "<a on:click={() => b()} href='/svelte'>\n<!-- std66-ignore -->\n<a href='c d'>\n",
    "b.mkd": "[a](mkd)\n",
    "c.rst": "`a <http://rst/>`_\n\n.. std66-ignore\nhttp://b/\n",
    "d.adoc": "http://adoc/[a]\n",
    "e.adoc.gz": "http://asciidoc/[a]\n",
    "a.eml":
      'Subject: a\nContent-Type: text/html\nContent-Transfer-Encoding: quoted-printable\n\n<a href=3D"https://a.example/?b=\n=3Dc"><a href=3D"http:=\n//a b/">\n',
    "words.eml":
      "List-Unsubscribe: =?us-ascii?Q?=3Chttps=3A=2F=2Fu=2Eexample=2Fx=3E?=\nX: =?koi8-r?B?YQ==?=\nSubject: =?utf-8?B?aHR0cDovL2EuZXhhbXBsZS98eA==?=\nContent-Transfer-Encoding: base64\n\n!!!notbase64\n",
    "open.mdx": "[a](b)\n\n{c\n\n[c](d)\n",
    "empty.md": "[a]() ![b](<>)\n\n[r]: <>\n\n<p>\n<b>https://a.example/</b> https://b.example/|c\n</p>\n",
    "references.md": "x http://a/&#x7c;b y http://c/d\\_e|f [g](h&#x7c;) http://i/&copy;j\n",
    "references.xml": "<r>x http://a/&#x7c;b\ny http://c/&#x7c;</r>\n",
    "spaces.md": "[a](my page.md)\n\n[b]({{ c }}/d)\n",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe.concurrent("std66 extract", () => {
  it("reads MDX and components, and counts what it does not read", async () => {
    expect(await inFolder("std66 extract -n a.mdx a.vue a.astro a.svelte b.mkd")).toEqual({
      stdout: "a.mdx:3:13: /a\na.vue:2:20: /vue\na.astro:4:41: /astro\na.svelte:1:31: /svelte\nb.mkd:1:5: mkd\n",
      stderr: `note: 3 links are computed by code and were not read, the first at a.mdx:3:21
note: links: 2 ignored by a comment
`,
      status: 0,
    });
  });

  it("--check takes links that code computes for no fault", async () => {
    const { stdout, status } = await inFolder("std66 extract --check a.mdx a.vue a.astro a.svelte");
    expect({ stdout, status }).toEqual({ stdout: "", status: 0 });
  });

  it("reads empty destinations, and the text of HTML in Markdown", async () => {
    expect(await inFolder("std66 extract -n empty.md")).toEqual({
      stdout: `empty.md:1:5: \nempty.md:1:13: \nempty.md:3:7: \nempty.md:6:4: https://a.example/\nempty.md:6:27: https://b.example/\n`,
      stderr: "note: 1 URI was cut short at a character that URIs do not allow, at empty.md:6:27\n",
      status: 0,
    });
  });

  it("--check finds the fault of text where its reference or its escape is, in the order of the document", async () => {
    const { stderr } = await inFolder("std66 extract --check --diagnostics compact references.md references.xml");
    expect(stderr).toBe(`references.md:1:12: error[pchar] \`|\` is not allowed in the path
references.md:1:35: error[pchar] \`|\` is not allowed in the path
references.md:1:42: error[pchar] \`|\` is not allowed in the path
references.md:1:60: error[pchar] \`©\` is not allowed in the path
references.xml:1:15: error[pchar] \`|\` is not allowed in the path
`);
    const { stdout } = await inFolder("std66 extract --json --check references.md");
    const inputs = stdout.split("\n", 4).map((line) => (JSON.parse(line) as { input: string }).input);
    expect(inputs).toEqual(["http://a/|b", "http://c/d_e|f", "h|", "http://i/©j"]);
  });

  it("says which markup is read as text, unless it is asked to", async () => {
    expect(await inFolder("std66 extract c.rst d.adoc e.adoc.gz")).toEqual({
      stdout: "http://rst/\nhttp://adoc/\nhttp://asciidoc/\n",
      stderr:
        expect.stringContaining(`note: c.rst was read as text: only URIs are found in reStructuredText, not relative links
note: 2 files, the first d.adoc, were read as text: only URIs are found in AsciiDoc, not relative links
note: links: 1 ignored by a comment
`) as string,
      status: 0,
    });
    expect((await inFolder("std66 extract --as text c.rst")).stderr).toBe("note: links: 1 ignored by a comment\n");
    expect((await inFolder("std66 extract --quiet c.rst")).stderr).toBe("");
  });

  it("reports what is not MDX at its place, reads on, and reads it as CommonMark with --as", async () => {
    expect(await inFolder("std66 extract open.mdx b.mkd")).toEqual({
      stdout: "b\nd\nmkd\n",
      stderr: "error[malformed]: the `{` is not closed\n --> open.mdx:3:1\n  = note: MDX 3\n",
      status: 1,
    });
    const { stdout } = await inFolder("std66 extract --json open.mdx");
    const records = stdout
      .trimEnd()
      .split("\n")
      .map((line): unknown => JSON.parse(line));
    expect(records).toMatchObject([
      { result: "b", start: 4 },
      { input: null, line: 3, column: 1, start: 8, end: 8, error: { code: "malformed", section: "MDX 3" } },
      { result: "d", start: 16 },
    ]);
    expect(await inFolder("std66 extract --check --diagnostics compact open.mdx")).toEqual({
      stdout: "",
      stderr: "open.mdx:3:1: error[malformed] the `{` is not closed\n",
      status: 1,
    });
    expect(await inFolder("std66 extract --as markdown open.mdx")).toEqual({ stdout: "b\nd\n", stderr: "", status: 0 });
  });

  it("reads encoded words of mail, counts those that it cannot read, and refuses what is not base64", async () => {
    expect(await inFolder("std66 extract -n --diagnostics compact words.eml")).toEqual({
      stdout: "words.eml:1:19: https://u.example/x\nwords.eml:3:10: http://a.example/\n",
      stderr: `words.eml:6:1: error[malformed] the character is not base64
note: 1 URI was cut short at a character that URIs do not allow, at words.eml:3:10
note: 1 word of a mail header is in a charset that is not read, at words.eml:2:4
`,
      status: 1,
    });
    const { stderr } = await inFolder("std66 extract --check --diagnostics compact words.eml");
    expect(stderr).toBe(`words.eml:3:10: error[pchar] \`|\` is not allowed in the path
words.eml:6:1: error[malformed] the character is not base64
note: 1 word of a mail header is in a charset that is not read, at words.eml:2:4
`);
  });

  it("reads mail over the soft line breaks of quoted-printable, each link at its place", async () => {
    expect(await inFolder("std66 extract -n --diagnostics compact a.eml")).toEqual({
      stdout: "a.eml:5:12: https://a.example/?b=c\n",
      stderr: expect.stringMatching(/^a\.eml:7:4: error\[reg-name\] a space is not allowed in the host/u) as string,
      status: 1,
    });
    const { stdout } = await inFolder("std66 extract --json a.eml");
    const [first] = stdout.split("\n");
    expect(JSON.parse(first as string)).toMatchObject({
      result: "https://a.example/?b=c",
      element: "a",
      start: 91,
      end: 117,
    });
  });

  it("says how to write a destination with a space, and nothing of what a template fills in", async () => {
    const { stdout, stderr, status } = await inFolder("std66 extract spaces.md");
    expect({ stdout, status }).toEqual({ stdout: "", status: 1 });
    expect(stderr.match(/(?<=--> |help: ).*/gu)).toEqual([
      "spaces.md:1:7",
      "write `my%20page.md`, or `<my page.md>`, which `--iri` accepts",
      "spaces.md:3:5",
      "`--ignore` leaves out what a template fills in",
    ]);
  });

  it("an ignored pattern with a password is not shown", async () => {
    expect((await inFolder("std66 extract --ignore 'http://u:s3cret@h/*' b.mkd")).stderr).not.toContain("s3cret");
  });
});
