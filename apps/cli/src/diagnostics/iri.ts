/** RFC 3987 §2.2: the inputs of every command that takes IRIs. */
import { diagnoseIri } from "@std66/iri";
import { diagnoseBy } from "./rejected.ts";

export const IN_IRIS = { takesAnyText: true, diagnose: diagnoseBy(diagnoseIri) } as const;
