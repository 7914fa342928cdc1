import { differencesFrom, reasons, traceUrl } from "@std66/url-standard";
import type { PackageRows } from "./check.ts";

// The examples of the reasons are in ASCII but for two hosts, for which a runtime without `URL` has no tables.
const ofTables: readonly string[] = ["web-no-tables", "web-idna", "web-fails-idna"];

export const asBrowsers: PackageRows = {
  name: "@std66/url-standard",
  checks: Object.entries(reasons)
    .filter(([code]) => !ofTables.includes(code))
    .map(([code, { example }]) => ({
      id: code,
      ask: () => {
        const { href, steps } = traceUrl(example.text, example.base);
        // Hermes has no `at`.
        const [last] = steps.slice(-1);
        const codes: readonly string[] = differencesFrom(example.text, example.base);
        return [
          [codes.includes(code), last === undefined ? href : last.after],
          [true, href],
        ];
      },
    })),
};
