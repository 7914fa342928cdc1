// RFC 3986 §3.2.1 and §7.5: the text after the first ":" of a userinfo is secret, and no diagnostic reveals it.

import { inspect } from "node:util";
import fc from "fast-check";
import { expect, it } from "vitest";
// @boundaries-ignore Shared by the tests of many packages.
import { codePoint } from "../../../test-arbitraries.ts";
import { explain } from "../src/faults/explain.ts";
import {
  UriSyntaxError,
  build,
  change,
  diagnose,
  parse,
  percentDecode,
  percentDecodeBytes,
  percentEncode,
  uri,
} from "../src/index.ts";
import { syntaxErrorOf, thrown } from "./thrown.ts";

/** A lone surrogate has no octets. */
const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, "\uFFFD");

const SECRET = "hunter2";

function checkSilent(error: UriSyntaxError, ...secrets: readonly string[]): void {
  const shown = [
    error.message,
    error.frame,
    String(error),
    error.stack ?? "",
    JSON.stringify(error),
    inspect(error),
    inspect(error, { depth: 9 }),
    JSON.stringify(explain(error)),
    Object.values(error).join("\n"),
  ];
  for (const secret of secrets) {
    // Includes the input, so that a failure shows it.
    expect([error.input, secret, shown.filter((text) => text.includes(secret))]).toEqual([error.input, secret, []]);
  }
  expect(Object.keys(error)).not.toContain("input");
}

const bad = fc.constantFrom(" ", "|", "\\", "é", "\u{1F600}", "\n", "%g", "%4g", "%zz", "^", "{", '"', "<", "\0");
const user = fc.constantFrom("", "u", "joe", "a.b", "%41", "-", "joe%40example.com");
const secret = fc
  .tuple(fc.constantFrom("", "x", "%41", ":", "!$", "x:y"), fc.constantFrom("", "x", "1", ":", "%20"))
  .map(([a, b]) => a + SECRET + b);
const scheme = fc.constantFrom("", "http:", "ftp:", "s:");
const end = fc.constantFrom("", "/", "/a/b?c#d", "?q", "#f", ":80", ":80/", `/${"x".repeat(100)}`);
const hosts = fc.constantFrom("h", "example.com", "[::1]", "1.2.3.4", "");

it("R-052 the error of a fault after the userinfo reveals nothing of the password", () => {
  fc.assert(
    fc.property(scheme, user, secret, hosts, end, bad, (...parts) => {
      const [s, u, p, h, e, b] = parts;
      const error = diagnose(`${s}//${u}:${p}@${h}${e}${b}`);
      if (error !== undefined) checkSilent(error, SECRET);
      expect(error).toBeDefined();
    }),
  );
});

it("R-052 the error of a fault before, in or after the user name or password reveals nothing of the password", () => {
  fc.assert(
    fc.property(scheme, user, fc.constantFrom("", "x"), hosts, end, bad, fc.integer({ min: 0, max: 4 }), (...parts) => {
      const [s, u, p, h, e, b, place] = parts;
      const at = (index: number): string => (index === place ? b : "");
      const text = `${at(0)}${s}//${at(1)}${u}${at(2)}:${p}${SECRET}${at(3)}${SECRET}@${at(4)}${h}${e}`;
      const error = diagnose(text);
      expect(error).toBeDefined();
      if (error !== undefined) checkSilent(error, SECRET);
    }),
  );
});

it("R-052 a bracket or a second @ in the userinfo does not reveal the password", () => {
  const texts = [
    `http://a@b:${SECRET}@h/`,
    `http://a:${SECRET}@b@h/`,
    `http://a:x@${SECRET}@h/`,
    `http://a:${SECRET}@b:c@h/ `,
    `http://[u:${SECRET}@h/`,
    `http://u[:${SECRET}@h/`,
    `http://u]:${SECRET}@h/`,
    `http://u:[${SECRET}@h/`,
    `http://u:${SECRET}]@h/`,
    `http://u:${SECRET}@[::1/`,
    `http://u:${SECRET}@[::1]x/`,
    `http://u:${SECRET}@h:80x/`,
    `http://u:${SECRET}@h:80:90/`,
    `//:${SECRET}@h|`,
    `//u:${SECRET}|@h`,
    `1://u:${SECRET}@h/`,
    `ht_tp://u:${SECRET}@h/`,
    ` http://u:${SECRET}@h/`,
    `<http://u:${SECRET}@h/>`,
    `a b //u:${SECRET}@h/`,
  ];
  for (const text of texts) checkSilent(diagnose(text) as UriSyntaxError, SECRET);
  expect(texts.map((text) => diagnose(text) === undefined)).not.toContain(true);
});

const bare = fc.constantFrom("|", " ", "@", "/", "?", "#", "[", "]", "%", "%4", "é", "\n", "//", "\\");

it("R-052 build and with do not reveal the password of a rejected userinfo", () => {
  fc.assert(
    fc.property(user, bare, fc.integer({ min: 0, max: 2 }), (u, b, place) => {
      const at = (index: number): string => (index === place ? b : "");
      const userinfo = `${u}${at(0)}:${SECRET}${at(1)}x${SECRET}${at(2)}`;
      checkSilent(
        syntaxErrorOf(() => build({ userinfo, host: "h" })),
        SECRET,
      );
      checkSilent(
        syntaxErrorOf(() => change(parse("http://h/"), { userinfo })),
        SECRET,
      );
    }),
  );
});

it("R-052 build and with do not reveal the password of a rejected authority", () => {
  fc.assert(
    fc.property(user, bare, fc.integer({ min: 0, max: 3 }), hosts, (u, b, place, h) => {
      const at = (index: number): string => (index === place ? b : "");
      const authority = `${u}${at(0)}:${SECRET}${at(1)}x${SECRET}${at(2)}@${h}${at(3)}|`;
      checkSilent(
        syntaxErrorOf(() => build({ authority })),
        SECRET,
      );
      checkSilent(
        syntaxErrorOf(() => change(parse("http://h/"), { authority })),
        SECRET,
      );
    }),
  );
});

it("R-052 the error of a fault in another component reveals nothing of the password", () => {
  const components = { scheme: "s", userinfo: `u:${SECRET}`, host: "h", port: 1, path: "/p" };
  const faults = [
    { scheme: "1" },
    { host: "h|" },
    { port: "x" },
    { path: "p" },
    { query: "#" },
    { fragment: "#" },
    { host: "[" },
  ];
  for (const fault of faults) {
    checkSilent(
      syntaxErrorOf(() => build({ ...components, ...fault })),
      SECRET,
    );
    checkSilent(
      syntaxErrorOf(() => change(build(components), fault)),
      SECRET,
    );
  }
  expect(faults.length).toBe(7);
});

it("R-052 the frame shows a mask, and the caret stays under the fault", () => {
  const { frame } = diagnose(`http://user:${SECRET}@host/a b`) as UriSyntaxError;
  const [line = "", caret = ""] = frame.split("\n");
  expect(line).toBe("http://user:***@host/a b");
  expect(caret.indexOf("^")).toBe(line.indexOf(" "));
  expect(syntaxErrorOf(() => build({ userinfo: `user:${SECRET}|`, host: "h" })).frame).toBe(
    "user:***\n     ^^^ found a character of a possible password",
  );
});

const password = fc.oneof(
  fc.string({ unit: codePoint, maxLength: 12 }),
  fc.constantFrom(
    "",
    "|",
    "pa|ss",
    "%zz",
    "pa/ss",
    "pa#ss",
    "pa?ss",
    "/",
    "12/34",
    "[::1]",
    "a:b",
    "p@ss",
    "p@ss/w@rd",
    "\uD800",
    "é".repeat(50),
  ),
);
const INVALID = "|^";

/** Everything that an error shows to a reader. `offset` and `input` are for programs, and not listed. */
function shownBy(error: UriSyntaxError): unknown {
  const { message, frame, name } = error;
  return {
    name,
    message,
    frame,
    text: String(error),
    // What the userinfo allows at the fault may depend on the text before it.
    listed: Object.entries(error).filter(([key]) => key !== "expected"),
    explained: explain(error),
  };
}

const shownOf = (text: string): unknown => shownBy(diagnose(text) as UriSyntaxError);

it("R-052 a fault after a password has the same message for every password", () => {
  fc.assert(
    fc.property(password, (p) => {
      // The password is well-formed, and the fault is after it.
      const encoded = encodeURIComponent(wellFormed(p));
      for (const rest of [`h${INVALID}`, `h:8x/${"y".repeat(50)}`, `[::1/`, `h/a ${INVALID}`, `h/?q=[`]) {
        expect(shownOf(`http://user:${encoded}@${rest}`)).toEqual(shownOf(`http://user:x@${rest}`));
      }
    }),
  );
});

it("R-052 every fault in a password has the same message", () => {
  const wanted = shownOf("http://user:|@host/");
  for (const p of [
    "%",
    "%zz",
    "%4",
    "@",
    "p@ss",
    "@:",
    "@[",
    "@[.",
    "@[/:",
    "pa/ss",
    "/",
    "?",
    "#",
    "a@[::1]x:y",
    "é",
    "[",
    "]",
  ]) {
    const text = `http://user:${p}@host/`;
    // Some of these texts are valid, or have their fault after the password.
    if (diagnose(text) !== undefined) expect([p, shownOf(text)]).toEqual([p, wanted]);
  }
  fc.assert(
    fc.property(password, (p) => {
      const error = diagnose(`http://user:${p}@host/`);
      if (error !== undefined) expect([p, shownBy(error)]).toEqual([p, wanted]);
      const built = syntaxErrorOf(() => build({ userinfo: `user:${p}|`, host: "h" }));
      expect([p, shownBy(built)]).toEqual([p, shownBy(syntaxErrorOf(() => build({ userinfo: "user:|", host: "h" })))]);
    }),
  );
});

it("R-052 an IP literal before a later @ is not masked", () => {
  for (const text of [
    "http://[2001:db8::1]/users/a b@example.com",
    "http://[::1]:80/x|y?m=j@k",
    "http://[::1]?a b@c",
    "//[v1.a:b]:8/ @",
  ]) {
    const error = diagnose(text) as UriSyntaxError;
    expect(error.frame.split("\n")[0]).toBe(text);
    expect(error.message).toContain(`offset ${error.offset}`);
  }
  const zone = diagnose("http://[fe80::1%25eth0]/a@b") as UriSyntaxError;
  expect(explain(zone).help).toContain("zone identifier");
});

it("R-052 a missing slash before the authority does not reveal the password", () => {
  for (const text of ["http:/user:hunter2 |@h/", "http:user:hunter2 |@h/", "https:\\user:hunter2 @h"]) {
    checkSilent(diagnose(text) as UriSyntaxError, SECRET);
  }
});

it("R-052 an authority after any two slashes or backslashes, with a scheme in either case, does not reveal the password", () => {
  for (const before of [
    "http:/\\u:",
    "http:\\/u:",
    "http:\\/user:",
    "http:\\\\u:",
    "http:\\\\domain\\u:",
    "http:/\\domain\\u:",
    "http:\\domain\\u:",
    "//domain\\\\u:",
    "//a\\\\[:",
    "HTTP:/user:",
    "Http:user:",
  ]) {
    for (const after of ["@h/", "^@h/", "/^@h/", "@h/^"]) {
      const text = before + SECRET + after;
      const error = diagnose(text);
      // Some of these texts are valid.
      if (error === undefined) continue;
      checkSilent(error, SECRET);
      expect([text, error.frame.split("\n")[0]]).toEqual([text, `${before}***${after.slice(after.indexOf("@"))}`]);
    }
  }
});

it("R-052 a password with a delimiter that ends the authority too early is masked up to the last @", () => {
  for (const p of ["pa/ss", "pa?ss", "pa#ss", "/", "#", "?", "pa/s@s", "p@a/ss", "pa//ss:x", "1/2"]) {
    for (const [before, after] of [
      ["http://user:", "@host/|"],
      ["//user:", "@host|"],
      ["http:\\\\user:", "@host/"],
      ["http://me@example.org:", "@host:1/a|"],
    ] as const) {
      const error = diagnose(before + p + after) as UriSyntaxError;
      const [line = ""] = error.frame.split("\n");
      expect([p, line]).toEqual([p, `${before}***${after}`]);
      const { before: front, marked, after: back } = explain(error);
      expect(front + marked + back).toBe(line);
    }
  }
  expect(diagnose("http://user:pa/ss@host/")).toMatchObject({
    message: "a possible password in the userinfo has a character that must be percent-encoded (RFC 3986 §3.2.1)",
    frame: "http://user:***@host/\n            ^^^ found a character of a possible password",
  });
});

it("the excerpt shows forty characters on either side of a fault, and counts a mask as three", () => {
  const x = "x".repeat(60);
  expect(explain(diagnose(`/${x}|${x}`) as UriSyntaxError)).toMatchObject({
    before: `…${"x".repeat(40)}`,
    marked: "|",
    after: `${"x".repeat(40)}…`,
  });
  expect(explain(diagnose(`/${"x".repeat(39)}|${"x".repeat(40)}`) as UriSyntaxError)).toMatchObject({
    before: `/${"x".repeat(39)}`,
    after: "x".repeat(40),
  });
  expect(explain(diagnose(`http://u:${x}@${"x".repeat(27)}|`) as UriSyntaxError).before).toBe(
    `http://u:***@${"x".repeat(27)}`,
  );
  expect(explain(diagnose(`http://u:${x}@${"x".repeat(28)}|`) as UriSyntaxError).before).toBe(
    `…ttp://u:***@${"x".repeat(28)}`,
  );
});

it("R-052 the offset of a fault in or after a password is not enumerable; one after it is counted from the last @", () => {
  for (const text of ["http://user:pa|ss@h/", "http://user:pass@h|/", "http://user:pa/ss@h/"]) {
    const error = diagnose(text) as UriSyntaxError;
    expect(Object.keys(error)).toEqual(text.includes("h|") ? ["code", "component", "expected", "section"] : []);
    expect(text.slice(error.offset, error.offset + error.length)).toMatch(/^[|p]$/);
    if (text.includes("h|")) expect(error.message).toContain("(offset 1 after the last `@`, RFC 3986 §3.2.2)");
    else expect(error.message).not.toContain("offset");
    expect(JSON.stringify(error)).not.toMatch(/"(?:offset|length)"/);
  }
  expect(Object.keys(diagnose("http://us|er:pass@h/") as UriSyntaxError)).toContain("offset");
});

it("R-052 the errors of encoding and decoding show nothing of the data, all of which may be a password", () => {
  for (const run of [
    () => percentDecode(`${SECRET}%zz${SECRET}`),
    () => percentDecodeBytes(`${SECRET}%zz${SECRET}`),
    () => percentDecode(`${SECRET}%C3%28`),
    () => percentDecode(`user:${SECRET}%zz${SECRET}`),
    () => percentDecode(`http://user:%C3${SECRET}@h`),
    () => percentEncode(`${SECRET}\uD800`, "userinfo"),
  ]) {
    const error = syntaxErrorOf(run);
    checkSilent(error, SECRET);
    expect(error.frame).toBe("***\n^^^ found a character of a possible password");
    expect(error.message).not.toMatch(/offset|%z|%C3|D800/);
    expect(Object.keys(error)).not.toContain("offset");
  }
  expect(syntaxErrorOf(() => percentDecode("100%"))).toMatchObject({ offset: 3, length: 1, input: "100%" });
  expect(explain(syntaxErrorOf(() => percentDecode("100%"))).help).toBe("write `%25` for a literal percent sign");
});

it("a host and a port that stand alone are not masked", () => {
  for (const [components, line] of [
    [{ authority: "h:8a" }, "h:8a"],
    [{ host: "h:8a" }, "h:8a"],
    [{ authority: "[::1]x:8" }, "[::1]x:8"],
  ] as const) {
    expect(syntaxErrorOf(() => build(components)).frame.split("\n")[0]).toBe(line);
  }
});

it("R-052 an empty password is masked like any other, and a user name is shown", () => {
  expect((diagnose("http://user:@host/a b") as UriSyntaxError).frame).toContain("http://user:***@host/a b");
  expect((diagnose("http://user@host/a b") as UriSyntaxError).frame).toContain("http://user@host/a b");
});

it("R-052 an error reveals neither data that cannot be encoded nor the literal text around an incomplete triplet", () => {
  for (const run of [
    () => percentEncode(`u:${SECRET}\uD800${SECRET}`, "userinfo"),
    () => uri`http://u:${`${SECRET}\uD800`}@h/`,
    () => uri`http://u:hunter2%${"x"}@h/`,
  ]) {
    checkSilent(syntaxErrorOf(run), SECRET);
  }
});

it("R-052 the TypeError for a component that is not a string does not show its value", () => {
  const userinfo = [`u:${SECRET}`] as unknown as string;
  const error = thrown(() => build({ userinfo, host: "h" }));
  expect(error).toBeInstanceOf(TypeError);
  expect(String(error)).not.toContain(SECRET);
});
