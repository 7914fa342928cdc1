/** `std66 extract`: finds URIs in text (RFC 3986 Appendix C), and links in HTML, Markdown, sitemaps and JSON. */
import { Option } from "@commander-js/extra-typings";
import { baseDiagnostic } from "@std66/report";
import { KINDS } from "../command-line/document-kind.ts";
import { examples } from "../command-line/help.ts";
import { parseScheme, parseSchemes } from "../command-line/list-options.ts";
import type { Subcommand } from "../command-line/shared-options.ts";
import { runExtraction } from "../loop/documents.ts";
import { rejectArguments } from "../loop/rejections.ts";

const DESCRIPTION = `Print the URIs in text and JSON, and the links in HTML, Markdown and sitemaps, one per line.
If a link is not a URI-reference, its fault is reported. In text, a URI ends before a character that no URI has, such as é or {. A note says how many links and URIs --iri would take. Files compressed by gzip are read as well.`;

const NOTES = `
--base names a folder: that which is searched by --recursive or, for files, the
working directory, outside of which a file has no URI. Each file has its own URI
below it: of sub/a.html it is https://example.com/sub/a.html. Standard input has
the base itself as its URI.

--iri takes links and URIs with characters that no URI has, such as é, and in
links also blanks, [, ], {, }, | and others. It prints their URIs, in which
these are percent-encoded (RFC 3987, section 3.1). So are hosts: pipe the output
to std66 iri --to-uri --domains for domain names.

Documents are read as UTF-8, whatever they say. A link with bytes that are not
UTF-8, or with U+FFFD, which stands for them, is an error.

In Markdown, links, URIs without markup, and links of HTML are found, but not in
code. XML is read as a sitemap if its root is urlset or sitemapindex, and as text
otherwise. A compressed file may hold 64 MiB of HTML or of a sitemap, 16 MiB of
JSON, 256 KiB of Markdown, and any length of text. Bytes after the end of its
gzip data are an error, with status 2, but what stands before them counts.`;

/** Sets up the arguments, options and action of `extract`. */
export function define(command: Subcommand): void {
  command
    .argument("[file...]", "files; if omitted or -, read standard input as text")
    .addOption(new Option("--as <kind>", "what the files are (default: by the extension of the name)").choices(KINDS))
    .option("-n, --line-number", "begin each line with FILE:LINE:COLUMN:")
    .option("-r, --recursive", "read the files in directories, except those that are not text")
    .option("--resolve", "resolve links against the base of the page, or of the file")
    .option("--base <uri>", "the URI of the folder of the files, for --resolve (default: the file URI of each)")
    .option("--iri", "take IRIs (RFC 3987), and links with blanks and others, and print their URIs")
    .option("--schemes <list>", "in text, find only URIs with these schemes, separated by commas", parseSchemes)
    .option("--www <scheme>", "in text, find hosts such as www.example.com too, and give them this scheme", parseScheme)
    .description(DESCRIPTION)
    .addHelpText("after", NOTES)
    .addHelpText(
      "after",
      examples(
        "std66 extract links.txt",
        "std66 extract -n --as text links.txt",
        "std66 extract --json --resolve --recursive --base https://example.com/ .",
        "std66 extract --iri sitemap.xml.gz",
      ),
    )
    .action(async (files, { as, lineNumber, recursive, resolve, base, iri, schemes, www }, self) => {
      if (base !== undefined && resolve !== true) self.error("error: option '--base <uri>' needs '--resolve'");
      const diagnostic = base === undefined ? undefined : baseDiagnostic(base);
      if (diagnostic !== undefined) return rejectArguments(self, [diagnostic]);
      return runExtraction(self, files, {
        as,
        recursive: recursive === true,
        places: lineNumber === true,
        text: { schemes, www },
        iris: iri === true,
        resolves: resolve === true,
        base,
      });
    });
}
