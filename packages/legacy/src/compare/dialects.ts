/** RFC 1738, 1808, 2396, its revision, and 3986, and the URL Standard: the dialects by name, and what each gives. */
import type { Dialect, DialectId } from "../dialect/dialect.ts";
import type { Rfc3986Components } from "../rfc3986/components.ts";
import { rfc2396bis07, rfc3986 } from "../rfc3986/dialect.ts";
import type { Rfc1738Components } from "../rfc1738/components.ts";
import { rfc1738 } from "../rfc1738/dialect.ts";
import type { Rfc1808Components } from "../rfc1808/components.ts";
import { rfc1808 } from "../rfc1808/dialect.ts";
import type { Rfc2396Components } from "../rfc2396/component-types.ts";
import { rfc2396 } from "../rfc2396/dialect.ts";
import { whatwg } from "../whatwg/dialect.ts";
import type { WhatwgComponents } from "../whatwg/runtime-url.ts";

/** The type of the components that each dialect gives. */
export interface ComponentsByDialect {
  readonly rfc1738: Rfc1738Components;
  readonly rfc1808: Rfc1808Components;
  readonly rfc2396: Rfc2396Components;
  readonly rfc2396bis07: Rfc3986Components;
  readonly rfc3986: Rfc3986Components;
  readonly whatwg: WhatwgComponents;
}

/** A record of components under the names of a standard; `undefined` if a component is not present. */
export type Components = ComponentsByDialect[DialectId];

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
