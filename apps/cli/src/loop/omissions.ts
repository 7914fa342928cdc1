/** What `extract` did not print, or only in part (RFC 3986 Appendix C), counted for notes on standard error. */
import type { OmittedReason } from "@std66/extract/documents";
import type { SkippedKind } from "../input/documents.ts";
import { counted, thousands } from "../text/thousands.ts";

/** For one, and for several. */
const NOTES: Readonly<Record<OmittedReason, readonly [one: string, several: string]>> = {
  iri: [
    "IRI that is not a URI was left out or cut short, at PLACE (--iri accepts it)",
    "IRIs that are not URIs were left out or cut short, the first at PLACE (--iri accepts them)",
  ],
  host: [
    "URI without a clear host or port was left out, at PLACE",
    "URIs without a clear host or port were left out, the first at PLACE",
  ],
  "cut-short": [
    "URI was cut short at a character that URIs do not allow, at PLACE",
    "URIs were cut short at characters that URIs do not allow, the first at PLACE",
  ],
  computed: [
    "link is computed by code and was not read, at PLACE",
    "links are computed by code and were not read, the first at PLACE",
  ],
  charset: [
    "word of a mail header is in a charset that is not read, at PLACE",
    "words of mail headers are in charsets that are not read, the first at PLACE",
  ],
};

/** What the search of a directory skips: for one, and for several. */
const SKIPPED: Readonly<Record<SkippedKind, readonly [one: string, several: string]>> = {
  link: ["symbolic link", "symbolic links"],
  special: ["FIFO, socket or device", "FIFOs, sockets or devices"],
  binary: ["that is not text", "that are not text"],
};

/** Markup that is read as text, by the extension of the file. */
const MARKUPS: ReadonlyMap<string, string> = new Map([
  ["adoc", "AsciiDoc"],
  ["asciidoc", "AsciiDoc"],
  ["erb", "ERB"],
  ["hbs", "Handlebars"],
  ["jsx", "JSX"],
  ["org", "Org"],
  ["php", "PHP"],
  ["qmd", "Quarto Markdown"],
  ["rest", "reStructuredText"],
  ["rmd", "R Markdown"],
  ["rst", "reStructuredText"],
  ["tsx", "JSX"],
]);

/** The extension of a file, before that of a compressed one. A name that begins with a dot has none there. */
const EXTENSION = /[^/]\.([a-z]+)(?:\.gz)?$/i;

/** Counts by a key, and keeps the first place of each. */
class Places<Key> extends Map<Key, { count: number; readonly first: string }> {
  add(key: Key, place: string): void {
    const entry = this.get(key);
    if (entry === undefined) this.set(key, { count: 1, first: place });
    else entry.count++;
  }
}

export class Omissions {
  readonly #reasons = new Places<OmittedReason>();
  readonly #markups = new Places<string>();
  readonly #unusedPatterns: Set<string>;
  readonly #skipped = new Map<SkippedKind, number>();
  #byPatterns = 0;
  #byComments = 0;

  constructor(patterns: readonly string[]) {
    this.#unusedPatterns = new Set(patterns);
  }

  add(reason: OmittedReason, place: string): void {
    this.#reasons.add(reason, place);
  }

  /** Counts a document that is read as text, if its name says that it has markup. */
  addText(name: string): void {
    const markup = MARKUPS.get(EXTENSION.exec(name)?.[1]?.toLowerCase() ?? "");
    if (markup !== undefined) this.#markups.add(markup, name);
  }

  /** Counts an entry of a directory that is not read. */
  addSkipped(kind: SkippedKind): void {
    this.#skipped.set(kind, (this.#skipped.get(kind) ?? 0) + 1);
  }

  /** Counts a link that these patterns match, or that a comment `std66-ignore` precedes. */
  addIgnored(patterns: readonly string[]): void {
    if (patterns.length === 0) this.#byComments++;
    else this.#byPatterns++;
    for (const pattern of patterns) this.#unusedPatterns.delete(pattern);
  }

  /** A note for each reason, each markup, what is skipped, what is ignored, and each pattern that ignores nothing. */
  notes(): string[] {
    const reasons = (Object.keys(NOTES) as OmittedReason[]).flatMap((reason) => {
      const { count, first } = this.#reasons.get(reason) ?? { count: 0, first: "" };
      const [one, several] = NOTES[reason];
      // A place may have `$&`, which `replace` would read.
      const text = (count === 1 ? one : several).replace("PLACE", () => first);
      return count > 0 ? [`${thousands(count)} ${text}`] : [];
    });
    const markups = [...this.#markups].map(([markup, { count, first }]) => {
      const files = count === 1 ? `${first} was` : `${thousands(count)} files, the first ${first}, were`;
      return `${files} read as text: only URIs are found in ${markup}, not relative links`;
    });
    const counts = [
      ...(this.#byPatterns > 0 ? [`${thousands(this.#byPatterns)} ignored by --ignore`] : []),
      ...(this.#byComments > 0 ? [`${thousands(this.#byComments)} ignored by a comment`] : []),
    ];
    const ignored = counts.length > 0 ? [`links: ${counts.join(", ")}`] : [];
    const unused = [...this.#unusedPatterns].map((pattern) => `--ignore '${pattern}' ignores nothing`);
    return [...reasons, ...markups, ...this.#noteOfSkipped(), ...ignored, ...unused];
  }

  #noteOfSkipped(): string[] {
    let all = 0;
    const kinds: string[] = [];
    for (const kind of Object.keys(SKIPPED) as SkippedKind[]) {
      const count = this.#skipped.get(kind) ?? 0;
      const [one, several] = SKIPPED[kind];
      if (count > 0) kinds.push(`${thousands(count)} ${count === 1 ? one : several}`);
      all += count;
    }
    return all === 0 ? [] : [`${counted(all, "file")} ${all === 1 ? "was" : "were"} skipped: ${kinds.join(", ")}`];
  }
}
