/** RFC 3986 §3, §4.2, §4.3 and RFC 3987 §2.2: the productions that `check --as` names, and what a reference needs to be one. */

export interface Production {
  /** With its article. */
  readonly what: string;
  readonly scheme: "required" | "forbidden";
  readonly fragment: "allowed" | "forbidden";
  readonly section: string;
  readonly rule: string;
}

const OF_IRIS = "RFC 3987 §2.2";

/** What a reference needs to be one of these. The two kinds of references need no more. */
export const PRODUCTIONS = {
  "uri-reference": undefined,
  uri: {
    what: "a URI",
    scheme: "required",
    fragment: "allowed",
    section: "RFC 3986 §3",
    rule: 'URI = scheme ":" hier-part [ "?" query ] [ "#" fragment ]',
  },
  "absolute-uri": {
    what: "an absolute-URI",
    scheme: "required",
    fragment: "forbidden",
    section: "RFC 3986 §4.3",
    rule: 'absolute-URI = scheme ":" hier-part [ "?" query ]',
  },
  "relative-ref": {
    what: "a relative reference",
    scheme: "forbidden",
    fragment: "allowed",
    section: "RFC 3986 §4.2",
    rule: 'relative-ref = relative-part [ "?" query ] [ "#" fragment ]',
  },
  "iri-reference": undefined,
  iri: {
    what: "an IRI",
    scheme: "required",
    fragment: "allowed",
    section: OF_IRIS,
    rule: 'IRI = scheme ":" ihier-part [ "?" iquery ] [ "#" ifragment ]',
  },
  "absolute-iri": {
    what: "an absolute-IRI",
    scheme: "required",
    fragment: "forbidden",
    section: OF_IRIS,
    rule: 'absolute-IRI = scheme ":" ihier-part [ "?" iquery ]',
  },
  "irelative-ref": {
    what: "a relative reference",
    scheme: "forbidden",
    fragment: "allowed",
    section: OF_IRIS,
    rule: 'irelative-ref = irelative-part [ "?" iquery ] [ "#" ifragment ]',
  },
} as const satisfies Record<string, Production | undefined>;

export type KindName = keyof typeof PRODUCTIONS;
export const KINDS: readonly KindName[] = Object.keys(PRODUCTIONS) as KindName[];
