// RFC 3986 §7.5: texts without their secrets. What a secret is, is written by hand.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
// @boundaries-ignore Shared by the tests of many packages.
import { codePoint } from "../../../test-arbitraries.ts";
import { type RedactOptions, redact } from "../src/index.ts";
import { INNOCENT, asMaskPasswords, lines } from "./redacted-lines.ts";

const GITHUB = "ghp_0123456789abcdefghijklmnopqrstuvwxyzAB";

/** A text, and what is left of it. */
const TABLE: readonly (readonly [given: string, expected: string])[] = [
  // Passwords.
  ["http://u:p@h/", "http://u:***@h/"],
  ["x http://u:p@h/ y ftp://v:q@i/ z", "x http://u:***@h/ y ftp://v:***@i/ z"],
  ["postgres://alice:12/b@db.example/app", "postgres://alice:***@db.example/app"],
  ["//u:p@ss/w0rd@db", "//u:***@db"],
  ["http://u:p?a#b@h/ c", "http://u:***@h/ c"],
  ["http://localhost:3000/@vite/client", "http://localhost:***@vite/client"],
  [String.raw`http:\\u:p@h http:/u:p@h http:u:p@h`, String.raw`http:\\u:***@h http:/u:***@h http:u:***@h`],
  [String.raw`http://DOMAIN\nick:pw@proxy:80/`, String.raw`http://DOMAIN\nick:***@proxy:80/`],
  ["http://u:pa'ss@h/", "http://u:***@h/"],
  ["['http://h:80/','a@b','http://u:p@h/']", "['http://h:80/','a@b','http://u:***@h/']"],
  ["u:p@ss/w0rd@db x=me:a@b@proxy:80 me:a@b", "u:***@db x=me:***@proxy:80 me:a@b"],
  ["http://:p@h http://u:@h", "http://:***@h http://u:@h"],
  ["http://a@b:c@d/", "http://a@b:***@d/"],
  // Where a quote ends no password, as maskPasswords has it.
  [String.raw`"https://me:a\bZQX@h/" "https://me:a\tZQX@h/"`, '"https://me:***@h/" "https://me:***@h/"'],
  [String.raw`"u" https://me:a\nZQX@h/ https://me:\fZQX@h/`, '"u" https://me:***@h/ https://me:***@h/'],
  ['https://u:p4"ss@h/ https://u:p@x"ss@h/', "https://u:***@h/ https://u:***@h/"],
  [
    '"https://u:p@b\u00FCcher.example/","a@b" <a href="https://u:p@h/">a@b</a>',
    '"https://u:***@b\u00FCcher.example/","a@b" <a href="https://u:***@h/">a@b</a>',
  ],
  [
    String.raw`{"a":"b /\"c","url":"https://u:p@h/","x":"d /\"e","url":"https://u:p@h/"}`,
    String.raw`{"a":"b /\"c","url":"https://u:***@h/","x":"d /\"e","url":"https://u:***@h/"}`,
  ],
  // A password goes on after the quote of a string that has ended, as after white space.
  [String.raw`https://me:@http://ZQX:\"]@h/ https://me:@http://ZQX:\",@h/`, "https://me:***@h/ https://me:***@h/"],
  ['https://me:@http://ZQX:"]@h/ x https://me:@http://ZQX:")@h/', "https://me:***@h/ x https://me:***@h/"],
  ['https://me:@//ZQX:a"}b@h/ https://me:@//ZQX:",@h/', "https://me:***@h/ https://me:***@h/"],
  ['https://me:a@//u:ZQX";b@h/ https://me:a@//u:ZQX">b@h/', "https://me:***@h/ https://me:***@h/"],
  ['"GET /" 200 "https://me:@http://a:"]@//b:"]ZQX@h/" "x" a@b', '"GET /" 200 "https://me:***@h/" "x" a@b'],
  ['https://me:@http://a:8x"]ZQX@h/ https://me:@http://a:8x"]ZQX@h/', "https://me:***@h/ https://me:***@h/"],
  // There, a port ends a password, and so does another string.
  ['"http://u:p@h:80","a@b" ["http://u:p@h:80"] a@b', '"http://u:***@h:80","a@b" ["http://u:***@h:80"] a@b'],
  [
    '["http://u:p@h/","http://h:80/","a@b","http://v:q@h:443/","a@b"]',
    '["http://u:***@h/","http://h:80/","a@b","http://v:***@h:443/","a@b"]',
  ],
  [
    '<a href="//me@h:80">a@b</a> <a href="//me@h:80">a@b</a>',
    '<a href="//me@h:80">a@b</a> <a href="//me@h:80">a@b</a>',
  ],
  // Without a scheme, before a host with a port.
  [
    "admin:pw@db.internal:3306/app me:pw@tcp(db:3306)/x me:pw@unix(/x)/y",
    "admin:***@db.internal:3306/app me:***@tcp(db:3306)/x me:***@unix(/x)/y",
  ],
  ["HTTP_PROXY=me:pw@proxy:3128 'me:pw@[::1]:80'", "HTTP_PROXY=me:***@proxy:3128 'me:***@[::1]:80'"],
  // Escaped.
  [String.raw`https:\/\/u:p@h\/`, String.raw`https:\/\/u:***@h\/`],
  ["https%3A%2F%2Fu%3Ap%40h", "https%3A%2F%2Fu%3A***%40h"],
  ["https%3a%2f%2fu%3ap%40h&x=a%40b", "https%3a%2f%2fu%3a***%40h&x=a%40b"],
  ["?url=https%253A%252F%252Fu%253Ap%2540h", "?url=https%253A%252F%252Fu%253A***%2540h"],
  ["?url=https%3A%2F%2Fu%3Ap%40h%2F%3Ftoken%3Dx", "?url=https%3A%2F%2Fu%3A***%40h%2F%3Ftoken%3D***"],
  [
    "?u=https%3A%2F%2Fme%3Aa%20b%40h&v=https%3A%2F%2Fme%3A%09%40h",
    "?u=https%3A%2F%2Fme%3A***%40h&v=https%3A%2F%2Fme%3A***%40h",
  ],
  [
    "?u=https%3A%2F%2Fme%3Aa%22b%40h&v=https%253A%252F%252Fme%253A%2522a%2540h&w=%22&x=%2F%2Fu%3Aa%60b%40h",
    "?u=https%3A%2F%2Fme%3A***%40h&v=https%253A%252F%252Fme%253A***%2540h&w=%22&x=%2F%2Fu%3A***%40h",
  ],
  [
    '?u=https%3A%2F%2Fme%3Aa"%40h ?u=https%3A%2F%2Fme%3Aa&b%40h&v=https%3A%2F%2Fme%3Ac%22%26%22d%40h',
    '?u=https%3A%2F%2Fme%3Aa"%40h ?u=https%3A%2F%2Fme%3Aa&b%40h&v=https%3A%2F%2Fme%3A***%40h',
  ],
  ["https:&#x2F;&#47;u&colon;p&commat;h", "https:&#x2F;&#47;u&colon;***&commat;h"],
  [String.raw`"a\u0026token=x\u0026b"`, String.raw`"a\u0026token=***\u0026b"`],
  ["?a=b&amp;token=x&amp;c=d", "?a=b&amp;token=***&amp;c=d"],
  // Tokens as user names.
  [`https://${GITHUB}@github.com/o/r`, "https://***@github.com/o/r"],
  [`https://${GITHUB}@x@github.com/`, "https://***@x@github.com/"],
  [`https://${GITHUB}:x-oauth-basic@github.com/`, "https://***:x-oauth-basic@github.com/"],
  ["https://TOKEN:x-oauth-basic@github.com/", "https://***:x-oauth-basic@github.com/"],
  ["https://T:x-oauth-basic@github.com/a@b", "https://***:***@b"],
  ["https://0123456789abcdef0123456789abcdef01234567@h/", "https://***@h/"],
  ["https%3A%2F%2F0123456789abcdef0123456789abcdef01234567%40h", "https%3A%2F%2F***%40h"],
  ["https://x-token-auth:T@h/ https://oauth2:T@h/", "https://x-token-auth:***@h/ https://oauth2:***@h/"],
  // Parameters.
  ["?token=a&x=b#access_token=c&y=d", "?token=***&x=b#access_token=***&y=d"],
  ["?ACCESS-TOKEN=a&accessToken=b&access_token=c", "?ACCESS-TOKEN=***&accessToken=***&access_token=***"],
  ["?code=a&state=b", "?code=***&state=b"],
  ["code=a&grant_type=b", "code=***&grant_type=b"],
  [
    "user[password]=a&user%5Bpassword%5D=b&client%5Fsecret=c",
    "user[password]=***&user%5Bpassword%5D=***&client%5Fsecret=***",
  ],
  [
    "(http://h/?sig=a). [x](http://h/?sig=b), <http://h/?sig=c>",
    "(http://h/?sig=***). [x](http://h/?sig=***), <http://h/?sig=***>",
  ],
  ["at f (http://h/?token=a:10:5)", "at f (http://h/?token=***:10:5)"],
  ["--password=a GITHUB_TOKEN=b db.password=c", "--password=*** GITHUB_TOKEN=*** db.password=***"],
  [`token="a b" token='c d' token=e`, `token="***" token='***' token=***`],
  ["password = a b", "password = *** b"],
  ["{token=a, id=5} Password=a;b=c", "{token=***, id=5} Password=***;b=c"],
  ["token=***&password=%2A%2A%2A", "token=***&password=***"],
  ["?oauth_signature=a&x-sig=b&db_pass=c&user[x_jwt]=d", "?oauth_signature=***&x-sig=***&db_pass=***&user[x_jwt]=***"],
  [
    "DB_PASS=a MYSQL_PWD=b userPwd=c my_session=d x.otp=e",
    "DB_PASS=*** MYSQL_PWD=*** userPwd=*** my_session=*** x.otp=***",
  ],
  ['-e "DB_PASSWORD=a b" -e \'X_TOKEN=c "d\' x', "-e \"DB_PASSWORD=***\" -e 'X_TOKEN=***' x"],
  ['"password=a b&x=c" "token=a b user=c" "pwd=a b;x=c"', '"password=***&x=c" "token=*** user=c" "pwd=***;x=c"'],
  [String.raw`{"a":"password='a b'","b":"token=\"a b\""}`, String.raw`{"a":"password='***'","b":"token=\"***\""}`],
  [String.raw`{"a":"x \"TOKEN=a b\" y \"TOKEN=c d\""}`, String.raw`{"a":"x \"TOKEN=***\" y \"TOKEN=***\""}`],
  ["DB_PASSWORD=ab&c host=x DB_PASSWORD=a&b=c", "DB_PASSWORD=*** host=x DB_PASSWORD=***&b=c"],
  ['  + password = "x y"', '  + password = "***"'],
  ["-   token = x y", "-   token = *** y"],
  ["password=${PASS} token=$(x). (token=a)", "password=*** token=***. (token=***)"],
  ["code=a&b, code=c&d=e", "code=***, code=***&d=e"],
  // A mask reveals another secret.
  ["?token=a//u:b&c@d x", "?token=*** x"],
  ["//token=a/b&c:d@e", "//token=***&c:***@e"],
  // Members.
  [`{"password":"a","token" : "b c","code":"E1"}`, `{"password":"***","token" : "***","code":"E1"}`],
  [String.raw`{"password":"a\"b\\","x":1}`, String.raw`{"password":"***","x":1}`],
  [String.raw`{"m":"{\"password\":\"p\\\"q\",\"a\":1}"}`, String.raw`{"m":"{\"password\":\"***\",\"a\":1}"}`],
  [`{'password': 'a', "secret"=>"b"}`, `{'password': '***', "secret"=>"***"}`],
  ["{&quot;token&quot;:&quot;a&quot;,&quot;b&quot;:1}", "{&quot;token&quot;:&quot;***&quot;,&quot;b&quot;:1}"],
  ["%7B%22token%22%3A%22a%22%7D", "%7B%22token%22%3A%22***%22%7D"],
  [`{"password":"cut of`, `{"password":"***`],
  ["{ token: 'a b' } {id: 1, token:\"c\"}", "{ token: '***' } {id: 1, token:\"***\"}"],
  ['{:password=>"a", :token => "b"}', '{:password=>"***", :token => "***"}'],
  ['  token: "a", // "b"', '  token: "***", // "b"'],
  ['{"access token":"x","API Key":"y"}', '{"access token":"***","API Key":"***"}'],
  [String.raw`{"a":"{ token: \"b c\", password: \"d\" }"}`, String.raw`{"a":"{ token: \"***\", password: \"***\" }"}`],
  [
    "x=%257B%2522token%2522%253A%2522a%2522%252C%2522jwt%2522%253A%2522b%2522%257D",
    "x=%257B%2522token%2522%253A%2522***%2522%252C%2522jwt%2522%253A%2522***%2522%257D",
  ],
  // Credentials of requests.
  ["Authorization: s3cr3tPw9 authorization: abcdefghijklmnopqrst", "Authorization: *** authorization: ***"],
  ["Authorization: abcdefgh_ij1 authorization: 1abcdefg", "Authorization: *** authorization: ***"],
  ["Bearer s3cr3tPw9, bearer abcdefgh1", "Bearer ***, bearer ***"],
  [
    '{"Authorization":["Bearer a","x"]} Authorization=[Bearer b]',
    '{"Authorization":["Bearer ***","x"]} Authorization=*** ***]',
  ],
  [
    "curl -su me:a -sSLu me:b -ume:c -U me:d -u  me:e -u\tme:f h",
    "curl -su me:*** -sSLu me:*** -ume:*** -U me:*** -u  me:*** -u\tme:*** h",
  ],
  [`curl --user 'me:a b' -u "me:c'd" h`, `curl --user 'me:***' -u "me:***" h`],
  [String.raw`"curl -u \"me:a b\" -u \"you:c'd\" h"`, String.raw`"curl -u \"me:***\" -u \"you:***\" h"`],
  ["Authorization: Basic YTpi", "Authorization: Basic ***"],
  [
    `-H "Authorization: Bearer abc" -H 'proxy-authorization: token x'`,
    `-H "Authorization: Bearer ***" -H 'proxy-authorization: token ***'`,
  ],
  ["sent Bearer 0123456789abcdef.x", "sent Bearer ***"],
  ["curl -u me:secret --user 'you:too' h", "curl -u me:*** --user 'you:***' h"],
  // Words in the form of a key.
  [`key ${GITHUB}. and ${GITHUB}, again`, "key ***. and ***, again"],
  [String.raw`"a\n${GITHUB}\u0022%20${GITHUB}%2F${GITHUB}"`, String.raw`"a\n***\u0022%20***%2F***"`],
  ["AKIAIOSFODNN7EXAMPLE AKIAIOSFODNN7EXAMPLE", "*** ***"],
  ["eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.abc-_9", "***"],
];

it.each(TABLE)("R-145 %j", (given, expected) => {
  expect(redact(given)).toBe(expected);
  expect(redact(expected)).toBe(expected);
});

it.each(INNOCENT.map((line) => [line]))("R-145 nothing in %j", (line) => {
  expect(redact(line)).toBe(line);
});

it("R-145 no secret of generated lines of logs survives, and what is left is the line", () => {
  fc.assert(
    fc.property(lines, ({ given, expected, secrets }) => {
      const result = redact(given);
      expect(result).toBe(expected);
      for (const secret of secrets) expect(result).not.toContain(secret);
    }),
  );
});

it("R-145 all that maskPasswords masks is masked", () => {
  fc.assert(asMaskPasswords);
});

/** Pieces with a meaning, so that generated texts are near to texts with secrets. */
const pieces = fc
  .array(
    fc.constantFrom(
      ..."/ : @ ? & # = ' \" ` \\ ; , . ) * < > [ ] { } % a - _".split(" "),

      "//",
      "token",
      "code",
      "password",
      " ",
      "%3A",
      "%2F%2F",
      "%40",
      "%26",
      "%3D",
      "%25",
      "%2540",
      "\\/",
      "\\n",
      '\\"',
      "&amp;",
      "&quot;",
      "&#58;",
      "%22",
      "***",
      "http:",
      "https://",
      "x-oauth-basic",
      '"token":"',
      "'password': '",

      "&quot;token&quot;:&quot;",
      "%22token%22:%22",
      "Authorization: Bearer ",
      "bearer ",
      "curl -u ",
      "=>",
      "\u00A0",
      "\n",
      "AKIAA1B2C3D4E5F6G7H8",
      "eyJabcdefghijk.eyJabcdefghijk.",
      GITHUB,
      "0123456789abcdefabcdefgh",
      " = ",
      "\r\n",
    ),
    { maxLength: 20 },
  )
  .map((all) => all.join(""));

it("R-145 the result again changes nothing", () => {
  fc.assert(
    fc.property(fc.oneof(pieces, fc.string({ unit: codePoint })), (text) => {
      const once = redact(text);
      expect(redact(once)).toBe(once);
    }),
  );
});

it("R-145 each line is taken by itself, and keeps its line end", () => {
  fc.assert(
    fc.property(
      fc.array(
        pieces.map((piece) => piece.replace(/[\r\n]/g, "")),
        { maxLength: 4 },
      ),
      fc.constantFrom("\n", "\r\n"),
      (all, end) => {
        expect(redact(all.join(end))).toBe(all.map((line) => redact(line)).join(end));
      },
    ),
  );
});

describe("names", () => {
  it("mask the values after them, in either case, with and without - and _", () => {
    const options = { names: ["pin", "otp-seed", "contrase\u00F1a"] };
    expect(redact("pin=1&PIN=2&otpSeed=3&OTP_SEED=4&p_i-n=5&pine=6", options)).toBe(
      "pin=***&PIN=***&otpSeed=***&OTP_SEED=***&p_i-n=***&pine=6",
    );
    expect(redact('{"pin":"1"} {"contrase\u00F1a":"2"} contrase\u00F1a=3 token=4', options)).toBe(
      '{"pin":"***"} {"contrase\u00F1a":"***"} contrase\u00F1a=*** token=***',
    );
    expect(redact("pin=1", { names: new Set<string>() })).toBe("pin=1");
    expect(redact("pin=1", { names: undefined })).toBe("pin=1");
  });

  it("redact can be passed to map", () => {
    const one: (text: string) => string = redact;
    expect(["token=a", "b"].map(one)).toEqual(["token=***", "b"]);
  });

  it("names that are not own and enumerable are refused, since they would not count", () => {
    for (const options of [
      Object.create({ names: ["pin"] }) as RedactOptions,
      Object.defineProperty({}, "names", { value: ["pin"] }) as RedactOptions,
    ])
      expect(() => redact("pin=1", options)).toThrow("redact: options must be a plain object");
  });

  it.each([
    [{ name: ["a"] }, TypeError, "redact: options has no `name`, only names"],
    [null, TypeError, "redact: options must be a plain object, not null"],
    [{ names: "pin" }, TypeError, "redact: options.names must be a list of strings, not a string"],
    [{ names: 5 }, TypeError, "redact: options.names must be a list of strings, not 5"],
    [{ names: ["a", 5] }, TypeError, "redact: options.names[1] must be a string, not 5"],
    [{ names: ["a\0b"] }, RangeError, "redact: options.names[0] must be a name without NUL"],
    [{ names: ["a", ""] }, RangeError, "redact: options.names[1] must be a name with a letter or a digit"],
    [{ names: ["pin", "my pin"] }, RangeError, "redact: options.names[1] must be a name without white space"],
    [{ names: ["-_"] }, RangeError, "redact: options.names[0] must be a name with a letter or a digit"],
  ])("%j is refused", (options, error, message) => {
    const call = (): string => redact("a", options as RedactOptions);
    expect(call).toThrow(error);
    expect(call).toThrow(message);
  });

  it.each([undefined, null, 5, {}, ["a"]])("a text that is %j is refused", (text) => {
    expect(() => redact(text as string)).toThrow(TypeError);
    expect(() => redact(text as string)).toThrow("redact: text must be a string, not ");
  });
});
