// RFC 3986 §7.5: which parameters carry secrets, and which words have the form of a key.
import { expect, it } from "vitest";
import { isSecretParameter, keyForm } from "../src/secrets.ts";

const VALUE = "6f1c1dd4a7";

it.each(
  [
    "token",
    "Access_Token",
    "api-key",
    "x.api.key".slice(2),
    "client%5Fsecret",
    "X-Amz-Signature",
    "PHPSESSID",
    "sig",
  ].concat("access_key", "auth", "bearer", "jwt", "pwd", "credential", "x-goog-signature", "userpassword"),
)("R-145 %s is the name of a secret", (name) => {
  expect(isSecretParameter(name, VALUE)).toBe(true);
  expect(isSecretParameter(`x${name}x`, VALUE)).toBe(false);
});

it.each(["", "q", "page", "tokens", "%", "%FFtoken", "\u00E9"])("R-145 %j is not the name of a secret", (name) => {
  expect(isSecretParameter(name, VALUE)).toBe(false);
});

const padded = (count: number): string => `token${"-".repeat(count - 5)}`;

it("R-145 neither the name nor the value may be too short or too long", () => {
  expect([isSecretParameter("token", "a1b"), isSecretParameter("token", "a1b2")]).toEqual([false, true]);
  expect([isSecretParameter(padded(100), VALUE), isSecretParameter(padded(101), VALUE)]).toEqual([true, false]);
  // Only the beginning of a value is looked at.
  expect(isSecretParameter("token", `${"ab".repeat(100)}<`)).toBe(true);
  expect(isSecretParameter("token", `${"ab".repeat(99)}a<`)).toBe(false);
});

it.each(
  [
    "YOUR_TOKEN",
    "yourtoken",
    "my-token1",
    "the_key9",
    "some9key",
    "a_key9",
    "A.key9",
    "an-id9",
    "insertkey9",
    "enter.9key",
  ]
    .concat("example9", "sample-9a", "test_9a1", "dummy.9a", "fake-9a1", "foo_9a1b", "bar-9a1b", "baz.9a1b", "none")
    .concat("NULL", "undefined", "true", "false.", "<token9>", "{token9}", "[abc9]", "$TOKEN9", "abc*9", "a9\u2026b")
    .concat("abc%20d9", "abc9...", ":token9", "xxxx", "0000", "TOKEN", "API_KEY", "API-KEY-VALUE", "A-B-C", "tok_en")
    .concat("T-O.K_E-N", "abcd", "ABCDEF", "1234", "12345", "123456", "abc123", "secret", "password", "changeme")
    .concat("value", "string", "hash", "signature"),
)("R-145 %s is the example of a value", (value) => {
  expect(isSecretParameter("token", value)).toBe(false);
});

it.each(
  [
    "testa9b1",
    "xtest-9a",
    "foobar9a",
    "a9key",
    "xyour9key",
    "ab:token9",
    "xxxy",
    "TOKENs",
    "API_KEy",
    "API__KEY",
    "A9-B",
  ].concat("abcd9", "9abcd", "xsecret", "secretx", "12345678", "thekey91", "nonesuch", "token9", "xexample9"),
)("R-145 %s is a value", (value) => {
  expect(isSecretParameter("token", value)).toBe(true);
});

const word = (length: number): string => "aB3_".repeat(20).slice(0, length).replaceAll("_", "x");

/** The shortest key of each form, and what makes it longer than its form allows, if anything does. */
it.each([
  ["an access key of Amazon", `AKIA${"A1".repeat(8)}`, "fixed"],
  ["an access key of Amazon", `ASIA${"1A".repeat(8)}`, "fixed"],
  ["a token of GitHub", `ghp_${word(36)}`, "open"],
  ["a token of GitHub", `gho_${word(36)}`, "open"],
  ["a token of GitHub", `github_pat_${"aB3_".repeat(15)}`, "open"],
  ["a token of GitLab", `glpat-${"aB3-_".repeat(4)}`, "open"],
  ["a token of Slack", `xoxb-${"aB3-_".repeat(4)}`, "open"],
  ["a token of Slack", `xoxp-${"aB3-_".repeat(4)}`, "open"],
  ["a secret key of Stripe", `sk_live_${word(16)}`, "open"],
  ["a secret key of Stripe", `rk_live_${word(16)}`, "open"],
  ["an API key of Google", `AIza${"aB3-_".repeat(7)}`, "fixed"],
  ["a token of npm", `npm_${word(36)}`, "fixed"],
  ["an API key of SendGrid", `SG.${"aB3-_".repeat(5).slice(0, 22)}.${"aB3-_".repeat(9).slice(0, 43)}`, "fixed"],
] as const)("R-145 %s: %s", (name, key, length) => {
  expect(keyForm(key)).toBe(name);
  expect(keyForm(`${key}9A`)).toBe(length === "open" ? name : undefined);
  for (const other of [`x${key}`, `${key}.`, key.slice(0, -1), `${key.slice(0, -1)}!`]) {
    expect([other, keyForm(other)]).toEqual([other, undefined]);
  }
});

it("R-145 a JSON Web Token has three parts, of which the last may be empty", () => {
  const token = "eyJhbGciOi-_3.eyJzdWIiOi-_3.";
  for (const jwt of [token, `${token}a-_9`]) expect(keyForm(jwt)).toBe("a JSON Web Token");
  for (const other of [
    `x${token}`,
    `${token}.`,
    token.slice(0, -1),
    token.replace("OiJ", "!"),
    token.replace(/[^.]{3}\./, "."),
  ]) {
    if (other !== token) expect([other, keyForm(other)]).toEqual([other, undefined]);
  }
  expect(keyForm("eyJabcdefghi.eyJabcdefghij.")).toBeUndefined();
  expect(keyForm("eyJabcdefghij.eyJabcdefghi.")).toBeUndefined();
  expect(keyForm(`${token}${"a".repeat(4096 - token.length)}`)).toBe("a JSON Web Token");
  expect(keyForm(`${token}${"a".repeat(4097 - token.length)}`)).toBeUndefined();
});

it.each([
  "",
  "AKIA",
  "a".repeat(40),
  "ghz_".padEnd(60, "a"),
  "gh_".padEnd(60, "a"),
  "xoxz-".padEnd(40, "a"),
  "pk_live_".padEnd(40, "a"),
])("R-145 %s has no form", (text) => {
  expect(keyForm(text)).toBeUndefined();
});
