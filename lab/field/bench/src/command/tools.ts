/** The command, and the tools on this machine that do the same. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { workspaceRoot } from "../workspace-root.ts";
import type { CommandLine } from "./child.ts";
import { rivalFile } from "./rival-file.ts";

export type Task =
  | "check"
  | "parse"
  | "resolve"
  | "normalize"
  | "unique"
  | "audit"
  | "set"
  | "unset"
  | "params"
  | "relativize"
  | "extract"
  | "legacy";

export interface Tool {
  readonly name: string;
  /** `undefined` if the tool cannot do the task. */
  readonly command: (task: Task, base: string) => CommandLine | undefined;
}

export interface Tools {
  /** std66 comes first. */
  readonly present: readonly Tool[];
  /** For each missing tool, the reason. */
  readonly absent: readonly string[];
}

export const std66: CommandLine = [process.execPath, join(workspaceRoot, "apps/cli/dist/main.js")];

/** The operands of each task. */
const ours: Readonly<Record<Task, (base: string) => readonly string[]>> = {
  check: () => ["check", "-"],
  parse: () => ["parse", "--json", "-"],
  resolve: (base) => ["resolve", base, "-"],
  normalize: () => ["normalize", "-"],
  unique: () => ["normalize", "--unique", "-"],
  audit: () => ["audit", "--json", "-"],
  set: () => ["set", "--append-query", "via=news", "-"],
  unset: () => ["set", "--remove-query", "utm_*", "-"],
  params: () => ["params", "--json", "-"],
  relativize: (base) => ["relativize", base, "-"],
  extract: () => ["extract"],
  legacy: () => ["legacy", "--json"],
};

/** What the loop in Node calls for a task that `URL` cannot do. */
const otherLibraries: readonly { readonly name: string; readonly task: Task }[] = [
  { name: "@hyperjump/uri", task: "relativize" },
  { name: "linkify-it", task: "extract" },
];
const BY_URL: readonly Task[] = ["check", "parse", "resolve", "normalize", "unique", "set", "unset", "params"];

const BY_URLLIB: readonly Task[] = ["check", "parse", "resolve", "normalize", "unique"];

/** Each has a program in C. `module`: its name for pkg-config. */
const libraries: readonly {
  readonly name: string;
  readonly module: string;
  readonly library: string;
  readonly tasks: readonly Task[];
}[] = [
  { name: "uriparser", module: "liburiparser", library: "-luriparser", tasks: ["check", "normalize", "resolve"] },
  { name: "libcurl", module: "libcurl", library: "-lcurl", tasks: ["check", "resolve"] },
];

/** @param folder for compiled programs */
export function findTools(folder: string): Tools {
  const readline: CommandLine = [process.execPath, rivalFile("readline.mjs")];
  const present: Tool[] = [
    { name: "std66", command: (task, base) => [...std66, ...ours[task](base)] },
    {
      name: "Node: readline, `URL`",
      command: (task, base) => (BY_URL.includes(task) ? operands(readline, task, base) : undefined),
    },
    ...otherLibraries.map((library): Tool => ({
      name: `Node: readline, ${library.name}`,
      command: (task, base) => (task === library.task ? operands(readline, task, base) : undefined),
    })),
  ];
  const absent: string[] = [];
  const python = findPython();
  if (python === undefined) absent.push("Python: python3 not found.");
  else {
    const urllib: CommandLine = [python.path, rivalFile("urllib.py")];
    present.push({
      name: `Python ${python.version}: urllib`,
      command: (task, base) => (BY_URLLIB.includes(task) ? operands(urllib, task, base) : undefined),
    });
  }
  for (const { name, module, library, tasks } of libraries) {
    const program = compile(name, [library], folder);
    const { status, stdout } = spawnSync("pkg-config", ["--modversion", module], { encoding: "utf8" });
    if (program === undefined || status !== 0) absent.push(`${name}: C compiler, headers or pkg-config not found.`);
    else {
      present.push({
        name: `C: ${name} ${stdout.trim()}`,
        command: (task, base) => (tasks.includes(task) ? operands([program], task, base) : undefined),
      });
    }
  }
  return { present, absent };
}

function operands(command: CommandLine, task: Task, base: string): CommandLine {
  return task === "resolve" || task === "relativize" ? [...command, task, base] : [...command, task];
}

/** Finds the interpreter itself: the one on the PATH may be a wrapper script that starts slowly. */
function findPython(): { path: string; version: string } | undefined {
  const code = "import sys; print(sys.executable); print(sys.version.split()[0])";
  const { status, stdout } = spawnSync("python3", ["-c", code], { encoding: "utf8" });
  if (status !== 0) return undefined;
  const [path = "", version = ""] = stdout.split("\n");
  return { path, version };
}

/** @returns the program, or `undefined` if there is no compiler or no library */
export function compile(name: string, libraryNames: readonly string[], folder: string): string | undefined {
  const program = join(folder, name);
  const source = rivalFile(`${name}.c`);
  const { status } = spawnSync("cc", ["-O2", "-D_GNU_SOURCE", "-o", program, source, ...libraryNames], {
    stdio: "ignore",
  });
  return status === 0 ? program : undefined;
}
