/** What the command answers before it loads its commands, and that it answers the same as they do. */
import nodeModule from "node:module";
import { resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { type Place, std66 } from "./in-process.ts";

/** Node 20 does not have it. */
const cache = nodeModule as { enableCompileCache?: ((folder: string) => unknown) | undefined };
const { enableCompileCache } = cache;
/** The folders for compiled code, one for each time that the commands are loaded. */
let folders: string[] = [];

beforeEach(() => {
  folders = [];
  cache.enableCompileCache = (folder) => folders.push(folder);
});
afterEach(() => {
  cache.enableCompileCache = enableCompileCache;
});

/** A run from the start, how often it loads the commands, and the same run of the commands alone. */
async function runs(args: readonly string[], place: Place = {}) {
  const before = folders.length;
  const started = await std66(args, { ...place, isStarted: true });
  const loads = folders.length - before;
  return { started, loads, loaded: await std66(args, place) };
}

const VERSION = `${manifest.version}\n`;

describe("the version", () => {
  it("is printed at once if nothing else is asked", async () => {
    const { started, loads, loaded } = await runs(["--version"]);
    expect({ started, loads }).toEqual({ started: { status: 0, stdout: VERSION, stderr: "" }, loads: 0 });
    expect(loaded).toEqual(started);
  });

  it.each([
    ["-V"],
    ["--version", "check"],
    ["--version", ""],
    ["--json", "--version"],
    ["check", "--version"],
    ["--Version"],
  ])("is that of the commands for %j", async (...args) => {
    const { started, loads, loaded } = await runs(args);
    expect({ started, loads }).toEqual({ started: loaded, loads: 1 });
  });

  it("that cannot be written is tried once more, and then the reason is said", async () => {
    expect(await runs(["--version"], { unwritten: ["ENOSPC"] })).toMatchObject({
      started: { status: 0, stdout: VERSION, stderr: "" },
      loads: 1,
      loaded: { status: 2, stdout: "" },
    });
    const { started, loads, loaded } = await runs(["--version"], { unwritten: ["ENOSPC", "ENOSPC"] });
    expect(loads).toBe(1);
    expect(started).toEqual({ status: 2, stdout: "", stderr: expect.stringMatching(/^error: cannot write output: /u) });
    expect(loaded).toEqual(started);
    const closed = await runs(["--version"], { unwritten: ["EPIPE", "EPIPE"] });
    expect(closed).toMatchObject({ started: { status: 0, stdout: "", stderr: "" }, loads: 1 });
  });
});

describe("check", () => {
  it.each([[["http://a/"]], [["a:b", "/a", "?b"]]])("is silent at once about %j", async (uris) => {
    const { started, loads, loaded } = await runs(["check", ...uris]);
    expect({ started, loads }).toEqual({ started: { status: 0, stdout: "", stderr: "" }, loads: 0 });
    expect(loaded).toEqual(started);
  });

  it.each([
    [["check"], {}],
    [["check", "a b"], {}],
    [["check", "http://a/", "http://a b/"], {}],
    [["check", "--quiet", "http://a/"], {}],
    [["check", "/a"], { terminals: [2] }],
    [["Check", "http://a/"], {}],
    [["parse", "http://a/"], {}],
    [["http://a/"], {}],
    [[], {}],
  ] as const)("and other commands are loaded for %j, on terminals %j", async (args, place) => {
    const { started, loads, loaded } = await runs(args, place);
    expect({ started, loads }).toEqual({ started: loaded, loads: 1 });
  });

  it("is silent at once about URIs on a terminal too, where a relative reference has a note", async () => {
    expect(await runs(["check", "http://a/"], { terminals: [2] })).toMatchObject({ loads: 0 });
    const { started } = await runs(["check", "/a"], { terminals: [2] });
    expect(started.stderr).toContain("the input is a relative reference, which has no scheme");
  });
});

it("the compiled code is in the folder of the package, and needs no Node that can keep it", async () => {
  const { started } = await runs(["parse", "http://a/"]);
  expect(folders.map((folder) => resolve(folder))).toEqual([resolve(import.meta.dirname, "../node_modules/.cache")]);
  cache.enableCompileCache = undefined;
  expect((await runs(["parse", "http://a/"])).started).toEqual(started);
});
