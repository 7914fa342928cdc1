/** Runs the command as a shell would. */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The command as a program: build.ts says which. */
export const MAIN: string = process.env["STD66_MAIN"] ?? fileURLToPath(new URL("../dist/main.js", import.meta.url));

export interface Ended {
  readonly stdout: string;
  readonly stderr: string;
  readonly status: number | null;
}

export interface Surroundings {
  readonly stdin?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
  /** Whether the output is closed after its first part. */
  readonly closes?: boolean;
  /** The streams that are treated as terminals. */
  readonly terminals?: readonly (0 | 1 | 2)[];
  /** How many columns these have; 80 if it is not given. */
  readonly columns?: number;
}

/** Runs the command as a process: for what concerns streams, files, signals and its start. */
export function spawned(args: readonly string[], surroundings?: Surroundings): Promise<Ended> {
  return run(
    process.execPath,
    [...taking(surroundings?.terminals, surroundings?.columns), MAIN, ...args],
    surroundings,
  );
}

/** Arguments that make Node treat some streams as terminals. The tests run without real terminals. */
export function taking(terminals: Surroundings["terminals"], columns = 80): readonly string[] {
  if (terminals === undefined) return [];
  const source = `
    import fs from "node:fs";
    import tty from "node:tty";
    import { syncBuiltinESMExports } from "node:module";
    tty.isatty = (descriptor) => ${JSON.stringify(terminals)}.includes(descriptor);
    const { fstatSync } = fs;
    fs.fstatSync = (descriptor) =>
      ${JSON.stringify(terminals)}.includes(descriptor)
        ? Object.assign(fstatSync(descriptor), { isCharacterDevice: () => true, rdev: 0 })
        : fstatSync(descriptor);
    syncBuiltinESMExports();
    for (const name of ["stdout", "stderr"]) Object.defineProperty(process, name, { value: { columns: ${columns} } });`;
  return ["--import", `data:text/javascript,${encodeURIComponent(source)}`];
}

/** Runs a shell line in which `std66` is the command. */
export function shell(line: string, surroundings?: Surroundings): Promise<Ended> {
  return run("sh", ["-c", `std66() { "${process.execPath}" "${MAIN}" "$@"; }\n${line}`], surroundings);
}

/** Runs a program. */
export function run(
  command: string,
  args: readonly string[],
  { stdin = "", env = {}, closes = false }: Surroundings = {},
): Promise<Ended> {
  const { NO_COLOR: _, FORCE_COLOR: __, ...inherited } = process.env;
  // Of a locale that is not installed, a shell warns on standard error.
  const child = spawn(command, args, { env: { ...inherited, LC_ALL: "C", ...env } });
  const stdout = collect(child.stdout);
  const stderr = collect(child.stderr);
  if (closes) {
    child.stdout.once("data", () => {
      child.stdout.pause();
      // Closes the stream after more output has arrived, with unread data in it.
      setTimeout(() => child.stdout.destroy(), 20);
    });
  }
  // The command may end before it has read all input.
  child.stdin.on("error", () => {});
  child.stdin.end(stdin);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (status) => {
      resolve({ stdout: Buffer.concat(stdout).toString(), stderr: Buffer.concat(stderr).toString(), status });
    });
  });
}

function collect(stream: NodeJS.ReadableStream): Buffer[] {
  const chunks: Buffer[] = [];
  stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  return chunks;
}
