/** How text for people is laid out, on a terminal, on a page or in a file. */

const COLORS = ["bold", "dim", "underline", "red", "yellow", "blue", "cyan"] as const;

/** Functions that color a text, or leave it unchanged. */
export type Colors = Readonly<Record<(typeof COLORS)[number], (text: string) => string>>;

/** Width and colors. No color has a meaning of its own. */
export interface Style {
  /** In columns, at least 40. Prose is wrapped to it; texts of URIs are shown as long as they are, or are cut. */
  readonly width: number;
  readonly colors: Colors;
}

const unchanged = (text: string): string => text;

/**
 * 80 columns without colors.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-2.1 | RFC 3986 §2.1}
 */
export const plainStyle: Style = {
  width: 80,
  colors: /* @__PURE__ */ Object.fromEntries(COLORS.map((name) => [name, unchanged])) as Colors,
};
