/** RFC 3986 §3.2.2: hosts that are names, or missing. */
import type { ExecutableRule } from "./executable-rule.ts";
import { matchesIn, wholePart } from "../subject/find-in-part.ts";
import { SERVER_SCHEMES } from "../host/network-schemes.ts";
import { type Quote, quoteAt } from "../subject/quote.ts";
import { isWeb } from "../subject/subject.ts";

export const hostNameRules: readonly ExecutableRule[] = [
  {
    code: "host-missing",
    severity: "warning",
    component: "authority",
    summary: "the scheme requires a host, but no `//` follows it",
    explanation:
      "By RFC 3986 the text has only a path. A browser adds the slashes and takes the beginning of the path for the host.",
    help: "write `//` and the host after the scheme",
    section: "RFC 3986 §3.2",
    sources: ["RFC 9110 §4.2.1", "CWE-601"],
    example: "https:evil.example",
    counterexample: "https://good.example",
    *find(subject) {
      const { scheme, slashes, parts } = subject;
      const needsHost = isWeb(scheme)
        ? slashes !== undefined && slashes.length < 2
        : isServerScheme(scheme) && !parts.authority;
      if (scheme === undefined || !needsHost) return;
      yield subject.at(undefined, 0, scheme.length + 1, `\`${scheme}:\` requires \`//\` and a host`);
    },
  },
  {
    code: "host-empty",
    severity: "warning",
    component: "host",
    summary: "the scheme requires a host, but the host is empty",
    explanation:
      "RFC 9110 requires a recipient to reject such an http URI. A browser skips the slashes and takes the first segment for the host.",
    help: "write the host after the `//`",
    section: "RFC 3986 §3.2.2",
    sources: ["RFC 9110 §4.2.1", "CWE-601"],
    example: "http:///evil.example/",
    counterexample: "file:///etc/hosts",
    *find(subject) {
      const { scheme, slashes, parts } = subject;
      if (scheme === undefined) return;
      const isEmpty = isWeb(scheme) || isServerScheme(scheme) ? parts.host?.text === "" : false;
      if (!isEmpty && !(slashes !== undefined && slashes.length > 2)) return;
      const end = scheme.length + 1 + (slashes?.length ?? 2);
      yield subject.at(undefined, scheme.length + 1, end, `the host of an \`${scheme}\` URI is empty`);
    },
  },
  {
    code: "host-encoded-delimiter",
    severity: "warning",
    component: "host",
    summary: "the host has an encoded delimiter",
    explanation:
      "A program that decodes the host once more, or before it splits the text, sees a different host than one that does not.",
    help: "refuse it: a DNS name never contains a delimiter",
    section: "RFC 3986 §7.3",
    sources: ["RFC 3986 §2.2", "CWE-177", "CWE-918"],
    example: "http://good.example%2F.evil.example/",
    counterexample: "http://good.example/a%2Fb",
    needs: "encoded",
    find: (subject) =>
      matchesIn(
        subject,
        subject.parts.host,
        /%(?:2f|5c|3f|23|40|3a|5b|5d|25|20)/gi,
        (triplet, quote) => `${quote(triplet)} in the host is an encoded ${quote(decodeURIComponent(triplet))}`,
      ),
  },
  {
    code: "host-encoded",
    severity: "warning",
    component: "host",
    summary: "the host has encoded letters, digits, dots or hyphens",
    explanation: "They need no encoding. Encoded, they hide the host from people and from filters that compare texts.",
    help: "compare hosts after normalization",
    section: "RFC 3986 §2.3",
    sources: ["RFC 3986 §6.2.2.2", "CWE-177", "CWE-918"],
    example: "http://%65vil.example/",
    counterexample: "http://b%C3%BCcher.example/",
    needs: "encoded",
    find: (subject) =>
      matchesIn(
        subject,
        subject.parts.host,
        // At most so many at once: for tens of millions, a regexp with alternatives in what it repeats has no stack.
        /(?:%(?:[46][1-9a-f]|[57][\da]|3\d|2d|2e|5f|7e)){1,9999}/gi,
        (triplets, quote) => `${quote(triplets)} in the host is an encoded ${quote(decodeURIComponent(triplets))}`,
      ),
  },
  {
    code: "host-not-utf8",
    severity: "warning",
    component: "host",
    summary: "the encoded octets of the host are not UTF-8",
    explanation: "They do not decode to a name. Programs that replace or drop them see different hosts.",
    help: "refuse it",
    section: "RFC 3986 §3.2.2",
    sources: ["RFC 3629 §4", "CWE-838"],
    example: "http://%FF.example/",
    counterexample: "http://%C3%BC.example/",
    needs: "encoded",
    find(subject) {
      const { host } = subject.parts;
      return matchesIn(subject, host, /(?:%[89a-f][\da-f])+/gi, (octets) =>
        isUtf8(octets) ? undefined : "the encoded octets of the host are not UTF-8",
      );
    },
  },
  {
    code: "host-trailing-dot",
    severity: "info",
    component: "host",
    summary: "the host ends with a dot",
    explanation:
      "DNS resolves it to the same address, but filters, cookies and certificates compare names without the dot.",
    help: "remove the dot before comparing",
    section: "RFC 3986 §3.2.2",
    sources: ["RFC 1034", "CWE-180"],
    example: "http://good.example./",
    counterexample: "http://good.example/",
    needs: "host",
    *find(subject) {
      const { host } = subject.parts;
      if (host === undefined || !/[^.]\.$/.test(host.text)) return;
      yield subject.at(host, host.text.length - 1, host.text.length, "the host ends with a dot");
    },
  },
  {
    code: "host-not-dns",
    severity: "info",
    component: "host",
    summary: "the host is not a DNS name",
    explanation:
      "It has an empty or overlong label, more than 253 characters, a label that begins or ends with a hyphen, or characters other than letters, digits, hyphens and underscores. RFC 3986 recommends the syntax of DNS.",
    help: "check the host for typos",
    section: "RFC 3986 §3.2.2",
    sources: ["RFC 1034", "RFC 1123", "RFC 5890"],
    example: "http://good..example/",
    counterexample: "http://my_host.good.example/",
    needs: "host",
    *find(subject) {
      const { host } = subject;
      if (host === undefined || host.isLiteral || host.address !== undefined) return;
      const part = subject.parts.host;
      const labels = host.labels.map(({ name }) => name);
      const reason = notDns(host.name, labels, quoteAt(subject, part, 0, host.text.length));
      if (reason !== undefined) yield* wholePart(subject, part, `the host is not a DNS name: ${reason}`);
    },
  },
];

function isServerScheme(scheme: string | undefined): boolean {
  return scheme !== undefined && SERVER_SCHEMES.includes(scheme);
}

function isUtf8(octets: string): boolean {
  try {
    decodeURIComponent(octets);
    return true;
  } catch {
    return false;
  }
}

function notDns(name: string, labels: readonly string[], quote: Quote): string | undefined {
  if (name.replace(/\.$/, "").length > 253) return "it is longer than 253 characters";
  if (labels.some((label, index) => label === "" && index < labels.length - 1)) return "it has an empty label";
  if (labels.some((label) => label.length > 63 && /^[\w-]+$/.test(label)))
    return "it has a label of more than 63 characters";
  if (labels.some((label) => /^-|-$/.test(label))) return "a label begins or ends with a hyphen";
  const other = /[^\w.\-\u0080-\u{10FFFF}]/u.exec(name)?.[0];
  return other === undefined ? undefined : `it has ${quote(other)}`;
}
