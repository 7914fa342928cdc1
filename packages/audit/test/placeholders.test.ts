// RFC 3986 §7.5: what stands in place of a secret is no secret, and its neighbours are.
import { describe, expect, it } from "vitest";
import { audit } from "../src/index.ts";

const codesOf = (text: string): string[] => audit(text).map(({ code }) => code);

const PLACEHOLDERS = [
  "***",
  "%2A%2A%2A",
  "*",
  "REDACTED",
  "redacted",
  "%5BREDACTED%5D",
  "[REDACTED]",
  "[FILTERED]",
  "YOUR_TOKEN",
  "your-password",

  "changeme",
  "CHANGE_ME",
  "change-me",
  "replaceme",
  "xxxxx",
  "XXX",
  "${PASS}",
  "%24%7BPASS%7D",
  "$PASS",
  "%24PASS",
  "$(pass)",

  "{password}",
  "{{token}}",
  "%7B%7Btoken%7D%7D",
  "<password>",
  "%3Cpassword%3E",
  "...",
  "%E2%80%A2%E2%80%A2",
  "password",
  "passwd",
  "PASSWORD",
  "DB_PASSWORD",
  "%25PASSWORD%25",
  "my-password",
  "masked",
  "(hidden)",
  "placeholder",
];

/** Of real passwords, some are near to these. */
const REAL = [
  "changeme123!",
  "p$ss",
  "xxxxy",
  "xx",
  "a***",
  "***a",
  "$PASS1!",
  "p${a",
  "password1",
  "passwords",
  "hunter2",
  "QWERTYUIOP",

  "REDACTED1",
  "your",
  "yourself",
  "{password",
  "password}",
  "..a",
  "$",
  "$1abc",
  "%2A%2A%2Aa",
  "p%24ss",
  "s3cr3t",
  "[a:b",
  "12345",
];

describe("R-145 a password", () => {
  it.each(PLACEHOLDERS)("%s is a placeholder", (password) => {
    expect(codesOf(`ftp://user:${password}@good.example/`)).not.toContain("userinfo-password");
    expect(codesOf(`http://good.example/?u=ftp://user:${password}@good.example/`)).not.toContain("userinfo-password");
    expect(codesOf(`http://good.example/?password=${password}${password.length < 4 ? password : ""}`)).not.toContain(
      "secret-parameter",
    );
  });

  it.each(REAL)("%s is not", (password) => {
    expect(codesOf(`ftp://user:${password}@good.example/`)).toContain("userinfo-password");
  });

  it.each(["changeme123!", "p$ss", "xxxxy", "p%24ss", "pa{ss", "pa]ss", "s3cr3t"])(
    "%s is not in a parameter",
    (value) => {
      expect(codesOf(`http://good.example/?password=${value}`)).toContain("secret-parameter");
    },
  );
});

it.each([
  ["ghp_YOUR_TOKEN", false],
  [`ghp_${"x".repeat(36)}`, false],
  [`ghp_${"x".repeat(7)}9${"aB3".repeat(10)}`, true],
  ["glpat-XXXXXXXXXXXXXXXXXXXX", false],
  ["glpat-aB3aB3aB3aB3aB3aB3aB", true],
])("R-145 %s is a key: %j", (key, isKey) => {
  for (const text of [`https://${key}@h.example/`, `https://h.example/${key}`]) {
    expect([text, codesOf(text).includes("secret-form")]).toEqual([text, isKey]);
  }
});
