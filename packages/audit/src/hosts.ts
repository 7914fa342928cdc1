/** RFC 3986 §3.2.2: the allowed hosts of a file. */
import { argumentError } from "@std66/core/internal";
import { allowedHost } from "./rules/options.ts";

declare const TextDecoder: new (
  label: "utf-8",
  options: { readonly fatal: true },
) => { decode(octets: Uint8Array): string };

const LF = 0x0a;

/**
 * Returns the hosts in a file, for the option `allowedHosts` of `audit`: one host a line. Blanks around it do not
 * matter. Empty lines and those that begin with # are left out.
 *
 * @throws {RangeError} if a line is not a host for `allowedHosts`, or not UTF-8, and if there is no host
 * @throws {TypeError} if `octets` is not a `Uint8Array`
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3.2.2 | RFC 3986 §3.2.2}
 * @example
 * ```ts
 * import { audit } from "@std66/audit";
 * import { hostsIn } from "@std66/audit/hosts";
 * const allowedHosts = hostsIn(new TextEncoder().encode("# ours\na.example\n*.a.example\n"));
 * allowedHosts; // => ["a.example", "*.a.example"]
 * audit("http://b.a.example/", { allowedHosts }); // => []
 * ```
 */
export function hostsIn(octets: Uint8Array): string[] {
  if ({}.toString.call(octets) !== "[object Uint8Array]")
    throw argumentError("hostsIn: octets", "a Uint8Array", octets);
  const hosts: string[] = [];
  for (let start = 0, number = 1; start < octets.length; number++) {
    const found = octets.indexOf(LF, start);
    const end = found < 0 ? octets.length : found;
    const host = textOf(octets.subarray(start, end), number).trim();
    start = end + 1;
    if (host === "" || host.startsWith("#")) continue;
    allowedHost(`line ${number}`, host);
    hosts.push(host);
  }
  if (hosts.length === 0) throw new RangeError("the file has no host");
  return hosts;
}

/** Without a byte order mark, which the decoder removes. */
function textOf(octets: Uint8Array, number: number): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(octets);
  } catch {
    throw new RangeError(`line ${number} is not UTF-8`);
  }
}
