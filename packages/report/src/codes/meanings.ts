/** What every code of std66 means: of errors, audit's findings, legacy's reasons, and the command's own. */
import { rules } from "@std66/audit";
import {
  type UriSyntaxError,
  type UriSyntaxErrorCode,
  build,
  diagnose,
  diagnoseAs,
  percentDecode,
  percentEncode,
  uri,
} from "@std66/core";
import { codes, explain } from "@std66/core/diagnostics";
import { fileUriCodes } from "@std66/file-uri/codes";
import { type BidiFinding, bidiFindings, diagnoseIri, diagnoseIriAs } from "@std66/iri";
import { reasons } from "@std66/legacy";
import { templateCodes } from "@std66/template/codes";
import { reasons as webReasons } from "@std66/url-standard";

/** One meaning of a code. Two kinds may share a code. */
export interface CodeMeaning {
  readonly code: string;
  readonly kind: "error" | "template" | "file-uri" | "finding" | "reason" | "input" | "bidi";
  readonly severity: string | undefined;
  readonly summary: string;
  readonly explanation: string;
  readonly help: string | undefined;
  readonly section: string;
  readonly sources: readonly string[];
  /** A phrase of each of these sections, by section: of a reason only. */
  readonly quotes?: Readonly<Record<string, string>>;
  /** A text with this code, and a similar one without it, if there are any. */
  readonly example: string | undefined;
  readonly counterexample: string | undefined;
}

/** A text or a call that gets an error, and a similar one that is right. `find`: gets it if `diagnose` does not. */
const ERRORS: Readonly<Record<UriSyntaxErrorCode, readonly [example: string, right: string, find?: () => unknown]>> = {
  "pct-encoded": ["http://example.com/100%/done", "http://example.com/100%25/done"],
  "utf-8": ['percentDecode("caf%E9")', 'percentDecode("caf%C3%A9")', () => percentDecode("caf%E9")],
  "utf-8-surrogate": [
    String.raw`percentEncode("\uD800", "segment")`,
    'percentEncode("é", "segment")',
    () => percentEncode("\uD800", "segment"),
  ],
  scheme: ['build({ scheme: "1a" })', 'build({ scheme: "a1" })', () => build({ scheme: "1a", path: "" })],
  authority: ["http://a@b@example.com/", "http://a%40b@example.com/"],
  userinfo: ["http://a b@example.com/", "http://a%20b@example.com/"],
  "reg-name": ["http://exa mple.com/", "http://example.com/"],
  "ip-literal-unclosed": ["http://[::1/", "http://[::1]/"],
  "ip-literal-end": ["http://[::1]a/", "http://[::1]/a"],
  "ipv6-address": ["http://[1::2::3]/", "http://[1::2:3]/"],
  h16: ["http://[::12345]/", "http://[::1234]/"],
  "ipv4-address": ["http://[::1.2.3.256]/", "http://[::1.2.3.25]/"],
  ipvfuture: ["http://[v1.]/", "http://[v1.a]/"],
  port: ["http://example.com:8o/", "http://example.com:80/"],
  pchar: ["http://example.com/a b", "http://example.com/a%20b"],
  "path-abempty": [
    'build({ host: "example.com", path: "a" })',
    'build({ host: "example.com", path: "/a" })',
    () => build({ host: "example.com", path: "a" }),
  ],
  "path-absolute": ['build({ path: "//a" })', 'build({ path: "/.//a" })', () => build({ path: "//a" })],
  "path-noscheme": ["1a:b", "./1a:b"],
  "segment-nz": ['uri`/${""}/a`', 'uri`/${"b"}/a`', () => uri`/${""}/a`],
  "dot-segment": ['uri`/a/${".."}`', 'uri`/a/${"b"}`', () => uri`/a/${".."}`],
  query: ["?a b", "?a%20b"],
  fragment: ["#a b", "#a%20b"],
  ucschar: [String.raw`parseIri("/\uFFFD")`, 'parseIri("/é")', () => diagnoseIri("/\uFFFD")],
  iprivate: [String.raw`parseIri("/\uE000")`, String.raw`parseIri("/?\uE000")`, () => diagnoseIri("/\uE000")],
  uri: ["/a", "http://example.com/a", () => diagnoseAs("/a", "uri")],
  "relative-ref": ["http://example.com/a", "/a", () => diagnoseAs("http://example.com/a", "relative-ref")],
  "absolute-uri": ["/a", "http://example.com/a", () => diagnoseAs("/a", "absolute-uri")],
  iri: ["/a", "http://example.com/a", () => diagnoseIriAs("/a", "iri")],
  "irelative-ref": ["http://example.com/a", "/a", () => diagnoseIriAs("http://example.com/a", "irelative-ref")],
  "absolute-iri": ["/a", "http://example.com/a", () => diagnoseIriAs("/a", "absolute-iri")],
  "http-uri": ["http:/example.com/", "http://example.com/", () => diagnoseAs("http:/example.com/", "http-uri")],
};

const notAllowed = (component: string): string => `a character that is not allowed in the ${component}`;

/** What a code means, where the reason of an error names what it found in its text. */
const SUMMARIES: { readonly [code in UriSyntaxErrorCode]?: string } = {
  scheme: notAllowed("scheme"),
  userinfo: notAllowed("userinfo"),
  "reg-name": notAllowed("host"),
  port: notAllowed("port"),
  pchar: notAllowed("path"),
  "segment-nz": "an empty segment after the first `/`, which makes `//`, the beginning of an authority",
  query: notAllowed("query"),
  fragment: notAllowed("fragment"),
  ucschar: "a character that no IRI may have",
  iprivate: "a character for private use outside a query",
};

const ABSENT = { help: undefined, example: undefined, counterexample: undefined };

/** What the command itself says of inputs. */
const INPUTS: Readonly<Record<string, CodeTexts>> = {
  "absolute-uri": {
    section: "RFC 3986 §5.1",
    summary: "the base has no scheme",
    explanation: "A base URI conforms to absolute-URI, which begins with a scheme.",
    help: "write the full URI, such as `https://example.com/a/b`",
  },
  "utf-8": {
    section: "RFC 3629 §4",
    summary: "the line is not UTF-8",
    explanation: "The command reads its input as UTF-8. Any other octet makes the line invalid.",
    help: "save the input as UTF-8",
  },
  pair: {
    section: "text/tab-separated-values",
    summary: "the line is not a pair of URIs",
    explanation: "Without arguments, `compare` reads lines of two URIs separated by a tab.",
  },
  json: {
    section: "RFC 8259 §4",
    summary: "the line is not a JSON object, or has no text to take",
    explanation:
      "`--json-input` reads one JSON object per line, and takes the value of its key `input`, or of the key named by `--field`. `template expand` reads one JSON object of variables per line.",
  },
  variables: {
    section: "RFC 6570 §2.3",
    summary: "a variable has a value that cannot be expanded",
    explanation:
      "`template expand` takes strings, finite numbers, booleans, and lists and maps of these. A variable with a prefix, such as `{name:3}`, takes neither a list nor a map.",
  },
  "not-reversible": {
    section: "RFC 6570 §1.4",
    summary: "the template cannot be matched without guessing",
    explanation:
      "A text is matched if each expression ends where the text ends, or at a character that it cannot have. `{a}{b}` is not such a template, and `{a}/{b}` is.",
  },
  "no-match": {
    section: "RFC 6570 §1.4",
    summary: "a URI does not match a template",
    explanation: "A URI matches if the template expands to it with some values. The place is where it first differs.",
  },
  "no-host": {
    section: "RFC 3986 §3.2",
    summary: "the URI has no host, so it cannot have a userinfo or port",
    explanation: "`set` cannot give a userinfo or a port to a URI without an authority.",
    help: "also set the host, by --host",
  },
  "unclear-host": {
    section: "RFC 3986 Appendix C",
    summary: "it is not clear where the host of a URI in text ends",
    explanation:
      "`extract` never cuts a host. If the text after it may belong to it, as in `http://a.example,b.example`, the URI is left out, and `--check` reports it.",
    help: "write the URI between angle brackets, as in `<https://example.com/>`",
  },
  unreadable: {
    section: "limits of std66",
    summary: "a document cannot be read",
    explanation: "`extract --format` has this code for a document that is missing, damaged or UTF-16.",
  },
  malformed: {
    section: "XML 1.0 §2.1, RFC 8259 §2, RFC 4180 §2",
    summary: "a document breaks the rules of XML, HTML, JSON, CSV or MDX",
    explanation:
      "`extract` says where, and reads what follows: of JSON, of MDX and in a cell as text. In XML, a link with an entity that XML itself does not define is left out.",
  },
  length: {
    section: "limits of std66",
    summary: "the output for an input is too long",
    explanation: "Output for each segment and parameter is limited, and so is a line of output.",
  },
};

type CodeTexts = Pick<CodeMeaning, "section" | "summary" | "explanation"> &
  Partial<Pick<CodeMeaning, "help" | "example" | "counterexample">>;

/** How an IRI gets each of `bidiFindings` (RFC 3987 §4), a similar one that is right, and the help. */
const BIDI: readonly (readonly [example: string, right: string, help: string])[] = [
  ["http://example.org/\u202Etxt.exe", "http://example.org/txt.exe", "remove the character, or show the text escaped"],
  ["http://example.org/\u05D0a", "http://example.org/\u05D0/a", "put letters of one direction into each component"],
  [
    "http://example.org/\u05D0-",
    "http://example.org/\u05D0",
    "begin and end the component with a right-to-left letter",
  ],
];

function meaningOfBidi([example, counterexample, help]: (typeof BIDI)[number]): CodeMeaning {
  const [{ code, severity, message, section }] = bidiFindings(example) as [BidiFinding];
  const summary = message.replace(/^U\+[\dA-F]+ /, "a character that ");
  const explanation = "People see this IRI in a different order from the one in which programs read it.";
  return { code, kind: "bidi", severity, summary, explanation, help, section, sources: [], example, counterexample };
}

/**
 * Every code, with its meanings next to each other.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3 | RFC 3986 §3}
 */
export function codeMeanings(): CodeMeaning[] {
  return [
    ...codes.map(meaningOfError),
    ...meaningsIn(templateCodes, "template"),
    ...meaningsIn(fileUriCodes, "file-uri"),
    ...meaningsIn(INPUTS, "input"),
    ...BIDI.map(meaningOfBidi),
    ...rules.map((rule): CodeMeaning => ({ kind: "finding", ...rule })),
    ...meaningsOfReasons(reasons),
    ...meaningsOfReasons(webReasons),
  ];
}

function meaningsIn(table: Readonly<Record<string, CodeTexts>>, kind: CodeMeaning["kind"]): CodeMeaning[] {
  return Object.entries(table).map(([code, texts]) => {
    return { code, kind, severity: "error", sources: [], ...ABSENT, ...texts };
  });
}

function meaningsOfReasons(table: typeof reasons | typeof webReasons): CodeMeaning[] {
  return Object.entries(table).map(([code, { summary, explanation, citations, ...reason }]) => {
    const [section, ...sources] = citations as readonly [string, ...string[]];
    const quotes = "quotes" in reason ? { quotes: reason.quotes } : {};
    return { code, kind: "reason", severity: undefined, summary, explanation, section, sources, ...quotes, ...ABSENT };
  });
}

/** The reason, the rule and the help are those of an error that is made here. */
function meaningOfError(code: UriSyntaxErrorCode): CodeMeaning {
  const [example, counterexample, find = () => diagnose(example)] = ERRORS[code];
  const { reason, rule: explanation, help, section } = explain(errorOf(find));
  const summary = SUMMARIES[code] ?? reason;
  const texts = { summary, explanation, help, section, sources: [], example, counterexample };
  return { code, kind: "error", severity: "error", ...texts };
}

/** The error that a call returns or throws. */
function errorOf(find: () => unknown): UriSyntaxError {
  try {
    return find() as UriSyntaxError;
  } catch (error) {
    return error as UriSyntaxError;
  }
}
