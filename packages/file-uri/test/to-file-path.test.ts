// RFC 8089 §2 and Appendices B, E.2 and E.3: URIs to paths. Expectations are written from the sections, by hand.
import { UriSyntaxError, parse } from "@std66/core";
import { describe, expect, it } from "vitest";
import { FileUriError, type FileUriErrorCode, type ToFilePathOptions, toFilePath } from "../src/index.ts";
import { thrown } from "./thrown.ts";

type Row = readonly [uri: string, path: string];

const posix: readonly Row[] = [
  // Appendix B.
  ["file:///path/to/file", "/path/to/file"],
  ["file:/path/to/file", "/path/to/file"],
  ["file://localhost/path/to/file", "/path/to/file"],
  ["FILE://LocalHos%74/a", "/a"],
  ["file:///", "/"],
  ["file:///a/", "/a/"],
  ["file:////a", "//a"],
  ["file:///a//b", "/a//b"],
  ["file:///100%25%20%2541", "/100% %41"],
  ["file:///a%3Fb%23c%3F", "/a?b#c?"],
  ["file:///a%5Cb%5cc", "/a\\b\\c"],
  ["file:///%C3%A9/%E6%97%A5", "/é/日"],
  ["file:///C:/a", "/C:/a"],
  ["file:///%e2%80%ae/NUL", "/\u202E/NUL"],
];

const windows: readonly Row[] = [
  // Appendix E.2.
  ["file:c:/path/to/file", "c:\\path\\to\\file"],
  ["file:///c:/path/to/file", "c:\\path\\to\\file"],
  ["file:/c:/path/to/file", "c:\\path\\to\\file"],
  ["file://localhost/C:/a", "C:\\a"],
  ["file:///C:/", "C:\\"],
  ["file:///c%3A/a%20b", "c:\\a b"],
  ["file:///C:/a//b/", "C:\\a\\\\b\\"],
  ["file:///C:/100%25%23", "C:\\100%#"],
  ["file:///C:/%C3%A9", "C:\\é"],
];

const shares: readonly Row[] = [
  // Appendix E.3.
  ["file://host.example.com/Share/path/to/file.txt", "\\\\host.example.com\\Share\\path\\to\\file.txt"],
  ["file:////host.example.com/path/to/file", "\\\\host.example.com\\path\\to\\file"],
  ["file://///host.example.com/path/to/file", "\\\\host.example.com\\path\\to\\file"],
  ["file://192.0.2.1/C$/a", "\\\\192.0.2.1\\C$\\a"],
  ["file://s%C3%A9rver/share", "\\\\sérver\\share"],
  ["file://server/share/", "\\\\server\\share\\"],
  ["file:///C:/a", "C:\\a"],
];

const messageOf = (uri: string, options: Parameters<typeof toFilePath>[1]): string =>
  (thrown(() => toFilePath(uri, options)) as FileUriError).message;

describe.each<[string, ToFilePathOptions, readonly Row[]]>([
  ["posix", { platform: "posix" }, posix],
  ["windows", { platform: "windows" }, windows],
  ["windows, shares", { platform: "windows", host: "unc" }, shares],
])("R-408 R-409 R-410 R-411 the path on %s", (_, options, rows) => {
  it.each(rows)("of %s is %j", (uri, path) => {
    expect(toFilePath(uri, options)).toBe(path);
    expect(toFilePath(parse(uri), options)).toBe(path);
  });
});

type Refused = readonly [uri: string, code: FileUriErrorCode, offset: number];

const everywhere: readonly Refused[] = [
  ["http://a/b", "scheme", 0],
  ["/a", "scheme", 0],
  ["", "scheme", 0],
  ["file:", "relative-path", 5],
  ["file:a/b", "relative-path", 5],
  ["file://", "relative-path", 7],
  ["file://user:password@localhost/a", "authority", 7],
  ["file://:80/a", "authority", 7],
  // RFC 8089 App. E.2: what follows "//" is a host, and not a drive.
  ["file://c:/users/x", "drive-as-host", 7],
  ["FILE://C:/", "drive-as-host", 7],
  ["file://c:", "drive-as-host", 7],
  // A port, a userinfo, or a host of one letter.
  ["file://c:80/x", "authority", 7],
  ["file://u@c:/x", "authority", 7],
  ["file://ab:/x", "authority", 7],
  ["file://c/users/x", "host", 7],
  ["file:///a?b?c", "query", 9],
  ["file:///a#b", "fragment", 9],
  ["file://server/a", "host", 7],
  ["file://[::1]/a", "host", 7],
  ["file:///C:/a%2Fb%2Fc", "separator", 11],
  ["file:///C:/a/../b/..", "dot-segment", 13],
  ["file:///C:/%2E%2e", "dot-segment", 11],
  ["file:///C:/a/b%00c%00", "nul", 13],
  ["file:///C:/a%C3%28%FF", "utf-8", 12],
];

describe("R-412 R-413 R-414 R-415 a URI without a path", () => {
  const both = [{ platform: "posix" }, { platform: "windows" }] as const;
  it.each(everywhere)("%s: %s at %i", (uri, code, offset) => {
    for (const options of both) {
      const error = thrown(() => toFilePath(uri, options));
      expect(error).toBeInstanceOf(FileUriError);
      expect(error).toMatchObject({ code, offset, input: uri });
      expect((error as FileUriError).message).toMatch(/^toFilePath: uri: .+ \(offset \d+, RFC (?:8089|3986) \S.*\)$/u);
      expect((error as FileUriError).message).not.toContain("password");
    }
  });

  it.each<Refused>([
    ["file:///a", "drive", 8],
    ["file:///C:", "drive", 8],
    ["file:///", "drive", 8],
    ["file:////server/share", "host", 9],
    ["file:////C:/x", "drive-as-host", 9],
    ["file://///c:/x", "drive-as-host", 10],
    ["file:////C%3A/x", "drive-as-host", 9],
    ["file:////CC:/x", "host", 9],
    ["file:///C:/a%5Cb%5cc", "separator", 11],
    ["file:///C:/nul", "device", 11],
    ["file:///C:/a/com1.txt", "device", 13],
    ["file:///C:/a.txt::$DATA", "name", 11],
    ["file:///C%7C/a", "drive", 8],
    ["file:///C:/a%20", "name", 11],
    ["file:///C:/a./b.", "name", 11],
  ])("on Windows: %s: %s at %i", (uri, code, offset) => {
    expect(thrown(() => toFilePath(uri, { platform: "windows" }))).toMatchObject({ code, offset });
  });

  it.each<Refused>([
    ["file://server", "relative-path", 13],
    ["file://server/", "share", 7],
    ["file:////server", "share", 9],
    ["file://////x/y", "share", 10],
    ["file:////localhost/C$/x", "share", 9],
    ["file://127.0.0.1/pipe/x", "device", 17],
    ["file://server/MAILSLOT/x", "device", 14],
    ["file://server/IPC$/x", "device", 14],
    ["file:////server/ipc%24", "device", 16],
    ["file:////C:/x", "drive-as-host", 9],
    ["file://c:/x", "drive-as-host", 7],
    ["file://./C:/a", "dot-segment", 7],
    ["file://%3F/C:/a", "name", 7],
    ["file:////%3F/C:/a", "name", 9],
    ["file://a%5Cb/c", "separator", 7],
    ["file://a%2Fb/c", "separator", 7],
    ["file://[::1]/c", "host", 7],
    ["file://[v1.a]/c", "host", 7],
    ["file:///a/b", "drive", 8],
    ["file://server/C:/a", "name", 14],
    ["file:////server/C:", "name", 16],
    ["file://server/share/aux", "device", 20],
  ])("as a share: %s: %s at %i", (uri, code, offset) => {
    expect(thrown(() => toFilePath(uri, { platform: "windows", host: "unc" }))).toMatchObject({ code, offset });
  });

  it.each([
    // In the possible password, and after it; two of them.
    ["file:///x//u:secret%FF@h", "utf-8"],
    ["file:///x//u:secret@h/%FF", "utf-8"],
    ["file:///x//u:secret@h//v:secret@k/a%2Fb", "separator"],
    ["file:///x//u:secret@h?a", "query"],
    ["file://u:secret@h/x#a", "authority"],
    ["http://u:secret@h/", "scheme"],
  ])("R-052 %s: %s, without an offset that says how long the password is", (uri, code) => {
    const error = thrown(() => toFilePath(uri, { platform: "posix" })) as FileUriError;
    const longer = thrown(() =>
      toFilePath(uri.replaceAll("secret", "longer-secret"), { platform: "posix" }),
    ) as FileUriError;
    expect(error).toMatchObject({ code });
    expect([error.message, Object.entries(error), JSON.stringify(error)]).toEqual([
      longer.message,
      Object.entries(longer),
      JSON.stringify(longer),
    ]);
  });

  it("the message advises what is possible: `unc` on Windows alone, and `file:///` for a drive", () => {
    const host = "toFilePath: uri: the file is on another host";
    expect(messageOf("file://server/a", { platform: "windows" })).toBe(
      `${host}; with \`host: "unc"\`, Windows reads it as a share (offset 7, RFC 8089 §2)`,
    );
    for (const options of [{ platform: "posix" }, { platform: "posix", host: "unc" }] as const) {
      expect(messageOf("file://server/a", options)).toBe(`${host} (offset 7, RFC 8089 §2)`);
    }
    expect(messageOf("file://[::1]/a", { platform: "windows", host: "unc" })).toBe(`${host} (offset 7, RFC 8089 §2)`);
    for (const platform of ["posix", "windows"] as const) {
      expect(messageOf("file://c:/x", { platform })).toContain("write `file:///C:/…`");
    }
  });

  it("R-502 RFC 9844 has made RFC 6874 obsolete: a host has no zone identifier", () => {
    for (const uri of ["file://[fe80::1%25en0]/a", "file://[fe80::1%en0]/a"]) {
      expect(thrown(() => toFilePath(uri, { platform: "windows", host: "unc" }))).toBeInstanceOf(UriSyntaxError);
    }
  });

  it("the offset stays where there is no password", () => {
    for (const [uri, offset] of [
      ["file:///C:/@a/b%2Fc", 14],
      ["file:///a@b/c:d/%2F", 16],
    ] as const) {
      const error = thrown(() => toFilePath(uri, { platform: "posix" })) as FileUriError;
      expect(error.message).toContain(`offset ${offset}, `);
      expect(Object.keys(error)).toContain("offset");
    }
  });

  it("a text that is not a URI-reference has core's error", () => {
    const error = thrown(() => toFilePath("file:///C|/a b", { platform: "windows" }));
    expect(error).toBeInstanceOf(UriSyntaxError);
    expect(error).toMatchObject({ code: "pchar", offset: 9 });
  });
});
