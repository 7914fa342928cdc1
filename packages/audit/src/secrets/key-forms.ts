/** RFC 3986 §7.5: words that have the form of a key, as the services that issue them document it. */
import { allMatches } from "../text/all-matches.ts";

/**
 * What a key is called, and its form. A `{36,}` over a long word would need a stack as long as the word, hence `{36}`
 * and `*`.
 */
const KEY_FORMS: readonly (readonly [name: string, form: string])[] = [
  ["an Amazon access key", String.raw`(?:AKIA|ASIA)[\dA-Z]{16}(?![\dA-Za-z])`],
  ["a GitHub token", String.raw`gh[oprsu]_[\dA-Za-z]{36}[\dA-Za-z]*|github_pat_\w{60}\w*`],
  [
    "a GitLab token",
    String.raw`gl(?:pat|dt|rt|cbt|ptt|ft|soat|agent|oas|imt|ffct)-[\w-]{20}[\w-]*(?:\.[\da-z]{2}\.[\da-z]{9}(?![\da-z]))?`,
  ],
  ["a Slack token", String.raw`xox[abeoprs]-[\w-]{20}[\w-]*|xapp-\d-[\w-]{20}[\w-]*`],
  ["a Stripe secret key", String.raw`[rs]k_live_[\dA-Za-z]{16}[\dA-Za-z]*`],
  ["a Stripe webhook secret", String.raw`whsec_[\dA-Za-z]{32}[\dA-Za-z]*`],
  ["a Google API key", String.raw`AIza[\w-]{35}(?![\w-])`],
  ["a Google OAuth secret", String.raw`GOCSPX-[\w-]{28}(?![\w-])|ya29\.[\w-]{20}[\w-]*`],
  ["an npm token", String.raw`npm_[\dA-Za-z]{36}(?![\dA-Za-z])`],
  ["a PyPI token", String.raw`pypi-AgE[\w-]{48}[\w-]*`],
  ["a RubyGems key", String.raw`rubygems_[\da-f]{48}(?![\da-f])`],
  ["a Docker token", String.raw`dckr_[po]at_[\w-]{27}[\w-]*`],
  ["a SendGrid API key", String.raw`SG\.[\w-]{22}\.[\w-]{43}(?![\w-])`],
  ["an Anthropic API key", String.raw`sk-ant-[\w-]{20}[\w-]*`],
  ["an OpenAI API key", String.raw`sk-(?:proj|svcacct|admin)-[\w-]{20}[\w-]*|sk-[\dA-Za-z]{32}[\dA-Za-z]*`],
  ["a Hugging Face token", String.raw`hf_[\dA-Za-z]{34}[\dA-Za-z]*`],
  ["a DigitalOcean token", String.raw`do[opr]_v1_[\da-f]{64}(?![\da-f])`],
  ["a Shopify token", String.raw`shp(?:at|ca|pa|ss)_[\dA-Fa-f]{32}(?![\dA-Fa-f])`],
  ["a Databricks token", String.raw`dapi[\da-f]{32}(?![\da-f])`],
  ["a Vault token", String.raw`hv[bs]\.[\w-]{24}[\w-]*`],
  ["a Grafana token", String.raw`glsa_[\dA-Za-z]{32}_[\dA-Fa-f]{8}(?![\dA-Fa-f])`],
  ["an Atlassian token", String.raw`AT(?:ATT|CTT)3[\w-]{60}[\w-]*(?:=[\dA-F]{8})?`],
  ["a Bitbucket token", String.raw`ATBB[\dA-Za-z]{32}(?![\dA-Za-z])`],
  ["an Azure DevOps token", String.raw`[\dA-Za-z]{76}AZDO[\dA-Za-z]{4}(?![\dA-Za-z])`],
  ["a Postman API key", String.raw`PMAK-[\da-f]{24}-[\da-f]{34}(?![\da-f])`],
  ["a Linear API key", String.raw`lin_api_[\dA-Za-z]{40}(?![\dA-Za-z])`],
  ["a Figma token", String.raw`figd_[\w-]{40}[\w-]*`],
  // It begins a word: otherwise each "eyJ" of a long word would be tried up to its end.
  ["a JSON Web Token", String.raw`(?<!(?<!%[\dA-Fa-f]|\\)[\w-])eyJ[\w-]{10}[\w-]*\.eyJ[\w-]{10}[\w-]*\.[\w-]*`],
];

/** A key begins where no word goes on, or after a triplet or an escape of JSON, which ends in a letter or a digit. */
const BEGINNING = String.raw`(?:(?<![\dA-Za-z])|(?<=%[\dA-Fa-f]{2}|\\[bfnrt]|\\u[\dA-Fa-f]{4}|\\x[\dA-Fa-f]{2}))`;

const WHOLE: readonly (readonly [name: string, form: RegExp])[] = /* @__PURE__ */ KEY_FORMS.map(
  ([name, form]) => [name, new RegExp(`^(?:${form})$`)] as const,
);

const ANYWHERE: RegExp = /* @__PURE__ */ new RegExp(
  `${BEGINNING}(?:${/* @__PURE__ */ KEY_FORMS.map(([, form]) => form).join("|")})`,
  "g",
);

/**
 * Whether a text is long enough in one piece for a key, or for a token that may be encoded. Reads each piece once, from
 * its start.
 */
export function mayHaveKey(text: string): boolean {
  return /(?:^|[^\w.~+=%-])[\w.~+=%-]{20}/.test(text);
}

/** What keys in the documentation of services have, so that they cannot be taken for real ones. */
export const EXAMPLE_KEY: RegExp = /example|x{8}|0{8}|ABC-DEF1234ghIkl/i;

/** The secret that belongs to an access key of Amazon, in documentation. */
const EXAMPLE_SECRET = /^[\dA-Za-z/+]{16,64}EXAMPLE(?:KEY)?$/;

/** Longer words are no keys. */
export const LONGEST_KEY = 4096;

/** What kind of key a word is; `undefined` for any other word, and for the example of a key. */
export function keyForm(word: string): string | undefined {
  if (word.length < 16 || word.length > LONGEST_KEY) return undefined;
  return EXAMPLE_KEY.test(word) ? undefined : WHOLE.find(([, form]) => form.test(word))?.[0];
}

/** Whether a word is the example of a key, as documentation has it. */
export function isExampleKey(word: string): boolean {
  if (word.length < 16 || word.length > LONGEST_KEY || !EXAMPLE_KEY.test(word)) return false;
  return EXAMPLE_SECRET.test(word) || WHOLE.some(([, form]) => form.test(word));
}

/** Where a word stands that has the form of a key. */
export interface KeyPlace {
  readonly start: number;
  readonly end: number;
  readonly word: string;
}

/** Finds the words in a text that have the form of a key, examples of keys too. */
export function* keyPlaces(text: string): Generator<KeyPlace> {
  if (!mayHaveKey(text)) return;
  for (const { 0: word, index } of allMatches(text, ANYWHERE)) yield { start: index, end: index + word.length, word };
}
