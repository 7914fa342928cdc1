/** RFC 3986 §4.1 and Appendix C: how documents are read, and what is found in them. */
import type { UriSyntaxError } from "@std66/core";
import type { Position } from "../text/line-counter.ts";
import type { ExtractOptions, Settings } from "../text/options.ts";
import type { Dialect } from "./dialect.ts";
import type { Ignored } from "./ignored.ts";
import type { Wanted } from "./wanted.ts";

/** How documents are read. */
export interface DocumentOptions {
  /** In text: `schemes` and `www` of `extractUris`. */
  readonly text?: Pick<ExtractOptions, "schemes" | "www"> | undefined;
  /**
   * The schemes to find, in any kind of document, such as `["https"]`. A relative reference has none. An error whose
   * scheme cannot be read is given nevertheless. Default: any, and relative references.
   */
  readonly schemes?: Iterable<string> | undefined;
  /** The schemes to leave out, in any kind of document, such as `["mailto"]`. Default: none. */
  readonly without?: Iterable<string> | undefined;
  /** Whether links of HTML have their `linkText`. Default: `false`. */
  readonly texts?: boolean | undefined;
  /** Whether to accept IRIs, as `extractUris` and `htmlLinks` do. Default: `false`. */
  readonly iris?: boolean | undefined;
  /** Called with the line and column of each text that is left out, wholly or in part, and with the text. */
  readonly omitted?: ((line: number, column: number, reason: OmittedReason, text: OmittedText) => void) | undefined;
  /**
   * The name of the document, if its extension is to say which Markdown or HTML it is: MDX (`.mdx`), or a component of
   * Vue, Svelte or Astro (`.vue`, `.svelte`, `.astro`).
   */
  readonly name?: string | undefined;
  /**
   * Patterns of links that are left out, such as `https://intern.example/*` or `*{{*}}*`: each `*` stands for any
   * characters, all else for itself, and the pattern for a whole link as the document has it. Comments `std66-ignore`
   * count without patterns too.
   */
  readonly ignore?: readonly string[] | undefined;
  /** Called for each ignored link, with the patterns that match it: none if a comment ignores it. */
  readonly ignored?: ((line: number, column: number, patterns: readonly string[]) => void) | undefined;
  /** The URI to resolve references against, unless the document has its own base. Default: they stay as written. */
  readonly base?: string | undefined;
  /**
   * Called with the line and the column of each place at which XML, JSON, MDX or a table breaks the rules of its
   * format. The rest is read: of JSON, of MDX and in a cell as text. Default: the first one throws a `SyntaxError`.
   * Also called, without an exception by default, for broken base64 in mail, and for what the end of HTML cuts off.
   */
  readonly malformed?: MalformedListener | undefined;
}

/** What breaks the rules of a format, and the rule. */
export interface FormatFault {
  /** Its offset in the document, in UTF-16 code units. */
  readonly start: number;
  readonly reason: string;
  /** Such as `XML 1.0, section 4.1`, `RFC 8259, section 2`, `HTML Standard, eof-in-tag`, or `MDX 3`. */
  readonly rule: string;
  readonly help?: string | undefined;
}

type MalformedListener = (line: number, column: number, fault: FormatFault) => void;

/**
 * Why something is not given as a whole:
 *
 * - `iri`: it is an IRI, which `iris` would find, or a longer part of it
 * - `host`: it is not clear where its host ends, or its port is not valid
 * - `cut-short`: a URI that is given ends before a character that no URI has there, and more text follows directly
 * - `computed`: a link of MDX or of a component is computed by code, such as `href={url}` or `:href="url"`
 * - `charset`: an encoded word in a header of mail (RFC 2047) is in a charset that is not read
 */
export type OmittedReason = "iri" | "host" | "cut-short" | "computed" | "charset";

/** What stands where something is not given. */
export interface OmittedText {
  /** Offsets in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** From the start of the URI to a few characters after what no URI has there, with escapes decoded. */
  readonly input: string;
  /** What is wrong with it; `undefined` if that is a URI, of which only the host is not clear. */
  readonly error: UriSyntaxError | undefined;
  /** If the document has it with escapes or references: where in the document the character is that is at fault. */
  readonly faultAt?: Position | undefined;
}

/** A URI or a link of a document. */
export interface DocumentLink extends Position {
  /** Offsets in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** The text of the document, with escapes decoded. */
  readonly input: string;
  /** The URI; a link's reference, or its target if it is to be resolved; `undefined` if it is invalid. */
  readonly result: string | undefined;
  readonly error: UriSyntaxError | undefined;
  /** Of an error in a value of JSON, or in a cell: where in the document the character is that is at fault. */
  readonly faultAt?: Position | undefined;
  /** What `iris` would give instead of the error. */
  readonly withIri?: string | undefined;
  /** Whether it is meant as a Markdown link, but has white space, so CommonMark reads it as text. */
  readonly isUnlinked?: boolean;
  /** Of an error: the encoding that the document declares, if that is not UTF-8, in which it was read. */
  readonly encoding?: string | undefined;
  /** Where it is, in the terms of the document. */
  readonly details: Readonly<Record<string, unknown>>;
}

/** The options, with their defaults. */
export interface DocumentReading extends Wanted {
  readonly text: Pick<ExtractOptions, "schemes" | "www">;
  /** The same, as they are used. */
  readonly settings: Settings;
  readonly texts: boolean;
  readonly iris: boolean;
  readonly omitted: NonNullable<DocumentOptions["omitted"]>;
  readonly base: string | undefined;
  readonly malformed: MalformedListener | undefined;
  readonly dialect: Dialect | undefined;
  readonly ignored: Ignored;
}
