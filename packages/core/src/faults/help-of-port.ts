/** RFC 3986 §3.2.3, repairs: what people write after the ":" of a host, where the grammar has digits alone. */
import { repairOfBareAddress } from "./help-of-literal.ts";
import type { UriSyntaxError } from "./uri-syntax-error.ts";

/** What is said of several hosts (RFC 3986 §3.2). */
export const ONE_HOST = "split a list of hosts first: an authority has one host and one port (RFC 3986, section 3.2)";

/** Schemes whose users know the `user@host:path` of `scp` and `git`. */
const SHELLS = /^(?:ssh|(?:git|svn)\+ssh|ssh\+git|git|sftp|scp|rsync):/i;

/** Schemes in which a browser takes a backslash for a slash, and texts that get one of them from their base. */
const WEB = /^(?:(?:https?|wss?|ftp|file):|\/\/)/i;

/** `{port}`, `${PORT}`, `$(PORT)`, `$PORT`, `<port>`, `%PORT%`, `:port`, `PORT`, and more braces. */
const PLACEHOLDER =
  /^(?:\{\{?[^{}]*\}?\}|\$[A-Za-z_]\w*|\$\{[^{}]*\}|\$\([^()]*\)|<[^<>]*>|%[A-Za-z_]\w*%|\[[A-Za-z_]\w*\]|:?port)$/i;

/** Returns the repair of a port, or of what was meant as something else. */
export function repairOfPort({ input, offset }: UriSyntaxError): string | undefined {
  const end = offset + input.slice(offset).search(/[/?#]|$/);
  const address = repairOfBareAddress(input.slice(input.lastIndexOf("/", offset) + 1, end));
  if (address !== undefined) return address;
  const colon = input.lastIndexOf(":", offset - 1);
  const written = input.slice(colon + 1, end);
  if (/^[\d\s]*$/.test(written)) return "remove the whitespace";
  if (/^\p{Nd}*$/u.test(written)) return "write a port in the digits `0` to `9`";
  if (PLACEHOLDER.test(written)) return "write a number for the placeholder first: a port has digits alone";
  if (hasSeveralHosts(input, offset)) return ONE_HOST;
  if (input.charAt(offset) === "\\" && offset > colon + 1 && WEB.test(input)) return beforePath(input);
  if (offset > colon + 1) return undefined;
  if (/^at:\/\/did:$/i.test(input.slice(0, offset))) {
    return "treat it as text: the `at` scheme allows a DID here, RFC 3986 only a host and a port";
  }
  if (/^pack:/i.test(input) && /^,+$/.test(written)) {
    return "treat it as text: only readers of the `pack` scheme allow commas here, RFC 3986 only digits";
  }
  return SHELLS.test(input) && /^[\p{L}~_.]/u.test(written) ? "write `/` for the `:` before a path" : undefined;
}

/** Whether the authority around an offset is a list of hosts, each with or without a port. */
export function hasSeveralHosts(input: string, offset: number): boolean {
  const from = input.lastIndexOf("/", offset) + 1;
  const end = offset + input.slice(offset).search(/[/?#]|$/);
  const hosts = input.slice(input.lastIndexOf("@", end - 1) < from ? from : input.lastIndexOf("@", end - 1) + 1, end);
  const all = hosts.split(",");
  return all.length > 1 && all.every((host) => /^(?:\[[^[\]]*\]|[^:[\]]+)(?::\d*)?$/.test(host));
}

/** Returns the repair of a backslash after a host, if the scheme is one of those. */
export function beforePath(input: string): string | undefined {
  return WEB.test(input) ? "write `/` before the path" : undefined;
}
