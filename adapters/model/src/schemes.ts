/** RFC 3986 §3.1 and §6.2.3: the rules of schemes, to which programs can add their own. */
import { removeDotSegments } from "@std66/core";
import { mailto } from "./mailto.ts";
import type { SchemeHandler, Schemes, MutableComponents } from "./types.ts";
import { urn, uuid } from "./urn.ts";

/** What is said of a URI without a host, by the schemes that require one. */
const WITHOUT_HOST = { http: "HTTP URIs must have a host.", ws: "WebSocket URIs must have a host." };
const REQUIRES_HOST = /^(http|ws)s?$/;

/** The fault of a URI of this scheme without a host, if the scheme requires one. */
export function faultWithoutHost(scheme: string | undefined): string | undefined {
  const family = REQUIRES_HOST.exec(scheme ?? "")?.[1];
  return WITHOUT_HOST[family as "http" | "ws"];
}

/** Returns the built-in rules, in an object that inherits nothing. */
export function builtInSchemes(isStrict: boolean): Schemes {
  const handlers = [
    web("http", 80),
    web("https", 443),
    socket("ws", isStrict),
    socket("wss", isStrict),
    urn,
    uuid,
    mailto(isStrict),
  ];
  const schemes = Object.create(null) as Schemes;
  for (const handler of handlers) schemes[handler.scheme] = { ...handler };
  return schemes;
}

export function handlerOf(schemes: Schemes, scheme: string | undefined): SchemeHandler | undefined {
  return scheme ? schemes[scheme.toLowerCase()] : undefined;
}

/** RFC 9110 §4.2: a host is required, the default port is left out, and an empty path is "/". */
function web(scheme: string, port: number): SchemeHandler {
  return {
    scheme,
    domainHost: true,
    parse: (components) => {
      if (!components.host) components.error ??= WITHOUT_HOST.http;
      return components;
    },
    serialize: (components) => {
      const work: MutableComponents = components;
      if (work.port === port || work.port === "") work.port = undefined;
      // Without an authority, an empty path is another URI (RFC 3986 §6.2.3).
      if (hasAuthority(work)) work.path ||= "/";
      return components;
    },
  };
}

/**
 * RFC 6455 §3: a URI needs a host and has no fragment; its path and query are the resource name.
 *
 * @param isStrict whether the lack of a host is a fault: not to uri-js
 */
function socket(scheme: string, isStrict: boolean): SchemeHandler {
  return {
    scheme,
    domainHost: true,
    parse: (components) => {
      const work: MutableComponents = components;
      if (isStrict && !work.host) work.error ??= WITHOUT_HOST.ws;
      work.secure = isSecure(work);
      work.resourceName = (work.path || "/") + (work.query ? `?${work.query}` : "");
      work.path = undefined;
      work.query = undefined;
      return components;
    },
    serialize: (components, { absolutePath }) => {
      const work: MutableComponents = components;
      if (work.port === (isSecure(work) ? 443 : 80) || work.port === "") work.port = undefined;
      if (typeof work.secure === "boolean") {
        work.scheme = work.secure ? "wss" : "ws";
        work.secure = undefined;
      }
      if (work.resourceName) {
        const question = work.resourceName.indexOf("?");
        const path = question === -1 ? work.resourceName : work.resourceName.slice(0, question);
        // What is "/" only after that would be left out by the next normalization.
        const written = path.startsWith("/") || !hasAuthority(work) ? path : `/${path}`;
        const reduced = absolutePath ? path : removeDotSegments(written);
        work.path = reduced === "/" ? undefined : path;
        work.query = question === -1 ? undefined : work.resourceName.slice(question + 1);
        work.resourceName = undefined;
      }
      work.fragment = undefined;
      return components;
    },
  };
}

function hasAuthority({ host, userinfo, port }: MutableComponents): boolean {
  return (host ?? userinfo ?? port) !== undefined;
}

function isSecure({ secure, scheme }: MutableComponents): boolean {
  return typeof secure === "boolean" ? secure : String(scheme).toLowerCase() === "wss";
}
