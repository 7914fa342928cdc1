// UTS 46 §4: each code point in a host. Where `URL` maps the host to an address or another name in ASCII, the findings
// say so.
import { expect, it } from "vitest";
import { type Trials, tryCharacter } from "./mapped-hosts.ts";

/**
 * Whether `URL` may map the character to ASCII, or to nothing. Both are properties of the character alone: one that has
 * them has them in the middle of a name of letters, where nothing else is refused. Most code points have not,
 * and are not tried in each host and at each place.
 */
function mayBeMapped(code: number): boolean {
  if (code < 0x80) return true;
  const text = `http://go${String.fromCodePoint(code)}od.example/`;
  return URL.canParse(text) && !new URL(text).hostname.includes("xn--");
}

it("R-144 no character hides an address, `localhost` or a name from the rules", { timeout: 600_000 }, () => {
  const trials: Trials = { mapped: 0, missed: [] };
  for (let code = 0; code <= 0x10_ffff; code++) {
    const isSurrogate = code >= 0xd800 && code <= 0xdfff;
    if (!isSurrogate && mayBeMapped(code)) tryCharacter(code, trials);
  }
  expect(trials.missed).toEqual([]);
  expect(trials.mapped).toBeGreaterThan(10_000);
});
