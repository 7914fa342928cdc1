// Compiled to CommonJS: the reference is made by the copy of core that `require` loads.

import { parse, type UriReference } from "@std66/core";

export const reference: UriReference = parse("http://a/b/c/d;p?q");
