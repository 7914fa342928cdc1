/**
 * RFC 1738, 1808, 2396 and 3986, where their texts leave room: how this package reads each, and the other reading. The
 * codes are those of the assumptions of `@std66/vectors`.
 */
import type { DialectOptions, GrammarOptions } from "../dialect/dialect-options.ts";
import type { ReasonCode } from "../dialect/reason-code.ts";

/** The name of a place where a standard leaves room. Names are stable. */
export type ReadingCode =
  | "G1"
  | "L1"
  | "L2"
  | "L3"
  | "L4"
  | "L5"
  | "L6"
  | "L7"
  | "L8"
  | "L9"
  | "L10"
  | "L11"
  | "L12"
  | "L13"
  | "L14"
  | "L15"
  | "L16"
  | "L17";

/** A place where a standard leaves room, and how it is read. */
export interface Reading {
  /** The standard, and what it leaves open. */
  readonly about: string;
  /** How this package reads it. */
  readonly taken: string;
  /** How else it can be read. */
  readonly otherwise: string;
  /** Why it is read so. */
  readonly because: string;
  /** The option that chooses the other reading, if there is one. */
  readonly option?: keyof DialectOptions | keyof GrammarOptions;
  /** The reasons that rest on it. */
  readonly reasons: readonly ReasonCode[];
}

/**
 * All places where the standards leave room, by code.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#appendix-D | RFC 3986 Appendix D}
 * @example
 * ```ts
 * import { readings } from "@std66/legacy";
 * readings.L7.taken; // => "a relative reference is refused, unless it is empty or a fragment"
 * readings.L7.otherwise; // => "it is resolved by the steps: `foo:a/b` + `../c` is `foo:c`"
 * readings.L7.option; // => "opaqueBase"
 * ```
 */
export const readings: Readonly<Record<ReadingCode, Reading>> = {
  G1: {
    about: "RFC 3986: a path beginning `//`, without authority",
    taken: "left as the pseudocode gives it: `f:/a` + `.//g` is `f://g`",
    otherwise: "`/.` is added before it, as `@std66/resolve` and `@std66/normalize` do: `f:/.//g`",
    because: "RFC 3986 §5.2.4 and §5.3 add nothing; §3.3 forbids such a path in a URI, and names no repair",
    reasons: ["path-looks-like-authority"],
  },
  L1: {
    about: "RFC 1808: empty components",
    taken: "absent, so that `g?` is `g`; but the `//` and the leading `/` of the path are remembered",
    otherwise: "written back with their delimiters: `g?`",
    because: "RFC 1808 §2.4.1, §2.4.4 and §2.4.5 call both empty; §2.4.6 has the slash remembered",
    reasons: ["empty-component-is-absent"],
  },
  L2: {
    about: "RFC 1808: a network location, and no slash after it",
    taken: "a slash is written before a path, params or a query: `http://a` + `;x` is `http://a/;x`",
    otherwise: "only before a path: `http://a;x`, whose network location is `a;x`",
    because: "`net_path` and `abs_path` in RFC 1808 §2.2; by §2.4.3 only a slash ends a network location",
    option: "netLocSlash",
    reasons: ["slash-is-added-last"],
  },
  L3: {
    about: 'RFC 1808: a reference that is "entirely empty"',
    taken: "decided after parsing: `#`, `?`, `;` and `//` are also empty, and inherit the fragment of the base",
    otherwise: 'decided by the text; §4 of RFC 1808 ends: only "when the entire embedded URL is empty"',
    because:
      'RFC 1808 §4 parses first; RFC 2396 G.4: "a reference containing nothing aside from the fragment identifier"',
    option: "emptyReference",
    reasons: ["base-fragment-inherited"],
  },
  L4: {
    about: "RFC 1808, 2396: a reference with a scheme",
    taken: "returned as written",
    otherwise: "put together again from its components, so that RFC 1808 makes `g:h` of `g:h?`",
    because: "both algorithms then stop",
    reasons: [],
  },
  L5: {
    about: "RFC 1808: a scheme",
    taken: "one or more characters; it can begin with a digit",
    otherwise: "it begins with a letter, as since RFC 2396",
    because: "RFC 1808 §2.2 and §2.4.2",
    reasons: ["scheme-begins-with-a-letter"],
  },
  L6: {
    about: "RFC 1808: a base of `mailto:`, `news:`, `telnet:`, or outside the generic form",
    taken: "used like any other base, as is `http://a//b`, which fits only the other form of `absoluteURL`",
    otherwise: "refused, since these schemes have no relative form, and §2.2 describes valid bases",
    because: "RFC 1808 §2.3 lets resolution ignore the differences; §4 refuses nothing",
    reasons: [],
  },
  L7: {
    about: "RFC 2396: an opaque base",
    taken: "a relative reference is refused, unless it is empty or a fragment",
    otherwise: "it is resolved by the steps: `foo:a/b` + `../c` is `foo:c`",
    because: 'RFC 2396 §5: relative forms "cannot be used" there; §5.2 refuses nothing, and step 2 comes first',
    option: "opaqueBase",
    reasons: ["opaque-base"],
  },
  L8: {
    about: "RFC 2396: surplus `..`",
    taken: "kept",
    otherwise: "removed, or refused",
    because: "RFC 2396 Appendix C prints it; §5.2, step 6g allows all three",
    option: "excessDots",
    reasons: ["climb-above-root"],
  },
  L9: {
    about: "RFC 2396: a base without a path",
    taken: "the host moves: `http://a` + `g` is `http://ag`",
    otherwise: "a slash is added in the merge, as in RFC 3986 §5.2.3: `http://a/g`",
    because: "the steps say so; RFC 3986 D.2 lists it as corrected",
    reasons: ["pathless-base-merge"],
  },
  L10: {
    about: "RFC 2396: a reference outside its own grammar, such as `?y`",
    taken: "resolved anyway",
    otherwise: "refused",
    because: "its examples resolve `?y`",
    reasons: ["query-only-keeps-path", "algorithm-asks-no-grammar"],
  },
  L11: {
    about: "RFC 1808, 2396: a result beginning `//`",
    taken: "left unchanged: `f://g`",
    otherwise: "`/.` is added before it: `f:/.//g`",
    because: "their steps add nothing",
    reasons: ["path-looks-like-authority"],
  },
  L12: {
    about: "RFC 1808, 2396: dots",
    taken: "an empty segment counts as `<segment>`; the leading slash of the path ends none",
    otherwise: "an empty segment does not count, or the leading slash ends one",
    because: "`/../g` in the examples; `segment = *pchar`",
    reasons: ["climb-above-root"],
  },
  L13: {
    about: "RFC 1738: validity",
    taken: "by the scheme's own rule; `genericurl` for other schemes",
    otherwise: "by `otherurl`, which is `genericurl` for all",
    because: "by `otherurl`, any `xchar` could follow any scheme, and no form would matter",
    reasons: ["each-scheme-has-its-form"],
  },
  L14: {
    about: "RFC 2732: `[::1.2.3.4]`",
    taken: "accepted",
    otherwise: "refused, by the grammar of RFC 2373",
    because: "its examples, despite a mistake in RFC 2373's grammar",
    reasons: ["brackets-only-around-ip-literals"],
  },
  L15: {
    about: "RFC 2396: the scheme of a reference to resolve",
    taken: "all before the first `:`, without `/`, `?` and `#`: `a_b:c` and `1:c` have a scheme",
    otherwise: "only what its §3.1 allows as a scheme",
    because: "RFC 2396 §5.2, step 1 parses by §4.3, which names Appendix B",
    reasons: ["colon-in-first-segment"],
  },
  L16: {
    about: "RFC 1808: a network location",
    taken: "any sequence of its characters: `http://h:x/` is valid",
    otherwise: "a server as in RFC 1738 §3.1: `http://h:x/` is not",
    because: "RFC 1808 §2.2 says no more; §2.1 refers to RFC 1738",
    option: "netLoc",
    reasons: ["net-loc-has-no-form"],
  },
  L17: {
    about: "RFC 2396, 3986: a reference that repeats the scheme of the base",
    taken: "the scheme counts: `http:g` is absolute",
    otherwise: "the scheme is ignored: `http://a/b/c/d` + `http:g` is `http://a/b/c/g`",
    because: 'RFC 2396 C.2 and RFC 3986 §5.4.2 print both, the first "for validating parsers" and "for strict parsers"',
    option: "strict",
    reasons: ["same-scheme-loophole"],
  },
};
