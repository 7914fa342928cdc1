import { audit, rules } from "@std66/audit";
import attacks from "../../../packages/audit/test/attacks.json" with { type: "json" };
import type { Check, PackageRows } from "./check.ts";

/** Rules that need an option. */
const WITH_OPTION: readonly string[] = ["host-not-allowed", "scheme-not-allowed"];

const checks: readonly Check[] = [
  ...attacks.map(({ id, text, finds }) => ({
    id,
    ask: (): [unknown, unknown] => [finds.filter((code) => codesIn(text).includes(code)), finds],
  })),
  ...rules
    .filter(({ code }) => !WITH_OPTION.includes(code))
    .map(({ code, example, counterexample }) => ({
      id: code,
      ask: (): [unknown, unknown] => [
        [codesIn(example).includes(code), codesIn(counterexample).includes(code)],
        [true, false],
      ],
    })),
];

function codesIn(text: string): string[] {
  return audit(text).map(({ code }) => code);
}

export const auditing: PackageRows = { name: "@std66/audit", needs: "URL", checks };
