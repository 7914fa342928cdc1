/** RFC 9110 §11.6.2: credentials that are sent with a request, in a header or on the command line of curl. */
import { allMatches } from "../all-matches.ts";
import type { Stretch } from "../stretch.ts";

/** A scheme of authentication and its credentials; without a scheme, they are long. */
const AUTHORIZATION =
  /(?<=\bauthorization["']?[ \t]{0,9}[:=][ \t]{0,9}["']?(?:basic|bearer|token|apikey|negotiate|ntlm)[ \t]{1,9})[^\s"'\\,;<&]+|(?<=\bauthorization["']?[ \t]{0,9}[:=][ \t]{0,9}["']?)[\w.~+/=*-]{16}[\w.~+/=*-]*/gi;

/** A token of RFC 6750 §2.1. */
const BEARER = /(?<=\bbearer[ \t]{1,9})(?=[^\s"'\\,;<&\d]{0,999}\d)[\w.~+/-]{16}[\w.~+/=-]*/gi;

const CURL_USER = /(?<=\s(?:-u|--user|--proxy-user)[ =]["']?[^\s:"']{0,255}:)[^\s"']+/g;

/** Finds credentials after `Authorization:`, after `Bearer`, and in the option `--user` of curl. */
export function* credentials(text: string): Generator<Stretch> {
  yield* matches(text, AUTHORIZATION);
  yield* matches(text, BEARER);
  if (text.includes("curl")) yield* matches(text, CURL_USER);
}

function* matches(text: string, pattern: RegExp): Generator<Stretch> {
  for (const { 0: match, index } of allMatches(text, pattern)) yield [index, index + match.length];
}
