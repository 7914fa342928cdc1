// The rows as tests of the formats of JSON Schema, in the form that JSON-Schema-Test-Suite has in
// tests/*/optional/format.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { asciiJson } from "./protocol.mjs";
import { questionsOf } from "./questions.mjs";
import { sectionName } from "./sections.mjs";

/** The operation that asks what each format asks. */
const FORMATS = { uri: "isUri", "uri-reference": "isUriReference", iri: "isIri", "iri-reference": "isIriReference" };
const DIALECT = "https://json-schema.org/draft/2020-12/schema";

/**
 * @param {import("./questions.mjs").Rows} rows
 * @returns {Record<string, string>} the files, by name
 */
function jsonSchemaTests(rows) {
  const files = Object.entries(FORMATS).map(([format, operation]) => {
    const tests = questionsOf(rows, operation).map(({ row, section, input, right }) => ({
      description: `${row}, ${sectionName(section)}`,
      data: input["text"],
      valid: right,
    }));
    const schema = { $schema: DIALECT, format };
    const group = { description: `rows of @std66/vectors for the format ${format}`, schema, tests };
    return [`${format}.json`, `${asciiJson([group], 4)}\n`];
  });
  return Object.fromEntries(files);
}

/** @param {import("./questions.mjs").Rows} rows @param {string} folder is made if it does not exist */
export function exportJsonSchema(rows, folder) {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(jsonSchemaTests(rows))) writeFileSync(join(folder, name), text);
}
