/**
 * RFC 3986 §3.2.1: an answer to a question about texts, for people and for programs. What is said of a password could
 * reveal parts of it. So where passwords are masked, lines are made of texts without them, and there is no record,
 * which has the texts as they are.
 */
import { MASK } from "@std66/core/diagnostics";
import type { Style } from "./style.ts";
import { type Show, asWritten, masked, maskedText } from "../text/passwords.ts";

declare const SHOWN: unique symbol;

/** An answer, made by `answerTo`. */
export interface Answer {
  readonly [SHOWN]: true;
  /** For people, without line ends. */
  readonly lines: (style: Style) => readonly string[];
  /** For programs, the text of a JSON object; `undefined` if a password is masked, or if the question has no record. */
  readonly record: () => string | undefined;
  /** The record in pieces, if it is long for a long text. */
  readonly pieces?: (() => Iterable<string>) | undefined;
  /** Whether what was compared agrees, whatever is shown. */
  readonly agree?: boolean | undefined;
}

/**
 * The content of an answer. `record` and `pieces` are called only with the texts as they are. A record is an object, in
 * whose text absent members are `null`, or that text itself, which is faster.
 */
interface Content extends Pick<Answer, "pieces" | "agree"> {
  readonly lines: (style: ShownStyle) => readonly string[];
  readonly record?: () => object | string | undefined;
}

/** How an answer shows its texts: each question has this among its options. */
export interface Shown {
  /** `masked`, or `asWritten` if no other person may see the answer. Default: `masked`. */
  readonly show?: Show | undefined;
}

/** Makes an answer of texts. `show`: how it shows them, and whatever comes of them. */
export type Make = (texts: readonly string[], show: Show) => Content;

/** The layout of lines, and how they show what derives from their texts. */
export type ShownStyle = Style & { readonly show: Show };

/** In place of the texts themselves, what lines are made of. */
interface Masking {
  readonly safe: Show;
  /** How lines show `safe`, and whatever comes of it. */
  readonly show: Show;
}

/**
 * Stands for a password in a comparison, which would otherwise depend on the password. Letters have the same meaning in
 * all standards, unlike asterisks. As long as the mask, so that offsets fit the masked text. Few texts contain these
 * three.
 */
export const STAND_IN = "qzq";

/** For standards and programs that read asterisks differently. Shows a mask wherever one finds a stand-in. */
export const standIns: Masking = {
  safe: (text) => maskedText(text, STAND_IN),
  show: (text, component) => masked(text.replaceAll(STAND_IN, MASK), component),
};

/** For lines that also say that something has changed within a password. They show each text by itself. */
export const textByText: Masking = { safe: asWritten, show: masked };

/**
 * The answer to a question about texts. `make` gets them as they are or, for lines, as they may be shown; and the
 * function by which to show whatever comes of them.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3.2.1 | RFC 3986 §3.2.1}
 * @example
 * ```ts
 * import { answerTo, masked, plainStyle } from "@std66/report";
 * const make = ([text = ""]: readonly string[]) => ({ lines: () => [text], record: () => ({ text }) });
 * const { lines, record } = answerTo(["http://u:secret@h/"], masked, make);
 * lines(plainStyle); // => ["http://u:***@h/"]
 * record(); // => undefined
 * answerTo(["http://u@h/"], masked, make).record(); // => '{"text":"http://u@h/"}'
 * ```
 */
export function answerTo(
  texts: readonly string[],
  show: Show = masked,
  make: Make,
  masking: Masking = { safe: show, show },
): Answer {
  if (show === asWritten) return answerOf(make(texts, show), show, true);
  const safe = texts.map((text) => masking.safe(text));
  const shown = safe.map((text, index) => (text === texts[index] ? text : masking.show(text)));
  const isMasked = texts.some((text, index) => text !== shown[index] || text !== show(text));
  if (safe.every((text, index) => text === texts[index])) return answerOf(make(texts, show), show, !isMasked);
  const { lines, agree } = make(safe, masking.show);
  const written = (): Content => make(texts, asWritten);
  // A text can have the mask itself as its password, and so does its record.
  const record = () => written().record?.();
  return answerOf({ lines, record, agree: agree === undefined ? undefined : written().agree }, masking.show, !isMasked);
}

function answerOf({ lines, record, pieces, agree }: Content, show: Show, hasRecord: boolean): Answer {
  return {
    lines: ({ width, colors }) => lines({ width, colors, show }),
    record: () => (hasRecord ? jsonOf(record?.()) : undefined),
    pieces: hasRecord ? pieces : undefined,
    agree,
  } as Answer;
}

function jsonOf(record: object | string | undefined): string | undefined {
  if (typeof record !== "object") return record;
  return JSON.stringify(record, (_, member: unknown) => (member === undefined ? null : member));
}
