/** URL Standard, URL parsing and URL serializing (RFC 3986 §3, §5): why the rest differs. */
import type { ReasonTexts } from "../codes/reason-texts.ts";
import type { HostCode, WebCode } from "../codes/web-code.ts";

export const parsingReasons: Readonly<Record<Exclude<WebCode, HostCode>, ReasonTexts>> = {
  "web-lone-surrogate": {
    summary: "A surrogate without its other half becomes U+FFFD",
    explanation:
      "A URL is read as Unicode scalar values, so half of a surrogate pair is replaced before parsing begins. RFC 3986 has ASCII alone and refuses it.",
    rfcs: ["RFC 3986 §2"],
    example: { text: "http://a/\u{D800}" },
  },
  "web-blanks-at-ends": {
    summary: "Spaces and control characters at the ends of the text are removed",
    explanation:
      "The parser drops C0 controls and spaces before the first and after the last other character. In RFC 3986 a space is part of no URI. Where text around a URI is to be left out, that is the work of the program that finds it (Appendix C).",
    rfcs: ["RFC 3986 §2", "RFC 3986 Appendix C"],
    example: { text: " http://a/ " },
  },
  "web-tabs-and-newlines": {
    summary: "Tabs and line breaks anywhere in the text are removed",
    explanation:
      "The parser drops each tab, LF and CR, even inside a scheme or a host, so that `java\\nscript:` is `javascript:`. RFC 3986 allows none of them, and suggests ignoring line breaks only where a long URI has been broken in print (Appendix C).",
    rfcs: ["RFC 3986 §2", "RFC 3986 Appendix C"],
    example: { text: "http://a/b\tc" },
  },
  "web-fails-base": {
    summary: "The base is no URL, so that nothing can be resolved against it",
    explanation:
      "The base is parsed before the text. If that fails, there is no result even for an absolute text, which needs no base. Read the base alone to see why it fails. RFC 3986 uses a base only for a relative reference, and allows bases that the URL Standard refuses.",
    rfcs: ["RFC 3986 §5.1", "RFC 3986 §5.2.2"],
    example: { text: "b", base: "http://a:99999/" },
  },
  "web-scheme-case": {
    summary: "The scheme is lower-cased",
    explanation:
      "In RFC 3986, schemes are the same in either case too, and lower case is the canonical form, but parsing and resolution keep what is written. It is changed only by normalization.",
    rfcs: ["RFC 3986 §3.1", "RFC 3986 §6.2.2.1"],
    example: { text: "HTTP://a/" },
  },
  "web-fails-without-base": {
    summary: "A text without a scheme is no URL, unless there is a base",
    explanation:
      "A URL is always absolute, so that a relative reference has no value of its own. In RFC 3986 a relative reference is valid by itself: it can be parsed, stored, and resolved later.",
    rfcs: ["RFC 3986 §4.1", "RFC 3986 §4.2"],
    example: { text: "b/c" },
  },
  "web-fails-opaque-base": {
    summary: "Against a base with an opaque path only a fragment can be resolved",
    explanation:
      "If what follows the scheme begins with no slash and the scheme is not special, as in `mailto:a@b`, the path is opaque, and a relative reference fails. RFC 3986 knows no such paths. Its algorithm works for each base with a scheme.",
    rfcs: ["RFC 3986 §5.2.2", "RFC 3986 §5.2.3"],
    example: { text: "b", base: "mailto:a@b" },
  },
  "web-backslash": {
    summary: "In a special URL a backslash before the query is a slash",
    explanation:
      "The states of http, https, ws, wss, ftp and file treat `\\` as `/`, which can turn data into a host or a segment. In RFC 3986 a backslash is part of no URI.",
    rfcs: ["RFC 3986 §2", "RFC 3986 §3.3"],
    example: { text: "http://a\\b" },
  },
  "web-drive-letter-is-absolute": {
    summary: "A file reference that begins with a drive letter replaces the whole path",
    explanation:
      "`C|/b` is read as the root of a drive, although no slash precedes it, and only the host of the base is kept. In RFC 3986 a path without a leading slash is merged with the base.",
    rfcs: ["RFC 3986 §5.2.3", "RFC 3986 §3.3"],
    example: { text: "file:C:/b", base: "file:///D:/x" },
  },
  "web-scheme-of-base": {
    summary: "A special scheme that repeats that of the base is ignored",
    explanation:
      "`http:g` against an http base is read as `g`, unless two slashes follow the scheme. RFC 3986 calls this a loophole of earlier parsers: to it, a reference with a scheme is absolute. It allows the other way only to parsers that are not strict.",
    rfcs: ["RFC 3986 §5.2.2", "RFC 3986 §5.4.2"],
    example: { text: "http:g", base: "http://a/b/c/d;p?q" },
  },
  "web-colon-in-first-segment": {
    summary: "A first segment with a colon that ends no scheme is read as a relative path",
    explanation:
      "`1:b` has no scheme, since a scheme begins with a letter, so it is resolved as a path. RFC 3986 does not allow a colon in the first segment of a relative path, and asks for `./1:b`.",
    rfcs: ["RFC 3986 §4.2", "RFC 3986 §3.3"],
    example: { text: "1:b", base: "http://a/" },
  },
  "web-slashes-missing": {
    summary: "The slashes between a special scheme and its host can be left out",
    explanation:
      "For http, https, ws, wss and ftp, an authority follows the scheme even with one slash or none. In RFC 3986 only two slashes begin an authority: `http:a` has a path alone.",
    rfcs: ["RFC 3986 §3", "RFC 3986 §3.2"],
    example: { text: "http:/a/b" },
  },
  "web-slashes-too-many": {
    summary: "More than two slashes before the host of a special URL count as two",
    explanation:
      "For http, https, ws, wss and ftp, slashes are skipped until something else comes. In RFC 3986 the third slash begins the path, and the authority is empty.",
    rfcs: ["RFC 3986 §3.2", "RFC 3986 §3.3"],
    example: { text: "http:///a/b" },
  },
  "web-file-authority": {
    summary: "A file URL without an authority gets an empty one, and its path a slash",
    explanation:
      "`file:a` and `file:/a` become `file:///a`. In RFC 3986 an absent authority and an empty one are different, and nothing is added.",
    rfcs: ["RFC 3986 §3.2", "RFC 3986 §5.3"],
    example: { text: "file:/a" },
  },
  "web-last-at-sign": {
    summary: "Of several `@`, the last ends the userinfo, and the others are encoded",
    explanation:
      "An `@` that another follows is read as part of the username or the password, and is written `%40`. RFC 3986 allows one `@` in an authority.",
    rfcs: ["RFC 3986 §3.2.1", "RFC 3986 §7.6"],
    example: { text: "http://a@b@c/" },
  },
  "web-colon-in-password": {
    summary: "A colon after the first one of the userinfo is encoded",
    explanation:
      "The first colon ends the username, and each other one is part of the password, where it is written `%3A`. In RFC 3986 a userinfo can have any number of colons.",
    rfcs: ["RFC 3986 §3.2.1"],
    example: { text: "http://a:b:c@d/" },
  },
  "web-userinfo-set": {
    summary: "Characters of the username and password are percent-encoded",
    explanation:
      "The userinfo percent-encode set has `;` and `=`, which RFC 3986 allows there, and also characters that it does not allow, such as spaces, brackets and `|`.",
    rfcs: ["RFC 3986 §3.2.1", "RFC 3986 §2.1"],
    example: { text: "http://a;b@c/" },
  },
  "web-non-ascii": {
    summary: "Characters beyond ASCII are percent-encoded as UTF-8",
    explanation:
      "In userinfo, path, query and fragment, the parser writes each as the triplets of its UTF-8. RFC 3986 has ASCII alone. RFC 3987 maps IRIs to URIs in the same way.",
    rfcs: ["RFC 3986 §2", "RFC 3986 §2.5", "RFC 3987 §3.1"],
    example: { text: "http://a/é" },
  },
  "web-empty-credentials": {
    summary: "An empty password is removed, and an empty userinfo as well",
    explanation:
      "The serializer writes `@` only after a username or a password, and `:` only before a password. In RFC 3986 an empty userinfo is present, and nothing is removed.",
    rfcs: ["RFC 3986 §3.2.1", "RFC 3986 §6.2.3"],
    example: { text: "http://@a/" },
  },
  "web-fails-port": {
    summary: "The port is not a number",
    explanation:
      "After the last colon of an authority there can be digits alone. RFC 3986 also refuses such an authority, but in `http:a:b` it sees none.",
    rfcs: ["RFC 3986 §3.2.3"],
    example: { text: "http:a:b" },
  },
  "web-fails-port-range": {
    summary: "The port is larger than 65535",
    explanation: "RFC 3986 allows any number of digits, and leaves their meaning to the scheme.",
    rfcs: ["RFC 3986 §3.2.3"],
    example: { text: "http://a:65536/" },
  },
  "web-port-empty": {
    summary: "The colon before an empty port is removed",
    explanation: "RFC 3986 recommends leaving it out when a URI is written, but only normalization removes it.",
    rfcs: ["RFC 3986 §3.2.3", "RFC 3986 §6.2.3"],
    example: { text: "http://a:/" },
  },
  "web-port-zeros": {
    summary: "Leading zeros of a port are removed",
    explanation: "A port is stored as a number. RFC 3986 has digits, and keeps them.",
    rfcs: ["RFC 3986 §3.2.3", "RFC 3986 §6.2.3"],
    example: { text: "http://a:0081/" },
  },
  "web-port-default": {
    summary: "The default port of a special scheme is removed",
    explanation:
      "To RFC 3986 a URI with the default port is another text, although equivalent. It recommends leaving the port out when a URI is written, and normalization can remove it.",
    rfcs: ["RFC 3986 §3.2.3", "RFC 3986 §6.2.3"],
    example: { text: "http://a:80/" },
  },
  "web-encoded-dot": {
    summary: "`%2e` counts as a dot where a dot-segment can be",
    explanation:
      "`%2e%2e` is `..` and removes a segment, in any mixture of both forms. In RFC 3986 resolution sees no dot in a triplet; only normalization decodes it.",
    rfcs: ["RFC 3986 §5.2.4", "RFC 3986 §6.2.2.2"],
    example: { text: "/%2e%2e/b", base: "http://a/b/c" },
  },
  "web-drive-letter-inherited": {
    summary: "An absolute path stays on the drive of the base",
    explanation: "Against `file:///C:/x`, `/b` is `/C:/b`. In RFC 3986 an absolute path replaces that of the base.",
    rfcs: ["RFC 3986 §5.2.2"],
    example: { text: "/b", base: "file:///C:/x" },
  },
  "web-drive-letter-bar": {
    summary: "As the first segment of a file, `C|` is written `C:`",
    explanation: "The bar is an old way to write the colon of a drive. RFC 3986 has it nowhere.",
    rfcs: ["RFC 3986 §2", "RFC 3986 §3.3"],
    example: { text: "file:///C|/a" },
  },
  "web-drive-letter-stays": {
    summary: "No `..` and no relative reference removes a drive letter",
    explanation:
      "If the path of a file is only a drive, such as `/C:`, it cannot be shortened: the `..` is treated as `.`. In RFC 3986 a drive is a segment like any other.",
    rfcs: ["RFC 3986 §5.2.3", "RFC 3986 §5.2.4"],
    example: { text: "../../b", base: "file:///C:/x" },
  },
  "web-path-set": {
    summary: "Characters of the path are percent-encoded",
    explanation:
      'The path percent-encode set has controls, the space, `"`, `<`, `>`, `^`, `{`, `}` and the grave accent, none of which RFC 3986 allows. Their triplets are what it would have the author write.',
    rfcs: ["RFC 3986 §2.1", "RFC 3986 §2.4", "RFC 3986 §3.3"],
    example: { text: "http://a/b c" },
  },
  "web-opaque-path-set": {
    summary: "Controls in an opaque path are percent-encoded",
    explanation:
      "No other character of ASCII is. RFC 3986 refuses controls, and also spaces, quotes and others that stay here.",
    rfcs: ["RFC 3986 §2.1", "RFC 3986 §3.3"],
    example: { text: "foo:a\u{1}b" },
  },
  "web-opaque-path-space": {
    summary: "A space at the end of an opaque path is percent-encoded",
    explanation:
      "This is the space right before the query or fragment. Those inside the path stay. RFC 3986 refuses each of them.",
    rfcs: ["RFC 3986 §2.1", "RFC 3986 §3.3"],
    example: { text: "foo:a ?b" },
  },
  "web-query-set": {
    summary: "Characters of the query are percent-encoded",
    explanation:
      'The query percent-encode set has controls, the space, `"`, `<` and `>`, none of which RFC 3986 allows.',
    rfcs: ["RFC 3986 §2.1", "RFC 3986 §3.4"],
    example: { text: "http://a/?b c" },
  },
  "web-query-apostrophe": {
    summary: "The apostrophe in the query of a special URL is percent-encoded",
    explanation:
      "RFC 3986 allows it in a query, as one of the sub-delims, whose triplet is not the same as the character.",
    rfcs: ["RFC 3986 §2.2", "RFC 3986 §3.4"],
    example: { text: "http://a/?b'c" },
  },
  "web-fragment-set": {
    summary: "Characters of the fragment are percent-encoded",
    explanation:
      'The fragment percent-encode set has controls, the space, `"`, `<`, `>` and the grave accent, none of which RFC 3986 allows.',
    rfcs: ["RFC 3986 §2.1", "RFC 3986 §3.5"],
    example: { text: "http://a/#b c" },
  },
  "web-empty-path": {
    summary: "The empty path of a special URL is written as `/`",
    explanation:
      "In RFC 3986 an empty path stays empty. That it is the same as `/` for http is a rule of the scheme, which normalization applies.",
    rfcs: ["RFC 3986 §3.3", "RFC 3986 §6.2.3"],
    example: { text: "http://a" },
  },
  "web-dot-segments": {
    summary: "Dot-segments are removed even from a text that is not resolved",
    explanation:
      "The parser has no other form of a path. In RFC 3986 they are removed when a reference is resolved, or by normalization; a URI that is only parsed keeps them.",
    rfcs: ["RFC 3986 §5.2.4", "RFC 3986 §6.2.2.3"],
    example: { text: "http://a/b/../c" },
  },
  "web-character-stays": {
    summary: "Characters that RFC 3986 does not allow stay as they are",
    explanation:
      "The percent-encode sets leave some characters that RFC 3986 has nowhere, or not there: such as `[`, `]`, `|` in a path, a second `#`, `{` in a query, and most in an opaque path. RFC 3986 refuses the text.",
    rfcs: ["RFC 3986 §2", "RFC 3986 §3.3", "RFC 3986 §3.4", "RFC 3986 §3.5"],
    example: { text: "http://a/[b]" },
  },
  "web-percent-stays": {
    summary: "A `%` that begins no triplet stays as it is",
    explanation:
      "The URL Standard calls it invalid, but never encodes nor refuses it outside a domain. RFC 3986 refuses the text: `%` is always the first of three characters.",
    rfcs: ["RFC 3986 §2.1", "RFC 3986 §2.4"],
    example: { text: "http://a/100%" },
  },
  "web-opaque-path-stays": {
    summary: "Dot-segments of an opaque path stay",
    explanation:
      "A path that follows a scheme that is not special, without a slash, is one piece of text. RFC 3986 knows no such path, and its algorithm also removes dot-segments from a reference with a scheme.",
    rfcs: ["RFC 3986 §5.2.2", "RFC 3986 §5.2.4"],
    example: { text: "foo:a/../b", base: "http://a/" },
  },
};
