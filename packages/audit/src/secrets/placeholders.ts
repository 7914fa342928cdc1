/** RFC 3986 §7.5: what stands where a secret would be: a mask, a variable, or a word that says so. */
import { percentDecodeLenient } from "@std66/core/diagnostics";
import { isExampleKey } from "./key-forms.ts";

/** How much of a value is looked at. */
const LOOKED_AT = 200;

/** A substitution, as a whole: `${PASS}`, `%PASS%`, `%s`, `{password}`, `{{token}}`, `<password>`, `[REDACTED]`. */
const SUBSTITUTION =
  /^(?:\$\{[^{}]*\}|\$\([^()]*\)|\$\{\{[^{}]*\}\}|%[A-Za-z_]\w*%|(?:%[dsv])+|%\(\w+\)s|\{[^{}]*\}|\{\{[^{}]*\}\}|<[^<>]*>|\[[A-Za-z][\w -]*\]|\((?:redacted|masked|hidden|removed|filtered)\))$/i;

/** A variable of a shell, as a whole. In small letters, its name has to say so: a password can begin with a "$". */
const VARIABLE = /^\$_*[A-Z][A-Z\d_]*$/;
const SMALL_VARIABLE = /^\$([a-z]\w*)$/;

/** What programs and people write in place of a secret. */
const WORDS =
  /^(?:redacted|masked|hidden|removed|filtered|scrubbed|omitted|censored|placeholder|change[-_]?(?:me|this|it)|replace[-_]?(?:me|this)|pass(?:word|wd)|my[-_]?(?:password|token)|your(?:password|token|secret|key)(?:here)?)$/i;

/**
 * Masks: one sign, three times or more; also after the beginning of a key: `ghp_xxxx`, `sk-ant-***`, `AKIAXXXXXXXX`.
 */
const MASKS = /^(?:x{3,}|\*+|•+|●+|#{3,}|\.{3,}|…+|_{3,}|-{3,})$/i;
const MASKED_KEY =
  /^(?:[A-Za-z]{2,8}(?:[-_][A-Za-z\d]{1,8}){0,2}[-_]|AKIA|ASIA|AIza|eyJ)(?:x{3,}|\*{3,}|•{3,}|(?=\.{3}|…))(?:\.{3,}|…)?$/i;

/** Capitals and a word for a secret: `YOUR_TOKEN`, `DB_PASSWORD`, `SECRET`. */
const CAPITALS = /^[A-Z]+(?:[_-][A-Z]+)*$/;
const SAYS_SO = /PASS|TOKEN|SECRET|KEY|YOUR|PWD|CREDENTIAL/;

/** What a reader is asked to put there: `your_password`, `insert-token-here`, `token_here`. */
const REQUESTS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  "your insert enter put paste add type fill replace".split(" "),
);
const SECRETS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  "pass password passwd passphrase pw pwd token secret key apikey pat credential credentials".split(" "),
);

/** A mark of a template around a name: `__PASSWORD__`, `@@PASS@@`, `--redacted--`. */
const MARKED = /^(_{2,}|@{2,}|-{2,}|#{2,}|%{2,}|~{2,})([A-Za-z][\w -]*)\1$/;

/**
 * Whether a value, as written, stands in place of a password or another secret: `***`, `REDACTED`, `${PASS}`,
 * `changeme`.
 */
export function isPlaceholder(value: string): boolean {
  if (value.length > LOOKED_AT) return false;
  const text = percentDecodeLenient(value);
  const [, variable] = SMALL_VARIABLE.exec(text) ?? [];
  const [, , marked] = MARKED.exec(text) ?? [];
  return (
    SUBSTITUTION.test(text) ||
    VARIABLE.test(text) ||
    (variable !== undefined && isNameOfSecret(variable)) ||
    MASKS.test(text) ||
    MASKED_KEY.test(text) ||
    saysSo(text) ||
    (marked !== undefined && (saysSo(marked) || isNameOfSecret(marked))) ||
    isExampleKey(text)
  );
}

function saysSo(text: string): boolean {
  return WORDS.test(text) || (CAPITALS.test(text) && SAYS_SO.test(text)) || isRequest(wordsOf(text));
}

function isRequest(words: string[]): boolean {
  const hasHere = words.length > 1 && words.at(-1) === "here";
  if (hasHere) words.pop();
  return SECRETS.has(words.at(-1) ?? "") && (hasHere || (words.length > 1 && REQUESTS.has(words[0] ?? "")));
}

/** Whether a name, such as `dbPassword` or `api_key`, is that of a secret. */
function isNameOfSecret(name: string): boolean {
  return SECRETS.has(wordsOf(name.replace(/([a-z])(?=[A-Z])/g, "$1_")).at(-1) ?? "");
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/[-_ ]/);
}
