// Any code points but surrogates. Those of fast-check's own `binary` take it a second to list.

import fc from "fast-check";

export const codePoint: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0x10ffff - 0x800 })
  .map((code) => String.fromCodePoint(code < 0xd800 ? code : code + 0x800));
