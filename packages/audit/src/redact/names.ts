/** RFC 3986 §7.5: which names are those of secrets in any text, such as a line of a log. */
import { decodeTriplets } from "../text/data-uri.ts";
import { SECRET_NAMES } from "../secrets/secrets.ts";

/** Besides `SECRET_NAMES`: in a log, there is no harm in one that is masked without need. */
const MORE_NAMES: ReadonlySet<string> = /* @__PURE__ */ new Set(
  `assertion clientassertion hmac otp samlrequest samlresponse sessid session sessionkey sid signature ticket totp
subscriptionkey ocpapimsubscriptionkey encryptionkey masterkey`.split(/\s/),
);

/** Names that mean something else outside of a query, a fragment and a form body: `exit code=1`. */
const QUERY_NAMES: ReadonlySet<string> = /* @__PURE__ */ new Set(["code", "sid", "session", "ticket", "auth", "otp"]);

/** How a longer name ends: `GITHUB_TOKEN`, `dbPassword`. */
const ENDINGS =
  /(?:password|passwd|passphrase|secret|token|apikey|secretkey|accesskey|privatekey|encryptionkey|credentials?|signature)$/;
/** A short last word of a longer name: `DB_PASS`, `userPwd`. */
const LAST_WORDS = /[^\p{L}\p{N}](?:pass|pwd|sig|jwt|otp|session)$|[a-z\d](?:Pass|Pwd|Sig|Jwt|Otp|Session)$/u;
/** Where a list goes on, which is no secret. */
const CURSORS = /(?:page|next|continuation|sync|cursor|paging)token$/;
/** The working directory, in the environment of a process. */
const FOLDERS = /^(?:OLD)?PWD$/;

/** Where a name and its value stand. */
type Context = "query" | "elsewhere";

/** Whether a name, as written, is that of a secret. */
export type IsSecretName = (name: string, context: Context) => boolean;

/** Names compare without regard to case, and to what is neither a letter nor a digit. */
export function comparable(name: string): string {
  // Most names are a word.
  if (/^[a-z\d]*$/.test(name)) return name;
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** Recognizes the usual names and these, which are comparable. */
export function secretNames(own: ReadonlySet<string>): IsSecretName {
  return (name, context) => {
    const written = name.includes("%") ? decodeTriplets(name) : name;
    // `user[password]` is a password too.
    const member = (written.endsWith("]") ? /\[([^[\]]+)\]$/.exec(written)?.[1] : undefined) ?? written;
    const key = comparable(member);
    if (own.has(key)) return true;
    if (FOLDERS.test(name) || (context === "elsewhere" && QUERY_NAMES.has(key))) return false;
    if (SECRET_NAMES.has(key) || MORE_NAMES.has(key) || QUERY_NAMES.has(key)) return true;
    if (LAST_WORDS.test(member) || LAST_WORDS.test(member.toLowerCase())) return true;
    return ENDINGS.test(key) && !CURSORS.test(key);
  };
}
