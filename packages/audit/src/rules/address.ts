/** RFC 3986 §3.2.2, §7.4: hosts that are addresses. */
import type { ExecutableRule } from "./executable-rule.ts";
import { wholePart } from "../subject/find-in-part.ts";
import type { FoundPlace } from "../subject/finding.ts";
import { ipv6Of } from "../host/ipv6.ts";
import { quoteAt } from "../subject/quote.ts";
import { type Purpose, purposeOf } from "../host/special-addresses.ts";
import { type NamePurpose, specialNameOf } from "../host/special-names.ts";
import type { Subject } from "../subject/subject.ts";

export const addressRules: readonly ExecutableRule[] = [
  {
    code: "host-ipv4-rare",
    severity: "warning",
    component: "host",
    summary: "the host is a number that programs read as an IPv4 address",
    explanation:
      "To the grammar it is a name, but `inet_aton` and browsers read one to four decimal, octal or hexadecimal numbers as an address. A filter that compares text misses it.",
    help: "compare addresses as numbers, after parsing, and refuse this form",
    section: "RFC 3986 §7.4",
    sources: ["URL Standard §3.5", "CWE-918", "CVE-2021-28918", "CVE-2021-29418"],
    example: "http://0x7f.1/",
    counterexample: "http://192.0.2.1/",
    needs: "host",
    *find(subject) {
      const { host } = subject;
      if (host === undefined || host.isLiteral) return;
      const { address, isPlain, isOverflowing, text } = host;
      if (isOverflowing) {
        yield* wholePart(
          subject,
          subject.parts.host,
          (quote) => `${quote(text)} looks like an IPv4 address, but has a number that is too large or not octal`,
        );
      } else if (address !== undefined && !isPlain) {
        yield* wholePart(
          subject,
          subject.parts.host,
          (quote) => `many programs read ${quote(text)} as the address ${quote(address.join("."))}`,
        );
      }
    },
  },
  {
    code: "host-ipv6-embedded-ipv4",
    severity: "warning",
    component: "host",
    summary: "the host is an IPv6 address that contains an IPv4 address",
    explanation:
      "The system connects to the IPv4 address inside (mapped), or a gateway does (NAT64, 6to4, Teredo, ISATAP). A filter for IPv4 addresses misses it.",
    help: "check the IPv4 addresses inside",
    section: "RFC 3986 §7.4",
    sources: ["RFC 4291", "RFC 6052", "RFC 8215", "RFC 3056", "RFC 4380", "RFC 5214 §6.1", "CWE-918"],
    example: "http://[::ffff:127.0.0.1]/",
    counterexample: "http://[2001:db8::1]/",
    needs: "literal",
    find(subject) {
      const embedded = (subject.host?.embedded ?? []).map((octets) => octets.join("."));
      if (embedded.length === 0) return [];
      return wholePart(subject, subject.parts.host, (quote) => {
        const addresses = embedded.length > 1 ? "addresses" : "address";
        return `the IPv6 address contains the IPv4 ${addresses} ${embedded.map(quote).join(" and ")}`;
      });
    },
  },
  {
    code: "host-metadata",
    severity: "warning",
    component: "host",
    summary: "the host is a cloud's metadata service",
    explanation: "It gives credentials to any program on the machine. A URI from outside never needs to name it.",
    help: "refuse it; require the version of the service that demands a header",
    section: "RFC 3986 §7.4",
    sources: ["RFC 3927", "CWE-918"],
    example: "http://169.254.169.254/latest/meta-data/",
    counterexample: "http://192.0.2.1/latest/meta-data/",
    needs: "host",
    *find(subject) {
      yield* withPurpose(subject, "metadata", "a cloud's metadata service");
      if (purposeOfName(subject) === "metadata") {
        yield* wholePart(subject, subject.parts.host, "the host is a cloud's metadata service");
      }
    },
  },
  {
    code: "host-loopback",
    severity: "info",
    component: "host",
    summary: "the host is the machine itself",
    explanation: "On a server, it reaches services that trust the machine and that no one outside can reach.",
    help: "refuse it if the URI comes from outside",
    section: "RFC 3986 §7.4",
    sources: ["RFC 6890", "RFC 6761", "CWE-918"],
    example: "http://127.0.0.1/",
    counterexample: "http://example.com/",
    needs: "host",
    *find(subject) {
      yield* withPurpose(subject, "loopback", "a loopback address");
      // In a file URI, it means that the file is not on another machine (RFC 8089 §2).
      if (subject.scheme === "file" && /^localhost$/i.test(subject.parts.host?.text ?? "")) return;
      if (purposeOfName(subject) === "loopback") {
        yield* wholePart(subject, subject.parts.host, "the host is a name of the machine itself");
      }
    },
  },
  {
    code: "host-unspecified",
    severity: "info",
    component: "host",
    summary: "the host is the unspecified address",
    explanation: "Many systems connect to the machine itself, although a filter for loopback addresses lets it pass.",
    help: "refuse it if the URI comes from outside",
    section: "RFC 3986 §7.4",
    sources: ["RFC 6890", "CWE-918"],
    example: "http://0.0.0.0/",
    counterexample: "http://192.0.2.1/",
    needs: "host",
    find: (subject) => withPurpose(subject, "unspecified", "the unspecified address, often the machine itself"),
  },
  {
    code: "host-private",
    severity: "info",
    component: "host",
    summary: "the host is on a private network",
    explanation: "It means a different machine on each network. On a server, it reaches services that are not public.",
    help: "refuse it if the URI comes from outside",
    section: "RFC 3986 §7.4",
    sources: ["RFC 1918", "RFC 4193", "RFC 6598", "RFC 6762", "CWE-918"],
    example: "http://10.0.0.1/",
    counterexample: "http://192.0.2.1/",
    needs: "host",
    *find(subject) {
      yield* withPurpose(subject, "private", "a private network address");
      // A name without a dot is one of the network's own, whatever it is.
      if (purposeOfName(subject) === "private" && nameOfHost(subject).includes(".")) {
        yield* wholePart(subject, subject.parts.host, "the host is a private network name");
      }
    },
  },
  {
    code: "host-link-local",
    severity: "info",
    component: "host",
    summary: "the host is a link-local address",
    explanation: "It means a different machine on each link. Cloud providers run services there.",
    help: "refuse it if the URI comes from outside",
    section: "RFC 3986 §7.4",
    sources: ["RFC 3927", "RFC 4291", "CWE-918"],
    example: "http://[fe80::1]/",
    counterexample: "http://[2001:4860:4860::8888]/",
    needs: "host",
    find: (subject) => withPurpose(subject, "link-local", "a link-local address"),
  },
  {
    code: "host-special-address",
    severity: "info",
    component: "host",
    summary: "the host is a special-purpose address",
    explanation:
      "IANA reserves it for multicast, documentation, benchmarks, a protocol, the local network or future use. Public servers do not have such addresses.",
    help: "refuse it if the URI comes from outside",
    section: "RFC 3986 §7.4",
    sources: ["RFC 6890", "RFC 8190", "CWE-918"],
    example: "http://224.0.0.1/",
    counterexample: "http://8.8.8.8/",
    needs: "host",
    find: (subject) => withPurpose(subject, "special", "a special-purpose address"),
  },
  {
    code: "host-ip-in-name",
    severity: "info",
    component: "host",
    summary: "the name of the host contains an IPv4 address",
    explanation:
      "Public services resolve such names to the address in them, so a name from outside can lead to a private address.",
    help: "check the address that the name resolves to",
    section: "RFC 3986 §7.4",
    sources: ["CWE-918"],
    example: "http://127.0.0.1.nip.example/",
    counterexample: "http://a127.example/",
    needs: "host",
    *find(subject) {
      const { host } = subject;
      if (host === undefined || host.address !== undefined) return;
      const [, ...octets] =
        /(?:^|[.-])(\d{1,3})[.-](\d{1,3})[.-](\d{1,3})[.-](\d{1,3})(?=[.-])/.exec(host.name.slice(0, 255)) ?? [];
      if (octets.length !== 4 || octets.some((octet) => Number(octet) > 255)) return;
      yield* wholePart(
        subject,
        subject.parts.host,
        (quote) => `the name contains the address ${quote(octets.join("."))}, and may resolve to it`,
      );
    },
  },
  {
    code: "host-ipvfuture",
    severity: "warning",
    component: "host",
    summary: "the host is an address of an undefined version",
    explanation:
      "No version has been defined, so no program can connect to it. The form must not be used for IPv4 and IPv6 addresses.",
    help: "report that the address mechanism is not supported",
    section: "RFC 3986 §3.2.2",
    sources: ["RFC 3986 §7.4"],
    example: "http://[v4.127.0.0.1]/",
    counterexample: "http://[::1]/",
    needs: "literal",
    find(subject) {
      const isFuture = /^\[v/i.test(subject.host?.text ?? "");
      return isFuture
        ? wholePart(subject, subject.parts.host, "no version of this address mechanism is defined or supported")
        : [];
    },
  },
  {
    code: "host-brackets",
    severity: "warning",
    component: "authority",
    summary: "the host has brackets that are not around an IPv6 address alone",
    explanation:
      "Some parsers take what is between the brackets for the host, a name or an IPv4 address too, and ignore what is around them. Others refuse the text, or see another host.",
    help: "refuse it; only an IPv6 address is written in brackets",
    section: "RFC 3986 §3.2.2",
    sources: ["CVE-2025-47912", "CVE-2025-0938", "CWE-20", "CWE-918"],
    example: "http://[169.254.169.254]/",
    counterexample: "http://[2001:db8::1]:80/",
    needs: "error",
    *find(subject) {
      const { authority } = subject.parts;
      if (authority === undefined) return;
      const start = authority.text.lastIndexOf("@") + 1;
      const end = authority.text.length;
      const text = authority.text.slice(start);
      if (!/[[\]]/.test(text) || isLiteral(text)) return;
      const inside = /\[([^[\]]+)/.exec(text)?.[1];
      const quote = quoteAt(subject, authority, start, end);
      const taken = inside === undefined ? "" : `, and some programs take ${quote(inside)} for the host`;
      yield subject.at(authority, start, end, `the brackets are not around an IPv6 address alone${taken}`);
    },
  },
  {
    code: "host-zone",
    severity: "warning",
    component: "host",
    summary: "the host has a zone identifier",
    explanation:
      "It names an interface of one machine, and no URI has one since RFC 9844 made RFC 6874 obsolete. Some programs accept it, and with it text that a check of the address does not see.",
    help: "remove the zone identifier, which no URI has",
    section: "RFC 3986 §3.2.2",
    sources: ["RFC 9844 §3", "CWE-918"],
    example: "http://[fe80::1%25eth0]/",
    counterexample: "http://[fe80::1]/",
    needs: "literal",
    *find(subject) {
      const zone = /^\[[^\]%]*(%[^\]]*)/.exec(subject.host?.text ?? "")?.[1];
      const { host } = subject.parts;
      if (zone === undefined || host === undefined) return;
      const start = host.text.indexOf("%");
      yield subject.at(host, start, start + zone.length, "the address has a zone identifier");
    },
  },
];

/**
 * The name without the dot of the root. Matching is by its end, which is lost for names that are longer than those of
 * DNS.
 */
function nameOfHost({ host }: Subject): string {
  const name = host === undefined || host.isLiteral || host.name.length > 255 ? "" : host.name;
  return name.endsWith(".") ? name.slice(0, -1) : name;
}

function purposeOfName(subject: Subject): NamePurpose | undefined {
  return specialNameOf(nameOfHost(subject))?.purpose;
}

/** Whether a host and a port are an IP literal (RFC 3986 §3.2.2), which may have a zone, and perhaps a port. */
function isLiteral(text: string): boolean {
  const [, address = ""] = /^\[([^[\]]*)\](?::[^[\]]*)?$/.exec(text) ?? [];
  return /^v[\da-f]+\../i.test(address) || ipv6Of(address.replace(/%[^]*/, "")) !== undefined;
}

function withPurpose(subject: Subject, purpose: Purpose, description: string): FoundPlace[] {
  if (subject.host === undefined) return [];
  const { embedded } = subject.host;
  // Of an address that leads to another one, that one says more.
  const isSpecialAlone = purpose !== "special" || embedded.every((octets) => purposeOf(octets) === undefined);
  if (subject.host.purpose === purpose && isSpecialAlone) {
    return wholePart(subject, subject.parts.host, `the host is ${description}`);
  }
  if (embedded.some((octets) => purposeOf(octets) === purpose)) {
    return wholePart(subject, subject.parts.host, `the IPv4 address in the host is ${description}`);
  }
  return [];
}
