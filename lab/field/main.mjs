// pnpm run field [NAME [ARGUMENTS]]: measures the software of others beside std66. Without a name, lists what there is.

import { main } from "../program.mjs";
import { runs } from "./runs.mjs";

await main("field", runs);
