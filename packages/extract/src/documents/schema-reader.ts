/** JSON Schema 2020-12, section 8: where schemas stand in a JSON text, their references, and the bases of these. */
import type { Uri } from "@std66/core";
import { resolve } from "@std66/resolve";
import { readLink } from "./iri-reference.ts";
import type { JsonSchemaLink } from "./json-schema-link.ts";
import { JsonFault, JsonReader } from "./json-strings.ts";

/** Its value is a URI-reference. That of `$recursiveRef` (2019-09) is "#". */
const REFERENCES = new Set(["$schema", "$id", "$ref", "$dynamicRef", "$recursiveRef"]);
/** Its value has schemas by names that are no keywords. */
const MAPS = new Set(["properties", "patternProperties", "$defs", "definitions", "dependentSchemas", "dependencies"]);
/** Its value is an instance. OpenAPI also has `example`. */
const INSTANCES = new Set(["const", "enum", "default", "example", "examples"]);

/** What an object or an array is, or the ones in it are. */
type Role = "schema" | "map" | "instance" | "vocabulary";

/** An object or an array around the current string. */
interface Level {
  readonly start: number;
  readonly role: Role;
  /** `undefined` until it is asked for. */
  base: Uri | undefined;
}

/** What identifies the objects of a text. */
export interface Identifiers {
  /** Drafts 3 and 4 call it `id`. */
  readonly keyword: "$id" | "id";
  /** By the offset of the object. */
  readonly texts: ReadonlyMap<number, string>;
}

/** Says what the current string of a reader is in a schema. */
export class SchemaReader {
  readonly #reader: JsonReader;
  readonly #iris: boolean;
  readonly #document: Uri;
  readonly #identifiers: Identifiers;
  readonly #levels: Level[] = [];

  constructor(reader: JsonReader, iris: boolean, document: Uri, identifiers: Identifiers) {
    [this.#reader, this.#iris, this.#document, this.#identifiers] = [reader, iris, document, identifiers];
  }

  /** The link that the string is; `undefined` if it is not one. */
  link(): JsonSchemaLink | undefined {
    const keyword = this.#keyword();
    if (keyword === undefined) return undefined;
    const { text, start, end } = this.#reader.text();
    const place = { keyword, pointer: this.#reader.pointer(), text, start, end };
    const read = readLink(text, this.#iris);
    const { reference } = read;
    if (reference === undefined) return { ...place, resolved: undefined, ...read };
    // An object's own identifier is not its base.
    const level = this.#reader.depth - (keyword === this.#identifiers.keyword ? 2 : 1);
    return { ...place, reference, resolved: resolve(this.#baseAt(level), reference), error: undefined };
  }

  /** The keyword of which the string is the value; `undefined` if that is no reference. */
  #keyword(): string | undefined {
    const { isName, depth } = this.#reader;
    const name = this.#reader.nameAt(depth - 1);
    if (name === undefined) return undefined;
    if (isName) {
      return this.#reader.nameAt(depth - 2) === "$vocabulary" && this.#role() === "vocabulary"
        ? "$vocabulary"
        : undefined;
    }
    const isReference = REFERENCES.has(name) || name === this.#identifiers.keyword;
    return isReference && this.#role() === "schema" ? name : undefined;
  }

  #role(): Role {
    return this.#level(this.#reader.depth - 1).role;
  }

  /** Levels are read once: those around the string that were also around the last one stay. */
  #level(depth: number): Level {
    const [reader, levels] = [this.#reader, this.#levels];
    for (let top = levels.length - 1; top >= 0 && !this.#isOpen(top); top--) levels.pop();
    for (let next = levels.length; next < reader.depth; next++) {
      levels.push({ start: reader.startAt(next), role: this.#roleAt(next), base: undefined });
    }
    return levels[depth] as Level;
  }

  /** Whether a level that was read is still around the string. */
  #isOpen(depth: number): boolean {
    return depth < this.#reader.depth && this.#levels[depth]?.start === this.#reader.startAt(depth);
  }

  #roleAt(depth: number): Role {
    if (depth === 0) return "schema";
    const around = (this.#levels[depth - 1] as Level).role;
    const name = this.#reader.nameAt(depth - 1);
    if (name === undefined || around === "instance") return around;
    if (around === "map") return "schema";
    if (name === "$vocabulary") return "vocabulary";
    return INSTANCES.has(name) ? "instance" : MAPS.has(name) ? "map" : "schema";
  }

  /** The base in the object or array at a depth: that of the nearest identifier. */
  #baseAt(depth: number): Uri {
    let known = depth;
    while (known >= 0 && this.#level(known).base === undefined) known--;
    let base = known < 0 ? this.#document : (this.#level(known).base as Uri);
    for (let next = known + 1; next <= depth; next++) {
      const level = this.#level(next);
      const identifier = level.role === "schema" ? this.#identifiers.texts.get(level.start) : undefined;
      const reference = identifier === undefined ? undefined : readLink(identifier, this.#iris).reference;
      base = level.base = reference === undefined ? base : resolve(base, reference);
    }
    return base;
  }
}

/** The `$schema` of a draft in which `id` is the keyword. */
const WITH_ID = /^https?:\/\/json-schema\.org\/draft-0[34]\//;

/** The identifiers of a text, up to where it is not JSON. */
export function identifiersIn(json: string): Identifiers & { readonly fault: JsonFault | undefined } {
  const texts = { $id: new Map<number, string>(), id: new Map<number, string>() };
  let keyword: keyof typeof texts = "$id";
  let fault: JsonFault | undefined;
  const reader = new JsonReader(json);
  try {
    while (reader.next()) {
      const { depth, isName } = reader;
      const name = isName ? undefined : reader.nameAt(depth - 1);
      if (name === "$schema" && depth === 1 && WITH_ID.test(reader.text().text)) keyword = "id";
      if (name === "$id" || name === "id") texts[name].set(reader.startAt(depth - 1), reader.text().text);
    }
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    fault = error;
  }
  return { keyword, texts: texts[keyword], fault };
}
