/** Each view answers good and bad input, in the words of the libraries, and never fails. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
// @boundaries-ignore Shared by the tests of many packages.
import { codePoint } from "../../../test-arbitraries.ts";
import { answer } from "../src/play/worker/answer.ts";
import { markdownOf, shellOf, typescriptOf } from "../src/play/copies.ts";
import { EXAMPLES } from "../src/play/examples.ts";
import { linkedParts } from "../src/play/marks.ts";
import { plainLine } from "../src/play/marks.ts";
import { type Inputs, KINDS, NO_INPUTS, type Question, VIEWS } from "../src/play/question.ts";

const ask = (inputs: Partial<Inputs>, others: Partial<Question> = {}) =>
  answer({ ...NO_INPUTS, hasPasswords: false, width: 80, ...inputs, ...others });
const linesOf = async (inputs: Partial<Inputs>, others: Partial<Question> = {}): Promise<string> => {
  const { blocks } = await ask(inputs, others);
  return blocks.flatMap(({ title, lines }) => [title, ...lines.map((line) => plainLine(line))]).join("\n");
};

describe("the view of", () => {
  it("components: the drawing and the pieces of a URI, and the decoded parameters", async () => {
    const { drawing, pieces, verdict, isValid } = await ask({ text: "http://[::1]:80/a;b?c=%20#d" });
    expect(verdict).toBe("A URI.");
    expect(isValid).toBe(true);
    expect(drawing).toContain("<title>port: 80\n");
    expect(pieces.map(({ name }) => name)).toContain("host, ipv6");
    expect(await linesOf({ text: "http://h/?c=%20" })).toContain('c=%20  "c"  " "');
  });

  it("components: where a text ceases to be a URI-reference, and a repair", async () => {
    const lines = await linesOf({ text: "http://example.com/100%/done" });
    expect(lines).toContain("^^ found `%/`");
    expect(lines).toContain("help: write `%25` for a literal percent sign");
  });

  it("components: where a text ceases to be an IRI-reference, only if that is elsewhere", async () => {
    const title = "Why it is not an IRI-reference";
    expect(await linesOf({ text: "http://h/\u00E9/%zz" })).toContain(title);
    for (const text of ["a b", "%zz/\u00E9", "http://h/\u00E9"]) expect(await linesOf({ text })).not.toContain(title);
  });

  it("resolution: the steps, and the way back", async () => {
    const lines = await linesOf({ view: "resolution", text: "../g", base: "http://a/b/c/d;p?q" });
    expect(lines).toContain("Resolved\nhttp://a/b/g\n");
    expect(lines).toContain("T.path = merge(Base.path, R.path)");
    expect(lines).toContain("shortest  ../g");
  });

  it("resolution: a base without a scheme is refused, with the reason", async () => {
    expect(await linesOf({ view: "resolution", text: "a" })).toContain("A base is needed");
    expect(await linesOf({ view: "resolution", text: "a", base: "/b" })).toContain("the base has no scheme");
    expect(await linesOf({ view: "resolution", text: "a b", base: "s:b" })).toContain("error[pchar]");
  });

  it("ladder: what each rung changes, and where two texts meet", async () => {
    const lines = await linesOf({ view: "ladder", text: "HTTP://a/%7eb", other: "http://A:80/~b" });
    expect(lines).toContain("6.2.2.1  case");
    expect(lines).toContain("equivalent: scheme");
    expect(await linesOf({ view: "ladder", text: "s:a", other: "s:b" })).toContain("different: path");
    expect(await linesOf({ view: "ladder", text: "s:a", other: " " })).toContain("error[");
  });

  it("standards: why ?y differs between RFC 2396 and RFC 3986", async () => {
    const lines = await linesOf({ view: "standards", text: "?y", base: "http://a/b/c/d;p?q" });
    expect(lines).toContain("≠ RFC 2396      http://a/b/c/?y");
    expect(lines).toContain("query-only-keeps-path");
    expect(await linesOf({ view: "standards", text: "http://a/b;c" })).toContain("The semicolons through time");
  });

  it("standards: what clients of 1995 to 1997 made of the reference, once, below the table", async () => {
    const lines = await linesOf({ view: "standards", text: "g?y/../x", base: "http://a/b/c/d;p?q" });
    expect(lines.match(/CLIENTS of 1995 to 1997/gu)).toHaveLength(1);
    expect(lines).toContain("http://a/b/c/x, as no RFC: Netscape Navigator 4.03, Lynx 2.7.1");
    expect(await linesOf({ view: "standards", text: "g?y/../z", base: "http://a/b/c/d;p?q" })).not.toContain("CLIENTS");
  });

  it("standards: each citation of a reason is a link to its section, and nothing that a user writes is", async () => {
    const inputs = { view: "standards", text: "?y#RFC/3986/\u00A75", base: "http://a/b/c/d;p?q" } as const;
    const { blocks } = await ask({ ...inputs, text: "?y" });
    const linked = blocks
      .flatMap(({ lines }) => lines.flatMap((line) => linkedParts(line)))
      .filter(({ href }) => href !== undefined);
    expect(linked.map(({ text, href }) => [text, href])).toEqual(
      expect.arrayContaining([
        ["RFC 2396 §5.2", "https://www.rfc-editor.org/rfc/rfc2396#section-5.2"],
        ["RFC 3986 Appendix D.2", "https://www.rfc-editor.org/rfc/rfc3986#appendix-D.2"],
      ]),
    );
    const { blocks: others } = await ask({ ...inputs, text: "RFC 3986 \u00A75" });
    const texts = others.flatMap(({ lines }) => lines.flatMap((line) => linkedParts(line)));
    expect(texts.filter(({ text, href }) => href !== undefined && text === "RFC 3986 \u00A75")).toEqual([]);
  });

  it("audit: whether a redirect is safe, and which host each reader sees", async () => {
    const lines = await linesOf({ view: "audit", text: "https://example.com\\@evil.example/" });
    expect(lines).toContain("danger[host-disputed]");
    expect(lines).toMatch(/evil\.example/u);
    expect(await linesOf({ view: "audit", text: "https://example.com/" })).toContain("Nothing suspicious was found");
  });

  it("IRIs: both ways, and what is not an IRI", async () => {
    const lines = await linesOf({ view: "iri", text: "http://é/%C3%A9" });
    expect(lines).toContain("http://%C3%A9/%C3%A9");
    expect(lines).toContain("http://é/é");
    expect(await linesOf({ view: "iri", text: "http://a/ " })).toContain("error[");
  });

  it("resolution and ladder: of IRIs", async () => {
    expect(await linesOf({ view: "resolution", text: "../ñ", base: "http://é/a/b/c" })).toContain("http://é/a/ñ");
    expect(await linesOf({ view: "resolution", text: "ñ", base: "é" })).toContain("the base has no scheme");
    const lines = await linesOf({ view: "ladder", text: "HTTP://h/%C3%A9", other: "http://h/é" });
    expect(lines).toContain("Normal form of the IRI\nhttp://h/é");
    expect(lines).toContain("equivalent: percent-encoding");
    expect(await linesOf({ view: "ladder", text: "http://h/ü", other: "http://h/é" })).toContain("different: path");
  });

  it("encoding: for each component, and a lone surrogate, which has no encoding", async () => {
    expect(await linesOf({ view: "encoding", text: "a/b?c" })).toContain("segment     a%2Fb%3Fc");
    expect(await linesOf({ view: "encoding", text: "%zz" })).toContain("strictly    error: ");
    expect(await linesOf({ view: "encoding", text: "\uD800" })).toContain("error: ");
  });

  it("template: the expansion, and which expression gave which part", async () => {
    const question = { view: "template", text: "/users/{id}{?tag*}", values: "id=a/b\ntag=c\ntag=d" } as const;
    const { verdict, isValid, json } = await ask(question);
    expect([verdict, isValid]).toEqual(["A URI template of level 4 (RFC 6570 §1.2). It can be matched.", true]);
    expect(JSON.parse(json!)).toMatchObject({ result: "/users/a%2Fb?tag=c&tag=d" });
    const lines = await linesOf(question);
    expect(lines).toContain("Expanded\n/users/a%2Fb?tag=c&tag=d\n");
    expect(lines).toContain("{?tag*}  ?tag=c&tag=d");
    expect(await linesOf({ ...question, values: '{"id": ["a"]}' })).toContain("Expanded\n/users/a\n");
  });

  it("template: the values of a URI, or why it does not match", async () => {
    const question = { view: "template", text: "/users/{id}{?page,size}" } as const;
    expect(await linesOf({ ...question, other: "/users/a%2Fb" })).toContain('Matched with the URI\nid  "a/b"');
    const lines = await linesOf({ ...question, other: "/users/1?size=9&page=2" });
    expect(lines).toContain("error[no-match]: `{?page,size}` does not expand to this");
    expect(lines).toContain("any-order");
    const { verdict } = await ask({ ...question, text: "{a}{b}" });
    expect(verdict).toBe("A URI template of level 1 (RFC 6570 §1.2). It cannot be matched without guessing.");
    expect(await linesOf({ ...question, text: "{a}{b}", other: "ab" })).toContain("error[not-reversible]");
  });

  it("template: what is wrong with it, or with the values", async () => {
    const { verdict, isValid } = await ask({ view: "template", text: "/users/{user-id}" });
    expect([verdict, isValid]).toEqual(["Not a URI template.", false]);
    const lines = await linesOf({ view: "template", text: "/users/{user-id}" });
    expect(lines).toContain("error[varspec]: `-` is not allowed after a variable");
    expect(lines).toContain("  |             ^ found `-`");
    const valuesOf = (values: string) => linesOf({ view: "template", text: "{a:3}", values });
    expect(await valuesOf("a=b\nc")).toContain("error[json]: the line is not NAME=VALUE\n --> values:2:1");
    expect(await valuesOf("{")).toContain("error[json]: the line is not a JSON object\n --> values:1:1");
    expect(await valuesOf("a=b\na=c")).toContain("error[variables]: variables.a must be");
    const many = { text: "{a}".repeat(1000), values: `a=${"b".repeat(20_000)}` };
    expect(await linesOf({ view: "template", ...many })).toContain("too long for so many variables");
  });

  it("extraction: the URIs of a text, the links of a page, and those that are refused", async () => {
    expect(await linesOf({ view: "extraction", text: "see <http://a/>." })).toContain("Found: 1\n1:6      http://a/");
    const html = '<base href="http://h/d/"><a href="x">x</a><a href="a b">y</a>';
    const lines = await linesOf({ view: "extraction", kind: "html", text: html, base: "http://other/" });
    expect(lines).toContain("http://h/d/x");
    expect(lines).toContain("Links that are not URI-references");
    expect(await linesOf({ view: "extraction", kind: "json", text: "{" })).toMatch(/JSON/u);
  });
});

const uris = (count: number) => Array.from({ length: count }, (_, index) => `http://a/${index}`).join(" ");
const hrefs = (count: number, href: string) => `<a href="${href}">`.repeat(count);
/** Whose answer has a heading, and a line for each pair. */
const pairs = (count: number) => `?${Array.from({ length: count }, () => "a").join("&")}`;
const uriOf = (length: number) => `s:/${"a".repeat(length - 3)}`;
const path = (count: number) => "/a".repeat(count);

describe("the limit of an answer", () => {
  it("1,000 links: one more is counted, and not listed", async () => {
    for (const count of [999, 1000, 1001]) {
      const { blocks } = await ask({ view: "extraction", text: uris(count) });
      expect(blocks.map(({ title, lines }) => [title, lines.length])).toEqual([
        [`Found: ${count}`, Math.min(count, 1000)],
      ]);
    }
  });

  it("1,000 links, of which some are refused", async () => {
    const html = hrefs(600, "a") + hrefs(400, "%") + hrefs(1, "b") + hrefs(1, "%zz");
    const { blocks } = await ask({ view: "extraction", kind: "html", text: html });
    // A refused link has a line, and its reason another.
    expect(blocks.map(({ title, lines }) => [title, lines.length])).toEqual([
      ["Found: 1002", 600],
      ["Links that are not URI-references", 800],
    ]);
  });

  it("2,000 lines: the others are counted", async () => {
    const [exact, more] = await Promise.all([1999, 2000].map((count) => ask({ text: pairs(count) })));
    expect(exact?.blocks[0]?.lines).toHaveLength(2000);
    expect(exact?.blocks[0]?.lines.at(-1)).not.toContain("more");
    expect(more?.blocks[0]?.lines).toHaveLength(2001);
    expect(more?.blocks[0]?.lines.at(-1)).toBe("… (1 more lines)");
  });

  it("4,000 characters of a line: the others are counted", async () => {
    const [exact, more] = await Promise.all([4000, 4001].map((length) => ask({ view: "iri", text: uriOf(length) })));
    expect(exact?.blocks[0]?.lines).toEqual([uriOf(4000)]);
    expect(more?.blocks[0]?.lines).toEqual([`${uriOf(4000)}… (1 more characters)`]);
  });

  it.each(VIEWS)("100,000 characters of any text in the view of %s, unless that looks at any text", async (view) => {
    const refusal = "This view takes texts of up to 100000 characters.";
    for (const name of ["text", "base", "other", "values"] as const) {
      const inputs = { text: "a", base: "s:/b", other: "c", values: "d=e", kind: "html" as const, view };
      const { blocks } = await ask({ ...inputs, [name]: "a".repeat(100_001) });
      const takesAny = view === "components" || view === "extraction";
      expect([name, blocks.some(({ lines }) => lines.includes(refusal))]).toEqual([name, !takesAny]);
    }
    // The ladder alone reads it.
    const { blocks } = await ask({ text: "a", base: "s:/b", other: "a".repeat(100_000), view });
    expect(blocks.some(({ lines }) => lines.includes(refusal))).toBe(false);
  });

  it("200 pieces, and 500 characters of each", async () => {
    for (const count of [100, 101]) expect((await ask({ text: path(count) })).pieces).toHaveLength(200);
    expect((await ask({ text: path(99) })).pieces).toHaveLength(198);
    const [exact, more] = await Promise.all([500, 501].map((length) => ask({ text: "b".repeat(length) })));
    expect([exact?.pieces[0]?.text, more?.pieces[0]?.text]).toEqual(["b".repeat(500), `${"b".repeat(500)}…`]);
  });
});

const hostile = fc.oneof(
  fc.string({ unit: codePoint }),
  fc
    .array(
      fc.constantFrom(..."a:/?#[]@!;&=.%\\<>\"'`é\uD800\u202E\0\n\r ".split(""), "//", "://", "../", "%2e", "http:"),
    )
    .map((parts) => parts.join("")),
  fc
    .array(
      fc.constantFrom("{a}", "{+b}", "{?c,d*}", "{#a:3}", "{", "}", '{"a":"', '"}', "a=", "\n", "\u202E", "/", "é"),
    )
    .map((parts) => parts.join("")),
);

it("no view fails, whatever is asked, and no line has a control character but for its marks", async () => {
  const questions = fc.record({
    text: hostile,
    base: fc.oneof(hostile, fc.constant("http://a/b/c/d;p?q")),
    other: hostile,
    values: hostile,
    view: fc.constantFrom(...VIEWS),
    kind: fc.constantFrom(...KINDS),
    hasPasswords: fc.boolean(),
    width: fc.integer({ min: 40, max: 120 }),
  });
  await fc.assert(
    fc.asyncProperty(questions, async (question) => {
      const { blocks, verdict } = await answer(question);
      expect(verdict).not.toBe("");
      expect(JSON.stringify(blocks)).not.toContain("This could not be answered");
      // oxlint-disable-next-line no-control-regex -- no line may contain a control character
      for (const { lines } of blocks) for (const line of lines) expect(plainLine(line)).not.toMatch(/[\u0000-\u001F]/u);
    }),
    { numRuns: 400 },
  );
});

it("no view shows a password until it is asked to", async () => {
  for (const view of VIEWS) {
    const inputs = {
      view,
      text: "http://u:hunter2@h/?a=ftp://v:hunter2@i/",
      base: "http://w:hunter2@j/",
      other: "//x:hunter2@k",
      values: "a=http://y:hunter2@l/\nb=z",
    };
    expect([view, JSON.stringify(await ask(inputs)).includes("hunter2")]).toEqual([view, false]);
    for (const text of ["http://u:hunter2@h/%", "http://u:hunter2@é/a", "//u:hunter2@h", "http://u:hunter2@h\\@i"]) {
      expect([view, text, JSON.stringify(await ask({ ...inputs, text })).includes("hunter2")]).toEqual([
        view,
        text,
        false,
      ]);
    }
  }
  expect(JSON.stringify(await ask({ text: "http://u:hunter2@h/" }, { hasPasswords: true }))).toContain("hunter2");
});

it.each<readonly [view: (typeof VIEWS)[number], names: readonly ("text" | "base" | "other")[]]>([
  ["components", ["text"]],
  ["resolution", ["text", "base"]],
  ["ladder", ["text", "other"]],
  ["standards", ["text", "base"]],
  ["audit", ["text"]],
  ["template", ["text"]],
])("the view of %s shows a password when it is asked to, whichever of %j has it", async (view, names) => {
  for (const name of names) {
    const inputs = { view, text: "http://a/", base: "http://b/", other: "http://c/", [name]: "http://u:hunter2@h/" };
    const shown = async (hasPasswords: boolean) => (await linesOf(inputs, { hasPasswords })).includes("hunter2");
    expect([name, await shown(false), await shown(true)]).toEqual([name, false, view !== "components"]);
  }
});

it("each example has an answer, and there are twenty-two", async () => {
  expect(EXAMPLES).toHaveLength(22);
  for (const { title, inputs } of EXAMPLES) {
    const { blocks, drawing } = await ask(inputs);
    expect([title, blocks.length > 0 || drawing !== undefined]).toEqual([title, true]);
  }
});

describe("a copy", () => {
  it("as TypeScript and as a command names what answers, with the text quoted", () => {
    const inputs = { ...NO_INPUTS, text: "it's $(a) `b`\n\u2028", base: "http://a/", other: "s:b" };
    for (const view of VIEWS) {
      expect(typescriptOf({ ...inputs, view })).toContain(String.raw`"it's $(a) ${"`b`"}\n\u2028"`);
      expect(shellOf({ ...inputs, view })).toContain("'it'\\''s $(a) `b`\n\u2028'");
    }
  });

  it("has each quote, line separator and NUL of a text quoted", () => {
    const inputs = { ...NO_INPUTS, text: "'a'\0\0\u2028\u2028\u2029\u2029\"" };
    expect(shellOf(inputs)).toBe("std66 parse -- ''\\''a'\\''\u2028\u2028\u2029\u2029\"'\n");
    expect(typescriptOf(inputs)).toContain(String.raw`"'a'\u0000\u0000\u2028\u2028\u2029\u2029\""`);
  });

  it("as Markdown cannot be ended by what it quotes", async () => {
    const text = markdownOf(await ask({ view: "encoding", text: "```\n<b>" }));
    expect(text).toMatch(/^`{4,}text$/mu);
  });

  it("as Markdown takes any number of backticks", async () => {
    const links = `<a href="${"`a".repeat(2000)}">`.repeat(100);
    expect(markdownOf(await ask({ view: "extraction", kind: "html", text: links }))).toMatch(/^```text$/mu);
  });
});
