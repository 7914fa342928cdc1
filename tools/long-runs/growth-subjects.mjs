// Defines what growth.mjs measures: hostile shapes of text, and every public function that takes a text.

import { inspect } from "node:util";
import * as core from "@std66/core";
import { explain } from "@std66/core/internal";
import * as legacy from "@std66/legacy";
import * as normalize from "@std66/normalize";
import * as resolve from "@std66/resolve";

/**
 * @typedef {(readonly [unit: string, times: number])[]} Parts
 *
 * @typedef {object} Shape
 * @property {string} name
 * @property {(size: number) => Texts} texts
 *
 * @typedef {object} Subject
 * @property {string} name the name of the function
 * @property {string} [form] the form of its arguments
 * @property {(texts: Texts) => (() => unknown) | undefined} prepare runs unmeasured, and returns the call to measure, if any
 */

/** The texts of one shape and size, each made on first use. */
export class Texts {
  /** @type {Map<string, string>} */
  #made = new Map();
  #parts;
  #front;

  /** @param {Parts} parts @param {string} front the prefix that makes a URI of them */
  constructor(parts, front) {
    this.#parts = parts;
    this.#front = front;
  }

  get text() {
    return this.#make("text", "", "");
  }

  /** The same text as another string object, so that comparing pointers does not show that the two are equal. */
  get copy() {
    return this.#make("copy", "", "");
  }

  /** The same except for its last character. */
  get near() {
    return this.#make("near", "", "z");
  }

  /** A URI with the text in it. */
  get base() {
    return this.#make("base", this.#front, "");
  }

  get nearBase() {
    return this.#make("nearBase", this.#front, "z");
  }

  /** @param {string} key @param {string} front @param {string} last */
  #make(key, front, last) {
    const text = this.#made.get(key) ?? flat([[front, 1], ...this.#parts], last);
    this.#made.set(key, text);
    return text;
  }
}

/**
 * A text that is not a rope: flattening one would take time within the measured call.
 *
 * @param {Parts} parts @param {string} last overwrites the end
 */
function flat(parts, last) {
  const isWide = parts.some(([unit]) => /[^\0-\xff]/u.test(unit));
  const encoding = isWide ? "utf16le" : "latin1";
  const buffers = parts
    .filter(([unit]) => unit !== "")
    .map(([unit, times]) => Buffer.alloc(Buffer.byteLength(unit, encoding) * times, unit, encoding));
  const buffer = Buffer.concat(buffers);
  if (last !== "") buffer.write(last, buffer.length - Buffer.byteLength(last, encoding), encoding);
  // Node keeps longer strings outside the heap, where a character takes twice the time.
  const pieces = Array.from({ length: Math.ceil(buffer.length / PIECE) }, (_, i) =>
    buffer.toString(encoding, i * PIECE, (i + 1) * PIECE),
  );
  return pieces.join("");
}

/** Octets. */
const PIECE = 2 ** 19;

/** The head, the unit to repeat, and the tail. @type {readonly (readonly [string, string, string])[]} */
const ROWS = [
  // Dot-segments and slashes (RFC 3986 §5.2.4).
  ["", "../", ""],
  ["http://h", "/.", ""],
  ["s:/.", "/", "b"],
  ["s:", "a/../", "g"],
  // Triplets (§2.1, §6.2.2).
  ["", "%41", ""],
  ["http://h/", "%41", "%4"],
  ["//", "%41", "@h"],
  ["?", "%c3x%41", "#"],
  ["", ".%2E/%2e/", "%61"],
  ["", "%E3%82%A2", "%FF"],
  ["", "%4", ""],
  // Letters, and long schemes (§3.1).
  ["A", "A", ":b"],
  ["a", "a", "_:"],
  // ":" and "@" (§3.2).
  ["//", ":", "@h"],
  ["//u:", ":", "@h/ "],
  ["", "@", ""],
  ["//", "a:@", ""],
  ["", "//u:p@", " "],
  ["http://h:", "1", "x"],
  // Brackets (§3.2.2).
  ["", "[", ""],
  ["//[v1.", "a", ""],
  ["http://[", "1:", "1]/"],
  ["http://[1::", "1:", "1g]/"],
  ["//[", ":", "]"],
  // Names of hosts (RFC 1738 §5, RFC 2396 §3.2.2).
  ["http://", "a.", "b/"],
  ["http://", "a.", "_/"],
  ["http://", "1.", "1/"],
  ["http://a", "-", "b/"],
  ["http://", "a", "_/"],
  // Parameters (RFC 1738 §3, RFC 1808 §2.1, RFC 2396 §3.3).
  ["", ";", ""],
  ["http://h/", "a;b=c/", "%"],
  ["prospero://h/a", ";=", ";"],
  ["ftp://h/", "a", ";type="],
  ["gopher://h/1", "%09", ""],
  // Query and fragment (RFC 3986 §3.4, §3.5).
  ["", "?", ""],
  ["", "#", ""],
  ["http://h/?", "!*'()+$,", "#"],
  // Characters that no URI contains.
  ["", " ", ""],
  ["http://h/a", " ", "b"],
  ["", "é", ""],
  ["", "\uD83D", ""],
  // A noncharacter that stands for a password where texts are shown.
  ["//u:", "\uFDD0", "@h|"],
  // Schemes with rules for their paths (§6.2.3).
  ["mailto:a@B", ",a@B", ""],
  ["mailto:", "%40,", "A@B"],
  ["tel:1", "-", "2"],
  ["urn:EX", ":A", ""],
];

/** @type {readonly Shape[]} */
export const shapes = [
  ...ROWS.map(([head, unit, tail]) =>
    shapeOf(`${head}(${unit})*${tail}`, head, (size) => [
      [head, 1],
      [unit, Math.floor((size - head.length - tail.length) / unit.length)],
      [tail, 1],
    ]),
  ),
  shapeOf("(a/)*(../)*", "", (size) => [
    ["a/", Math.floor(size / 5)],
    ["../", Math.floor(size / 5)],
  ]),
];

/**
 * @param {string} name
 * @param {string} head the start of the text
 * @param {(size: number) => Parts} partsOf
 * @returns {Shape}
 */
function shapeOf(name, head, partsOf) {
  const front = /^[A-Za-z]+:/u.test(head) ? "" : head.startsWith("//") ? "http:" : "http://a/b/";
  return { name: JSON.stringify(name), texts: (size) => new Texts(partsOf(size), front) };
}

const RUNGS = /** @type {const} */ (["identical", "case", "percent-encoding", "dot-segments", "scheme", "protocol"]);
const ENCODABLE = /** @type {const} */ ([
  "segment",
  "path",
  "query",
  "query-value",
  "fragment",
  "userinfo",
  "reg-name",
]);
const COMPONENTS = /** @type {const} */ ([
  "scheme",
  "authority",
  "userinfo",
  "host",
  "port",
  "path",
  "query",
  "fragment",
]);
/** The components that some others require. @type {Partial<Record<core.ComponentName, core.UriComponents>>} */
const BESIDE = { userinfo: { host: "h" }, port: { host: "h" } };
/** The length of each item when a path is built from a list. */
const ITEM = 64;

/** @param {string} text @param {number} length the length of each */
function itemsOf(text, length = ITEM) {
  return Array.from({ length: Math.ceil(text.length / length) }, (_, i) => text.slice(i * length, (i + 1) * length));
}

/**
 * @param {string} name
 * @param {(text: string) => unknown} call
 * @param {{ form?: string }} [more]
 * @returns {Subject}
 */
function ofText(name, call, more) {
  return {
    name,
    ...more,
    prepare:
      ({ text }) =>
      () =>
        call(text),
  };
}

/** The arguments of a function of two texts: a base and a reference, or any two. */
const PAIRS = {
  reference: (/** @type {Texts} */ { text }) => /** @type {const} */ (["http://a/b/c", text]),
  base: (/** @type {Texts} */ { base }) => /** @type {const} */ ([base, "../g"]),
  "text as base": (/** @type {Texts} */ { text }) => /** @type {const} */ ([text, "../g"]),
  both: (/** @type {Texts} */ { base, text }) => /** @type {const} */ ([base, text]),
  same: (/** @type {Texts} */ { text, copy }) => /** @type {const} */ ([text, copy]),
  near: (/** @type {Texts} */ { base, nearBase }) => /** @type {const} */ ([base, nearBase]),
  "longer first": (/** @type {Texts} */ { base }) => /** @type {const} */ ([base, "http://a/b/c?d"]),
  "longer second": (/** @type {Texts} */ { base }) => /** @type {const} */ (["http://a/b/c?d", base]),
};

/**
 * @param {string} name
 * @param {(keyof typeof PAIRS)[]} forms
 * @param {(first: string, second: string) => unknown} call
 * @returns {Subject[]}
 */
function ofTwo(name, forms, call) {
  return forms.map((form) => ({
    name,
    form,
    prepare: (texts) => call.bind(undefined, ...PAIRS[form](texts)),
  }));
}

/**
 * @param {string} name
 * @param {(uri: string) => unknown} call
 * @returns {Subject}
 */
function ofUri(name, call) {
  return {
    name,
    form: "URI",
    prepare:
      ({ base }) =>
      () =>
        call(base),
  };
}

/**
 * @param {string} name
 * @param {(reference: core.UriReference) => unknown} call
 * @param {{ form?: string }} [more]
 * @returns {Subject}
 */
function ofReference(name, call, more) {
  /** @type {Subject["prepare"]} */
  const prepare = ({ text }) => {
    const reference = core.tryParse(text);
    return reference && (() => call(reference));
  };
  return { name, ...more, prepare };
}

/**
 * @param {string} name
 * @param {(error: core.UriSyntaxError) => unknown} call
 * @returns {Subject}
 */
function ofError(name, call) {
  /** @type {Subject["prepare"]} */
  const prepare = ({ text }) => {
    const error = core.diagnose(text);
    return error && (() => call(error));
  };
  return { name, prepare };
}

/** Reads the result, which flattens it: only then does too deep a rope fail. @param {unknown} result */
function read(result) {
  const text = String(result);
  return text.charCodeAt(text.length - 1);
}

const GETTERS = Object.entries(Object.getOwnPropertyDescriptors(core.UriReference.prototype))
  .filter(([name, property]) => "get" in property && name !== "segments")
  .map(([name]) => /** @type {keyof core.UriReference} */ (name));

/** @param {core.UriReference} reference */
function components(reference) {
  const kinds = [reference.isUri(), reference.isAbsoluteUri(), reference.isRelativeReference()];
  return [...GETTERS.map((name) => reference[name]), reference.toJSON(), ...kinds];
}

/** @param {legacy.Outcome} outcome */
function readOutcome(outcome) {
  return read(outcome.kind === "error" ? outcome.message : outcome.text);
}

/** A template whose literal text is not known in advance. @param {string} text */
function literals(text) {
  return /** @type {TemplateStringsArray} */ (/** @type {unknown} */ ([text, ""]));
}

const there = core.parse("s://u@h:1/p?q#f");

/** @type {readonly Subject[]} */
export const subjects = [
  // @std66/core
  ofText("parse", core.parse),
  ofText("tryParse", core.tryParse),
  ofText("isUriReference", core.isUriReference),
  ofText("isUri", core.isUri),
  ofText("isAbsoluteUri", core.isAbsoluteUri),
  ofText("isRelativeReference", core.isRelativeReference),
  ofText("diagnose", (text) => core.diagnose(text)?.message),
  ofError("UriSyntaxError: frame", (error) => error.frame),
  ofError("explain", explain),
  ofReference("UriReference: getters", components),
  ofReference("UriReference: segments", (reference) => reference.segments),
  ofReference("UriReference: inspect", (reference) => inspect(reference)),
  ...COMPONENTS.map((form) => ofText("build", (text) => read(core.build({ ...BESIDE[form], [form]: text })), { form })),
  ofText("UriReference: with", (text) => read(there.with({ path: text })), { form: "path" }),
  ofText("UriReference: with", (text) => read(there.with({ authority: text })), { form: "authority" }),
  ofText("uri", (text) => read(core.uri`//${text}@h`), { form: "userinfo" }),
  ofText("uri", (text) => read(core.uri`//${text}/`), { form: "host" }),
  ofText("uri", (text) => read(core.uri`//h:${text}/`), { form: "port" }),
  ofText("uri", (text) => read(core.uri`${text}/b`), { form: "segment" }),
  ofText("uri", (text) => read(core.uri`?${text}=a`), { form: "query" }),
  ofText("uri", (text) => read(core.uri(literals(text), "a")), { form: "literal text" }),
  {
    name: "uri",
    form: "list",
    prepare({ text }) {
      const list = itemsOf(text);
      return () => read(core.uri`/${list}`);
    },
  },
  {
    name: "uri",
    form: "holes",
    prepare({ text }) {
      // Each hole is an argument, and the stack has no room for many more.
      const list = itemsOf(text, Math.max(ITEM, Math.ceil(text.length / 65_536)));
      const around = /** @type {TemplateStringsArray} */ (/** @type {unknown} */ (["?a", ...list.map(() => "b")]));
      return () => read(core.uri(around, ...list));
    },
  },
  ...ENCODABLE.map((form) => ofText("percentEncode", (text) => read(core.percentEncode(text, form)), { form })),
  ofText("percentDecode", (text) => read(core.percentDecode(text))),
  ofText("percentDecodeBytes", core.percentDecodeBytes),
  ofText("removeDotSegments", (text) => read(core.removeDotSegments(text))),

  // @std66/resolve
  ...ofTwo("resolve", ["reference", "base", "text as base", "both"], (base, reference) =>
    read(resolve.resolve(base, reference)),
  ),
  ...ofTwo("resolve, not strict", ["near"], (base, reference) =>
    read(resolve.resolve(base, reference, { strict: false })),
  ),
  ...ofTwo("resolverFor", ["both"], (base, reference) => {
    const fromHere = resolve.resolverFor(base);
    return ["../g", "?g", reference].map((each) => read(fromHere(each)));
  }),
  ...ofTwo("relativize", ["near", "longer first", "longer second"], (base, target) =>
    read(resolve.relativize(base, target)),
  ),
  ...ofTwo("traceResolution", ["both"], (base, reference) => resolve.traceResolution(base, reference).steps),
  ...ofTwo("establishBase", ["both"], (retrieval, embedded) =>
    read(resolve.establishBase({ embedded: "../g", encapsulating: embedded, retrieval }).base),
  ),
  ...ofTwo("isSameDocument", ["same", "near", "reference"], resolve.isSameDocument),

  // @std66/normalize
  ofText("normalize", (text) => read(normalize.normalize(text))),
  ofUri("normalize", (text) => read(normalize.normalize(text))),
  ...RUNGS.map((rung) =>
    ofUri(`normalize: ${rung}`, (text) => read(normalize.normalize(text, { rungs: [rung], protocol: String }))),
  ),
  ofUri("pendingRungs", (text) => normalize.pendingRungs(text)),
  ...ofTwo("equivalent", ["same", "near"], normalize.equivalent),
  ...ofTwo("equivalent, without fragments", ["same", "near"], (a, b) =>
    normalize.equivalent(a, b, { ignoreFragment: true }),
  ),
  ...ofTwo("compare", ["near", "longer first"], normalize.compare),
  ...ofTwo("compare, without fragments", ["near"], (a, b) => normalize.compare(a, b, { ignoreFragment: true })),

  // @std66/legacy
  ...Object.entries(legacy.dialects).flatMap(([id, dialect]) => [
    ofText(`${id}: isValid`, dialect.isValid),
    ofText(`${id}: parse`, dialect.parse),
    ...ofTwo(`${id}: resolve`, ["both"], (base, text) => readOutcome(dialect.resolve(base, text))),
    ...ofTwo(`${id}: trace`, ["both"], (base, text) => readOutcome(dialect.trace(base, text).outcome)),
  ]),
  .../** @type {const} */ (["remove", "error"]).flatMap((excessDots) =>
    ofTwo(`rfc2396: resolve, ${excessDots}`, ["both"], (base, text) =>
      readOutcome(legacy.rfc2396.resolve(base, text, { excessDots })),
    ),
  ),
  ...ofTwo("compareResolution", ["both"], (base, text) => legacy.compareResolution(base, text)),
  ofText("compareSyntax", (text) => legacy.compareSyntax(text)),
];

/** @param {string} text @param {number} times */
function lookThrough(text, times) {
  let sum = 0;
  for (let i = 0; i < times; i++) for (let at = 0; at < text.length; at++) sum += text.charCodeAt(at);
  return sum;
}

/**
 * Functions that must be found at fault, and one that must not: otherwise no measurement means anything.
 *
 * @type {readonly (Subject & { shape: string, isFault: boolean })[]}
 */
export const controls = [
  {
    // Half of the time is quadratic at five million characters. Doublings up to there take 2.67 times as long, then 3 and 3.33.
    ...ofText("time that is half quadratic", (text) => lookThrough(text, 8 + 8 * (text.length / 5e6))),
    shape: '"(;)*"',
    isFault: true,
  },
  {
    // At ten million characters it takes about 2 ns for each.
    ...ofText("fast quadratic time", (text) => lookThrough(text.slice(0, text.length ** 2 / 1e9), 250)),
    shape: '"(;)*"',
    isFault: true,
  },
  {
    ...ofText("a step", (text) => lookThrough(text, text.length < 7e6 ? 4 : 8)),
    shape: '"(;)*"',
    isFault: false,
  },
  {
    ...ofText("a regexp that backtracks", (text) => text.length < 2 ** 16 && /^http:..h.(?:%41)*(?:%41)*$/u.test(text)),
    shape: '"http://h/(%41)*%4"',
    isFault: true,
  },
  {
    ...ofText("a stack overflow", (text) => Math.max(...Buffer.from(text))),
    shape: '"(;)*"',
    isFault: true,
  },
  {
    ...ofText("an error that is not an answer", (text) => Object(text).missing.length),
    shape: '"(;)*"',
    isFault: true,
  },
];
