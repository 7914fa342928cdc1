/**
 * For each citation of each reason, the title of its section and a phrase of it that shows the reason. Taken from the texts of the RFCs
 * by hand; line breaks and runs of spaces are one space.
 */
import type { ReasonCode } from "../src/index.ts";

export type Passage = readonly [citation: string, title: string, quote: string];

export const passages: Readonly<Record<ReasonCode, readonly Passage[]>> = {
  "params-are-not-path": [
    ["RFC 1738 §3.2.2", "FTP url-path", "<cwd1>/<cwd2>/.../<cwdN>/<name>;type=<typecode>"],
    [
      "RFC 1808 §2.4.5",
      "Parsing the Parameters",
      'the substring after the first (left-most) semicolon ";" and up to the end of the parse string is the parameters',
    ],
    [
      "RFC 1808 §4 (last paragraphs)",
      "Resolving Relative URLs",
      "Parameters, regardless of their purpose, do not form a part of the URL path",
    ],
    ["RFC 2396 §3.3", "Path Component", "The parameters are not significant to the parsing of relative references."],
    [
      "RFC 2396 Appendix G.4",
      "Modifications from RFC 1808",
      "parameters have been removed as a separate component and may now appear in any path segment",
    ],
    [
      "RFC 3986 §3.3",
      "Path",
      "the syntax of a parameter is specific to the implementation of the URI's dereferencing algorithm",
    ],
  ],
  "params-hide-slashes": [
    ["RFC 1808 §2.2 (param)", "BNF for Relative URLs", 'param = *( pchar | "/" )'],
    ["RFC 1808 §2.4.5", "Parsing the Parameters", "up to the end of the parse string is the parameters (<params>)"],
    [
      "RFC 2396 Appendix G.4",
      "Modifications from RFC 1808",
      "the presence of a semicolon in a path segment does not affect the relative parsing of that segment",
    ],
  ],
  "query-only-keeps-path": [
    ["RFC 1808 §4 step 5", "Resolving Relative URLs", "then the embedded URL inherits the base URL path"],
    [
      "RFC 2396 §5.2 step 6",
      "Resolving Relative References to Absolute Form",
      "All but the last segment of the base URI's path component is copied to the buffer.",
    ],
    ["RFC 3986 §5.2.2", "Transform References", 'if (R.path == "") then T.path = Base.path;'],
    [
      "RFC 3986 Appendix D.2",
      "Modifications",
      "if the reference contains an empty path and a defined query component, the target URI inherits the base URI's path component",
    ],
  ],
  "empty-ref-is-current-document": [
    [
      "RFC 2396 §4.2",
      "Same-document References",
      "A URI reference that does not contain a URI is a reference to the current document.",
    ],
    [
      "RFC 2396 §5.2 step 2",
      "Resolving Relative References to Absolute Form",
      "then it is a reference to the current document and we are done",
    ],
    ["RFC 2396 Appendix G.4", "Modifications from RFC 1808", "RFC 1808 (Section 4) defined an empty URL reference"],
    [
      "RFC 3986 §4.4",
      "Same-Document Reference",
      "When a URI reference refers to a URI that is, aside from its fragment component (if any), identical to the base URI",
    ],
  ],
  "base-fragment-inherited": [
    [
      "RFC 1808 §4 step 2a",
      "Resolving Relative URLs",
      "it inherits the entire base URL (i.e., is set equal to the base URL)",
    ],
    ["RFC 1808 §5.2", "Abnormal Examples", "<> = <URL:http://a/b/c/d;p?q#f>"],
    ["RFC 3986 §5.1", "Establishing a Base URI", "stripped of any fragment component prior to its use as a base URI"],
    ["RFC 3986 §5.2.2", "Transform References", "T.fragment = R.fragment;"],
  ],
  "empty-component-is-absent": [
    [
      "RFC 1808 §2.4.1",
      "Parsing the Fragment Identifier",
      "If the crosshatch is the last character, or no crosshatch is present, then the fragment identifier is empty.",
    ],
    [
      "RFC 1808 §2.4.4",
      "Parsing the Query Information",
      "If the question mark is the last character, or no question mark is present, then the query information is empty.",
    ],
    [
      "RFC 1808 §2.4.5",
      "Parsing the Parameters",
      "If the semicolon is the last character, or no semicolon is present, then <params> is empty.",
    ],
    [
      "RFC 2396 §5.2 step 7",
      "Resolving Relative References to Absolute Form",
      "we must be careful to preserve the distinction between a component that is undefined",
    ],
    [
      "RFC 3986 §5.3",
      "Component Recomposition",
      "we are careful to preserve the distinction between a component that is undefined",
    ],
  ],
  "climb-above-root": [
    ["RFC 1808 §5.2", "Abnormal Examples", "../../../g = <URL:http://a/../g>"],
    [
      "RFC 2396 §5.2 step 6g",
      "Resolving Relative References to Absolute Form",
      "then the reference is considered to be in error",
    ],
    ["RFC 2396 Appendix C.2", "Abnormal Examples", "../../../g = http://a/../g"],
    ["RFC 3986 §5.2.4", "Remove Dot Segments", "removing extra dot-segments rather than treat them as an error"],
  ],
  "dots-in-absolute-paths": [
    ["RFC 1808 §4 steps 2b, 4", "Resolving Relative URLs", "the path is not relative and we skip to Step 7"],
    [
      "RFC 2396 §5.2 steps 3, 5",
      "Resolving Relative References to Absolute Form",
      "then the reference is an absolute-path and we skip to step 7",
    ],
    [
      "RFC 3986 §5.2.2",
      "Transform References",
      'if (R.path starts-with "/") then T.path = remove_dot_segments(R.path);',
    ],
    [
      "RFC 3986 Appendix D.2",
      "Modifications",
      'for describing how to remove the special "." and ".." segments from a composed path',
    ],
  ],
  "same-scheme-loophole": [
    [
      "RFC 1808 §5.2",
      "Abnormal Examples",
      "some older parsers allow the scheme name to be present in a relative URL if it is the same as the base URL scheme",
    ],
    [
      "RFC 2396 §5.2 step 3",
      "Resolving Relative References to Absolute Form",
      "by removing the scheme if it matches that of the base URI",
    ],
    ["RFC 3986 §5.2.2", "Transform References", "A non-strict parser may ignore a scheme in the reference"],
    ["RFC 3986 §5.4.2", "Abnormal Examples", "Its use should be avoided but is allowed for backward compatibility."],
  ],
  "pathless-base-merge": [
    [
      "RFC 2396 §5.2 step 6a",
      "Resolving Relative References to Absolute Form",
      "any characters after the last (right-most) slash character, if any, are excluded",
    ],
    [
      "RFC 3986 §5.2.3",
      "Merge Paths",
      `If the base URI has a defined authority component and an empty path, then return a string consisting of "/" concatenated with the reference's path`,
    ],
    [
      "RFC 3986 Appendix D.2",
      "Modifications",
      "[RFC2396] section 5.2, step 6a, failed to account for a base URI with no path.",
    ],
  ],
  "net-loc-runs-to-slash": [
    ["RFC 1808 §2.2 (net_loc)", "BNF for Relative URLs", 'net_loc = *( pchar | ";" | "?" )'],
    [
      "RFC 1808 §2.4.3",
      "Parsing the Network Location/Login",
      'the substring of characters after the double-slash and up to, but not including, the next slash "/" character is the network location/login',
    ],
    [
      "RFC 2396 §3.2",
      "Authority Component",
      'is terminated by the next slash "/", question-mark "?", or by the end of the URI',
    ],
    [
      "RFC 3986 §3.2",
      "Authority",
      'is terminated by the next slash ("/"), question mark ("?"), or number sign ("#") character',
    ],
  ],
  "empty-authority": [
    [
      "RFC 1808 §4 step 3",
      "Resolving Relative URLs",
      "If the embedded URL's <net_loc> is non-empty, we skip to Step 7.",
    ],
    [
      "RFC 2396 §5.2 step 4",
      "Resolving Relative References to Absolute Form",
      "If the authority component is defined, then the reference is a network-path",
    ],
    ["RFC 3986 §3.2.2", "Host", "when the registered name is empty (zero length)"],
    ["RFC 3986 §5.2.2", "Transform References", "if defined(R.authority) then T.authority = R.authority;"],
  ],
  "opaque-base": [
    [
      "RFC 2396 §3",
      "URI Syntactic Components",
      'URI that do not make use of the slash "/" character for separating hierarchical components are considered opaque',
    ],
    [
      "RFC 2396 §5",
      "Relative URI References",
      "Documents can only make use of relative URI when their base URI fits within the <hier_part> syntax.",
    ],
    ["RFC 3986 §3.3", "Path", 'the URI <mailto:fred@example.com> has a path of "fred@example.com"'],
    [
      "RFC 3986 Appendix D.2",
      "Modifications",
      'All references to "opaque" URIs have been replaced with a better description of how the path component may be opaque to hierarchy.',
    ],
  ],
  "opaque-query": [
    ["RFC 2396 §3 (uric_no_slash)", "URI Syntactic Components", 'uric_no_slash = unreserved | escaped | ";" | "?"'],
    ["RFC 3986 §3", "Syntax Components", 'URI = scheme ":" hier-part [ "?" query ] [ "#" fragment ]'],
    ["RFC 3986 Appendix D.2 (opaque_part)", "Modifications", '| opaque_part | path-rootless [ "?" query ]'],
  ],
  "rootless-dot-removal": [
    [
      "RFC 3986 §5.2.4",
      "Remove Dot Segments",
      'then replace that prefix with "/" in the input buffer and remove the last segment and its preceding "/" (if any) from the output buffer',
    ],
    [
      "RFC 1808 §4 step 6c",
      "Resolving Relative URLs",
      'All occurrences of "<segment>/../", where <segment> is a complete path segment not equal to "..", are removed.',
    ],
    [
      "RFC 2396 §5.2 step 6e",
      "Resolving Relative References to Absolute Form",
      'complete path segment not equal to "..", are removed from the buffer string',
    ],
  ],
  "path-looks-like-authority": [
    [
      "RFC 3986 §3.3",
      "Path",
      "If a URI does not contain an authority component, then the path cannot begin with two slash characters",
    ],
    [
      "RFC 3986 §5.2.4",
      "Remove Dot Segments",
      'move the first path segment in the input buffer to the end of the output buffer, including the initial "/" character',
    ],
    ["RFC 3986 §5.3", "Component Recomposition", 'if defined(authority) then append "//" to result;'],
  ],
  "colon-in-first-segment": [
    [
      "RFC 1808 §2.4.2",
      "Parsing the Scheme",
      'contains a colon ":" after the first character and before any characters not allowed as part of a scheme name',
    ],
    ["RFC 1808 §5.3", "Recommended Practice", "they will likely be mistaken for a scheme name"],
    [
      "RFC 2396 §5",
      "Relative URI References",
      'cannot be used as the first segment of a relative URI path (e.g., "this:that")',
    ],
    [
      "RFC 2396 Appendix B",
      "Parsing a URI Reference with a Regular Expression",
      "^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\\?([^#]*))?(#(.*))?",
    ],
    ["RFC 3986 §4.2", "Relative Reference", 'Such a segment must be preceded by a dot-segment (e.g., "./this:that")'],
  ],
  "scheme-begins-with-a-letter": [
    ["RFC 1738 §5", "BNF for specific URL schemes", 'scheme = 1*[ lowalpha | digit | "+" | "-" | "." ]'],
    ["RFC 1808 §2.2", "BNF for Relative URLs", 'scheme = 1*( alpha | digit | "+" | "-" | "." )'],
    ["RFC 2396 Appendix B", "Parsing a URI Reference with a Regular Expression", "^(([^:/?#]+):)?"],
    [
      "RFC 2396 Appendix G.2",
      "Modifications from both RFC 1738 and RFC 1808",
      "The syntax for URI scheme has been changed to require that all schemes begin with an alpha character.",
    ],
    ["RFC 3986 §3.1", "Scheme", 'scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )'],
  ],
  "empty-scheme-specific-part": [
    [
      "RFC 2396 Appendix A (absoluteURI)",
      "Collected BNF for URI",
      'absoluteURI = scheme ":" ( hier_part | opaque_part )',
    ],
    ["RFC 3986 §3.3", "Path", "path-empty = 0<pchar>"],
    [
      "RFC 3986 Appendix D.2",
      "Modifications",
      'This also allows an absolute-URI to consist of nothing after the "scheme:"',
    ],
  ],
  "empty-reference-by-grammar": [
    [
      "RFC 2396 §5 (rel_path)",
      "Relative URI References",
      "rel_path = rel_segment [ abs_path ] rel_segment = 1*( unreserved | escaped |",
    ],
    ["RFC 2396 Appendix C.1", "Normal Examples", "?y = http://a/b/c/?y"],
    ["RFC 3986 §4.2", "Relative Reference", "/ path-noscheme / path-empty"],
  ],
  "tilde-became-unreserved": [
    [
      "RFC 1738 §5 (national)",
      "BNF for specific URL schemes",
      'national = "{" | "}" | "|" | "\\" | "^" | "~" | "[" | "]" | "`"',
    ],
    ["RFC 2396 §2.3", "Unreserved Characters", 'mark = "-" | "_" | "." | "!" | "~"'],
    [
      "RFC 2396 Appendix G.2",
      "Modifications from both RFC 1738 and RFC 1808",
      'The tilde "~" character was added to those in the "unreserved" set',
    ],
    ["RFC 3986 §2.3", "Unreserved Characters", 'unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~"'],
  ],
  "marks-became-reserved": [
    ["RFC 1738 §5 (extra)", "BNF for specific URL schemes", `extra = "!" | "*" | "'" | "(" | ")" | ","`],
    ["RFC 2396 §2.3 (mark)", "Unreserved Characters", `mark = "-" | "_" | "." | "!" | "~" | "*" | "'" | "(" | ")"`],
    ["RFC 3986 §2.2", "Reserved Characters", `sub-delims = "!" / "$" / "&" / "'" / "(" / ")" / "*"`],
    [
      "RFC 3986 Appendix D.2",
      "Modifications",
      "have been moved to the reserved set in order to clarify the distinction between reserved and unreserved",
    ],
  ],
  "plus-dollar-comma-became-reserved": [
    [
      "RFC 1738 §5 (safe, extra)",
      "BNF for specific URL schemes",
      `safe = "$" | "-" | "_" | "." | "+" extra = "!" | "*" | "'" | "(" | ")" | ","`,
    ],
    [
      "RFC 2396 Appendix G.2",
      "Modifications from both RFC 1738 and RFC 1808",
      'The plus "+", dollar "$", and comma "," characters have been added to those in the "reserved" set',
    ],
    ["RFC 3986 §2.2", "Reserved Characters", '/ "*" / "+" / "," / ";" / "="'],
  ],
  "brackets-only-around-ip-literals": [
    ["RFC 2396 §2.4.3", "Excluded US-ASCII Characters", 'unwise = "{" | "}" | "|" | "\\" | "^" | "[" | "]" | "`"'],
    ["RFC 2732 §3", "Changes to RFC 2396", `(3) Add "[" and "]" to the set of 'reserved' characters`],
    [
      "RFC 3986 §3.2.2",
      "Host",
      "This is the only place where square bracket characters are allowed in the URI syntax.",
    ],
    [
      "RFC 3986 Appendix D.1",
      "Additions",
      "are not allowed outside their use as delimiters for an IP literal within host",
    ],
  ],
  "registry-names-moved-into-host": [
    [
      "RFC 1738 §3.1",
      "Common Internet Scheme Syntax",
      "The fully qualified domain name of a network host, or its IP address as a set of four decimal digit groups",
    ],
    ["RFC 2396 §3.2", "Authority Component", "authority = server | reg_name"],
    ["RFC 3986 §3.2.2", "Host", "host = IP-literal / IPv4address / reg-name"],
    [
      "RFC 3986 Appendix D.2",
      "Modifications",
      "Registry-based naming authorities that use the generic syntax are now defined within the host rule.",
    ],
  ],
  "ipv4-octet-range": [
    ["RFC 1738 §5", "BNF for specific URL schemes", 'hostnumber = digits "." digits "." digits "." digits'],
    ["RFC 2396 §3.2.2", "Server-based Naming Authority", 'IPv4address = 1*digit "." 1*digit "." 1*digit "." 1*digit'],
    [
      "RFC 2732 §3",
      "Changes to RFC 2396",
      "as it correctly defines an IPv4address as consisting of at most three decimal digits per segment",
    ],
    ["RFC 3986 §3.2.2", "Host", "a sequence of four decimal numbers in the range 0 to 255"],
    [
      "RFC 3986 §7.4",
      "Rare IP Address Formats",
      "the URI syntax for IPv4address only allows the common dotted-decimal form of IPv4 address literal",
    ],
  ],
  "port-may-be-empty": [
    ["RFC 1738 §5", "BNF for specific URL schemes", "port = digits"],
    ["RFC 2396 Appendix G.3", "Modifications from RFC 1738", "The URL port is now *digit instead of 1*digit"],
    ["RFC 3986 §3.2.3", "Port", "port = *DIGIT"],
  ],
  "question-mark-in-ftp-path": [
    ["RFC 1738 §5 (fsegment)", "BNF for specific URL schemes", 'fsegment = *[ uchar | "?" | ":" | "@" | "&" | "=" ]'],
    [
      "RFC 1808 §2.3",
      "Specific Schemes and their Syntactic Categories",
      "this is not true in practice and is believed to be an error in the RFC",
    ],
    ["RFC 3986 §3.4", "Query", 'The query component is indicated by the first question mark ("?") character'],
  ],
  "no-relative-form": [
    [
      "RFC 1738 §2.1",
      "The main parts of URLs",
      "A URL contains the name of the scheme being used (<scheme>) followed by a colon",
    ],
    ["RFC 1738 §2.3", "Hierarchical schemes and relative links", "Relative links are not described in this document."],
    [
      "RFC 1808 §1",
      "Introduction",
      'This document describes the syntax and semantics for "relative" Uniform Resource Locators',
    ],
  ],
  "each-scheme-has-its-form": [
    [
      "RFC 1738 §3",
      "Specific Schemes",
      "The mapping for some existing standard and experimental protocols is outlined in the BNF syntax definition.",
    ],
    ["RFC 1738 §5", "BNF for specific URL schemes", 'httpurl = "http://" hostport [ "/" hpath [ "?" search ]]'],
    [
      "RFC 1808 §2.1",
      "URL Syntactic Components",
      "to allow a parser to resolve relative URLs based upon a single, generic-RL syntax",
    ],
    [
      "RFC 1808 §2.3",
      "Specific Schemes and their Syntactic Categories",
      "Each URL scheme has its own rules regarding the presence or absence of the syntactic components",
    ],
    ["RFC 3986 §1.1.1", "Generic Syntax", "the URI generic syntax is a superset of the syntax of all URI schemes"],
  ],
  "first-segment-is-not-empty": [
    ["RFC 1808 §2.2 (fsegment)", "BNF for Relative URLs", "fsegment = 1*pchar"],
    ["RFC 2396 §3.3", "Path Component", 'segment = *pchar *( ";" param )'],
    ["RFC 3986 §3.3", "Path", 'path-abempty = *( "/" segment )'],
  ],
  "fragment-is-not-in-the-url": [
    [
      "RFC 1738 §2.2",
      "URL Character Encoding Issues",
      "to delimit a URL from a fragment/anchor identifier that might follow it",
    ],
    ["RFC 1808 §2.2", "BNF for Relative URLs", 'URL = ( absoluteURL | relativeURL ) [ "#" fragment ]'],
    [
      "RFC 2396 §4",
      "URI References",
      "includes only the absolute URI after the fragment identifier (if any) is removed",
    ],
    [
      "RFC 3986 §3.5",
      "Fragment",
      "The fragment identifier component of a URI allows indirect identification of a secondary resource",
    ],
  ],
  "excluded-characters": [
    ["RFC 1738 §2.2", "URL Character Encoding Issues", "All unsafe characters must always be encoded within a URL."],
    ["RFC 1808 §2.2", "BNF for Relative URLs", 'punctuation = "<" | ">" | "#" | "%" | <">'],
    ["RFC 2396 §2.4.3", "Excluded US-ASCII Characters", "Data corresponding to excluded characters must be escaped"],
    [
      "RFC 3986 §2",
      "Characters",
      "A URI is composed from a limited set of characters consisting of digits, letters, and a few graphic symbols.",
    ],
  ],
  "base-without-scheme": [
    [
      "RFC 1808 §3",
      "Establishing a Base URL",
      'implies that there exists some absolute "base URL" against which the relative reference is applied',
    ],
    [
      "RFC 1808 §4 step 1",
      "Resolving Relative URLs",
      "If the base URL is the empty string (unknown), the embedded URL is interpreted as an absolute URL",
    ],
    [
      "RFC 2396 §5.1",
      "Establishing a Base URI",
      'implies that there exists some absolute "base URI" against which the relative reference is applied',
    ],
    ["RFC 3986 §5.1", "Establishing a Base URI", "A base URI must conform to the <absolute-URI> syntax rule"],
  ],
  "slash-is-added-last": [
    [
      "RFC 1808 §2.2 (net_path, abs_path)",
      "BNF for Relative URLs",
      'net_path = "//" net_loc [ abs_path ] abs_path = "/" rel_path',
    ],
    [
      "RFC 1808 §4 steps 6, 7",
      "Resolving Relative URLs",
      "are recombined to give the absolute form of the embedded URL",
    ],
    ["RFC 3986 §5.2.3", "Merge Paths", `return a string consisting of "/" concatenated with the reference's path`],
  ],
  "segments-have-params": [
    ["RFC 1738 §5 (hsegment)", "BNF for specific URL schemes", 'hsegment = *[ uchar | ";" | ":" | "@" | "&" | "=" ]'],
    [
      "RFC 2396 §3.3",
      "Path Component",
      'Each path segment may include a sequence of parameters, indicated by the semicolon ";" character.',
    ],
    ["RFC 2396 Appendix G.4", "Modifications from RFC 1808", "may now appear in any path segment"],
    [
      "RFC 3986 §3.3",
      "Path",
      'the semicolon (";") and equals ("=") reserved characters are often used to delimit parameters',
    ],
  ],
  "hostname-ends-in-dot": [
    ["RFC 1738 §5 (hostname)", "BNF for specific URL schemes", 'hostname = *[ domainlabel "." ] toplabel'],
    ["RFC 2396 §3.2.2 (hostname)", "Server-based Naming Authority", 'hostname = *( domainlabel "." ) toplabel [ "." ]'],
    [
      "RFC 3986 §3.2.2",
      "Host",
      'may be followed by a single "." and should be if it is necessary to distinguish between the complete domain name and some local domain',
    ],
  ],
  "net-loc-has-no-form": [
    ["RFC 1738 §3.1", "Common Internet Scheme Syntax", "//<user>:<password>@<host>:<port>/<url-path>"],
    ["RFC 1808 §2.2 (net_loc)", "BNF for Relative URLs", 'net_loc = *( pchar | ";" | "?" )'],
    ["RFC 3986 §3.2", "Authority", 'authority = [ userinfo "@" ] host [ ":" port ]'],
  ],
  "algorithm-asks-no-grammar": [
    ["RFC 1738 §5", "BNF for specific URL schemes", 'genericurl = scheme ":" schemepart'],
    [
      "RFC 1808 §2.4",
      "Parsing a URL",
      "the parsing rules for breaking down a URL (relative or absolute) into the component parts",
    ],
    [
      "RFC 2396 §4.3",
      "Parsing a URI Reference",
      "The individual components are then parsed for their subparts and, if not opaque, to verify their validity.",
    ],
    ["RFC 2396 Appendix C.1", "Normal Examples", "?y = http://a/b/c/?y"],
    ["RFC 3986 §4.1", "URI Reference", "Then, each component is parsed for its subparts and their validation."],
  ],
  "another-standard": [["URL Standard (Goals)", "Goals", "Standardize on the term URL."]],
};
