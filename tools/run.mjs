// Runs a command and keeps what it prints, for tests and tools that show it only if the command fails.

import { execFile } from "node:child_process";
import { promisify } from "node:util";

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<string>} the standard output; rejects with all that the command printed if its status is not 0
 */
export async function run(command, args, cwd, env = process.env) {
  try {
    return (await promisify(execFile)(command, args, { cwd, env, maxBuffer: 2 ** 26 })).stdout;
  } catch (error) {
    const { stdout, stderr, message } = /** @type {Error & { stdout: string, stderr: string }} */ (error);
    throw new Error(`${command} ${args.join(" ")} failed\n${stdout + stderr || message}`, { cause: error });
  }
}
