/** The published JSON Schemas describe every line of `--json`, and nothing else. */
import { readFileSync, readdirSync } from "node:fs";
import Ajv from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { commands } from "../src/program.ts";
import { std66 } from "./run.ts";

const folder = new URL("../schemas/", import.meta.url);
const read = (name: string) => JSON.parse(readFileSync(new URL(`${name}.json`, folder), "utf8")) as object;

/** A schema that also refuses members that it does not name. */
function exact(name: string) {
  return new Ajv.default({ strict: true, allowUnionTypes: true }).compile({
    ...read(name),
    unevaluatedProperties: false,
  });
}

/** Inputs with each kind of answer: components present and absent, invalid lines of each kind. */
const LINES = [
  "http://u:p@h:8/a;b=c//?d=e&f#g",
  "",
  "//[::1]",
  "a b",
  "\u00E9",
  "100%",
  "mailto:a",
  "HTTP://0x7f.1/%7e",
];
const RUNS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  parse: [[], ["--iri"]],
  check: [[], ["--as", "uri"], ["--as", "iri"]],
  resolve: [["http://a/b"], ["--explain", "http://a/b/../c"], ["/relative"]],
  relativize: [["http://h:8/"]],
  normalize: [[], ["--explain"], ["--unique"], ["--check"], ["--check", "--explain"], ["--iri"]],
  compare: [[], ["--iri"]],
  legacy: [["-"], ["http://a/b", "-"], ["--explain", "http://a/b", "-"], ["--tour"]],
  extract: [
    [],
    ["--as", "html"],
    ["--as", "markdown"],
    ["--as", "json"],
    ["--as", "sitemap"],
    ["--as", "xml"],
    ["--as", "csv"],
  ],
  set: [
    ["--port", "1"],
    ["--remove-query", "d"],
  ],
  params: [[], ["--get", "d"], ["--history"]],
  encode: [[], ["--as", "path"]],
  decode: [[], ["--lenient"], ["--plus", "space"]],
  iri: [["--to-uri"], ["--to-iri"], ["--to-uri", "--domains"]],
  file: [[], ["--to-path"]],
  template: [
    ["match", "{+any}"],
    ["match", "{?list*,map}{#any}"],
    ["match", "{?map*}"],
    ["expand", "{a}"],
  ],
  audit: [[], ["--readers"]],
  redact: [[], ["--name", "d"]],
  explain: [[], ["utf-8", "host-ipv4-rare", "query-only-keeps-path"], ["5.2.4", "RFC 1808 §5.2"]],
};
/** Of the commands that do not take a URI per line. */
const INPUTS: Readonly<Record<string, string>> = {
  compare: `${LINES.join("\n")}\na\ta\nHTTP://a\thttp://a/\na\tb\na\t//b\na\tb\tc\n`,
  "template match {?map*}": "?a=b&c=d\n?map=a&map=b\n?map=a\nx\n",
  "template expand {a}": '{"a":"b"}\n{"a":[]}\n{"a":{"b":[]}}\n[]\n',
  "extract ": "see http://a/b and <http://c>",
  "extract --as html": '<a rel=nofollow href="a">b</a><img src="b c"><meta http-equiv=refresh content="0; url=x">',
  "extract --as markdown": "[a](b) <http://c/> [d]: e http://f/ <a rel=nofollow href=g>",
  "extract --as xml": "<rss><link>http://a/</link><link>b c</link><x>see http://d/e).</x>&f;</rss>",
  "extract --as sitemap": "<urlset><loc>http://a/</loc><loc>b c</loc></urlset>",
  "extract --as json": '{"a":["http://b/", 1],\n\'c\':"http://d/"}',
  "extract --as csv": 'http://a/,"http://b/\n',
};

/** Only the URIs of text have these members. */
const OF_TEXT: readonly string[] = ["delimiter", "leftOut", "withoutHyphen"];

describe("each command with --json has a schema", () => {
  it("and no other has", () => {
    const names = commands.map(({ name }) => name).filter((name) => name !== "completion");
    expect(new Set(readdirSync(folder))).toEqual(new Set(names.map((name) => `${name}.json`)));
    expect(new Set(Object.keys(RUNS))).toEqual(new Set(names));
  });
});

describe.concurrent.each(Object.entries(RUNS))("schemas/%s.json", (name, runs) => {
  it.each(runs.map((args) => [args]))(
    "describes each line that the command prints with the options %j",
    async (args) => {
      const stdin = INPUTS[`${name} ${args.join(" ")}`] ?? INPUTS[name] ?? LINES.map((line) => `${line}\n`).join("");
      const { stdout } = await std66([name, "--json", ...args], { stdin });
      const validate = exact(name);
      const lines = stdout.split("\n").slice(0, -1);
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) {
        validate(JSON.parse(line));
        expect([line, validate.errors]).toEqual([line, null]);
      }
    },
  );

  it("requires each member of each form", async () => {
    const validate = exact(name);
    const { stdout } = await std66([name, "--json", ...(runs[0] ?? [])], {
      stdin: INPUTS[`${name} `] ?? INPUTS[name] ?? LINES.join("\n"),
    });
    for (const line of stdout.split("\n").slice(0, -1)) {
      const object = JSON.parse(line) as Record<string, unknown>;
      expect(validate({ ...object, another: 1 })).toBe(false);
      for (const key of Object.keys(object).filter((member) => !OF_TEXT.includes(member))) {
        const { [key]: _, ...others } = object;
        expect([key, validate(others)]).toEqual([key, false]);
      }
    }
  });

  it("allows the other members of a record", async () => {
    if (["compare", "extract", "redact", "explain"].includes(name)) return;
    const { stdout } = await std66([name, "--json", "--json-input", ...(runs[0] ?? [])], {
      stdin: '{"id":1,"input":"http://a/"}\n{"id":2,"input":"a b"}\nno\n',
    });
    const validate = new Ajv.default({ allowUnionTypes: true }).compile(read(name));
    const lines = stdout.split("\n").slice(0, -1);
    expect(lines).toHaveLength(3);
    for (const line of lines) expect([line, validate(JSON.parse(line))]).toEqual([line, true]);
    const into = await std66([name, "--json", "--json-input", "--into", "x", ...(runs[0] ?? [])], {
      stdin: '{"id":1,"input":"http://a/","error":2}\n{"result":3,"input":"a b"}\n',
    });
    const records = into.stdout.split("\n").slice(0, -1);
    for (const [index, own] of [
      { id: 1, input: "http://a/", error: 2 },
      { result: 3, input: "a b" },
    ].entries()) {
      expect(JSON.parse(records[index] ?? "")).toEqual({ ...own, x: expect.any(Object) as object });
    }
    for (const line of records) expect([line, validate((JSON.parse(line) as { x: unknown }).x)]).toEqual([line, true]);
  });
});
