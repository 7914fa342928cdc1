/** RFC 3986 §3.4, §7.5: what parameters carry. */
import { type CheckedRule, parametersOf, quoteAt, wholePart } from "../checked-rule.ts";
import { keysOf, secretParametersOf } from "../hidden.ts";
import { webhookOf } from "../secrets.ts";

export const inQuery: readonly CheckedRule[] = [
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
    summary: "a word has the form of a key of a known service",
    explanation: "Anyone with the URI can use the key.",
    help: "revoke the key, and send the next one in a header",
    section: "RFC 3986 §7.5",
    sources: ["CWE-598", "CWE-798"],
    example: "http://good.example/AKIAIOSFODNN7EXAMPLA",
    counterexample: "http://good.example/AKIA",
    *find(subject) {
      const { host, path, query, fragment } = subject.parts;
      if (subject.scheme === "data") return;
      const service = host && webhookOf(host.text, path.text);
      if (service !== undefined) yield* wholePart(subject, path, `this has the form of a webhook of ${service}`);
      for (const part of [path, query, fragment]) {
        for (const { word, start, form } of keysOf(part)) {
          yield subject.at(part, start, start + word.length, `this has the form of ${form}`);
        }
      }
    },
  },
  {
    code: "query-nested-uri",
    severity: "info",
    component: "query",
    summary: "a parameter of the query is a URI with a host",
    explanation: "If the server redirects to it or fetches it, a sender of links decides where to.",
    help: "on the server, allow only known hosts, or take a path instead of a URI",
    section: "RFC 3986 §3.4",
    sources: ["CWE-601", "CWE-918"],
    example: "http://good.example/?next=http://evil.example/",
    counterexample: "http://good.example/?next=/home",
    *find(subject) {
      const { query } = subject.parts;
      for (const { name, value, start } of parametersOf(query)) {
        const begin = /^(?:[a-z][a-z\d+.-]*(?::|%3a))?(?:\/|%2f|\\|%5c){2}/i.exec(value.slice(0, 100))?.[0];
        if (begin === undefined) continue;
        const from = start + name.length + 1;
        const quote = quoteAt(subject, query, start, start + name.length);
        yield subject.at(
          query,
          from,
          from + value.length,
          `the parameter ${quote(name)} is a URI with a host of its own`,
        );
      }
    },
  },
];
