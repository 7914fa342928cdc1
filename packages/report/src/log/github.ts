/** Workflow commands of GitHub, which show a message beside a line of a file. */
import type { Region } from "./sarif.ts";

/** What a command shows. Without a file, it has no place. */
interface Annotation extends Region {
  readonly file: string | undefined;
  readonly title: string;
  readonly message: string;
}

/** A command, as one line without its end. Columns count from 1, and the last one is inside the place. */
export function annotation(
  level: "notice" | "warning" | "error",
  { file, line, column, endColumn = column + 1, title, message }: Annotation,
): string {
  const columns = `line=${line},col=${column},endColumn=${Math.max(column, endColumn - 1)}`;
  const place = file === undefined ? "" : `file=${propertyText(file)},${columns},`;
  return `::${level} ${place}title=${propertyText(title)}::${dataText(message)}`;
}

function dataText(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function propertyText(text: string): string {
  return dataText(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
