/** RFC 3987 §2.2: the inputs of every command that takes IRIs. */
import { diagnoseBy } from "./diagnose.ts";

/** Loads the code for IRIs if a command is to take them. */
export async function irisIf(isAsked: true | undefined) {
  if (isAsked === undefined) return { iris: undefined, inputs: {} };
  const iris = await import("@std66/iri");
  return { iris, inputs: { takesAnyText: true, diagnose: diagnoseBy(iris.diagnoseIri) } };
}
