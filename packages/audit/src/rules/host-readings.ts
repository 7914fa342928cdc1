/** RFC 3986 §7.6: hosts that not all readers see. */
import { MASK, maskFault } from "@std66/core/diagnostics";
import { hasUrl, looksLikeHost } from "../host/canonical-host.ts";
import type { ExecutableRule } from "./executable-rule.ts";
import { quoted } from "../subject/quote.ts";
import type { FoundPlace } from "../subject/finding.ts";
import { destinationOf } from "../allowlist/destination.ts";
import { isAllowed } from "./options.ts";
import { isPublicHost, whyNotPublic } from "../allowlist/public-host.ts";
import type { ComparableReading, Subject } from "../subject/subject.ts";

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
  {
    code: "host-not-allowed",
    severity: "danger",
    component: "host",
    summary: "the host is not one of those allowed, or cannot be decided",
    explanation:
      "Applies only if allowed hosts are given. Any other host is reported as a danger, and so is one that cannot be decided: that of a text that is neither a URI nor an IRI, that `URL` refuses, or that has a userinfo or a scheme without a host.",
    help: "refuse the URI",
    section: "RFC 3986 §7.6",
    sources: ["CWE-918", "CWE-601", "CWE-183"],
    example: "http://good.example.evil.example/",
    counterexample: "http://good.example/",
    *find(subject, { allowedHosts }) {
      if (allowedHosts === undefined) return;
      const other = otherHost(subject, { kind: "an allowed host", has: (host) => isAllowed(host, allowedHosts) });
      if (other !== undefined) yield wholeAuthority(subject, other);
    },
  },
  {
    code: "host-not-public",
    severity: "danger",
    component: "host",
    summary: "the host is not one of the public internet, or cannot be decided",
    explanation:
      "Applies only if public hosts are required. An address must be global unicast and in none of IANA's special-purpose registries, and a name must have a dot and be neither special-use, nor known for a machine or a metadata service. A host that cannot be decided is refused too.",
    help: "refuse the URI; of a name, also check the address that is connected to",
    section: "RFC 3986 §7.6",
    sources: ["RFC 6890", "RFC 8190", "RFC 6761", "CWE-918"],
    example: "http://192.168.0.1/",
    counterexample: "http://8.8.8.8/",
    *find(subject, { publicHosts }) {
      if (!publicHosts) return;
      const other = otherHost(subject, { kind: "a public host", has: isPublicHost, why: whyNotPublic });
      if (other !== undefined) yield wholeAuthority(subject, other);
    },
  },
];

/** The hosts that a caller accepts. */
interface Accepted {
  readonly kind: "an allowed host" | "a public host";
  readonly has: (host: string | undefined) => boolean;
  /** Why a host is not one of them. */
  readonly why?: (host: string) => string | undefined;
}

/** That a program may see another host, or why that cannot be decided; `undefined` if every program goes to an accepted one. */
function otherHost(subject: Subject, { kind, has, why }: Accepted): string | undefined {
  const readings = subject.readings.filter(({ refusal }) => refusal === undefined);
  const isSeen = readings.some(({ scheme, host }) => scheme !== undefined || host !== undefined);
  const others = isSeen ? readings.filter(({ host }) => !has(host)) : [];
  if (others.length > 0) {
    const hosts = groupsOf(others);
    // The readers are only named where they differ.
    if (hosts.size > 1 || others.length < readings.length) return `not ${kind}: ${listed(subject, hosts)}`;
    const host = shownHost(subject, others);
    if (host === undefined) return `not ${kind}: the text has no host`;
    // The reason may say what a masked host is.
    const reason = host === MASK ? undefined : why?.(others[0]?.host ?? "");
    return `${host} is not ${kind}${reason === undefined ? "" : `: ${reason}`}`;
  }
  const destination = destinationOf(subject.given);
  if (destination.kind === "here") return undefined;
  if (destination.kind === "undecided") return `not ${kind}: ${destination.reason}`;
  if (!has(destination.host))
    return `${mayBeSecret(subject, destination.host) ? quoted(MASK) : quoted(destination.host)} is not ${kind}`;
  return hasUrl() && subject.readings.some(({ reader, refusal }) => reader === "whatwg" && refusal !== undefined)
    ? `not ${kind}: \`URL\` refuses the text`
    : undefined;
}

/** By canonical form, the hosts and the readers that see them. */
type Hosts = ReadonlyMap<string, readonly ComparableReading[]>;

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

function groupsOf(readings: readonly ComparableReading[]): Hosts {
  const groups = new Map<string, ComparableReading[]>();
  for (const reading of readings) {
    const key = reading.canonical ?? "";
    groups.set(key, [...(groups.get(key) ?? []), reading]);
  }
  return groups;
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

/** "`a.example` to RFC 3986 and RFC 2396; `b.example` to the URL Standard". A possible password is masked. */
function listed(subject: Subject, hosts: Hosts): string {
  return [...hosts.values()]
    .map((readings) => {
      const titles = readings.map(({ title }) => title).join(", ");
      return `${shownHost(subject, readings) ?? "none"} to ${titles}`;
    })
    .join("; ");
}

/** The host that these readers see, as the first of them spells it; `undefined` for none. */
function shownHost(subject: Subject, readings: readonly ComparableReading[]): string | undefined {
  const [{ host } = {}] = readings;
  if (host === undefined || host === "") return undefined;
  return readings.every((reading) => mayBeSecret(subject, reading.host ?? "")) ? MASK : quoted(host);
}

/** Whether a host is seen nowhere but in a possible password, or may come from one. */
function mayBeSecret(subject: Subject, host: string): boolean {
  const shown = maskFault({ input: subject.masked(), offset: 0, length: 0, component: "path" }).text.toLowerCase();
  return shown.includes(MASK) && !shown.includes(host.toLowerCase());
}

/** The authority; the whole text if it has none. */
function wholeAuthority(subject: Subject, message: string): FoundPlace {
  const { authority } = subject.parts;
  return subject.at(authority, 0, authority?.text.length ?? subject.text.length, message);
}
