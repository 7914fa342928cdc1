/** RFC 3986 §4.1, Appendix C: the diagnostics of links in documents that are not URI-references, or not clear. */
import type { UriSyntaxError } from "@std66/core";
import { maskFault } from "@std66/core/diagnostics";
import { type Diagnostic, type Location, masked, statedDiagnostic, syntaxDiagnostic } from "@std66/report";

interface InvalidLink {
  /** The column of its first character, counted from 1. */
  readonly column: number;
  /** Whether it has escapes or line ends before the fault, so that only its own place is known. */
  readonly isEscaped: boolean;
  readonly isIri: boolean;
  /** Whether it is meant as a Markdown link, but is text in CommonMark because of its white space. Default: `false`. */
  readonly isUnlinked: boolean;
  /** The encoding that its document says it has, if that is not UTF-8. */
  readonly encoding: string | undefined;
}

/** The diagnostic of a link, by its place in the document, and with the repairs that a document allows. */
export function linkDiagnostic(fault: UriSyntaxError, location: Location, about: InvalidLink): Diagnostic {
  const error = syntaxDiagnostic(fault, location);
  const { input, offset, explanation } = error;
  const { column, isEscaped, isIri, encoding, isUnlinked } = about;
  const isUnread = input[offset] === "\uFFFD";
  const reason = isUnread ? NOT_UTF_8 : isUnlinked ? UNLINKED : explanation.reason;
  const usual = isIri ? repairOrIri(input, offset, explanation.help) : explanation.help;
  const repair = isUnlinked ? repairOfBlank(fault, explanation.help) : usual;
  const help = isUnread ? helpWith(encoding) : repair;
  // What is shown is a part of the line. Its own dots stand apart.
  const cut = /^[.…]/.test(input) ? "… " : "…";
  const before = explanation.before.replace(/^(?!…)/, column > 1 ? cut : "");
  const placed = { ...explanation, before, reason, help, column: column - 1 + (isEscaped ? 1 : explanation.column) };
  return { ...error, explanation: placed };
}

const UNLINKED = "a destination in Markdown ends at a space, so that this is text and not a link";

const TEMPLATE = "`--ignore` leaves out what a template fills in";

/** What is a link for certain: nothing is repaired that a template fills in. */
function repairOfBlank(fault: UriSyntaxError, repair: string | undefined): string | undefined {
  if (/[{}]|<%/.test(fault.input)) return TEMPLATE;
  // What is masked cannot show the repair of a blank in it, which is that of any other character there.
  if (maskFault(fault).place === "in password") return repair;
  const shown = masked(fault.input);
  const encoded = shown.replace(/[ \t\r\n]/g, (space) => (space === " " ? "%20" : "%09"));
  return `write \`${encoded}\`, or \`<${shown}>\`, which \`--iri\` accepts`;
}

const NOT_UTF_8 = "the link has bytes that are not UTF-8, or U+FFFD, which stands for them";

/** The repair of the link itself, and the option that makes it of the link as it is. */
function repairOrIri(input: string, offset: number, repair: string | undefined): string {
  if (/^(?:\$\{|.?(?:\{[{%]|<%))/s.test(input.slice(Math.max(offset - 1, 0), offset + 2))) return TEMPLATE;
  return `${repair === undefined ? "" : `${repair}; `}\`--iri\` prints the URI of this link`;
}

function helpWith(encoding: string | undefined): string {
  if (encoding === undefined) return "save the document as UTF-8";
  return `the document says that it is ${encoding}; convert it: iconv -f ${encoding} -t UTF-8`;
}

/**
 * The diagnostic of a URI in text that is left out, since its host may go on after a delimiter (RFC 3986 §3.2.2). Only
 * its place is known. `column`: that of its first character, counted from 1.
 */
export function unclearHostDiagnostic(input: string, location: Location, column: number): Diagnostic {
  const diagnostic = statedDiagnostic({
    location,
    input,
    offset: 0,
    length: input.length,
    code: "unclear-host",
    section: "RFC 3986 Appendix C",
    reason: "it is not clear where the host ends",
    label: "this URI is left out",
    rule: "a URI in text ends at a delimiter, after which its host does not go on",
    help: "write the URI between angle brackets, as in `<https://example.com/>`",
  });
  return { ...diagnostic, explanation: { ...diagnostic.explanation, column } };
}
