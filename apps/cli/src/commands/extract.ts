/** `std66 extract`: finds URIs in text (RFC 3986 Appendix C), and links in HTML, Markdown, XML, JSON and CSV. */
import { documentKinds } from "@std66/extract/documents";
import { baseDiagnostic } from "@std66/report";
import { choice, refuseWithJson, repeated } from "../command-line/input-options.ts";
import { parseScheme, parseSchemes } from "../command-line/list-options.ts";
import { settingsOf, type Subcommand } from "../command-line/shared-options.ts";
import { runExtraction } from "../loop/documents.ts";
import { rejectArguments } from "../loop/rejections.ts";

export const DESCRIPTION = `Print the URIs in text, and the links in HTML, Markdown, XML, JSON and CSV, one per line.
If a link is not a URI-reference, its fault is reported. In text, a URI ends before a character that URIs do not allow, such as é or {, but a host is never cut: a URI is left out instead. Notes count what is left out or cut short, and what --iri would accept. Files compressed with gzip are read as well.`;

export const NOTES = `
--base is the URI of a folder: the one that --recursive searches or, for files,
the working directory. A file outside the working directory has no URI. With
--base https://example.com/, the URI of sub/a.html is
https://example.com/sub/a.html. The URI of standard input is the base itself.

--iri accepts links and URIs with characters that URIs do not allow, such as é;
in links, also spaces, [, ], {, }, | and others. It prints their URIs, in which
these characters are percent-encoded (RFC 3987, section 3.1), even in hosts. For
domain names, pipe the output to std66 iri --to-uri --domains.

--check is for CI: it prints nothing if all is in order. Otherwise the status is
1, and each link that is not a URI-reference is reported at its place, and each
URI in text that is left out or cut short. --format github prints them as
annotations, which GitHub shows beside the lines, and --format sarif as a log for
code scanning. Errors are in full up to 100, and then counted. A file that cannot
be read gives status 2.

--schemes and --without hold in documents of any kind. A relative reference has
no scheme, so that --schemes leaves it out unless --resolve gives it one. An
error is left out only if its own scheme is not wanted.

--ignore is repeatable; the pattern stands for a whole link. A comment leaves out
the links of the next line: <!-- std66-ignore -->, in MDX {/* std66-ignore */},
and in text a line such as # std66-ignore. Notes count what is ignored.

Documents are read as UTF-8, even if they declare another encoding. A link with
bytes that are not UTF-8, or with U+FFFD, which stands for them, is an error.

In Markdown, links, URIs without markup and HTML links are found, except in code.
A destination with a space, such as [a](my page.md), is text to CommonMark, and
an error. In MDX and in components of Vue, Svelte and Astro, every element may
have href and src; those that code computes are counted in a note. Tags and braces
that break the syntax of MDX are errors, and text; --as markdown reads CommonMark.

In HTML, <base href> counts for --resolve, and is a link without it. What the end
of a page cuts off, such as a tag, is an error, and so is an image of srcset that
browsers drop, as for a space in its URL.

A file .xml is a sitemap if its root is urlset or sitemapindex. In other XML, such
as RSS, Atom, OPML and SVG, links are references of these formats, also in HTML
inside of them, values with a scheme and //, and URIs in text. xml:base counts for
--resolve, and is a link without it. What is not well-formed is an error, and the
rest is read. Only the entities of XML itself are expanded; a link with another
one is an error.

In mail (.eml, .mht), the headers and the bodies of text and HTML are read, each
without its quoted-printable or base64; of encoded words in headers, those in
UTF-8, US-ASCII and ISO-8859-1. Notes count the others. Broken base64 is an
error. Attachments of other types are not read.

Only what is compressed has a limit: 64 MiB of HTML, XML or mail, 16 MiB of JSON,
256 KiB of Markdown, or four times the size of the compressed file if that is
more; text, CSV or JSON Lines of any length. Decompress a longer one first. Bytes
after the end of its gzip data are an error, with status 2, but everything before
them is read.

JSON is also read from .har, .geojson, .topojson, .ipynb, .sarif and .map, and
line by line from .jsonl and .ndjson. A value in JSON, or a cell in CSV, is a
link as a whole or is read as text. One that begins with a scheme and // and is
not a URI is an error, unless it has several lines or URIs. In names of members,
URIs are found as in text. With --as
json-schema, $schema, $id, $ref, $dynamicRef and $recursiveRef, and the names in
$vocabulary, are links too, which --resolve resolves against the nearest $id.
What breaks the rules of JSON or CSV is an error; a JSON document or line is read
as text from there on, and so is such a cell.

Examples:
  $ std66 extract links.txt
  $ std66 extract -n --as text links.txt
  $ std66 extract --check --recursive .
  $ std66 extract --check --format github --recursive .
  $ std66 extract --without mailto,tel page.html
  $ std66 extract --json --resolve --recursive --base https://example.com/ .
  $ std66 extract --check --recursive --ignore '*{{*}}*' .
  $ std66 extract --iri sitemap.xml.gz
  $ std66 extract --check --as json-schema -r schemas`;

export function define(command: Subcommand): void {
  command
    .argument("[file...]", "files; if omitted or -, read standard input as text")
    .addOption(
      choice("--as <kind>", "the kind of document (default: by the extension of the file name)", documentKinds),
    )
    .option("-n, --line-number", "begin each line with FILE:LINE:COLUMN:")
    .option("--check", "print no URIs, only errors: each invalid link, and each URI that is left out or cut short")
    .addOption(
      choice("--format <name>", "check, and print errors as a SARIF 2.1.0 log, or as GitHub workflow commands", [
        "sarif",
        "github",
      ])
        .conflicts(["diagnostics"])
        .implies({ check: true }),
    )
    .option("-r, --recursive", "read the files in directories, except links and what is not text")
    .option("--resolve", "resolve links against the base of the page or file")
    .option("--base <uri>", "for --resolve, the URI of the folder with the files (default: the file URI of each file)")
    .option("--iri", "accept IRIs (RFC 3987), and links with spaces and the like, and print their URIs")
    .addOption(repeated("--schemes <list>", "find only URIs with these schemes, separated by commas", parseSchemes))
    .addOption(repeated("--without <list>", "leave out URIs with these schemes, separated by commas", parseSchemes))
    .option("--www <scheme>", "in text, find hosts such as www.example.com too, and give them this scheme", parseScheme)
    .addOption(
      repeated(
        "--ignore <pattern>",
        "leave out links like this, in which * stands for any characters, such as '*{{*'",
        (pattern) => [pattern],
      ),
    )
    .action(async (files, options, self) => {
      const { resolve, base } = options;
      if (settingsOf(self).json) refuseWithJson(self, ["format"]);
      if (base !== undefined && resolve !== true) self.error("error: option '--base <uri>' needs option '--resolve'");
      const diagnostic = base === undefined ? undefined : baseDiagnostic(base);
      if (diagnostic !== undefined) return rejectArguments(self, [diagnostic]);
      return runExtraction(self, files, { ...options, mayHint: true });
    });
}
