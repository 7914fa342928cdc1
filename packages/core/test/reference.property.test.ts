// Properties of RFC 3986 §3 and §5.3, over references that Appendix A generates.

import fc from "fast-check";
import { expect, it } from "vitest";
import {
  build,
  change,
  diagnose,
  isAbsoluteUri,
  isRelativeReference,
  isUri,
  isUriReference,
  parse,
  tryParse,
} from "../src/index.ts";
import { rule } from "./appendix-a.ts";
import { nastyTexts, references } from "./arbitrary-reference.ts";
import { isRefused } from "./thrown.ts";

const NAMES = ["scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"] as const;
const GETTERS = [...NAMES, "hostKind"] as const;

it("parse returns the components that a reference was made from", () => {
  fc.assert(
    fc.property(references, ({ text, ...parts }) => {
      const { scheme, userinfo, host, port, path, query, fragment } = parse(text);
      expect({ scheme, userinfo, host, port, path, query, fragment }).toEqual(parts);
    }),
  );
});

it("R-045 toString inverts parse", () => {
  fc.assert(
    fc.property(references, ({ text }) => {
      expect([String(parse(text)), String(tryParse(text)), parse(text).toJSON()]).toEqual([text, text, text]);
    }),
  );
});

it("R-116 build inverts parse, from the parts or from the authority", () => {
  fc.assert(
    fc.property(references, ({ text, ...parts }) => {
      const { scheme, path, query, fragment } = parts;
      const wanted = parse(text);
      const { authority } = wanted;
      for (const built of [
        build(parts),
        build({ scheme, authority, path, query, fragment }),
        build(wanted),
        change(wanted, {}),
      ]) {
        expect([String(built), ...GETTERS.map((name) => built[name])]).toEqual([
          text,
          ...GETTERS.map((name) => wanted[name]),
        ]);
      }
    }),
  );
});

it("R-082 a reference is either a URI or a relative-ref, and an absolute-URI is a URI without a fragment", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        nastyTexts,
        references.map(({ text }) => text),
      ),
      (text) => {
        const reference = tryParse(text);
        expect(isUriReference(text)).toBe(reference !== undefined);
        expect(isUri(text) && isRelativeReference(text)).toBe(false);
        expect(isUri(text) || isRelativeReference(text)).toBe(isUriReference(text));
        expect(isUri(text)).toBe(reference?.scheme !== undefined);
        expect(isAbsoluteUri(text)).toBe(isUri(text) && !text.includes("#"));
        expect([reference?.isUri() ?? false, reference?.isAbsoluteUri() ?? false]).toEqual([
          isUri(text),
          isAbsoluteUri(text),
        ]);
        expect(reference?.isRelativeReference() ?? false).toBe(isRelativeReference(text));
      },
    ),
  );
});

it("diagnose returns undefined exactly if parse and tryParse return a reference", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        nastyTexts,
        references.map(({ text }) => text),
      ),
      (text) => {
        const error = diagnose(text);
        expect(isRefused(() => parse(text))).toBe(error !== undefined);
        expect(tryParse(text) === undefined).toBe(error !== undefined);
      },
    ),
  );
});

it("R-055 the kind of a host is the first alternative that matches", () => {
  fc.assert(
    fc.property(references, ({ text, host }) => {
      const bare = host?.slice(1, -1) ?? "";
      const wanted =
        host === undefined
          ? undefined
          : host.startsWith("[")
            ? rule("IPv6address").accepts(bare)
              ? "ipv6"
              : "ipvfuture"
            : rule("IPv4address").accepts(host)
              ? "ipv4"
              : "reg-name";
      expect(parse(text).hostKind).toBe(wanted);
    }),
  );
});

it("R-072 the joined segments of a path are the path", () => {
  fc.assert(
    fc.property(references, ({ text, path }) => {
      const { segments } = parse(text);
      expect((path.startsWith("/") ? "/" : "") + segments.join("/")).toBe(path);
      expect(segments.every((segment) => rule("segment").accepts(segment))).toBe(true);
    }),
  );
});

it("with changes the given components, keeps the rest, and returns nothing that would parse differently", () => {
  const value = fc.oneof(
    fc.constant(undefined),
    fc.constantFrom("", "a", "a:b", "//a", "/", "/a", "1", "[::1]", "u@h", "?", "%41"),
  );
  fc.assert(
    fc.property(references, fc.constantFrom(...NAMES), value, ({ text }, name, changed) => {
      const reference = parse(text);
      let result;
      try {
        result = change(reference, { [name]: changed });
      } catch (error) {
        expect(["UriSyntaxError", "TypeError"]).toContain((error as Error).name);
        return;
      }
      expect(result[name] ?? "").toBe(changed ?? "");
      for (const other of NAMES) {
        const isPart = ["userinfo", "host", "port"].includes(other);
        const isOfTheSame =
          name === "authority" ? isPart : other === "authority" && ["userinfo", "host", "port"].includes(name);
        if (other !== name && !isOfTheSame) expect([other, result[other]]).toEqual([other, reference[other]]);
      }
      expect(parse(String(result))).toMatchObject(Object.fromEntries(NAMES.map((one) => [one, result[one]])));
      expect(result === reference).toBe(String(result) === text);
    }),
  );
});

it("build returns a text that parses back to the given components, or throws", () => {
  const value = fc.oneof(
    fc.constant(undefined),
    nastyTexts.filter((text) => text.length < 5),
    fc.constantFrom("", "a", "/a", "//a", "a:b", "1"),
  );
  const components = fc.record({
    scheme: value,
    userinfo: value,
    host: value,
    port: value,
    path: value,
    query: value,
    fragment: value,
  });
  fc.assert(
    fc.property(components, (given) => {
      const built = ((): unknown => {
        try {
          return build(given);
        } catch (error) {
          return (error as Error).name;
        }
      })();
      if (typeof built === "string") expect(["UriSyntaxError", "TypeError"]).toContain(built);
      else {
        expect(built).toMatchObject({ ...given, path: given.path ?? "" });
        expect(parse(String(built))).toMatchObject({ ...given, path: given.path ?? "" });
      }
    }),
  );
});
