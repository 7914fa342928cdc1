// Runs the runner: its command in this process, or the program as a process of its own.

import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { answer } from "../runner/command.mjs";

export const main = fileURLToPath(new URL("../runner/main.mjs", import.meta.url));
export const adapter = fileURLToPath(new URL("adapter.mjs", import.meta.url));
export const scripted = fileURLToPath(new URL("scripted.mjs", import.meta.url));

interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export async function runner(args: readonly string[]): Promise<Ended> {
  let [stdout, stderr] = ["", ""];
  const status = await answer([...args], {
    print: (text) => (stdout += text),
    warn: (line) => (stderr += `std66-vectors: ${line}\n`),
    onStart: () => {},
  });
  return { status, stdout, stderr };
}

export function program(args: readonly string[]): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [main, ...args], { stdio: ["ignore", "pipe", "pipe"] });
    let [stdout, stderr] = ["", ""];
    child.stdout.on("data", (data) => (stdout += String(data)));
    child.stderr.on("data", (data) => (stderr += String(data)));
    child.on("error", reject);
    child.on("close", (status) => resolve({ status, stdout, stderr }));
  });
}

export const asked = (behaviour: string, ...options: string[]): Promise<Ended> =>
  runner(["run", "--only", "resolve", "--timeout", "1", ...options, "--", process.execPath, adapter, behaviour]);
