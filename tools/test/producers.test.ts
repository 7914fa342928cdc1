// RFC 3986 §6.2.1 asks producers of references to write them in normal form.

import { type EncodableComponent, build, percentEncode, uri } from "@std66/core";
import { pendingRungs } from "@std66/normalize";
import { expect, test } from "vitest";

const characters = [
  ...Array.from({ length: 0x250 }, (_, code) => String.fromCharCode(code)),
  ...Array.from("\u2028\u3042\uD7FF\uE000\uFEFF\uFFFD\u{1F600}\u{10FFFF}"),
];

test("R-176 a reference built from encoded components, or written with the uri tag, is in normal form", () => {
  for (const character of characters) {
    // After a letter, so that a dot is not a segment. The host is in lowercase, as a name is passed in its normal form.
    const data = `x${character}y%41`;
    const name = `x${character.toLowerCase()}y`;
    const encoded = (component: EncodableComponent): string => percentEncode(data, component);
    const written = [
      build({
        scheme: "foo",
        userinfo: encoded("userinfo"),
        host: percentEncode(name, "reg-name"),
        path: `/${encoded("segment")}/${encoded("path")}`,
        query: `${encoded("query")}&${encoded("query-value")}`,
        fragment: encoded("fragment"),
      }),
      uri`foo://${data}@${name}/${data}?${data}=${data}#${data}`,
    ];
    expect([character, written.flatMap((reference) => pendingRungs(reference))]).toEqual([character, []]);
  }
});
