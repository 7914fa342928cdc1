// Cases are added to the files of the JSON Schema test suite as its own are laid out, and none is there twice.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withTests } from "../suite.mjs";

const cases = JSON.parse(readFileSync(new URL("../cases.json", import.meta.url), "utf8")) as readonly {
  readonly format: string;
  readonly data: string;
  readonly description: string;
  readonly valid: boolean;
}[];

test("tests go to the end of the last group, with escapes for what is not ASCII", () => {
  const text = `[
    {
        "description": "d",
        "schema": {
            "format": "iri"
        },
        "tests": [
            {
                "description": "one",
                "data": "]}",
                "valid": true
            }
        ]
    }
]
`;
  const added = withTests(text, [
    { description: "two", comment: "§1", data: "\uE000😀\n", valid: false },
    { description: "three", data: "é é", valid: true },
  ]);
  expect(added).toBe(
    text.replace(
      "            }\n        ]",
      `            },
            {
                "description": "two",
                "comment": "§1",
                "data": "\\ue000\\ud83d\\ude00\\n",
                "valid": false
            },
            {
                "description": "three",
                "data": "é é",
                "valid": true
            }
        ]`,
    ),
  );
  expect(() => withTests("[]", [])).toThrow("no end");
});

test("no case is there twice, and each says whether it is valid", () => {
  expect(new Set(cases.map(({ format, data }) => `${format} ${data}`)).size).toBe(cases.length);
  expect(cases.filter(({ description, valid }) => !description.endsWith(valid ? " valid" : " invalid"))).toEqual([]);
  // Its own check refuses longer ones.
  expect(cases.filter(({ description }) => description.length >= 70)).toEqual([]);
  expect(cases.filter(({ description, valid }) => valid && description.endsWith(" invalid"))).toEqual([]);
});
