/**
 * RFC 3986 §3: the pieces of a reference are its whole text, with rules as the RFCs print them, and the drawing shows
 * them.
 */
import { readFileSync } from "node:fs";
import { parse, tryParse } from "@std66/core";
import { parseIri, tryParseIri } from "@std66/iri";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { componentPieces, drawing } from "../src/drawing.ts";
import { plainStyle } from "../src/answer/style.ts";
import { asWritten, masked } from "../src/text/passwords.ts";

const svgOf = (reference: Parameters<typeof drawing>[0], width = 80, show = masked) =>
  drawing(reference, { show })
    .lines({ ...plainStyle, width })
    .join("\n");
const piecesOf = (text: string) => [...componentPieces(parse(text), asWritten)];
const named = (text: string) =>
  piecesOf(text)
    .filter(({ name }) => name !== "delimiter")
    .map(({ name, text: part }) => [name, part]);

describe("the pieces of a reference", () => {
  it("R-042 the first example of §3 has the five components of the picture", () => {
    expect(named("foo://example.com:8042/over/there?name=ferret#nose")).toEqual([
      ["scheme", "foo"],
      ["host", "example.com"],
      ["port", "8042"],
      ["segment", "over"],
      ["segment", "there"],
      ["pair", "name=ferret"],
      ["fragment", "nose"],
    ]);
  });

  it("R-042 the second example of §3 has a scheme and a path", () => {
    expect(named("urn:example:animal:ferret:nose")).toEqual([
      ["scheme", "urn"],
      ["segment", "example:animal:ferret:nose"],
    ]);
  });

  it.each([
    ["", []],
    ["/", [["segment", ""]]],
    [
      "a;v=1.1;b/c",
      [
        ["segment", "a"],
        ["parameter", "v=1.1"],
        ["parameter", "b"],
        ["segment", "c"],
      ],
    ],
    [
      "//u:p@h:",
      [
        ["userinfo", "u:p"],
        ["host", "h"],
        ["port", ""],
      ],
    ],
    [
      "///a",
      [
        ["host", ""],
        ["segment", "a"],
      ],
    ],
    ["?a/b", [["query", "a/b"]]],
    [
      "?a&b=c&",
      [
        ["pair", "a"],
        ["pair", "b=c"],
        ["pair", ""],
      ],
    ],
    [
      "?#",
      [
        ["query", ""],
        ["fragment", ""],
      ],
    ],
  ])("of %j", (text, expected) => {
    expect(named(text)).toEqual(expected);
  });

  it.each([
    ["//192.0.2.1", "ipv4", "IPv4address"],
    ["//[::1]", "ipv6", "IP-literal"],
    ["//[v1.a]", "ipvfuture", "IPvFuture"],
    ["//a.example", "reg-name", "reg-name"],
  ])("the host of %s has its kind, and the rule of that", (text, kind, rule) => {
    const host = piecesOf(text).find(({ name }) => name === "host");
    expect(host?.hostKind).toBe(kind);
    expect(host?.rule.split(" =", 1)[0]).toBe(rule);
    expect(host?.section).toBe("RFC 3986 §3.2.2");
  });

  it.each([3986, 3987])("each rule is one that RFC %i prints", (rfc) => {
    const grammar = ["rfc3986", "rfc3987"]
      .map((file) => readFileSync(new URL(`../data/${file}.abnf`, import.meta.resolve("@std66/grammar")), "utf8"))
      .join("\n")
      .replaceAll(/\s+/gu, " ");
    const text = "a://u@h:1/p;q?r=s&t#u ://192.0.2.1 ://[::1] ://[v1.a] ?a"
      .split(" ")
      .map((tail) => tail.replace(/^:/u, "a:"));
    const pieces = text.flatMap((uri) => [...componentPieces(rfc === 3986 ? parse(uri) : parseIri(uri), asWritten)]);
    expect(pieces.length).toBeGreaterThan(20);
    for (const { rule } of pieces) expect(grammar).toContain(rule);
  });

  const texts = fc
    .array(fc.constantFrom(..."a:/?#[]@!;&=.-%4é例\u0301".split(""), "//", "://", "[::1]", "%41"), { maxLength: 16 })
    .map((characters) => characters.join(""));

  it("all pieces together are the text, in order", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const reference = tryParse(text) ?? tryParseIri(text);
        fc.pre(reference !== undefined);
        let end = 0;
        for (const piece of componentPieces(reference, asWritten)) {
          expect(piece.start).toBe(end);
          ({ end } = piece);
          expect(piece.text).toBe(text.slice(piece.start, end));
        }
        expect(end).toBe(text.length);
      }),
    );
  });

  it("masked pieces and their drawing show nothing of a password, in a URI and in an IRI", () => {
    for (const text of ["http://u:secret@h/?x=ftp://v:secret@i/", "http://u:secret@é/", "http://é:secret@h/a@b"]) {
      const reference = tryParse(text) ?? parseIri(text);
      const pieces = [...componentPieces(reference, masked)];
      expect(pieces.map((piece) => piece.text).join("")).toBe(text.replaceAll("secret", "***"));
      expect(svgOf(reference)).not.toContain("secret");
    }
  });

  it("an IRI with an `@` in its path is masked as the IRI that it is", () => {
    const pieces = [...componentPieces(parseIri("//@é://@"), masked)];
    expect(pieces.map((piece) => piece.text).join("")).toBe("//@é://@");
  });

  it("any IRI can be masked and drawn", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const reference = tryParse(text) ?? tryParseIri(text);
        fc.pre(reference !== undefined);
        expect(svgOf(reference)).toMatch(/^<svg .*<\/svg>$/su);
      }),
    );
  });
});

const draw = (text: string, width = 80) => svgOf(tryParse(text) ?? parseIri(text), width, asWritten);
const textsIn = (svg: string) => [...svg.matchAll(/<text (?!class)[^>]*>([^<]*)/gu)].map(([, text]) => text).join("");
const labelsIn = (svg: string) => [...svg.matchAll(/<text class[^>]*>([^<]*)/gu)].map(([, text]) => text);

/** How many pieces are drawn, and whether there are more. */
const drawnOf = (text: string) => {
  const svg = svgOf(parse(text));
  return [svg.match(/<title>/gu)?.length, svg.includes("and more, which is not drawn")];
};

const fillsOf = (text: string) =>
  Object.fromEntries(
    [...draw(text).matchAll(/<g class="piece ([\w-]+)".*?fill="([^"]*)"/gsu)].map(([, name, fill]) => [name, fill]),
  );

const cellsOfBoxes = (text: string) => boxesIn(draw(text)).map(({ from, to }) => (to - from) / 10);

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly isBold: boolean;
}
/** Letters of labels are 6 wide. */
const labelEnd = ({ x, text }: Placed) => x + 6 * text.length;
const widthOf = (svg: string) => Number(/ width="(\d+)"/u.exec(svg)?.[1]);
const labelsPlacedIn = (svg: string): readonly Placed[] =>
  [...svg.matchAll(/<text class="label" x="([^"]*)" y="([^"]*)"([^>]*)>([^<]*)/gu)].map(
    ([, x, y, style = "", text = ""]) => ({ x: Number(x), y: Number(y), text, isBold: style.includes("bold") }),
  );
/** From where to where a box goes that has characters, in units of the SVG, and its text. */
const boxesIn = (svg: string) =>
  [...svg.matchAll(/<rect x="([^"]*)" y="([^"]*)" width="([^"]*)" height="26" rx[^>]*>\s*<text[^>]*>([^<]*)/gu)].map(
    ([, x, y, width, text]) => ({ from: Number(x) - 0.5, to: Number(x) + Number(width) + 0.5, y: Number(y), text }),
  );
const bracketsIn = (svg: string) =>
  [...svg.matchAll(/<path d="M([\d.]+) ([\d.]+)v4H([\d.]+)v-4"/gu)].map(([, from, y, to]) => ({
    from: Number(from) - 1,
    to: Number(to) + 1,
    y: Number(y),
  }));

describe("the drawing", () => {
  it("has up to 200 pieces, and says if there are more", () => {
    // A delimiter and a segment each.
    expect(drawnOf("/a".repeat(100))).toEqual([200, false]);
    expect(drawnOf(`a${"/a".repeat(100)}`)).toEqual([200, true]);
  });

  it("has no character of XML in the texts that it shows, however often they have it", () => {
    const svg = svgOf(parse("//a&b&c:1/d&e&f"));
    expect(svg.replace(/<[^<>]*>/gu, "")).not.toMatch(/[<>"]|&(?!amp;|lt;|gt;|quot;)/u);
    expect(svg).toContain("a&amp;b&amp;c");
  });

  it("has the text, the name of each piece and the five components", () => {
    const svg = draw("foo://example.com:8042/over/there?name=ferret#nose");
    expect(textsIn(svg)).toBe("foo://example.com:8042/over/there?name=ferret#nose");
    expect(labelsIn(svg)).toEqual(
      "host, reg-name|port|segment|segment|pair|scheme|authority|path|query|fragment".split("|"),
    );
    expect(svg).toContain("<title>port: 8042\nport = *DIGIT (RFC 3986 §3.2.3)</title>");
  });

  it("goes on in another row after so many columns, and keeps all of the text", () => {
    const text = `http://example.com/${"long-segment/".repeat(9)}?q`;
    for (const width of [24, 31, 80]) {
      const svg = draw(text, width);
      expect(textsIn(svg)).toBe(text);
      expect(Number(/ width="(\d+)"/u.exec(svg)?.[1])).toBeLessThanOrEqual(width * 10 + 16);
    }
  });

  it.each([
    ["a".repeat(24), 24, 1],
    ["a".repeat(25), 24, 2],
    ["a".repeat(48), 24, 2],
    ["a".repeat(49), 24, 3],
    ["a".repeat(80), 80, 1],
    ["a".repeat(81), 80, 2],
    // Two columns each.
    ["例".repeat(12), 24, 1],
    [`a${"例".repeat(12)}`, 24, 2],
    [`${"例".repeat(12)}?`, 24, 2],
  ])("%j in %i columns has %i rows", (text, width, rows) => {
    const tops = new Set([...draw(text, width).matchAll(/<rect x="[^"]*" y="(\d+)"/gu)].map(([, top]) => top));
    expect(tops.size).toBe(rows);
  });

  it("can focus each piece once, where it begins, but for delimiters, whose text is red", () => {
    const focusable = (text: string) =>
      [...draw(text, 24).matchAll(/data-piece="(\d+)" tabindex="0"/gu)].map(([, index]) => Number(index));
    // Pieces that go on in the next row, and one that begins with a row.
    expect(focusable(`${"a".repeat(30)}/${"b".repeat(30)}/c`)).toEqual([0, 2, 4]);
    expect(focusable(`${"a".repeat(24)}?${"b".repeat(23)}#${"c".repeat(24)}`)).toEqual([0, 2, 4]);
    expect(labelsIn(draw(`${"a".repeat(23)}/${"b".repeat(30)}`, 24))).toEqual(
      "segment path segment path path".split(" "),
    );
    const colors = [...draw("s://h/a").matchAll(/fill="(#\w+)" direction="ltr">([^<]*)/gu)];
    expect(colors.map(([, color, text]) => [text, color])).toEqual([
      ["s", "#111"],
      [":", "#b00020"],
      ["//", "#b00020"],
      ["h", "#111"],
      ["/", "#b00020"],
      ["a", "#111"],
    ]);
  });

  it("draws 2,000 characters: what follows them is said below, with the same margin as above", () => {
    expect(drawnOf("a".repeat(2000))).toEqual([25, false]);
    expect(drawnOf(`${"a".repeat(2000)}/b`)).toEqual([25, true]);
    const svg = draw(`/${"a".repeat(2000)}`);
    const said = labelsPlacedIn(svg).at(-1);
    expect(said?.text).toBe("… and more, which is not drawn");
    expect(Number(/ height="(\d+)"/u.exec(svg)?.[1])).toBe((said?.y ?? 0) + 8);
  });

  it("has the brackets below the names of pieces, and the names of components below these", () => {
    for (const [text, level] of [
      ["http://example.com/a-long-segment", 1],
      ["//u@h:1/a", 3],
      ["?a/b", 0],
    ] as const) {
      const svg = draw(text);
      const [bracket] = bracketsIn(svg);
      const bold = labelsPlacedIn(svg).filter(({ isBold }) => isBold);
      expect([text, bracket?.y]).toEqual([text, 8 + 26 + 13 * level + 8]);
      expect(new Set(bold.map(({ y }) => y))).toEqual(new Set([(bracket?.y ?? 0) + 16]));
    }
    expect(labelsIn(draw("?a/b"))).toEqual(["query"]);
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])("is also drawn for a width of %d", (width) => {
    expect(textsIn(draw("http://example.com/a/b/c/d/e", width))).toBe("http://example.com/a/b/c/d/e");
  });

  it("has the pieces as its record", () => {
    expect(JSON.parse(drawing(parse("urn:a")).record() ?? "")).toEqual(JSON.parse(JSON.stringify(piecesOf("urn:a"))));
  });

  it("escapes what XML reserves, and invisible characters", () => {
    const svg = draw("http://h/\u202E?a='&b=c");
    expect(textsIn(svg)).toContain("\\u{202e}");
    expect(svg).toContain("&amp;");
    expect(svg).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/u);
  });

  it("of a long text, the beginning: a text of a million characters takes no longer", () => {
    for (const text of [`/${"a".repeat(1e6)}`, "/a".repeat(1e6), `?${"&".repeat(1e6)}`]) {
      const svg = draw(text);
      expect(svg).toContain("and more");
      expect(svg.length).toBeLessThan(500_000);
    }
  });

  it("has boxes side by side, ten to a character, and a bracket below the characters of each component", () => {
    const svg = draw("foo://example.com:8042/over/there?name=ferret#nose");
    const boxes = boxesIn(svg);
    expect(boxes.map(({ text }) => text).join("")).toBe("foo://example.com:8042/over/there?name=ferret#nose");
    let at = 8;
    for (const { from, to, text = "" } of boxes) {
      expect([from, to]).toEqual([at, at + 10 * text.length]);
      at = to;
    }
    // RFC 3986 §3: the same five, whose picture begins and ends at these characters.
    expect(bracketsIn(svg).map(({ from, to }) => [(from - 8) / 10, (to - 8) / 10])).toEqual([
      [0, 3],
      [6, 22],
      [22, 33],
      [34, 45],
      [46, 50],
    ]);
  });

  it.each([
    ["//h", ["authority"]],
    ["//:1", ["authority"]],
    ["//u:p@h:1", ["authority"]],
    ["//[::1]:80?q:r", ["authority", "query"]],
    ["a:b:c", ["scheme", "path"]],
    ["/a:b//c", ["path"]],
    ["?a&b?c#d", ["query", "fragment"]],
    ["#a?b", ["fragment"]],
  ])("of %s, has the components that are there, each with one name", (text, names) => {
    const bold = [...draw(text).matchAll(/font-weight="bold"[^>]*>([^<]*)/gu)].map(([, name]) => name);
    expect(bold).toEqual(names);
  });

  it("has the name of a piece in the middle below it, where there is room", () => {
    const svg = draw("http://example.com/a-long-segment/another-segment");
    const boxes = boxesIn(svg);
    for (const [text, label] of [
      ["example.com", "host, reg-name"],
      ["a-long-segment", "segment"],
    ] as const) {
      const around = boxes.find((each) => each.text === text);
      const said = labelsPlacedIn(svg).find((each) => each.text === label);
      if (around === undefined || said === undefined) throw new Error(`${text} is not drawn`);
      expect((said.x + labelEnd(said)) / 2).toBe((around.from + around.to) / 2);
      expect(said.y).toBe(around.y + 26 + 13);
    }
  });

  it("has names on up to three levels, of which none reaches into the next, or beyond the picture", () => {
    const segments = fc.array(fc.constantFrom("a", "bb", "long-segment", "", "x;y=1", "é", "例例"), { maxLength: 12 });
    const heads = fc.constantFrom("", "s:", "http://h", "http://user@h:1", "a://[::1]:", "//h.example");
    const tails = fc.constantFrom("", "?", "?a", "?a=b&c=d&e", "#", "#f", "?q#fragment");
    const levels = new Set<number>();
    fc.assert(
      fc.property(heads, segments, tails, fc.constantFrom(24, 30, 80), (head, path, tail, width) => {
        const svg = draw(`${head}/${path.join("/").replace(/^\/+/u, "")}${tail}`, width);
        const placed = labelsPlacedIn(svg);
        for (const each of placed) {
          expect(each.x).toBeGreaterThanOrEqual(8);
          expect(labelEnd(each)).toBeLessThanOrEqual(widthOf(svg));
          for (const other of placed) {
            if (other === each || other.y !== each.y || other.x < each.x) continue;
            expect(other.x).toBeGreaterThanOrEqual(labelEnd(each));
          }
        }
        for (const { y } of boxesIn(svg)) {
          const below = placed.filter((each) => !each.isBold && each.y > y && each.y <= y + 26 + 3 * 13);
          for (const each of below) levels.add((each.y - y - 26) / 13);
        }
      }),
    );
    const sorted = [...levels];
    sorted.sort((a, b) => a - b);
    expect(sorted).toEqual([1, 2, 3]);
  });

  it("has an escape, a mark's too, in as many cells as it has characters, and a wide letter in two", () => {
    expect(cellsOfBoxes("a\u202Eb\u202Ec")).toEqual([19]);
    expect(cellsOfBoxes("例a例")).toEqual([5]);
    expect(cellsOfBoxes("e\u0301a")).toEqual([9]);
    expect(cellsOfBoxes("éa")).toEqual([2]);
    // A surrogate pair is one character.
    expect(cellsOfBoxes("𝑎𝑏")).toEqual([2]);
    expect(cellsOfBoxes("🦀a")).toEqual([3]);
  });

  it("says of each piece its name, text, rule and section, and of a delimiter which component it begins", () => {
    const pieces = [...componentPieces(parse("a://u@h:1/b;c?d=e#f"), asWritten)];
    // The left side of each rule, as RFC 3986 and RFC 3987 print them.
    const rules =
      "scheme URI hier-part userinfo authority reg-name authority port path-abempty segment sub-delims segment URI query URI fragment";
    expect(pieces.map(({ rule }) => rule.split(" = ", 1)[0])).toEqual(rules.split(" "));
    expect(
      [...componentPieces(parseIri("a://u@h:1/b;c?d=e#f"), asWritten)].map(({ rule }) => rule.split(" = ", 1)[0]),
    ).toEqual(
      "scheme IRI ihier-part iuserinfo iauthority ireg-name iauthority port ipath-abempty isegment sub-delims isegment IRI iquery IRI ifragment".split(
        " ",
      ),
    );
    for (const { rule } of pieces) expect(rule).toMatch(/ = \S/u);
    expect(pieces.map(({ name, component, text, section }) => [name, component, text, section.slice(9)])).toEqual([
      ["scheme", "scheme", "a", "§3.1"],
      ["delimiter", "scheme", ":", "§3"],
      ["delimiter", "authority", "//", "§3"],
      ["userinfo", "userinfo", "u", "§3.2.1"],
      ["delimiter", "authority", "@", "§3.2"],
      ["host", "host", "h", "§3.2.2"],
      ["delimiter", "authority", ":", "§3.2"],
      ["port", "port", "1", "§3.2.3"],
      ["delimiter", "path", "/", "§3.3"],
      ["segment", "path", "b", "§3.3"],
      ["delimiter", "path", ";", "§2.2"],
      ["parameter", "path", "c", "§3.3"],
      ["delimiter", "query", "?", "§3"],
      ["pair", "query", "d=e", "§3.4"],
      ["delimiter", "fragment", "#", "§3"],
      ["fragment", "fragment", "f", "§3.5"],
    ]);
  });

  it("has boxes whose color is that of their piece, another for each but pairs, which are parts of a query", () => {
    const { delimiter, ...fills } = { ...fillsOf("a://u@h:1/b;c?d=e#f"), query: fillsOf("?a")["query"] };
    expect(delimiter).toBe("none");
    expect(fills["pair"]).toBe(fills["query"]);
    expect(Object.keys(fills).length).toBe(9);
    expect(new Set(Object.values(fills)).size).toBe(8);
    for (const fill of Object.values(fills)) expect(fill).toMatch(/^#[0-9a-f]{6}$/u);
  });
});
