/** RFC 3986 §3.1, §7: schemes that do something when they are opened. */
import { split } from "@std66/core";
import type { ExecutableRule } from "./executable-rule.ts";
import { wholePart } from "../subject/find-in-part.ts";
import { quoteAt, quoted } from "../subject/quote.ts";
import { SPECIAL } from "../text/repair.ts";
import { dataUriOf, decodeTriplets } from "../text/data-uri.ts";
import { encodedScheme } from "../text/encoded-scheme.ts";
import { readByHtml } from "../subject/read-by-html.ts";
import { SCRIPT_SCHEMES } from "../text/script-schemes.ts";

const WRAPPERS: readonly string[] = [
  "view-source",
  "jar",
  "feed",
  "url",
  "filesystem",
  "wyciwyg",
  "netdoc",
  "ms-its",
  "its",
  "mk",
  "res",
];
const OTHER_PROTOCOLS: readonly string[] = [
  "gopher",
  "dict",
  "tftp",
  "ldap",
  "php",
  "expect",
  "phar",
  "zip",
  "glob",
  "ssh2",
  "ogg",
  "rar",
];

/** Types that a browser runs script in. */
const SCRIPT_TYPES =
  /^(?:text\/html|application\/xhtml\+xml|text\/xml|application\/xml|(?:text|application)\/(?:x-)?(?:java|ecma|live|vb)script|text\/(?:x-)?server-parsed-html|multipart\/.*)$/;

export const schemeRules: readonly ExecutableRule[] = [
  {
    code: "scheme-script",
    severity: "warning",
    component: "scheme",
    summary: "the scheme runs the rest as a script",
    explanation: "A browser runs it with the privileges of the page that contains the link.",
    help: "allow only the schemes that you expect",
    section: "RFC 3986 §7.2",
    sources: ["CWE-79", "CWE-84"],
    example: "javascript:alert(1)",
    counterexample: "http://good.example/javascript:",
    needs: "scheme",
    find: (subject) =>
      SCRIPT_SCHEMES.includes(subject.scheme ?? "")
        ? wholePart(subject, subject.parts.scheme, "the scheme runs the rest as a script")
        : [],
  },
  {
    code: "data-script",
    severity: "warning",
    component: "path",
    summary: "a data URI holds a document that can run scripts",
    explanation: "HTML and XML documents, and SVG images with scripts, run them where a browser opens them.",
    help: "allow only the types of images, fonts and the like",
    section: "RFC 2397 §3",
    sources: ["CWE-79", "CWE-84"],
    example: "data:text/html,<script>alert(1)</script>",
    counterexample: "data:image/png;base64,iVBORw0KGgo=",
    needs: "scheme",
    *find(subject) {
      const { path } = subject.parts;
      const data = subject.scheme === "data" ? dataUriOf(path.text) : undefined;
      if (data === undefined) return;
      const { type } = data;
      const runs =
        SCRIPT_TYPES.test(type) ||
        (type === "image/svg+xml" && /<script|<foreignobject|[\s/"']on\w+\s*=|javascript:/i.test(data.data));
      if (runs)
        yield subject.at(path, 0, path.text.indexOf(","), `a document of the type ${quoted(type)} can run scripts`);
    },
  },
  {
    code: "file-host",
    severity: "warning",
    component: undefined,
    summary: "a file URI names a host",
    explanation: "Windows connects to that machine and logs in with the user's credentials.",
    help: "refuse it; only an empty host and `localhost` are this machine",
    section: "RFC 8089 §2",
    sources: ["RFC 3986 §3.2.2", "CWE-522", "CWE-918"],
    example: "file://evil.example/share/a",
    counterexample: "file:///etc/hosts",
    needs: "scheme",
    *find(subject) {
      if (subject.scheme !== "file") return;
      const { host, path } = subject.parts;
      if (host !== undefined && host.text !== "" && !/^localhost$/i.test(host.text)) {
        yield* wholePart(subject, host, (quote) => `a file URI names the host ${quote(host.text)}`);
      } else if (/^\/\/[^/]/.test(path.text)) {
        yield subject.at(path, 0, 2, "the path of a file URI begins with two slashes, and names a host to Windows");
      }
    },
  },
  {
    code: "scheme-nested",
    severity: "warning",
    component: "scheme",
    summary: "the scheme wraps another URI",
    explanation: "Checks of the scheme and the host see the wrapper. The program that opens it uses the URI inside.",
    help: "check the URI inside",
    section: "RFC 3986 §3.1",
    sources: ["CWE-184", "CWE-918"],
    example: "view-source:http://evil.example/",
    counterexample: "http://good.example/?u=http://good.example/",
    needs: "scheme",
    *find(subject) {
      const { scheme = "", parts } = subject;
      const { scheme: inner } = split(subject.text.slice((parts.scheme?.text.length ?? 0) + 1));
      if (inner === undefined || !WRAPPERS.includes(scheme)) return;
      const message = `\`${scheme}:\` wraps a URI with the scheme ${quoted(inner)}`;
      yield subject.at(undefined, 0, scheme.length + 1 + inner.length + 1, message);
    },
  },
  {
    code: "scheme-encoded",
    severity: "warning",
    component: undefined,
    summary: "the text begins with a scheme that is percent-encoded",
    explanation:
      "The text is a relative reference, or not a URI-reference. A program that decodes it again reads an absolute URI with another host.",
    help: "refuse the text; decode a URI only after taking it apart, and only once",
    section: "RFC 3986 §3.1",
    sources: ["RFC 3986 §2.4", "RFC 3986 §7.3", "CWE-174", "CWE-601"],
    example: "https%3A//good.example/",
    counterexample: "good.example/?next=https%3A//good.example/",
    needs: "encoded",
    *find(subject) {
      const beginning = encodedScheme(subject.text);
      if (beginning === undefined) return;
      const message = `${quoted(beginning)} is \`${decodeTriplets(beginning)}\` once it is decoded`;
      yield subject.at(undefined, 0, beginning.length, message);
    },
  },
  {
    code: "character-reference",
    severity: "warning",
    component: undefined,
    summary: "the text has another scheme or host once the character references of HTML are decoded",
    explanation:
      "To RFC 3986, `&colon;` and `&#58;` are characters of a path, or begin a fragment. A page that has the text as it is in an attribute is a link to another URI.",
    help: "refuse the text; write `&` as `&amp;` where a URI is put into a page",
    section: "RFC 3986 §7.3",
    sources: ["HTML Standard, character references", "CWE-79", "CWE-184", "CWE-601"],
    example: "javascript&colon;alert(1)",
    counterexample: "http://good.example/?a=b&amp;c=d",
    needs: "references",
    *find(subject) {
      const read = readByHtml(subject.text);
      if (read === undefined) return;
      const quote = quoteAt(subject, undefined, 0, read.end);
      const message = `${quote(subject.text.slice(0, read.end))} is ${quote(read.beginning)} once HTML has decoded it`;
      yield subject.at(undefined, 0, read.end, message);
    },
  },
  {
    code: "scheme-repeated",
    severity: "warning",
    component: "scheme",
    summary: "the text has two schemes",
    explanation:
      "The second one and its colon are then read as a host with an empty port, or as a path. Programs that strip a prefix are left with a different URI.",
    help: "remove one of them",
    section: "RFC 3986 §3.1",
    sources: ["RFC 3986 §5.4.2", "CWE-184"],
    example: "http://http://evil.example/",
    counterexample: "http://good.example/http://good.example/",
    find(subject) {
      const { scheme = "", text } = subject;
      const rest = text.slice(scheme.length + 1, scheme.length + 20);
      if (!SPECIAL.includes(scheme) || !rest.includes(":")) return [];
      const upToColon = /^\/*(?:https?|ftp|file|javascript|data):(?=\/)/i.exec(rest)?.[0];
      if (upToColon === undefined) return [];
      const end = scheme.length + 1 + upToColon.length;
      return [subject.at(undefined, 0, end, `${quoted(upToColon.replaceAll("/", ""))} follows \`${scheme}:\``)];
    },
  },
  {
    code: "scheme-other-protocol",
    severity: "info",
    component: "scheme",
    summary: "the scheme sends the text of the URI to a server, or opens something other than a web page",
    explanation:
      "With `gopher:` and `dict:`, a URI holds the bytes of a request to any service. Some libraries open wrappers such as `php:`.",
    help: "allow only the schemes that you expect",
    section: "RFC 3986 §7.2",
    sources: ["CWE-918", "CWE-184"],
    example: "gopher://127.0.0.1:6379/_INFO",
    counterexample: "ftp://good.example/",
    needs: "scheme",
    find: (subject) =>
      OTHER_PROTOCOLS.includes(subject.scheme ?? "")
        ? wholePart(subject, subject.parts.scheme, `\`${subject.scheme}:\` is rare, and can reach other services`)
        : [],
  },
];
