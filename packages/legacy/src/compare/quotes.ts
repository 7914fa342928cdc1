/**
 * RFC 1738, 1808, 2396, 2732 and 3986: for each difference, the sections that show it, each with a phrase as the text
 * has it.
 */
import type { ReasonCode } from "../dialect/reason-code.ts";

/** The quotes of each reason, by section. Line breaks and runs of spaces are one space. */
export const quotes: Readonly<Record<ReasonCode, Readonly<Record<string, string>>>> = {
  "params-are-not-path": {
    "RFC 1738 §3.2.2": 'The part ";type=<typecode>" may be omitted.',
    "RFC 1738 §5 (hsegment)": 'hsegment = *[ uchar | ";" | ":" | "@" | "&" | "=" ]',
    "RFC 1808 §2.3":
      "but does not define its semantics; the correct semantics are as defined by this document for <params>",
    "RFC 1808 §2.4.5": "up to the end of the parse string is the parameters (<params>)",
    "RFC 1808 §4 (last paragraphs)":
      "do not form a part of the URL path and thus do not affect the resolving of relative paths",
    "RFC 2396 §3.3": "The parameters are not significant to the parsing of relative references.",
    "RFC 2396 Appendix G.4":
      "parameters have been removed as a separate component and may now appear in any path segment",
    "RFC 3986 §3.3": "the syntax of a parameter is specific to the implementation of the URI's dereferencing algorithm",
  },
  "params-hide-slashes": {
    "RFC 1808 §2.2 (param)": 'param = *( pchar | "/" )',
    "RFC 1808 §2.4.5": 'the substring after the first (left-most) semicolon ";" and up to the end of the parse string',
    "RFC 2396 Appendix G.4":
      "the presence of a semicolon in a path segment does not affect the relative parsing of that segment",
  },
  "query-only-keeps-path": {
    "RFC 1808 §4 step 5": "then the embedded URL inherits the base URL path",
    "RFC 2396 §5.2 step 6": "All but the last segment of the base URI's path component is copied to the buffer.",
    "RFC 3986 §5.2.2": 'if (R.path == "") then T.path = Base.path;',
    "RFC 3986 Appendix D.2": "the target URI inherits the base URI's path component",
  },
  "empty-ref-is-current-document": {
    "RFC 1808 §4 step 2a": "If the embedded URL is entirely empty, it inherits the entire base URL",
    "RFC 2396 §4.2": "A URI reference that does not contain a URI is a reference to the current document.",
    "RFC 2396 §5.2 step 2": "then it is a reference to the current document and we are done",
    "RFC 2396 Appendix G.4":
      "that definition could be interpreted, upon selection of such a reference, as a new retrieval action",
    "RFC 3986 §4.4": 'identical to the base URI (Section 5.1), that reference is called a "same-document" reference',
    "RFC 3986 Appendix D.2":
      "The determination is now based on comparison to the base URI after transforming a reference to absolute form",
  },
  "base-fragment-inherited": {
    "RFC 1808 §4 step 2a": "it inherits the entire base URL (i.e., is set equal to the base URL)",
    "RFC 1808 §5.2": "<> = <URL:http://a/b/c/d;p?q#f>",
    "RFC 3986 §5.1": "stripped of any fragment component prior to its use as a base URI",
    "RFC 3986 §5.2.2": "T.fragment = R.fragment;",
  },
  "empty-component-is-absent": {
    "RFC 1808 §2.4.1":
      "If the crosshatch is the last character, or no crosshatch is present, then the fragment identifier is empty.",
    "RFC 1808 §2.4.4":
      "If the question mark is the last character, or no question mark is present, then the query information is empty.",
    "RFC 1808 §2.4.5": "If the semicolon is the last character, or no semicolon is present, then <params> is empty.",
    "RFC 2396 §5.2 step 7": "we must be careful to preserve the distinction between a component that is undefined",
    "RFC 3986 §5.3": "we are careful to preserve the distinction between a component that is undefined",
  },
  "climb-above-root": {
    "RFC 1808 §5.2": "../../../g = <URL:http://a/../g>",
    "RFC 2396 §5.2 step 6g": "then the reference is considered to be in error",
    "RFC 2396 Appendix C.2": "../../../g = http://a/../g",
    "RFC 3986 §5.2.4":
      "removing extra dot-segments rather than treat them as an error or leaving them to be misinterpreted by dereference implementations",
  },
  "dots-in-absolute-paths": {
    "RFC 1808 §4 steps 2b, 3, 4": "the path is not relative and we skip to Step 7",
    "RFC 1808 §5.2":
      'must avoid treating "." and ".." as special when they are not complete components of a relative path',
    "RFC 2396 §4":
      'path components ("." and "..") have a special meaning when, and only when, interpreting a relative path',
    "RFC 2396 §5": "these path components are only considered special when resolving a relative-path reference",
    "RFC 2396 §5.2 steps 3, 4, 5": "then the reference is an absolute-path and we skip to step 7",
    "RFC 3986 §5.2.2": 'if (R.path starts-with "/") then T.path = remove_dot_segments(R.path);',
    "RFC 3986 Appendix D.2": "The remove_dot_segments algorithm is now applied to all URI reference paths",
  },
  "same-scheme-loophole": {
    "RFC 1808 §5.2": "This is considered to be a loophole in prior specifications of partial URLs",
    "RFC 2396 §5.2 step 3":
      "some parsers allow the scheme name to be present in a relative URI if it is the same as the base URI scheme",
    "RFC 2396 Appendix C.2": "http:g = http:g ; for validating parsers | http://a/b/c/g ; for backwards compatibility",
    "RFC 2396 Appendix G.4": "but only for schemes known to use the <hier_part> syntax",
    "RFC 3986 §5.2.2": "A non-strict parser may ignore a scheme in the reference",
    "RFC 3986 §5.4.2": "Its use should be avoided but is allowed for backward compatibility.",
  },
  "pathless-base-merge": {
    "RFC 2396 §5.2 step 6a": "any characters after the last (right-most) slash character, if any, are excluded",
    "RFC 3986 §5.2.3": "If the base URI has a defined authority component and an empty path",
    "RFC 3986 Appendix D.2": "section 5.2, step 6a, failed to account for a base URI with no path.",
  },
  "net-loc-runs-to-slash": {
    "RFC 1808 §2.2 (net_loc)": 'net_loc = *( pchar | ";" | "?" )',
    "RFC 1808 §2.4.3":
      'the substring of characters after the double-slash and up to, but not including, the next slash "/" character',
    "RFC 2396 §3.2": 'terminated by the next slash "/", question-mark "?", or by the end of the URI',
    "RFC 3986 §3.2": 'terminated by the next slash ("/"), question mark ("?"), or number sign ("#") character',
  },
  "empty-authority": {
    "RFC 1808 §4 step 3": "If the embedded URL's <net_loc> is non-empty, we skip to Step 7.",
    "RFC 2396 §3.2.2 (server)": 'server = [ [ userinfo "@" ] hostport ]',
    "RFC 2396 §5.2 step 4": "If the authority component is defined, then the reference is a network-path",
    "RFC 3986 §3.2.2": "when the registered name is empty (zero length)",
    "RFC 3986 §5.2.2": "if defined(R.authority) then T.authority = R.authority;",
  },
  "opaque-base": {
    "RFC 2396 §3": "are considered opaque by the generic URI parser",
    "RFC 2396 §5": "relative URI cannot be used within a document that has an unsuitable base URI",
    "RFC 3986 §3.3": '<mailto:fred@example.com> has a path of "fred@example.com"',
    "RFC 3986 Appendix D.2": "a better description of how the path component may be opaque to hierarchy",
  },
  "opaque-query": {
    "RFC 2396 §3 (uric_no_slash)": 'uric_no_slash = unreserved | escaped | ";" | "?"',
    "RFC 3986 §3": 'URI = scheme ":" hier-part [ "?" query ] [ "#" fragment ]',
    "RFC 3986 Appendix D.2 (opaque_part)": '| opaque_part | path-rootless [ "?" query ]',
  },
  "rootless-dot-removal": {
    "RFC 3986 §5.2.4":
      'then replace that prefix with "/" in the input buffer and remove the last segment and its preceding "/" (if any)',
    "RFC 1808 §4 step 6c":
      'All occurrences of "<segment>/../", where <segment> is a complete path segment not equal to "..", are removed.',
    "RFC 2396 §5.2 step 6e":
      'All occurrences of "<segment>/../", where <segment> is a complete path segment not equal to "..", are removed',
  },
  "path-looks-like-authority": {
    "RFC 3986 §3.3":
      "If a URI does not contain an authority component, then the path cannot begin with two slash characters",
    "RFC 3986 §5.2.4":
      'move the first path segment in the input buffer to the end of the output buffer, including the initial "/"',
    "RFC 3986 §5.3": 'if defined(authority) then append "//" to result;',
  },
  "colon-in-first-segment": {
    "RFC 1808 §2.4.2":
      'contains a colon ":" after the first character and before any characters not allowed as part of a scheme name',
    "RFC 1808 §5.3": "they will likely be mistaken for a scheme name",
    "RFC 2396 §5": 'cannot be used as the first segment of a relative URI path (e.g., "this:that")',
    "RFC 2396 Appendix B": "The following line is the regular expression for breaking-down a URI reference",
    "RFC 3986 §4.1": "does not match the syntax of a scheme followed by its colon separator",
    "RFC 3986 §4.2": 'Such a segment must be preceded by a dot-segment (e.g., "./this:that")',
  },
  "scheme-begins-with-a-letter": {
    "RFC 1738 §5 (scheme)": 'scheme = 1*[ lowalpha | digit | "+" | "-" | "." ]',
    "RFC 1808 §2.2 (scheme)": 'scheme = 1*( alpha | digit | "+" | "-" | "." )',
    "RFC 2396 Appendix B": "the regular expression for breaking-down a URI reference into its components",
    "RFC 2396 Appendix G.2": "changed to require that all schemes begin with an alpha character",
    "RFC 3986 §3.1": "Scheme names consist of a sequence of characters beginning with a letter",
  },
  "empty-scheme-specific-part": {
    "RFC 1738 §5 (schemepart)": "schemepart = *xchar | ip-schemepart",
    "RFC 1808 §2.2 (rel_path)": 'rel_path = [ path ] [ ";" params ] [ "?" query ]',
    "RFC 2396 Appendix A (absoluteURI)": 'absoluteURI = scheme ":" ( hier_part | opaque_part )',
    "RFC 3986 §3.3 (path-empty)": "path-empty = 0<pchar>",
    "RFC 3986 Appendix D.2":
      'This also allows an absolute-URI to consist of nothing after the "scheme:", as is present in practice',
  },
  "empty-reference-by-grammar": {
    "RFC 1808 §2.2 (rel_path)": 'rel_path = [ path ] [ ";" params ] [ "?" query ]',
    "RFC 2396 §5 (rel_segment)": "rel_segment = 1*( unreserved | escaped |",
    "RFC 2396 Appendix C.1": "?y = http://a/b/c/?y",
    "RFC 3986 §4.2": "/ path-noscheme / path-empty",
  },
  "tilde-became-unreserved": {
    "RFC 1738 §2.2": "All unsafe characters must always be encoded within a URL.",
    "RFC 1738 §5 (national)": 'national = "{" | "}" | "|" | "\\" | "^" | "~"',
    "RFC 1808 §2.2 (national)": 'national = "{" | "}" | "|" | "\\" | "^" | "~"',
    "RFC 2396 §2.3 (mark)": 'mark = "-" | "_" | "." | "!" | "~"',
    "RFC 2396 Appendix G.2": "since it is extensively used on the Internet",
    "RFC 3986 §2.3 (unreserved)": 'unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~"',
  },
  "marks-became-reserved": {
    "RFC 1738 §5 (extra)": `extra = "!" | "*" | "'" | "(" | ")" | ","`,
    "RFC 2396 §2.3 (mark)": `mark = "-" | "_" | "." | "!" | "~" | "*" | "'" | "(" | ")"`,
    "RFC 3986 §2.2": "characters in the reserved set are protected from normalization",
    "RFC 3986 Appendix D.2": "The mark characters that are typically unsafe to decode",
  },
  "plus-dollar-comma-became-reserved": {
    "RFC 1738 §5 (safe, extra)": `safe = "$" | "-" | "_" | "." | "+" extra = "!" | "*" | "'" | "(" | ")" | ","`,
    "RFC 2396 Appendix G.2": "since they are treated as reserved within the query component",
    "RFC 3986 §2.2": '/ "*" / "+" / "," / ";" / "="',
  },
  "brackets-only-around-ip-literals": {
    "RFC 1738 §2.2": 'These characters are "{", "}", "|", "\\", "^", "~", "[", "]", and "`".',
    "RFC 2396 §2.4.3 (unwise)": 'unwise = "{" | "}" | "|" | "\\" | "^" | "[" | "]" | "`"',
    "RFC 2732 §3": `(3) Add "[" and "]" to the set of 'reserved' characters`,
    "RFC 3986 §3.2.2": "This is the only place where square bracket characters are allowed in the URI syntax.",
    "RFC 3986 Appendix D.1": "are not allowed outside their use as delimiters for an IP literal within host",
  },
  "registry-names-moved-into-host": {
    "RFC 1738 §3.1": "The fully qualified domain name of a network host, or its IP address",
    "RFC 2396 §3.2": "authority = server | reg_name",
    "RFC 2396 §3.2.1": "The structure of a registry-based naming authority is specific to the URI scheme",
    "RFC 3986 §3.2.2": "host = IP-literal / IPv4address / reg-name",
    "RFC 3986 Appendix D.2":
      "Registry-based naming authorities that use the generic syntax are now defined within the host rule.",
  },
  "ipv4-octet-range": {
    "RFC 1738 §5 (hostnumber)": 'hostnumber = digits "." digits "." digits "." digits',
    "RFC 2396 §3.2.2 (IPv4address)": 'IPv4address = 1*digit "." 1*digit "." 1*digit "." 1*digit',
    "RFC 2732 §3": "at most three decimal digits per segment",
    "RFC 3986 §3.2.2": "a sequence of four decimal numbers in the range 0 to 255",
    "RFC 3986 §7.4": "These additional IP address formats are not allowed in the URI syntax",
    "RFC 3986 Appendix D.1": "limit each decimal octet to the range 0-255",
  },
  "port-may-be-empty": {
    "RFC 1738 §3.1": "If the port is omitted, the colon is as well.",
    "RFC 1738 §5 (port)": "port = digits",
    "RFC 2396 Appendix G.3": "The URL port is now *digit instead of 1*digit",
    "RFC 3986 §3.2.3": 'should omit the port component and its ":" delimiter if port is empty',
  },
  "question-mark-in-ftp-path": {
    "RFC 1738 §5 (fsegment)": 'fsegment = *[ uchar | "?" | ":" | "@" | "&" | "=" ]',
    "RFC 1808 §2.3": "this is not true in practice and is believed to be an error in the RFC",
    "RFC 3986 §3.4": 'The query component is indicated by the first question mark ("?") character',
  },
  "no-relative-form": {
    "RFC 1738 §2.1": "A URL contains the name of the scheme being used (<scheme>) followed by a colon",
    "RFC 1738 §2.3": "Relative links are not described in this document.",
    "RFC 1808 §1": 'This document describes the syntax and semantics for "relative" Uniform Resource Locators',
  },
  "each-scheme-has-its-form": {
    "RFC 1738 §3": "The mapping for some existing standard and experimental protocols is outlined",
    "RFC 1738 §5 (httpurl)": 'httpurl = "http://" hostport [ "/" hpath [ "?" search ]]',
    "RFC 1808 §2.1": "to allow a parser to resolve relative URLs based upon a single, generic-RL syntax",
    "RFC 1808 §2.3": "Each URL scheme has its own rules regarding the presence or absence of the syntactic components",
    "RFC 3986 §1.1.1": "the URI generic syntax is a superset of the syntax of all URI schemes",
  },
  "first-segment-is-not-empty": {
    "RFC 1808 §2.2 (fsegment)": "fsegment = 1*pchar",
    "RFC 2396 §3.3": 'segment = *pchar *( ";" param )',
    "RFC 3986 §3.3": 'path-abempty = *( "/" segment )',
  },
  "fragment-is-not-in-the-url": {
    "RFC 1738 §2.2": "to delimit a URL from a fragment/anchor identifier that might follow it",
    "RFC 1808 §2.1": 'the fragment identifier (and the "#" that precedes it) is not considered part of the URL',
    "RFC 2396 §4.1": "it is not part of a URI, but is often used in conjunction with a URI",
    "RFC 3986 §3.5":
      "The fragment identifier component of a URI allows indirect identification of a secondary resource",
    "RFC 3986 Appendix D.2":
      "The fragment identifier has been moved back into the section on generic syntax components",
  },
  "excluded-characters": {
    "RFC 1738 §2.2": "All unsafe characters must always be encoded within a URL.",
    "RFC 1808 §2.2 (punctuation)": 'punctuation = "<" | ">" | "#" | "%" | <">',
    "RFC 2396 §2.4.3": "Data corresponding to excluded characters must be escaped",
    "RFC 3986 §2":
      "A URI is composed from a limited set of characters consisting of digits, letters, and a few graphic symbols.",
  },
  "base-without-scheme": {
    "RFC 1808 §3": 'implies that there exists some absolute "base URL"',
    "RFC 1808 §4 step 1":
      "If the base URL is the empty string (unknown), the embedded URL is interpreted as an absolute URL",
    "RFC 2396 §5.1": 'implies that there exists some absolute "base URI"',
    "RFC 3986 §5.1": "A base URI must conform to the <absolute-URI> syntax rule",
  },
  "slash-is-added-last": {
    "RFC 1808 §2.2 (net_path, abs_path)": 'net_path = "//" net_loc [ abs_path ] abs_path = "/" rel_path',
    "RFC 1808 §4 steps 6, 7": "are recombined to give the absolute form of the embedded URL",
    "RFC 3986 §5.2.3": `then return a string consisting of "/" concatenated with the reference's path`,
  },
  "segments-have-params": {
    "RFC 1738 §5 (hsegment)": 'hsegment = *[ uchar | ";" | ":" | "@" | "&" | "=" ]',
    "RFC 2396 §3.3":
      'Each path segment may include a sequence of parameters, indicated by the semicolon ";" character.',
    "RFC 2396 Appendix G.4": "may now appear in any path segment",
    "RFC 3986 §3.3": 'the semicolon (";") and equals ("=") reserved characters are often used to delimit parameters',
  },
  "hostname-ends-in-dot": {
    "RFC 1738 §5 (hostname)": 'hostname = *[ domainlabel "." ] toplabel',
    "RFC 2396 §3.2.2 (hostname)": 'hostname = *( domainlabel "." ) toplabel [ "." ]',
    "RFC 3986 §3.2.2": 'may be followed by a single "." and should be if it is necessary to distinguish',
  },
  "net-loc-has-no-form": {
    "RFC 1738 §3.1": 'Within the user and password field, any ":", "@", or "/" must be encoded.',
    "RFC 1808 §2.1": "network location and login information, as per Section 3.1 of RFC 1738",
    "RFC 1808 §2.2 (net_loc)": 'net_loc = *( pchar | ";" | "?" )',
    "RFC 2396 Appendix G.4": "the authority is no longer restricted to the IP server syntax",
    "RFC 3986 §3.2 (authority)": 'authority = [ userinfo "@" ] host [ ":" port ]',
  },
  "algorithm-asks-no-grammar": {
    "RFC 1738 §5": 'genericurl = scheme ":" schemepart',
    "RFC 1808 §4":
      "any valid URL (relative or absolute) can be consistently transformed to an absolute form given a valid base URL",
    "RFC 2396 §4.3":
      "The individual components are then parsed for their subparts and, if not opaque, to verify their validity.",
    "RFC 2396 Appendix C.1": "?y = http://a/b/c/?y",
    "RFC 3986 §4.1": "Then, each component is parsed for its subparts and their validation.",
    "RFC 3986 Appendix B": "The following line is the regular expression for breaking-down a well-formed URI reference",
  },
  "another-standard": { "URL Standard (Goals)": "Standardize on the term URL." },
};
