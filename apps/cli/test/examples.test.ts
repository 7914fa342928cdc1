/** The examples of the help, as a shell would run them. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { commands } from "../src/program.ts";
import { shellLine, std66 } from "./run.ts";

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "std66-examples-"));
  writeFileSync(join(folder, "links.txt"), "../g\n");
  writeFileSync(join(folder, "hosts.txt"), "good.example\n");
  writeFileSync(join(folder, "variables.jsonl"), '{"q":"cats & dogs","page":2}\n');
  writeFileSync(join(folder, "page.html"), "<a href=mailto:a@b.example>a</a> <a href=b>b</a>\n");
  writeFileSync(join(folder, "names.txt"), "Größe & co\n");
  writeFileSync(join(folder, "sitemap.xml.gz"), gzipSync("<urlset><url><loc>http://a/</loc></url></urlset>"));
  mkdirSync(join(folder, "schemas"));
  writeFileSync(join(folder, "schemas/a.json"), '{ "$ref": "b.json#/$defs/c" }\n');
  writeFileSync(join(folder, "access.log"), "GET /?token=6f1c 200\n");
  writeFileSync(join(folder, "links.csv"), "id,url\n1,a b\n");
  writeFileSync(join(folder, "pairs.tsv"), "http://a\tHTTP://a:80/\n");
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe.concurrent.each(commands.map(({ name }) => name))("%s --help", (name) => {
  it("has examples that work", async () => {
    const { stdout } = await std66([name, "--help"]);
    const examples = [...stdout.matchAll(/^ {2}\$ (std66 .*?)(?: \| .*)?$/gmu)].map(([, example = ""]) => example);
    expect(examples.length).toBeGreaterThan(1);
    for (const example of examples) {
      const ended = await shellLine(example, { cwd: folder });
      expect(ended.status, `${example}\n${ended.stderr}`).toBeLessThan(2);
    }
  });
});
