/** RFC 3986 §3, §4.2, §4.3 and RFC 3987 §2.2: the productions that `check --as` names. */
import { isUriReference } from "@std66/core";
import type { Location } from "../input/source.ts";
import { type Diagnostic, commandDiagnostic } from "./diagnostic.ts";
import { type KindName, PRODUCTIONS, type Production } from "../text/productions.ts";
import { syntaxDiagnostic } from "./syntax.ts";

/** How to tell whether a text matches a production, and what to say if not. */
export interface Kind {
  readonly matches: (text: string) => boolean;
  readonly diagnose: (text: string, location: Location) => Diagnostic;
  /** Whether the texts may have characters that are not ASCII. */
  readonly takesAnyText: boolean;
}

/** Loads the code for IRIs only if needed. */
export async function kindOf(name: KindName): Promise<Kind> {
  const takesAnyText = ["iri-reference", "iri", "absolute-iri", "irelative-ref"].includes(name);
  const isReference = takesAnyText ? (await import("@std66/iri")).isIriReference : isUriReference;
  const diagnose = takesAnyText ? (await import("./iri.ts")).iriDiagnostic : syntaxDiagnostic;
  const production = PRODUCTIONS[name];
  if (production === undefined) return { matches: isReference, diagnose, takesAnyText };
  return {
    matches: (text) => isReference(text) && faultOf(text, production) === undefined,
    diagnose(input, location) {
      const fault = isReference(input) ? faultOf(input, production) : undefined;
      if (fault === undefined) return diagnose(input, location);
      const { component, ...statement } = fault;
      const { section, rule } = production;
      const error = commandDiagnostic({ ...statement, location, input, code: name, section, rule, help: undefined });
      return { ...error, component };
    },
    takesAnyText,
  };
}

/** What a reference has or lacks. */
function faultOf(text: string, { what, scheme, fragment }: Production) {
  const before = /^[A-Za-z][-+.A-Za-z0-9]*(?=:)/.exec(text)?.[0];
  if (scheme === "required" && before === undefined) {
    const texts = { reason: `${what} begins with a scheme`, label: "expected a scheme" };
    return { component: "scheme", offset: 0, length: 0, ...texts };
  }
  if (scheme === "forbidden" && before !== undefined) {
    const texts = { reason: `${what} has no scheme`, label: "the end of a scheme" };
    return { component: "scheme", offset: before.length, length: 1, ...texts };
  }
  if (fragment === "allowed" || !text.includes("#")) return undefined;
  const texts = { reason: `${what} has no fragment`, label: "the beginning of a fragment" };
  return { component: "fragment", offset: text.indexOf("#"), length: 1, ...texts };
}
