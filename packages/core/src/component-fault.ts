/**
 * RFC 3986 §3.1–3.5: where a component goes wrong. Each function looks at `text` from `start` and gives the first fault,
 * or where the component ends; what may `follow` depends on whether it stands alone or in a reference.
 */
import {
  AT_SIGN,
  COLON,
  IS_ALPHA,
  IS_DIGIT,
  IS_PATH,
  IS_QUERY,
  IS_REG_NAME,
  IS_SCHEME,
  IS_USERINFO,
  LEFT_BRACKET,
  PERCENT,
  RIGHT_BRACKET,
  SLASH,
  isAt,
  isTripletAt,
} from "./characters.ts";
import { type Fault, faultAt, tripletFaultOr } from "./fault.ts";
import { ipLiteralFault } from "./ip-literal-fault.ts";

/** `reg-name` without its own name, which would hide that it may hold triplets. */
const REG_NAME = ["unreserved", "pct-encoded", "sub-delims"];

/** Where the run of characters of a class and of triplets ends. */
function runEnd(text: string, start: number, end: number, bits: number): number {
  let i = start;
  while (i < end) {
    if (isAt(text, i, bits)) i++;
    else if (text.charCodeAt(i) === PERCENT && isTripletAt(text, i)) i += 3;
    else break;
  }
  return i;
}

/** scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." ), as the whole of `text`. */
export function schemeFault(text: string, follow: readonly string[]): Fault | undefined {
  if (!isAt(text, 0, IS_ALPHA)) return faultAt(text, 0, "scheme", "scheme", ["ALPHA"]);
  let i = 1;
  while (isAt(text, i, IS_SCHEME)) i++;
  if (i === text.length) return undefined;
  return faultAt(text, i, "scheme", "scheme", ["ALPHA", "DIGIT", '"+"', '"-"', '"."', ...follow]);
}

/** authority = [ userinfo "@" ] host [ ":" port ], from `start` to `end`. One without "@" is judged as host and port. */
export function authorityFault(
  text: string,
  start: number,
  end: number,
  follow: readonly string[],
): Fault | undefined {
  const at = text.slice(start, end).indexOf("@");
  if (at < 0 || text.charCodeAt(start) === LEFT_BRACKET) {
    return hostAndPortFault(text, start, end, false, follow);
  }
  const i = runEnd(text, start, start + at, IS_USERINFO);
  if (i === start + at) return hostAndPortFault(text, i + 1, end, true, follow);
  const expected = [...REG_NAME, '":"', '"@"'];
  if (i === start) expected.push('"["');
  // Without the "@" that comes later, the text up to here could be a host, or a host and a port, and end.
  if (/^[^:]*(?::\d*)?$/.test(text.slice(start, i))) expected.push(...follow);
  return tripletFaultOr(text, i, "userinfo", "userinfo", expected);
}

/** userinfo = *( unreserved / pct-encoded / sub-delims / ":" ), as the whole of `text`. */
export function userinfoFault(text: string, follow: readonly string[]): Fault | undefined {
  const i = runEnd(text, 0, text.length, IS_USERINFO);
  if (i === text.length) return undefined;
  return tripletFaultOr(text, i, "userinfo", "userinfo", [...REG_NAME, '":"', ...follow]);
}

/** host = IP-literal / IPv4address / reg-name, as the whole of `text`. */
export function hostFault(text: string, follow: readonly string[]): Fault | undefined {
  if (text.charCodeAt(0) === LEFT_BRACKET) {
    const fault = ipLiteralFault(text, 0, text.length);
    if (fault !== undefined) return fault;
    const i = text.indexOf("]") + 1;
    return i === text.length ? undefined : faultAt(text, i, "ip-literal-end", "host", follow);
  }
  const i = runEnd(text, 0, text.length, IS_REG_NAME);
  return i === text.length ? undefined : regNameFault(text, i, 0, follow);
}

function regNameFault(
  text: string,
  offset: number,
  start: number,
  follow: readonly string[],
): Fault {
  const expected = [...REG_NAME, ...(offset === start ? ['"["'] : []), ...follow];
  return tripletFaultOr(text, offset, "reg-name", "host", expected);
}

function hostAndPortFault(
  text: string,
  start: number,
  end: number,
  afterUserinfo: boolean,
  follow: readonly string[],
): Fault | undefined {
  const followHost = ['":"', ...follow];
  let i = start;
  if (text.charCodeAt(i) === LEFT_BRACKET) {
    const fault = ipLiteralFault(text, i, end);
    if (fault !== undefined) return fault;
    while (text.charCodeAt(i) !== RIGHT_BRACKET) i++;
    i++;
    if (i < end && text.charCodeAt(i) !== COLON) {
      return faultAt(text, i, "ip-literal-end", "host", followHost);
    }
  } else {
    i = runEnd(text, start, end, IS_REG_NAME);
    if (i < end && text.charCodeAt(i) === AT_SIGN && afterUserinfo) {
      const expected = [...REG_NAME, ...(i === start ? ['"["'] : []), ...followHost];
      return faultAt(text, i, "authority", "authority", expected);
    }
    if (i < end && text.charCodeAt(i) !== COLON) return regNameFault(text, i, start, followHost);
  }
  return i === end ? undefined : portFault(text, i + 1, end, follow);
}

/** port = *DIGIT, from `start` to `end`. */
export function portFault(
  text: string,
  start: number,
  end: number,
  follow: readonly string[],
): Fault | undefined {
  let i = start;
  while (i < end && isAt(text, i, IS_DIGIT)) i++;
  return i === end ? undefined : faultAt(text, i, "port", "port", ["DIGIT", ...follow]);
}

/**
 * A path from `start` to `end`, whichever of the five rules it goes by. The first segment of one that is `noscheme` has no
 * ":", unless the text before could be a scheme and `mayBeScheme` allows that.
 */
export function pathFault(
  text: string,
  start: number,
  end: number,
  noscheme: boolean,
  follow: readonly string[],
): Fault | undefined {
  let i = start;
  let inFirstSegment = noscheme;
  for (;;) {
    i = runEnd(text, i, end, inFirstSegment ? IS_REG_NAME : IS_PATH);
    if (i === end) return undefined;
    const code = text.charCodeAt(i);
    if (!inFirstSegment || (code !== AT_SIGN && code !== SLASH)) break;
    if (code === SLASH) inFirstSegment = false;
    i++;
  }
  if (!inFirstSegment) return tripletFaultOr(text, i, "pchar", "path", ["pchar", '"/"', ...follow]);
  const expected = [...REG_NAME, '"@"', '"/"', ...follow];
  if (text.charCodeAt(i) === COLON) return faultAt(text, i, "path-noscheme", "path", expected);
  if (schemeFault(text.slice(start, i), follow) === undefined) expected.push('":"');
  return tripletFaultOr(text, i, "pchar", "path", expected);
}

/** query, fragment = *( pchar / "/" / "?" ), from `start` to `end`. */
export function queryFault(
  text: string,
  start: number,
  end: number,
  component: "query" | "fragment",
  follow: readonly string[],
): Fault | undefined {
  const i = runEnd(text, start, end, IS_QUERY);
  if (i === end) return undefined;
  return tripletFaultOr(text, i, component, component, ["pchar", '"/"', '"?"', ...follow]);
}
