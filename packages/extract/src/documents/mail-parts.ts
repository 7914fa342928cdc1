/** RFC 2045, RFC 2046: the parts of a mail message, and which of them are text. */

/** A part of a message: its header, or a body that is text. */
export interface MailPart {
  readonly kind: "text" | "html";
  readonly start: number;
  readonly end: number;
  /** `encoded-words`: those of RFC 2047, in a header. */
  readonly encoding: TransferEncoding | "encoded-words";
  /** As it is named, in lowercase. */
  readonly charset: string;
}

/** RFC 2045 §6.1. Others change nothing. */
type TransferEncoding = "quoted-printable" | "base64" | undefined;

/** What the header of a part says of its body. */
interface Body {
  /** Where it begins. */
  readonly start: number;
  readonly type: string;
  readonly boundary: string | undefined;
  readonly encoding: TransferEncoding;
  readonly charset: string;
}

/**
 * Returns the headers and the bodies of a message, in order. What stands before the first boundary and after the last
 * one is text. A body of another type, such as an image, is left out.
 */
export function* mailParts(mail: string): Generator<MailPart> {
  /** The boundaries that may come, from the outermost one on, and the place of each. */
  const open: string[] = [];
  const places = new Map<string, number>();
  const closeFrom = (place: number): void => {
    for (const boundary of open.splice(place)) places.delete(boundary);
  };
  for (let from = mail.startsWith("\uFEFF") ? 1 : 0; from < mail.length;) {
    const body = bodyAfter(mail, from);
    yield { ...textFrom(from, body.start), encoding: "encoded-words" };
    from = body.start;
    if (body.type === "message/rfc822" && body.encoding === undefined) continue;
    const { boundary } = body;
    const isMultipart = body.type.startsWith("multipart/") && boundary !== undefined && !places.has(boundary);
    if (isMultipart) {
      places.set(boundary, open.length);
      open.push(boundary);
    }
    let next = delimiterFrom(mail, from, places);
    if (isMultipart) yield textFrom(from, next.start);
    else if (TEXTS.test(body.type))
      yield { ...body, kind: body.type === "text/html" ? "html" : "text", end: next.start };
    while (next.isLast) {
      // What follows the last part is no part.
      closeFrom(next.place);
      const after = delimiterFrom(mail, next.end, places);
      yield textFrom(next.end, after.start);
      next = after;
    }
    closeFrom(next.place + 1);
    from = next.end;
  }
}

/**
 * What is read as text if it is not HTML: also reports, such as those of delivery (RFC 3464), and parts without a
 * boundary.
 */
const TEXTS = /^(?:text|message|multipart)\//;

function textFrom(start: number, end: number): MailPart {
  return { kind: "text", start, end, encoding: undefined, charset: "" };
}

/** A line that begins a part, or ends the last one. */
interface Delimiter {
  readonly start: number;
  readonly end: number;
  readonly place: number;
  readonly isLast: boolean;
}

/** RFC 2046 §5.1.1: the next line that is "--" and an open boundary; the end of the message if there is none. */
function delimiterFrom(mail: string, from: number, places: ReadonlyMap<string, number>): Delimiter {
  const line = /^--([^\r\n]{1,80})(?:\r?\n|\r|$)/gm;
  line.lastIndex = from;
  for (let found = places.size === 0 ? null : line.exec(mail); found !== null; found = line.exec(mail)) {
    const written = (found[1] as string).trimEnd();
    const isLast = !places.has(written) && written.endsWith("--");
    const place = places.get(isLast ? written.slice(0, -2) : written);
    if (place !== undefined) return { start: found.index, end: line.lastIndex, place, isLast };
  }
  return { start: mail.length, end: mail.length, place: -1, isLast: false };
}

/** RFC 5322 §2.2: the header from an offset up to an empty line, and the body that it is of. */
function bodyAfter(mail: string, from: number): Body {
  const fields = new Map<string, string>();
  let name = "";
  let start = from;
  while (start < mail.length) {
    const end = lineEnd(mail, start);
    const line = mail.slice(start, end).trimEnd();
    const isFolded = /^[ \t]/.test(line) && name !== "";
    const field = isFolded ? undefined : /^([!-9;-~]+)[ \t]*:/.exec(line)?.[1];
    if (line !== "" && !isFolded && field === undefined && !/^>?From /.test(line)) break;
    start = end;
    if (line === "") break;
    if (!isFolded) name = field?.toLowerCase() ?? "";
    if (READ.has(name))
      fields.set(name, `${fields.get(name) ?? ""} ${isFolded ? line : line.slice(line.indexOf(":") + 1)}`);
  }
  const content = fields.get("content-type") ?? "text/plain";
  const type = /[^;\s]+/.exec(content)?.[0].toLowerCase() ?? "text/plain";
  const encoding = fields.get("content-transfer-encoding")?.trim().toLowerCase();
  return {
    start,
    type,
    boundary: parameterOf(content, "boundary"),
    encoding: encoding === "quoted-printable" || encoding === "base64" ? encoding : undefined,
    charset: parameterOf(content, "charset")?.toLowerCase() ?? "",
  };
}

const READ: ReadonlySet<string> = /* @__PURE__ */ new Set(["content-type", "content-transfer-encoding"]);

/** RFC 2045 §5.1: the value of a parameter, without its quotes. */
function parameterOf(content: string, name: string): string | undefined {
  const found = new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]*)"|([^\\s;"]+))`, "i").exec(content);
  return found?.[1] ?? found?.[2];
}

/** The offset after the line break of a line. */
function lineEnd(mail: string, from: number): number {
  const end = mail.indexOf("\n", from);
  return end === -1 ? mail.length : end + 1;
}
