// Each package with rows. To add one, write a file like core.ts and name it here.

import type { PackageRows } from "./check.ts";
import { core } from "./core.ts";
import { legacy } from "./legacy.ts";
import { normalizing } from "./normalize.ts";
import { resolving } from "./resolve.ts";
import { contrast } from "./whatwg.ts";

export const packages: readonly PackageRows[] = [core, resolving, normalizing, legacy, contrast];
