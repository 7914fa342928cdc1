/** Workflow commands of GitHub, which show a message beside a line of a file. */
import type { Entry } from "./sarif.ts";

const LEVELS = { note: "notice", warning: "warning", error: "error" } as const;

/** A command, as one line without its end. Columns count from 1, and the last one is inside the place. */
export function annotation({
  code,
  level,
  message,
  file,
  region: { line, column, endColumn = column + 1 },
}: Entry): string {
  const columns = `line=${line},col=${column},endColumn=${Math.max(column, endColumn - 1)}`;
  const place = file === undefined ? "" : `file=${propertyText(file)},${columns},`;
  return `::${LEVELS[level]} ${place}title=${propertyText(code)}::${dataText(message)}`;
}

function dataText(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function propertyText(text: string): string {
  return dataText(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
