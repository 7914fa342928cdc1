/**
 * Why two standards give a valid text different components, hosts of different kinds, or different reserved characters.
 */
import { commonComponents } from "./common-components.ts";
import type { DialectId } from "../dialect/dialect.ts";
import { reasonsBetween } from "./reasons-between.ts";
import type { ReasonCode } from "../dialect/reason-code.ts";
import type { Rfc1738File } from "../rfc1738/components.ts";
import { schemeOf } from "../dialect/scheme.ts";
import { syntaxDeviationsOf } from "./syntax-deviations.ts";
import type { ValidRow } from "./syntax-row.ts";

/** Why two RFC dialects give different components for a text that both accept; the earlier dialect comes first. */
export function syntaxReasons(text: string, first: ValidRow, second: ValidRow): ReasonCode[] {
  return [
    ...componentReasons(text, first, second),
    ...hostReasons(hostKindIn(first), hostKindIn(second)),
    ...reservedReasons(text, first.dialect, second.dialect),
  ];
}

function componentReasons(text: string, first: ValidRow, second: ValidRow): ReasonCode[] {
  const form = first.dialect === "rfc1738" ? first.components : undefined;
  return reasonsBetween(syntaxDeviationsOf(first.dialect, form), syntaxDeviationsOf(second.dialect, form), (ruleOf) =>
    commonComponents(text, form, ruleOf),
  );
}

/** The kind of host by the standard's own term; `undefined` if it does not say. */
function hostKindIn({ dialect, components }: ValidRow): string | undefined {
  if (dialect === "rfc1738") {
    // The last label of a name contains a letter.
    return Object.hasOwn(components, "host") && /^[\d.]+$/.test((components as Rfc1738File).host) ? "ipv4" : undefined;
  }
  if (dialect === "rfc2396") return components.regName === undefined ? components.hostKind : "registry";
  return dialect === "rfc3986" || dialect === "rfc2396bis07" ? components.hostKind : undefined;
}

function* hostReasons(first: string | undefined, second: string | undefined): Generator<ReasonCode> {
  if (first === second || second === undefined) return;
  if (first === "registry") yield "registry-names-moved-into-host";
  else if (first === "ipv4") yield "ipv4-octet-range";
}

/** Characters that were unreserved once: by RFC 2396 §2.3 (mark), and by RFC 1738 §5 (safe, extra). */
const MARKS = /[!*'()]/;
const PLUS_DOLLAR_COMMA = /[+$,]/;

/** RFC 2396 §2.2 and RFC 3986 §2.2: the standards that reserve them. */
const RESERVES_MARKS: ReadonlySet<DialectId> = new Set(["rfc2396bis07", "rfc3986"]);
const RESERVES_PLUS_DOLLAR_COMMA: ReadonlySet<DialectId> = new Set(["rfc2396", "rfc2396bis07", "rfc3986"]);

function* reservedReasons(text: string, first: DialectId, second: DialectId): Generator<ReasonCode> {
  // In a scheme, "+" is an ordinary character.
  const data = text.slice(schemeOf(text)?.length ?? 0);
  const becameReserved = (reserving: ReadonlySet<DialectId>) => !reserving.has(first) && reserving.has(second);
  if (becameReserved(RESERVES_MARKS) && MARKS.test(data)) yield "marks-became-reserved";
  if (becameReserved(RESERVES_PLUS_DOLLAR_COMMA) && PLUS_DOLLAR_COMMA.test(data)) {
    yield "plus-dollar-comma-became-reserved";
  }
}
