/** RFC 1738 (1994) alone: the dialect, and the types of what it accepts and returns. */
export { rfc1738 } from "./rfc1738/dialect.ts";
export type {
  Rfc1738Components,
  Rfc1738File,
  Rfc1738Ftp,
  Rfc1738Gopher,
  Rfc1738Http,
  Rfc1738Login,
  Rfc1738Mailto,
  Rfc1738News,
  Rfc1738Nntp,
  Rfc1738Other,
  Rfc1738OtherScheme,
  Rfc1738Prospero,
  Rfc1738Server,
  Rfc1738Telnet,
  Rfc1738Wais,
} from "./rfc1738/components.ts";
export type * from "./public-types.ts";
