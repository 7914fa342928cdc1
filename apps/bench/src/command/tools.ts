/** The command, and what can be had on this machine to do the same. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { workspaceRoot } from "../workspace-root.ts";
import type { CommandLine } from "./child.ts";
import { rivalFile } from "./rival-file.ts";

export type Task = "check" | "parse" | "resolve" | "normalize";

export interface Tool {
  readonly name: string;
  /** `undefined`: it cannot do that. */
  readonly command: (task: Task, base: string) => CommandLine | undefined;
}

export interface Tools {
  /** Ours is the first. */
  readonly present: readonly Tool[];
  /** Why each other one is not there. */
  readonly absent: readonly string[];
}

export const std66: CommandLine = [process.execPath, join(workspaceRoot, "apps/cli/dist/main.js")];

/** @param folder for what is compiled */
export function findTools(folder: string): Tools {
  const readline: CommandLine = [process.execPath, rivalFile("readline.mjs")];
  const present: Tool[] = [
    {
      name: "std66",
      command: (task, base) => {
        if (task === "check" || task === "normalize") return [...std66, task, "-"];
        return task === "parse" ? [...std66, "parse", "--json", "-"] : [...std66, "resolve", base, "-"];
      },
    },
    { name: "Node: readline, `URL`", command: (task, base) => operands(readline, task, base) },
  ];
  const absent: string[] = [];
  const python = findPython();
  if (python === undefined) absent.push("Python: no python3 here.");
  else {
    const urllib: CommandLine = [python.path, rivalFile("urllib.py")];
    present.push({ name: `Python ${python.version}: urllib`, command: (task, base) => operands(urllib, task, base) });
  }
  for (const [name, library] of [
    ["uriparser", "-luriparser"],
    ["libcurl", "-lcurl"],
  ] as const) {
    const program = compile(name, library, folder);
    if (program === undefined) absent.push(`${name}: no C compiler here, or no headers of it.`);
    else {
      present.push({
        name: `C: ${name}`,
        command: (task, base) =>
          task === "parse" || task === "normalize" ? undefined : operands([program], task, base),
      });
    }
  }
  return { present, absent };
}

function operands(command: CommandLine, task: Task, base: string): CommandLine {
  return task === "resolve" ? [...command, task, base] : [...command, task];
}

/** The interpreter itself: what stands in its place on the PATH may be a script that starts slowly. */
function findPython(): { path: string; version: string } | undefined {
  const code = "import sys; print(sys.executable); print(sys.version.split()[0])";
  const { status, stdout } = spawnSync("python3", ["-c", code], { encoding: "utf8" });
  if (status !== 0) return undefined;
  const [path = "", version = ""] = stdout.split("\n");
  return { path, version };
}

function compile(name: string, library: string, folder: string): string | undefined {
  const program = join(folder, name);
  const source = rivalFile(`${name}.c`);
  const { status } = spawnSync("cc", ["-O2", "-D_GNU_SOURCE", "-o", program, source, library], { stdio: "ignore" });
  return status === 0 ? program : undefined;
}
