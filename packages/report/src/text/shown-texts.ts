/** RFC 3986 §3.2.1: what an answer shows of the texts that it is about, and whether it may show a record of them. */
import type { Style } from "../style.ts";
import { maskedStandIns, withoutPasswords } from "./password-stand-ins.ts";
import { type Show, asWritten, maskedOffset } from "./passwords.ts";

/** Texts without their passwords, unless these may be shown. */
export interface ShownTexts<S extends Pick<Style, "show"> = Style> {
  /** The texts as people see them. */
  readonly masked: readonly string[];
  /** The texts to make an answer of: what it says of a password could reveal parts of it. */
  readonly safe: readonly string[];
  /** How to show `safe`, and whatever comes of them. */
  readonly style: S;
  /** Whether `safe` differs from the texts. */
  readonly isChanged: boolean;
  /** Returns a record, which has the texts as they are; `undefined` if a password is masked. */
  readonly record: <T>(make: () => T) => T | undefined;
}

/**
 * Decides what of the texts of an answer is shown.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3.2.1 | RFC 3986 §3.2.1}
 * @example
 * ```ts
 * import { plainStyle, shownTexts } from "@std66/report";
 * const { masked, record } = shownTexts(["http://u:secret@h/", "a"], plainStyle);
 * masked; // => ["http://u:***@h/", "a"]
 * record(() => "a record with the password"); // => undefined
 * ```
 */
export function shownTexts<S extends Pick<Style, "show">>(texts: readonly string[], style: S): ShownTexts<S> {
  const masked = texts.map((text) => style.show(text));
  const safe = style.show === asWritten ? texts : texts.map(withoutPasswords);
  const isChanged = safe.some((text, index) => text !== texts[index]);
  const isMasked = masked.some((text, index) => text !== texts[index]);
  return {
    masked,
    safe,
    style: isChanged ? { ...style, show: maskedStandIns } : style,
    isChanged,
    record: (make) => (isMasked ? undefined : make()),
  };
}

/** Maps an offset of a valid text to the text as it is shown. */
export function shownOffset(text: string, offset: number, show: Show): number {
  return show(text) === text ? offset : maskedOffset(text, offset);
}
