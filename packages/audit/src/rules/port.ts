/** RFC 3986 §3.2.3, §7.2: ports. */
import { MASK } from "@std66/core/diagnostics";
import { BUILT_IN } from "@std66/normalize/internal";
import type { ExecutableRule } from "./executable-rule.ts";
import { wholePart } from "../subject/find-in-part.ts";
import type { Settings } from "./options.ts";
import { type Subject, isWeb } from "../subject/subject.ts";

/** Ports on which servers answer in HTTP, whatever the scheme. */
const HTTP_PORTS: readonly number[] = [80, 443, 631];

/**
 * Ports of services that take commands line by line, or that browsers protect for other reasons (Fetch Standard, port
 * blocking).
 */
const BLOCKED: ReadonlySet<number> = /* @__PURE__ */ new Set([
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
  6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
]);

export const portRules: readonly ExecutableRule[] = [
  {
    code: "port-out-of-range",
    severity: "warning",
    component: "port",
    summary: "the port is greater than 65535",
    explanation:
      "The grammar allows any number of digits. Some programs drop the high bits, and connect to another port.",
    help: "refuse it",
    section: "RFC 3986 §3.2.3",
    sources: ["RFC 9293", "CWE-190"],
    example: "http://good.example:65616/",
    counterexample: "http://good.example:65535/",
    needs: "port",
    *find(subject) {
      const { port } = subject.parts;
      if (port === undefined || !/^\d+$/.test(port.text) || numberOf(port.text) <= 65_535) return;
      yield* wholePart(subject, port, "the port is greater than 65535");
    },
  },
  {
    code: "port-leading-zeros",
    severity: "info",
    component: "port",
    summary: "the port has leading zeros",
    explanation: "Programs read it as decimal, as octal, or not at all.",
    help: "write the port without them",
    section: "RFC 3986 §3.2.3",
    sources: ["RFC 3986 §6.2.3"],
    example: "http://good.example:0080/",
    counterexample: "http://good.example:80/",
    needs: "port",
    *find(subject) {
      const { port } = subject.parts;
      const zeros = /^0+(?=\d)/.exec(port?.text ?? "")?.[0];
      if (zeros !== undefined) yield subject.at(port, 0, zeros.length, "the port has leading zeros");
    },
  },
  {
    code: "port-blocked",
    severity: "warning",
    component: "port",
    summary: "the port belongs to another service, and browsers do not connect to it",
    explanation:
      "The server there expects another protocol and may take parts of a request for commands: mail has been sent through port 25 this way.",
    help: "refuse it, unless the server there is known to expect this scheme",
    section: "RFC 3986 §7.2",
    sources: ["Fetch Standard, port blocking", "RFC 6335", "CWE-918"],
    example: "http://good.example:25/",
    counterexample: "http://good.example:8080/",
    needs: "port",
    *find(subject, settings) {
      const number = unexpectedPort(subject, settings);
      if (!BLOCKED.has(number)) return;
      yield* wholePart(
        subject,
        subject.parts.port,
        `${namedPort(subject, number)} belongs to a service that does not speak HTTP`,
      );
    },
  },
  {
    code: "port-well-known",
    severity: "info",
    component: "port",
    summary: "the port is a well-known port, but not that of the scheme",
    explanation: "Ports up to 1023 are assigned to services. The server there may expect another protocol.",
    help: "check that the server there expects this scheme",
    section: "RFC 3986 §7.2",
    sources: ["RFC 6335", "CWE-918"],
    example: "http://good.example:81/",
    counterexample: "http://good.example:8081/",
    needs: "port",
    *find(subject, settings) {
      const number = unexpectedPort(subject, settings);
      if (number > 1023 || BLOCKED.has(number) || HTTP_PORTS.includes(number)) return;
      yield* wholePart(
        subject,
        subject.parts.port,
        `${namedPort(subject, number)} is a well-known port, but not that of \`${subject.scheme}\``,
      );
    },
  },
  {
    code: "port-other-scheme",
    severity: "info",
    component: "port",
    summary: "the port is the default of another scheme",
    explanation: "The scheme or the port may be a mistake, such as https with the port of http.",
    help: "check the scheme and the port",
    section: "RFC 3986 §7.2",
    sources: ["RFC 3986 §3.2.3"],
    example: "https://good.example:80/",
    counterexample: "https://good.example:443/",
    needs: "port",
    *find(subject, settings) {
      const number = unexpectedPort(subject, settings);
      if (number <= 1023 && !HTTP_PORTS.includes(number)) return;
      const others = [...BUILT_IN].filter(([, { port }]) => port === String(number)).map(([scheme]) => scheme);
      if (others.length === 0) return;
      const list = others.map((scheme) => `\`${scheme}\``).join(", ");
      yield* wholePart(
        subject,
        subject.parts.port,
        `${namedPort(subject, number)} is the default of ${list}, not of \`${subject.scheme}\``,
      );
    },
  },
];

/**
 * The port of a URI of the web, unless it is that of the scheme, or one that the caller expects: then it is infinite,
 * as no port of any rule is. Of other schemes, too little is known.
 */
function unexpectedPort({ scheme, parts }: Subject, { expectedPorts }: Settings): number {
  const text = parts.port?.text ?? "";
  if (!isWeb(scheme) || scheme === undefined || !/^\d+$/.test(text)) return Infinity;
  const number = numberOf(text);
  return expectedPorts.includes(number) || BUILT_IN.get(scheme)?.port === String(number) ? Infinity : number;
}

/** What looks like a port may be the beginning of a password (RFC 3986 §7.5). */
function namedPort(subject: Subject, number: number): string {
  const { port } = subject.parts;
  const { start, end } = subject.at(port, 0, port?.text.length ?? 0, "");
  return `port ${subject.hasSecret(start, end) ? MASK : number}`;
}

/** A number of many digits is as good as infinite. */
function numberOf(digits: string): number {
  const short = digits.replace(/^0+/, "");
  return short.length > 6 ? Infinity : Number(short);
}
