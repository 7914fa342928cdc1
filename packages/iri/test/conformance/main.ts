// The program of `run proof conformance iri`.

import { runTrials } from "@std66/grammar";
import { PRODUCTIONS, long, short } from "./run.ts";

await runTrials({ productions: PRODUCTIONS, short, long });
