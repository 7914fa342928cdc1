/** All dialects by name. */
import type { ComponentsByDialect, Dialect, DialectId } from "./dialect.ts";
import { rfc1738 } from "./rfc1738.ts";
import { rfc1808 } from "./rfc1808.ts";
import { rfc2396 } from "./rfc2396.ts";
import { rfc2396bis07 } from "./rfc2396bis07.ts";
import { rfc3986 } from "./rfc3986.ts";
import { whatwg } from "./whatwg.ts";

/**
 * All dialects in chronological order. The one standard that is not an RFC comes last.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#appendix-D | RFC 3986 Appendix D}
 */
export const dialects: { readonly [Id in DialectId]: Dialect<ComponentsByDialect[Id], Id> } = {
  rfc1738,
  rfc1808,
  rfc2396,
  rfc2396bis07,
  rfc3986,
  whatwg,
};
