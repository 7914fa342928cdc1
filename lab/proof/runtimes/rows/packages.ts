// Each package with rows. To add one, write a file like core.ts, and name it here or in without-legacy.ts.

import type { PackageRows } from "./check.ts";
import { legacy } from "./legacy.ts";
import { contrast } from "./whatwg.ts";
import { withoutLegacy } from "./without-legacy.ts";

export const packages: readonly PackageRows[] = [...withoutLegacy, legacy, contrast];
