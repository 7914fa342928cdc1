/**
 * RFC 3986, repairs: how to correct a text, if one repair is certainly right or the text shows the intention.
 */
import { argumentError } from "../argument/argument-error.ts";
import { describeCharacter } from "../display/describe-character.ts";
import { ONE_HOST, beforePath, hasSeveralHosts, repairOfPort } from "./help-of-port.ts";
import { backslash, driveLetter } from "./help-of-windows.ts";
import { repairOfBareAddress, repairOfLiteral } from "./help-of-literal.ts";
import { maskFault } from "../display/mask-password.ts";
import { isIpv4Address } from "../scan/host.ts";
import { UriSyntaxError } from "./uri-syntax-error.ts";

const NO_DELIMITERS = "remove the delimiters around the reference";

/**
 * Returns advice on how to repair the text, or `undefined` if no repair is certainly right (RFC 3986 §2.1–3.5, §4.2). A
 * function rather than a property of the error, so that programs that only parse do not carry these texts.
 *
 * @throws {TypeError} if `error` is not a `UriSyntaxError`
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-2.1 | RFC 3986 §2.1}
 * @example
 * ```ts
 * import { diagnose } from "@std66/core";
 * import { help } from "@std66/core/diagnostics";
 * const error = diagnose("http://example.com/100%/done");
 * error && help(error); // => "write `%25` for a literal percent sign"
 * ```
 */
export function help(error: UriSyntaxError): string | undefined {
  if (!(error instanceof UriSyntaxError)) throw argumentError("help: error", "a UriSyntaxError", error);
  return maskFault(error).place === "in password" && error.component !== undefined
    ? "percent-encode all but letters, digits and `-._~` in a password"
    : repair(error);
}

function repair(error: UriSyntaxError): string | undefined {
  const { input, offset } = error;
  const found = input.slice(offset, offset + error.length);
  switch (error.code) {
    case "pct-encoded":
      return (
        (/[/?#]/.test(input.slice(0, offset)) ? undefined : repairOfBareAddress(input)) ??
        "write `%25` for a literal percent sign"
      );
    case "path-noscheme":
      return repairBeforeColon(input, offset);
    case "uri":
    case "absolute-uri":
    case "iri":
    case "absolute-iri":
      return error.component === "scheme" ? "resolve a relative reference first" : undefined;
    case "http-uri":
      // Another scheme may be meant.
      return error.component === "scheme" && error.length === 0
        ? "resolve a relative reference first, and write `http://` or `https://` before a host"
        : undefined;
    case "authority":
      return "write `%40` for an `@` in the userinfo";
    case "ipv6-address":
    case "ipv4-address":
      return repairOfAddress(error);
    case "ip-literal-unclosed":
      return "write `]` after the address";
    case "ip-literal-end":
      return (
        repairOfBlank(found, error) ??
        (found === "," && hasSeveralHosts(input, offset) ? ONE_HOST : undefined) ??
        (/^\d+(?:[/?#]|$)/.test(input.slice(offset))
          ? "write `:` before the port"
          : "only `:` and a port may follow `]`")
      );
    case "port":
      return repairOfBlank(found, error) ?? repairOfPort(error);
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
      if (found === "|" || found === "\\") return found === "|" ? driveLetter(error) : beforePath(input);
      // ASCII letters and digits are allowed.
      return /[\p{L}\p{M}\p{N}]/u.test(found)
        ? "write an internationalized domain name in its ASCII form (`xn--…`)"
        : repairOfBlank(found, error);
    default:
      return undefined;
  }
}

const SCHEME = "a scheme has only letters, digits, `+`, `-` and `.`, and begins with a letter (RFC 3986, section 3.1)";

/** Repairs a ":" in the first segment of a reference without a scheme. */
function repairBeforeColon(input: string, colon: number): string {
  const before = input.slice(0, colon);
  const address = repairOfBareAddress(input);
  if (address !== undefined) return address;
  if (/^(?:\d+\.){3}\d+:\d/.test(input)) {
    return hasSeveralHosts(input, colon) ? ONE_HOST : "write `http://`, or the intended scheme, before a host and port";
  }
  if (/^[-.\w]+@[-.\w]+$/.test(before)) return `write \`ssh://${before}/…\` for a path on another machine`;
  const after = input.slice(colon);
  if (/^[^\dA-Za-z][A-Za-z]+$/.test(before) && after.startsWith("://")) {
    const first = input.charAt(0);
    return input.endsWith(first === "(" ? ")" : first)
      ? NO_DELIMITERS
      : `remove the leading ${describeCharacter(input, 0)}`;
  }
  if (after.startsWith("://")) return before === "" ? "write a scheme before `://`" : SCHEME;
  // RFC 8252 §7.1 has private schemes with one slash.
  if (after.startsWith(":/") && /^[-+.\w]*[A-Za-z][-+.\w]*$/.test(before)) return SCHEME;
  return "begin a relative path with `./` (RFC 3986, section 4.2)";
}

/** Repairs brackets around an address with a zone identifier, or around an IPv4 address. */
function repairOfAddress({ input, offset }: UriSyntaxError): string | undefined {
  const start = input.lastIndexOf("[", offset);
  if (input.charAt(offset) === "%" && input.slice(start, offset).includes(":")) {
    return "remove the zone identifier: it has meaning only on one machine";
  }
  const [, inside = ""] = /^\[([^\]]*)\]/.exec(input.slice(start)) ?? [];
  return isIpv4Address(inside) ? "write an IPv4 address without brackets" : undefined;
}

/** Repairs a character that its component does not allow. */
function repairOf(found: string, error: UriSyntaxError): string | undefined {
  const blank = repairOfBlank(found, error);
  if (blank !== undefined) return blank;
  // A lone surrogate has no octets, and U+FFFD replaces octets that are already lost.
  if (/[\p{Cs}\uFFFD]/u.test(found)) return undefined;
  if (error.offset === 0 && /["<]/.test(found)) return NO_DELIMITERS;
  const encoded = encodeURIComponent(found);
  if (found === "\\") return backslash(error);
  if (found === "|") return driveLetter(error) ?? `write \`${encoded}\``;
  const literal = found === "[" && error.component === "path" ? repairOfLiteral(error.input, error.offset) : undefined;
  if (literal !== undefined) return literal;
  if (isBeforeColon(error)) return /[{}]/.test(found) ? "expand a URI Template first" : undefined;
  return /[{}]/.test(found)
    ? `write \`${encoded}\` for a literal brace; expand a URI Template first`
    : `write \`${encoded}\``;
}

/**
 * Whether the fault is in what ends with the first ":": a triplet there makes neither a scheme nor a first segment
 * (§4.2).
 */
function isBeforeColon({ component, input, offset }: UriSyntaxError): boolean {
  return component === "path" && !/[:/?#]/.test(input.slice(0, offset)) && /^[^/?#]*?:/.test(input.slice(offset));
}

function repairOfBlank(found: string, { input, offset }: UriSyntaxError): string | undefined {
  if (found.trim() !== "") return undefined;
  if (input.slice(offset).trim() === "") return "remove the trailing whitespace";
  return offset === 0 ? "remove the leading whitespace" : undefined;
}
