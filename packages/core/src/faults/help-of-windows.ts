/** RFC 3986 §3.3 and RFC 8089 Appendix E.2, repairs: paths as Windows writes them, and backslashes elsewhere. */
import type { UriSyntaxError } from "./uri-syntax-error.ts";

/** Schemes without a hierarchy of segments (RFC 8141, 6068, 3966, 2397, 5724, 5538, 2392, and `javascript`). */
const NO_SEGMENTS = /^(?:urn|mailto|tel|data|sms|news|mid|cid|javascript):/i;

/** Returns the repair of a backslash. Only a path has segments. */
export function backslash({ input, offset, component }: UriSyntaxError): string {
  const before = input.slice(0, offset);
  if (/^[a-z]:$/i.test(before)) {
    return `write \`file:///${before}/…\` for a Windows path, with \`/\` between its segments`;
  }
  // RFC 8089, appendix E.3.
  if (/^(?:file:)?$/i.test(before)) {
    const host = /^\\\\([-.\w]{1,255})\\/.exec(input.slice(offset, offset + 260))?.[1];
    if (host !== undefined) {
      return `write \`file://${host}/…\` for a Windows path, with \`/\` between its segments`;
    }
  }
  if (/^[a-z][-+.\da-z]*:$/i.test(before) && input.startsWith("\\\\", offset) && !NO_SEGMENTS.test(input)) {
    return "write `//` before a host, and `/` between segments";
  }
  return component === "path" && !NO_SEGMENTS.test(input)
    ? "write `/` between segments, or `%5C` for a literal backslash"
    : "write `%5C` for a literal backslash";
}

/** Returns the repair of a "|" after the drive letter of a `file` URI (RFC 8089, appendix E.2.2). */
export function driveLetter({ input, offset }: UriSyntaxError): string | undefined {
  if (!/^[|](?:[/?#]|$)/.test(input.slice(offset, offset + 2))) return undefined;
  const [, slashes, letter] = /^file:(\/{0,3})([a-z])$/i.exec(input.slice(0, offset)) ?? [];
  if (letter === undefined) return undefined;
  return slashes === "//"
    ? `write \`file:///${letter}:/…\`: a drive is part of the path, not a host`
    : "write `:` for the `|` after a drive letter (RFC 8089, appendix E.2.2)";
}
