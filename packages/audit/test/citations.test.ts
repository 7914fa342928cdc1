// The severity of each rule by the meaning of the three (README), and its sources, written by hand from the texts of
// the standards.
import { expect, it } from "vitest";
import { type AuditOptions, audit, rules } from "../src/index.ts";

/** Code; severity; section; further sources. */
const TABLE = `
host-disputed              | danger  | RFC 3986 §7.6     | RFC 3986 Appendix C, CWE-436, CWE-918, CWE-601
host-without-path          | warning | RFC 3986 §7.6     | RFC 3986 §3.2, CVE-2016-8624, CWE-436, CWE-918
host-repaired              | warning | RFC 3986 §3.2     | URL Standard §4.4, CWE-436, CWE-601
host-prefix                | warning | RFC 3986 §7.6     | CWE-20, CWE-185, CWE-601
host-not-allowed           | danger  | RFC 3986 §7.6     | CWE-918, CWE-601, CWE-183
host-not-public            | danger  | RFC 3986 §7.6     | RFC 6890, RFC 8190, RFC 6761, CWE-918
not-a-uri-reference        | info    | RFC 3986 §4.1     | CWE-20
backslash                  | warning | URL Standard §4.4 | RFC 3986 §2, CWE-601, CVE-2020-26291, CVE-2021-27515
tab-or-newline             | warning | URL Standard §4.4 | RFC 3986 Appendix C, CWE-93, CVE-2022-24723
surrounding-space          | info    | URL Standard §4.4 | RFC 3986 Appendix C, CWE-184, CVE-2022-24723
control-character          | warning | RFC 3986 §2       | CWE-158, CWE-150
percent-u                  | warning | RFC 3986 §2.1     | CWE-177, CWE-173
suffix-reference           | info    | RFC 3986 §4.5     | CWE-601
network-path               | info    | RFC 3986 §4.2     | CWE-601
scheme-script              | warning | RFC 3986 §7.2     | CWE-79, CWE-84
data-script                | warning | RFC 2397 §3       | CWE-79, CWE-84
file-host                  | warning | RFC 8089 §2       | RFC 3986 §3.2.2, CWE-522, CWE-918
scheme-nested              | warning | RFC 3986 §3.1     | CWE-184, CWE-918
scheme-encoded             | warning | RFC 3986 §3.1     | RFC 3986 §2.4, RFC 3986 §7.3, CWE-174, CWE-601
character-reference        | warning | RFC 3986 §7.3     | HTML Standard, character references, CWE-79, CWE-184, CWE-601
scheme-repeated            | warning | RFC 3986 §3.1     | RFC 3986 §5.4.2, CWE-184
scheme-other-protocol      | info    | RFC 3986 §7.2     | CWE-918, CWE-184
scheme-not-allowed         | danger  | RFC 3986 §3.1     | CWE-184
local-resource             | warning | RFC 3986 §7.2     | CVE-2022-33987, CWE-918, CWE-611
userinfo-like-host         | warning | RFC 3986 §7.6     | RFC 9110 §4.2.4, CWE-451, CWE-290
userinfo-password          | warning | RFC 3986 §7.5     | RFC 3986 §3.2.1, CWE-522, CWE-200
userinfo-in-http           | info    | RFC 9110 §4.2.4   | RFC 3986 §3.2
userinfo-encoded-delimiter | warning | RFC 3986 §7.3     | RFC 3986 §2.2, CWE-177
authority-second-at        | warning | RFC 3986 §3.2.1   | RFC 3986 §7.6, CWE-436, CWE-918
authority-option           | warning | RFC 3986 §7.2     | CWE-88, CVE-2017-1000117, CVE-2017-9800
host-missing               | warning | RFC 3986 §3.2     | RFC 9110 §4.2.1, CWE-601
host-empty                 | warning | RFC 3986 §3.2.2   | RFC 9110 §4.2.1, CWE-601
host-encoded-delimiter     | warning | RFC 3986 §7.3     | RFC 3986 §2.2, CWE-177, CWE-918
host-encoded               | warning | RFC 3986 §2.3     | RFC 3986 §6.2.2.2, CWE-177, CWE-918
host-not-utf8              | warning | RFC 3986 §3.2.2   | RFC 3629 §4, CWE-838
host-trailing-dot          | info    | RFC 3986 §3.2.2   | RFC 1034, CWE-180
host-not-dns               | info    | RFC 3986 §3.2.2   | RFC 1034, RFC 1123, RFC 5890
host-ipv4-rare             | warning | RFC 3986 §7.4     | URL Standard §3.5, CWE-918, CVE-2021-28918, CVE-2021-29418
host-ipv6-embedded-ipv4    | warning | RFC 3986 §7.4     | RFC 4291, RFC 6052, RFC 8215, RFC 3056, RFC 4380, RFC 5214 §6.1, CWE-918
host-metadata              | warning | RFC 3986 §7.4     | RFC 3927, CWE-918
host-loopback              | info    | RFC 3986 §7.4     | RFC 6890, RFC 6761, CWE-918
host-unspecified           | info    | RFC 3986 §7.4     | RFC 6890, CWE-918
host-private               | info    | RFC 3986 §7.4     | RFC 1918, RFC 4193, RFC 6598, RFC 6762, CWE-918
host-link-local            | info    | RFC 3986 §7.4     | RFC 3927, RFC 4291, CWE-918
host-special-address       | info    | RFC 3986 §7.4     | RFC 6890, RFC 8190, CWE-918
host-ip-in-name            | info    | RFC 3986 §7.4     | CWE-918
host-ipvfuture             | warning | RFC 3986 §3.2.2   | RFC 3986 §7.4
host-brackets              | warning | RFC 3986 §3.2.2   | CVE-2025-47912, CVE-2025-0938, CWE-20, CWE-918
host-zone                  | warning | RFC 3986 §3.2.2   | RFC 9844 §3, CWE-918
host-mixed-script          | warning | UTS 39 §5.2       | RFC 3986 §7.6, RFC 5890, CWE-1007
host-confusable            | warning | UTS 39 §4         | RFC 3986 §7.6, RFC 5890, CWE-1007
host-lookalike-delimiter   | danger  | RFC 3986 §7.6     | UTS 39 §4, UTS 46 §4, CWE-1007, CWE-176
host-compatibility         | warning | UTS 46 §4         | RFC 3986 §7.6, CWE-176, CWE-918
host-punycode              | info    | RFC 3986 §3.2.2   | RFC 5890, RFC 3492
host-punycode-ascii        | warning | RFC 5890 §2.3.2.1 | RFC 3492, CWE-1007
host-punycode-invalid      | warning | RFC 5891 §5.4     | RFC 5890, RFC 3492
port-out-of-range          | warning | RFC 3986 §3.2.3   | RFC 9293, CWE-190
port-leading-zeros         | info    | RFC 3986 §3.2.3   | RFC 3986 §6.2.3
port-blocked               | warning | RFC 3986 §7.2     | Fetch Standard, port blocking, RFC 6335, CWE-918
port-well-known            | info    | RFC 3986 §7.2     | RFC 6335, CWE-918
port-other-scheme          | info    | RFC 3986 §7.2     | RFC 3986 §3.2.3
port-not-allowed           | danger  | RFC 3986 §3.2.3   | RFC 3986 §7.2, CWE-918
port-not-default           | warning | RFC 3986 §3.2.3   | RFC 3986 §7.2, CWE-918
path-encoded-dots          | warning | RFC 3986 §7.3     | RFC 3986 §6.2.2.3, CWE-22, CVE-2021-41773
path-dots-with-parameter   | warning | RFC 3986 §3.3     | RFC 2396 §3.3, CWE-22
path-encoded-backslash     | warning | RFC 3986 §7.3     | CWE-22, CWE-177
path-encoded-slash         | info    | RFC 3986 §7.3     | RFC 3986 §2.2, CWE-177
path-file-delimiter        | info    | RFC 3986 §7.3     | CWE-22
path-climbs                | warning | RFC 3986 §5.4.2   | RFC 3986 §5.2.4, CWE-22
path-dot-segments          | info    | RFC 3986 §6.2.2.3 | RFC 3986 §5.2.4, CWE-22
path-reserved-name         | info    | RFC 3986 §7.3     | CWE-67, CWE-22
path-stream                | warning | RFC 3986 §7.3     | CWE-69
path-begins-with-slashes   | info    | RFC 3986 §3.3     | RFC 3986 §4.2, CWE-601
double-encoded-delimiter   | warning | RFC 3986 §2.4     | RFC 3986 §7.3, CWE-174
double-encoding            | info    | RFC 3986 §2.4     | CWE-174
encoded-nul                | warning | RFC 3986 §7.3     | CWE-158, CWE-626
encoded-line-break         | warning | RFC 3986 §7.2     | CWE-93, CWE-113, CVE-2019-9740
query-line-break           | info    | RFC 3986 §7.2     | CWE-93
encoded-control            | warning | RFC 3986 §7.3     | CWE-150, CWE-117
encoded-overlong           | warning | RFC 3629 §3       | RFC 3987 §8, CWE-176, CVE-2000-0884
encoded-not-utf8           | info    | RFC 3986 §2.5     | RFC 3629 §4
bidi-control               | warning | RFC 3987 §4.1     | UAX 9 §2, CWE-451, CVE-2021-42574
invisible-character        | info    | RFC 3987 §8       | UTS 39 §4, CWE-451
host-invisible             | warning | RFC 3986 §7.6     | UTS 46 §4, RFC 5892 Appendix A, CWE-1007
secret-parameter           | warning | RFC 3986 §7.5     | RFC 6750, CWE-598, CWE-200
secret-form                | warning | RFC 3986 §7.5     | CWE-598, CWE-798
query-nested-uri           | info    | RFC 3986 §3.4     | CWE-601, CWE-918
query-dot-segments         | info    | RFC 3986 §3.4     | RFC 3986 §7.3, CWE-22
query-script               | info    | RFC 3986 §3.4     | RFC 3986 §7.2, CWE-79, CWE-84`;

const rows = TABLE.trim()
  .split("\n")
  .map(
    (row) =>
      row.split("|").map((cell) => cell.trim()) as [code: string, severity: string, section: string, sources: string],
  );

it.each(rows)("%s is %s by %s, %s", (code, severity, section, sources) => {
  const rule = rules.find((candidate) => candidate.code === code);
  expect([rule?.severity, rule?.section, rule?.sources.join(", ")]).toEqual([severity, section, sources]);
});

it("each rule has a row, in order", () => {
  expect(rows.map(([code]) => code)).toEqual(rules.map(({ code }) => code));
});

/** What a rule needs to find its example. */
const OPTIONS: Readonly<Record<string, AuditOptions>> = {
  "host-not-allowed": { allowedHosts: ["good.example"] },
  "host-not-public": { publicHosts: true },
  "scheme-not-allowed": { schemes: ["https"] },
  "port-not-allowed": { allowedPorts: [443] },
  "port-not-default": { allowedHosts: ["good.example"] },
};

it.each(rows.filter(([code]) => code !== "not-a-uri-reference"))(
  "a finding of %s is %s by %s",
  (code, severity, section) => {
    const example = rules.find((rule) => rule.code === code)?.example ?? "";
    const findings = audit(example, OPTIONS[code]).filter((finding) => finding.code === code);
    expect(findings).not.toEqual([]);
    for (const finding of findings) expect([finding.severity, finding.section]).toEqual([severity, section]);
  },
);
