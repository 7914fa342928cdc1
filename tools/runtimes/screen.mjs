// A screen in memory, for a browser without a headless mode.

import { spawn } from "node:child_process";
import { once } from "node:events";

/** @returns {Promise<{ env: { DISPLAY: string }, stop: () => void }>} */
export async function startScreen() {
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "800x600x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [display] = await once(screen.stdout, "data");
  return { env: { DISPLAY: `:${String(display).trim()}` }, stop: () => screen.kill() };
}
