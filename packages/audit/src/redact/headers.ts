/** RFC 9110 §11.6.2: credentials that are sent with a request, in a header or on the command line of curl. */
import { allMatches } from "../text/all-matches.ts";
import type { Stretch } from "../text/part.ts";

/** A scheme of authentication and its credentials; without a scheme, they are long, or have a digit. */
const BEFORE = String.raw`\bauthorization\\{0,9}["']?[ \t]{0,9}[:=][ \t]{0,9}\[?[ \t]{0,9}\\{0,9}["']?`;
const AUTHORIZATION: RegExp = /* @__PURE__ */ new RegExp(
  String.raw`(?<=${BEFORE}(?:basic|bearer|token|apikey|negotiate|ntlm)[ \t]{1,9})[^\s"'\\,;<&\]]+|(?<=${BEFORE})(?:[\w.~+/=*-]{16}|(?=[a-z_.~+/=*-]{0,99}\d)[\w.~+/=*-]{8})[\w.~+/=*-]*`,
  "gi",
);

/** A token of RFC 6750 §2.1, which has a digit, as no word of a sentence has. */
const BEARER = /(?<=\bbearer[ \t]{1,9})(?=[^\s"'\\,;<&\d]{0,999}\d)[\w.~+/-]{8}[\w.~+/=-]*/gi;

const OPTION = String.raw`\s(?:-[A-Za-z]{0,9}[uU]|--user|--proxy-user)(?:=|[ \t]{0,9})`;
/** The password in an argument with quotes, which may be escaped, or without them. */
const CURL_USER: RegExp = /* @__PURE__ */ new RegExp(
  String.raw`(?<=${OPTION}\\{0,9}"[^\s:"]{0,255}:)[^"]+?(?=\\{0,9}"|$)|(?<=${OPTION}'[^\s:']{0,255}:)[^']+|(?<=${OPTION}[^\s:"']{0,255}:)[^\s"']+`,
  "g",
);

/** Finds credentials after `Authorization:`, after `Bearer`, and in the option `--user` of curl. */
export function* credentials(text: string): Generator<Stretch> {
  yield* matches(text, AUTHORIZATION);
  yield* matches(text, BEARER);
  if (text.includes("curl")) yield* matches(text, CURL_USER);
}

function* matches(text: string, pattern: RegExp): Generator<Stretch> {
  for (const { 0: match, index } of allMatches(text, pattern)) yield [index, index + match.length];
}
