/** Why the standards differ: each difference with the sections that define it. */

/** The name of a difference. Names are stable. */
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

/** The description of a difference. */
export interface Reason {
  /** One line. */
  readonly summary: string;
  /** A few sentences. */
  readonly explanation: string;
  /** The sections that define it, such as `RFC 1808 §2.4.5`. */
  readonly citations: readonly string[];
}

/**
 * All differences by code.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#appendix-D | RFC 3986 Appendix D}
 * @example
 * ```ts
 * import { reasons } from "@std66/legacy";
 * reasons["pathless-base-merge"].summary; // => "RFC 2396 forgets the slash when the base has no path"
 * reasons["pathless-base-merge"].citations[0]; // => "RFC 2396 §5.2 step 6a"
 * ```
 */
export const reasons: Readonly<Record<ReasonCode, Reason>> = {
  "params-are-not-path": {
    summary: 'In RFC 1808 the parameters after the first ";" are a separate component',
    explanation:
      'RFC 1738 allows a semicolon in the path of an http URL and gives it no meaning there. RFC 1808 cuts the path at its first semicolon and makes the rest <params>, a component that a reference can replace and that dot-segments never touch. An example is the type of an ftp URL. RFC 2396 allows parameters in each segment and ignores them when it resolves references, so ";x" is a segment and "g;x=1/./y" contains a dot-segment. RFC 3986 leaves the meaning of a semicolon to the scheme.',
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
      'RFC 1808 removes everything after the first semicolon before it looks at the path, so the path of "/b;x/c/d" is only "/b". Later RFCs see three segments there and resolve "g" as a sibling of "d".',
    citations: ["RFC 1808 §2.2 (param)", "RFC 1808 §2.4.5", "RFC 2396 Appendix G.4"],
  },
  "query-only-keeps-path": {
    summary: "For a reference that is only a query, RFC 2396 drops the last path segment; the others keep it",
    explanation:
      'RFC 2396 merges the empty path of "?y" with the base like any other path, which drops the last segment of the base. RFC 1808 keeps the whole base path, and RFC 3986 restored that.',
    citations: ["RFC 1808 §4 step 5", "RFC 2396 §5.2 step 6", "RFC 3986 §5.2.2", "RFC 3986 Appendix D.2"],
  },
  "empty-ref-is-current-document": {
    summary: "In RFC 2396 an empty reference means the current document and has no URI",
    explanation:
      "RFC 2396 does not resolve a reference without scheme, authority, path and query. Such a reference means the document that contains it. RFC 1808 and RFC 3986 resolve it against the base like any other reference.",
    citations: ["RFC 2396 §4.2", "RFC 2396 §5.2 step 2", "RFC 2396 Appendix G.4", "RFC 3986 §4.4"],
  },
  "base-fragment-inherited": {
    summary: "In RFC 1808 an empty reference inherits the base's fragment",
    explanation:
      "In RFC 1808 an empty reference stands for the whole base URL, including its fragment. RFC 3986 removes the fragment from a base before use, so a fragment is never inherited.",
    citations: ["RFC 1808 §4 step 2a", "RFC 1808 §5.2", "RFC 3986 §5.1", "RFC 3986 §5.2.2"],
  },
  "empty-component-is-absent": {
    summary: "RFC 1808 does not distinguish an empty component from an absent one",
    explanation:
      'By the parsing rules of RFC 1808, a "?", "#" or ";" with nothing after it gives an empty component. An empty component counts as missing and is not written back. RFC 2396 and RFC 3986 distinguish undefined from empty and keep the delimiter.',
    citations: ["RFC 1808 §2.4.1", "RFC 1808 §2.4.4", "RFC 1808 §2.4.5", "RFC 2396 §5.2 step 7", "RFC 3986 §5.3"],
  },
  "climb-above-root": {
    summary: 'A ".." above the root was kept or was an error; now it is dropped',
    explanation:
      'RFC 1808 leaves surplus ".." segments in the result. RFC 2396 calls them an error, and allows keeping them, removing them or refusing the reference. RFC 3986 always removes them, because a server might otherwise follow them out of its tree.',
    citations: ["RFC 1808 §5.2", "RFC 2396 §5.2 step 6g", "RFC 2396 Appendix C.2", "RFC 3986 §5.2.4"],
  },
  "dots-in-absolute-paths": {
    summary: "Before RFC 3986, dot-segments were special only in relative paths",
    explanation:
      'RFC 1808 and RFC 2396 remove "." and ".." only when they merge a relative path with the base, so absolute paths and full URIs keep them. RFC 3986 applies remove_dot_segments to the path of every reference.',
    citations: ["RFC 1808 §4 steps 2b, 4", "RFC 2396 §5.2 steps 3, 5", "RFC 3986 §5.2.2", "RFC 3986 Appendix D.2"],
  },
  "same-scheme-loophole": {
    summary: '"http:g" is an absolute URI, not a relative reference',
    explanation:
      "RFC 1630 let a reference repeat the scheme of its base, and some parsers still ignore such a scheme. For backward compatibility, RFC 2396 permits this if the scheme is always hierarchical, and RFC 3986 if the parser is not strict.",
    citations: ["RFC 1808 §5.2", "RFC 2396 §5.2 step 3", "RFC 3986 §5.2.2", "RFC 3986 §5.4.2"],
  },
  "pathless-base-merge": {
    summary: "RFC 2396 forgets the slash when the base has no path",
    explanation:
      'Step 6a of RFC 2396 copies nothing from an empty base path, so "g" against "http://a" would become the host "ag". RFC 3986 inserts a slash whenever the base has an authority, even an empty one, and no path.',
    citations: ["RFC 2396 §5.2 step 6a", "RFC 3986 §5.2.3", "RFC 3986 Appendix D.2"],
  },
  "net-loc-runs-to-slash": {
    summary: "In RFC 1808 only a slash ends the network location",
    explanation:
      'RFC 1808 takes everything from "//" to the next slash as <net_loc>, including "?" and ";". Since RFC 2396 a question mark also ends the authority, so "http://a?x" has the query "x".',
    citations: ["RFC 1808 §2.2 (net_loc)", "RFC 1808 §2.4.3", "RFC 2396 §3.2", "RFC 3986 §3.2"],
  },
  "empty-authority": {
    summary: 'A "//" defines an authority, even an empty one',
    explanation:
      "RFC 1808 treats an empty <net_loc> as missing and inherits that of the base. In RFC 2396 and RFC 3986 the two slashes alone define an empty authority, which replaces that of the base.",
    citations: ["RFC 1808 §4 step 3", "RFC 2396 §5.2 step 4", "RFC 3986 §3.2.2", "RFC 3986 §5.2.2"],
  },
  "opaque-base": {
    summary: "RFC 2396 has opaque URIs and refuses relative references against them",
    explanation:
      "In RFC 2396 a URI is opaque if anything but a slash follows the scheme. It has no hierarchy in which to resolve a reference. RFC 3986 has no opaque URIs: a rootless path is a path, and the algorithm applies.",
    citations: ["RFC 2396 §3", "RFC 2396 §5", "RFC 3986 §3.3", "RFC 3986 Appendix D.2"],
  },
  "opaque-query": {
    summary: "In RFC 2396 an opaque URI has no query",
    explanation:
      'In RFC 2396 "?" is one of the characters of opaque_part, so "mailto:a?b" has no query component. In RFC 3986 every URI can have a query.',
    citations: ["RFC 2396 §3 (uric_no_slash)", "RFC 3986 §3", "RFC 3986 Appendix D.2 (opaque_part)"],
  },
  "rootless-dot-removal": {
    summary: 'Removing ".." from a rootless path can leave a leading slash',
    explanation:
      'Step 2C of remove_dot_segments puts back the slash that followed the removed segment, so "a/../c" becomes "/c". RFC 1808 and RFC 2396 delete "<segment>/../" as a whole, which leaves "c".',
    citations: ["RFC 3986 §5.2.4", "RFC 1808 §4 step 6c", "RFC 2396 §5.2 step 6e"],
  },
  "path-looks-like-authority": {
    summary: 'std66 adds "/." before a path that begins with "//" and has no authority',
    explanation:
      'This is no difference between RFCs. Dot removal can leave a path that begins with two slashes although there is no authority, and the result then reads as if it had one. RFC 3986 forbids such a path (§3.3), but its algorithm leaves it and names no repair. @std66/resolve adds "/.", so that the result reads as it was computed; dot removal gives the same path again.',
    citations: ["RFC 3986 §3.3", "RFC 3986 §5.2.4", "RFC 3986 §5.3"],
  },
  "colon-in-first-segment": {
    summary: "A colon in the first segment of a relative path would be read as the end of a scheme",
    explanation:
      '"this:that" is read as a URI with the scheme "this", so a relative path must not have a colon in its first segment. Write "./this:that" instead. The RFCs differ if the text before the colon is not a scheme, as in "a_b:c". RFC 1808 resolves it as a path, RFC 2396 still takes it as a URI with a scheme, and RFC 3986 refuses it.',
    citations: ["RFC 1808 §2.4.2", "RFC 1808 §5.3", "RFC 2396 §5", "RFC 2396 Appendix B", "RFC 3986 §4.2"],
  },
  "scheme-begins-with-a-letter": {
    summary: "Since RFC 2396 a scheme must begin with a letter",
    explanation:
      'RFC 1738 and RFC 1808 allow digits and "+-." anywhere in a scheme name. RFC 2396 requires a letter at the start, so "1:b" is no longer a URI of any kind. Its Appendix B, which splits a reference into components, does not check this.',
    citations: ["RFC 1738 §5", "RFC 1808 §2.2", "RFC 2396 Appendix B", "RFC 2396 Appendix G.2", "RFC 3986 §3.1"],
  },
  "empty-scheme-specific-part": {
    summary: '"foo:" became valid with RFC 3986',
    explanation:
      'RFC 2396 requires something after the colon. RFC 3986 allows an empty path, because "dav:" and "about:" were in use.',
    citations: ["RFC 2396 Appendix A (absoluteURI)", "RFC 3986 §3.3", "RFC 3986 Appendix D.2"],
  },
  "empty-reference-by-grammar": {
    summary: "The grammar of RFC 2396 has no relative reference with an empty path",
    explanation:
      'A rel_path has at least one character, so the grammar of RFC 2396 does not allow "?y", although its own examples resolve it. RFC 3986 added path-empty.',
    citations: ["RFC 2396 §5 (rel_path)", "RFC 2396 Appendix C.1", "RFC 3986 §4.2"],
  },
  "tilde-became-unreserved": {
    summary: '"~": excluded in RFC 1738 and RFC 1808, unreserved since RFC 2396',
    explanation:
      'RFC 1738 counts the tilde among the "national" characters, which must be encoded. RFC 2396 made it unreserved because it was widely used, so "%7E" and "~" are equivalent today.',
    citations: ["RFC 1738 §5 (national)", "RFC 2396 §2.3", "RFC 2396 Appendix G.2", "RFC 3986 §2.3"],
  },
  "marks-became-reserved": {
    summary: "! * ' ( ): unreserved up to RFC 2396, reserved in RFC 3986",
    explanation:
      'These marks were often unsafe to decode, so RFC 3986 moved them to sub-delims. A normalizer must no longer decode "%21" to "!".',
    citations: ["RFC 1738 §5 (extra)", "RFC 2396 §2.3 (mark)", "RFC 3986 §2.2", "RFC 3986 Appendix D.2"],
  },
  "plus-dollar-comma-became-reserved": {
    summary: "+ $ ,: unreserved in RFC 1738, reserved since RFC 2396",
    explanation:
      "RFC 1738 lists these three as safe or extra, which makes them unreserved. RFC 2396 reserved them because queries use them as separators.",
    citations: ["RFC 1738 §5 (safe, extra)", "RFC 2396 Appendix G.2", "RFC 3986 §2.2"],
  },
  "brackets-only-around-ip-literals": {
    summary: "[ ]: excluded, then reserved everywhere, now allowed only around an IP literal",
    explanation:
      "RFC 2396 excludes square brackets. RFC 2732 adds them to the reserved set, which also allows them in queries, in fragments, and after the first character of an opaque part. RFC 3986 allows them only around an IP literal in the host.",
    citations: ["RFC 2396 §2.4.3", "RFC 2732 §3", "RFC 3986 §3.2.2", "RFC 3986 Appendix D.1"],
  },
  "registry-names-moved-into-host": {
    summary: "The registry names of RFC 2396 are now host names",
    explanation:
      "RFC 1738 allows a DNS host name or four numbers, a port of digits and, in some schemes, a user and a password. RFC 2396 has the same servers and also free registry names, which may contain colons. RFC 3986 has a single host rule, whose reg-name takes almost any character, including percent-encoded ones, and a port of digits after the colon.",
    citations: ["RFC 1738 §3.1", "RFC 2396 §3.2", "RFC 3986 §3.2.2", "RFC 3986 Appendix D.2"],
  },
  "ipv4-octet-range": {
    summary: "999.1.1.1 is a registered name, not an IPv4 address",
    explanation:
      "RFC 1738 and RFC 2396 accept any number of digits in a part, RFC 2732 up to three. RFC 3986 limits each octet to 0-255 without leading zeros. Anything else is a reg-name and stays valid.",
    citations: ["RFC 1738 §5", "RFC 2396 §3.2.2", "RFC 2732 §3", "RFC 3986 §3.2.2", "RFC 3986 §7.4"],
  },
  "port-may-be-empty": {
    summary: 'Since RFC 2396 the port may be empty, as in "host:"',
    explanation:
      "RFC 1738 requires at least one digit after the colon. RFC 2396 and RFC 3986 accept an empty port, and normalizers remove its colon.",
    citations: ["RFC 1738 §5", "RFC 2396 Appendix G.3", "RFC 3986 §3.2.3"],
  },
  "question-mark-in-ftp-path": {
    summary: 'RFC 1738 allows "?" in a path segment of an ftp or file URL',
    explanation:
      "RFC 1808 calls this an error in RFC 1738. In the generic syntax, a question mark begins the query in every scheme.",
    citations: ["RFC 1738 §5 (fsegment)", "RFC 1808 §2.3", "RFC 3986 §3.4"],
  },
  "no-relative-form": {
    summary: "RFC 1738 has no relative URLs",
    explanation:
      "A URL of RFC 1738 begins with a scheme. RFC 1808 added relative URLs half a year later and says how to resolve them.",
    citations: ["RFC 1738 §2.1", "RFC 1738 §2.3", "RFC 1808 §1"],
  },
  "each-scheme-has-its-form": {
    summary: "In RFC 1738 each scheme has its own form",
    explanation:
      'RFC 1738 defines a separate grammar for ftp, http, gopher, mailto, news, nntp, telnet, wais, file and prospero, and none for any other scheme. An http URL has no user, a telnet URL has no path, and "?" begins a query only in http and wais. RFC 1808 parses all of them by one generic form, which some fit only in part. RFC 3986 has one syntax for all schemes.',
    citations: ["RFC 1738 §3", "RFC 1738 §5", "RFC 1808 §2.1", "RFC 1808 §2.3", "RFC 3986 §1.1.1"],
  },
  "first-segment-is-not-empty": {
    summary: "In RFC 1808 the first segment of a path is never empty",
    explanation:
      "In RFC 1808 a path, if there is one, begins with a segment of at least one character, so two leading slashes always introduce a network location. RFC 2396 and RFC 3986 allow empty segments anywhere after an authority.",
    citations: ["RFC 1808 §2.2 (fsegment)", "RFC 2396 §3.3", "RFC 3986 §3.3"],
  },
  "fragment-is-not-in-the-url": {
    summary: 'In RFC 1738 a "#" is not part of a URL',
    explanation:
      'RFC 1738 calls "#" unsafe because it separates a URL from a fragment identifier that follows it. RFC 3986 made the fragment a component of the URI itself.',
    citations: ["RFC 1738 §2.2", "RFC 1808 §2.2", "RFC 2396 §4", "RFC 3986 §3.5"],
  },
  "excluded-characters": {
    summary: "Characters that no RFC has ever allowed",
    explanation:
      'Every RFC requires percent-encoding for spaces and control characters, quotation marks, angle brackets, braces, "|", "\\", "^", the grave accent, all characters outside ASCII, and a "%" without two hexadecimal digits. The same is true of a second "#".',
    citations: ["RFC 1738 §2.2", "RFC 1808 §2.2", "RFC 2396 §2.4.3", "RFC 3986 §2"],
  },
  "base-without-scheme": {
    summary: "A base must be absolute",
    explanation:
      "Each algorithm takes the scheme of the target from the base unless the reference has one. A base without a scheme has to be resolved first. Only RFC 1808 allows an empty base, which leaves the reference unchanged.",
    citations: ["RFC 1808 §3", "RFC 1808 §4 step 1", "RFC 2396 §5.1", "RFC 3986 §5.1"],
  },
  "slash-is-added-last": {
    summary: "RFC 1808 adds the slash after a base without a path only when it writes the result",
    explanation:
      'RFC 1808 removes the dot-segments before it puts a slash after the network location, so "." against "http://a" leaves no path at all. The slash also comes before a query alone, since only a slash ends a network location: "?y" gives "http://a/?y". RFC 3986 adds the slash during the merge, which "?y" does not need.',
    citations: ["RFC 1808 §2.2 (net_path, abs_path)", "RFC 1808 §4 steps 6, 7", "RFC 3986 §5.2.3"],
  },
  "segments-have-params": {
    summary: "In RFC 2396 each segment of a path can have parameters",
    explanation:
      'RFC 2396 reads "a;b" anywhere in a path as the segment "a" with the parameter "b". RFC 3986 has no parameters: the semicolon belongs to the segment, and its meaning is up to the scheme. RFC 1738 allows it in an http URL without giving it a meaning.',
    citations: ["RFC 1738 §5 (hsegment)", "RFC 2396 §3.3", "RFC 2396 Appendix G.4", "RFC 3986 §3.3"],
  },
  "hostname-ends-in-dot": {
    summary: "Since RFC 2396 a host name can end in a dot",
    explanation:
      "In RFC 1738 a host name ends with its last label. RFC 2396 allows one dot after it, which distinguishes a complete domain name from a local one. In RFC 3986 such a name is a reg-name like any other.",
    citations: ["RFC 1738 §5 (hostname)", "RFC 2396 §3.2.2 (hostname)", "RFC 3986 §3.2.2"],
  },
  "net-loc-has-no-form": {
    summary: "RFC 1808 gives the network location no structure",
    explanation:
      'In RFC 1808 a <net_loc> is any sequence of path segment characters, ";" and "?". RFC 1738 and RFC 3986 have rules for its user, host and port, and refuse anything that does not fit them.',
    citations: ["RFC 1738 §3.1", "RFC 1808 §2.2 (net_loc)", "RFC 3986 §3.2"],
  },
  "algorithm-asks-no-grammar": {
    summary: "A choice of std66: RFC 1808 and RFC 2396 resolve invalid texts here, and RFC 3986 does not",
    explanation:
      'This is no difference between RFCs. RFC 2396 and RFC 3986 both split a reference first and validate its components then, by the same regexp (Appendix B). std66 runs the algorithms of RFC 1808 and RFC 2396 without their grammars, because an example of RFC 2396, "?y", is not in its own, and that of RFC 3986 with its grammar. RFC 1738 has only the form of a URL to go by.',
    citations: ["RFC 1738 §5", "RFC 1808 §2.4", "RFC 2396 §4.3", "RFC 2396 Appendix C.1", "RFC 3986 §4.1"],
  },
  "another-standard": {
    summary: "The URL Standard is not an RFC",
    explanation:
      "Browsers follow a living standard with its own algorithm, which repairs many faults and refuses the rest. It is shown for contrast, and its differences are not explained.",
    citations: ["URL Standard (Goals)"],
  },
};
