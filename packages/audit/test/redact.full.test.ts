// RFC 3986 §7.5: many lines of logs, and texts of 20 megabytes that are designed to be slow or deep.
import fc from "fast-check";
import { expect, it } from "vitest";
import { redact } from "../src/index.ts";
import { asMaskPasswords, lines } from "./redacted-lines.ts";

/** With STD66_WHOLE in the environment, as many lines and MB as `run proof trials` wants. */
const isWhole = process.env["STD66_WHOLE"] !== undefined;

it("R-145 no secret of 100,000 generated lines of logs survives, and what is left is the line", () => {
  fc.assert(
    fc.property(lines, ({ given, expected, secrets }) => {
      const result = redact(given);
      if (result !== expected || secrets.some((secret) => result.includes(secret))) expect(result).toBe(expected);
    }),
    { numRuns: 100_000 },
  );
}, 600_000);

it("R-145 all that maskPasswords masks is masked in 30,000 lines, or in 100,000", () => {
  fc.assert(asMaskPasswords, { numRuns: isWhole ? 100_000 : 30_000 });
}, 600_000);

// A time that grows with the square would be seen here too.
it.each([
  ":",
  "//",
  "@",
  "&token=",
  "eyJ",
  "eyJ-",
  "eyJabcdefghij.",
  "%3A%2F%2F",
  "a",
  "/",
  "\\",
  '"',
  "'",
  "=",
  "a=",
  "%25",

  "//a:",
  "'a://:",
  '\\"',
  '"token":"',
  "&quot;",
  ";a",
  "//u:p@h ",
  "code=",
  "token=,a",
  "bearer ",
  "ghp_",
  "\n",
  "\u00E9",
  "curl -u a:b ",
  "curl -u",
  " -u",
  "authorization: bearer a,",
  "authorization: ",
  '{"token":"a"},',
  "{token:'",
  ", ",
  ":\\",
  "{a",
  '@"',
  '@h",',
  '//u:@"]',
  '"https://u:p@h/",',
  "a:b@h:80 ",
  "a:b@",
  "'a=",
  '"token=a',
  "code=&",
  "%2522",
  "%2522token%2522%253A%2522",
  "%253A%252F%252F",
  "a_pass=",
  "${",
])(
  "half a MB of %j, or 20, alone and after a password",
  (unit) => {
    const text = unit.repeat((isWhole ? 20_000_000 : 500_000) / unit.length);
    const result = redact(text);
    expect(redact(result) === result).toBe(true);
    expect(redact(`http://u:p@h/ ${text}`).startsWith("http://u:***@h/ ")).toBe(true);
  },
  300_000,
);

it.each([":", "//", "@", "&token=", "eyJ", '{"token":"a"},'])(
  "20 MB of %j after a password, for which a regexp that repeats a group has no stack",
  (unit) => {
    const result = redact(`http://u:p@h/ ${unit.repeat(20_000_000 / unit.length)}`);
    expect(result.startsWith("http://u:***@h/ ")).toBe(true);
    expect(redact(result) === result).toBe(true);
  },
  300_000,
);

it.each([
  [`[${'{"token":"a"},'.repeat(130_000)}]`, `[${'{"token":"***"},'.repeat(130_000)}]`],
  ["curl -u a:b ".repeat(200_000), "curl -u a:*** ".repeat(200_000)],
  ["authorization: bearer a,".repeat(200_000), "authorization: bearer ***,".repeat(200_000)],
])("R-145 a line of many secrets, as %.30j", (given, expected) => {
  expect(redact(given) === expected).toBe(true);
});
