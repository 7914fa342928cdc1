// pnpm run proof [NAME [ARGUMENTS]]: shows that what std66 claims holds. Without a name, lists what there is.

import { main } from "../program.mjs";
import { runs } from "./runs.mjs";

await main("proof", runs);
