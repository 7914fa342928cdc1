/** RFC 3986 §3.2.2, §7.6: a host that the caller accepts, to every program. What cannot be decided is refused. */
import { MASK } from "@std66/core/diagnostics";
import { hasWhatwgParser } from "../host/canonical-host.ts";
import type { ExecutableRule } from "../rules/executable-rule.ts";
import { isAllowed } from "../rules/options.ts";
import { groupsOf, listed, mayBeSecret, shownHost, wholeAuthority } from "../subject/hosts-seen.ts";
import { quoted } from "../subject/quote.ts";
import type { Subject } from "../subject/subject.ts";
import { destinationOf } from "./destination.ts";
import { isPublicHost, whyNotPublic } from "./public-host.ts";

export const allowedHostRules: readonly ExecutableRule[] = [
  {
    code: "host-not-allowed",
    severity: "danger",
    component: "host",
    summary: "the host is not one of those allowed, or cannot be decided",
    explanation:
      "Applies only if allowed hosts are given. Any other host is reported as a danger, and so is one that cannot be decided: that of a text that is neither a URI nor an IRI, that `URL` refuses, or that has a userinfo or a scheme without a host. A URI without a host, such as one of `mailto`, is allowed if its scheme is among the allowed ones.",
    help: "refuse the URI",
    section: "RFC 3986 §7.6",
    sources: ["CWE-918", "CWE-601", "CWE-183"],
    example: "http://good.example.evil.example/",
    counterexample: "http://good.example/",
    *find(subject, { allowedHosts, schemes }) {
      if (allowedHosts === undefined || goesNowhere(subject, schemes)) return;
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
    *find(subject, { publicHosts, schemes }) {
      if (!publicHosts || goesNowhere(subject, schemes)) return;
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

/**
 * That a program may see another host, or why that cannot be decided; `undefined` if every program goes to an accepted
 * one.
 */
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
  if (destination.kind === "nowhere") return `not ${kind}: the text has a scheme but no host`;
  if (destination.kind === "undecided") return `not ${kind}: ${destination.reason}`;
  if (!has(destination.host))
    return `${mayBeSecret(subject, destination.host) ? quoted(MASK) : quoted(destination.host)} is not ${kind}`;
  return isRefusedByUrl(subject) ? `not ${kind}: \`URL\` refuses the text` : undefined;
}

/**
 * Whether a text is of a scheme that the caller names, and no program sees a host in it, as in `mailto:a@b.example`.
 */
export function goesNowhere(subject: Subject, schemes: readonly string[] | undefined): boolean {
  if (schemes === undefined) return false;
  const destination = destinationOf(subject.given);
  return (
    destination.kind === "nowhere" &&
    schemes.includes(destination.scheme) &&
    subject.readings.every(({ host }) => host === undefined) &&
    !isRefusedByUrl(subject)
  );
}

function isRefusedByUrl({ readings }: Subject): boolean {
  return hasWhatwgParser() && readings.some(({ reader, refusal }) => reader === "whatwg" && refusal !== undefined);
}
