/** RFC 5322 and RFC 2045: mail messages, and what their transfer encodings hide. */
import { describe, expect, it } from "vitest";
import { type DocumentLink, type DocumentOptions, documentLinks } from "../src/documents.ts";

const places = (links: readonly DocumentLink[]) =>
  links.map(({ input, result, line, column }) => [result ?? input, line, column]);

async function linksOf(mail: string, options?: DocumentOptions, pieces = [mail]): Promise<DocumentLink[]> {
  const found: DocumentLink[] = [];
  for await (const link of documentLinks(pieces, "mail", options)) found.push(link);
  return found;
}

const message = (encoding: string, body: string, type = "text/plain; charset=utf-8"): string =>
  `From: a@b.example\r\nContent-Type: ${type}\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${body}`;

describe("quoted-printable", () => {
  it.each([
    ["https://a.example/q/=\r\nrest", "https://a.example/q/rest"],
    ["https://a.example/?x=3D1&y=\n=3D2 b", "https://a.example/?x=1&y=2"],
    ["https://a.example/?x=3D=\r\n=\r\n1=\r\n", "https://a.example/?x=1"],
    ["https=\r\n://a.example/", "https://a.example/"],
    ["https:=\r\n//a.=\r\nexample/b=  \t\r\nc", "https://a.example/bc"],
    ["<https://a.example/q/=\r\n-=\r\nr\r\ns>", "https://a.example/q/-rs"],
    ["> <https://a.example/q/=\r\nr/\r\n> s>", "https://a.example/q/r/s"],
    ["=68ttps://a.example/=2f=2F", "https://a.example///"],
    // What RFC 2045 §6.7 does not allow stays as it is.
    ["https://a.example/?b=xy&c=", "https://a.example/?b=xy&c="],
  ])("is whole over soft line breaks: %j", async (body, uri) => {
    const mail = message("Quoted-Printable", `${body.startsWith(">") ? "" : "see "}${body} .`);
    const [link, ...others] = await linksOf(mail);
    expect([link?.result, others]).toEqual([uri, []]);
    const { start = 0, end = 0 } = link ?? {};
    const written = body
      .replace(/^> /, "")
      .replace(/(?:=[ \t]*\r\n)?( b)?$/, "")
      .replace(/^<(.*)>$/s, "$1");
    expect(mail.slice(start, end)).toBe(written);
    expect([link?.line, link?.column]).toEqual([5, start - mail.lastIndexOf("\n", start)]);
  });

  it("an ordinary line break still ends a URI, and what no header says is quoted-printable is not decoded", async () => {
    expect(
      (await linksOf(message("quoted-printable", "https://a.example/q/\r\nrest"))).map(({ input }) => input),
    ).toEqual(["https://a.example/q/"]);
    for (const encoding of ["7bit", "8bit", "binary"]) {
      const [link] = await linksOf(message(encoding, "https://a.example/?b=3D=\r\nrest"));
      expect(link?.result).toBe("https://a.example/?b=3D=");
    }
  });

  it("is decoded as UTF-8, or as the charset says", async () => {
    const utf8 = message("quoted-printable", "http://a.example/=C3=\r\n=A9=F0=9F=98=80/b c");
    expect(await linksOf(utf8, { iris: true })).toMatchObject([
      { input: "http://a.example/\u00E9\u{1F600}/b", result: "http://a.example/%C3%A9%F0%9F%98%80/b" },
    ]);
    const latin = message("quoted-printable", "http://a.example/=E9/b", "text/plain; charset=ISO-8859-1");
    expect(await linksOf(latin, { iris: true })).toMatchObject([{ result: "http://a.example/%C3%A9/b" }]);
    const wrong = message("quoted-printable", "http://a.example/=E9=E9/b");
    expect(await linksOf(wrong)).toMatchObject([{ result: undefined, error: {} }]);
  });

  it("says what is not given at its place", async () => {
    const omitted: unknown[] = [];
    const mail = message("quoted-printable", "a\r\nb =\r\nhttp://a/=7C=\r\nb");
    await linksOf(mail, {
      omitted: (line, column, reason, { start, end }) => omitted.push([line, column, reason, mail.slice(start, end)]),
    });
    expect(omitted).toEqual([[7, 1, "cut-short", "http://a/=7C=\r\nb"]]);
  });
});

describe("a message of several parts", () => {
  const MAIL = [
    "List-Unsubscribe: <https://l.example/u/",
    " rest>",
    'Content-Type: multipart/mixed;\r\n boundary="o--"',
    "",
    "http://preamble.example/",
    "--o--",
    "Content-Type: multipart/alternative; boundary=i",
    "",
    "--i",
    "Content-Transfer-Encoding: quoted-printable",
    "",
    "http://text.example/=",
    "?a=3Db http://t.example/",
    "--i",
    "Content-Type: TEXT/HTML; charset=utf-8",
    "Content-Transfer-Encoding: quoted-printable",
    "",
    '<a href=3D"https://html.example/?a=3D1&amp;b=',
    '=3D2">c</a> <a href=3D"d e">',
    "--i--",
    "--o--",
    "Content-Type: text/plain",
    "Content-Transfer-Encoding: base64",
    "",
    "aHR0cDovL2Jhc2U2NC5leGFt",
    "cGxlLw==",
    "--o--",
    "Content-Type: image/png",
    "Content-Transfer-Encoding: 8bit",
    "",
    "http://image.example/",
    "--o--",
    "Content-Type: message/rfc822",
    "",
    "Subject: http://inner.example/",
    "",
    "http://body.example/=",
    "--o----",
    "http://epilogue.example/",
    "",
  ].join("\r\n");

  const EXPECTED = [
    ["https://l.example/u/rest", 1, 20],
    ["http://preamble.example/", 6, 1],
    ["http://text.example/?a=b", 13, 1],
    ["http://t.example/", 14, 8],
    ["https://html.example/?a=1&b=2", 19, 12],
    ["d e", 20, 24],
    ["http://base64.example/", 26, 1],
    ["http://inner.example/", 36, 10],
    ["http://body.example/=", 38, 1],
    ["http://epilogue.example/", 40, 1],
  ];

  it("has the links of its headers, of text and of HTML, each at its place", async () => {
    const found = await linksOf(MAIL);
    expect(found.map(({ input, result, line, column }) => [result ?? input, line, column])).toEqual(EXPECTED);
    expect(found[4]?.details).toMatchObject({ element: "a", attribute: "href" });
    expect(found[5]?.error?.code).toBe("pchar");
    expect(MAIL.slice(found[4]?.start, found[4]?.end)).toBe("https://html.example/?a=3D1&amp;b=\r\n=3D2");
    expect(found[2]?.details).toMatchObject({ delimiter: "whitespace" });
  });

  it("in pieces, or with LF, is the same", async () => {
    expect(places(await linksOf(MAIL, {}, Array.from(MAIL)))).toEqual(EXPECTED);
    expect(places(await linksOf(MAIL.replaceAll("\r", "")))).toEqual(EXPECTED);
  });

  it("hears of what is ignored, at its place", async () => {
    const ignored: unknown[] = [];
    const options = {
      ignore: ["*html*", "http://t*"],
      ignored: (...heard: readonly unknown[]) => void ignored.push(heard),
    };
    const found = await linksOf(MAIL, options);
    expect(found).toHaveLength(EXPECTED.length - 3);
    expect(ignored).toEqual([
      [13, 1, ["http://t*"]],
      [14, 8, ["http://t*"]],
      [19, 12, ["*html*"]],
    ]);
  });

  it.each([
    ["no header", "http://a.example/\n\nhttp://b.example/=\nc", ["http://a.example/", "http://b.example/="]],
    ["no body", "Subject: http://a.example/", ["http://a.example/"]],
    ["nothing", "", []],
    ["no boundary", "Content-Type: multipart/mixed\n\nhttp://a.example/\n--\nb", ["http://a.example/"]],
    [
      "a report",
      "Content-Type: message/delivery-status\n\nDiagnostic-Code: smtp; http://a.example/",
      ["http://a.example/"],
    ],
    [
      "an encoded message",
      "Content-Type: message/rfc822\nContent-Transfer-Encoding: quoted-printable\n\nSubject: b\n\nhttp://a.example/=\nc",
      ["http://a.example/c"],
    ],
    [
      "a message in a message in it, whose body is encoded",
      "Content-Type: message/rfc822\n\nContent-Type: Message/RFC822\n\nContent-Transfer-Encoding: quoted-printable\n\nhttp://a.example/=3Db=\nc http://d.example/=3D",
      ["http://a.example/=bc", "http://d.example/="],
    ],
    [
      "what is named like a message, and is text",
      "Content-Type: message/rfc822x\n\nContent-Transfer-Encoding: quoted-printable\n\nhttp://a.example/=3Db",
      ["http://a.example/=3Db"],
    ],
    ["an attachment", "Content-Type: application/octet-stream\n\nhttp://a.example/", []],
    [
      "no end",
      "Content-Type: multipart/mixed; boundary=b\n\n--b\n\nhttp://a.example/\n--c\nhttp://d/",
      ["http://a.example/", "http://d/"],
    ],
    ["an end at once", "Content-Type: multipart/mixed; boundary=b\n\n--b--\nhttp://a.example/", ["http://a.example/"]],
    [
      "its own boundary twice",
      "Content-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: multipart/mixed; boundary=b\n\n--b\n\nhttp://a/b\n--b--",
      ["http://a/b"],
    ],
    ["a byte order mark", "\uFEFFContent-Transfer-Encoding: quoted-printable\n\nhttp://a/=\nb", ["http://a/b"]],
    ["a line of mbox", "From a@b Mon\nContent-Transfer-Encoding: quoted-printable\n\nhttp://a/=\nb", ["http://a/b"]],
  ])("with %s is read", async (_, mail, uris) => {
    expect((await linksOf(mail)).map(({ input }) => input)).toEqual(uris);
  });
});

it("places are those of the written characters, wherever a URI is cut", async () => {
  for (const encoded of ["http://a.example/=C3=A9b=\n=63", "=68=\nttp://a.example/=\n\u00E9b=63=\n"]) {
    for (let at = 0; at < encoded.length; at++) {
      if (/=[^=]?$/.test(encoded.slice(0, at))) continue;
      const body = `${encoded.slice(0, at)}=\n${encoded.slice(at)}`;
      const mail = message("quoted-printable", `\u{1F600}=20${body}`);
      const [link, ...others] = await linksOf(mail, { iris: true });
      expect([link?.input, others]).toEqual(["http://a.example/\u00E9bc", []]);
      const written = mail.slice(link?.start, link?.end);
      expect(written.replaceAll("=\n", "")).toBe(encoded.replaceAll("=\n", ""));
      expect(written).not.toMatch(/^=\n|=\n$/);
    }
  }
});

it("a long message takes linear time", async () => {
  const many =
    "Content-Type: multipart/mixed; boundary=b\n\n" +
    "--b\nContent-Transfer-Encoding: quoted-printable\n\nhttp://a/=\nb\n".repeat(20_000);
  expect(await linksOf(many)).toHaveLength(20_000);
  const deep = Array.from(
    { length: 5000 },
    (_, i) => `Content-Type: multipart/mixed; boundary=b${i}\n\n--b${i}\n`,
  ).join("");
  expect(await linksOf(`${deep}\nhttp://a/`)).toHaveLength(1);
  const words = "=?utf-8?Q?http=3A//a/=7Cb?= ";
  expect(await linksOf(`Subject: ${words.repeat(20_000)}\n\n`)).toHaveLength(20_000);
  expect(await linksOf(`Subject: ${`${words}c `.repeat(10_000)}${"=?utf-8?Q?".repeat(20_000)}\n\n`)).toHaveLength(
    10_000,
  );
  const broken = "--b\nX: =?a?Q?b?=\nContent-Transfer-Encoding: base64\n\nQQ=\n";
  expect(await linksOf(`Content-Type: multipart/mixed; boundary=b\n\n${broken.repeat(20_000)}`)).toEqual([]);
  const blank = " ".repeat(200_000);
  expect(await linksOf(`a${blank}\n\n${blank}http://a/`)).toHaveLength(1);
  expect(await linksOf(message("quoted-printable", `=${blank}http://a/`))).toHaveLength(1);
});

/** What is found in a header: what is given, what is written for it, and its column. */
async function foundIn(header: string): Promise<string[]> {
  const links = await linksOf(`${header}\n\nx`);
  return links.map(({ result, start, end, line, column }) => `${result} ${line}:${column} ${header.slice(start, end)}`);
}

describe("encoded words (RFC 2047)", () => {
  const B64 = "=?utf-8?B?aHR0cDovL2I2NC5leGFtcGxlL2E=?=";

  it.each<[string, string[]]>([
    [
      "List-Unsubscribe: =?us-ascii?Q?=3Chttps=3A=2F=2Fu=2Eexample=2Fx=3E?=",
      ["https://u.example/x 1:19 =?us-ascii?Q?=3Chttps=3A=2F=2Fu=2Eexample=2Fx=3E?="],
    ],
    [`Subject: ${B64}, ${B64}`, [`http://b64.example/a 1:10 ${B64}`, `http://b64.example/a 1:52 ${B64}`]],
    [
      `Subject: a ${B64} b\nComments: (${B64})`,
      [`http://b64.example/a 1:12 ${B64}`, `http://b64.example/a 2:12 ${B64}`],
    ],
    [`From: "${B64}" <a@b.example>, <${B64}>`, [`http://b64.example/a 1:8 ${B64}`, `http://b64.example/a 1:66 ${B64}`]],
    [`Subject:${B64}\n`, [`http://b64.example/a 1:9 ${B64}`]],
    // Section 6.2: white space between two of them is not text, and between one and other text it is.
    [
      `Subject: ${B64}\n =?UTF-8?q?_http=3A//c.example/?=\t=?iso-8859-1?Q?=64?= e http://f.example/`,
      [
        `http://b64.example/a 1:10 ${B64}`,
        "http://c.example/d 2:2 =?UTF-8?q?_http=3A//c.example/?=\t=?iso-8859-1?Q?=64?=",
        "http://f.example/ 2:58 http://f.example/",
      ],
    ],
    // Section 4.2: "_" is a space, "=5F" is "_"; RFC 2231, section 5: with a language.
    [
      "Subject: =?utf-8*en?Q?http=3A//a.example/=5F_b?=",
      ["http://a.example/_ 1:10 =?utf-8*en?Q?http=3A//a.example/=5F_b?="],
    ],
    // Section 5: no other text adjoins it, so that none of these is one.
    [
      `Subject: http://a.example/?b==?utf-8?Q?c?= x${B64} =?utf-8?B?aHR0?=cDov =?utf-8?X?aHR0?= =?utf-8?Q?a b?= =?q?=`,
      ["http://a.example/?b==?utf-8?Q?c?= 1:10 http://a.example/?b==?utf-8?Q?c?="],
    ],
    // Nor in a body.
    [`Subject: a\n\n${B64}`, []],
  ])("%j", async (header, expected) => {
    expect(await foundIn(header)).toEqual(expected);
  });

  it("have the places of the word in what is said of them", async () => {
    const said: unknown[] = [];
    const mail = "Subject: =?utf-8?Q?http=3A//a.example/=7Cb?= =?utf-8?Q?_http=3A//b.example/=C3=A9?=\n\n";
    await linksOf(mail, {
      omitted: (line, column, reason, { input, start, end, faultAt }) =>
        said.push([line, column, reason, input, mail.slice(start, end), faultAt?.column]),
    });
    expect(said).toEqual([
      [1, 10, "cut-short", "http://a.example/|b", "=?utf-8?Q?http=3A//a.example/=7Cb?=", 10],
      [1, 46, "iri", "http://b.example/é", "=?utf-8?Q?_http=3A//b.example/=C3=A9?=", 46],
    ]);
  });

  it("of other charsets, and what is not base64, are left as they are, and said", async () => {
    const said: unknown[] = [];
    const other = "=?koi8-r?Q?http=3A//a.example/?=";
    const mail = `Subject: ${other} =?utf-8?B?aHR0cDov!?=\n ${other} ${B64}\n\n`;
    const links = await linksOf(mail, {
      schemes: ["http"],
      omitted: (line, column, reason, { start, end }) => said.push([line, column, reason, mail.slice(start, end)]),
      malformed: (line, column, { rule, start }) => said.push([line, column, rule, start]),
    });
    expect(places(links)).toEqual([["http://b64.example/a", 2, 35]]);
    expect(said).toEqual([
      [1, 10, "charset", other],
      [1, 43, "RFC 2047, section 4.1", 42],
      [2, 2, "charset", other],
    ]);
  });
});

describe("base64 (RFC 2045, section 6.8)", () => {
  const DATA = "aHR0cDovL2EuZXhhbXBsZS8=";

  it.each<[string, string, string[], string[]]>([
    ["other characters", "!!!notbase64", [], ["4:1 the character is not base64"]],
    [
      "one in it, which is ignored",
      DATA.replace("cDov", "cD-\nov"),
      ["http://a.example/"],
      ["4:7 the character is not base64"],
    ],
    [
      "its end",
      `${DATA}\n-- \nhttp://b.example/\n`,
      ["http://a.example/", "http://b.example/"],
      ["5:1 text follows the end of the base64"],
    ],
    [
      "data after its end",
      `${DATA}\nhttp://b.example/\n`,
      ["http://a.example/", "http://b.example/"],
      ["5:1 text follows the end of the base64"],
    ],
    ["a part of it", "aHR0cDovL2EuZXhhbXBsZS8\n", ["http://a.example/"], ["4:24 the base64 is cut off"]],
    ["all of it", `${DATA}\r\n\t`, ["http://a.example/"], []],
    ["nothing", "\r\n", [], []],
  ])("with %s is read, and what is wrong is said", async (_, body, uris, expected) => {
    const said: string[] = [];
    const malformed: DocumentOptions["malformed"] = (line, column, { reason, rule }) =>
      void said.push(`${line}:${column} ${reason} ${rule}`);
    const mail = `Content-Transfer-Encoding: base64\nSubject: a\n\n${body}`;
    expect((await linksOf(mail, { malformed })).map(({ input }) => input)).toEqual(uris);
    expect(said).toEqual(expected.map((reason) => `${reason} RFC 2045, section 6.8`));
    expect((await linksOf(mail)).map(({ input }) => input)).toEqual(uris);
    const image = mail.replace("Subject: a", "Content-Type: image/png");
    await linksOf(image, { malformed });
    expect(said).toHaveLength(expected.length);
  });

  it("is said in the order of the message", async () => {
    const said: string[] = [];
    const body = `${Buffer.from("http://a.example/|b").toString("base64")}\nfooter http://c.example/|d`;
    await linksOf(`Subject: =?a?Q?b?= http://e.example/|f =?a?Q?b?=\nContent-Transfer-Encoding: base64\n\n${body}`, {
      malformed: (line, column) => void said.push(`${line}:${column} malformed`),
      omitted: (line, column, reason) => void said.push(`${line}:${column} ${reason}`),
    });
    expect(said).toEqual([
      "1:10 charset",
      "1:20 cut-short",
      "1:40 charset",
      "4:1 cut-short",
      "5:1 malformed",
      "5:8 cut-short",
    ]);
  });
});
