/** Components under a standard's own names, as text. */
import type { Rfc2396Segment } from "@std66/legacy";
import type { Show } from "../text/passwords.ts";
import { visible } from "../text/visible.ts";

/** A component, as one text or as a list of parts. */
export interface NamedPart {
  readonly name: string;
  readonly texts: readonly string[];
  readonly isList: boolean;
}

/** The present components. An empty one is shown as `""`, which no URI contains. */
export function namedParts(components: unknown, show: Show): readonly NamedPart[] {
  const values = Object.entries(components as Readonly<Record<string, string | undefined | readonly Item[]>>);
  return values.flatMap(([name, value]): readonly NamedPart[] => {
    if (value === undefined) return [];
    if (typeof value === "string") return [{ name, texts: textsOf(name, value, show), isList: false }];
    return [{ name, texts: value.map((item) => itemText(item, show)), isList: true }];
  });
}

/** The parts one below the other, with their texts aligned. A list without items has no line. */
export function alignedLines(parts: readonly NamedPart[]): readonly string[] {
  const width = Math.max(0, ...parts.map(({ name, texts }) => (texts.length === 0 ? 0 : name.length)));
  return parts.flatMap(({ name, texts }) =>
    texts.map((text, index) => `${(index === 0 ? name : "").padEnd(width)}  ${text}`),
  );
}

/** RFC 1808 §2.2: semicolons separate params. Two or more are also shown one by one. */
function textsOf(name: string, value: string, show: Show): readonly string[] {
  const text = visible(show(value, name));
  if (name !== "params" || !value.includes(";")) return [text];
  const params = value.split(";").map((param) => (param === "" ? '""' : visible(show(param, "part"))));
  return [text, `one by one: ${params.join(" ")}`];
}

/** An item of a list: a directory of an ftp URL, a field of a prospero URL, or a segment of RFC 2396. */
type Item = string | readonly [name: string, value: string] | Rfc2396Segment;

function itemText(item: Item, show: Show): string {
  const shown = (part: string): string => visible(show(part, "part"));
  if (typeof item === "string") return shown(item);
  if (!("segment" in item)) return visible(item.map((part) => show(part, "part")).join("="));
  const { segment, params } = item;
  return params.length === 0 ? shown(segment) : `${shown(segment)}  params: ${params.map(shown).join(" ")}`;
}
