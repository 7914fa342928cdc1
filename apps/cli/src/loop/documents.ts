/** The loop of `extract`: prints what is found in documents, and sets the exit status. */
import { realpathSync } from "node:fs";
import { tryParse } from "@std66/core";
import {
  type DocumentKind,
  type DocumentLink,
  type DocumentOptions,
  type OmittedReason,
  documentKindOf,
  documentLimits,
  documentLinks,
} from "@std66/extract/documents";
import { type Invocation, settingsOf } from "../command-line/shared-options.ts";
import { type Document, type Search, UnreadFolder, documentsAt } from "../input/documents.ts";
import { Failure, failing, statusOf } from "../system/calls.ts";
import { noteWaiting, Output } from "../terminal/output.ts";
import { endOfDocuments, exitStatus, takeEach, untilClosed } from "./ending.ts";
import { documentFaults, type Fault, jsonWithNulls } from "./document-faults.ts";
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

/** Ctrl-C, in the middle of a document. */
class Interrupted extends Error {}

/** Prints what is found in the documents at these paths, or in standard input if there are none. */
export async function runExtraction(
  invocation: Invocation,
  paths: readonly string[],
  extraction: Extraction,
): Promise<void> {
  const settings = settingsOf(invocation);
  const { json, end, show, quiet } = settings;
  const { check, lineNumber, mayHint, ignore = [], resolve, page } = extraction;
  if (extraction.base !== undefined) requireOneFolder(invocation, paths, extraction.recursive);
  const output = new Output(quiet);
  if (paths.length === 0) noteWaiting(output, "standard input as text");
  const files = paths.length === 0 ? ["-"] : paths;
  const faults = documentFaults(output, settings, extraction.format);
  const omissions = new Omissions(ignore);
  const watch = new Watch(output, settings, files.includes("-"));
  /** What was read: documents, and octets of their text. */
  const read = { files: 0, bytes: 0 };

  await untilClosed(watch, async () => {
    try {
      if (check === true) await faults.prepare();
      await takeEach(files, watch, takePath, (failure, path) => faults.addUnread(failure, path));
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error;
    }
    faults.end();
    for (const note of omissions.notes()) output.note(note);
    output.message(endOfDocuments(watch.wasInterrupted, read, watch.milliseconds));
    output.flush(true);
  });
  process.exitCode = exitStatus({ output, watch, invalid: faults.count }, settings);

  async function takePath(path: string): Promise<void> {
    let isEmpty = true;
    const take = async (document: Document | UnreadFolder): Promise<void> => {
      isEmpty = false;
      if (document instanceof UnreadFolder) throw document;
      await takeDocument(document);
    };
    const documents = documentsAt(path, extraction, (kind) => omissions.addSkipped(kind));
    await takeEach(documents, watch, take, (failure, document) => {
      faults.addUnread(failure, document instanceof UnreadFolder ? document.folder : document.name);
    });
    if (isEmpty) output.note(`no text files in ${path}`);
  }

  async function takeDocument(document: Document): Promise<void> {
    const { as, www, schemes, without, iri: iris = false } = extraction;
    const { name } = document;
    const kind = as ?? (await documentKindOf(name, document.pieces));
    if (as === undefined && kind === "text") omissions.addText(name);
    const base = resolve === true ? (page ?? document.uri()) : undefined;
    if (resolve === true && base === undefined)
      throw new Failure("standard input has no URI to resolve against: give a base");
    const options: DocumentOptions = {
      text: { www },
      schemes,
      without,
      ignore,
      iris,
      base,
      name: as === undefined ? name : "",
      texts: json,
      omitted: (line, column, reason, what) => omit(name, { line, column, ...what, details: {} }, reason),
      malformed: (line, column, fault) => faults.addMalformed(name, { line, column }, fault),
      ignored: (_line, _column, patterns) => omissions.addIgnored(patterns),
    };
    const links = documentLinks(watched(document, documentLimits[kind]), kind, options);
    // Not an error of the runtime, which is about the output.
    const reasonOf = (error: unknown): string | undefined =>
      error instanceof RangeError && error.cause !== undefined ? `cannot read ${name}: ${error.message}` : undefined;
    for await (const found of failing(links, reasonOf)) await print(name, found);
    read.files++;
    output.flush();
    const unread = document.unread();
    if (unread !== undefined) faults.addUnread(unread, name);
  }

  /** The text of a document. @throws {Interrupted} if the run was interrupted while it is read */
  async function* watched(document: Document, limit: number | undefined): AsyncGenerator<string> {
    // A pipe waits.
    watch.receive(statusOf(document.name)?.isFile() === true);
    for await (const piece of document.pieces(limit)) {
      yield piece;
      read.bytes += Buffer.byteLength(piece);
      const reading = { bytesRead: read.bytes, count: read.files, unit: "files", size: 0 } as const;
      if (await watch.isInterrupted(reading)) throw new Interrupted();
      // Before waiting for more input: its writer, or a person, may be waiting for what was found.
      output.flush();
    }
  }

  /** Counts what is left out or cut short. With `--check`, it is a fault at its place, if its text is known. */
  function omit(name: string, fault: Fault, reason: OmittedReason): void {
    const isKnown = reason !== "computed" && reason !== "charset";
    if (check === true && isKnown) faults.add(name, fault, reason === "iri");
    else omissions.add(reason, `${name}:${fault.line}:${fault.column}`);
  }

  async function print(name: string, found: DocumentLink): Promise<void> {
    const { line, column, input, result, error } = found;
    if (error !== undefined) {
      const withIri = mayHint === true ? found.withIri : undefined;
      if (withIri !== undefined && check !== true && isIri(input)) omissions.add("iri", `${name}:${line}:${column}`);
      await faults.prepare();
      faults.add(name, { ...found, withIri }, withIri !== undefined);
    } else if (check !== true) {
      const place = lineNumber === true ? `${name}:${line}:${column}: ` : "";
      output.print((json ? foundRecord(name, found) : place + show(result as string)) + end);
    }
  }
}

/** A base is the URI of one folder: of the one that is searched, or of the working directory for files. */
function requireOneFolder(invocation: Invocation, paths: readonly string[], recursive: Search["recursive"]): void {
  const folders = new Map<string, string>();
  for (const path of paths) {
    const status = path === "-" ? undefined : statusOf(path);
    // What cannot be read is reported later.
    if (status === undefined || (status.isDirectory() && recursive !== true)) continue;
    const folder = status.isDirectory() ? path : ".";
    folders.set(realpathSync.native(folder), folder === "." ? "the working directory" : folder);
  }
  if (folders.size < 2) return;
  const names = [...folders.values()].slice(0, 2).join(" and ");
  invocation.error(`error: option '--base <uri>' is the URI of one folder, not of ${names}: run std66 for each`);
}

/** Whether an invalid link is an IRI, whose only fault is characters beyond ASCII (RFC 3987 §2.2). */
function isIri(input: string): boolean {
  return tryParse(input.replace(/[^\0-\x7F]/gu, "~")) !== undefined;
}

function foundRecord(file: string, { input, result, line, column, start, end, details }: DocumentLink): string {
  return jsonWithNulls({ input, result, file, line, column, start, end, ...details });
}
