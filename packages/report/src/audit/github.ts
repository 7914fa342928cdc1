/** Findings as workflow commands of GitHub. */
import type { Finding } from "@std66/audit";
import type { FindingPlace } from "./sarif.ts";

/** A line for each finding. */
export function githubAnnotations(found: readonly Finding[], { file, line }: FindingPlace): string[] {
  return found.map(({ code, severity, start, end, message, section }) => {
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
