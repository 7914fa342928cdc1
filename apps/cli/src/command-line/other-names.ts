/** What other programs call commands and options, so that a message can name ours. */

/** What other programs call a command, and what to write. Commander suggests only names that are spelled alike. */
export const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ["absolute", "resolve?"],
  ["canonicalize", "normalize?"],
  ["diff", "compare?"],
  ["edit", "set?"],
  ["equal", "compare?"],
  ["escape", "encode?"],
  ["format", "parse?"],
  ["get", "parse?"],
  ["join", "resolve?"],
  ["lint", "check?"],
  ["percent-decode", "decode?"],
  ["percent-encode", "encode?"],
  ["query", "params?"],
  ["quote", "encode?"],
  ["relative", "relativize?"],
  ["split", "parse?"],
  ["unescape", "decode?"],
  ["unquote", "decode?"],
  ["urldecode", "decode?"],
  ["urlencode", "encode?"],
  ["validate", "check?"],
  ["verify", "check?"],
  ["version", "--version?"],
]);

/** What trurl and others call an option, and what to write. */
const OTHER_OPTIONS: ReadonlyMap<string, string> = new Map([
  ["--allow", "--ignore for rules, or --hosts for a file of hosts?"],
  ["--append", "set --append-segment or --append-query?"],
  ["--get", "parse --format?"],
  ["--redirect", "resolve?"],
  ["--set", "set --host, --path or another component?"],
  ["--trim", "set --remove-query?"],
  ["--url", "the URI alone, as an argument?"],
  ["--url-file", "--file?"],
  ["--verify", "check?"],
]);

/** What `check --as` may have been meant to be given, for what is not one of its choices. */
const OTHER_RULES: ReadonlyMap<string, string> = new Map([
  ["absolute-url", "absolute-uri?"],
  ["http", "http-uri?"],
  ["http-url", "http-uri?"],
  ["https", "http-uri?"],
  ["https-uri", "http-uri?"],
  ["reference", "uri-reference?"],
  ["relative", "relative-ref?"],
  ["relative-reference", "relative-ref?"],
  ["url", "uri, or http-uri for the web?"],
  ["urn", "uri?"],
]);

/** The message of Commander, with another suggestion if there is one. */
export function withSuggestion(message: string): string {
  return message
    .replace(/^(error: unknown option '(.*)')\n(?:\(Did.*\)\n)?/, (all, error: string, name: string) => {
      const meant = OTHER_OPTIONS.get(name);
      return meant === undefined ? all : `${error}\n(Did you mean ${meant})\n`;
    })
    .replace(/^error: option '--as <rule>' argument '(.*)' is invalid\..*\n/, (error, name: string) => {
      const meant = OTHER_RULES.get(name.toLowerCase());
      return meant === undefined ? error : `${error}(Did you mean ${meant})\n`;
    });
}
