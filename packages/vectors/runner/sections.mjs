// The sections that decide a row, each with a sentence of its text. Those of RFC 3986, unless the key names another
// RFC.

/** @type {Readonly<Record<string, string>>} */
export const sections = {
  2.1: 'A percent-encoded octet is encoded as a character triplet, consisting of the percent character "%" followed by the two hexadecimal digits representing that octet\'s numeric value.',
  3: "The scheme and path components are required, though the path may be empty (no characters).",
  3.1: 'Scheme names consist of a sequence of characters beginning with a letter and followed by any combination of letters, digits, plus ("+"), period ("."), or hyphen ("-").',
  3.2: 'The authority component is preceded by a double slash ("//") and is terminated by the next slash ("/"), question mark ("?"), or number sign ("#") character, or by the end of the URI.',
  "3.2.1":
    'The user information, if present, is followed by a commercial at-sign ("@") that delimits it from the host.',
  "3.2.2":
    'A host identified by an Internet Protocol literal address, version 6 [RFC3513] or later, is distinguished by enclosing the IP literal within square brackets ("[" and "]"). This is the only place where square bracket characters are allowed in the URI syntax.',
  "3.2.3":
    'The port subcomponent of authority is designated by an optional port number in decimal following the host and delimited from it by a single colon (":") character.',
  3.3: 'The path is terminated by the first question mark ("?") or number sign ("#") character, or by the end of the URI.',
  3.4: 'The query component is indicated by the first question mark ("?") character and terminated by a number sign ("#") character or by the end of the URI.',
  3.5: 'A fragment identifier component is indicated by the presence of a number sign ("#") character and terminated by the end of the URI.',
  4.1: "A URI-reference is either a URI or a relative reference.",
  4.2: "A relative reference takes advantage of the hierarchical syntax (Section 1.2.3) to express a URI reference relative to the name space of another hierarchical URI.",
  4.3: "Some protocol elements allow only the absolute form of a URI without a fragment identifier.",
  "5.2.2":
    "For each URI reference (R), the following pseudocode describes an algorithm for transforming R into its target URI (T).",
  "5.2.3":
    'If the base URI has a defined authority component and an empty path, then return a string consisting of "/" concatenated with the reference\'s path.',
  "5.2.4":
    'remove_dot_segments: a routine for interpreting and removing the special "." and ".." complete path segments from a referenced path.',
  6.1: "Comparison methods are designed to minimize false negatives while strictly avoiding false positives.",
  "6.2.1":
    "If two URIs, when considered as character strings, are identical, then it is safe to conclude that they are equivalent.",
  "6.2.2":
    "Implementations may use logic based on the definitions provided by this specification to reduce the probability of false negatives.",
  "6.2.2.1":
    "When a URI uses components of the generic syntax, the component syntax equivalence rules always apply; namely, that the scheme and host are case-insensitive and therefore should be normalized to lowercase.",
  "6.2.2.2":
    "These URIs should be normalized by decoding any percent-encoded octet that corresponds to an unreserved character.",
  "6.2.2.3": "URI normalizers should remove dot-segments by applying the remove_dot_segments algorithm to the path.",
  "6.2.3":
    "The syntax and semantics of URIs vary from scheme to scheme, as described by the defining specification for each scheme.",
  "RFC 3987 2.2": "An IRI is a sequence of characters from the Universal Character Set.",
  "RFC 3987 3.1": "This section defines how to map an IRI to a URI.",
  "RFC 3987 3.2": "In some situations, converting a URI into an equivalent IRI may be desirable.",
  "RFC 6570 3.2.2": "Simple string expansion is the default expression type when no operator is given.",
  "RFC 6570 3.2.3":
    'Reserved expansion, as indicated by the plus ("+") operator for Level 2 and above templates, is identical to simple string expansion except that the substituted values may also contain pct-encoded triplets and characters in the reserved set.',
  "RFC 6570 3.2.4":
    'Fragment expansion, as indicated by the crosshatch ("#") operator for Level 2 and above templates, is identical to reserved expansion except that a crosshatch character (fragment delimiter) is appended first to the result string if any of the variables are defined.',
  "RFC 6570 3.2.5":
    'Label expansion, as indicated by the dot (".") operator for Level 3 and above templates, is useful for describing URI spaces with varying domain names or path selectors (e.g., filename extensions).',
  "RFC 6570 3.2.6":
    'Path segment expansion, as indicated by the slash ("/") operator in Level 3 and above templates, is useful for describing URI path hierarchies.',
  "RFC 6570 3.2.7":
    'Path-style parameter expansion, as indicated by the semicolon (";") operator in Level 3 and above templates, is useful for describing URI path parameters, such as "path;property" or "path;name=value".',
  "RFC 6570 3.2.8":
    'Form-style query expansion, as indicated by the question-mark ("?") operator in Level 3 and above templates, is useful for describing an entire optional query component.',
  "RFC 6570 3.2.9":
    'Form-style query continuation, as indicated by the ampersand ("&") operator in Level 3 and above templates, is useful for describing optional &name=value pairs in a template that already contains a literal query component with fixed parameters.',
};

/** @param {string} section @returns {string} such as `§5.2.2` or `RFC 3987 §2.2` */
export function sectionName(section) {
  return section.startsWith("RFC ") ? section.replace(/ (?=\S+$)/u, " §") : `§${section}`;
}
