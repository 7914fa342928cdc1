/** The loop of `extract`: prints what is found in documents, and sets the exit status. */
import { DONE, ERROR, INVALID } from "../command-line/exit-status.ts";
import { type DocumentKind, kindOfFile } from "../command-line/document-kind.ts";
import { type Invocation, type Settings, settingsOf } from "../command-line/shared-options.ts";
import { linkDiagnostic } from "../diagnostics/link.ts";
import { INPUT, type Document, documentsAt } from "../input/documents.ts";
import { foundRecord } from "../render/found-record.ts";
import { ClosedPipe, Failure, WriteFailure } from "../system/failures.ts";
import { visibleLines } from "../text/escape.ts";
import { isTerminal } from "../terminal/is-terminal.ts";
import { Output } from "../terminal/output.ts";
import { writeAll } from "../terminal/write-all.ts";
import type { Found } from "../render/found-record.ts";
import { type Reading, foundIn } from "./found.ts";
import { Rejections } from "./rejections.ts";

/** How `extract` was called. */
export interface Extraction {
  /** `undefined`: by the extension of each file's name. */
  readonly as: DocumentKind | undefined;
  /** `undefined` where it is no option. */
  readonly recursive: boolean | undefined;
  /** Whether each line begins with the place. */
  readonly places: boolean;
  readonly text: Reading["text"];
  /** Whether to resolve references. */
  readonly resolves: boolean;
  /** The base of documents that have none of their own. Default: the `file` URI of each. */
  readonly base: string | undefined;
}

const NOTE = "note: reading standard input as text, up to Ctrl-D (a FILE is read instead, --help shows more)\n";

/** Extracts from the files at these paths, or from standard input if there are none. */
export async function runExtraction(
  invocation: Invocation,
  paths: readonly string[],
  extraction: Extraction,
): Promise<void> {
  const settings = settingsOf(invocation);
  if (paths.length === 0 && !settings.quiet && isTerminal(0) && isTerminal(2)) writeAll(2, NOTE);
  const run = new ExtractionRun(settings, extraction);
  process.exitCode = await run.take(paths.length === 0 ? ["-"] : paths);
}

class ExtractionRun {
  readonly #settings: Settings;
  readonly #extraction: Extraction;
  readonly #output: Output;
  readonly #rejections: Rejections;
  #invalid = 0;
  #hasFailed = false;

  constructor(settings: Settings, extraction: Extraction) {
    this.#settings = settings;
    this.#extraction = extraction;
    this.#output = new Output(settings.quiet);
    this.#rejections = new Rejections(this.#output, settings, {});
  }

  /** Returns the exit status. */
  async take(paths: readonly string[]): Promise<number> {
    try {
      for (const path of paths) await this.#guarded(() => this.#takePath(path));
      this.#output.end();
    } catch (error) {
      // The reader has closed the pipe: not an error.
      if (!(error instanceof ClosedPipe)) throw error;
    }
    if (this.#hasFailed) return ERROR;
    return this.#invalid > 0 && !this.#settings.exitZero ? INVALID : DONE;
  }

  /** Reports what cannot be read. The rest goes on. */
  async #guarded(take: () => Promise<void>): Promise<void> {
    try {
      await take();
    } catch (error) {
      if (!(error instanceof Failure) || error instanceof WriteFailure) throw error;
      this.#report(error);
    }
  }

  #report({ message }: Failure): void {
    this.#hasFailed = true;
    this.#output.failure(visibleLines(`error: ${message}\n`));
  }

  async #takePath(path: string): Promise<void> {
    for (const document of documentsAt(path, this.#extraction.recursive)) {
      if (document instanceof Failure) this.#report(document);
      else await this.#guarded(() => this.#takeDocument(document));
    }
  }

  async #takeDocument(document: Document): Promise<void> {
    const { as, text, resolves, base } = this.#extraction;
    const positions = this.#extraction.places || this.#settings.json;
    const kind = as ?? kindOfFile(document === INPUT ? "" : document.name);
    const own = resolves ? (base ?? document.uri) : undefined;
    if (resolves && own === undefined) throw new Failure("standard input has no URI to resolve against: give a base");
    for await (const found of foundIn(document, kind, { text: { ...text, positions }, base: own }))
      await this.#print(document, found);
    this.#output.flush();
  }

  async #print({ name }: Document, found: Found): Promise<void> {
    const { json, end, show } = this.#settings;
    const { line, column, input, result } = found;
    if (result === undefined) this.#invalid++;
    if (json) {
      this.#output.answer(foundRecord(name, found) + end);
    } else if (result !== undefined) {
      this.#output.answer(`${this.#extraction.places ? `${name}:${line}:${column}: ` : ""}${show(result)}${end}`);
    } else if (!this.#settings.quiet) {
      while (!this.#rejections.isReadyFor(input)) await this.#rejections.prepare();
      this.#rejections.add(linkDiagnostic(input, { source: name, line }, column));
    }
  }
}
