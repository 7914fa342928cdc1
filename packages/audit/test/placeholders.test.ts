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

  "__PASSWORD__",
  "__DB_PASSWORD__",
  "___TOKEN___",
  "__token__",
  "__db_password__",
  "@@PASS@@",
  "%40%40API_KEY%40%40",
  "--redacted--",
  "--your-token--",
  "%23%23SECRET%23%23",

  `ghp_${"x".repeat(36)}`,
  `ghp_${"X".repeat(36)}`,
  "ghp_xxxx...",
  "ghp_***",
  "ghp_...",
  "glpat-xxxx",
  "sk_live_xxxxxxxx",
  "sk-ant-***",
  "xoxb-xxxx-xxxx",
  "AKIAXXXXXXXXXXXXXXXX",
  "AKIA****************",

  "your_password_here",
  "your-db-password",
  "YOUR_PASSWORD_HERE",
  "YourPasswordHere",
  "insert-token-here",
  "insert_your_api_key_here",
  "enter-password",
  "put-your-token-here",
  "paste_token_here",
  "replace-with-your-token",
  "password_here",

  "%s",
  "%25s",
  "%(password)s",
  "$DB_PASS",
  "$TOKEN2",
  "$password",
  "$dbPassword",
  "$db_password",
  "$secret",

  "AKIAIOSFODNN7EXAMPLE",
  "wJalrXUtnFEMI%2FK7MDENG%2FbPxRfiCYEXAMPLEKEY",
  `ghp_${"example".repeat(5)}1234`,
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

  "$PASSw0rd",
  "$ecret",
  "$ECRETs",
  "$Secret",
  "$secret1",
  "$ervice_pass1",
  "$dbPassw0rd",

  "__PASSWORD_",
  "__PASSw0rd__",
  "__hunter2__",
  "@@hunter2@@".replaceAll("@", "%40"),
  "-redacted",
  "--hunter--",
  "@PASS",

  "ghp_xxxy",
  "ghp_x1xx",
  "ghp-xx",
  `ghp_${"x".repeat(7)}9${"aB3".repeat(10)}`,
  "AKIAXXXA",
  "yourpasshere1",
  "your_house_here",
  "insert-coin-here",
  "insert-token-here1",
  "tokenhere",
  "%s1",
  "AKIAIOSFODNN7EXAMPLA",
  "EXAMPLE",
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

  it.each(["$PASSw0rd", "$ecret", "%24ecret9", "__hunter2__", "ghp_xxxy1"])(
    "%s is not in a parameter, either",
    (value) => {
      expect(codesOf(`http://good.example/?token=${value}`)).toContain("secret-parameter");
    },
  );

  it.each(["your_", "insert-", "__", "$a_", "ghp_", "--a-", "sk-ant-"])(
    "%j before many delimiters takes no longer than its length",
    (beginning) => {
      for (const piece of ["a_", "a-", "_", "-", "x-", "A_", "aB"]) {
        const password = `${beginning}${piece.repeat(95)}`.slice(0, 190);
        for (const text of [`ftp://u:${password}!@h.example/`, `ftp://u:${password}1@h.example/?token=${password}!`])
          expect([text, codesOf(text).includes("userinfo-password")]).toEqual([text, true]);
      }
    },
  );

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

it("R-066 many words take no longer than their length", () => {
  // With a word that may contain its delimiter, this took longer than anybody waits.
  expect(audit(`ftp://u:your_${"a_".repeat(60)}!@h/`).map(({ code }) => code)).toContain("userinfo-password");
  expect(audit(`ftp://u:your-${"a-".repeat(60)}!@h/`).map(({ code }) => code)).toContain("userinfo-password");
  expect(audit("ftp://u:your_own_secret_token@h/").map(({ code }) => code)).not.toContain("userinfo-password");
});
