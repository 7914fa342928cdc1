/** RFC 3986 §3.2.2: the allowed hosts of a file are its lines. */
import { describe, expect, it } from "vitest";
import { hostsIn } from "../src/hosts.ts";

const hostsOf = (text: string): string[] => hostsIn(Buffer.from(text));

describe("the hosts of a file", () => {
  it("are its lines, but for empty ones and those that begin with #", () => {
    expect(hostsOf("# all\na.example\n\n  *.b.example \r\n# c\n#\n")).toEqual(["a.example", "*.b.example"]);
    expect(hostsOf("\uFEFFa.example\nb.example")).toEqual(["a.example", "b.example"]);
  });

  it("are refused with the number of the line", () => {
    expect(() => hostsOf("a\n\nb c\n")).toThrow(
      new RangeError(
        "line 3 must be a host alone that all programs read alike, such as example.com, *.example.com or xn--bcher-kva.example, not `b c`",
      ),
    );
    expect(() => hostsIn(Uint8Array.of(0x61, 0x0a, 0xff, 0x0a))).toThrow(new RangeError("line 2 is not UTF-8"));
    expect(() => hostsIn(Uint8Array.of(0x61, 0x0a, 0x23, 0xff))).toThrow(new RangeError("line 2 is not UTF-8"));
  });

  it("are refused without a password", () => {
    for (const line of ["http://me:secret@a.example/", "me:secret@a.example"])
      expect(() => hostsOf(line)).toThrow(/^line 1 must be a host alone .*, not `\*\*\*@a\.example\/?`$/);
  });

  it("are at least one", () => {
    for (const text of ["", "\n", "# a"]) expect(() => hostsOf(text)).toThrow(new RangeError("the file has no host"));
  });

  it("are octets, not a text", () => {
    expect(() => hostsIn("a.example" as unknown as Uint8Array)).toThrow(TypeError);
  });
});
