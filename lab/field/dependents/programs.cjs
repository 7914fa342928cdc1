// node programs.cjs: in a project that dependents.mjs makes, prints what each package answers to the same questions.
// @ts-nocheck: what it requires is not installed here.

const { existsSync, readFileSync } = require("node:fs");
const path = require("node:path");

const BASES = ["", "a.json", "schemas/a.json", "/schemas/a.json", "http://example.com/schemas/a.json", "urn:example:a"];
/** From the first, the second is the third. */
const LINKS = [
  ["", "b.json", "b.json"],
  ["", "./b.json", "b.json"],
  ["a.json", "b.json", "b.json"],
  ["schemas/a.json", "../b.json", "b.json"],
  ["schemas/a.json", "c/b.json", "schemas/c/b.json"],
  ["schemas/a.json", "../../b.json", "../b.json"],
  ["/schemas/a.json", "../b.json", "/b.json"],
  ["http://example.com/schemas/a.json", "../b.json", "http://example.com/b.json"],
  ["http://example.com", "b.json", "http://example.com/b.json"],
  ["http://example.com/a", "//example.org/b", "http://example.org/b"],
  ["urn:example:a", "urn:example:b", "urn:example:b"],
];
const NAMES = [
  "plain",
  "Map<string>",
  "a b",
  "{id}",
  "gr\u00F6\u00DFe",
  "a|b",
  "items[0]",
  "a/b",
  "a~b",
  "a%b",
  "a^b",
  '"a"',
];

/** @param {() => unknown} call */
function answerOf(call) {
  try {
    return JSON.stringify(call());
  } catch (error) {
    return `throws ${error.message}`;
  }
}

/** @param {string} name of a key */
function pointerTo(name) {
  return `#/definitions/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/**
 * Schemas for any version of Ajv. @param {(schemas: object[], schema: object) => (data: unknown) => unknown} compile
 * @param {string} id
 */
function schemasFor(compile, id) {
  const results = {};
  for (const base of BASES) {
    for (const name of NAMES) {
      const schema = {
        ...(base && { [id]: base }),
        definitions: { [name]: { type: "number" } },
        properties: { x: { $ref: pointerTo(name) } },
      };
      const key = `${base || "no id"} ${pointerTo(name)}`;
      results[key] = answerOf(() => [1, "a"].map((x) => compile([], schema)({ x })));
    }
  }
  for (const [base, $ref, target] of LINKS) {
    const schema = { ...(base && { [id]: base }), properties: { x: { $ref } } };
    results[`${base || "no id"} ${$ref}`] = answerOf(() =>
      [1, "a"].map((x) => compile([{ [id]: target, type: "number" }], schema)({ x })),
    );
  }
  return results;
}

const PROGRAMS = {
  ajv: () => {
    const Ajv = require("ajv").default;
    return schemasFor(
      (others, schema) => new Ajv({ strict: false, logger: false, schemas: others }).compile(schema),
      "$id",
    );
  },
  ajv6: () => {
    const Ajv = require("ajv6");
    return schemasFor((others, schema) => new Ajv({ logger: false, schemas: others }).compile(schema), "$id");
  },
  eslint: () => {
    const { Linter } = require("eslint");
    const codes = ["var a = 1", "eval('a')", "if (a = 1) {}", "const b = a ? b : c"];
    const rules = {
      "no-var": 2,
      "no-eval": [2, { allowIndirect: true }],
      "no-cond-assign": [2, "always"],
      indent: [2, 2],
    };
    const results = Object.fromEntries(
      codes.map((code) => [code, answerOf(() => new Linter().verify(code, { rules }))]),
    );
    results["a wrong option"] = answerOf(() => new Linter().verify("a", { rules: { indent: [2, { wrong: 1 }] } }));
    return results;
  },
  "schema-utils": () => {
    const { validate } = require("schema-utils");
    const schema = {
      type: "object",
      definitions: { n: { type: "number" } },
      properties: { a: { $ref: "#/definitions/n" } },
      additionalProperties: false,
    };
    return Object.fromEntries(
      [{ a: 1 }, { a: "1" }, { b: 1 }].map((data) => [
        JSON.stringify(data),
        answerOf(() => validate(schema, data) ?? "valid"),
      ]),
    );
  },
  "fast-json-stringify": () => {
    const build = require("fast-json-stringify");
    const results = {};
    for (const name of ["plain", "a b", "{id}", "a/b"]) {
      const schema = {
        type: "object",
        definitions: { [name]: { type: "number" } },
        properties: { x: { $ref: pointerTo(name) } },
      };
      results[pointerTo(name)] = answerOf(() => build(schema)({ x: "1" }));
    }
    const union = {
      type: "object",
      properties: { x: { anyOf: [{ $ref: "b.json#/definitions/n" }, { type: "null" }] } },
    };
    const external = { "b.json": { $id: "b.json", definitions: { n: { type: "string", format: "date" } } } };
    results.external = answerOf(() => build(union, { schema: external })({ x: new Date(0) }));
    return results;
  },
  "json-refs": () => {
    const { getRefDetails, isRef } = require("json-refs");
    const refs = [
      "#/a",
      "#",
      "b.json",
      "../b.json#/c",
      "http://example.com/a#/b",
      "#/a b",
      "",
      "urn:a:b",
      "#/a%",
      "//example.com/a",
    ];
    return Object.fromEntries(refs.map(($ref) => [$ref, answerOf(() => [isRef({ $ref }), getRefDetails({ $ref })])]));
  },
  "json-schema-resolver": () => {
    const resolver = require("json-schema-resolver");
    const results = {};
    for (const id of ["http://example.com/a.json", "http://example.com/schemas/a.json"]) {
      for (const $ref of ["b.json", "http://example.com/b.json", "#/definitions/c", "../b.json"]) {
        const schema = { $id: id, definitions: { c: { type: "string" } }, properties: { x: { $ref } } };
        const externalSchemas = [
          { $id: "http://example.com/b.json", type: "number" },
          { $id: "http://example.com/schemas/b.json", type: "null" },
        ];
        results[`${id} ${$ref}`] = answerOf(() => resolver({ clone: true }).resolve(schema, { externalSchemas }));
      }
    }
    return results;
  },
  "@rjsf/utils": () => {
    const { findSchemaDefinition } = require("@rjsf/utils");
    const results = {};
    for (const name of NAMES) {
      results[pointerTo(name)] = answerOf(() =>
        findSchemaDefinition(pointerTo(name), { definitions: { [name]: { type: "number" } } }),
      );
    }
    const root = { $id: "http://example.com/a.json", $defs: { b: { $id: "b.json", $defs: { c: { type: "null" } } } } };
    for (const $ref of ["http://example.com/b.json", "b.json", "b.json#/$defs/c", "#/$defs/b"]) {
      results[$ref] = answerOf(() => findSchemaDefinition($ref, root, [], "http://example.com/a.json"));
    }
    return results;
  },
  "ajv-formats-draft2019": () => {
    const Ajv = require("ajv").default;
    const ajv = require("ajv-formats-draft2019")(new Ajv({ strict: false, logger: false }));
    const results = {};
    for (const format of ["iri", "iri-reference"]) {
      for (const text of [
        "http://\u00E9/\u00FC",
        "http://example.com/",
        "/\u00E9",
        "#a",
        "a b",
        "",
        "urn:a:b",
        "mailto:a@b.c",
      ]) {
        results[`${format} ${text}`] = answerOf(() => ajv.validate({ format }, text));
      }
    }
    return results;
  },
};

const rows = Object.entries(PROGRAMS).map(([name, program]) => {
  const results = program();
  return {
    name,
    version: versionOf(name),
    uses: ["fast-uri", "uri-js"].map((used) => usedBy(name, used)).join(""),
    results,
  };
});
console.log(JSON.stringify(rows));

/** @param {string} name */
function versionOf(name) {
  return JSON.parse(readFileSync(path.join("node_modules", name, "package.json"), "utf8")).version;
}

/** The package that is found under a name. @param {string} name @param {string} used */
function usedBy(name, used) {
  // Those that use it by way of Ajv.
  const folder = path.join(process.cwd(), "node_modules", { eslint: "ajv6", "schema-utils": "ajv" }[name] ?? name);
  const own = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  if (own.dependencies?.[used] === undefined) return "";
  const found = [path.join(folder, "node_modules", used), path.join("node_modules", used)].find(existsSync);
  const manifest = JSON.parse(readFileSync(path.join(found, "package.json"), "utf8"));
  return `${manifest.name} ${manifest.version}`;
}
