// UTS 46 §4: each code point in a host. Where `URL` maps the host to an address or another name in ASCII, the findings
// say so.
import { expect, it } from "vitest";
import { type Trials, tryCharacter } from "./mapped-hosts.ts";

it("R-144 no character hides an address, `localhost` or a name from the rules", { timeout: 600_000 }, () => {
  const trials: Trials = { mapped: 0, missed: [] };
  for (let code = 0; code <= 0x10_ffff; code++) if (code < 0xd800 || code > 0xdfff) tryCharacter(code, trials);
  expect(trials.missed).toEqual([]);
  expect(trials.mapped).toBeGreaterThan(10_000);
});
