/** `--tsv` as a worker: programs that speak to the command as engines for large tables do. */
import { type ChildProcess, type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterEach, expect, it } from "vitest";
import { MAIN, run, shell, std66 } from "./run.ts";

type Worker = ChildProcessByStdio<Writable, Readable, Readable>;
const workers: ChildProcess[] = [];

/** A worker whose standard error is not read. */
function worker(...args: readonly string[]): Worker {
  const child = spawn(process.execPath, [MAIN, ...args], { stdio: "pipe" });
  child.stdin.on("error", () => {});
  workers.push(child);
  return child;
}

afterEach(() => {
  for (const child of workers.splice(0)) child.kill("SIGKILL");
});

/** The status that a worker ends with, once it does. */
async function statusOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  return child.exitCode;
}

/** Reads as an engine does that knows how many rows must come. */
function rowsFrom(stream: Readable): (count: number) => Promise<string[]> {
  const lines = createInterface({ input: stream })[Symbol.asyncIterator]();
  return async (count) => {
    const rows: string[] = [];
    while (rows.length < count) {
      const { value, done } = await lines.next();
      if (done === true) break;
      rows.push(value);
    }
    return rows;
  };
}

const numbered = (count: number, uri: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => `${index}\t${uri(index)}\n`).join("");

it("answers each chunk of a pool of ClickHouse before the next one is sent, with unread diagnostics", async () => {
  const pool = worker("normalize", "--tsv", "--column", "2", "--chunk-header", "--exit-zero");
  const rows = rowsFrom(pool.stdout);
  for (const count of [1, 3000, 0, 2, 5000, 1]) {
    pool.stdin.write(`${count}\n${numbered(count, (index) => (index % 2 === 0 ? "HTTP://A/" : "100%"))}`);
    const expected = Array.from({ length: count }, (_, at) => `${at}\t${at % 2 === 0 ? "http://a/" : "\\N"}`);
    expect(await rows(count)).toEqual(expected);
  }
  pool.stdin.end();
  expect(await rows(1)).toEqual([]);
  expect(await statusOf(pool)).toBe(0);
});

it("answers each row of a chunk with the code of its error in one more field, of any octets", async () => {
  const pool = worker("check", "--errors", "--column", "2", "--chunk-header", "--exit-zero", "--quiet");
  const rows = rowsFrom(pool.stdout);
  const kinds: readonly (readonly [field: string, answer: string])[] = [
    ["HTTP://A/", "true\tx\t\\N"],
    ["100%", "false\tx\tpct-encoded"],
    ["\\N", "\\N\tx\t\\N"],
    ["", "true\tx\t\\N"],
    ["\xff", "false\tx\tutf-8"],
    [`http://a/${"b".repeat(200_000)} `, "false\tx\tpchar"],
  ];
  for (const count of [1, 7, 0, 60]) {
    const sent = Array.from({ length: count }, (_, at) => kinds[at % kinds.length] as (typeof kinds)[0]);
    pool.stdin.write(`${count}\n${sent.map(([field], at) => `${at}\t${field}\tx\n`).join("")}`, "latin1");
    expect(await rows(count)).toEqual(sent.map(([, answer], at) => `${at}\t${answer}`));
  }
  pool.stdin.end();
  expect(await statusOf(pool)).toBe(0);
});

it("ends by itself if a chunk header lies, or if the pool is gone", async () => {
  const liar = worker("check", "--tsv", "--chunk-header", "--exit-zero", "--quiet");
  const rows = rowsFrom(liar.stdout);
  liar.stdin.write("1\nhttp://a\nhttp://b\n");
  expect(await rows(2)).toEqual(["true"]);
  expect(await statusOf(liar)).toBe(2);
  const short = worker("check", "--tsv", "--chunk-header", "--exit-zero", "--quiet");
  short.stdin.end("3\nhttp://a\n");
  expect(await rowsFrom(short.stdout)(3)).toEqual(["true"]);
  expect(await statusOf(short)).toBe(2);
});

it("passes the task of Hadoop streaming: tabs, \\N and status 0, however slow the reader is", async () => {
  const task = worker("normalize", "--tsv", "--column", "2", "--exit-zero");
  // More than pipes hold: what is not read before a process ends is lost.
  const count = 100_000;
  task.stdin.end(numbered(count, (index) => ["HTTP://A/%7e", "\\N", "a b", "", "\\\\"][index % 5] as string));
  await wait(200);
  const rows = rowsFrom(task.stdout);
  const answers: string[] = [];
  for (let part = 0; part < 10; part++) {
    answers.push(...(await rows(count / 10)));
    await wait(10);
  }
  const answer = ["http://a/~", "\\N", "\\N", "", "\\N"];
  expect(answers).toEqual(Array.from({ length: count }, (_, index) => `${index}\t${answer[index % 5]}`));
  expect(await statusOf(task)).toBe(0);
});

it("has answered rows from the first one on, each once, when it is killed", async () => {
  const killed = worker("normalize", "--tsv", "--column", "2", "--quiet");
  killed.stdin.write(numbered(100_000, () => "HTTP://A/"));
  const rows = rowsFrom(killed.stdout);
  const before = await rows(1000);
  killed.kill("SIGKILL");
  const all = [...before, ...(await rows(Infinity))];
  expect(all).toEqual(all.map((_, index) => `${index}\thttp://a/`));
  expect(await statusOf(killed)).toBe(null);
});

it("ends when its reader goes away, and when there is no standard input", async () => {
  const left = worker("normalize", "--tsv", "--quiet", "--exit-zero");
  left.stdout.once("data", () => left.stdout.destroy());
  left.stdin.write("HTTP://A/\n".repeat(200_000));
  expect(await statusOf(left)).toBe(0);
  expect(await shell("std66 normalize --tsv --quiet --exit-zero <&-")).toMatchObject({ stdout: "", status: 0 });
});

it("answers what it has when its input pauses", async () => {
  const paused = worker("resolve", "http://a/b/", "--tsv", "--quiet");
  const rows = rowsFrom(paused.stdout);
  paused.stdin.write("c\tx\nd");
  expect(await rows(1)).toEqual(["http://a/b/c\tx"]);
  paused.stdin.write("\ty\n");
  expect(await rows(1)).toEqual(["http://a/b/d\ty"]);
  paused.stdin.end("%");
  expect(await rows(1)).toEqual(["\\N"]);
  expect(await statusOf(paused)).toBe(1);
});

it("answers a chunk in each function of engines/clickhouse.xml, which is made from its table", async () => {
  const xml = readFileSync(new URL("../engines/clickhouse.xml", import.meta.url), "utf8");
  const table = fileURLToPath(new URL("../clickhouse.mjs", import.meta.url));
  expect((await run(process.execPath, [table])).stdout).toBe(xml);
  const commands = [...xml.matchAll(/<command>std66\.mjs (.*)<\/command>/gu)].map(([, line = ""]) => line.split(" "));
  const answers: string[] = [];
  for (const args of commands) {
    const { stdout, stderr, status } = await std66(args, { stdin: "3\nHTTP://A/%7e\n\\N\na b\n" });
    expect([stderr, status]).toEqual(["", 0]);
    answers.push(stdout.replaceAll("\n", " "));
  }
  expect(answers).toEqual([
    "http://a/~ \\N \\N ",
    "HTTP://A/%7e \\N \\N ",
    "A \\N \\N ",
    "true \\N false ",
    " \\N not-a-uri-reference ",
  ]);
});

it("is one file that Node runs by itself", async () => {
  const folder = mkdtempSync(join(tmpdir(), "std66-one-file-"));
  const build = fileURLToPath(new URL("../one-file.mjs", import.meta.url));
  expect(await run(process.execPath, [build, folder])).toMatchObject({ status: 0 });
  const one = await run(join(folder, "std66.mjs"), ["normalize", "--tsv"], { stdin: "HTTP://A/%7e\n" });
  expect([one.stdout, one.status]).toEqual(["http://a/~\n", 0]);
  const html = await run(join(folder, "std66.mjs"), ["extract", "--as", "html"], { stdin: "<a href=b>" });
  expect(html.stdout).toBe("b\n");
  rmSync(folder, { recursive: true });
});
