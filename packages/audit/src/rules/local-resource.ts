/** RFC 3986 §7.2: texts that name a socket or a file of the machine itself, in other ways than `file`. */
import type { ExecutableRule } from "./executable-rule.ts";
import { wholePart } from "../subject/find-in-part.ts";
import { quoted } from "../subject/quote.ts";
import { isWeb } from "../subject/subject.ts";

/** Schemes of sockets and named pipes, alone or with a protocol, as in `http+unix`. */
const SOCKET = /^(?:unix|unix-abstract|npipe|vsock|unix\+.+|.+\+unix)$/;

export const localResourceRules: readonly ExecutableRule[] = [
  {
    code: "local-resource",
    severity: "warning",
    component: undefined,
    summary: "the text names a socket or a file of the machine itself",
    explanation:
      "Through the socket of a service such as Docker, a client controls the machine. Some HTTP clients take the host `unix` for a socket whose path follows, and Java reads a file for `netdoc:`.",
    help: "refuse it if the text comes from outside",
    section: "RFC 3986 §7.2",
    sources: ["CVE-2022-33987", "CWE-918", "CWE-611"],
    example: "http://unix:/var/run/docker.sock:/info",
    counterexample: "http://unix.good.example/var/run/docker.sock:/info",
    *find(subject) {
      const { scheme, parts } = subject;
      if (scheme === "netdoc") yield* wholePart(subject, parts.scheme, "Java reads a file for `netdoc:`");
      else if (scheme !== undefined && !isWeb(scheme) && SOCKET.test(scheme))
        yield* wholePart(subject, parts.scheme, `${quoted(`${scheme}:`)} names a socket of the machine itself`);
      else if (subject.unusual.host && (scheme === undefined || isWeb(scheme)) && subject.host?.name === "unix") {
        const { path, query } = parts;
        if (!path.text.includes(":") && query?.text.includes(":") !== true) return;
        yield* wholePart(
          subject,
          parts.host,
          "some HTTP clients take the host `unix` for a socket of the machine itself",
        );
      }
    },
  },
];
