// The parameters of a row, read and written again one character at a time, as RFC 3986 §2.4, §3.3 and §3.4 describe
// them.

import type { DecodedParameter, ParametersRow } from "../../src/index.ts";

/** The row with every field that follows from its text and its options. */
export function parametersAnew(row: ParametersRow): ParametersRow {
  const { id, part, text, separators, plus } = row;
  const asked = {
    id,
    part,
    text,
    ...(separators !== undefined && { separators }),
    ...(plus !== undefined && { plus }),
  };
  const dividers = part === "segment" ? ";" : (separators ?? "&");
  const pieces = text === "" && part === "query" ? [] : splitAt(text, dividers);
  const errorOffset = firstFault(pieces);
  if (errorOffset !== undefined) return { ...asked, parameters: null, errorOffset };
  const decode = (raw: string): string => decodeOnce(plus === "space" ? Array.from(raw, plusToSpace).join("") : raw);
  const [first, ...others] = pieces;
  const name = part === "segment" ? decode(first!.text) : undefined;
  const pairs = (part === "segment" ? others : pieces).map(({ text: raw }): DecodedParameter => {
    const [before, ...after] = splitAt(raw, "=");
    return [decode(before!.text), after.length === 0 ? null : decode(after.map((piece) => piece.text).join("="))];
  });
  const head = name === undefined ? [] : [encode(name, row, dividers)];
  const written = pairs.map(([key, value]) => {
    const encodedName = encode(key, row, `${dividers}=`);
    return value === null ? encodedName : `${encodedName}=${encode(value, row, dividers)}`;
  });
  const formatted = [...head, ...written].join(dividers === ";" ? ";" : "&");
  return {
    ...asked,
    ...(name !== undefined && { name }),
    parameters: pairs,
    ...(formatted !== text && { formatted }),
  };
}

interface Piece {
  readonly start: number;
  readonly text: string;
}

function splitAt(text: string, dividers: string): Piece[] {
  const pieces: { start: number; text: string }[] = [{ start: 0, text: "" }];
  for (let i = 0; i < text.length; i++) {
    if (dividers.includes(text.charAt(i))) pieces.push({ start: i + 1, text: "" });
    else pieces[pieces.length - 1]!.text += text.charAt(i);
  }
  return pieces;
}

const plusToSpace = (character: string): string => (character === "+" ? " " : character);

/** The octets of a text: those of its triplets, and those of other characters, which are ASCII in a row. */
function octetsOf(text: string): number[] {
  const octets: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const isTriplet = text.charAt(i) === "%";
    octets.push(isTriplet ? Number.parseInt(text.slice(i + 1, i + 3), 16) : text.charCodeAt(i));
    if (isTriplet) i += 2;
  }
  return octets;
}

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function decodeOnce(text: string): string {
  return utf8.decode(Uint8Array.from(octetsOf(text)));
}

/** Where the first triplets are that are not UTF-8: after the longest part of a piece that can be decoded. */
function firstFault(pieces: readonly Piece[]): number | undefined {
  for (const { start, text } of pieces) {
    const parts = splitAt(text, "=");
    const wrong = parts.find((part) => !isDecodable(part.text));
    if (wrong === undefined) continue;
    let good = wrong.text.length - 1;
    while (!isDecodable(wrong.text.slice(0, good)) || wrong.text.charAt(good) !== "%") good--;
    return start + wrong.start + good;
  }
  return undefined;
}

function isDecodable(text: string): boolean {
  if (/%.?$/u.test(text)) return false;
  try {
    decodeOnce(text);
    return true;
  } catch {
    return false;
  }
}

/** `pchar / "/" / "?"` without the "%" of triplets (§3.3, §3.4); a segment has neither "/" nor "?". */
const PCHAR = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=:@";

function encode(data: string, { part, plus }: ParametersRow, delimiters: string): string {
  const allowed = part === "query" ? `${PCHAR}/?` : PCHAR;
  return Array.from(data, (character) => {
    if (plus === "space" && character === " ") return "+";
    const isKept = allowed.includes(character) && !delimiters.includes(character);
    // Many read a "+" in a query as a space.
    if (isKept && !(part === "query" && character === "+")) return character;
    const octets = [...new TextEncoder().encode(character)];
    return octets.map((octet) => `%${octet.toString(16).toUpperCase().padStart(2, "0")}`).join("");
  }).join("");
}
