/**
 * RFC 3986 §3.1–3.5: finds the fault in a component. What may `follow` a component depends on whether it stands alone
 * or in a reference.
 */
import {
  AT_SIGN,
  COLON,
  IS_ALPHA,
  IS_DIGIT,
  IS_REG_NAME,
  IS_SCHEME,
  IS_USERINFO,
  LEFT_BRACKET,
  isAt,
} from "../scan/characters.ts";
import { COMPONENTS, type ComponentName, REG_NAME_ELEMENTS } from "../scan/components.ts";
import { codeOf } from "./error-codes.ts";
import { END_ONLY, type Fault, faultAt } from "./fault.ts";
import { ipLiteralFault } from "./host-fault.ts";
import { ipLiteralEnd } from "../scan/host.ts";
import { runEnd } from "../scan/runs.ts";

/** The fault of a component that is a run of characters, and does not allow the one at `offset`. */
export function runFault(
  component: Exclude<ComponentName, "authority">,
  text: string,
  offset: number,
  follow: readonly string[],
): Fault {
  return faultAt(text, offset, codeOf(component), component, [...COMPONENTS[component][2], ...follow]);
}

/** The fault of a component that stands alone. */
export function componentFault(component: ComponentName, text: string): Fault | undefined {
  const { length } = text;
  if (component === "authority") return authorityFault(text, 0, length, END_ONLY);
  if (component === "scheme" && !isAt(text, 0, IS_ALPHA)) {
    return faultAt(text, 0, "scheme", "scheme", ["ALPHA"]);
  }
  const end =
    component === "host"
      ? hostEndOrFault(text, 0, length, END_ONLY, false)
      : runEnd(text, 0, length, COMPONENTS[component][1]);
  if (typeof end !== "number") return end;
  return end === length ? undefined : runFault(component, text, end, END_ONLY);
}

/**
 * authority = [ userinfo "@" ] host [ ":" port ], from `start` to `end`. If there is no "@", the text is read as host
 * and port, although an "@" after it could have made it userinfo.
 */
export function authorityFault(text: string, start: number, end: number, follow: readonly string[]): Fault | undefined {
  const at = start + text.slice(start, end).indexOf("@");
  const hasUserinfo = at >= start && text.charCodeAt(start) !== LEFT_BRACKET;
  const i = hasUserinfo ? runEnd(text, start, at, IS_USERINFO) : at;
  if (i < at) {
    // Without the later "@", the text up to here could be a complete host, or host and port.
    const couldEnd = /^[^:]*(?::\d*)?$/.test(text.slice(start, i));
    const brackets = i === start ? ['"["'] : [];
    return runFault("userinfo", text, i, [...brackets, '"@"', ...(couldEnd ? follow : [])]);
  }
  const host = hostEndOrFault(text, hasUserinfo ? at + 1 : start, end, ['":"', ...follow], true);
  if (typeof host !== "number") return host;
  const port = runEnd(text, host + 1, end, IS_DIGIT);
  return port >= end ? undefined : runFault("port", text, port, follow);
}

/** host = IP-literal / IPv4address / reg-name. Returns its fault or its end, which is `end`, or the ":" of a port. */
function hostEndOrFault(
  text: string,
  start: number,
  end: number,
  follow: readonly string[],
  mayHavePort: boolean,
): number | Fault {
  const isLiteral = text.charCodeAt(start) === LEFT_BRACKET;
  const i = isLiteral ? ipLiteralEnd(text, start) : runEnd(text, start, end, IS_REG_NAME);
  if (i === -1) return ipLiteralFault(text, start, end);
  const next = text.charCodeAt(i);
  if (i === end || (next === COLON && mayHavePort)) return i;
  if (isLiteral) return faultAt(text, i, "ip-literal-end", "host", follow);
  const all = i === start ? ['"["', ...follow] : follow;
  return next === AT_SIGN
    ? faultAt(text, i, "authority", "authority", [...REG_NAME_ELEMENTS, ...all])
    : runFault("host", text, i, all);
}

/**
 * path-noscheme = segment-nz-nc *( "/" segment ): a first segment has no ":", unless the text before it is a scheme.
 */
export function firstSegmentFault(text: string, offset: number, follow: readonly string[]): Fault {
  const expected = [...REG_NAME_ELEMENTS, '"@"', '"/"', ...follow];
  const isColon = text.charCodeAt(offset) === COLON;
  const isScheme = isAt(text, 0, IS_ALPHA) && runEnd(text, 1, offset, IS_SCHEME) === offset;
  if (!isColon && isScheme) expected.push('":"');
  const code = isColon ? "path-noscheme" : "pchar";
  return faultAt(text, offset, code, "path", expected);
}
