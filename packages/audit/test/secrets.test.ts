// RFC 3986 §7.5: which parameters carry secrets, and which words have the form of a key.
import { expect, it } from "vitest";
import { keyForm } from "../src/secrets/key-forms.ts";
import { isSecretParameter, webhookOf } from "../src/secrets/secrets.ts";

const VALUE = "6f1c1dd4a7";

it.each(
  ["token", "Access_Token", "api-key", "x.api.key".slice(2), "client%5Fsecret", "X-Amz-Signature", "PHPSESSID", "sig"]
    .concat(
      "access_key",
      "auth",
      "bearer",
      "jwt",
      "pwd",
      "credential",
      "x-goog-signature",
      "userpassword",
      "oauth_signature",
      "oauth_token_secret",
    )
    .concat("db_pass", "dbPassword", "DB_PWD"),
)("R-145 %s is the name of a secret", (name) => {
  expect(isSecretParameter(name, VALUE)).toBe(true);
  expect(isSecretParameter(`x${name}x`, VALUE)).toBe(false);
});

it.each(["", "q", "page", "tokens", "pages_db", "oauth_signature_method", "boarding_pass", "%", "%FFtoken", "\u00E9"])(
  "R-145 %j is not the name of a secret",
  (name) => {
    expect(isSecretParameter(name, VALUE)).toBe(false);
  },
);

it("R-145 the last member of a name is that of the secret", () => {
  for (const name of ["user[password]", "a[b][token]", "user%5Bpassword%5D"]) {
    expect([name, isSecretParameter(name, VALUE)]).toEqual([name, true]);
  }
  for (const name of ["password[id]", "user[password][id]", "user[password]s"]) {
    expect([name, isSecretParameter(name, VALUE)]).toEqual([name, false]);
  }
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
    .concat("value", "string", "hash", "signature", "basic", "Bearer", "digest", "required", "optional", "reset")
    .concat("forgot", "forgotten", "change", "login", "keyword"),
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
  ].concat(
    "abcd9",
    "9abcd",
    "xsecret",
    "secretx",
    "12345678",
    "thekey91",
    "nonesuch",
    "token9",
    "xexample9",
    "xbasic",
    "loginx",
    "forgottenx",
  ),
)("R-145 %s is a value", (value) => {
  expect(isSecretParameter("token", value)).toBe(true);
});

const word = (length: number): string => "aB3_".repeat(20).slice(0, length).replaceAll("_", "x");

/** The shortest key of each form, and what makes it longer than its form allows, if anything does. */
it.each([
  ["an Amazon access key", `AKIA${"A1".repeat(8)}`, "fixed"],
  ["an Amazon access key", `ASIA${"1A".repeat(8)}`, "fixed"],
  ...Array.from("oprsu", (kind) => ["a GitHub token", `gh${kind}_${word(36)}`, "open"] as const),
  ["a GitHub token", `github_pat_${"aB3_".repeat(15)}`, "open"],
  ["a GitLab token", `glpat-${"aB3-_".repeat(4)}`, "open"],
  ...Array.from("abeoprs", (kind) => ["a Slack token", `xox${kind}-${"aB3-_".repeat(4)}`, "open"] as const),
  ["a Stripe secret key", `sk_live_${word(16)}`, "open"],
  ["a Stripe secret key", `rk_live_${word(16)}`, "open"],
  ["a Google API key", `AIza${"aB3-_".repeat(7)}`, "fixed"],
  ["an npm token", `npm_${word(36)}`, "fixed"],
  ["a SendGrid API key", `SG.${"aB3-_".repeat(5).slice(0, 22)}.${"aB3-_".repeat(9).slice(0, 43)}`, "fixed"],
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

/** Each piece is as short as its service makes it. */
const SLACK = "/T0AB1C2/B0AB1C2/aB3aB3aB3aB3aB3a";
const DISCORD = `/api/webhooks/123456789012345/${"aB3_-".repeat(8)}`;
const TELEGRAM = `/bot123456:${"aB3_-".repeat(6)}`;

it.each([
  ["Slack", "hooks.slack.com", `/services${SLACK}`],
  ["Slack", "HOOKS.Slack.com", `/workflows${SLACK.replace("/B", "/A")}/9z`],
  ["Discord", "discord.com", DISCORD],
  ["Discord", "discord.com", `${DISCORD.replace("/1", "/99")}z`],
  ["Telegram", "api.telegram.org", TELEGRAM],
  ["Telegram", "api.telegram.org", `${TELEGRAM}/`],
  ["Telegram", "api.telegram.org", `${TELEGRAM.replace("bot", "bot9")}z/sendMessage`],
])("R-145 a webhook of %s: %s%s", (service, host, path) => {
  expect(webhookOf(host, path)).toBe(service);
});

it.each([
  // Another host, or that of another service.
  ["slack.com", `/services${SLACK}`],
  ["hooks.slack.com.evil.example", `/services${SLACK}`],
  ["discord.com", `/services${SLACK}`],
  ["api.telegram.org", DISCORD],
  ["hooks.slack.com", TELEGRAM],
  ["", TELEGRAM],
  // Text before it.
  ["hooks.slack.com", `/x/services${SLACK}`],
  ["discord.com", `/x${DISCORD}`],
  ["api.telegram.org", `/x${TELEGRAM}`],
  // Text after it.
  ["hooks.slack.com", `/services${SLACK}.`],
  ["hooks.slack.com", `/services${SLACK}-_`],
  ["discord.com", `${DISCORD}/messages`],
  ["api.telegram.org", `${TELEGRAM}.`],
  ["api.telegram.org", `${TELEGRAM}/send-message`],
  ["api.telegram.org", `${TELEGRAM}/a/b`],
  // A piece that is too short, or has other characters.
  ["hooks.slack.com", `/services${SLACK.slice(0, -1)}`],
  ["hooks.slack.com", `/services${SLACK.slice(0, -1)}!`],
  ["hooks.slack.com", `/services${SLACK.replace("1C2/B", "1C/B")}`],
  ["hooks.slack.com", `/services${SLACK.replace("1C2/a", "1C/a")}`],
  ["hooks.slack.com", `/services${SLACK.replace("/B", "/C")}`],
  ["hooks.slack.com", `/services${SLACK.replace("/T", "/U")}`],
  ["hooks.slack.com", `/triggers${SLACK}`],
  ["discord.com", DISCORD.slice(0, -1)],
  ["discord.com", DISCORD.replace("/1", "/")],
  ["discord.com", DISCORD.replace("/1", "/a")],
  ["discord.com", DISCORD.replace("webhooks", "channels")],
  ["api.telegram.org", TELEGRAM.slice(0, -1)],
  ["api.telegram.org", TELEGRAM.replace("1", "")],
  ["api.telegram.org", TELEGRAM.replace("1", "a")],
  ["api.telegram.org", TELEGRAM.replace("bot", "")],
  ["api.telegram.org", TELEGRAM.replace("a", ".")],
  ["api.telegram.org", "/bot123456/sendMessage"],
])("R-145 no webhook: %s%s", (host, path) => {
  expect(webhookOf(host, path)).toBeUndefined();
});

it("R-145 a webhook is no longer than a key", () => {
  const path = `/services${SLACK}`;
  expect(webhookOf("hooks.slack.com", path.padEnd(4096, "a"))).toBe("Slack");
  expect(webhookOf("hooks.slack.com", path.padEnd(4097, "a"))).toBeUndefined();
});

/** Of the documentation of the services, or marked as examples in its way. */
it.each([
  "AKIAIOSFODNN7EXAMPLE",
  "AKIAI44QH8DHBEXAMPLE",
  "ASIAIOSFODNN7EXAMPLE",
  "AKIAXXXXXXXXXXXXXXXX",
  "ghp_exampleexampleexampleexampleexample1234",
  `ghp_${"x".repeat(36)}`,
  "glpat-EXAMPLE-aB3xaB3xaB3x",
  "xoxb-000000000000-EXAMPLExaB3x",
])("R-145 %s is the example of a key", (key) => {
  expect(keyForm(key)).toBeUndefined();
});

it("R-145 the example of a key is not a secret as a parameter either, nor is that of a webhook", () => {
  for (const value of [
    "AKIAIOSFODNN7EXAMPLE",
    "wJalrXUtnFEMI%2FK7MDENG%2FbPxRfiCYEXAMPLEKEY",
    "AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request",
  ]) {
    expect([value, isSecretParameter("X-Amz-Credential", value)]).toEqual([value, false]);
  }
  expect(isSecretParameter("token", "AKIAIOSFODNN7EXAMPL")).toBe(true);
  expect(webhookOf("hooks.slack.com", `/services/T00000000/B00000000/${"X".repeat(24)}`)).toBeUndefined();
  expect(webhookOf("api.telegram.org", "/bot123456:ABC-DEF1234ghIkl-zyx57W2v1u123ew11/getMe")).toBeUndefined();
});
