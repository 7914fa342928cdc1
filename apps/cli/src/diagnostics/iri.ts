/** RFC 3987 §2.2: the part of the answers of every command that takes IRIs. Its inputs are decoded. */
import { diagnoseIri } from "@std66/iri";
import { diagnoseBy } from "./rejected.ts";

export const IN_IRIS = { takesAnyText: true, diagnose: diagnoseBy(diagnoseIri) } as const;
