/**
 * RFC 3986 in repairs: what to write instead, where that is surely right, or where the text shows what it was meant to be.
 */
import { argumentError } from "./argument-error.ts";
import { maskFault } from "./excerpt.ts";
import { ipv4AddressEnd } from "./ip-literal.ts";
import type { UriSyntaxError } from "./uri-syntax-error.ts";

const NO_DELIMITERS = "leave out the delimiters around the reference";

/**
 * Says how to repair the text, or returns `undefined` if no repair is surely right. A function rather than a property of the
 * error, so that programs which only parse do not carry these texts (RFC 3986 §2.1–3.5, §4.2).
 *
 * @throws {TypeError} when `error` is not a `UriSyntaxError`
 * @example
 * ```ts
 * import { diagnose } from "@std66/core";
 * import { help } from "@std66/core/help";
 * const error = diagnose("http://example.com/100%/done");
 * error && help(error); // => "write `%25` for a literal percent sign"
 * ```
 */
export function help(error: UriSyntaxError): string | undefined {
  // By its name: another copy of this package has a class of its own.
  if (!(error instanceof SyntaxError) || error.name !== "UriSyntaxError")
    throw argumentError("help: error", "a UriSyntaxError", error);
  return maskFault(error).place === "in password" && error.component !== undefined
    ? "percent-encode all but letters, digits and `-._~` in a password"
    : repair(error);
}

function repair(error: UriSyntaxError): string | undefined {
  const { input, offset } = error;
  const found = input.slice(offset, offset + error.length);
  switch (error.code) {
    case "pct-encoded":
      return "write `%25` for a literal percent sign";
    case "path-noscheme":
      return repairBeforeColon(input, offset);
    case "authority":
      return "write `%40` for an `@` in the userinfo";
    case "ipv6-address":
    case "ipv4-address":
      return repairOfAddress(error);
    case "ip-literal-end":
    case "port":
      return /^(?=.*::|(?:[^:]*:){7})[\da-f:.]*$/i.test(authorityAround(input, offset))
        ? "write an IPv6 address in brackets, as in `http://[::1]/`"
        : repairOfBlank(found, error);
    case "fragment":
      if (found === "#" && input.charAt(offset - 1) === "&") {
        return "decode the HTML first: `&#` begins a character reference";
      }
      return repairOf(found, error);
    case "pchar":
    case "query":
    case "userinfo":
      return repairOf(found, error);
    case "reg-name":
      // Those of ASCII are allowed.
      return /[\p{L}\p{M}\p{N}]/u.test(found)
        ? "write an internationalized domain name in its ASCII form (`xn--…`)"
        : repairOfBlank(found, error);
    default:
      return undefined;
  }
}

/** A ":" in the first segment of what has no scheme. */
function repairBeforeColon(input: string, colon: number): string {
  const before = input.slice(0, colon);
  if (/^(?:\d+\.){3}\d+:\d/.test(input)) {
    return "write `http://` in front of a host and a port, or the scheme that is meant";
  }
  if (/^[-.\w]+@[-.\w]+$/.test(before)) return `write \`ssh://${before}/…\` for a path on another machine`;
  if (/^[^\dA-Za-z][A-Za-z]+:\/\//.test(input)) {
    const first = input.charAt(0);
    return input.endsWith(first === "(" ? ")" : first) ? NO_DELIMITERS : `leave out the \`${first}\` in front`;
  }
  return "write `./` in front where a relative path is meant (RFC 3986, section 4.2)";
}

/** What stands in brackets and is no IP literal: an address with a zone, or an IPv4 address. */
function repairOfAddress({ input, offset }: UriSyntaxError): string | undefined {
  const start = input.lastIndexOf("[", offset);
  if (input.charAt(offset) === "%" && input.slice(start, offset).includes(":")) {
    return "leave the zone identifier out: it means something on one machine only";
  }
  return input.charAt(ipv4AddressEnd(input, start + 1)) === "]" ? "write an IPv4 address without brackets" : undefined;
}

/** A character that its component does not allow. */
function repairOf(found: string, error: UriSyntaxError): string | undefined {
  const blank = repairOfBlank(found, error);
  if (blank !== undefined) return blank;
  // A lone surrogate has no octets, and U+FFFD stands for octets that were lost before.
  if (/[\p{Cs}\uFFFD]/u.test(found)) return undefined;
  if (error.offset === 0 && /["<]/.test(found)) return NO_DELIMITERS;
  const encoded = encodeURIComponent(found);
  if (found === "\\") {
    const before = error.input.slice(0, error.offset);
    return /^[a-z]:$/i.test(before)
      ? `write \`file:///${before}/…\` for a path of Windows, with \`/\` between its segments`
      : `write \`/\` between segments, or \`${encoded}\` for a literal backslash`;
  }
  return /[{}]/.test(found)
    ? `write \`${encoded}\` for a literal brace; a URI Template is expanded before it is a URI`
    : `write \`${encoded}\``;
}

function repairOfBlank(found: string, { input, offset }: UriSyntaxError): string | undefined {
  if (found.trim() !== "") return undefined;
  if (input.slice(offset).trim() === "") return "leave out what is blank at the end";
  return offset === 0 ? "leave out what is blank in front" : undefined;
}

/** What stands between the last "/" before an offset and the next delimiter after it. */
function authorityAround(input: string, offset: number): string {
  const [rest] = /^[^/?#]*/.exec(input.slice(offset)) as RegExpExecArray;
  return input.slice(input.lastIndexOf("/", offset) + 1, offset) + rest;
}
