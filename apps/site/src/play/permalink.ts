/**
 * RFC 3986 §3.5: the fragment of a permalink. It is never sent to a server. `#text=…&base=…&view=…`, each value
 * percent-encoded. Also reads the links of the live viewer of whatwg-url: `#url=<base64>&base=<base64>`.
 */
import { formatQuery, parseQuery } from "@std66/parameters";
import { percentDecode } from "@std66/core";
import { type Inputs, KINDS, NO_INPUTS, VIEWS } from "./question.ts";

/** The longest fragment that is made. Programs that pass on links cut longer ones. */
const LONGEST = 8000;

const NAMES = Object.keys(NO_INPUTS) as readonly (keyof Inputs)[];

/** The fragment of a permalink, without the "#"; `undefined` if the texts are too long for one. */
export function fragmentOf(inputs: Inputs): string | undefined {
  if (isTooLong(inputs)) return undefined;
  const changed = NAMES.filter((name) => inputs[name] !== NO_INPUTS[name]);
  const fragment = formatQuery(changed.map((name) => [name, writable(inputs[name])] as const));
  return fragment.length > LONGEST ? undefined : fragment;
}

/** Whether the texts alone are too long for a fragment. */
export function isTooLong({ text, base, other, values }: Inputs): boolean {
  return text.length + base.length + other.length + values.length > LONGEST;
}

/** What a fragment says, and what is wrong with it. Nothing is lost: a value that cannot be decoded stays as it is. */
export function inputsOf(fragment: string): { readonly inputs: Inputs; readonly fault: string | undefined } {
  const values = new Map(parseQuery(fragment, { invalid: "keep" }).map(([name, value]) => [name, value ?? ""]));
  const raw = new Map(fragment.split("&").map((pair) => [pair.split("=", 1)[0], pair.slice(pair.indexOf("=") + 1)]));
  const faulty: string[] = [];
  const isForeign = values.has("url") && !values.has("text");
  const textOf = (name: string): string => {
    const value = values.get(name);
    if (value === undefined) return "";
    const read = isForeign ? fromBase64(value) : isDecodable(raw.get(name) ?? "") ? fromWritable(value) : undefined;
    if (read === undefined) faulty.push(name);
    return read ?? value;
  };
  const inputs = {
    text: textOf(isForeign ? "url" : "text"),
    base: textOf("base"),
    other: isForeign ? "" : textOf("other"),
    values: isForeign ? "" : textOf("values"),
    view: VIEWS.find((view) => view === values.get("view")) ?? (isForeign ? "standards" : NO_INPUTS.view),
    kind: KINDS.find((kind) => kind === values.get("kind")) ?? NO_INPUTS.kind,
  };
  const unknown = [...values.keys()].filter((name) => name !== "url" && !Object.hasOwn(NO_INPUTS, name));
  if (unknown.join("") !== "") faulty.push(...unknown);
  const fault =
    faulty.length === 0
      ? undefined
      : `The link is damaged: ${faulty.map((name) => `"${name}"`).join(", ")} could not be read.`;
  return { inputs, fault };
}

/**
 * Writes a lone surrogate, which UTF-8 cannot encode, as "\u" and its number. Doubles a "\" that would read as such.
 */
function writable(text: string): string {
  return !LONE.test(text) && !text.startsWith(ESCAPED)
    ? text
    : `${ESCAPED}${text.replaceAll("\\", "\\\\").replace(/\p{Surrogate}/gu, (half) => `\\u${half.charCodeAt(0).toString(16)}`)}`;
}

const LONE = /\p{Surrogate}/u;

/** Begins a text with lone surrogates. A noncharacter, which no other text begins with. */
const ESCAPED = "\uFDD0";

function fromWritable(text: string): string {
  if (!text.startsWith(ESCAPED)) return text;
  return text
    .slice(ESCAPED.length)
    .replaceAll(/\\(?:\\|u([\da-f]{4}))/gu, (_, code?: string) =>
      code === undefined ? "\\" : String.fromCharCode(Number.parseInt(code, 16)),
    );
}

function isDecodable(raw: string): boolean {
  try {
    percentDecode(raw);
    return true;
  } catch {
    return false;
  }
}

function fromBase64(value: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(value), (character) => character.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
