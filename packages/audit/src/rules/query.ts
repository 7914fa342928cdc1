/** RFC 3986 §3.4, §7.5: what parameters carry. */
import { RULES } from "@std66/core/internal";
import type { ExecutableRule } from "./executable-rule.ts";
import { wholePart } from "../subject/find-in-part.ts";
import { mayHaveKey } from "../secrets/key-forms.ts";
import { parametersOf, userName } from "../text/pieces.ts";
import { quoteAt } from "../subject/quote.ts";
import { keysOf, secretParametersOf } from "../secrets/secret-stretches.ts";
import { decodeTriplets } from "../text/data-uri.ts";
import { SCRIPT_SCHEMES } from "../text/script-schemes.ts";
import { webhookOf } from "../secrets/secrets.ts";
import { tokenForm } from "../secrets/user-tokens.ts";
import type { FoundPlace } from "../subject/finding.ts";
import type { Subject } from "../subject/subject.ts";

/** "..", with a "/" or a "\\" or an end on both sides, as it is or encoded. */
const DOT_SEGMENT = /(?:^|[/\\]|%2f|%5c)(?:\.|%2e){2}(?:[/\\]|%2f|%5c|$)/i;

/** A scheme that runs script, without spaces and controls, which a browser removes. */
const SCRIPT = new RegExp(`^(?:${SCRIPT_SCHEMES.join("|")}):`, "i");

/** How much of a value is decoded. */
const BEGINNING = 200;

function isScript(value: string): boolean {
  return SCRIPT.test(decodeTriplets(value.slice(0, BEGINNING)).replace(/[\0- +]/g, ""));
}

/** What a value that is a URI with a host begins with. Its delimiters may be encoded. */
const BEFORE_HOST: RegExp = /* @__PURE__ */ new RegExp(`^(?:${RULES.SCHEME}(?::|%3a))?(?:/|%2f|\\\\|%5c){2}`, "i");

export const queryRules: readonly ExecutableRule[] = [
  {
    code: "secret-parameter",
    severity: "warning",
    component: undefined,
    summary: "a parameter carries a password, a token or a key",
    explanation:
      "URIs are kept in histories and logs and sent to other sites as the referrer, with everything in them.",
    help: "send the secret in a header or a body, and change it if this URI has been stored or shown",
    section: "RFC 3986 §7.5",
    sources: ["RFC 6750", "CWE-598", "CWE-200"],
    example: "http://good.example/?access_token=6f1c1dd4a7",
    counterexample: "http://good.example/?access_token=YOUR_TOKEN",
    needs: "parameters",
    *find(subject) {
      for (const part of [subject.parts.path, subject.parts.query, subject.parts.fragment]) {
        for (const { name, value, start } of secretParametersOf(part)) {
          const quote = quoteAt(subject, part, start, start + name.length);
          const end = start + name.length + 1 + value.length;
          yield subject.at(part, start, end, `the parameter ${quote(name)} carries a secret`);
        }
      }
    },
  },
  {
    code: "secret-form",
    severity: "warning",
    component: undefined,
    summary: "a word looks like a key of a known service",
    explanation: "Anyone with the URI can use the key.",
    help: "revoke the key, and send the next one in a header",
    section: "RFC 3986 §7.5",
    sources: ["CWE-598", "CWE-798"],
    example: "http://good.example/AKIAIOSFODNN7EXAMPLA",
    counterexample: "http://good.example/AKIA",
    *find(subject) {
      const { scheme, userinfo, host, port, path, query, fragment } = subject.parts;
      if (subject.scheme === "data") return;
      const service = host && webhookOf(host.text, path.text);
      if (service !== undefined) yield* wholePart(subject, path, `this looks like a ${service} webhook`);
      if (!mayHaveKey(subject.text)) return;
      const user = userName(subject.parts);
      const token = user && tokenForm(user.text, host?.text ?? "");
      if (token !== undefined) yield* wholePart(subject, user, `this looks like ${token}`);
      for (const part of [scheme, userinfo, host, port, path, query, fragment]) {
        for (const { word, start, form } of keysOf(part)) {
          yield subject.at(part, start, start + word.length, `this looks like ${form}`);
        }
      }
    },
  },
  {
    code: "query-nested-uri",
    severity: "info",
    component: "query",
    summary: "a query parameter is a URI with a host",
    explanation: "If the server redirects to it or fetches it, the sender of the link decides where.",
    help: "on the server, allow only known hosts, or take a path instead of a URI",
    section: "RFC 3986 §3.4",
    sources: ["CWE-601", "CWE-918"],
    example: "http://good.example/?next=http://evil.example/",
    counterexample: "http://good.example/?next=/home",
    needs: "parameters",
    find: (subject) =>
      inValues(
        subject,
        /(?:\/|%2f|\\|%5c){2}/i,
        (value) => BEFORE_HOST.test(value.slice(0, 100)),
        (name) => `the parameter ${name} is a URI with a host of its own`,
      ),
  },
  {
    code: "query-dot-segments",
    severity: "info",
    component: "query",
    summary: "a query parameter has a dot-segment that climbs",
    explanation: "A server that turns it into a file name leaves its folder.",
    help: "on the server, take the last segment alone, or compare the resulting path with the folder",
    section: "RFC 3986 §3.4",
    sources: ["RFC 3986 §7.3", "CWE-22"],
    example: "http://good.example/?file=../../etc/passwd",
    counterexample: "http://good.example/?file=a..b",
    needs: "parameters",
    find: (subject) =>
      inValues(
        subject,
        /(?:\.|%2e){2}/i,
        (value) => DOT_SEGMENT.test(value),
        (name) => `the parameter ${name} climbs to the folder above`,
      ),
  },
  {
    code: "query-script",
    severity: "info",
    component: "query",
    summary: "a query parameter is a URI that runs a script",
    explanation: "A page that turns it into a link, or goes there, runs the script with its own privileges.",
    help: "in the page, allow only the schemes that you expect",
    section: "RFC 3986 §3.4",
    sources: ["RFC 3986 §7.2", "CWE-79", "CWE-84"],
    example: "http://good.example/?next=javascript:alert(1)",
    counterexample: "http://good.example/?next=/javascript:",
    needs: "parameters",
    find: (subject) =>
      inValues(subject, /:|%3a/i, isScript, (name) => `the parameter ${name} runs as a script where it is opened`),
  },
];

/** Finds values of parameters of the query, unless the whole query lacks what each of them has. */
function* inValues(
  subject: Subject,
  needed: RegExp,
  isFound: (value: string) => boolean,
  message: (name: string) => string,
): Generator<FoundPlace> {
  const { query } = subject.parts;
  if (query === undefined || !needed.test(query.text)) return;
  for (const { name, value, start } of parametersOf(query)) {
    if (!isFound(value)) continue;
    const from = start + name.length + 1;
    const quote = quoteAt(subject, query, start, start + name.length);
    yield subject.at(query, from, from + value.length, message(quote(name)));
  }
}
