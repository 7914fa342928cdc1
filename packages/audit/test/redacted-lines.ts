// Lines of logs of eleven kinds, each with secrets and as it is without them. The forms are those of the programs that
// write them.
import { maskPasswords } from "@std66/core/diagnostics";
import fc from "fast-check";
import { redact } from "../src/index.ts";

export interface Line {
  readonly kind: string;
  readonly given: string;
  /** The line written with `***` in place of each secret. */
  readonly expected: string;
  readonly secrets: readonly string[];
}

const characters = (text: string) => fc.constantFrom(...Array.from(text));
const text = (alphabet: string, minLength = 8, maxLength = 40): fc.Arbitrary<string> =>
  fc.array(characters(alphabet), { minLength, maxLength }).map((all) => all.join(""));

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const DIGITS = "0123456789";
/** As people write passwords, without encoding them: all that does not end a word. */
const password = text(`${LETTERS}${DIGITS}/?#@:&=;,.%+$!*()[]{}|^~_-\\`).map((raw) => raw.replaceAll("\\", "|"));
/** As programs write values: encoded, or in an alphabet of Base64. */
const value = fc
  .oneof(
    text(`${LETTERS}${DIGITS}-_`),
    text(`${LETTERS}${DIGITS}`, 16, 40).map((word) => `${word}==`),
    fc.string({ unit: "grapheme", minLength: 4, maxLength: 12 }).map((word) => `9${encodeURIComponent(word)}a`),
  )
  .map((raw) => raw.replaceAll("'", "%27").replaceAll(/[()!*]/g, "x"));
/** As JSON has it: any characters. */
const anything = fc
  .string({ unit: "grapheme", minLength: 8, maxLength: 20 })
  .map((raw) => JSON.stringify(`9${raw}a`).slice(1, -1));
const hexadecimal = (length: number) => text("0123456789abcdef", length, length).map((word) => `a1${word.slice(2)}`);
const word = (length: number) => text(`${LETTERS}${DIGITS}`, length, length);
const token = fc.oneof(
  word(36).map((rest) => `ghp_${rest}`),
  word(22).map((rest) => `glpat-${rest}`),
  word(36).map((rest) => `npm_${rest}`),
  word(48).map((rest) => `sk-${rest}`),
  word(40).map((rest) => `sk-ant-api03-${rest}`),
  word(34).map((rest) => `hf_${rest}`),
  hexadecimal(64).map((rest) => `dop_v1_${rest}`),
  hexadecimal(40),
);

const name = fc.constantFrom(
  "token",
  "access_token",
  "Access-Token",
  "accessToken",
  "api_key",
  "apikey",
  "API-KEY",
  "password",
  "passwd",
  "secret",
  "client_secret",
  "signature",
  "sig",
  "X-Amz-Signature",
  "refresh_token",
  "id_token",
  "code",
  "jwt",
  "PHPSESSID",
);
/** Those that mean the same outside of a query. */
const plainName = name.filter((each) => each !== "code");
const host = fc.constantFrom(
  "example.com",
  "api.example.org:8443",
  "[2001:db8::1]:8080",
  "localhost",
  "b\u00FCcher.example",
);
const user = fc.constantFrom("bob", "app-user", "me%40example.com", "DOMAIN;x", "");

/** Makes a kind of lines of a template, for two secrets. */
function kind(
  title: string,
  [first, second]: readonly [fc.Arbitrary<string>, fc.Arbitrary<string>],
  around: fc.Arbitrary<(a: string, b: string) => string>,
): fc.Arbitrary<Line> {
  return fc.tuple(first, second, around).map(([a, b, line]) => ({
    kind: title,
    given: line(a, b),
    expected: line("***", "***"),
    secrets: [a, b].filter((secret) => line(secret, secret) !== line("", "")),
  }));
}

const nested = (uri: string): string => encodeURIComponent(uri);

export const lines: fc.Arbitrary<Line> = fc.oneof(
  kind(
    "access log",
    [value, value],
    fc.tuple(name, host).map(
      ([n, h]) =>
        (a, b) =>
          `192.0.2.7 - - [10/Oct/2025:13:55:36 +0000] "GET /v1/items?${n}=${a}&page=2 HTTP/1.1" 200 2326 "https://${h}/?q=x&${n}=${b}#top" "Mozilla/5.0 (X11; Linux x86_64)"`,
    ),
  ),
  kind(
    "JSON",
    [anything, value],
    fc.tuple(plainName, host, user).map(
      ([n, h, u]) =>
        (a, b) =>
          `{"time":"2025-10-10T13:55:36Z","${n}":"${a}","url":"https://${u}:${b}@${h}/x","mail":"me@example.com", "n": 12}`,
    ),
  ),
  kind(
    "JSON with escapes",
    [value, value],
    fc.tuple(name, user).map(
      ([n, u]) =>
        (a, b) =>
          String.raw`{"msg":"got https:\/\/${u}:${a}@example.com\/?q=1\u0026${n}=${b}\u0026x=2\nby me@example.com","status":200}`,
    ),
  ),
  kind(
    "curl",
    [password, value],
    fc.tuple(name, host, user).map(
      ([n, h, u]) =>
        (a, b) =>
          `$ curl -sS -u 'bob:${b}' -H "Authorization: Bearer ${b}" 'https://${u}:${a}@${h}/v1' -d '${n}=${b}&x=1' 'https://${h}/?${n}=${b}'`,
    ),
  ),
  kind(
    "git",
    [token, value],
    fc.constantFrom<(a: string, b: string) => string>(
      (a, b) => `origin\thttps://${a}@github.com/o/r.git (fetch) https://oauth2:${b}@gitlab.example/o/r`,
      (a, b) =>
        `fatal: cannot read 'https://${a}:x-oauth-basic@github.com/o/r/', x-token-auth:y https://x-token-auth:${b}@bitbucket.org/`,
      (a, b) => `url = https://${a}@x@github.com/o/r.git https://gitlab-ci-token:${b}@gitlab.com/`,
      (a, b) => `remote: see https://${a}@github.com/o/r?x=1, then git@github.com:o/r and https://u:${b}@h/`,
    ),
  ),
  kind(
    "database",
    [password, password],
    fc.constantFrom<(a: string, b: string) => string>(
      (a, b) => `DATABASE_URL=postgres://alice:${a}@db.example:5432/app REDIS_URL=redis://:${b}@cache:6379/0`,
      (a, b) =>
        `2025-10-10 13:55:36.1 ERROR cannot connect to mongodb+srv://root:${a}@a.example/x (amqp://guest:${b}@mq)`,
      (a, b) => `jdbc:mysql://u:${a}@db/app //u:${b}@db`,
    ),
  ),
  kind(
    "configuration",
    [value, password],
    fc.constantFrom<(a: string, b: string) => string>(
      (a) => `//packages.example/:_authToken=${a}`,
      (_, b) => `index-url = https://me:${b}@pypi.example/simple`,
      (a) => `password = ${a}`,
      (a) => `export GITHUB_TOKEN=${a} DEBUG=1 PWD=/var/app`,
      (a) => `    _password="${a}" # at 12:30`,
      (a) => `Server=db;User=app;Password=${a};Database=x`,
    ),
  ),
  kind(
    "HTML and Markdown",
    [value, value],
    fc.tuple(name, user).map(
      ([n, u]) =>
        (a, b) =>
          `<a href="https://${u}:${a}@example.com/?x=1&amp;${n}=${b}&amp;y=2">me@example.com</a>, [see](https://example.com/?${n}=${b}), <https://example.com/#${n}=${a}>.`,
    ),
  ),
  kind(
    "form body",
    [value, value],
    fc.tuple(name, plainName).map(
      ([n, m]) =>
        (a, b) =>
          `user=me%40example.com&${n}=${a}&remember=1&${m}=${b}`,
    ),
  ),
  kind(
    "nested",
    [password.map(encodeURIComponent), value],
    fc.tuple(name, name, user).map(
      ([n, m, u]) =>
        (a, b) =>
          `GET /go?next=${nested(`https://${u}:${a}@example.com/?${n}=${b}&x=1`)}&mail=me%40example.com&${m}=${b}&p=1 302`,
    ),
  ),
  kind(
    "stack trace",
    [value, value],
    fc.tuple(name, host).map(
      ([n, h]) =>
        (a, b) =>
          `    at load (https://example.com/app.js?v=1&${n}=${a}:10:5) fetching https://u:${b}@${h}/x:1:2`,
    ),
  ),
);

const MARK = "ZQX";

/** Any text as a password, its mark anywhere in it. */
const marked = fc
  .tuple(
    ...[1, 2].map(() =>
      fc.array(
        fc.oneof(
          fc.constantFrom(...Array.from("\"\\'`@/?#:&=,;<>{}[]()%|")),
          fc.constantFrom(
            ...Array.from("bfnrtuax1"),
            "%40",
            "%20",
            "%22",
            "\\n",
            "\\b",
            '\\"',
            "\\\\",
            "http://",
            "&quot;",
          ),
        ),
        { maxLength: 6 },
      ),
    ),
  )
  .map(([before, after]) => `${before?.join("")}${MARK}${after?.join("")}`);

const quotes = fc.constantFrom("", " ", '"', "'", "(", "<", '" ', '":"', "\\n", '","', "[");

/** The mark as the user name of a URI that begins a string, which has a password of its own. */
const USER_IN_STRING = /"(?:[a-z][a-z\d+.-]{0,30}:)?\/\/[^/?#:@\s]*ZQX[^/?#:@\s]*:\*\*\*@/i;

/**
 * The law that `redact` masks at least what `maskPasswords` masks, in lines of all kinds. Two things differ. After an
 * "@", a quote that ends a string or an attribute ends the word, as if white space followed. A URI that begins a string
 * keeps its user name, whatever stands before the string.
 */
export const asMaskPasswords = fc.property(
  lines,
  lines,
  marked,
  fc.constantFrom("https://me:", "//me:", "https:\\/\\/me:", "jdbc:mysql://me:", "http:me:", "https://:"),
  fc.tuple(quotes, quotes),
  fc.nat(300),
  (...drawn) => {
    const [{ given }, { given: after }, secret, scheme, [opening, closing], cut] = drawn;
    const line = `${given.slice(0, cut)} ${opening}${scheme}${secret}@h.example/${closing}${after.slice(-cut)}`;
    if (maskPasswords(line.replace(/(@[^\s"]*")(?=[,;>)\]}])/g, "$1 ")).includes(MARK)) return;
    const result = redact(line);
    if (result.includes(MARK) && !USER_IN_STRING.test(result))
      throw new Error(`${JSON.stringify(line)} becomes ${JSON.stringify(result)}`);
  },
);

/** Lines in which nothing is a secret. */
export const INNOCENT: readonly string[] = [
  "",
  "12:30:45.123 started at 2025-10-10T12:30:45+02:00, took 1:02",
  "mail from me@example.com to you+tag@example.org; cc: x@y.example",
  "mailto:me@example.com?subject=a:b mailto:a@x.example,b@y.example cc:a@x.example;b@y.example sip:me@h.example",
  "npm:@scope/pkg@1.0.0 patch:a@npm:1.0.0 registry.example:5000/app@sha256:0123",
  "see https://a.example/@user/posts and https://npm.example/@scope/pkg@1.0.0",
  "http://[::1]:8080/x [2001:db8::1]:443 http://[::1]:80/a@b 192.0.2.1:8080",
  "http://localhost:3000/x http://localhost:3000/?mail=a%40b.example",
  String.raw`C:\Data\me\new\table.txt \\server\share\a@b D:\x:y`,
  String.raw`{"path":"C:\\Users\\me","mail":"a@b.example","url":"http://h:8080/"}`,
  "key: value, password policy: ok, token count: 12",
  "exit code=1, status code=200, errcode=5 max_tokens=100 next_page_token=abc",
  "PWD=/var/app OLDPWD=/ LANG=C",
  "if (tokens == null) return a == b ? x : y;",
  "git@github.com:o/r.git ssh://git@h.example/o/r git+ssh://git@h.example:22/o/r",
  "registry.example:5000/app@sha256:0123456789abcdef",
  "SyntaxError: unexpected token: 'x' in JSON",
  "background:url(http://h.example:80/a.png) font@2x",
  '{"a":"@b","c":"d:e","stack":"f@http://h:3000/a.js:1:2\\ng@http://h:3000/b.js:3:4","code":"E1"}',
  "?data=%7B%22u%22%3A%22https%3A%2F%2Fh.example%22%2C%22m%22%3A%22a%40b.example%22%7D&m=a%40b.example",
  "https://user@example.com/ ftp://anonymous@ftp.example/",
  "Bearer authentication is required; Authorization: required",
  '<a href="/x?token=">empty</a> <b class="y">',
  "passwords=3&tokens=4&author=me&keyboard=de&passenger=5",
  "https://example.com/?q=a:b@c&x=//y",
  "//cdn.example/x 50% off: a&b",
  "javascript:alert(1) data:text/plain,a@b urn:isbn:0-1@2",
  "compass=1 bypass=2 usig=3 sessions=4 passes=5 ?status_code=200&zip-code=6",
  "at 12:30@10:45, sip:me@h.example:5060 mailto:me@h.example:25 a:b@c a:b@c/d f:a@b:1:2",
  "Authorization: required, bearer of tokens, Bearer RFC6750 (token: 'x')",
  "if (token === 'x') return split('token=')[1] + 'a b';",
  "docker run -u 1000:1000 -p 80:80 img",
  "?q=see%20http%3A%2F%2Fh.example%2F%20or%20a%40b",
  "\u65E5\u672C\u8A9E: \u00FC@\u00E9 \u{1F600}",
];
