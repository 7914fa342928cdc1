// RFC 3986 Appendix D.2: the obsolete rules of RFC 2396, and their translations.

export interface ObsoleteRule {
  readonly rule: string;
  readonly translation: string;
  /** The translation as rules, if it is printed in words. */
  readonly elements?: string;
}

const URIC_NO_SLASH = 'unreserved / pct-encoded / ";" / "?" / ":" / "@" / "&" / "=" / "+" / "$" / ","';

export const obsoleteRules: readonly ObsoleteRule[] = [
  { rule: "absoluteURI", translation: "absolute-URI" },
  { rule: "relativeURI", translation: 'relative-part [ "?" query ]' },
  { rule: "hier_part", translation: '( "//" authority path-abempty / path-absolute ) [ "?" query ]' },
  { rule: "opaque_part", translation: 'path-rootless [ "?" query ]' },
  { rule: "net_path", translation: '"//" authority path-abempty' },
  { rule: "abs_path", translation: "path-absolute" },
  { rule: "rel_path", translation: "path-rootless" },
  { rule: "rel_segment", translation: "segment-nz-nc" },
  { rule: "reg_name", translation: "reg-name" },
  { rule: "server", translation: "authority" },
  { rule: "hostport", translation: 'host [ ":" port ]' },
  { rule: "hostname", translation: "reg-name" },
  { rule: "path_segments", translation: "path-abempty" },
  {
    rule: "param",
    translation: '*<pchar excluding ";">',
    elements: '*( unreserved / pct-encoded / ":" / "@" / "!" / "$" / "&" / "\'" / "(" / ")" / "*" / "+" / "," / "=" )',
  },
  { rule: "uric", translation: `${URIC_NO_SLASH} / "/"` },
  { rule: "uric_no_slash", translation: URIC_NO_SLASH },
  { rule: "mark", translation: '"-" / "_" / "." / "!" / "~" / "*" / "\'" / "(" / ")"' },
  { rule: "escaped", translation: "pct-encoded" },
  { rule: "hex", translation: "HEXDIG" },
  { rule: "alphanum", translation: "ALPHA / DIGIT" },
];
