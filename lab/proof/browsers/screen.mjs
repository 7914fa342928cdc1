// A screen in memory, for a browser without a headless mode.

import { spawn } from "node:child_process";

/** @returns {Promise<{ env: { DISPLAY: string }, stop: () => void }>} */
export async function startScreen() {
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "800x600x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  let display = "";
  // Xvfb may write the number and the line end apart. Once its output is closed, writing would end it.
  for await (const piece of screen.stdout.iterator({ destroyOnReturn: false })) {
    display += String(piece);
    if (display.endsWith("\n")) return { env: { DISPLAY: `:${display.trim()}` }, stop: () => screen.kill() };
  }
  throw new Error("Xvfb ended before it gave a display");
}
