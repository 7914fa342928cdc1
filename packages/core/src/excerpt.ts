/**
 * RFC 3986 §3.2.1 in messages: the text around a fault as it may be shown, with what follows the first ":" of userinfo
 * masked, invisible characters escaped, and no more of a long text than a line holds.
 */
import type { Component } from "./components.ts";
import type { UriSyntaxErrorCode } from "./error-codes.ts";
import { escapeInvisible } from "./found.ts";

/** Three pieces of one line; `marked` is what a caret goes under, and may be empty. */
export interface Excerpt {
  readonly before: string;
  readonly marked: string;
  readonly after: string;
}

interface Faulty {
  readonly code: UriSyntaxErrorCode;
  readonly input: string;
  readonly offset: number;
  readonly length: number;
  readonly component: Component | undefined;
}

export function excerpt({ code, input, offset, length, component }: Faulty): Excerpt {
  // Within a reference, an authority stands behind "//"; without that, the input is a component by itself.
  const isPart = /userinfo|authority|host|port/.test(`${component}`) && !input.slice(0, offset).includes("//");
  const ofPart = component === "userinfo" ? USERINFO : AUTHORITY;
  const covered = cover(input, isPart ? ofPart : undefined);
  // What is to be encoded may be a password as a whole: nothing around the fault is shown.
  const kept = code === "utf-8-surrogate" ? 0 : 40;
  const end = offset + length;
  const from = Math.max(0, offset - kept);
  const to = end + kept;
  return {
    before: (from > 0 ? "…" : "") + show(covered.slice(from, offset)),
    marked: show(covered.slice(offset, end)),
    after: show(covered.slice(end, to)) + (to < input.length ? "…" : ""),
  };
}

/** The text with every password masked. */
export function maskPasswords(text: string): string {
  return uncover(cover(text));
}

/** Passwords, with what is before them. A user name with an "@" in it, as mail addresses have one, does not hide one. */
const REFERENCE = /(\/\/[^/?#:]*:)([^/?#]+)(?=@)/g;
const AUTHORITY = /^([^:]*:)([^]+)(?=@)/;
const USERINFO = /^([^:]*:)([^]+)/;

/** A noncharacter, in place of each character of a password, so that offsets hold. */
const COVER = "\uFDD0";

function cover(text: string, passwords = REFERENCE): string {
  return text.replace(passwords, (_, before: string, password: string) => before + COVER.repeat(password.length));
}

/** However long it is, a password is three stars. */
function uncover(text: string): string {
  return text.replace(/\uFDD0+/g, "***");
}

function show(text: string): string {
  return escapeInvisible(uncover(text));
}
