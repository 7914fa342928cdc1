/** RFC 3986 §3.2.3: a port that the caller accepts, to every program. What cannot be decided is refused. */
import { BUILT_IN } from "@std66/normalize/internal";
import type { ExecutableRule } from "../rules/executable-rule.ts";
import type { FoundPlace } from "../subject/finding.ts";
import type { Subject } from "../subject/subject.ts";
import { goesNowhere } from "./allowed-host.ts";
import { type Destination, destinationOf } from "./destination.ts";

export const allowedPortRules: readonly ExecutableRule[] = [
  {
    code: "port-not-allowed",
    severity: "danger",
    component: "port",
    summary: "the port is not one of those allowed, or cannot be decided",
    explanation:
      "Applies only if allowed ports are given. Without a port, the default of the scheme counts. A port cannot be decided if programs read the text differently, or if the scheme or its default is not known.",
    help: "refuse the URI",
    section: "RFC 3986 §3.2.3",
    sources: ["RFC 3986 §7.2", "CWE-918"],
    example: "https://good.example:8443/",
    counterexample: "https://good.example/",
    *find(subject, { allowedPorts, schemes }) {
      if (allowedPorts === undefined || goesNowhere(subject, schemes)) return;
      const destination = destinationOf(subject.given);
      if (destination.kind === "here") return;
      const number = decidedPort(subject, destination);
      if (number === undefined) yield portOrAuthority(subject, "the port cannot be decided");
      else if (!allowedPorts.includes(number)) yield portOrAuthority(subject, `port ${number} is not an allowed port`);
    },
  },
  {
    code: "port-not-default",
    severity: "warning",
    component: "port",
    summary: "the port is not the default of the scheme",
    explanation:
      "Applies only if allowed hosts are given, but no allowed ports. Another server may answer on another port of an allowed host.",
    help: "allow the port if it is expected",
    section: "RFC 3986 §3.2.3",
    sources: ["RFC 3986 §7.2", "CWE-918"],
    example: "https://good.example:8443/",
    counterexample: "https://good.example:443/",
    *find(subject, { allowedHosts, allowedPorts }) {
      if (allowedHosts === undefined || allowedPorts !== undefined) return;
      const destination = destinationOf(subject.given);
      // What cannot be decided is another host.
      if (destination.kind !== "elsewhere" || destination.port === undefined) return;
      const { scheme } = destination;
      const number = decidedPort(subject, destination);
      if (number !== undefined && number === defaultPort(scheme)) return;
      const message =
        scheme === undefined ? "a port is given, but no scheme" : `the port is not the default of \`${scheme}\``;
      yield portOrAuthority(subject, message);
    },
  },
];

/** The port that every reader sees; `undefined` if they may differ. Leading zeros are octal to some programs. */
function decidedPort({ readings }: Subject, destination: Destination): number | undefined {
  if (destination.kind !== "elsewhere") return undefined;
  const { scheme, port } = destination;
  // `URL` leaves out the default, and others have an empty port.
  if (readings.some((reading) => reading.port !== undefined && reading.port !== "" && reading.port !== port))
    return undefined;
  if (port === undefined) return defaultPort(scheme);
  return /^(?:0|[1-9]\d*)$/.test(port) ? Number(port) : undefined;
}

function defaultPort(scheme: string | undefined): number | undefined {
  const port = scheme === undefined ? undefined : BUILT_IN.get(scheme)?.port;
  return port === undefined ? undefined : Number(port);
}

/** The port; without one, the authority; without that, the whole text. */
function portOrAuthority(subject: Subject, message: string): FoundPlace {
  const { parts, text } = subject;
  const part = [parts.port, parts.authority].find((candidate) => candidate?.text);
  return subject.at(part, 0, part?.text.length ?? text.length, message);
}
