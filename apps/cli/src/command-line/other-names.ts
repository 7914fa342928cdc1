/** What other programs call commands and options, so that a message can name ours. */

/** What to write, by each of the names for it, which are separated by blanks. */
function meantBy(names: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(names).flatMap(([meant, others]) => others.split(" ").map((other) => [other, meant])));
}

/** What other programs call a command, and what to write. Commander suggests only names that are spelled alike. */
export const OTHER_NAMES = meantBy({
  "resolve?": "absolute join",
  "normalize?": "canonicalise canonicalize clean norm",
  "compare?": "diff equal equals same",
  "set?": "add change edit remove replace",
  "encode?": "escape percent-encode quote urlencode",
  "parse?": "components format get host info inspect path show split",
  "check?": "lint test valid validate verify",
  "check --count?": "count",
  "check --valid or --invalid?": "filter grep",
  "extract?": "feed find links scan sitemap",
  "iri?": "idn punycode to-iri to-uri",
  "audit?": "security ssrf",
  "explain?": "why",
  "legacy?": "history",
  "help rows?": "columns csv rows table tsv",
  "decode?": "percent-decode unescape unquote urldecode",
  "params?": "query",
  "redact?": "anonymize hide mask sanitize scrub",
  "set --sort-query for pairs, or sort of the shell for lines?": "sort",
  "normalize --unique?": "dedup dedupe uniq unique",
  "relativize?": "relative",
  "template?": "expand match uri-template",
  "--version?": "version",
});

/** What trurl and others call an option, and what to write. */
const OTHER_OPTIONS = meantBy({
  "resolve or relativize, with the base as the first argument?": "--base",
  "--ignore for rules, or --hosts for a file of hosts?": "--allow",
  "set --append-segment or --append-query?": "--append",
  "--diagnostics compact? audit and extract --check have --format sarif and github; parse has --format for components":
    "--format",
  "parse --format?": "--get",
  "resolve?": "--redirect",
  "set --host, --path or another component?": "--set",
  "set --remove-query?": "--trim",
  "the URI alone, as an argument?": "--url",
  "--file?": "--input --url-file",
  "the file alone, as an argument?": "-f --file",
  "set --append-query?": "--add-query",
  "check --as iri, or iri --to-uri before it?": "--iri",
  "> FILE, which the shell writes?": "-o --output",
  "--csv or --tsv?": "-d --delimiter --sep --separator",
  "check?": "--verify",
});

/** For a value that `check --as` does not know, the one that was probably meant. */
const OTHER_RULES = meantBy({
  "absolute-uri?": "absolute absolute-url",
  "http-uri?": "http http-url https https-uri",
  "uri-reference?": "reference uri-ref url-reference",
  "iri-reference?": "iri-ref",
  "relative-ref?": "relative relative-reference",
  "uri, or http-uri for the web?": "url",
  "uri?": "urn",
});

/** What `URL`, other libraries and RFC 1808 call a component, in lowercase, and its field of `parse --format`. */
export const OTHER_FIELDS = meantBy({
  "{authority}": "net_loc netloc",
  "{fragment}": "anchor hash",
  "{host}": "domain hostname",
  "{input}": "href iri uri url",
  "{path}": "pathname",
  "{path.NAME} or {query.NAME}": "params",
  "{query}": "querystring search",
  "{query.NAME}": "searchparams",
  "{scheme}": "protocol",
  "{scheme}://{host}:{port}": "origin",
  "{segments[0]}": "segment segments",
  "{userinfo}": "auth password user username",
});

/** The message of Commander, with another suggestion if there is one. */
export function withSuggestion(message: string): string {
  return message
    .replace(/^(error: unknown option '(.*)')\n(?:\(Did.*\)\n)?/, (all, error: string, name: string) => {
      const meant = OTHER_OPTIONS.get(name);
      return meant === undefined ? all : `${error}\n(Did you mean ${meant})\n`;
    })
    .replace(/^error: option '--format <\w+>' argument 'json' is invalid\..*\n/, "$&(Did you mean --json?)\n")
    .replace(
      /^error: command-argument value '(.*[{/].*)' is invalid for argument 'action'\..*\n/,
      "error: an action is missing before '$1'\n(Did you mean template expand, or template match?)\n",
    )
    .replace(/^error: option '--as <rule>' argument '(.*)' is invalid\..*\n/, (error, name: string) => {
      const meant = OTHER_RULES.get(name.toLowerCase());
      return meant === undefined ? error : `${error}(Did you mean ${meant})\n`;
    });
}
