/** JSON Schemas that refer to each other, compiled by Ajv. */
import { uriResolver } from "@std66/ajv";
import { Ajv, type Options } from "ajv";
import { Random } from "../../../../proof/compare/src/random.ts";
import { word } from "../../../../proof/compare/src/texts.ts";
import type { Job } from "./job.ts";

interface Schema {
  readonly $id: string;
  readonly $defs: object;
  readonly properties: Readonly<Record<string, { readonly $ref: string }>>;
}

const REFERENCES = 10;
/**
 * How many schemas refer to each other. Ajv compiles a schema within one that refers to it, and long chains overflow
 * its stack.
 */
const FAMILY = 20;

/** @param count the number of schemas */
export function compileSchemas(count: number): Job {
  const schemas = makeSchemas(count);
  const ids = schemas.map(({ $id }) => $id);
  const compileAll = (options: Options): readonly string[] => {
    const ajv = new Ajv({ ...options, strict: false });
    for (const schema of schemas) ajv.addSchema(schema);
    // A string where a number is wanted.
    return ids.filter((id) => ajv.getSchema(id)?.({ a0: "1" }) === false);
  };
  return {
    title: `compile ${count} JSON Schemas with ${REFERENCES} \`$ref\`s each, in Ajv`,
    says: "Half of the references are to definitions of other schemas, in families of 20. Each compiled schema must refuse a wrong value. Most of the time is Ajv's own.",
    right: ids,
    contenders: [
      { name: "@std66/ajv", run: () => compileAll({ uriResolver }) },
      { name: "fast-uri, Ajv's default", run: () => compileAll({}) },
    ],
  };
}

function makeSchemas(count: number): readonly Schema[] {
  const random = new Random(1);
  const names = Array.from({ length: count }, (_, number) => `${word(random)}/${word(random)}-${number}.schema.json`);
  const familyOf = (place: number): readonly string[] => {
    const first = place - (place % FAMILY);
    return names.slice(first, first + FAMILY);
  };
  return names.map((name, place) => ({
    $id: `https://schemas.example.com/2020-12/${name}`,
    $defs: { amount: { type: "number" } },
    properties: Object.fromEntries(
      Array.from({ length: REFERENCES }, (_, number) => {
        const path = number % 2 === 0 ? "" : `../${random.pick(familyOf(place))}`;
        return [`a${number}`, { $ref: `${path}#/$defs/amount` }];
      }),
    ),
  }));
}
