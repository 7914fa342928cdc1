/** The width for which output is laid out, on every terminal alike. */

/** In columns. */
export const WIDTH = 80;
