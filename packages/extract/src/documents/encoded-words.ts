/** RFC 2047: encoded words in the header of a mail message. */

export interface EncodedWord {
  readonly start: number;
  readonly end: number;
  /** Where the white space before it begins. */
  readonly gap: number;
  /** Its encoded text, as quoted-printable or base64. */
  readonly written: string;
  readonly encoding: "quoted-printable" | "base64";
  /** In lowercase; `undefined` if it is not one that is read. */
  readonly charset: string | undefined;
}

/**
 * §2: a charset, perhaps with a language (RFC 2231 §5), an encoding, and text without spaces. White space follows it,
 * or what structures a field: §5 allows only the former, and mail has both.
 */
const WORD = /=\?([^\s()<>@,;:"/[\]?.=*]+)(?:\*[^\s?]*)?\?([BQ])\?([!->@-~]+)\?=(?=[\s)>,;"]|$)/gi;

/** Nothing, the name of a field with its ":", or the same as after it. */
const BEFORE = /^$|[\s(<,;:"]/;

const CHARSETS: ReadonlySet<string> = /* @__PURE__ */ new Set(["utf-8", "utf8", "us-ascii", "iso-8859-1"]);

/** Finds the encoded words between two offsets, in order. A word directly after ordinary text does not count (§5). */
export function* encodedWords(mail: string, from: number, to: number): Generator<EncodedWord> {
  const header = mail.slice(from, to);
  if (!header.includes("=?")) return;
  for (const { 0: word, 1: name = "", 2: letter, 3: text = "", index } of header.matchAll(WORD)) {
    if (!BEFORE.test(header.charAt(index - 1))) continue;
    const isQuoted = /q/i.test(letter as string);
    const charset = name.toLowerCase();
    const start = from + index;
    yield {
      start,
      end: start + word.length,
      gap: from + gapBefore(header, index),
      // §4.2: "_" is a space, and "=5F" is "_".
      written: isQuoted ? text.replaceAll("_", " ") : text,
      encoding: isQuoted ? "quoted-printable" : "base64",
      charset: CHARSETS.has(charset) ? charset : undefined,
    };
  }
}

function gapBefore(header: string, offset: number): number {
  let start = offset;
  while (start > 0 && " \t\r\n".includes(header[start - 1] as string)) start--;
  return start;
}
