/** `std66 extract`: finds URIs in text (RFC 3986 Appendix C), and links in HTML, Markdown, sitemaps, JSON and CSV. */
import { documentKinds } from "@std66/extract/documents";
import { baseDiagnostic } from "@std66/report";
import { choice } from "../command-line/input-options.ts";
import { parseScheme, parseSchemes } from "../command-line/list-options.ts";
import type { Subcommand } from "../command-line/shared-options.ts";
import { runExtraction } from "../loop/documents.ts";
import { rejectArguments } from "../loop/rejections.ts";

const DESCRIPTION = `Print the URIs in text, JSON and CSV, and the links in HTML, Markdown and sitemaps, one per line.
If a link is not a URI-reference, its fault is reported. In text, a URI ends before a character that URIs do not allow, such as é or {, but a host is never cut: a URI is left out instead. Notes count what is left out or cut short, and what --iri would accept. Files compressed with gzip are read as well.`;

const NOTES = `
--base is the URI of a folder: the one that --recursive searches or, for files,
the working directory. A file outside the working directory has no URI. With
--base https://example.com/, the URI of sub/a.html is
https://example.com/sub/a.html. The URI of standard input is the base itself.

--iri accepts links and URIs with characters that URIs do not allow, such as é;
in links, also spaces, [, ], {, }, | and others. It prints their URIs, in which
these characters are percent-encoded (RFC 3987, section 3.1), even in hosts. For
domain names, pipe the output to std66 iri --to-uri --domains.

--check ends with status 1 if a link is not a URI-reference, or if a URI or an
IRI is left out of the output or is cut short where --iri reads on. A URI cut
short at another character, such as |, remains a note.

Documents are read as UTF-8, even if they declare another encoding. A link with
bytes that are not UTF-8, or with U+FFFD, which stands for them, is an error.

In Markdown, links, URIs without markup and HTML links are found, except in code.
XML is read as a sitemap if its root is urlset or sitemapindex, and as text
otherwise. A compressed file may hold 64 MiB of HTML or of a sitemap, 16 MiB of
JSON, 256 KiB of Markdown, or text, CSV or JSON Lines of any length. Bytes after
the end of its gzip data are an error, with status 2, but everything before them
is read.

JSON is also read from .har, .geojson, .topojson, .ipynb, .sarif and .map, and
line by line from .jsonl and .ndjson. A value in JSON, or a cell in CSV, is a
link as a whole or is read as text. One that begins with a scheme and // and is
not a URI is an error, unless it has several lines or URIs. With --as
json-schema, $schema, $id, $ref, $dynamicRef and $recursiveRef, and the names in
$vocabulary, are links too, which --resolve resolves against the nearest $id.
What breaks the rules of JSON or CSV is an error, with status 2; a JSON document
or line is read as text from there on, and so is such a cell.

Examples:
  $ std66 extract links.txt
  $ std66 extract -n --as text links.txt
  $ std66 extract --check --recursive .
  $ std66 extract --json --resolve --recursive --base https://example.com/ .
  $ std66 extract --iri sitemap.xml.gz
  $ std66 extract --check --as json-schema -r schemas`;

export function define(command: Subcommand): void {
  command
    .argument("[file...]", "files; if omitted or -, read standard input as text")
    .addOption(
      choice("--as <kind>", "the kind of document (default: by the extension of the file name)", documentKinds),
    )
    .option("-n, --line-number", "begin each line with FILE:LINE:COLUMN:")
    .option("--check", "print no URIs, only errors: each invalid link, and each URI that is left out")
    .option("-r, --recursive", "read the files in directories, except those that are not text")
    .option("--resolve", "resolve links against the base of the page or file")
    .option("--base <uri>", "for --resolve, the URI of the folder with the files (default: the file URI of each file)")
    .option("--iri", "accept IRIs (RFC 3987), and links with spaces and the like, and print their URIs")
    .option("--schemes <list>", "in text, find only URIs with these schemes, separated by commas", parseSchemes)
    .option("--www <scheme>", "in text, find hosts such as www.example.com too, and give them this scheme", parseScheme)
    .description(DESCRIPTION)
    .addHelpText("after", NOTES)
    .action(async (files, { as, lineNumber, check, recursive, resolve, base, iri, schemes, www }, self) => {
      if (base !== undefined && resolve !== true) self.error("error: option '--base <uri>' needs option '--resolve'");
      const diagnostic = base === undefined ? undefined : baseDiagnostic(base);
      if (diagnostic !== undefined) return rejectArguments(self, [diagnostic]);
      return runExtraction(self, files, {
        as,
        recursive: recursive === true,
        places: lineNumber === true,
        checks: check === true,
        text: { schemes, www },
        iris: iri === true,
        resolves: resolve === true,
        base,
      });
    });
}
