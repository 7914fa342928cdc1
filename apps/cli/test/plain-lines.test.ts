/** The command prints the same with and without WebAssembly, and a build of the same sources has the same files. */
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Ended, MAIN, run } from "./run.ts";

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "std66-lines-"));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function filesIn(directory: string): string[] {
  const paths = readdirSync(directory, { recursive: true }).map(String);
  return paths.filter((path) => statSync(join(directory, path)).isFile());
}

it("the same sources give the same files", async () => {
  const [built, again] = [dirname(MAIN), join(folder, "dist")];
  const script = fileURLToPath(new URL("../build.mjs", import.meta.url));
  const { stderr, status } = await run(process.execPath, [script, again, "--sources"]);
  expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
  const files = filesIn(built);
  expect(files).toContain("program.js");
  expect(filesIn(again)).toEqual(files);
  expect(files.filter((file) => !readFileSync(join(built, file)).equals(readFileSync(join(again, file))))).toEqual([]);
});

/** Runs the command with and without WebAssembly. */
function both(command: string): Promise<[Ended, Ended]> {
  const without = `--import 'data:text/javascript,delete globalThis.WebAssembly'`;
  const runs = ["", without].map((flags) =>
    run("sh", ["-c", command.replace("std66", `"${process.execPath}" ${flags} "${MAIN}"`)]),
  );
  return Promise.all(runs) as Promise<[Ended, Ended]>;
}

describe.concurrent("the command prints the same with and without the module", () => {
  const USUAL = ["http://example.com/a/b?c#d", "HTTP://EXAMPLE.com/%7e", "https://h:8080/%C3%A9", "http://u:p@h/"];
  const RARE = "http://[::1]/,../a,,http://h/a b,%,a|,\0,\r,\xe9,\xff,http://h/../x".split(",");
  const PARTS = [...USUAL, ...RARE, `http://h/${"x".repeat(70_000)}`];

  /** Lines of these parts in an order given by random octets, so that some lines lie across the edges of blocks. */
  function randomFile(name: string, lines: number): string {
    const order = fc.sample(fc.integer({ min: 0, max: 255 }), { numRuns: 2 * lines, seed: lines });
    let text = "";
    for (let i = 0; i < lines; i++) {
      // Mostly valid lines, of which many fit into a block.
      const at = order[2 * i]! < 200 ? order[2 * i]! % USUAL.length : order[2 * i]! % PARTS.length;
      const [separator] = order[2 * i + 1]! < 5 ? ["\r\n"] : order[2 * i + 1]! < 7 ? ["\0"] : ["\n"];
      text += PARTS[at]! + (i === lines - 1 && order[0]! % 2 === 0 ? "" : separator);
    }
    const file = join(folder, name);
    writeFileSync(file, text, "latin1");
    return file;
  }

  it.each([
    ["check < FILE", 1000],
    ["check < FILE", 3],
    ["check --null < FILE", 500],
    ["check --color never < FILE 2>&1", 300],
    ["normalize < FILE", 1000],
    ["normalize < FILE", 1],
    ["normalize < FILE", 0],
    ["normalize --null < FILE", 500],
    ["normalize < FILE 2>&1", 300],
    ["set --unset fragment < FILE 2>&1", 1000],
    ["set --scheme http < FILE", 500],
    ["set --remove-query a < FILE", 3],
  ] as const)("std66 %s, %i lines", async (command, lines) => {
    const file = randomFile(`${command.replaceAll(/\W/g, "")}-${lines}`, lines);
    const [fast, slow] = await both(`std66 ${command.replace("FILE", `'${file}'`)}`);
    expect(fast).toEqual(slow);
  });

  it("std66 normalize, from a pipe with small pieces", async () => {
    const file = randomFile("pieces", 500);
    const [fast, slow] = await both(`dd if='${file}' bs=777 2>/dev/null | std66 normalize`);
    expect(fast).toEqual(slow);
  });

  it.each([
    ["check", true],
    ["normalize", true],
    ["check --json", false],
    ["normalize --rungs case", false],
    ["normalize --json", false],
    ["set --unset port", true],
    ["set --port 80", false],
    ["set --unset port --null", false],
  ] as const)("std66 %s loads the module: %s", async (command, loads) => {
    const preload = `WebAssembly.Module=function(){process.on("exit",()=>{process.exitCode=66});throw new Error}`;
    const flags = ["--import", `data:text/javascript,${encodeURIComponent(preload)}`];
    const { status } = await run(process.execPath, [...flags, MAIN, ...command.split(" ")]);
    expect(status === 66).toBe(loads);
  });
});
