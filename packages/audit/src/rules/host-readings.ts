/** RFC 3986 §7.6: hosts that not all readers see. */
import { MASK } from "@std66/core/diagnostics";
import type { ExecutableRule } from "./executable-rule.ts";
import { looksLikeHost } from "../host/canonical-host.ts";
import { type Hosts, groupsOf, listed, mayBeSecret, wholeAuthority } from "../subject/hosts-seen.ts";
import { quoted } from "../subject/quote.ts";
import type { Subject } from "../subject/subject.ts";

export const hostReadingRules: readonly ExecutableRule[] = [
  {
    code: "host-disputed",
    severity: "danger",
    component: "authority",
    summary: "programs see different hosts in the text",
    explanation:
      "One program checks the host that it sees, and another connects to the host that it sees. The rule compares how the standards and common string functions read the text.",
    help: "refuse the text; parse once, and pass on what was parsed",
    section: "RFC 3986 §7.6",
    sources: ["RFC 3986 Appendix C", "CWE-436", "CWE-918", "CWE-601"],
    example: String.raw`http://evil.example\@good.example/`,
    counterexample: "http://good.example/@good.example/",
    needs: "readers",
    *find(subject) {
      const hosts = hostsSeen(subject);
      if (doStandardsAgree(subject)) return;
      const onlyUrl = isSeenOnlyByUrl(subject) && subject.scheme === undefined;
      if (hosts.size > 1) yield wholeAuthority(subject, `programs see different hosts: ${listed(subject, hosts)}`);
      else if (onlyUrl)
        yield wholeAuthority(subject, `a path to some programs, but the host ${listed(subject, hosts)}`);
    },
  },
  {
    code: "host-without-path",
    severity: "warning",
    component: "authority",
    summary: "an `@` in the query or the fragment is taken for the end of a userinfo",
    explanation:
      "To RFC 1808, a query directly after the host belongs to the authority. To programs that split the text at slashes, so does a fragment.",
    help: "write a `/` after the host; parse once, and pass on what was parsed",
    section: "RFC 3986 §7.6",
    sources: ["RFC 3986 §3.2", "CVE-2016-8624", "CWE-436", "CWE-918"],
    example: "http://evil.example#@good.example/",
    counterexample: "http://evil.example/#@good.example/",
    needs: "readers",
    *find(subject) {
      const hosts = hostsSeen(subject);
      if (hosts.size > 1 && doStandardsAgree(subject)) {
        yield wholeAuthority(subject, `programs see different hosts: ${listed(subject, hosts)}`);
      }
    },
  },
  {
    code: "host-repaired",
    severity: "warning",
    component: "authority",
    summary: "a browser sees a host, and other programs do not",
    explanation: "The URL Standard adds or skips slashes after a web scheme. To RFC 3986, what follows is a path.",
    help: "refuse the text, or write exactly two slashes after the scheme",
    section: "RFC 3986 §3.2",
    sources: ["URL Standard §4.4", "CWE-436", "CWE-601"],
    example: "https:/evil.example/",
    counterexample: "https://good.example/",
    needs: "readers",
    *find(subject) {
      const hosts = hostsSeen(subject);
      if (!isSeenOnlyByUrl(subject) || subject.scheme === undefined) return;
      yield wholeAuthority(subject, `no host to RFC 3986, but ${listed(subject, hosts)}`);
    },
  },
  {
    code: "host-prefix",
    severity: "warning",
    component: "authority",
    summary: "a check of the beginning of the text sees a different host",
    explanation:
      "`startsWith`, and a regular expression not anchored at the end, accept what only looks like the host.",
    help: "parse the text, and compare its host as a whole",
    section: "RFC 3986 §7.6",
    sources: ["CWE-20", "CWE-185", "CWE-601"],
    example: "https://good.example@evil.example/",
    counterexample: "https://good.example/@evil.example/",
    needs: "readers",
    *find(subject) {
      const hosts = hostsSeen(subject);
      const { host: prefix = "", canonical = "" } = subject.readings.find(({ reader }) => reader === "prefix") ?? {};
      if (hosts.size === 0 || !looksLikeHost(prefix) || hosts.has(canonical)) return;
      const message = `${mayBeSecret(subject, prefix) ? quoted(MASK) : quoted(prefix)} to a check by startsWith; ${listed(subject, hosts)}`;
      yield wholeAuthority(subject, message);
    },
  },
];

/** The string functions only count where they see something that looks like a host. */
function hostsSeen({ readings }: Subject): Hosts {
  const naive: readonly string[] = ["first-at", "last-at"];
  return groupsOf(
    readings.filter(
      ({ reader, host }) =>
        reader !== "prefix" && host !== undefined && host !== "" && (!naive.includes(reader) || looksLikeHost(host)),
    ),
  );
}

function isSeenOnlyByUrl({ readings }: Subject): boolean {
  return readings.every(({ reader, host }) => (host !== undefined && host !== "") === (reader === "whatwg"));
}

/** Whether the standards in force see the same host: an address in a query directly after it is not an attack. */
function doStandardsAgree({ readings }: Subject): boolean {
  const inForce = readings.filter(({ reader }) => reader === "rfc3986" || reader === "whatwg");
  const [first, second] = inForce.map(({ canonical }) => canonical);
  return first !== undefined && first === second;
}
