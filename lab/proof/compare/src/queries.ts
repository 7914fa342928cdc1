/** Queries to take apart, and what is right about them: RFC 3986 §3.4 and §2.4, and RFC 6570 §3.2.8, transcribed. */
import type { Corpus } from "./corpora.ts";
import { flatten } from "./flatten.ts";

type Pair = [name: string, value: string];

/** The queries of the texts. Only pairs with a value, which all contenders can express. */
export function ofCorpus({ kind, texts }: Corpus): readonly string[] {
  if (kind !== "uri") return [];
  return texts.flatMap((text) => {
    const query = /^[^?#]*\?([^#]+)/u.exec(text)?.[1] ?? "";
    return /^[^&=]+=[^&]*(?:&[^&=]+=[^&]*)*$/u.test(query) ? [flatten(query)] : [];
  });
}

export function pairsOf(query: string): Pair[] {
  return query.split("&").map((pair) => {
    const [name = "", ...value] = pair.split("=");
    return [decodeURIComponent(name), decodeURIComponent(value.join("="))];
  });
}

/** The pairs as `qs` and `query-string` take them: the values of a name that occurs twice are an array. */
export function objectOf(query: string): Record<string, string | string[]> {
  const values = new Map<string, string[]>();
  for (const [name, value] of pairsOf(query)) values.set(name, [...(values.get(name) ?? []), value]);
  return Object.fromEntries([...values].map(([name, all]) => [name, all.length === 1 ? (all[0] as string) : all]));
}

/** The pairs as a variable of a template. */
export function mapOf(query: string): Record<string, string> {
  return Object.fromEntries(pairsOf(query));
}

/** RFC 6570 §3.2.8, exploded: all but unreserved characters are encoded. */
export function expansionOf(map: Readonly<Record<string, string>>): string {
  return `?${Object.entries(map)
    .map((pair) => pair.map((text) => text.replaceAll(/[^\w.~-]+/gu, encoded)).join("="))
    .join("&")}`;
}

function encoded(text: string): string {
  return Buffer.from(text).toString("hex").toUpperCase().replaceAll(/../gu, "%$&");
}

export function fromPairs(pairs: readonly (readonly [name: string, value: string | undefined])[]): string {
  return JSON.stringify(pairs.map(([name, value = ""]) => [name, value]));
}

/** Nested objects, which `qs` makes of names with brackets, are a wrong answer. */
export function fromObject(object: object): string {
  const pairs = Object.entries(object).flatMap(([name, value]: [string, unknown]) =>
    (Array.isArray(value) ? value : [value]).map((one: unknown) => [name, one]),
  );
  return JSON.stringify(pairs);
}
