/** RFC 3986 §3, §4.2, §4.3 and RFC 3987 §2.2: the productions that `check --as` names. */
import { isAbsoluteUri, isRelativeReference, isUri, isUriReference } from "@std66/core";
import type { Location } from "../input/source.ts";
import { type Diagnostic, commandDiagnostic } from "./diagnostic.ts";
import { syntaxDiagnostic } from "./syntax.ts";

/** A production, and how to say that a text does not match it. */
export interface Kind {
  readonly matches: (text: string) => boolean;
  readonly diagnose: (text: string, location: Location) => Diagnostic;
}

/** The names of the productions of URIs, and of those of IRIs. */
export const KINDS = [
  "uri-reference",
  "uri",
  "absolute-uri",
  "relative-ref",
  "iri-reference",
  "iri",
  "absolute-iri",
  "irelative-ref",
] as const;

export type KindName = (typeof KINDS)[number];

/** Loads the code for IRIs only if needed. */
export async function kindOf(name: KindName): Promise<Kind> {
  switch (name) {
    case "uri-reference":
      return { matches: isUriReference, diagnose: syntaxDiagnostic };
    case "uri":
      return { matches: isUri, diagnose: within(isUriReference, syntaxDiagnostic, WITH_SCHEME.uri) };
    case "absolute-uri":
      return {
        matches: isAbsoluteUri,
        diagnose: within(isUriReference, syntaxDiagnostic, WITH_SCHEME["absolute-uri"]),
      };
    case "relative-ref":
      return { matches: isRelativeReference, diagnose: within(isUriReference, syntaxDiagnostic, RELATIVE.uri) };
    default:
  }
  const [iris, { iriDiagnostic }] = await Promise.all([import("@std66/iri"), import("./iri.ts")]);
  const { isIriReference } = iris;
  switch (name) {
    case "iri-reference":
      return { matches: isIriReference, diagnose: iriDiagnostic };
    case "iri":
      return { matches: iris.isIri, diagnose: within(isIriReference, iriDiagnostic, WITH_SCHEME.iri) };
    case "absolute-iri":
      return {
        matches: iris.isAbsoluteIri,
        diagnose: within(isIriReference, iriDiagnostic, WITH_SCHEME["absolute-iri"]),
      };
    case "irelative-ref":
      return { matches: iris.isRelativeIriReference, diagnose: within(isIriReference, iriDiagnostic, RELATIVE.iri) };
  }
}

interface Rule {
  readonly code: KindName;
  readonly section: string;
  readonly rule: string;
  /** With its article. */
  readonly what: string;
}

const IRI_SECTION = "RFC 3987 §2.2";
const WITH_SCHEME = {
  uri: {
    code: "uri",
    section: "RFC 3986 §3",
    rule: 'URI = scheme ":" hier-part [ "?" query ] [ "#" fragment ]',
    what: "a URI",
  },
  "absolute-uri": {
    code: "absolute-uri",
    section: "RFC 3986 §4.3",
    rule: 'absolute-URI = scheme ":" hier-part [ "?" query ]',
    what: "an absolute-URI",
  },
  iri: {
    code: "iri",
    section: IRI_SECTION,
    rule: 'IRI = scheme ":" ihier-part [ "?" iquery ] [ "#" ifragment ]',
    what: "an IRI",
  },
  "absolute-iri": {
    code: "absolute-iri",
    section: IRI_SECTION,
    rule: 'absolute-IRI = scheme ":" ihier-part [ "?" iquery ]',
    what: "an absolute-IRI",
  },
} as const satisfies Record<string, Rule>;
const RELATIVE = {
  uri: {
    code: "relative-ref",
    section: "RFC 3986 §4.2",
    rule: 'relative-ref = relative-part [ "?" query ] [ "#" fragment ]',
    what: "a relative reference",
  },
  iri: {
    code: "irelative-ref",
    section: IRI_SECTION,
    rule: 'irelative-ref = irelative-part [ "?" iquery ] [ "#" ifragment ]',
    what: "a relative reference",
  },
} as const satisfies Record<string, Rule>;

/** Diagnoses a text that is no reference, or one that is, but does not match a rule. */
function within(isReference: (text: string) => boolean, diagnose: Kind["diagnose"], rule: Rule): Kind["diagnose"] {
  return (input, location) => (isReference(input) ? kindDiagnostic(input, location, rule) : diagnose(input, location));
}

const SCHEME = /^[A-Za-z][-+.A-Za-z0-9]*:/;

function kindDiagnostic(input: string, location: Location, { code, section, rule, what }: Rule): Diagnostic {
  const scheme = SCHEME.exec(input)?.[0];
  const common = { location, input, code, section, rule, help: undefined };
  if (code === "relative-ref" || code === "irelative-ref") {
    const offset = (scheme?.length ?? 1) - 1;
    const texts = { reason: `${what} has no scheme`, label: "the end of a scheme" };
    return { ...commandDiagnostic({ ...common, offset, length: 1, ...texts }), component: "scheme" };
  }
  if (scheme === undefined) {
    const texts = { reason: `${what} begins with a scheme`, label: "expected a scheme" };
    return { ...commandDiagnostic({ ...common, offset: 0, length: 0, ...texts }), component: "scheme" };
  }
  const texts = { reason: `${what} has no fragment`, label: "the beginning of a fragment" };
  return {
    ...commandDiagnostic({ ...common, offset: input.indexOf("#"), length: 1, ...texts }),
    component: "fragment",
  };
}
