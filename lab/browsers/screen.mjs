// A screen in memory, for a browser without a headless mode.

import { spawn } from "node:child_process";

/** @returns {Promise<{ env: { DISPLAY: string }, stop: () => void }>} */
export async function startScreen() {
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "800x600x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  for await (const display of screen.stdout) {
    return { env: { DISPLAY: `:${String(display).trim()}` }, stop: () => screen.kill() };
  }
  throw new Error("Xvfb ended before it gave a display");
}
