// Opens a page in a browser with a new profile, until its result arrives.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { servePage } from "./page-server.mjs";

const TIME_LIMIT = 60_000;

/**
 * @param {import("./browser-list.mjs").Browser} browser
 * @param {string} program
 * @param {string} script
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string>} what the page posts
 */
export async function browse({ args }, program, script, env) {
  const page = await servePage(script);
  const profile = mkdtempSync(join(tmpdir(), "std66-browser-"));
  // A group of its own, so that the processes that it starts end with it.
  const child = spawn(program, args(profile, page.url), {
    env: { ...env, HOME: profile, XDG_RUNTIME_DIR: profile },
    stdio: "ignore",
    detached: true,
  });
  // Rejects if it cannot be started.
  const ended = once(child, "close");
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${TIME_LIMIT / 1000} s`)), TIME_LIMIT);
  });
  try {
    return await Promise.race([page.posted, late, ended.then(([status, signal]) => endedEarly(status ?? signal))]);
  } finally {
    clearTimeout(timer);
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      process.kill(-child.pid, "SIGKILL");
    }
    await ended.catch(() => {});
    page.close();
    // Its processes may still be writing.
    rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

/** @param {number | string} end its status, or the signal that ended it @returns {never} */
function endedEarly(end) {
  throw new Error(`ended with ${typeof end === "number" ? `status ${end}` : end} before it answered`);
}
