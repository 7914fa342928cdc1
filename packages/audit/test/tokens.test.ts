// RFC 3986 §3.2.1, §7.5: tokens in any component. They are found, and no message shows one.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { audit } from "../src/index.ts";
import { secretStretchesOf } from "../src/internal.ts";
import { keyForm } from "../src/secrets/key-forms.ts";
import { placesOf } from "./places.ts";

const word = (length: number): string => "aB3xY9".repeat(20).slice(0, length);
const hexadecimal = (length: number): string => "a1b2c3d4e5f6".repeat(8).slice(0, length);

/** A key of each form that is public, with its name. */
const KEYS: readonly (readonly [name: string, key: string])[] = [
  ["an Amazon access key", "AKIAA1B2C3D4E5F6G7H8"],
  ["a GitHub token", `ghp_${word(36)}`],
  ["a GitHub token", `github_pat_${word(22)}_${word(59)}`],
  ...["pat", "dt", "rt", "cbt", "ptt", "ft", "soat", "agent", "oas", "imt", "ffct"].map(
    (kind) => ["a GitLab token", `gl${kind}-${word(20)}`] as const,
  ),
  ["a GitLab token", `glpat-${word(27)}.01.0a1b2c3d4`],
  ["a Slack token", `xoxb-123456789012-${word(24)}`],
  ["a Slack token", `xapp-1-A0123456789-1234567890123-${hexadecimal(64)}`],
  ["a Stripe secret key", `sk_live_${word(24)}`],
  ["a Stripe webhook secret", `whsec_${word(32)}`],
  ["a Google API key", `AIza${word(35)}`],
  ["a Google OAuth secret", `GOCSPX-${word(28)}`],
  ["a Google OAuth secret", `ya29.${word(60)}`],
  ["an npm token", `npm_${word(36)}`],
  ["a PyPI token", `pypi-AgEIcHlwaS5vcmc${word(60)}`],
  ["a RubyGems key", `rubygems_${hexadecimal(48)}`],
  ["a Docker token", `dckr_pat_${word(27)}`],
  ["a SendGrid API key", `SG.${word(22)}.${word(43)}`],
  ["an Anthropic API key", `sk-ant-api03-${word(93)}AA`],
  ["an OpenAI API key", `sk-proj-${word(48)}`],
  ["an OpenAI API key", `sk-${word(48)}`],
  ["a Hugging Face token", `hf_${word(34)}`],
  ["a DigitalOcean token", `dop_v1_${hexadecimal(64)}`],
  ["a Shopify token", `shpat_${hexadecimal(32)}`],
  ["a Databricks token", `dapi${hexadecimal(32)}`],
  ["a Vault token", `hvs.${word(90)}`],
  ["a Grafana token", `glsa_${word(32)}_${hexadecimal(8)}`],
  ["an Atlassian token", `ATATT3xFfGF0${word(120)}=1A2B3C4D`],
  ["a Bitbucket token", `ATBB${word(32)}`],
  ["an Azure DevOps token", `${word(76)}AZDO${word(4)}`],
  ["a Postman API key", `PMAK-${hexadecimal(24)}-${hexadecimal(34)}`],
  ["a Linear API key", `lin_api_${word(40)}`],
  ["a Figma token", `figd_${word(40)}`],
  ["a JSON Web Token", `eyJ${word(20)}.eyJ${word(20)}.${word(20)}`],
];

it.each(KEYS)("R-145 %s: %s", (name, key) => {
  expect(keyForm(key)).toBe(name);
  for (const other of [`x${key}`, `${key}!`, key.slice(0, 12)])
    expect([other, keyForm(other)]).toEqual([other, undefined]);
});

it.each([
  "sk-learn-is-a-library-for-machine-learning",
  "sk-SK-slovak-and-other-languages-of-the-page",
  "hf_transformers_and_other_libraries_of_it",
  "npm_and_other_package_managers_of_the_web",
  "glossary-of-terms-that-are-used-in-it",
  "task-0123456789abcdef0123456789abcdef",
  "dapi-and-other-names-0123456789abcdef",
  "shop_0123456789abcdef0123456789abcdef",
  "SG.and.more",
  "pypi-AgEnda-of-the-next-meeting",
])("R-145 %s is no key", (text) => {
  expect(placesOf("secret-form", `https://h.example/${text}?${text}#${text}`)).toEqual([]);
});

/** Where a token can stand. */
const PLACES: readonly ((key: string) => string)[] = [
  (key) => `https://${key}@github.com/o/r`,
  (key) => `https://${key}@x@github.com/`,
  (key) => `https://x@${key}@github.com/`,
  (key) => `https://${key}@x@good.example\\@github.com/`,
  (key) => `https://${key}:x-oauth-basic@github.com/`,
  (key) => `https://${key}:@api.example/`,
  (key) => `https://x-token-auth:${key}@bitbucket.org/`,
  (key) => `https://oauth2:${key}@gitlab.com/`,
  (key) => `//${key}@h.example/a`,
  (key) => `ssh://${key}@h.example:22/`,
  (key) => `https://${key}.evil.example/`,
  (key) => `https://h.example/o/${key}`,
  (key) => `https://h.example/?k=${key}`,
  (key) => `https://h.example/?url=https%3A%2F%2F${key}%40github.com%2F`,
  (key) => `https://h.example/#${key}`,
  (key) => `${key}@github.com/o/r`,
  (key) => `see ${key} here`,
  (key) => `https://${key}@h.example /`,
];

describe.each(PLACES.map((place) => [place("KEY"), place] as const))("R-145 a token in %s", (_, place) => {
  it.each(KEYS)("%s: %s", (__, key) => {
    const text = place(key);
    const findings = audit(text);
    const codes = findings.map(({ code }) => code);
    // In a scheme-less text, the beginning of a key may be read as a scheme.
    expect(codes.includes("secret-form") || codes.includes("userinfo-password")).toBe(true);
    for (const { message } of findings) expect(message.toLowerCase()).not.toContain(key.toLowerCase().slice(4, 30));
    const from = text.indexOf(key);
    expect(secretStretchesOf(text).some(([start, end]) => start <= from && end >= from + key.length)).toBe(true);
  });
});

it("R-145 no message shows a token, whatever stands around it and is allowed", () => {
  const noise = fc.array(
    fc.constantFrom(
      ..."@ : / ? # \\ [ ] % . & = ; x".split(" "),
      "//",
      "%40",
      "%2F",
      "good.example",
      "\t",
      "www.good.example@",
    ),
    { maxLength: 5 },
  );
  const options = { allowedHosts: ["good.example"], schemes: ["ftp"], allowedPorts: [443], reservedNames: ["git"] };
  const start = fc.constantFrom("https://", "//", "", "http:\\\\", "ssh://", "https:/");
  fc.assert(
    fc.property(start, fc.constantFrom(...KEYS), noise, noise, (beginning, [, key], before, after) => {
      const text = `${beginning}${before.join("")}.${key}@${after.join("")}h.example/`.replace("//.", "//");
      for (const { message } of audit(text, options)) {
        expect([text, message.toLowerCase().includes(key.toLowerCase().slice(4, 24))]).toEqual([text, false]);
      }
    }),
  );
});

/** Words that no service marks, but that no person is called either. */
const RANDOM = [
  "0123456789abcdef0123456789abcdef01234567",
  "0123456789abcdef0123456789abcdef",
  "q7mzk2xw4a6b3c5dq7mzk2xw4a6b3c5dq7mzk2xw4a6b3c5dq7mz",
  `pat_${word(40)}`,
  `token-${word(30)}`,
  word(20),
];

describe("R-145 a user name that is long and random", () => {
  const options = { publicHosts: true, allowedHosts: ["good.example"], schemes: ["ftp"], allowedPorts: [443] };

  it.each(RANDOM)("%s is in no message and is masked in the text", (token) => {
    for (const text of [
      `https://${token}@o1.ingest.example/1`,
      `https://${token}@o1.ingest.example /1`,
      `https://${token}:@h.example/`,
      `https://x@${token}@h.example/`,
      `https://${token}@x@good.example\\@h.example/`,
      `https:/${token}@h.example/`,
      `\\\\${token}@h.example/`,
      `ssh://${token}@h.example:22/`,
      `//${token}@h.example/`,
      `https://h.example/?u=https://${token}@x.example/&v=//${token}@y.example`,
      `https://h.example/?u=https%3A%2F%2F${token}%40x.example%2F&v=https%3A%2F%2F${token}%40y`,
      `https://h.example/#//${token}:p@x.example`,
      `https://${token}\t@h.example/`,
    ]) {
      const stretches = secretStretchesOf(text);
      for (let at = text.indexOf(token); at !== -1; at = text.indexOf(token, at + 1))
        expect([text, stretches.some(([start, end]) => start <= at && end >= at + token.length)]).toEqual([text, true]);
      for (const { message } of audit(text, options))
        expect([text, message.toLowerCase().includes(token.toLowerCase().slice(4, 20))]).toEqual([text, false]);
    }
  });

  it.each([
    "git",
    "alice.smith-2024",
    "www.good.example",
    "a-rather-long-user-name-of-2024",
    "christopher_montgomery",
    "0123456789012345678901",
    "deploy-bot-for-staging-7",
  ])("%s is a name", (user) => {
    for (const host of ["github.com", "h.example"]) {
      const text = `https://${user}@${host}/`;
      expect([text, secretStretchesOf(text)]).toEqual([text, []]);
      expect(placesOf("secret-form", text)).toEqual([]);
    }
  });

  it.each(["https://h.example/0123456789abcdef0123456789abcdef01234567", "https://0123456789abcdef0123:8080/a@b"])(
    "%s has no user name",
    (text) => expect(secretStretchesOf(text)).toEqual([]),
  );
});

describe("R-145 a user name is a token of the service that the host is", () => {
  const hexadecimal40 = "0123456789abcdef0123456789abcdef01234567";
  const base32 = "q7mzk2xw4a6b3c5dq7mzk2xw4a6b3c5dq7mzk2xw4a6b3c5dq7mz";

  it.each([
    [hexadecimal40, "github.com", "this looks like a GitHub token"],
    [hexadecimal40, "API.GitHub.com", "this looks like a GitHub token"],
    [base32, "dev.azure.com", "this looks like an Azure DevOps token"],
    [base32, "good-1.visualstudio.com", "this looks like an Azure DevOps token"],
    [`pat_${word(40)}`, "h.example", "this looks like a personal access token"],
  ])("%s@%s", (token, host, message) => {
    for (const text of [`https://${token}@${host}/o/r`, `https://${token}:@${host}/`]) {
      expect(placesOf("secret-form", text)).toEqual([token]);
      expect(audit(text).find(({ code }) => code === "secret-form")?.message).toBe(message);
    }
  });

  it.each([
    // Sentry has a public key there.
    [hexadecimal40.slice(0, 32), "o1.ingest.sentry.io"],
    [hexadecimal40, "h.example"],
    [hexadecimal40, "github.com.evil.example"],
    [hexadecimal40, "notgithub.com"],
    [hexadecimal40.slice(1), "github.com"],
    [`${hexadecimal40}0`, "github.com"],
    ["0".repeat(40), "github.com"],
    [base32, "h.example"],
    [base32, "github.com"],
    [base32.slice(1), "dev.azure.com"],
    [base32.toUpperCase(), "dev.azure.com"],
    [`pat_${word(31)}`, "h.example"],
    [`xpat_${word(40)}`, "h.example"],
    ["git", "github.com"],
  ])("%s@%s has no warning", (user, host) => {
    const text = `https://${user}@${host}/1`;
    expect(audit(text).filter(({ severity }) => severity !== "info")).toEqual([]);
  });

  it("elsewhere, none is", () => {
    for (const token of [hexadecimal40, base32, `pat_${word(40)}`])
      expect(placesOf("secret-form", `https://github.com/${token}?${token}#${token}`)).toEqual([]);
  });
});

describe("R-145 the user name before x-oauth-basic", () => {
  it("is the secret, and the password is not", () => {
    const text = "https://Zq7xKw91@x.example.Zq7xKw92:x-oauth-basic@github.com/";
    expect(placesOf("userinfo-password", "https://Zq7xKw:x-oauth-basic@github.com/")).toEqual(["Zq7xKw"]);
    expect(placesOf("userinfo-password", "https://Zq7xKw:X-OAuth-Basic@github.com/")).toEqual(["Zq7xKw"]);
    expect(placesOf("userinfo-password", "https://TOKEN:x-oauth-basic@github.com/")).toEqual([]);
    for (const { message } of audit(text)) expect(message).not.toMatch(/Zq7xKw/i);
  });
});

describe("R-145 the password of a nested URI", () => {
  it.each([
    ["http://h.example/?url=https://u:p4ss@x.example", ["p4ss"]],
    ["http://h.example/?url=https%3A%2F%2Fu%3Ap4ss%40x.example&b=c", ["p4ss"]],
    ["http://h.example/?url=https%3a%2f%2fu%3ap%2540ss%40x.example", ["p%2540ss"]],
    ["http://h.example/?a=//u:p1@x&b=ftp%3A%2F%2Fu%3Ap2%40x#//u:p3@x", ["p1", "p2", "p3"]],
    ["http://proxy.example/https://u:p4ss@x.example/", ["p4ss"]],
    ["ftp://u:p1@h.example/?url=https://u:p2@x.example", ["p1", "p2"]],
    ["?url=https://u:p4ss@x.example", ["p4ss"]],
  ])("in %s", (text, places) => {
    expect(placesOf("userinfo-password", text)).toEqual(places);
    for (const { message } of audit(text)) for (const secret of places) expect(message).not.toContain(secret);
  });

  it.each([
    "http://h.example/?url=https://u@x.example",
    "http://h.example/?url=http://localhost:3000/@vite",
    "http://h.example/?url=http%3A%2F%2Fh%3A3000%2F&mail=a%40b.example",
    "http://h.example/?url=http://h:80&mail=a@b",
    "http://h.example/?time=12:30&mail=a@b",
    "http://h.example/?mail=mailto:a@b",
    "http://h.example/a:b@c",
    "http://h.example/?url=https://u:***@x.example",
    "http://h.example/?url=https%3A%2F%2Fu%3A%2A%2A%2A%40x.example",
  ])("none in %s", (text) => {
    expect(placesOf("userinfo-password", text)).toEqual([]);
  });
});
