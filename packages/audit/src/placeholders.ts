/** RFC 3986 §7.5: what stands where a secret would be: a mask, a variable, or a word that says so. */
import { percentDecodeLenient } from "@std66/core/diagnostics";

/** How much of a value is looked at. */
const LOOKED_AT = 200;

/** A variable or a substitution, as a whole: `$PASS`, `${PASS}`, `%PASS%`, `{password}`, `{{token}}`, `<password>`, `[REDACTED]`. */
const SUBSTITUTION =
  /^(?:\$[A-Za-z_]\w*|\$\{[^{}]*\}|\$\([^()]*\)|\$\{\{[^{}]*\}\}|%[A-Za-z_]\w*%|\{[^{}]*\}|\{\{[^{}]*\}\}|<[^<>]*>|\[[A-Za-z][\w -]*\]|\((?:redacted|masked|hidden|removed|filtered)\))$/i;

/** What programs and people write in place of a secret. */
const WORDS =
  /^(?:redacted|masked|hidden|removed|filtered|scrubbed|omitted|censored|placeholder|change[-_]?(?:me|this|it)|replace[-_]?(?:me|this)|pass(?:word|wd)|my[-_]?(?:password|token)|your[-_](?:\w+[-_])*(?:pass(?:word|wd)?|pw|pwd|token|secret|key|pat)|your(?:password|token|secret|key))$/i;

/** A mask: one sign, three times or more. */
const MASKS = /^(?:x{3,}|\*+|•+|●+|#{3,}|\.{3,}|…+|_{3,}|-{3,})$/i;

/** Capitals and a word for a secret: `YOUR_TOKEN`, `DB_PASSWORD`, `SECRET`. */
const CAPITALS = /^[A-Z]+(?:[_-][A-Z]+)*$/;
const SAYS_SO = /PASS|TOKEN|SECRET|KEY|YOUR|PWD|CREDENTIAL/;

/** Whether a value, as written, stands in place of a password or another secret: `***`, `REDACTED`, `${PASS}`, `changeme`. */
export function isPlaceholder(value: string): boolean {
  if (value.length > LOOKED_AT) return false;
  const text = percentDecodeLenient(value);
  return SUBSTITUTION.test(text) || MASKS.test(text) || WORDS.test(text) || (CAPITALS.test(text) && SAYS_SO.test(text));
}
