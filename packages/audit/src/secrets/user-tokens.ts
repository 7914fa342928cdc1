/** RFC 3986 §3.2.1, §7.5: user names that are tokens. */
import { allMatches } from "../text/all-matches.ts";
import { EXAMPLE_KEY } from "./key-forms.ts";
import type { Parts, Stretch } from "../text/part.ts";
import { original, percentDecoded } from "../text/view.ts";

/**
 * Whether a user name is long and random, as no name of a person is. One of a known form is found wherever it stands.
 */
export function isToken(user: string): boolean {
  return /^[\w~+=-]{20,255}$/.test(user) && /[A-Za-z\d]{16}/.test(user) && /\d/.test(user) && /[A-Za-z]/.test(user);
}

/**
 * Tokens without a mark of their own, which the host tells, and one that says what it is. As user names, they are
 * nothing else.
 */
const FORMS: readonly (readonly [name: string, host: RegExp, form: RegExp])[] = [
  ["a GitHub token", /^(?:api\.)?github\.com$/, /^[\da-f]{40}$/],
  ["an Azure DevOps token", /^(?:dev\.azure|[\w-]{1,63}\.visualstudio)\.com$/, /^[a-z2-7]{52}$/],
  ["a personal access token", /^/, /^pat_[\dA-Za-z]{32,200}$/],
];

/** What kind of token a user name is at a host; `undefined` for any other name. */
export function tokenForm(user: string, host: string): string | undefined {
  if (EXAMPLE_KEY.test(user)) return undefined;
  const name = host.slice(0, 255).toLowerCase();
  return FORMS.find(([, ofService, form]) => form.test(user) && ofService.test(name))?.[0];
}

/** A user name after "//". A ":" after it may be that of a port. */
const USER = /(?<=\/\/|\/\\|\\[/\\])[\w~+=-]{20,255}(?=@|:[^/\\?#\s]*@)/g;

/** Finds the user names that are tokens: that of the text itself, and those of URIs in it, percent-encoded ones too. */
export function* tokenStretches(text: string, { userinfo }: Pick<Parts, "userinfo">): Generator<Stretch> {
  if (userinfo !== undefined) {
    for (const { 0: piece, index } of allMatches(userinfo.text, /[^:@]+/g)) {
      if (isToken(piece)) yield [userinfo.start + index, userinfo.start + index + piece.length];
    }
  }
  if (!/@|%40/.test(text)) return;
  const plain = original(text);
  for (const view of [plain, percentDecoded(plain)]) {
    if (view === undefined) continue;
    for (const { 0: user, index } of allMatches(view.text, USER)) {
      if (isToken(user)) yield view.originOf([index, index + user.length]);
    }
  }
}
