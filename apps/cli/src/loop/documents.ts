/** The loop of `extract`: prints what is found in documents, and sets the exit status. */
import { realpathSync } from "node:fs";
import {
  type DocumentKind,
  type DocumentLink,
  type DocumentOptions,
  type OmittedReason,
  documentKindOf,
  documentLimits,
  documentLinks,
} from "@std66/extract/documents";
import { linkDiagnostic } from "../diagnostics/link.ts";
import { INTERRUPTED, type Invocation, type Settings, settingsOf } from "../command-line/shared-options.ts";
import { type Document, documentsAt } from "../input/documents.ts";
import { Failure, failing, statusOf, WriteFailure } from "../system/calls.ts";
import { isTerminal } from "../terminal/terminal.ts";
import { Output } from "../terminal/output.ts";
import { writeAll } from "../terminal/write-all.ts";
import { endOfDocuments, exitStatus, untilClosed } from "./ending.ts";
import { Omissions } from "./omissions.ts";
import { Rejections } from "./rejections.ts";
import { messageLines } from "../terminal/message.ts";
import { Watch } from "./watch.ts";

/** How `extract` was called. */
export interface Extraction {
  /** `undefined`: by the extension of each file's name. */
  readonly as?: DocumentKind | undefined;
  /** `undefined` where it is not an option. */
  readonly recursive?: boolean | undefined;
  /** Whether each line begins with the place. */
  readonly places: boolean;
  /** Whether to print faults alone, among them what is left out. */
  readonly checks?: boolean | undefined;
  readonly text: DocumentOptions["text"];
  /** Whether to take IRIs; `undefined` where it is not an option. */
  readonly iris?: boolean | undefined;
  /** Whether to resolve references. */
  readonly resolves: boolean;
  /** The URI of the folder of the files, and that of standard input. Default: the `file` URI of each. */
  readonly base?: string | undefined;
  /** The URI of the only document. Default: by `base`. */
  readonly page?: string | undefined;
}

const NOTE = "note: reading standard input as text, until Ctrl-D (name a FILE to read it instead; see --help)\n";

/** Extracts from the files at these paths, or from standard input if there are none. */
export async function runExtraction(
  invocation: Invocation,
  paths: readonly string[],
  extraction: Extraction,
): Promise<void> {
  const settings = settingsOf(invocation);
  if (extraction.base !== undefined) requireOneFolder(invocation, paths, extraction.recursive === true);
  if (paths.length === 0 && !settings.quiet && isTerminal(0) && isTerminal(2)) writeAll(2, NOTE);
  const files = paths.length === 0 ? ["-"] : paths;
  process.exitCode = await new ExtractionRun(settings, extraction, files.includes("-")).take(files);
}

/** A base is the URI of one folder: of the one that is searched, or of the working directory for files. */
function requireOneFolder(invocation: Invocation, paths: readonly string[], recursive: boolean): void {
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

/** The folder that the base is the URI of; `undefined` for a path where nothing can be read, which is reported later. */
function folderOf(path: string, recursive: boolean): string | undefined {
  const status = statusOf(path);
  if (status?.isDirectory() === true) return recursive ? path : undefined;
  return status && ".";
}

/** Ctrl-C, in the middle of a document. */
class Interrupted extends Error {}

class ExtractionRun {
  readonly #settings: Settings;
  readonly #extraction: Extraction;
  readonly #output: Output;
  readonly #rejections: Rejections;
  #invalid = 0;
  #hasFailed = false;
  readonly #omissions = new Omissions();
  readonly #watch: Watch;
  /** What was read: documents, and octets of their text. */
  #count = 0;
  #bytesRead = 0;

  constructor(settings: Settings, extraction: Extraction, readsInput: boolean) {
    this.#settings = settings;
    this.#extraction = extraction;
    this.#output = new Output(settings.quiet);
    this.#rejections = new Rejections(this.#output, settings, {});
    this.#watch = new Watch(this.#output, settings, readsInput);
  }

  /** Returns the exit status. */
  async take(paths: readonly string[]): Promise<number> {
    let isInterrupted = false;
    await untilClosed(async () => {
      try {
        for (const path of paths) await this.#guarded(() => this.#takePath(path));
      } catch (error) {
        if (!(error instanceof Interrupted)) throw error;
        isInterrupted = true;
      }
      this.#noteOmissions();
      const read = { files: this.#count, bytes: this.#bytesRead };
      this.#output.message(endOfDocuments(isInterrupted, read, this.#watch.milliseconds));
      this.#output.flush(true);
    }).finally(() => this.#watch.end());
    if (isInterrupted) return INTERRUPTED;
    return exitStatus({ hasFailed: this.#hasFailed, invalid: this.#invalid }, this.#settings);
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
    this.#output.failure(message);
  }

  async #takePath(path: string): Promise<void> {
    for await (const document of documentsAt(path, this.#extraction)) {
      if (document instanceof Failure) this.#report(document);
      else await this.#guarded(() => this.#takeDocument(document));
    }
  }

  async #takeDocument(document: Document): Promise<void> {
    const { as, text, resolves, page, iris = false } = this.#extraction;
    const kind = as ?? (await documentKindOf(document.name, document.pieces));
    const base = resolves ? (page ?? document.uri()) : undefined;
    if (resolves && base === undefined) throw new Failure("standard input has no URI to resolve against: give a base");
    const omitted = (line: number, column: number, reason: OmittedReason): void =>
      this.#omit(reason, `${document.name}:${line}:${column}`);
    const options = { text, texts: this.#settings.json, iris, omitted, base };
    const links = documentLinks(this.#watched(document, documentLimits[kind]), kind, options);
    for await (const found of failing(links, (error) => reasonOf(error, document.name, kind))) {
      await this.#print(document.name, found);
    }
    this.#count++;
    this.#output.flush();
    const unread = document.unread();
    if (unread !== undefined) this.#report(unread);
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

  /** Counts what is left out. As a fault, it is reported at its place. A URI that is cut short keeps its host, and is only noted. */
  #omit(reason: OmittedReason, place: string): void {
    if (this.#extraction.checks !== true || reason === "cut-short") return this.#omissions.add(reason, place);
    this.#invalid++;
    this.#output.message(messageLines(`error: ${FAULTS[reason]}\n --> ${place}\n`));
  }

  async #print(name: string, found: DocumentLink): Promise<void> {
    const { json, end, show } = this.#settings;
    const { line, column, start, end: to, result, error, withIri, encoding } = found;
    if (error !== undefined) this.#invalid++;
    const isIri = withIri !== undefined && this.#extraction.iris !== undefined;
    if (this.#extraction.checks === true && error === undefined) return;
    if (isIri && this.#extraction.checks !== true) this.#omissions.add("iri", `${name}:${line}:${column}`);
    if (json) {
      this.#output.print(foundRecord(name, found, isIri ? withIri : undefined) + end);
    } else if (error === undefined) {
      this.#output.print(
        `${this.#extraction.places ? `${name}:${line}:${column}: ` : ""}${show(result as string)}${end}`,
      );
    } else if (!this.#settings.quiet) {
      const { input, offset } = error;
      const isEscaped = to - start !== input.length || /[\n\r]/.test(input.slice(0, offset));
      const about = { column, isEscaped, isIri, encoding };
      await this.#rejections.add(linkDiagnostic(error, { source: name, line }, about));
    }
  }

  /** Says that there is more in the documents than was printed. */
  #noteOmissions(): void {
    for (const note of this.#omissions.notes()) this.#output.message(messageLines(`${note}\n`));
  }
}

/** A link as a line of JSON output, without its end. */
function foundRecord(file: string, link: DocumentLink, withIri: string | undefined): string {
  const { input, result, error, line, column, start, end, details } = link;
  const place = { file, line, column, start, end, ...details };
  if (error === undefined) return jsonWithNulls({ input, result, ...place });
  const { code, offset, component, section, message } = error;
  const other = withIri === undefined ? {} : { withIri };
  return jsonWithNulls({ input, ...place, error: { code, offset, component, section, message }, ...other });
}

function jsonWithNulls(value: object): string {
  return JSON.stringify(value, (_, member: unknown) => member ?? null);
}

/** What is left out, as a fault. */
const FAULTS = {
  host: "a URI without a clear host or port is left out",
  iri: "an IRI that is not a URI is left out or cut short (--iri takes it)",
} as const;

/** Why a document of a kind cannot be read. */
function reasonOf(error: unknown, name: string, kind: DocumentKind): string | undefined {
  if (error instanceof SyntaxError) {
    return `cannot read ${name} as ${kind === "json" ? "JSON (RFC 8259)" : `a ${kind}`}: ${error.message}`;
  }
  // Not an error of the runtime, which is about the output.
  return error instanceof RangeError && error.cause !== undefined ? `cannot read ${name}: ${error.message}` : undefined;
}
