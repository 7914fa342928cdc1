/** What is found in documents whose values are links or text: JSON (RFC 8259), lines of it, and tables (RFC 4180). */
import type { DocumentLink, DocumentReading, FormatFault, OmittedReason } from "./document-link.ts";
import type { Position } from "../text/line-counter.ts";
import { lastOf } from "../text/following.ts";
import type { OmittedIri } from "../text/options.ts";
import { Positions } from "../text/positions.ts";
import { type CsvDelimiter, CsvReader } from "./csv-cells.ts";
import { DecodedText } from "./decoded-text.ts";
import { requireUri } from "./document-base.ts";
import { omittedValue } from "./omitted-text.ts";
import type { LinkReference } from "./iri-reference.ts";
import { joined } from "./joined.ts";
import { JsonFault, JsonReader } from "./json-strings.ts";
import { SchemaReader, identifiersIn } from "./schema-reader.ts";
import { type ValueLink, type ValueReading, linksOfValue } from "./value-links.ts";

type Details = DocumentLink["details"];

/** Where a text is that is a part of a document, and its own offsets. */
interface Part {
  readonly start: number;
  readonly at: (offset: number) => Position;
}

/** What is not JSON is an error, and is read as text from there on. */
export function* jsonLinksIn(json: string, reading: DocumentReading): Generator<DocumentLink> {
  const text = withoutMark(json);
  const positions = new Positions(text);
  yield* jsonOf(text, { start: 0, at: (offset) => positions.at(offset) }, reading);
}

/** The same, with the references of a JSON Schema. */
export function* jsonSchemaLinksIn(json: string, reading: DocumentReading): Generator<DocumentLink> {
  const text = withoutMark(json);
  const positions = new Positions(text);
  const document = requireUri("documentLinks: options.base", reading.base ?? "x:");
  const schema = (reader: JsonReader): SchemaReader =>
    new SchemaReader(reader, reading.iris, document, identifiersIn(text));
  yield* jsonOf(text, { start: 0, at: (offset) => positions.at(offset) }, reading, schema);
}

/** Each line is a JSON text, or is empty. */
export async function* jsonLinesIn(
  pieces: AsyncIterable<string>,
  reading: DocumentReading,
): AsyncGenerator<DocumentLink> {
  let [line, start] = [1, 0];
  for await (const written of linesOf(pieces)) {
    const text = start === 0 ? withoutMark(written) : written;
    if (/[^ \t\r]/.test(text)) yield* jsonOf(text, lineAt(text, line, start), reading);
    start += written.length + 1;
    line++;
  }
}

function lineAt(text: string, line: number, start: number): Part {
  let columns: Positions | undefined;
  return { start, at: (offset) => ({ line, column: (columns ??= new Positions(text)).at(offset).column }) };
}

/** RFC 8259 §8.1: a parser may ignore a byte order mark. The text is as long as before. */
function withoutMark(json: string): string {
  return json.startsWith("\uFEFF") ? ` ${json.slice(1)}` : json;
}

/** The lines of a text, without their LF. */
async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let waiting: string[] = [];
  for await (const piece of pieces) {
    let from = 0;
    for (let to = piece.indexOf("\n"); to !== -1; to = piece.indexOf("\n", from)) {
      waiting.push(piece.slice(from, to));
      yield joined(waiting);
      waiting = [];
      from = to + 1;
    }
    waiting.push(piece.slice(from));
  }
  yield joined(waiting);
}

function* jsonOf(
  json: string,
  part: Part,
  reading: DocumentReading,
  schemaOf?: (reader: JsonReader) => SchemaReader,
): Generator<DocumentLink> {
  const reader = new JsonReader(json);
  const schema = schemaOf?.(reader);
  const about = (): Details => ({ pointer: reader.pointer(), ...(reader.isName && { isName: true }) });
  try {
    while (reader.next()) {
      const reference = schema?.link();
      if (reference !== undefined) {
        const { pointer, resolved, error } = reference;
        const result = String(reading.base === undefined ? reference.reference : resolved);
        const faultAt = error && reader.text().at(error.offset);
        yield foundAt({ ...reference, faultAt }, part, result, { pointer });
      } else if (reader.mayHaveColon || reading.text.www !== undefined) {
        const whole = reader.isName ? "nothing" : "any scheme";
        yield* linksAt(reader.text(), part, reading, { whole, details: about });
      }
    }
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    const { offset, from } = error;
    const start = part.start + offset;
    report(reading, part.at(offset), { start, reason: "the JSON has a syntax error", rule: "RFC 8259, section 2" });
    const rest = json.slice(from);
    yield* linksAt(new DecodedText(rest, from, rest), part, reading, { whole: "nothing", details: () => ({}) });
  }
}

/** The cells of a table. One that RFC 4180 does not allow is an error, and is read as text. */
export async function* csvLinksIn(
  pieces: AsyncIterable<string>,
  delimiter: CsvDelimiter | undefined,
  reading: DocumentReading,
): AsyncGenerator<DocumentLink> {
  const reader = new CsvReader(delimiter);
  let waiting: string[] = [];
  let length = 0;
  for await (const piece of pieces) {
    waiting.push(piece);
    length += piece.length;
    // What is kept is read again with each piece, unless that is shorter.
    if (length < reader.pending) continue;
    reader.add(joined(waiting), false);
    [waiting, length] = [[], 0];
    yield* cellsOf(reader, reading);
    if (reader.pending > MAX_CELL) throw new RangeError("a cell in it is too long", { cause: reader.pending });
  }
  reader.add(joined(waiting), true);
  yield* cellsOf(reader, reading);
}

/** What is kept is at most twice as long: a quote that is not closed must not fill the memory. */
const MAX_CELL = 16_777_216;

function* cellsOf(reader: CsvReader, reading: DocumentReading): Generator<DocumentLink> {
  for (let cell = reader.next(); cell !== undefined; cell = reader.next()) {
    const { record, field, value, fault } = cell;
    if (fault === undefined && reading.text.www === undefined && !value.text.includes(":")) continue;
    const first = reader.positionOf(value.start);
    const inside = new Positions(value.written);
    const at = (offset: number): Position => within(first, inside.at(offset - value.start));
    if (fault !== undefined) {
      const isOpen = fault === value.start;
      const reason = isOpen ? "the quote is not closed" : "text follows a closing quote";
      report(reading, at(fault), { start: fault, reason, rule: "RFC 4180, section 2" });
    }
    const whole = fault === undefined ? "with an authority" : "nothing";
    yield* linksAt(value, { start: 0, at }, reading, { whole, details: () => ({ record, field }) });
  }
}

/** @throws {SyntaxError} if no one listens */
function report({ malformed }: DocumentReading, { line, column }: Position, fault: FormatFault): void {
  if (malformed === undefined) throw new SyntaxError(`${fault.reason} at line ${line}, column ${column}`);
  malformed(line, column, fault);
}

/** A place in a part of a text that begins at `first`. */
function within(first: Position, { line, column }: Position): Position {
  return { line: first.line + line - 1, column: line === 1 ? first.column + column - 1 : column };
}

function* linksAt(
  value: DecodedText,
  part: Part,
  { iris, settings, omitted, ignored }: DocumentReading,
  { whole, details }: { readonly whole: ValueReading["whole"]; readonly details: () => Details },
): Generator<DocumentLink> {
  const tell = (
    given: string,
    input: string,
    { start, end }: { start: number; end: number },
    reason: OmittedReason,
  ): void => {
    const { line, column } = part.at(start);
    // The character that no URI has there is a part of what is shown, unless it is escaped.
    const last = lastOf(input, end - start);
    const isWritten = value.written.startsWith(last, end - value.start);
    const place = { start: part.start + start, end: part.start + end + (isWritten ? last.length : 0) };
    if (!ignored.has(given, place.start, { line, column }))
      omitted(line, column, reason, omittedValue(input, place, iris));
  };
  const place = ({ text, start, end, reason }: OmittedIri): void => tell(text, text, { start, end }, reason ?? "iri");
  for (const link of linksOfValue(value, { whole, iris, text: settings, omitted: place })) {
    if (link.cut !== undefined) tell(link.text, link.cut, link, "cut-short");
    const about = link.about === undefined ? details() : { ...details(), ...aboutText(link.about, part.start) };
    yield foundAt(link, part, String(link.reference), about);
  }
}

/** Of a URI in text: what `foundUri` says of it. */
function aboutText({ delimiter, leftOut, withoutHyphen }: NonNullable<ValueLink["about"]>, base: number): Details {
  const placed = leftOut.map((part) => ({ ...part, start: base + part.start, end: base + part.end }));
  return { delimiter, leftOut: placed, ...(withoutHyphen && { withoutHyphen: String(withoutHyphen) }) };
}

/** `result`: of a link that is not an error. */
function foundAt(
  link: LinkReference & Pick<ValueLink, "text" | "start" | "end" | "faultAt">,
  part: Part,
  result: string,
  details: Details,
): DocumentLink {
  const { text: input, error } = link;
  const { line, column } = part.at(link.start);
  const [start, end] = [part.start + link.start, part.start + link.end];
  if (error === undefined) return { line, column, start, end, input, result, error, details };
  const faultAt = link.faultAt === undefined ? undefined : part.at(link.faultAt);
  const withIri = link.encoded?.toString();
  return { line, column, start, end, input, result: undefined, error, faultAt, withIri, details };
}
