/** All dialects by their names. */
import type { Dialect } from "./dialect.ts";
import type { Rfc3986Components } from "./generic-syntax.ts";
import { type Rfc1738Components, rfc1738 } from "./rfc1738.ts";
import { type Rfc1808Components, rfc1808 } from "./rfc1808.ts";
import { type Rfc2396Components, rfc2396 } from "./rfc2396.ts";
import { rfc2396bis07 } from "./rfc2396bis07.ts";
import { rfc3986 } from "./rfc3986.ts";
import { type WhatwgComponents, whatwg } from "./whatwg.ts";

/** In the order of their years; the standard that is no RFC comes last. */
export const dialects: {
  readonly rfc1738: Dialect<Rfc1738Components>;
  readonly rfc1808: Dialect<Rfc1808Components>;
  readonly rfc2396: Dialect<Rfc2396Components>;
  readonly rfc2396bis07: Dialect<Rfc3986Components>;
  readonly rfc3986: Dialect<Rfc3986Components>;
  readonly whatwg: Dialect<WhatwgComponents>;
} = { rfc1738, rfc1808, rfc2396, rfc2396bis07, rfc3986, whatwg };
