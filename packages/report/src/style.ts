/** How text for people is laid out, on a terminal, on a page or in a file. */

/** Functions that color a text, or leave it unchanged. */
export interface Colors {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly underline: (text: string) => string;
  readonly red: (text: string) => string;
  readonly yellow: (text: string) => string;
  readonly blue: (text: string) => string;
  readonly cyan: (text: string) => string;
}

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
  colors: {
    bold: unchanged,
    dim: unchanged,
    underline: unchanged,
    red: unchanged,
    yellow: unchanged,
    blue: unchanged,
    cyan: unchanged,
  },
};
