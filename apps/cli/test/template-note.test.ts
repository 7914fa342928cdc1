/** RFC 6570 §3.2.3: an expansion keeps reserved characters, and need not be a URI-reference. */
import { expect, it } from "vitest";
import { std66 } from "./run.ts";

const expand = (template: string, inputs: readonly string[], stdin = "", options: readonly string[] = []) =>
  std66(["template", "expand", ...options, template, ...inputs], { stdin });
const ended = (stdout: string, stderr = "", status = 0) => ({ stdout, stderr, status });

it("an expansion that is no URI-reference is printed, and noted with its place", async () => {
  const one = "note: 1 expansion is not a URI-reference, at argument 3:1\n";
  expect(await expand("http://h/{+u}", ["u=[x]"])).toEqual(ended("http://h/[x]\n", one));
  // A literal may be a bracket (RFC 6570 §2.1), and a first segment may have a colon.
  expect(await expand("http://h/[{u}]", ["u=x"])).toEqual(ended("http://h/[x]\n", one));
  expect(await expand("{+u}", ["u=1:2"])).toEqual(ended("1:2\n", one));
});

it("several are counted, with the place of the first, in lines and in other forms", async () => {
  const objects = ['{"u":"a"}', '{"u":"[b]"}', '{"u":["["]}', "nope", '{"u":"c"}'];
  const stdin = `${objects.join("\n")}\n`;
  const several = "note: 2 expansions are not URI-references, the first at <stdin>:2\n";
  const lines = await expand("/{+u}", [], stdin, ["--diagnostics", "compact"]);
  expect(lines).toEqual(
    ended("/a\n/[b]\n/[\n\n/c\n", `<stdin>:4:1: error[json] the line is not a JSON object\n${several}`, 1),
  );
  const json = await expand("/{+u}", [], stdin, ["--json"]);
  expect([json.stdout.split("\n").length, json.stderr, json.status]).toEqual([6, several, 1]);
  expect((await expand("/{+u}", [], stdin, ["--json", "--quiet"])).stderr).toBe("");
});

it("what is encoded, empty, or an IP literal is a URI-reference", async () => {
  expect(await expand("http://h/{u}", ["u=[x]"])).toEqual(ended("http://h/%5Bx%5D\n"));
  expect(await expand("{+u}", ["u="])).toEqual(ended("\n"));
  expect(await expand("http://{+u}/", ["u=[::1]"])).toEqual(ended("http://[::1]/\n"));
});
