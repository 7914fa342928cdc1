/** Findings as workflow commands of GitHub. */
import type { Finding } from "@std66/audit";

/**
 * A line for each finding, which a workflow of GitHub shows at the line of the file.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-7 | RFC 3986 §7}
 */
export function githubAnnotations(findings: readonly Finding[], file: string | undefined, line: number): string[] {
  return findings.map(({ code, severity, start, end, message, section }) => {
    const level = { info: "notice", warning: "warning", danger: "error" }[severity];
    // Columns count from 1. The last one is inside the place.
    const columns = `line=${line},col=${start + 1},endColumn=${Math.max(start + 1, end)}`;
    const place = file === undefined ? "" : `file=${propertyText(file)},${columns},`;
    return `::${level} ${place}title=${propertyText(code)}::${dataText(`${message} (${section})`)}`;
  });
}

function dataText(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function propertyText(text: string): string {
  return dataText(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
