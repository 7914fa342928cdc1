// The program of `run proof grammar` for RFC 3987.

import { runProof } from "@std66/grammar";
import { claims } from "./claims.ts";

if (!runProof(claims)) process.exitCode = 1;
