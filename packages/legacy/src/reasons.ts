/** Why the standards differ: each difference with the sections that have it. */

/** The name of a difference; it stays as it is. */
export type ReasonCode =
  | "params-are-not-path"
  | "params-hide-slashes"
  | "query-only-keeps-path"
  | "empty-ref-is-current-document"
  | "base-fragment-inherited"
  | "empty-component-is-absent"
  | "climb-above-root"
  | "dots-in-absolute-paths"
  | "same-scheme-loophole"
  | "pathless-base-merge"
  | "net-loc-runs-to-slash"
  | "empty-authority"
  | "opaque-base"
  | "opaque-query"
  | "rootless-dot-removal"
  | "path-looks-like-authority"
  | "colon-in-first-segment"
  | "scheme-begins-with-a-letter"
  | "empty-scheme-specific-part"
  | "empty-reference-by-grammar"
  | "tilde-became-unreserved"
  | "marks-became-reserved"
  | "plus-dollar-comma-became-reserved"
  | "brackets-only-around-ip-literals"
  | "registry-names-moved-into-host"
  | "ipv4-octet-range"
  | "port-may-be-empty"
  | "question-mark-in-ftp-path"
  | "no-relative-form"
  | "each-scheme-has-its-form"
  | "fragment-is-not-in-the-url"
  | "first-segment-is-not-empty"
  | "excluded-characters"
  | "base-without-scheme"
  | "slash-is-added-last"
  | "segments-have-params"
  | "hostname-ends-in-dot"
  | "net-loc-has-no-form"
  | "algorithm-asks-no-grammar"
  | "another-standard";

/** A difference, in words. */
export interface Reason {
  /** A line. */
  readonly summary: string;
  /** Some sentences. */
  readonly explanation: string;
  /** Where this is written, as `RFC 1808 §2.4.5`. */
  readonly citations: readonly string[];
}

/**
 * All differences by their codes.
 *
 * @example
 * ```ts
 * import { reasons } from "@std66/legacy";
 * reasons["pathless-base-merge"].summary; // => "RFC 2396 forgets the slash when the base has no path"
 * reasons["pathless-base-merge"].citations[0]; // => "RFC 2396 §5.2 step 6a"
 * ```
 */
export const reasons: Readonly<Record<ReasonCode, Reason>> = {
  "params-are-not-path": {
    summary: 'Parameters after the first ";" were a component of their own in RFC 1808',
    explanation:
      'RFC 1738 allows a semicolon in the path of an http URL and gives it no meaning there. RFC 1808 cuts the path at its first semicolon and keeps the rest as <params>, which a reference can replace and which dot segments never touch; the type of an ftp URL is one. RFC 2396 lets each segment have parameters and takes them out of the parsing of references, so ";x" is a segment and "g;x=1/./y" has a dot segment in it. RFC 3986 leaves a semicolon to the scheme.',
    citations: [
      "RFC 1738 §3.2.2",
      "RFC 1808 §2.4.5",
      "RFC 1808 §4 (last paragraphs)",
      "RFC 2396 §3.3",
      "RFC 2396 Appendix G.4",
      "RFC 3986 §3.3",
    ],
  },
  "params-hide-slashes": {
    summary: 'In RFC 1808 slashes after the first ";" do not count as hierarchy',
    explanation:
      'RFC 1808 takes everything after the first semicolon away before it looks at the path, so in "/b;x/c/d" the path is only "/b". Later RFCs see three segments there and resolve "g" next to "d".',
    citations: ["RFC 1808 §2.2 (param)", "RFC 1808 §2.4.5", "RFC 2396 Appendix G.4"],
  },
  "query-only-keeps-path": {
    summary: "A reference that is only a query: RFC 2396 drops the last path segment, the others keep it",
    explanation:
      'RFC 2396 sends "?y" through the ordinary merge with an empty path, which loses the base\'s last segment. RFC 1808 keeps the whole base path, and RFC 3986 restores that.',
    citations: ["RFC 1808 §4 step 5", "RFC 2396 §5.2 step 6", "RFC 3986 §5.2.2", "RFC 3986 Appendix D.2"],
  },
  "empty-ref-is-current-document": {
    summary: "RFC 2396 gives an empty reference no URI: it means the current document",
    explanation:
      "In RFC 2396 a reference without scheme, authority, path and query is not resolved at all; it names the document that it stands in. RFC 1808 and RFC 3986 resolve it against the base like any other reference.",
    citations: ["RFC 2396 §4.2", "RFC 2396 §5.2 step 2", "RFC 2396 Appendix G.4", "RFC 3986 §4.4"],
  },
  "base-fragment-inherited": {
    summary: "RFC 1808 lets an empty reference inherit the base's fragment",
    explanation:
      "RFC 1808 sets an entirely empty reference equal to the whole base URL, fragment included. RFC 3986 strips the fragment from a base before use, so it can never be inherited.",
    citations: ["RFC 1808 §4 step 2a", "RFC 1808 §5.2", "RFC 3986 §5.1", "RFC 3986 §5.2.2"],
  },
  "empty-component-is-absent": {
    summary: "RFC 1808 cannot tell an empty component from an absent one",
    explanation:
      'By the parsing rules of RFC 1808 a "?", "#" or ";" with nothing after it yields an empty component, which counts as missing and is not written back. RFC 2396 and RFC 3986 keep undefined and empty apart and preserve the delimiter.',
    citations: ["RFC 1808 §2.4.1", "RFC 1808 §2.4.4", "RFC 1808 §2.4.5", "RFC 2396 §5.2 step 7", "RFC 3986 §5.3"],
  },
  "climb-above-root": {
    summary: '".." above the root was an error or was kept; now it is dropped',
    explanation:
      'RFC 1808 leaves surplus ".." segments in the result and RFC 2396 calls them an error that one may keep, remove or refuse. RFC 3986 always removes them, because servers might otherwise read them as a way out of the tree.',
    citations: ["RFC 1808 §5.2", "RFC 2396 §5.2 step 6g", "RFC 2396 Appendix C.2", "RFC 3986 §5.2.4"],
  },
  "dots-in-absolute-paths": {
    summary: "Before RFC 3986 dot segments were only special in relative paths",
    explanation:
      'RFC 1808 and RFC 2396 remove "." and ".." only while they merge a relative path with the base, so absolute paths and full URIs keep them. RFC 3986 applies remove_dot_segments to the path of every reference.',
    citations: ["RFC 1808 §4 steps 2b, 4", "RFC 2396 §5.2 steps 3, 5", "RFC 3986 §5.2.2", "RFC 3986 Appendix D.2"],
  },
  "same-scheme-loophole": {
    summary: '"http:g" is an absolute URI, not a relative reference',
    explanation:
      "RFC 1630 let a reference repeat the base's scheme, and some parsers still drop it. RFC 2396 lets them where the scheme is always hierarchical, and RFC 3986 where they are not strict, for backward compatibility.",
    citations: ["RFC 1808 §5.2", "RFC 2396 §5.2 step 3", "RFC 3986 §5.2.2", "RFC 3986 §5.4.2"],
  },
  "pathless-base-merge": {
    summary: "RFC 2396 forgets the slash when the base has no path",
    explanation:
      'Step 6a of RFC 2396 copies nothing from an empty base path, so "g" against "http://a" would become the host "ag". RFC 3986 inserts a slash whenever the base has an authority, even an empty one, and no path.',
    citations: ["RFC 2396 §5.2 step 6a", "RFC 3986 §5.2.3", "RFC 3986 Appendix D.2"],
  },
  "net-loc-runs-to-slash": {
    summary: "In RFC 1808 the network location ends only at a slash",
    explanation:
      'RFC 1808 takes everything from "//" to the next slash as <net_loc>, including "?" and ";". Since RFC 2396 a question mark ends the authority, so "http://a?x" has the query "x".',
    citations: ["RFC 1808 §2.2 (net_loc)", "RFC 1808 §2.4.3", "RFC 2396 §3.2", "RFC 3986 §3.2"],
  },
  "empty-authority": {
    summary: '"//" followed by nothing is a defined but empty authority',
    explanation:
      "RFC 1808 treats an empty <net_loc> as missing and inherits the base's. In RFC 2396 and RFC 3986 the two slashes alone define an (empty) authority, which replaces the base's.",
    citations: ["RFC 1808 §4 step 3", "RFC 2396 §5.2 step 4", "RFC 3986 §3.2.2", "RFC 3986 §5.2.2"],
  },
  "opaque-base": {
    summary: "RFC 2396 knows opaque URIs and refuses relative references against them",
    explanation:
      "A URI whose scheme is followed by something else than a slash is opaque in RFC 2396 and has no hierarchy to resolve in. RFC 3986 has no opaque URIs: a rootless path is a path, and the algorithm runs.",
    citations: ["RFC 2396 §3", "RFC 2396 §5", "RFC 3986 §3.3", "RFC 3986 Appendix D.2"],
  },
  "opaque-query": {
    summary: "In RFC 2396 an opaque URI has no query",
    explanation:
      'RFC 2396 counts "?" among the characters of opaque_part, so "mailto:a?b" has no query component there. In RFC 3986 every URI can have a query.',
    citations: ["RFC 2396 §3 (uric_no_slash)", "RFC 3986 §3", "RFC 3986 Appendix D.2 (opaque_part)"],
  },
  "rootless-dot-removal": {
    summary: 'Removing ".." from a rootless path can leave a leading slash',
    explanation:
      'Step 2C of remove_dot_segments puts back the slash that followed the removed segment, so "a/../c" becomes "/c". RFC 1808 and RFC 2396 delete "<segment>/../" as a whole and leave "c".',
    citations: ["RFC 3986 §5.2.4", "RFC 1808 §4 step 6c", "RFC 2396 §5.2 step 6e"],
  },
  "path-looks-like-authority": {
    summary: 'A result path that begins with "//" must not turn into an authority',
    explanation:
      'Dot removal can leave a path that begins with two slashes although there is no authority, and written down it would be read as a host. With "/." in front of it, it is the same path after dot removal.',
    citations: ["RFC 3986 §3.3", "RFC 3986 §5.2.4", "RFC 3986 §5.3"],
  },
  "colon-in-first-segment": {
    summary: "A colon in the first segment of a relative path would make a scheme",
    explanation:
      '"this:that" reads as the scheme "this", so a relative path may not have a colon in its first segment. Write "./this:that" instead. Where the text before the colon is not a scheme, as in "a_b:c", RFC 1808 takes it for a path when it resolves, RFC 2396 still for a scheme, and RFC 3986 refuses it.',
    citations: ["RFC 1808 §2.4.2", "RFC 1808 §5.3", "RFC 2396 §5", "RFC 2396 Appendix B", "RFC 3986 §4.2"],
  },
  "scheme-begins-with-a-letter": {
    summary: "Since RFC 2396 a scheme begins with a letter",
    explanation:
      'RFC 1738 and RFC 1808 allow digits and "+-." anywhere in a scheme name. RFC 2396 requires a letter first, so "1:b" is no longer a URI of any kind, although a reference is taken apart by its Appendix B, which asks for none.',
    citations: ["RFC 1738 §5", "RFC 1808 §2.2", "RFC 2396 Appendix B", "RFC 2396 Appendix G.2", "RFC 3986 §3.1"],
  },
  "empty-scheme-specific-part": {
    summary: '"foo:" became valid with RFC 3986',
    explanation:
      'RFC 2396 requires something after the colon. RFC 3986 allows an empty path because "dav:" and "about:" were in use.',
    citations: ["RFC 2396 Appendix A (absoluteURI)", "RFC 3986 §3.3", "RFC 3986 Appendix D.2"],
  },
  "empty-reference-by-grammar": {
    summary: "RFC 2396's grammar has no relative reference with an empty path",
    explanation:
      'rel_path needs at least one character, so "?y" is outside RFC 2396\'s grammar although its own examples resolve it. RFC 3986 added path-empty.',
    citations: ["RFC 2396 §5 (rel_path)", "RFC 2396 Appendix C.1", "RFC 3986 §4.2"],
  },
  "tilde-became-unreserved": {
    summary: '"~": excluded in 1738 and 1808, unreserved since 2396',
    explanation:
      'RFC 1738 counts the tilde among the "national" characters that must be encoded. RFC 2396 made it unreserved because everybody used it, so "%7E" and "~" are equivalent today.',
    citations: ["RFC 1738 §5 (national)", "RFC 2396 §2.3", "RFC 2396 Appendix G.2", "RFC 3986 §2.3"],
  },
  "marks-became-reserved": {
    summary: "! * ' ( ): unreserved until RFC 2396, reserved in RFC 3986",
    explanation:
      'These marks were often unsafe to decode, so RFC 3986 moved them to sub-delims. A normalizer must no longer decode "%21" to "!".',
    citations: ["RFC 1738 §5 (extra)", "RFC 2396 §2.3 (mark)", "RFC 3986 §2.2", "RFC 3986 Appendix D.2"],
  },
  "plus-dollar-comma-became-reserved": {
    summary: "+ $ ,: unreserved in RFC 1738, reserved since RFC 2396",
    explanation:
      "RFC 1738 lists these three as safe or extra, that is unreserved. RFC 2396 reserved them because queries use them as separators.",
    citations: ["RFC 1738 §5 (safe, extra)", "RFC 2396 Appendix G.2", "RFC 3986 §2.2"],
  },
  "brackets-only-around-ip-literals": {
    summary: "[ ]: excluded, then reserved everywhere, now only around an IP literal",
    explanation:
      "RFC 2396 excludes square brackets, RFC 2732 adds them to the reserved set and so lets them into queries and fragments. RFC 3986 allows them nowhere but around an IP literal in the host.",
    citations: ["RFC 2396 §2.4.3", "RFC 2732 §3", "RFC 3986 §3.2.2", "RFC 3986 Appendix D.1"],
  },
  "registry-names-moved-into-host": {
    summary: "RFC 2396's registry names are now host names",
    explanation:
      "RFC 1738 knows host names of the DNS and a port of digits, and nothing else. RFC 2396 has such servers and, beside them, free registry names, colons and all. RFC 3986 has one host rule whose reg-name takes almost any characters, percent-encoded ones included, and a port of digits behind its colon.",
    citations: ["RFC 1738 §3.1", "RFC 2396 §3.2", "RFC 3986 §3.2.2", "RFC 3986 Appendix D.2"],
  },
  "ipv4-octet-range": {
    summary: "999.1.1.1 is a registered name, not an IPv4 address",
    explanation:
      "RFC 1738 and RFC 2396 accept any digits in a part, RFC 2732 up to three. RFC 3986 limits each octet to 0-255 without leading zeros; anything else falls through to reg-name and stays valid.",
    citations: ["RFC 1738 §5", "RFC 2396 §3.2.2", "RFC 2732 §3", "RFC 3986 §3.2.2", "RFC 3986 §7.4"],
  },
  "port-may-be-empty": {
    summary: '"host:" with no port is allowed since RFC 2396',
    explanation:
      "RFC 1738 wants at least one digit after the colon. RFC 2396 and RFC 3986 accept an empty port, and normalizers drop its colon.",
    citations: ["RFC 1738 §5", "RFC 2396 Appendix G.3", "RFC 3986 §3.2.3"],
  },
  "question-mark-in-ftp-path": {
    summary: 'RFC 1738 allows "?" inside an ftp or file path segment',
    explanation:
      "RFC 1808 calls that an error of RFC 1738. Under the generic syntax the question mark begins the query in every scheme.",
    citations: ["RFC 1738 §5 (fsegment)", "RFC 1808 §2.3", "RFC 3986 §3.4"],
  },
  "no-relative-form": {
    summary: "RFC 1738 has no relative URLs",
    explanation:
      "A URL of RFC 1738 begins with a scheme. Relative ones came with RFC 1808, half a year later, which also says how to resolve them.",
    citations: ["RFC 1738 §2.1", "RFC 1738 §2.3", "RFC 1808 §1"],
  },
  "each-scheme-has-its-form": {
    summary: "In RFC 1738 the scheme decides on the form",
    explanation:
      'RFC 1738 gives ftp, http, gopher, mailto, news, nntp, telnet, wais, file and prospero a grammar each, and any other scheme none: an http URL has no user there, a telnet URL no path, and "?" begins a query in http and wais alone. RFC 1808 parses all of them by one generic form, which some fit only partly, and RFC 3986 has one syntax for all schemes.',
    citations: ["RFC 1738 §3", "RFC 1738 §5", "RFC 1808 §2.1", "RFC 1808 §2.3", "RFC 3986 §1.1.1"],
  },
  "first-segment-is-not-empty": {
    summary: "In RFC 1808 the first segment of a path is not empty",
    explanation:
      'RFC 1808 writes a path as "/" and a first segment of at least one character, so that nothing but "//" and a network location begins with two slashes. RFC 2396 and RFC 3986 allow empty segments anywhere behind an authority.',
    citations: ["RFC 1808 §2.2 (fsegment)", "RFC 2396 §3.3", "RFC 3986 §3.3"],
  },
  "fragment-is-not-in-the-url": {
    summary: 'In RFC 1738 a "#" is not part of a URL',
    explanation:
      'RFC 1738 calls "#" unsafe, since it sets off a fragment identifier that follows a URL. RFC 3986 made the fragment a component of the URI itself.',
    citations: ["RFC 1738 §2.2", "RFC 1808 §2.2", "RFC 2396 §4", "RFC 3986 §3.5"],
  },
  "excluded-characters": {
    summary: "Characters that no RFC has ever allowed",
    explanation:
      'Space and control characters, quotation marks, angle brackets, braces, "|", "\\", "^", the grave accent, everything outside of ASCII, and a "%" without two hexadecimal digits have to be percent-encoded in each of the RFCs. So has a second "#".',
    citations: ["RFC 1738 §2.2", "RFC 1808 §2.2", "RFC 2396 §2.4.3", "RFC 3986 §2"],
  },
  "base-without-scheme": {
    summary: "A base has to be absolute",
    explanation:
      "Each algorithm takes the scheme of the target from the base, unless the reference has one. A base without a scheme has to be resolved first. RFC 1808 alone has an empty base, which leaves the reference as it is.",
    citations: ["RFC 1808 §3", "RFC 1808 §4 step 1", "RFC 2396 §5.1", "RFC 3986 §5.1"],
  },
  "slash-is-added-last": {
    summary: "RFC 1808 adds the slash of a base without a path only when it writes the result",
    explanation:
      'RFC 1808 removes the dot segments before the network location and the path get a slash between them, so "." against "http://a" leaves no path at all. RFC 3986 puts the slash there in merging.',
    citations: ["RFC 1808 §2.1", "RFC 1808 §4 steps 6, 7", "RFC 3986 §5.2.3"],
  },
  "segments-have-params": {
    summary: "In RFC 2396 each segment of a path may have parameters",
    explanation:
      'RFC 2396 reads "a;b" as a segment "a" with the parameter "b", wherever in the path it stands. RFC 3986 has no parameters: the semicolon belongs to the segment, and what it means is up to the scheme. RFC 1738 allows it in an http URL without giving it a meaning.',
    citations: ["RFC 1738 §5 (hsegment)", "RFC 2396 §3.3", "RFC 2396 Appendix G.4", "RFC 3986 §3.3"],
  },
  "hostname-ends-in-dot": {
    summary: "Since RFC 2396 a host name may end in a dot",
    explanation:
      "RFC 1738 ends a host name with its last label. RFC 2396 allows one dot behind it, which tells a complete domain name from a local one, and to RFC 3986 such a name is a reg-name like any other.",
    citations: ["RFC 1738 §5 (hostname)", "RFC 2396 §3.2.2 (hostname)", "RFC 3986 §3.2.2"],
  },
  "net-loc-has-no-form": {
    summary: "RFC 1808 does not look into the network location",
    explanation:
      'RFC 1808 takes any characters of a path segment, ";" and "?" for a <net_loc>. RFC 1738 and RFC 3986 have rules for its user, host and port, and refuse what does not fit them.',
    citations: ["RFC 1738 §3.1", "RFC 1808 §2.2 (net_loc)", "RFC 3986 §3.2"],
  },
  "algorithm-asks-no-grammar": {
    summary: "RFC 1808 and RFC 2396 resolve what their own grammars do not have",
    explanation:
      "The algorithms of RFC 1808 and RFC 2396 take any text apart, valid or not, as their examples do. RFC 1738 has nothing but the form of a URL to go by, and RFC 3986 resolves references that are valid.",
    citations: ["RFC 1738 §5", "RFC 1808 §2.4", "RFC 2396 §4.3", "RFC 2396 Appendix C.1", "RFC 3986 §4.1"],
  },
  "another-standard": {
    summary: "The URL Standard is not an RFC",
    explanation:
      "What browsers do is in a living standard with an algorithm of its own, which repairs much and refuses what it cannot repair. It is shown for contrast, and its differences are not explained.",
    citations: ["URL Standard (Goals)"],
  },
};
