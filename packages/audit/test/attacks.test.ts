// Attack texts of public write-ups and advisories, each with the findings that must be there.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { audit, rules } from "../src/index.ts";

interface Attack {
  readonly id: string;
  readonly class: string;
  /** Where the attack is described. */
  readonly source: string;
  readonly text: string;
  /** The options that the attack is on. */
  readonly allowedHosts?: readonly string[];
  readonly publicHosts?: boolean;
  /** The codes that must be among the findings. */
  readonly finds: readonly string[];
}

const attacks = JSON.parse(readFileSync(new URL("attacks.json", import.meta.url), "utf8")) as readonly Attack[];

it.each(attacks)("$id $class: $text", ({ text, allowedHosts, publicHosts, finds }) => {
  const findings = audit(text, { allowedHosts, publicHosts });
  expect(findings.map(({ code }) => code)).toEqual(expect.arrayContaining([...finds]));
  for (const { start, end } of findings) {
    expect(start).toBeLessThanOrEqual(end);
    expect(end).toBeLessThanOrEqual(text.length);
  }
});

it("there are at least 300, all different", () => {
  expect(new Set(attacks.map(({ text }) => text)).size).toBe(attacks.length);
  expect(attacks.length).toBeGreaterThanOrEqual(300);
});

it("each rule that needs no option has an attack", () => {
  const found = new Set(attacks.flatMap(({ finds }) => finds));
  const missing = rules.map(({ code }) => code).filter((code) => !found.has(code));
  expect(missing).toEqual(["scheme-not-allowed", "port-not-allowed", "port-not-default"]);
});
