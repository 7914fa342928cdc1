import type { PackageRows } from "./check.ts";
import { core } from "./core.ts";
import { extracting } from "./extract.ts";
import { international } from "./iri.ts";
import { normalizing } from "./normalize.ts";
import { inComponents } from "./parameters.ts";
import { resolving } from "./resolve.ts";
import { expanding } from "./template.ts";
import { asBrowsers } from "./url-standard.ts";

/** For an engine without named groups in regular expressions, which `@std66/legacy` uses. */
export const withoutLegacy: readonly PackageRows[] = [
  core,
  resolving,
  normalizing,
  inComponents,
  extracting,
  international,
  expanding,
  asBrowsers,
];
