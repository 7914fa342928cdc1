/** RFC 3986 §7.6, UTS 39: hosts that look like others. */
import { isAscii } from "../text/ascii.ts";
import type { ExecutableRule } from "./executable-rule.ts";
import { type Quote, quoteAt } from "../subject/quote.ts";
import { lookalike } from "../host/confusables.ts";
import { wholePart } from "../subject/find-in-part.ts";
import type { Label } from "../host/host-facts.ts";
import type { FoundPlace } from "../subject/finding.ts";
import { decodedText, mappedName } from "../host/mapped-name.ts";
import { asciiOf, decodeLabel } from "../host/punycode.ts";
import { areOfOneScript, mixedScripts } from "../host/scripts.ts";
import type { Subject } from "../subject/subject.ts";
import { isULabel } from "../host/u-label.ts";

export const unicodeHostRules: readonly ExecutableRule[] = [
  {
    code: "host-mixed-script",
    severity: "warning",
    component: "host",
    summary: "a label of the host mixes scripts that are not written together",
    explanation: "No language mixes them in a word. A letter of one script stands in for a similar letter of another.",
    help: "show the host in Punycode, and do not take it for the name that it resembles",
    section: "UTS 39 §5.2",
    sources: ["RFC 3986 §7.6", "RFC 5890", "CWE-1007"],
    example: "http://xn--pple-43d.example/",
    counterexample: "http://xn--e1afmkfd.example/",
    needs: "unicodeHost",
    find: (subject) =>
      inLabels(subject, ({ unicode }, quote) => {
        const scripts = mixedScripts(unicode);
        return scripts && `${quote(unicode)} mixes ${scripts.join(" and ")}`;
      }),
  },
  {
    code: "host-confusable",
    severity: "warning",
    component: "host",
    summary: "a label of the host looks like an ASCII name",
    explanation:
      "Each of its letters resembles an ASCII letter, so that people cannot tell the two names apart. A label in the script of its top-level domain, such as `.рф`, is ordinary.",
    help: "show the host in Punycode, and do not take it for the name that it resembles",
    section: "UTS 39 §4",
    sources: ["RFC 3986 §7.6", "RFC 5890", "CWE-1007"],
    example: "http://xn--80ak6aa92e.example/",
    counterexample: "http://xn--bcher-kva.example/",
    needs: "unicodeHost",
    find(subject) {
      const topLevel = topLevelOf(subject.host?.labels ?? []);
      return inLabels(subject, ({ unicode }, quote) => {
        const name = lookalike(unicode);
        if (name === undefined || (topLevel !== undefined && areOfOneScript(unicode, topLevel))) return undefined;
        return `${quote(unicode)} looks like ${quote(name)}`;
      });
    },
  },
  {
    code: "host-lookalike-delimiter",
    severity: "danger",
    component: "host",
    summary: "the host has a character that looks like a delimiter, or becomes one",
    explanation:
      "People take it for a `/`, `?`, `#`, `@` or `:` and what comes before it for the host. Programs that apply compatibility normalization turn it into a delimiter.",
    help: "refuse it",
    section: "RFC 3986 §7.6",
    sources: ["UTS 39 §4", "UTS 46 §4", "CWE-1007", "CWE-176"],
    example: "http://good.example%E2%81%84.evil.example/",
    counterexample: "http://good.example/a",
    needs: "unicodeHost",
    find: (subject) =>
      inLabels(subject, ({ decoded, unicode }, quote) => {
        const found = lookalikeDelimiter(decoded) ?? lookalikeDelimiter(unicode);
        return found === undefined ? undefined : `${quote(found)} in the host looks like a delimiter, or becomes one`;
      }),
  },
  {
    code: "host-compatibility",
    severity: "warning",
    component: "host",
    summary: "the host has characters that become ASCII",
    explanation:
      "A browser replaces them: fullwidth or circled letters and digits, and other dots. A filter that compares text sees a different host.",
    help: "normalize the host before comparing, as the URL Standard does, or refuse it",
    section: "UTS 46 §4",
    sources: ["RFC 3986 §7.6", "CWE-176", "CWE-918"],
    example: "http://%E2%93%94vil.example/",
    counterexample: "http://b%C3%BCcher.example/",
    needs: "unicodeHost",
    find: becomingAscii,
  },
  {
    code: "host-punycode",
    severity: "info",
    component: "host",
    summary: "the host is a name in another script or with accents",
    explanation: "Such names are ordinary. The finding shows how the host is displayed.",
    help: "compare it with the name that you expect",
    section: "RFC 3986 §3.2.2",
    sources: ["RFC 5890", "RFC 3492"],
    example: "http://xn--bcher-kva.example/",
    counterexample: "http://example.com/",
    needs: "unicodeHost",
    find: (subject) =>
      inLabels(subject, ({ text, name }, quote) => {
        const decoded = decodeLabel(name);
        return decoded === undefined || !isULabel(decoded) ? undefined : `${quote(text)} is shown as ${quote(decoded)}`;
      }),
  },
  {
    code: "host-punycode-ascii",
    severity: "warning",
    component: "host",
    summary: "a label of the host in Punycode stands for an ASCII name",
    explanation:
      "Punycode is for labels with non-ASCII letters. A program that decodes this one shows the ASCII name, but looks up a different one.",
    help: "refuse it",
    section: "RFC 5890 §2.3.2.1",
    sources: ["RFC 3492", "CWE-1007"],
    example: "http://xn--paypal-.example/",
    counterexample: "http://xn--bcher-kva.example/",
    needs: "unicodeHost",
    find: (subject) =>
      inLabels(subject, ({ text, name }, quote) => {
        const ascii = asciiOf(name);
        return ascii === undefined ? undefined : `${quote(text)} stands for ${quote(ascii)}`;
      }),
  },
  {
    code: "host-punycode-invalid",
    severity: "warning",
    component: "host",
    summary: "a label of the host begins with `xn--`, but does not decode to a Unicode label",
    explanation:
      "It is not Punycode, or stands for characters that a name cannot have. A browser refuses it; other programs look it up. Such a name cannot be registered.",
    help: "refuse it",
    section: "RFC 5891 §5.4",
    sources: ["RFC 5890", "RFC 3492"],
    example: "http://xn--a-%C3%BC.example/",
    counterexample: "http://xn--bcher-kva.example/",
    needs: "unicodeHost",
    find: (subject) =>
      inLabels(subject, ({ text, name }, quote) =>
        name.startsWith("xn--") && !isALabel(name) && asciiOf(name) === undefined
          ? `${quote(text)} does not decode to a Unicode label`
          : undefined,
      ),
  },
];

function inLabels(subject: Subject, message: (label: Label, quote: Quote) => string | undefined): FoundPlace[] {
  const { host } = subject.parts;
  return (subject.host?.labels ?? []).flatMap((label) => {
    const end = label.start + label.text.length;
    const text = message(label, quoteAt(subject, host, label.start, end));
    return text === undefined ? [] : [subject.at(host, label.start, end, text)];
  });
}

/**
 * Slashes, colons, dots, question marks and others of Unicode, and letters that contain one when they are normalized.
 */
function lookalikeDelimiter(label: string): string | undefined {
  if (isAscii(label)) return undefined;
  return Array.from(label).find(
    (character) =>
      /[\u00AF\u01C3\u02D0\u0589\u05C3\u2024\u2044\u2215\u2236\u2571\u29F5\u29F6\u29F8\uA789\u{10101}]/u.test(
        character,
      ) ||
      (/[/\\?#@:%]/.test(character.normalize("NFKC")) && character.normalize("NFKC") !== character),
  );
}

/**
 * Characters that a browser replaces with ASCII, each once. In a host that is longer than a name, labels are not looked
 * at, but the host as a whole is.
 */
function becomingAscii(subject: Subject): FoundPlace[] {
  const { host } = subject;
  const part = subject.parts.host;
  if (host === undefined || part === undefined || host.isLiteral) return [];
  if (host.text.length > MAX_NAME) {
    const becomesAscii = isAscii(host.name) && !isAscii(decodedText(host.text));
    return becomesAscii ? wholePart(subject, part, "the host has characters that become ASCII, or nothing") : [];
  }
  const found: FoundPlace[] = [];
  let start = 0;
  for (const text of host.text.split(".")) {
    const character = Array.from(decodedText(text)).find((other) => other > "\u007F" && asciiFor(other) !== undefined);
    const quote = quoteAt(subject, part, start, start + text.length);
    if (character !== undefined) {
      const message = `${quote(character)} in the host becomes ${asciiFor(character)?.map(quote).join(" or ")}`;
      found.push(subject.at(part, start, start + text.length, message));
    }
    start += text.length + 1;
  }
  return found;
}

const MAX_NAME = 255;

/** The delimiters are found by another rule. */
const ASCII = /^(?![^]*[/\\?#@:%])[!-~]+$/;

/**
 * What a character becomes if that is ASCII: by UTS 46, and for the capital sharp s also by its editions before
 * Unicode 15.1.
 */
function asciiFor(character: string): readonly string[] | undefined {
  if (character === "\u1E9E") return ["ss", "\u00DF"];
  const mapped = mappedName(character);
  return ASCII.test(mapped) ? [mapped] : undefined;
}

/** Whether a label is that of a name, as far as it can be known. A longer one is not read. */
function isALabel(label: string): boolean {
  if (label.length > MAX_LABEL) return true;
  const decoded = decodeLabel(label);
  return decoded !== undefined && isULabel(decoded);
}

/** DNS has no longer label (RFC 1034). */
const MAX_LABEL = 63;

/**
 * Top-level domains that look like ASCII names, which no top-level domain has (IANA, Root Zone Database): rus and org
 * in Cyrillic.
 */
const LIKE_ASCII: readonly string[] = ["\u0440\u0443\u0441", "\u043E\u0440\u0433"];

/** The last label that is not empty, unless it is taken for one of ASCII. */
function topLevelOf(labels: readonly Label[]): string | undefined {
  const unicode = labels.filter(({ name }) => name !== "").pop()?.unicode ?? "";
  return lookalike(unicode) === undefined || LIKE_ASCII.includes(unicode) ? unicode : undefined;
}
