/** RFC 3986 §7.6, UTS 39: hosts that look like others. */
import { hasUrl } from "../canonical-host.ts";
import type { ExecutableRule } from "../executable-rule.ts";
import { type Quote, quoteAt } from "../quote.ts";
import { lookalike } from "../confusables.ts";
import { type Label, decodedName } from "../host-facts.ts";
import type { FoundPlace } from "../finding.ts";
import { asciiOf, decodeLabel, isLabel } from "../punycode.ts";
import { runtimeUrl } from "../runtime-url.ts";
import { mixedScripts } from "../scripts.ts";
import type { Subject } from "../subject.ts";

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
    needs: "host",
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
    explanation: "Each of its letters resembles an ASCII letter, so that people cannot tell the two names apart.",
    help: "show the host in Punycode, and do not take it for the name that it resembles",
    section: "UTS 39 §4",
    sources: ["RFC 3986 §7.6", "RFC 5890", "CWE-1007"],
    example: "http://xn--80ak6aa92e.example/",
    counterexample: "http://xn--bcher-kva.example/",
    needs: "host",
    find: (subject) =>
      inLabels(subject, ({ unicode }, quote) => {
        const name = lookalike(unicode);
        return name === undefined ? undefined : `${quote(unicode)} looks like ${quote(name)}`;
      }),
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
    needs: "host",
    find: (subject) =>
      inLabels(subject, ({ unicode }, quote) => {
        const found = lookalikeDelimiter(unicode);
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
    needs: "host",
    find: (subject) =>
      inLabels(subject, ({ unicode }, quote) => {
        const character = Array.from(unicode).find((other) => other > "\u007F" && becomesAscii(other));
        if (character === undefined) return undefined;
        const becomes = character.normalize("NFKC").toLowerCase().replace("\u3002", ".");
        return `${quote(character)} in the host becomes ${quote(becomes)}`;
      }),
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
    needs: "host",
    find: (subject) =>
      inLabels(subject, ({ text }, quote) => {
        const decoded = decodeLabel(text);
        return decoded === undefined || !isALabel(text) ? undefined : `${quote(text)} is shown as ${quote(decoded)}`;
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
    needs: "host",
    find: (subject) =>
      inLabels(subject, ({ text }, quote) => {
        const ascii = asciiOf(text);
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
    needs: "host",
    find: (subject) =>
      inLabels(subject, ({ text }, quote) =>
        /^xn--/i.test(decodedName(text)) && !isALabel(text) && asciiOf(text) === undefined
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

/** Slashes, colons, dots, question marks and others of Unicode, and letters that contain one when they are normalized. */
function lookalikeDelimiter(label: string): string | undefined {
  return Array.from(label).find(
    (character) =>
      /[\u00AF\u01C3\u02D0\u0589\u05C3\u2024\u2044\u2215\u2236\u2571\u29F5\u29F6\u29F8\uA789\u{10101}]/u.test(
        character,
      ) ||
      (/[/\\?#@:%]/.test(character.normalize("NFKC")) && character.normalize("NFKC") !== character),
  );
}

/** The dots are those of RFC 3490. */
function becomesAscii(character: string): boolean {
  return /^[-.\dA-Za-z]+$/.test(character.normalize("NFKC")) || /[\u3002\uFF0E\uFF61]/.test(character);
}

/** Whether a label is that of a name, as far as it can be known. A longer one is not read. */
function isALabel(written: string): boolean {
  const label = decodedName(written);
  if (label.length > 63) return true;
  const decoded = decodeLabel(label);
  return decoded !== undefined && isLabel(decoded) && isTakenByUrl(label);
}

/** In a runtime without `URL`, which refuses every text, each label is. */
function isTakenByUrl(label: string): boolean {
  return runtimeUrl(`http://${label}/`) !== undefined || !hasUrl();
}
