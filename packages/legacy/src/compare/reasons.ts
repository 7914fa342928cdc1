/**
 * RFC 3986 Appendix D and its predecessors: why the standards differ, with the sections that define each difference.
 */
import { quotes } from "./quotes.ts";
import type { ReasonCode } from "../dialect/reason-code.ts";

/** The description of a difference. */
export interface Reason {
  /** One line. */
  readonly summary: string;
  /** A few sentences. */
  readonly explanation: string;
  /** The sections that define it, such as `RFC 1808 §2.4.5`. */
  readonly citations: readonly string[];
  /** A phrase of each section, by its citation: as the text has it, but with one space for a line break. */
  readonly quotes: Readonly<Record<string, string>>;
}

const texts: Readonly<Record<ReasonCode, Pick<Reason, "summary" | "explanation">>> = {
  "params-are-not-path": {
    summary: 'In RFC 1808 the parameters after the first ";" are a separate component',
    explanation:
      'RFC 1738 allows a semicolon in the path of an http URL and gives it no meaning there. RFC 1808 cuts the path at its first semicolon and makes the rest <params>, a component that a reference can replace and that dot-segments never touch. An example is the type of an ftp URL. RFC 2396 allows parameters in each segment and ignores them when it resolves references, so ";x" is a segment and "g;x=1/./y" contains a dot-segment. RFC 3986 leaves the meaning of a semicolon to the scheme, or to the software that dereferences the URI.',
  },
  "params-hide-slashes": {
    summary: 'In RFC 1808 slashes after the first ";" do not count as hierarchy',
    explanation:
      'RFC 1808 removes everything after the first semicolon before it looks at the path, so the path of "/b;x/c/d" is only "/b". Later RFCs see three segments there and resolve "g" as a sibling of "d".',
  },
  "query-only-keeps-path": {
    summary: "For a reference that is only a query, RFC 2396 drops the last path segment; the others keep it",
    explanation:
      'RFC 2396 merges the empty path of "?y" with the base like any other path, which drops the last segment of the base. RFC 1808 keeps the whole base path, and RFC 3986 restored that.',
  },
  "empty-ref-is-current-document": {
    summary: "In RFC 2396 an empty reference means the current document and has no URI",
    explanation:
      "RFC 2396 does not resolve a reference without scheme, authority, path and query. Such a reference means the document that contains it. Only where a new request is always intended, as in a form, an empty one means the base URI (§4.2). In RFC 1808 an empty reference is the whole base, by a step of its own. RFC 3986 resolves it like any other reference, and calls it a same-document reference if the result is the base, apart from the fragment.",
  },
  "base-fragment-inherited": {
    summary: "In RFC 1808 an empty reference inherits the base's fragment",
    explanation:
      "In RFC 1808 an empty reference stands for the whole base URL, including its fragment. RFC 3986 removes the fragment from a base before use, so a fragment is never inherited.",
  },
  "empty-component-is-absent": {
    summary: "RFC 1808 does not distinguish an empty component from an absent one",
    explanation:
      'By the parsing rules of RFC 1808, a "?", "#" or ";" with nothing after it gives an empty component, as does its absence. So, as read here, nothing is left to write back, except in a reference with a scheme, which is returned as it is. RFC 2396 and RFC 3986 distinguish undefined from empty and keep the delimiter.',
  },
  "climb-above-root": {
    summary: 'A ".." above the root was kept or was an error; now it is dropped',
    explanation:
      'RFC 1808 leaves surplus ".." segments in the result. RFC 2396 calls them an error, and allows keeping them, removing them or refusing the reference. RFC 3986 always removes them, rather than "treat them as an error" or leave them "to be misinterpreted by dereference implementations".',
  },
  "dots-in-absolute-paths": {
    summary: "Before RFC 3986, dot-segments were special only in relative paths",
    explanation:
      'In RFC 1808 and RFC 2396 "." and ".." are special only in a relative path, and are removed only after it is merged with the base. So absolute paths, network-paths and references with a scheme keep them. RFC 3986 applies remove_dot_segments to all of them.',
  },
  "same-scheme-loophole": {
    summary: '"http:g" is an absolute URI, unless a parser ignores the scheme of the base',
    explanation:
      "RFC 1808 and its successors speak of a loophole in earlier specifications, and name RFC 1630: some parsers ignore a scheme that repeats that of the base. RFC 1808 wants future parsers to avoid this. For backward compatibility, RFC 2396 permits it if the scheme is always hierarchical, and RFC 3986 if the parser is not strict.",
  },
  "pathless-base-merge": {
    summary: "RFC 2396 forgets the slash when the base has no path",
    explanation:
      'Step 6a of RFC 2396 copies nothing from an empty base path, so "g" against "http://a" would become the host "ag". RFC 3986 inserts a slash whenever the base has an authority, even an empty one, and no path.',
  },
  "net-loc-runs-to-slash": {
    summary: "In RFC 1808 only a slash ends the network location",
    explanation:
      'RFC 1808 takes everything from "//" to the next slash as <net_loc>, including "?" and ";". Since RFC 2396 a question mark also ends the authority, so "http://a?x" has the query "x".',
  },
  "empty-authority": {
    summary: 'Since RFC 2396 a "//" defines an authority, even an empty one',
    explanation:
      "RFC 1808 treats an empty <net_loc> as missing and inherits that of the base. In RFC 2396 and RFC 3986 the two slashes alone define an authority, which may be empty and replaces that of the base.",
  },
  "opaque-base": {
    summary: "RFC 2396 has opaque URIs, against which no relative reference can be used",
    explanation:
      'In RFC 2396 a URI is opaque if anything but a slash follows the scheme. Relative references "cannot be used" in a document with such a base URI (§5), so they are refused here. Its algorithm (§5.2) refuses nothing, and can be followed instead. RFC 3986 has no opaque URIs: a rootless path is a path, and the algorithm applies.',
  },
  "opaque-query": {
    summary: "In RFC 2396 an opaque URI has no query",
    explanation:
      'In RFC 2396 "?" is one of the characters of opaque_part, so "mailto:a?b" has no query component. In RFC 3986 every URI can have a query.',
  },
  "rootless-dot-removal": {
    summary: 'Removing ".." from a rootless path can leave a leading slash',
    explanation:
      'Step 2C of remove_dot_segments puts back the slash that followed the removed segment, so "a/../c" becomes "/c". RFC 1808 and RFC 2396 delete "<segment>/../" as a whole, which leaves "c".',
  },
  "path-looks-like-authority": {
    summary: 'std66 adds "/." before a path that begins with "//" and has no authority',
    explanation:
      'This is no difference between RFCs. Dot removal can leave a path that begins with two slashes although there is no authority, and the result then reads as if it had one. RFC 3986 forbids such a path (§3.3), but its algorithm leaves it and names no repair. @std66/resolve adds "/.", as the URL Standard does, so that the result reads as it was computed; dot removal gives the same path again.',
  },
  "colon-in-first-segment": {
    summary: "A colon in the first segment of a relative path would be read as the end of a scheme",
    explanation:
      '"this:that" is read as a URI with the scheme "this", so a relative path must not have a colon in its first segment. Write "./this:that" instead. The RFCs differ if the text before the colon is not a scheme, as in "a_b:c". By RFC 1808 it is a path. The grammar of RFC 2396 does not allow it, but the regular expression by which its algorithm parses takes "a_b" as a scheme. By RFC 3986 it is a relative reference, whose first segment cannot contain a colon, so it is not valid.',
  },
  "scheme-begins-with-a-letter": {
    summary: "Since RFC 2396 a scheme must begin with a letter",
    explanation:
      'RFC 1738 and RFC 1808 allow digits and "+-." anywhere in a scheme name. RFC 2396 requires a letter at the start, so "1:b" is no longer a URI of any kind. Its Appendix B, which splits a reference into components, does not check this.',
  },
  "empty-scheme-specific-part": {
    summary: '"foo:" is not valid in RFC 2396; before it and since RFC 3986 it is',
    explanation:
      'Everything after the colon is optional in RFC 1738 for a scheme without a form of its own, and in RFC 1808 for any. RFC 2396 requires at least one character there. RFC 3986 allows an empty path, because "dav:" and "about:" were in use.',
  },
  "empty-reference-by-grammar": {
    summary: 'The grammar of RFC 2396 has no reference that begins with "?"',
    explanation:
      'A relative path of RFC 2396 has at least one character, so its grammar does not allow "?y", although its own examples resolve it. In RFC 1808 a reference can begin with its query. RFC 3986 added path-empty.',
  },
  "tilde-became-unreserved": {
    summary: '"~": excluded in RFC 1738 and RFC 1808, unreserved since RFC 2396',
    explanation:
      'RFC 1738 counts the tilde among the unsafe characters, which "must always be encoded". Its grammar and that of RFC 1808 call it "national" and have it in no URL. RFC 2396 made it unreserved because it was widely used, so "%7E" and "~" are equivalent today.',
  },
  "marks-became-reserved": {
    summary: "! * ' ( ): unreserved up to RFC 2396, reserved in RFC 3986",
    explanation:
      'These marks are "typically unsafe to decode", so RFC 3986 moved them to sub-delims. A normalizer must no longer decode "%21" to "!".',
  },
  "plus-dollar-comma-became-reserved": {
    summary: "+ $ ,: unreserved in RFC 1738, reserved since RFC 2396",
    explanation:
      'RFC 1738 lists these three as safe or extra, which makes them unreserved. RFC 2396 reserved them "since they are treated as reserved within the query component".',
  },
  "brackets-only-around-ip-literals": {
    summary: "[ ]: excluded, then reserved, and now allowed only around an IP literal",
    explanation:
      "RFC 1738 calls square brackets unsafe, and RFC 2396 excludes them. RFC 2732 adds them to the reserved set, which also allows them in queries, in fragments, and after the first character of an opaque part, but not in a path. In RFC 3986 they are still reserved, and allowed only around an IP literal in the host.",
  },
  "registry-names-moved-into-host": {
    summary: 'A registry name of RFC 2396 is now a host name if it has no ":" or "@"',
    explanation:
      'RFC 1738 allows a DNS host name or four numbers, a port of digits and, in some schemes, a user and a password. In RFC 2396 an authority is a server or a registry name. A server can have user information in any scheme, an empty port, a final dot, or nothing at all; a registry name may contain colons. RFC 3986 has a single host rule. Its reg-name consists of unreserved characters, sub-delims and percent-encoded octets, so a colon begins a port of digits, and "@" ends the user information.',
  },
  "ipv4-octet-range": {
    summary: "999.1.1.1 is a registered name, not an IPv4 address",
    explanation:
      "RFC 1738 and RFC 2396 accept any number of digits in a part, RFC 2732 up to three. RFC 3986 limits each octet to 0-255 without leading zeros. Anything else is a reg-name and stays valid.",
  },
  "port-may-be-empty": {
    summary: 'Since RFC 2396 the port may be empty, as in "host:"',
    explanation:
      "RFC 1738 requires at least one digit after the colon. RFC 2396 and RFC 3986 accept an empty port, and normalizers remove its colon.",
  },
  "question-mark-in-ftp-path": {
    summary: 'RFC 1738 allows "?" in a path segment of an ftp or file URL',
    explanation:
      'RFC 1808 says that this "is believed to be an error" in RFC 1738. In the generic syntax, a question mark begins the query in every scheme.',
  },
  "no-relative-form": {
    summary: "RFC 1738 has no relative URLs",
    explanation:
      "A URL of RFC 1738 begins with a scheme. RFC 1808 added relative URLs half a year later and says how to resolve them.",
  },
  "each-scheme-has-its-form": {
    summary: "In RFC 1738 each scheme has its own form",
    explanation:
      'RFC 1738 defines a separate grammar for ftp, http, gopher, mailto, news, nntp, telnet, wais, file and prospero, and only a generic form for any other scheme. An http URL has no user, a telnet URL has no path, and "?" begins a query only in http and wais. RFC 1808 parses all of them by one generic form, which some fit only in part. RFC 3986 has one syntax for all schemes.',
  },
  "first-segment-is-not-empty": {
    summary: "In the generic form of RFC 1808 the first segment of a path is not empty",
    explanation:
      'In the generic form of RFC 1808 a path, if there is one, begins with a segment of at least one character. So "http://a//b" is valid only by the other form of an absolute URL, a scheme and any characters that a URL may have; its algorithm is followed here all the same. RFC 2396 and RFC 3986 allow empty segments anywhere after an authority.',
  },
  "fragment-is-not-in-the-url": {
    summary: 'In RFC 1738 a "#" is not part of a URL',
    explanation:
      'RFC 1738 calls "#" unsafe because it separates a URL from a fragment identifier that might follow it. RFC 1808 and RFC 2396 let a fragment follow in a reference, and do not count it as part of the URL or URI. RFC 3986 made it a component of the URI itself.',
  },
  "excluded-characters": {
    summary: "Characters that no RFC has ever allowed",
    explanation:
      'In every RFC, spaces and control characters, quotation marks, angle brackets, braces, "|", "\\", "^", the grave accent and all characters outside ASCII have to be percent-encoded, and a "%" needs two hexadecimal digits after it. A second "#" was never allowed either.',
  },
  "base-without-scheme": {
    summary: "A base must be absolute",
    explanation:
      "Each algorithm takes the scheme of the target from the base unless the reference has one. A base without a scheme has to be resolved first. Only RFC 1808 allows an empty base, and then takes the reference as an absolute URL.",
  },
  "slash-is-added-last": {
    summary: "RFC 1808, as read here, adds the slash after a base without a path when it writes the result",
    explanation:
      'RFC 1808 does not say when a slash comes between a network location and what follows: its components are only "recombined" (§4 step 7). Its grammar allows only a slash there, and by §2.4.3 only a slash ends a network location, so it is written then, before a query alone too: "?y" against "http://a" gives "http://a/?y". Dot-segments are gone by then, so "." leaves no path at all. RFC 3986 adds the slash during the merge, which "?y" does not need.',
  },
  "segments-have-params": {
    summary: "In RFC 2396 each segment of a path can have parameters",
    explanation:
      'RFC 2396 reads "a;b" anywhere in a path as the segment "a" with the parameter "b". RFC 3986 has no parameters: the semicolon is a reserved character of the segment, and its meaning is up to the scheme or to the software that dereferences the URI. RFC 1738 allows it in an http URL without giving it a meaning.',
  },
  "hostname-ends-in-dot": {
    summary: "Since RFC 2396 a host name can end in a dot",
    explanation:
      "In RFC 1738 a host name ends with its last label. RFC 2396 allows one dot after it, which distinguishes a complete domain name from a local one. In RFC 3986 such a name is a reg-name like any other.",
  },
  "net-loc-has-no-form": {
    summary: "In the grammar of RFC 1808 the network location has no structure",
    explanation:
      'In RFC 1808 §2.2 a <net_loc> is any sequence of path segment characters, ";" and "?". Its §2.1 refers to RFC 1738 §3.1, which has rules for user, host and port, and can be taken instead. RFC 1738 and RFC 3986 refuse anything that does not fit their rules.',
  },
  "algorithm-asks-no-grammar": {
    summary: "A choice of std66: RFC 1808 and RFC 2396 resolve invalid texts here, and RFC 3986 does not",
    explanation:
      'This is no difference between RFCs. RFC 1808 promises a result only for valid URLs. RFC 2396 and RFC 3986 both split a reference with the same regexp (Appendix B), which validates nothing. std66 runs the algorithm of RFC 2396 without its grammar, because one of its own examples, "?y", is not valid by that grammar. It runs that of RFC 1808 in the same way, so that the two can be compared, and that of RFC 3986 with its grammar. RFC 1738 has only a grammar, which decides here.',
  },
  "another-standard": {
    summary: "The URL Standard is not an RFC",
    explanation:
      "Browsers follow a living standard with its own algorithm, which repairs many faults and refuses the rest. It is shown for contrast, and its differences are not explained.",
  },
};

/**
 * All differences by code.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#appendix-D | RFC 3986 Appendix D}
 * @example
 * ```ts
 * import { reasons } from "@std66/legacy";
 * reasons["pathless-base-merge"].summary; // => "RFC 2396 forgets the slash when the base has no path"
 * reasons["pathless-base-merge"].citations[0]; // => "RFC 2396 §5.2 step 6a"
 * reasons["pathless-base-merge"].quotes["RFC 3986 Appendix D.2"]; // => "section 5.2, step 6a, failed to account for a base URI with no path."
 * ```
 */
export const reasons: Readonly<Record<ReasonCode, Reason>> = /* @__PURE__ */ Object.fromEntries(
  (Object.keys(texts) as ReasonCode[]).map((code) => [code, reasonOf(code)]),
) as Record<ReasonCode, Reason>;

function reasonOf(code: ReasonCode): Reason {
  return { ...texts[code], citations: Object.keys(quotes[code]), quotes: quotes[code] };
}
