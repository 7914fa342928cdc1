import { whatwg } from "@std66/legacy/whatwg";
import { resolution } from "@std66/vectors";
import type { PackageRows } from "./check.ts";

// The vectors do not say what a browser's URL does. The dialect must answer as the runtime's own does.
export const contrast: PackageRows = {
  name: "@std66/legacy/whatwg",
  needs: "URL",
  checks: resolution.map(({ id, base, ref }) => ({
    id,
    ask: () => [textOf(whatwg.resolve(base, ref)), hrefOf(base, ref)] as const,
  })),
};

function textOf(outcome: ReturnType<typeof whatwg.resolve>): string | undefined {
  return outcome.kind === "uri" ? outcome.text : undefined;
}

function hrefOf(base: string, reference: string): string | undefined {
  try {
    return new URL(reference, base).href;
  } catch {
    return undefined;
  }
}
