import {
  diagnose,
  isAbsoluteUri,
  isRelativeReference,
  isUri,
  isUriReference,
  parse,
  percentDecode,
  removeDotSegments,
  tryParse,
} from "@std66/core";
import { type ComponentsRow, type ValidityRow, components, validity } from "@std66/vectors";
import type { Check, PackageRows } from "./check.ts";
import { seedChecks } from "./seed-checks.ts";

const HOST_KINDS = { IPv6address: "ipv6", IPvFuture: "ipvfuture", IPv4address: "ipv4", "reg-name": "reg-name" };

function validityCheck(row: ValidityRow): Check {
  const { id, text, uriReference, uri, absoluteUri, relativeReference, errorOffset } = row;
  return {
    id,
    ask: () => {
      const reference = tryParse(text);
      // The rows leave open where some faults are.
      const isPlaced = uriReference || errorOffset !== undefined;
      return [
        {
          rules: [isUriReference(text), isUri(text), isAbsoluteUri(text), isRelativeReference(text)],
          parsed: reference && [String(reference), reference.isUri(), reference.isAbsoluteUri()],
          isRefused: diagnose(text) !== undefined,
          offset: isPlaced ? diagnose(text)?.offset : undefined,
        },
        {
          rules: [uriReference, uri, absoluteUri, relativeReference],
          parsed: uriReference ? [text, uri, absoluteUri] : undefined,
          isRefused: !uriReference,
          offset: errorOffset,
        },
      ];
    },
  };
}

function componentsCheck(row: Omit<ComponentsRow, "reasons">): Check {
  const { id, text, scheme, authority, userinfo, host, hostType, port, path, query, fragment } = row;
  const hostKind = hostType === null ? undefined : HOST_KINDS[hostType];
  return {
    id,
    ask: () => {
      const found = parse(text);
      return [
        {
          text: String(found),
          scheme: found.scheme,
          authority: found.authority,
          userinfo: found.userinfo,
          host: found.host,
          hostKind: found.hostKind,
          port: found.port,
          path: found.path,
          query: found.query,
          fragment: found.fragment,
        },
        { text, scheme, authority, userinfo, host, hostKind, port, path, query, fragment },
      ];
    },
  };
}

export const core: PackageRows = {
  name: "@std66/core",
  checks: [
    ...[...validity, ...seedChecks("validity")].map((row) => validityCheck(row)),
    ...[...components, ...seedChecks("components")].map((row) => componentsCheck(row)),
    ...seedChecks("dots").map(({ id, ...row }) => ({ id, ask: () => [removeDotSegments(row.in), row.out] as const })),
    ...seedChecks("decode").map(({ id, ...row }) => ({ id, ask: () => [percentDecode(row.in), row.out] as const })),
  ],
};
