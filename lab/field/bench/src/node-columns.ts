/**
 * The same race on several versions of Node, whose `URL` and V8 differ: against `URL` alone, in a process of its own,
 * so that all versions are measured alike.
 */
import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isUrl } from "../../../proof/compare/src/operation.ts";
import type { Settings } from "./settings.ts";
import type { Standing } from "../../../proof/compare/src/standings.ts";
import type { Spread } from "../../../proof/compare/src/statistics.ts";

export interface NodeColumn {
  /** Such as `22.11.0`. */
  readonly version: string;
  readonly standings: readonly Standing[];
}

/** Beside the bundle of this code. */
const program = join(dirname(fileURLToPath(import.meta.url)), "on-node.mjs");

/** @param node the path of its program */
export function measureOn(node: string, { name }: Settings): NodeColumn {
  const { status, stdout, error } = spawnSync(node, ["--expose-gc", program, name], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    maxBuffer: 2 ** 26,
  });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`${node} ended with status ${status}`);
  return JSON.parse(stdout) as NodeColumn;
}

/** The oldest version first. */
export function inOrder<Column extends Pick<NodeColumn, "version">>(columns: readonly Column[]): readonly Column[] {
  return columns.toSorted((a, b) => Number.parseInt(a.version, 10) - Number.parseInt(b.version, 10));
}

/** How many times faster std66 is than `URL`, on one corpus or in the mean over them. */
export function ratioToUrl({ standings }: NodeColumn, title: string, corpus?: string): Spread | undefined {
  const standing = standings.find((each) => each.title === title);
  const ratios =
    corpus === undefined ? standing?.overall : standing?.corpora.find((each) => each.corpus === corpus)?.ratios;
  return ratios?.find(({ contender }) => isUrl(contender))?.ratio;
}
