/** A table in Markdown, padded as the formatter does. Columns of figures are right-aligned. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const columns = head.map((title, column) => {
    const cells = rows.map((row) => row[column] ?? "");
    return { width: Math.max(3, title.length, ...cells.map(({ length }) => length)), isText: !cells.every(isFigure) };
  });
  const line = (row: readonly string[]): string => {
    const cells = columns.map(({ width, isText }, i) => (isText ? row[i]?.padEnd(width) : row[i]?.padStart(width)));
    return `| ${cells.join(" | ")} |`;
  };
  const rule = columns.map(({ width, isText }) => (isText ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
  return [line(head), line(rule), ...rows.map(line)].join("\n");
}

function isFigure(cell: string): boolean {
  return cell === "" || /^\**\d/u.test(cell);
}
