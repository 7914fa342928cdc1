/** RFC 3986 §7.5: which names of parameters and which addresses are those of secrets. */
import { EXAMPLE_KEY, LONGEST_KEY } from "./key-forms.ts";
import { isPlaceholder } from "./placeholders.ts";

/** Names of parameters, in lowercase without hyphens and underscores. */
export const SECRET_NAMES: ReadonlySet<string> = /* @__PURE__ */ new Set(
  `accesskey accesstoken accountkey apikey apisecret apitoken appsecret auth authkey authorization authtoken awsaccesskeyid
awssecretaccesskey awssessiontoken bearer bearertoken clientsecret consumersecret credential credentials csrftoken dbpass
dbpassword dbpwd idtoken jsessionid jwt oauthsignature oauthtoken oauthtokensecret pass passphrase passwd password passwrd
phpsessid privatekey privatetoken pwd refreshtoken secret secretaccesskey secretkey sessionid sessiontoken sharedaccesskey
sharedsecret sig token userpassword webhooksecret xamzcredential xamzsecuritytoken xamzsignature xgoogcredential
xgoogsignature`.split(/\s/),
);

/** Whether a parameter with this name and value, as written, carries a secret rather than an example of one. */
export function isSecretParameter(name: string, value: string): boolean {
  if (name.length > 100 || value.length < 4) return false;
  // `user[password]` is a password too.
  const written = decoded(name);
  const member = /\[([^[\]]+)\]$/.exec(written)?.[1] ?? written;
  const key = member.replace(/[-_.]/g, "").toLowerCase();
  return SECRET_NAMES.has(key) && !isPlaceholder(value) && !isExample(decoded(value.slice(0, 200)), key);
}

/** What documentation has in place of a value: `my-token`, `ab<token>`, `xxxx`, `...`, `true`. */
function isExample(value: string, name: string): boolean {
  return (
    /^(?:your|my|the|some|insert|enter|example|sample|test|dummy|fake|foo|bar|baz|none|null|undefined|true|false)(?:[^a-z]|$)/i.test(
      value,
    ) ||
    /^(?:your|my|some|insert|example|an?[^a-z\d])/i.test(value) ||
    /^(?:basic|bearer|digest|required|optional|reset|forgot(?:ten)?|change|new|old|login|keyword|yes|no|on|off)$/i.test(
      value,
    ) ||
    /\{[^{}]*\}|\[[^[\]]*\]|\$[({]|[<>*…\s]|\.\.\.|^:/.test(value) ||
    /^(.)\1*$/.test(value) ||
    /EXAMPLE(?:KEY)?(?:\/|$)/.test(value) ||
    /^[A-Z]+(?:[_-][A-Z]+)*$/.test(value) ||
    value.replace(/[-_.]/g, "").toLowerCase() === name ||
    /^(?:abc|abcd|abcdef|1234|12345|123456|abc123|secret|token|password|changeme|value|string|hash|signature)$/i.test(
      value,
    )
  );
}

/** Addresses to which anyone can post: they are secrets. */
const WEBHOOKS: readonly (readonly [name: string, host: string, path: RegExp])[] = [
  ["Slack", "hooks.slack.com", /^\/(?:services|workflows)\/T[\dA-Z]{6,}\/[AB][\dA-Z]{6,}\/[\dA-Za-z/]{16,}$/],
  ["Discord", "discord.com", /^\/api\/webhooks\/\d{15,}\/[\w-]{40,}$/],
  ["Telegram", "api.telegram.org", /^\/bot\d{6,}:[\w-]{30,}(?:\/\w*)?$/],
];

/** The service whose webhook this is; `undefined` for any other address. */
export function webhookOf(host: string, path: string): string | undefined {
  const [name, , form] = WEBHOOKS.find(([, ofService]) => host.toLowerCase() === ofService) ?? [];
  return path.length > LONGEST_KEY || !form?.test(path) || EXAMPLE_KEY.test(path) ? undefined : name;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
