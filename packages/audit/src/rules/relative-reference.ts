/** RFC 3986 §4.2, §4.5: references without a scheme. */
import type { ExecutableRule } from "./executable-rule.ts";
import { quoteAt } from "../subject/quote.ts";

/** No name of a host is longer. */
const MAX_HOST = 255;

const LIKE_HOST =
  /^(?:www\.[a-z\d-]+\.[a-z]{2,}|[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|org|net|edu|gov|io|dev|info|example))$/i;

export const relativeReferenceRules: readonly ExecutableRule[] = [
  {
    code: "suffix-reference",
    severity: "info",
    component: "path",
    summary: "a relative reference that people take for a host",
    explanation: "Without a scheme and `//`, it is a path. People and some programs add the scheme.",
    help: "write the scheme, or `./` before a path",
    section: "RFC 3986 §4.5",
    sources: ["CWE-601"],
    example: "www.good.example/a",
    counterexample: "a/www.good.example",
    needs: "relative",
    *find(subject) {
      const { scheme, parts } = subject;
      if (scheme !== undefined) return;
      // A path after an authority begins with a slash.
      const [name = ""] = parts.path.text.split(/[/:]/, 1);
      if (name.length > MAX_HOST || !LIKE_HOST.test(name)) return;
      const quote = quoteAt(subject, parts.path, 0, name.length);
      yield subject.at(parts.path, 0, name.length, `${quote(name)} looks like a host, but is a path`);
    },
  },
  {
    code: "network-path",
    severity: "info",
    component: "authority",
    summary: "a reference that begins with `//` and names a host",
    explanation: "A check that takes every text beginning with `/` for a path on its own site lets it pass.",
    help: "check the host of the resolved URI",
    section: "RFC 3986 §4.2",
    sources: ["CWE-601"],
    example: "//evil.example/",
    counterexample: "/evil.example/",
    needs: "relative",
    *find(subject) {
      const { authority } = subject.parts;
      if (subject.scheme !== undefined || authority === undefined || authority.text === "") return;
      yield subject.at(authority, 0, authority.text.length, "the reference names a host, although it has no scheme");
    },
  },
];
