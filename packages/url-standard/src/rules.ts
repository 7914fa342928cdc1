/** URL Standard, URL parsing and URL serializing: its rules in the order in which they are applied to the text. */
import type { ComponentName } from "@std66/core";
import { mapDomain, needLabels, needTables } from "./hosts/domain-to-ascii.ts";
import {
  decodeDomain,
  dropLocalhost,
  encodeOpaqueHost,
  lowercaseHost,
  needHostCharacters,
} from "./hosts/host-parser.ts";
import {
  dropLastDot,
  needIpv4,
  writeFourParts,
  writeHexadecimalAsDecimal,
  writeOctalAsDecimal,
} from "./hosts/ipv4-parser.ts";
import { compressPieces, dropPieceZeros, needIpv6, writeIpv4AsPieces } from "./hosts/ipv6-parser.ts";
import {
  dropDefaultPort,
  dropEmptyCredentials,
  dropEmptyPort,
  dropPortZeros,
  encodeAtSigns,
  encodeColons,
  encodeUserinfo,
  needDigits,
  needHost,
  needPortInRange,
} from "./url-parsing/authority-states.ts";
import {
  inheritDriveLetter,
  keepDriveLetter,
  moveDriveLetterIntoPath,
  rootDriveLetter,
  writeDriveColon,
} from "./url-parsing/drive-letters.ts";
import {
  encodeApostrophe,
  encodeFragment,
  encodeLastSpace,
  encodeNonAscii,
  encodeOpaquePath,
  encodePath,
  encodeQuery,
} from "./url-parsing/encoding-states.ts";
import { removeBlanksAtEnds, removeTabsAndNewlines, replaceLoneSurrogates } from "./url-parsing/input.ts";
import type { Change } from "./url-parsing/parts.ts";
import { decodeDots, removeDots } from "./url-parsing/path-state.ts";
import {
  addFileAuthority,
  addSlashes,
  dropSchemeOfBase,
  dropSlashes,
  guardColon,
  lowercaseScheme,
  needBase,
  needPathOfBase,
  turnBackslashes,
  writeEmptyPath,
} from "./url-parsing/scheme-states.ts";
import type { StepCode } from "./codes/web-code.ts";

export interface Rule {
  readonly component: ComponentName | undefined;
  readonly change: Change;
}

/** Until all are applied, each leaves a text that the Standard reads as it reads the one before. */
const rules: Readonly<Record<StepCode, Rule>> = {
  "web-lone-surrogate": { component: undefined, change: replaceLoneSurrogates },
  "web-blanks-at-ends": { component: undefined, change: removeBlanksAtEnds },
  "web-tabs-and-newlines": { component: undefined, change: removeTabsAndNewlines },
  "web-scheme-case": { component: "scheme", change: lowercaseScheme },
  "web-fails-without-base": { component: "scheme", change: needBase },
  "web-fails-opaque-base": { component: "path", change: needPathOfBase },
  "web-backslash": { component: undefined, change: turnBackslashes },
  "web-drive-letter-is-absolute": { component: "path", change: rootDriveLetter },
  "web-scheme-of-base": { component: "scheme", change: dropSchemeOfBase },
  "web-colon-in-first-segment": { component: "path", change: guardColon },
  "web-slashes-missing": { component: "authority", change: addSlashes },
  "web-slashes-too-many": { component: "authority", change: dropSlashes },
  "web-file-authority": { component: "authority", change: addFileAuthority },
  "web-drive-letter-as-host": { component: "authority", change: moveDriveLetterIntoPath },
  "web-fails-host-missing": { component: "host", change: needHost },
  "web-last-at-sign": { component: "userinfo", change: encodeAtSigns },
  "web-colon-in-password": { component: "userinfo", change: encodeColons },
  "web-userinfo-set": { component: "userinfo", change: encodeUserinfo },
  "web-non-ascii": { component: undefined, change: encodeNonAscii },
  "web-empty-credentials": { component: "userinfo", change: dropEmptyCredentials },
  "web-fails-ipv6": { component: "host", change: needIpv6 },
  "web-fails-host-character": { component: "host", change: needHostCharacters },
  "web-opaque-host-set": { component: "host", change: encodeOpaqueHost },
  "web-host-percent-decoded": { component: "host", change: decodeDomain },
  "web-host-case": { component: "host", change: lowercaseHost },
  "web-no-tables": { component: "host", change: needTables },
  "web-fails-idna": { component: "host", change: needLabels },
  "web-idna": { component: "host", change: mapDomain },
  "web-fails-ipv4": { component: "host", change: needIpv4 },
  "web-ipv4-last-dot": { component: "host", change: dropLastDot },
  "web-ipv4-hexadecimal": { component: "host", change: writeHexadecimalAsDecimal },
  "web-ipv4-octal": { component: "host", change: writeOctalAsDecimal },
  "web-ipv4-parts": { component: "host", change: writeFourParts },
  "web-ipv6-ipv4": { component: "host", change: writeIpv4AsPieces },
  "web-ipv6-zeros": { component: "host", change: dropPieceZeros },
  "web-ipv6-compressed": { component: "host", change: compressPieces },
  "web-file-localhost": { component: "host", change: dropLocalhost },
  "web-fails-port": { component: "port", change: needDigits },
  "web-fails-port-range": { component: "port", change: needPortInRange },
  "web-port-empty": { component: "port", change: dropEmptyPort },
  "web-port-zeros": { component: "port", change: dropPortZeros },
  "web-port-default": { component: "port", change: dropDefaultPort },
  "web-encoded-dot": { component: "path", change: decodeDots },
  "web-drive-letter-inherited": { component: "path", change: inheritDriveLetter },
  "web-drive-letter-bar": { component: "path", change: writeDriveColon },
  "web-drive-letter-stays": { component: "path", change: keepDriveLetter },
  "web-path-set": { component: "path", change: encodePath },
  "web-opaque-path-set": { component: "path", change: encodeOpaquePath },
  "web-opaque-path-space": { component: "path", change: encodeLastSpace },
  "web-query-set": { component: "query", change: encodeQuery },
  "web-query-apostrophe": { component: "query", change: encodeApostrophe },
  "web-fragment-set": { component: "fragment", change: encodeFragment },
  "web-empty-path": { component: "path", change: writeEmptyPath },
  "web-dot-segments": { component: "path", change: removeDots },
};

/** The rules one by one, in order. */
export const RULES: readonly (readonly [StepCode, Rule])[] = /* @__PURE__ */ Object.entries(rules) as [
  StepCode,
  Rule,
][];
