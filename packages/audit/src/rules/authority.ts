/** RFC 3986 §7.5, §7.6: what an authority has before its "@". */
import { looksLikeHost } from "../host/canonical-host.ts";
import type { ExecutableRule } from "./executable-rule.ts";
import { matchesIn, wholePart } from "../subject/find-in-part.ts";
import type { FoundPlace } from "../subject/finding.ts";
import { nestedPasswords, partsWithUris } from "../secrets/nested-passwords.ts";
import { tokenBeforeBasic, userName } from "../text/pieces.ts";
import { isPlaceholder } from "../secrets/placeholders.ts";
import { quoteAt } from "../subject/quote.ts";
import { decodedText } from "../host/mapped-name.ts";
import { type Subject, isWeb } from "../subject/subject.ts";

export const authorityRules: readonly ExecutableRule[] = [
  {
    code: "userinfo-like-host",
    severity: "warning",
    component: "userinfo",
    summary: "the userinfo looks like a host",
    explanation:
      "People read a URI from the left and take the first name for the host, but the host follows the `@`. A check of the beginning of the text is fooled in the same way.",
    help: "remove the userinfo, or show people only the host",
    section: "RFC 3986 §7.6",
    sources: ["RFC 9110 §4.2.4", "CWE-451", "CWE-290"],
    example: "http://www.good.example@evil.example/",
    counterexample: "ssh://git@good.example/",
    needs: "userinfo",
    *find(subject) {
      const { userinfo } = subject.parts;
      // Only the user name is shown, since a password may follow.
      const user = userinfo?.text.split(":", 1)[0] ?? "";
      const decoded = decodedText(user).toLowerCase();
      const name = decoded.slice(0, beforeDelimiter(decoded));
      const afterAt = decoded.slice(decoded.lastIndexOf("@") + 1);
      if (!looksLikeHost(name) && !looksLikeHost(afterAt)) return;
      const { host } = subject.parts;
      const quoteUser = quoteAt(subject, userinfo, 0, user.length);
      const quoteHost = quoteAt(subject, host, 0, host?.text.length ?? 0);
      const message = `${quoteUser(user)} before the \`@\` looks like a host; the host is ${quoteHost(host?.text ?? "")}`;
      yield* wholePart(subject, userinfo, message);
    },
  },
  {
    code: "userinfo-password",
    severity: "warning",
    component: undefined,
    summary: "the userinfo has a password",
    explanation:
      "URIs are shown, logged, stored and sent to other servers, with everything in them. RFC 3986 deprecates passwords in them.",
    help: "send the password another way, and change it if this URI has been stored or shown",
    section: "RFC 3986 §7.5",
    sources: ["RFC 3986 §3.2.1", "CWE-522", "CWE-200"],
    example: "ftp://user:hunter2@good.example/",
    counterexample: "ftp://user:***@good.example/",
    *find(subject) {
      yield* ownPassword(subject);
      for (const part of partsWithUris(subject.parts)) {
        if (part === undefined) continue;
        for (const { stretch, password } of nestedPasswords(part)) {
          if (isPlaceholder(password)) continue;
          yield subject.at(part, stretch[0], stretch[1], `a URI in the ${part.component} has a password`);
        }
      }
    },
  },
  {
    code: "userinfo-in-http",
    severity: "info",
    component: "userinfo",
    summary: "an http URI has a userinfo",
    explanation:
      "HTTP deprecates it, and browsers ignore it or ask first. It is mostly used to hide the host from people.",
    help: "remove the userinfo and the `@`",
    section: "RFC 9110 §4.2.4",
    sources: ["RFC 3986 §3.2"],
    example: "http://user@good.example/",
    counterexample: "ftp://user@good.example/",
    needs: "userinfo",
    find(subject) {
      const isHttp = subject.scheme === "http" || subject.scheme === "https";
      return isHttp ? wholePart(subject, subject.parts.userinfo, "an http URI should not have a userinfo") : [];
    },
  },
  {
    code: "userinfo-encoded-delimiter",
    severity: "warning",
    component: "userinfo",
    summary: "the user name has an encoded `/`, `\\`, `?` or `#`",
    explanation:
      "A program that decodes the text before splitting it ends the authority there, and takes what comes before for the host.",
    help: "remove the userinfo",
    section: "RFC 3986 §7.3",
    sources: ["RFC 3986 §2.2", "CWE-177"],
    example: "http://good.example%2F@evil.example/",
    counterexample: "http://user%20name@good.example/",
    needs: "encoded",
    find: (subject) =>
      matchesIn(
        subject,
        userName(subject.parts),
        /%(?:2f|5c|3f|23)/gi,
        (triplet, quote) =>
          `${quote(triplet)} in the user name ends the authority for a program that decodes too early`,
      ),
  },
  {
    code: "authority-second-at",
    severity: "warning",
    component: "authority",
    summary: "the authority has more than one `@`",
    explanation: "Some programs split at the first one and others at the last one, so they see different hosts.",
    help: "write `%40` for an `@` in the userinfo",
    section: "RFC 3986 §3.2.1",
    sources: ["RFC 3986 §7.6", "CWE-436", "CWE-918"],
    example: "http://a@good.example@evil.example/",
    counterexample: "http://a%40b@good.example/",
    needs: "userinfo",
    *find(subject) {
      const { authority, userinfo } = subject.parts;
      const at = userinfo?.text.indexOf("@") ?? -1;
      if (authority === undefined || at === -1) return;
      yield subject.at(authority, at, at + 1, "the authority has more than one `@`");
    },
  },
  {
    code: "authority-option",
    severity: "warning",
    component: "authority",
    summary: "the user name or the host begins with a hyphen",
    explanation:
      "Programs such as version control systems start `ssh` with it as an argument, and `ssh` takes it for a switch: `-oProxyCommand=id` runs a command.",
    help: "refuse it; write `--` before arguments that come from outside",
    section: "RFC 3986 §7.2",
    sources: ["CWE-88", "CVE-2017-1000117", "CVE-2017-9800"],
    example: "ssh://-oProxyCommand=id/a",
    counterexample: "ssh://git@good-1.example/-a",
    needs: "scheme",
    *find(subject) {
      // A client of the web connects by itself, and starts no other program with the host.
      if (subject.scheme === undefined || isWeb(subject.scheme)) return;
      const { userinfo, host } = subject.parts;
      const message = "begins with a hyphen, so that a program that is started with it takes it for a switch";
      const [hyphen = ""] = /^(?:-|%2d)/i.exec(userinfo?.text ?? "") ?? [];
      if (hyphen !== "") yield subject.at(userinfo, 0, hyphen.length, `the user name ${message}`);
      if (/^(?:-|%2d)/i.test(host?.text ?? "")) yield* wholePart(subject, host, `the host ${message}`);
    },
  },
];

/** The password of the text itself, or the token that stands as its user name. */
function* ownPassword(subject: Subject): Generator<FoundPlace> {
  const { userinfo } = subject.parts;
  if (userinfo === undefined) return;
  const token = tokenBeforeBasic(subject.parts);
  if (token !== undefined) {
    if (isPlaceholder(token.text)) return;
    yield subject.at(token, 0, token.text.length, "the user name is a token, as `x-oauth-basic` after it says");
    return;
  }
  const from = userinfo.text.indexOf(":") + 1;
  const password = userinfo.text.slice(from);
  if (from === 0 || password === "" || isPlaceholder(password)) return;
  yield subject.at(userinfo, from, userinfo.text.length, "the userinfo has a password");
}

/** Where a name ends that is followed by something else, as in `good.example\` or `good.example#`. */
function beforeDelimiter(text: string): number {
  const end = text.search(/[/\\?#@;&]/);
  return end === -1 ? text.length : end;
}
