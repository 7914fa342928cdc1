// All code points except surrogates. With its own `binary`, fast-check needs a second to list them.

import fc from "fast-check";

export const codePoint: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0x10ffff - 0x800 })
  .map((code) => String.fromCodePoint(code < 0xd800 ? code : code + 0x800));
