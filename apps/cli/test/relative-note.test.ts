/** RFC 3986 §4.2: the note of `check` on relative references, on a terminal only. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { std66 } from "./run.ts";

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "std66-note-"));
  writeFileSync(join(folder, "links.txt"), "a:b\nb?c:d\r\n\n/x:y\n//h:1\n#z:\na\nB+1.-:\n");
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const ONE = "note: the input is a relative reference, which has no scheme; --as uri reports it as invalid\n";

it.each([
  ["example.com", ["example.com"], ONE],
  ["notaurl", ["notaurl"], ONE],
  ["the empty reference", [""], ONE],
  ["a URI", ["a:b"], ""],
  ["two URIs", ["a:b", "c:/d"], ""],
  [
    "one of two",
    ["a:b", "c"],
    "note: 1 of 2 inputs is a relative reference, which has no scheme; --as uri reports it as invalid\n",
  ],
  [
    "two of three",
    ["a/b:c", "c:d", "?e:f"],
    "note: 2 of 3 inputs are relative references, which have no scheme; --as uri reports them as invalid\n",
  ],
  [
    "an IRI",
    ["--as", "iri-reference", "é"],
    "note: the input is a relative reference, which has no scheme; --as iri reports it as invalid\n",
  ],
])("check: %s", async (_title, args, note) => {
  expect(await std66(["check", ...args], { terminals: [2] })).toEqual({ stdout: "", stderr: note, status: 0 });
  expect(await std66(["check", ...args])).toEqual({ stdout: "", stderr: "", status: 0 });
});

it("lines of a file and of standard input count, by LF and by NUL", async () => {
  const note = "note: 6 of 8 inputs are relative references, which have no scheme; --as uri reports them as invalid\n";
  const file = join(folder, "links.txt");
  expect((await std66(["check", "-f", file], { terminals: [2] })).stderr).toBe(note);
  const stdin = "a:b\nb?c:d\n\n/x:y\n//h:1\n#z:\na\nB+1.-:\n";
  expect((await std66(["check"], { stdin, terminals: [2] })).stderr).toBe(note);
  const nul = stdin.replaceAll("\n", "\0");
  expect((await std66(["check", "-0"], { stdin: nul, terminals: [2] })).stderr).toBe(note);
  const records = stdin
    .trimEnd()
    .split("\n")
    .map((input) => `${JSON.stringify({ input })}\n`);
  expect((await std66(["check", "--json-input"], { stdin: records.join(""), terminals: [2] })).stderr).toBe(note);
});

it("many lines are counted, and invalid ones are not", async () => {
  const { stderr, status } = await std66(["check", "--color", "never"], {
    stdin: "a\nb:c\na b\n".repeat(40_000),
    terminals: [2],
  });
  expect(status).toBe(1);
  // On a slow machine, the progress is shown and erased, and a line about the time follows.
  expect(stderr.replaceAll(/\r[^\n\r]*\p{Cc}\[K/gu, "")).toContain(
    "\n40,000 of 120,000 inputs are invalid: 40,000 pchar\nnote: 40,000 of 120,000 inputs are relative references, which have no scheme; --as uri reports them as invalid\n",
  );
});

it.each(["--quiet", "--valid", "--invalid", "--count", "--json", "--as=relative-ref"])(
  "no note with %s",
  async (option) => {
    expect((await std66(["check", option, "a", "b"], { terminals: [2] })).stderr).toBe("");
  },
);
