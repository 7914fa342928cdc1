/** Measures how long the command takes to do almost nothing, compared with Node doing nothing. */
import type { Settings } from "../settings.ts";
import { type Spread, quantile, spread } from "../../../../proof/compare/src/statistics.ts";
import { type CommandLine, secondsOf } from "./child.ts";
import { std66 } from "./tools.ts";

export interface ColdStart {
  readonly command: string;
  readonly milliseconds: number;
  /** How many times as long it takes as Node doing nothing. */
  readonly ratio: Spread;
}

const commands: readonly { readonly name: string; readonly line: CommandLine }[] = [
  { name: "node -e 0", line: [process.execPath, "-e", "0"] },
  { name: "std66 --version", line: [...std66, "--version"] },
  { name: "std66 check URI", line: [...std66, "check", "https://example.com/docs/index.html?a=b#c"] },
];

export function coldStarts({ starts }: Settings): readonly ColdStart[] {
  const times = commands.map((): number[] => []);
  // The first round fills the caches of the file system.
  for (let round = -1; round < starts; round++) {
    for (let turn = 0; turn < commands.length; turn++) {
      const place = (turn + round + 1) % commands.length;
      const seconds = secondsOf(commands[place]?.line ?? std66);
      if (round >= 0) times[place]?.push(seconds);
    }
  }
  return commands.map(({ name }, place) => {
    const own = times[place] ?? [];
    return {
      command: name,
      milliseconds: quantile(own, 0.5) * 1000,
      ratio: spread(own.map((seconds, round) => seconds / (times[0]?.[round] ?? Number.NaN))),
    };
  });
}
