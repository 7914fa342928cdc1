/** The logs of `audit --format sarif` and `extract --format sarif` conform to the schema of SARIF 2.1.0. */
import schema from "@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json" with { type: "json" };
import Ajv from "ajv-draft-04";
import { expect, it } from "vitest";
import { std66 } from "./run.ts";

// Draft 4 of JSON Schema. The formats are those of texts that the tests look at themselves.
const validate = new Ajv.default({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(schema);

interface Log {
  readonly runs: readonly [
    {
      readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } };
      readonly results: readonly {
        readonly ruleId: string;
        readonly ruleIndex: number;
        readonly level: string;
        readonly locations: readonly [
          {
            readonly physicalLocation: {
              readonly artifactLocation: { readonly uri: string };
              readonly region: { readonly startLine: number; readonly startColumn: number; readonly endColumn: number };
            };
          },
        ];
      }[];
    },
  ];
}

async function logOf(stdin: string, ...args: readonly string[]): Promise<Log> {
  const { stdout, status } = await std66(["audit", "--format", "sarif", ...args], { stdin });
  expect(status).toBe(0);
  const log = JSON.parse(stdout) as Log;
  validate(log);
  expect(validate.errors).toBeNull();
  return log;
}

it.each([
  ["no input", ""],
  ["no findings", "http://a.example/\n"],
  ["findings of all severities", "http://a.example/\nhttp://0x7f.1/\nhttp://a.example#@b.example/\n\u202e\n"],
])("%s: the log is valid", async (_, stdin) => {
  const log = await logOf(stdin);
  expect(log.runs).toHaveLength(1);
});

it("a result has the rule, the level, and the place in the file", async () => {
  const [{ tool, results }] = (await logOf("a\nhttp://0x7f.1/\n", "--source", "links.txt")).runs;
  const [result] = results;
  expect(tool.driver.rules[result?.ruleIndex ?? -1]?.id).toBe("host-ipv4-rare");
  expect(result).toMatchObject({ ruleId: "host-ipv4-rare", level: "warning" });
  expect(result?.locations[0].physicalLocation).toEqual({
    artifactLocation: { uri: "links.txt" },
    region: { startLine: 2, startColumn: 8, endColumn: 14 },
  });
});

it.each([
  ["no fault", "http://a.example/\n", 0],
  ["faults of each kind", "http://a/b|c http://d,e.f/ http://\u00E9/ http://h:x/ <http://i/j k> http://u:p q@h/\n", 1],
])("%s of a document: the log is valid", async (_, stdin, expected) => {
  const { stdout, status } = await std66(["extract", "--format", "sarif"], { stdin });
  const log = JSON.parse(stdout) as Log;
  validate(log);
  expect(validate.errors).toBeNull();
  expect(log.runs[0].results.map(({ ruleId }) => ruleId)).toEqual(
    expected === 0 ? [] : ["pchar", "unclear-host", "reg-name", "port", "pchar", "userinfo"],
  );
  expect(status).toBe(expected);
});

it("the schema notices a wrong log", () => {
  expect(validate({ version: "2.1.0" })).toBe(false);
});
