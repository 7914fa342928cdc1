/** RFC 3986 §3, §4.1–4.3, RFC 9110 §4.2 and RFC 3987 §2.2: the productions that `check --as` names. */
import {
  type UriProduction,
  type UriSyntaxError,
  diagnoseAs,
  isAbsoluteUri,
  isRelativeReference,
  isUri,
  isUriReference,
} from "@std66/core";
import type { Location } from "../input/source.ts";
import type { KindName } from "../text/productions.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { diagnosticOf } from "./syntax.ts";

/** How to tell whether a text matches a production, and what to say if not. */
export interface Kind {
  readonly matches: (text: string) => boolean;
  readonly diagnose: (text: string, location: Location) => Diagnostic;
  /** Whether the texts may have characters that are not ASCII. */
  readonly takesAnyText: boolean;
}

/** Predicates make no error, which takes time. */
const MATCHES: Readonly<Record<UriProduction, (text: string) => boolean>> = {
  "uri-reference": isUriReference,
  uri: isUri,
  "absolute-uri": isAbsoluteUri,
  "relative-ref": isRelativeReference,
  "http-uri": (text) => diagnoseAs(text, "http-uri") === undefined,
};

/** Loads the code for IRIs only if needed. */
export async function kindOf(name: KindName): Promise<Kind> {
  switch (name) {
    case "iri-reference":
    case "iri":
    case "absolute-iri":
    case "irelative-ref": {
      const { diagnoseIriAs, isAbsoluteIri, isIri, isIriReference, isRelativeIriReference } =
        await import("@std66/iri");
      const matches = {
        "iri-reference": isIriReference,
        iri: isIri,
        "absolute-iri": isAbsoluteIri,
        "irelative-ref": isRelativeIriReference,
      }[name];
      return kind(matches, (text) => diagnoseIriAs(text, name), true);
    }
    default:
      return kind(MATCHES[name], (text) => diagnoseAs(text, name), false);
  }
}

function kind(
  matches: (text: string) => boolean,
  errorOf: (text: string) => UriSyntaxError | undefined,
  takesAnyText: boolean,
): Kind {
  const diagnose = (input: string, location: Location): Diagnostic => {
    const error = errorOf(input);
    if (error === undefined) throw new Error("a valid input was rejected");
    return diagnosticOf(error, location);
  };
  return { matches, diagnose, takesAnyText };
}
