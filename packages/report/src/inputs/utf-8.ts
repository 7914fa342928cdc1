/** RFC 3629 §4: octets that should be UTF-8, as a text. */
import type { WrongOctet } from "../diagnostics/encoding.ts";

/** A decoded text. */
export interface DecodedUtf8 {
  readonly text: string;
  /** The first octet that begins no UTF-8 character, and `at`, its offset in the octets; `undefined` if there is none. */
  readonly wrongOctet: (WrongOctet & { readonly at: number }) | undefined;
}

declare const TextDecoder: new (
  label: "utf-8",
  options: { readonly ignoreBOM: true },
) => { decode(octets: Uint8Array): string };
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

const REPLACEMENT = [0xef, 0xbf, 0xbd];

let decoder: InstanceType<typeof TextDecoder> | undefined;

/**
 * Decodes octets, and keeps a byte order mark. Each octet that begins no UTF-8 character becomes U+FFFD; `wrongOctet` is the first of
 * them, for `encodingDiagnostic`. A U+FFFD that is written in UTF-8 is a character like any other.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3629#section-4 | RFC 3629 §4}
 * @example
 * ```ts
 * import { decodeUtf8 } from "@std66/report/inputs";
 * decodeUtf8(Uint8Array.of(0xc3, 0xa9, 0xff, 0x61)); // => { text: "é\uFFFDa", wrongOctet: { value: 255, offset: 1, at: 2 } }
 * ```
 */
export function decodeUtf8(octets: Uint8Array): DecodedUtf8 {
  decoder ??= new TextDecoder("utf-8", { ignoreBOM: true });
  const text = decoder.decode(octets);
  // All before is UTF-8, and so has the octets that it has when it is encoded again.
  for (let at = 0, from = 0; ;) {
    const offset = text.indexOf("\uFFFD", from);
    if (offset < 0) return { text, wrongOctet: undefined };
    at += new TextEncoder().encode(text.slice(from, offset)).length;
    if (REPLACEMENT.some((octet, index) => octets[at + index] !== octet)) {
      return { text, wrongOctet: { value: octets[at] as number, offset, at } };
    }
    at += REPLACEMENT.length;
    from = offset + 1;
  }
}
