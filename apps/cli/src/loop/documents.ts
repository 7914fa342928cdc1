/** The loop of `extract`: prints what is found in documents, and sets the exit status. */
import { realpathSync } from "node:fs";
import { tryParse } from "@std66/core";
import {
  type DocumentKind,
  type DocumentLink,
  type DocumentOptions,
  type FormatFault,
  type OmittedReason,
  type OmittedText,
  documentKindOf,
  documentLimits,
  documentLinks,
} from "@std66/extract/documents";
import { INTERRUPTED, type Invocation, type Settings, settingsOf } from "../command-line/shared-options.ts";
import { type Document, type Search, documentsAt } from "../input/documents.ts";
import { Failure, failing, statusOf, WriteFailure } from "../system/calls.ts";
import { isTerminal } from "../terminal/terminal.ts";
import { Output } from "../terminal/output.ts";
import { writeAll } from "../terminal/write-all.ts";
import { endOfDocuments, exitStatus, untilClosed } from "./ending.ts";
import { DocumentFaults, type Fault, jsonWithNulls } from "./document-faults.ts";
import { Omissions } from "./omissions.ts";
import { Watch } from "./watch.ts";

/** The options of `extract` as Commander returns them, and the page of `resolve --html`. */
export interface Extraction extends Search, Pick<DocumentOptions, "schemes" | "without" | "ignore"> {
  readonly as?: DocumentKind | undefined;
  readonly format?: "sarif" | "github" | undefined;
  readonly lineNumber?: true | undefined;
  readonly check?: true | undefined;
  readonly www?: string | undefined;
  readonly iri?: true | undefined;
  readonly resolve?: true | undefined;
  /** The URI of the only document. Default: by `base`. */
  readonly page?: string | undefined;
}

const NOTE = "note: reading standard input as text, until Ctrl-D (name a FILE to read it instead; see --help)\n";

export async function runExtraction(
  invocation: Invocation,
  paths: readonly string[],
  extraction: Extraction,
): Promise<void> {
  const settings = settingsOf(invocation);
  if (extraction.base !== undefined) requireOneFolder(invocation, paths, extraction.recursive);
  if (paths.length === 0 && !settings.quiet && isTerminal(0) && isTerminal(2)) writeAll(2, NOTE);
  const files = paths.length === 0 ? ["-"] : paths;
  process.exitCode = await new ExtractionRun(settings, extraction, files.includes("-")).take(files);
}

/** A base is the URI of one folder: of the one that is searched, or of the working directory for files. */
function requireOneFolder(invocation: Invocation, paths: readonly string[], recursive: Search["recursive"]): void {
  const folders = new Map<string, string>();
  for (const path of paths) {
    if (path === "-") continue;
    const folder = folderOf(path, recursive);
    if (folder !== undefined)
      folders.set(realpathSync.native(folder), folder === "." ? "the working directory" : folder);
  }
  if (folders.size < 2) return;
  const names = [...folders.values()].slice(0, 2).join(" and ");
  invocation.error(`error: option '--base <uri>' is the URI of one folder, not of ${names}: run std66 for each`);
}

/** The folder whose URI the base is; `undefined` for a path that cannot be read, which is reported later. */
function folderOf(path: string, recursive: Search["recursive"]): string | undefined {
  const status = statusOf(path);
  if (status?.isDirectory() === true) return recursive === true ? path : undefined;
  return status && ".";
}

/** Ctrl-C, in the middle of a document. */
class Interrupted extends Error {}

class ExtractionRun {
  readonly #settings: Settings;
  readonly #extraction: Extraction;
  readonly #output: Output;
  readonly #faults: DocumentFaults;
  #hasFailed = false;
  readonly #omissions: Omissions;
  readonly #watch: Watch;
  /** What was read: documents, and octets of their text. */
  #count = 0;
  #bytesRead = 0;

  constructor(settings: Settings, extraction: Extraction, readsInput: boolean) {
    this.#settings = settings;
    this.#extraction = extraction;
    this.#output = new Output(settings.quiet);
    this.#faults = new DocumentFaults(this.#output, settings, extraction.format);
    this.#omissions = new Omissions(extraction.ignore ?? []);
    this.#watch = new Watch(this.#output, settings, readsInput);
  }

  async take(paths: readonly string[]): Promise<number> {
    let isInterrupted = false;
    await untilClosed(this.#watch, async () => {
      try {
        if (this.#extraction.check === true) await this.#faults.prepare();
        for (const path of paths) await this.#guarded(path, () => this.#takePath(path));
      } catch (error) {
        if (!(error instanceof Interrupted)) throw error;
        isInterrupted = true;
      }
      this.#faults.end();
      for (const note of this.#omissions.notes()) this.#output.note(note);
      const read = { files: this.#count, bytes: this.#bytesRead };
      this.#output.message(endOfDocuments(isInterrupted, read, this.#watch.milliseconds));
      this.#output.flush(true);
    });
    if (isInterrupted) return INTERRUPTED;
    return exitStatus({ hasFailed: this.#hasFailed, invalid: this.#faults.count }, this.#settings);
  }

  /** Reports what cannot be read. The rest goes on. */
  async #guarded(name: string, take: () => Promise<void>): Promise<void> {
    try {
      await take();
    } catch (error) {
      if (!(error instanceof Failure) || error instanceof WriteFailure) throw error;
      this.#report(error, name);
    }
  }

  #report(failure: Failure, name: string): void {
    this.#hasFailed = true;
    this.#faults.addUnread(failure, name);
  }

  async #takePath(path: string): Promise<void> {
    let isEmpty = true;
    for await (const document of documentsAt(path, this.#extraction)) {
      isEmpty = false;
      if (document instanceof Failure) this.#report(document, path);
      else await this.#guarded(document.name, () => this.#takeDocument(document));
    }
    if (isEmpty) this.#output.note(`no text files in ${path}`);
  }

  async #takeDocument(document: Document): Promise<void> {
    const { as, www, schemes, without, resolve, page, iri: iris = false, ignore = [] } = this.#extraction;
    const kind = as ?? (await documentKindOf(document.name, document.pieces));
    if (as === undefined && kind === "text") this.#omissions.addText(document.name);
    const base = resolve === true ? (page ?? document.uri()) : undefined;
    if (resolve === true && base === undefined)
      throw new Failure("standard input has no URI to resolve against: give a base");
    const omitted = (line: number, column: number, reason: OmittedReason, what: OmittedText): void =>
      this.#omit(document.name, { line, column, ...what, details: {} }, reason);
    const malformed = (line: number, column: number, fault: FormatFault): void =>
      this.#faults.addMalformed(document.name, { line, column }, fault);
    const ignored = (_line: number, _column: number, patterns: readonly string[]): void =>
      this.#omissions.addIgnored(patterns);
    const name = as === undefined ? document.name : "";
    const asked = { text: { www }, schemes, without, ignore, iris, base, name, texts: this.#settings.json };
    const options = { ...asked, omitted, malformed, ignored };
    const links = documentLinks(this.#watched(document, documentLimits[kind]), kind, options);
    for await (const found of failing(links, (error) => reasonOf(error, document.name))) {
      await this.#print(document.name, found);
    }
    this.#count++;
    this.#output.flush();
    const unread = document.unread();
    if (unread !== undefined) this.#report(unread, document.name);
  }

  /** The text of a document. @throws {Interrupted} if the run was interrupted while it is read */
  async *#watched(document: Document, limit: number | undefined): AsyncGenerator<string> {
    // A pipe waits.
    this.#watch.receive(statusOf(document.name)?.isFile() === true);
    for await (const piece of document.pieces(limit)) {
      yield piece;
      this.#bytesRead += Buffer.byteLength(piece);
      const reading = { bytesRead: this.#bytesRead, count: this.#count, unit: "files", size: 0 } as const;
      if (await this.#watch.isInterrupted(reading)) throw new Interrupted();
    }
  }

  /** Counts what is left out or cut short. With `--check`, it is a fault at its place, unless code computes it. */
  #omit(name: string, fault: Fault, reason: OmittedReason): void {
    if (this.#extraction.check === true && reason !== "computed") this.#faults.add(name, fault, reason === "iri");
    else this.#omissions.add(reason, `${name}:${fault.line}:${fault.column}`);
  }

  async #print(name: string, found: DocumentLink): Promise<void> {
    const { json, end, show } = this.#settings;
    const { check, lineNumber, mayHint } = this.#extraction;
    const { line, column, input, result, error } = found;
    if (error !== undefined) {
      const withIri = mayHint === true ? found.withIri : undefined;
      if (withIri !== undefined && check !== true && isIri(input))
        this.#omissions.add("iri", `${name}:${line}:${column}`);
      await this.#faults.prepare();
      this.#faults.add(name, { ...found, withIri }, withIri !== undefined);
    } else if (check !== true) {
      const place = lineNumber === true ? `${name}:${line}:${column}: ` : "";
      this.#output.print((json ? foundRecord(name, found) : place + show(result as string)) + end);
    }
  }
}

/** Whether an invalid link is an IRI, whose only fault is characters beyond ASCII (RFC 3987 §2.2). */
function isIri(input: string): boolean {
  return tryParse(input.replace(/[^\0-\x7F]/gu, "~")) !== undefined;
}

function foundRecord(file: string, { input, result, line, column, start, end, details }: DocumentLink): string {
  return jsonWithNulls({ input, result, file, line, column, start, end, ...details });
}

function reasonOf(error: unknown, name: string): string | undefined {
  // Not an error of the runtime, which is about the output.
  return error instanceof RangeError && error.cause !== undefined ? `cannot read ${name}: ${error.message}` : undefined;
}
