// Each rung alone and with others: what it changes, what it does not, and how rungs are selected.

import { parse } from "@std66/core";
import { describe, expect, it } from "vitest";
import { type Rung, compare, equivalent, normalize, pendingRungs } from "../src/index.ts";
import { ladder, subsets } from "./rungs-taken.ts";

/** Texts that only one rung changes, by that rung. */
const CHANGES: Readonly<Record<(typeof ladder)[number], readonly (readonly [from: string, to: string])[]>> = {
  case: [
    ["HTTP://h/", "http://h/"],
    ["a+B-c.D1:x", "a+b-c.d1:x"],
    ["foo://Host.Example/", "foo://host.example/"],
    ["//H/", "//h/"],
    ["foo://h%c3%A9/", "foo://h%C3%A9/"],
    ["foo://H%C3%A9/", "foo://h%C3%A9/"],
    ["foo://%2fA%2f/", "foo://%2Fa%2F/"],
    ["foo://[2001:DB8::A]/", "foo://[2001:db8::a]/"],
    ["foo://[V1F.Ab:C]/", "foo://[v1f.ab:c]/"],
    ["foo://u%3a@h/%2f%2F?%3d#%c3%a9", "foo://u%3A@h/%2F%2F?%3D#%C3%A9"],
    ["a%2f", "a%2F"],
    ["#%aa%AA%aA%Aa", "#%AA%AA%AA%AA"],
  ],
  "percent-encoding": [
    ["foo:%41%5A%61%7A%30%39%2D%2E%5F%7E", "foo:AZaz09-._~"],
    ["foo://%75@%68:1/%70?%71#%66", "foo://u@h:1/p?q#f"],
    ["foo://u%2Du%3A@h/", "foo://u-u%3A@h/"],
    ["foo:%25%34%31", "foo:%2541"],
    ["foo:%2541%41", "foo:%2541A"],
    ["a%41", "aA"],
    ["?%2E%2E/%2E", "?../."],
    ["#%2E%2E/%2E", "#../."],
  ],
  "dot-segments": [
    ["foo://h/a/../b", "foo://h/b"],
    ["foo://h/a/./b", "foo://h/a/b"],
    ["foo://h/..", "foo://h/"],
    ["foo://h/a/.", "foo://h/a/"],
    ["foo:/a/../../b", "foo:/b"],
    ["foo:a/../b", "foo:/b"],
    ["foo:./a", "foo:a"],
    ["foo:.", "foo:"],
    ["foo:a/..?q", "foo:/?q"],
    ["foo:/a/..//b", "foo:/.//b"],
    ["foo:a/..//b", "foo:/.//b"],
    ["foo://h/a/..//b", "foo://h//b"],
    ["//h/a/../b", "//h/b"],
    ["/a/../b", "/b"],
    ["foo://h/a/../b?c/../d#e/../f", "foo://h/b?c/../d#e/../f"],
  ],
  scheme: [
    ["http://h", "http://h/"],
    ["http://h?q", "http://h/?q"],
    ["http://h#f", "http://h/#f"],
    ["http://h:80/", "http://h/"],
    ["http://u@h:80", "http://u@h/"],
    ["http://h:080/", "http://h/"],
    ["http://h:00080?q", "http://h/?q"],
    ["foo://h:/", "foo://h/"],
    ["foo://h:", "foo://h"],
    ["//h:/a", "//h/a"],
    ["file:/x", "file:///x"],
    ["mailto:a@B.c", "mailto:a@b.c"],
    ["urn:EX:A", "urn:ex:A"],
    ["tel:+1-2", "tel:+12"],
  ],
};

const rows = ladder.flatMap((rung) => CHANGES[rung].map(([from, to]) => [rung, from, to] as const));

it.each(rows)("R-124 R-128 R-129 R-130 R-131 only the rung %s changes %s, to %s", (rung, from, to) => {
  for (const rungs of subsets) {
    const expected = rungs.includes(rung) ? to : from;
    expect([rungs, String(normalize(from, { rungs }))]).toEqual([rungs, expected]);
    expect([rungs, pendingRungs(from, { rungs })]).toEqual([rungs, rungs.includes(rung) ? [rung] : []]);
    expect([rungs, compare(from, to, { rungs }).rung]).toEqual([rungs, rungs.includes(rung) ? rung : undefined]);
    expect([rungs, equivalent(from, to, { rungs })]).toEqual([rungs, rungs.includes(rung)]);
  }
});

/** Texts that no rung may change, alone or with others. */
const STAYS = [
  ["R-128 letters of userinfo", "foo://User:PASS@h/"],
  ["R-128 letters of path, query and fragment", "foo://h/Path;V=1?Query#Fragment"],
  ["R-021 triplets of gen-delims", "foo://h/%3A%2F%3F%23%5B%5D%40"],
  ["R-021 R-159 triplets of sub-delims", "foo://h/%21%24%26%27%28%29%2A%2B%2C%3B%3D"],
  ["R-021 triplets of delimiters in userinfo and host", "foo://%3A%40%2F@%3A%40%2F/"],
  ["R-021 triplets of delimiters in query and fragment", "foo:?%26%3D%23#%23%3F"],
  [
    "R-021 delimiters that are not encoded",
    "foo://!$&'()*+,;=:@!$&'()*+,;=/:@!$&'()*+,;=?/?:@!$&'()*+,;=#/?:@!$&'()*+,;=",
  ],
  ["R-033 the triplet of %", "foo://%25@%25/%25?%25#%25"],
  ["R-033 text after %25 that looks like a triplet", "foo:%2541%252F%252e"],
  ["R-034 octets above 7F, UTF-8 or not", "foo://%C3%A9@%C3%89/%E9?%FF#%80"],
  ["R-021 R-140 octets that are not characters of a URI", "foo:%00%0A%0D%1F%20%22%3C%3E%5C%5E%60%7B%7C%7D%7F"],
  ["R-134 empty components", "foo://@:1?#"],
  ["R-134 an empty userinfo, and an empty password", "foo://:@h/"],
  ["R-134 an empty host", "http:///a"],
  ["R-134 an empty host and an empty path", "http://"],
  ["R-134 an empty path and an empty query", "foo:?"],
  ["R-121 the text of an IPv6 address", "foo://[2001:0db8:0:0:0:0:0:0001]/"],
  ["R-121 an IPv4 address in an IPv6 address", "foo://[::ffff:1.2.3.4]/"],
  ["R-121 an invalid IPv4 address", "foo://01.2.3.4/"],
  ["R-121 leading zeros of a port that is not the default", "http://h:08080/"],
  ["R-121 leading zeros of a port, in a scheme without a default", "foo://h:080/"],
  ["R-121 another scheme's port", "http://h:443/"],
  ["R-121 port 0", "http://h:0/"],
  ["R-121 port 0 with a leading zero", "http://h:00/"],
  ["R-169 the trailing dot of a host", "http://example.com./"],
  ["R-121 empty segments", "http://h//a//"],
  ["R-121 a trailing slash", "http://h/a/"],
  ["R-075 segments with dots that are not dot-segments", "http://h/.../a./.b/..c/d..;/..;x"],
  ["R-040 the dot that guards a path", "foo:/.//a"],
  ["R-078 a query of dots", "http://h/?/../a/./b"],
  ["a fragment of dots", "http://h/#/../a/./b"],
  ["R-080 a fragment like an empty path and a port of http", "http://h/#http://h:80"],
  ["R-080 a fragment like a default host of file", "file:///#//localhost/"],
  ["R-080 a fragment like a domain of mailto", "mailto:a@b#A@B"],
  ["R-080 a fragment like a namespace of urn", "urn:ex:A#EX:"],
  ["R-080 a fragment like a number of tel", "tel:12#1-2"],
  ["R-132 an empty path of a scheme without a rule for it", "foo://h"],
] as const;

it.each(STAYS)("%s: normalize leaves %s unchanged", (_what, text) => {
  const given = parse(text);
  for (const rungs of subsets) {
    expect([rungs, String(normalize(text, { rungs }))]).toEqual([rungs, text]);
    expect(normalize(given, { rungs })).toBe(given);
    expect(pendingRungs(text, { rungs })).toEqual([]);
  }
});

it("R-019 R-025 R-028 R-031 R-033 of all 256 triplets, exactly those of unreserved characters are decoded", () => {
  const unreserved = new Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~");
  for (let octet = 0; octet < 256; octet++) {
    const hex = octet.toString(16).padStart(2, "0");
    const character = String.fromCharCode(octet);
    const isDecoded = unreserved.has(character);
    const [upper, lower] = [`%${hex.toUpperCase()}`, `%${hex}`];
    // After a letter, so that a dot is not a dot-segment.
    const found = [
      normalize(`s://${lower}@h/a${lower}?${lower}#${lower}`),
      normalize(`s://u@${upper}/`),
      normalize(`s:a${lower}`, { rungs: ["case"] }),
      normalize(`s:a${lower}`, { rungs: ["percent-encoding"] }),
    ].map(String);
    const decoded = isDecoded ? character : upper;
    const behind = ["h/a", "h/?a", "h/#a"];
    expect(behind.map((text) => equivalent(`s://${text}${lower}`, `s://${text}${decoded}`))).toEqual([
      true,
      true,
      true,
    ]);
    expect(behind.map((text) => equivalent(`s://${text}${upper}`, `s://${text}${decoded}`))).toEqual([
      true,
      true,
      true,
    ]);
    expect(behind.map((text) => equivalent(`s://${text}%25${hex}`, `s://${text}${decoded}`))).toEqual([
      false,
      false,
      false,
    ]);
    const inHost = isDecoded ? character.toLowerCase() : upper;
    expect(found).toEqual([
      `s://${decoded}@h/a${decoded}?${decoded}#${decoded}`,
      `s://u@${inHost}/`,
      `s:a${upper}`,
      `s:a${isDecoded ? character : lower}`,
    ]);
  }
});

it.each([1, 10, 999, 1000, 1001, 2000, 2500])("R-129 %i triplets in a component are decoded", (count) => {
  const [given, normal] = [`b${"%41%2F".repeat(count)}c`, `b${"A%2F".repeat(count)}c`];
  expect(String(normalize(`foo://${given}@h/${given}?${given}#${given}`))).toBe(
    `foo://${normal}@h/${normal}?${normal}#${normal}`,
  );
});

describe("R-124 rungs that depend on each other", () => {
  it.each([
    [["percent-encoding"], "foo://H/"],
    [["case"], "foo://%48/"],
    [["percent-encoding", "case"], "foo://h/"],
  ] as const)("R-056 rungs: a host is decoded before it is lowercased: %j gives %s", (rungs, expected) => {
    expect(String(normalize("foo://%48/", { rungs }))).toBe(expected);
  });

  it.each([
    [["dot-segments"], "foo:/a/%2e%2E/b"],
    [["percent-encoding"], "foo:/a/../b"],
    [["percent-encoding", "dot-segments"], "foo:/b"],
    [["case", "dot-segments"], "foo:/a/%2E%2E/b"],
  ] as const)("R-075 R-130 an encoded dot is not a dot until it is decoded: %j gives %s", (rungs, expected) => {
    expect(String(normalize("foo:/a/%2e%2E/b", { rungs }))).toBe(expected);
  });

  it("R-124 dot-segments that are decoded after removal do not undo it", () => {
    const text = "foo:/a/b/%2e%2e/../c";
    const early = normalize(text, { rungs: ["dot-segments"] });
    expect([String(early), String(normalize(early))]).toEqual(["foo:/a/b/c", "foo:/a/b/c"]);
    expect(String(normalize(text))).toBe("foo:/c");
  });

  it("R-044 the rules of a scheme apply in any case, even if the case is not normalized", () => {
    expect(String(normalize("HTTP://H:80", { rungs: ["scheme"] }))).toBe("HTTP://H/");
    expect(String(normalize("FILE://LocalHost/A", { rungs: ["scheme"] }))).toBe("FILE:///A");
  });
});

function* once(): Generator<Rung> {
  yield "dot-segments";
  yield "percent-encoding";
  yield "case";
}

function* parsing(): Generator<Rung> {
  parse("x://y@z:1/a?b#c");
  yield "case";
}

describe("selection of rungs", () => {
  const text = "HTTP://%48:80/a/../%62%2f";

  it("R-124 the option rungs: order, repetition and the kind of iterable do not matter", () => {
    const normal = "http://h/b%2F";
    for (const rungs of [
      [...ladder],
      ["scheme", "dot-segments", "percent-encoding", "case"],
      ["scheme", "case", "case", "percent-encoding", "dot-segments", "scheme", "identical"],
      new Set<Rung>(["dot-segments", "percent-encoding", "scheme", "case"]),
      new Map<Rung, number>([
        ["scheme", 1],
        ["case", 2],
        ["percent-encoding", 3],
        ["dot-segments", 4],
      ]).keys(),
    ] as Iterable<Rung>[]) {
      expect(String(normalize(text, { rungs }))).toBe(normal);
    }
  });

  it("the option rungs: an iterable is read only once", () => {
    const [a, b] = ["FOO:/a/%2e%2e/b", "foo:/b"];
    expect(String(normalize(a, { rungs: once() }))).toBe(b);
    expect(equivalent(a, b, { rungs: once() })).toBe(true);
    expect(compare(a, b, { rungs: once() }).rung).toBe("dot-segments");
    expect(pendingRungs(a, { rungs: once() })).toEqual(["case", "percent-encoding", "dot-segments"]);
  });

  it("the option rungs: an iterable that parses while it is read does not disturb the result", () => {
    expect(String(normalize("HTTP://H/b", { rungs: parsing() }))).toBe("http://h/b");
    expect(pendingRungs("HTTP://H/b", { rungs: parsing() })).toEqual(["case"]);
    expect(equivalent("HTTP://H/b", "http://h/b", { rungs: parsing() })).toBe(true);
    expect(compare("HTTP://H/b", "http://h/b", { rungs: parsing() }).rung).toBe("case");
  });

  it("R-125 the option rungs: without any rung nothing changes, and only identical texts are equivalent", () => {
    const given = parse(text);
    for (const rungs of [[], ["identical"]] as Rung[][]) {
      expect(normalize(given, { rungs })).toBe(given);
      expect(pendingRungs(text, { rungs })).toEqual([]);
      expect(equivalent(text, text, { rungs })).toBe(true);
      expect(equivalent(text, "http://%48:80/a/../%62%2f", { rungs })).toBe(false);
      expect(compare(text, text, { rungs })).toEqual({ equivalent: true, rung: "identical" });
      expect(compare("a", "b", { rungs }).equivalent).toBe(false);
    }
  });

  it("R-125 the option rungs: identical texts are equal at the rung identical, which need not be selected", () => {
    expect(compare("HTTP://H/", "HTTP://H/", { rungs: ["case"] }).rung).toBe("identical");
    expect(compare("HTTP://H/", "HTTP://H/").rung).toBe("identical");
    expect(compare("HTTP://H/", "http://h/", { rungs: ["identical", "case"] }).rung).toBe("case");
  });

  it("the option rungs: undefined counts as absent", () => {
    const options = { rungs: undefined, schemes: undefined, protocol: undefined };
    expect(String(normalize(text, options))).toBe("http://h/b%2F");
    expect(pendingRungs(text, options)).toEqual(ladder);
    expect(equivalent(text, "http://h/b%2F", options)).toBe(true);
    expect(equivalent("a#b", "a", { ...options, ignoreFragment: undefined })).toBe(false);
  });

  it.each(["", "Case", "cases", "percent", "toString", "constructor", "__proto__", 1, undefined, null, Symbol("case")])(
    "the option rungs: %s is not a rung: throws a RangeError that lists the rungs",
    (name) => {
      const rungs = ["case", name] as Rung[];
      for (const run of [
        () => normalize("a", { rungs }),
        () => equivalent("a", "a", { rungs }),
        () => compare("a", "a", { rungs }),
        () => pendingRungs("a", { rungs }),
      ]) {
        expect(run).toThrow(RangeError);
        expect(run).toThrow(`: options.rungs has no ${typeof name === "string" ? `\`${name}\`` : String(name)}, only `);
        expect(run).toThrow(["identical", ...ladder, "protocol"].join(", "));
      }
    },
  );

  it.each(["case", "", 5, null, {}, true])(
    "the option rungs: %j is not a list: throws a TypeError that names the option",
    (rungs) => {
      for (const [name, run] of [
        ["normalize", () => normalize("a", { rungs: rungs as never })],
        ["equivalent", () => equivalent("a", "a", { rungs: rungs as never })],
        ["compare", () => compare("a", "a", { rungs: rungs as never })],
        ["pendingRungs", () => pendingRungs("a", { rungs: rungs as never })],
      ] as const) {
        expect(run).toThrow(TypeError);
        expect(run).toThrow(`${name}: options.rungs must be a list of names, not `);
      }
    },
  );
});

const toTwo = (): string => "http://h/2";

const withoutScheme = (): string => "//h/1";

describe("R-137 protocol-based normalization", () => {
  it("the rung protocol changes nothing without a function", () => {
    const rungs: Rung[] = [...ladder, "protocol"];
    expect(String(normalize("HTTP://h/1", { rungs }))).toBe("http://h/1");
    expect(pendingRungs("http://h/1", { rungs })).toEqual([]);
    expect(normalize("http://h/1", { rungs: ["protocol"] }).path).toBe("/1");
  });

  it("the rung protocol is selected if there is a function for it, unless rungs omits it", () => {
    expect(String(normalize("http://h/1", { protocol: toTwo }))).toBe("http://h/2");
    expect(String(normalize("http://h/1", { protocol: toTwo, rungs: ["protocol"] }))).toBe("http://h/2");
    expect(String(normalize("http://h/1", { protocol: toTwo, rungs: undefined }))).toBe("http://h/2");
    expect(String(normalize("http://h/1", { protocol: toTwo, rungs: ladder }))).toBe("http://h/1");
    expect(String(normalize("http://h/1", { protocol: toTwo, rungs: [] }))).toBe("http://h/1");
  });

  it("the rung protocol comes last: its function receives the result of the other rungs", () => {
    const seen: string[] = [];
    const protocol = (uri: { toString(): string }): string => {
      seen.push(String(uri));
      return "http://h/2";
    };
    expect(String(normalize("HTTP://H:80/a/../%31", { protocol }))).toBe("http://h/2");
    expect(seen).toEqual(["http://h/1"]);
    expect(String(normalize("HTTP://H:80/1", { protocol, rungs: ["protocol", "case"] }))).toBe("http://h/2");
    expect(seen).toEqual(["http://h/1", "http://h:80/1"]);
  });

  it("a function that takes the scheme of a URI away throws TypeError, since the normal form of a URI is one", () => {
    const protocol = withoutScheme;
    expect(() => normalize("http://h/1", { protocol })).toThrow(
      new TypeError("normalize: options.protocol: the result must have a scheme, as the URI has"),
    );
    const schemes = new Map([["s", { sources: [], normalize: () => parse("a") }]]);
    expect(() => normalize("S:a", { schemes })).toThrow(
      new TypeError("normalize: options.schemes: the result of `normalize` must have a scheme, as the URI has"),
    );
    expect(() => equivalent("http://h/1", "http://h/2", { protocol })).toThrow(TypeError);
    expect(String(normalize("//h/2", { protocol }))).toBe("//h/1");
    expect(String(normalize("a", { protocol: () => "http://h/" }))).toBe("http://h/");
  });

  it("the rung protocol accepts a string or a reference, and changes nothing if its function returns the same text", () => {
    const given = parse("http://h/1");
    const two = parse("http://h/2");
    expect(normalize(given, { protocol: () => two })).toBe(two);
    expect(normalize(given, { protocol: () => "http://h/1" })).toBe(given);
    expect(normalize(given, { protocol: () => parse("http://h/1") })).toBe(given);
    const components = normalize(given, { protocol: () => "s://u@h:1/p?q#f" });
    expect([components.userinfo, components.port, components.query]).toEqual(["u", "1", "q"]);
  });

  it("the rung protocol is pending if it changes the text", () => {
    expect(pendingRungs("HTTP://h/1", { protocol: toTwo })).toEqual(["case", "protocol"]);
    expect(pendingRungs("http://h/2", { protocol: toTwo })).toEqual([]);
    expect(compare("http://h/1", "http://h/2", { protocol: toTwo }).rung).toBe("protocol");
  });

  it("the rung protocol leaves nothing pending if its function restores the original text", () => {
    const text = "HTTP://h/1";
    const protocol = (): string => text;
    expect([String(normalize(text, { protocol })), pendingRungs(text, { protocol })]).toEqual([text, []]);
  });

  it("the rung protocol throws if the result is not a URI-reference", () => {
    expect(() => normalize("http://h/1", { protocol: () => "a b" })).toThrow(
      expect.objectContaining({
        name: "UriSyntaxError",
        message:
          "normalize: options.protocol: the result: a space is not allowed in the path (offset 1, RFC 3986 §3.3)",
      }),
    );
    expect(() => normalize("http://h/1", { protocol: () => undefined as never })).toThrow(TypeError);
  });
});

it("each option is read only once in a call", () => {
  const values = new Map<string, unknown>([
    ["rungs", ["case"]],
    ["schemes", new Map()],
  ]);
  const counting = (names: readonly string[]): { options: object; reads: string[] } => {
    const reads: string[] = [];
    const options = {};
    for (const name of names) {
      const get = (): unknown => (reads.push(name), values.get(name));
      Object.defineProperty(options, name, { enumerable: true, get });
    }
    return { options, reads };
  };
  for (const run of [equivalent, compare]) {
    const { options, reads } = counting(["rungs", "schemes", "protocol", "ignoreFragment"]);
    run("A:b#c", "a:b#d", options);
    expect([reads.length, new Set(reads)]).toEqual([4, new Set(["ignoreFragment", "protocol", "rungs", "schemes"])]);
  }
  for (const run of [normalize, pendingRungs]) {
    const { options, reads } = counting(["rungs", "schemes", "protocol"]);
    run("A:b", options);
    expect([reads.length, new Set(reads)]).toEqual([3, new Set(["protocol", "rungs", "schemes"])]);
  }
});

describe("unknown options", () => {
  const runs: readonly (readonly [name: string, run: (options: object) => unknown])[] = [
    ["normalize", (options) => normalize("a", options)],
    ["pendingRungs", (options) => pendingRungs("a", options)],
    ["equivalent", (options) => equivalent("a", "a", options)],
    ["compare", (options) => compare("a", "a", options)],
  ];

  it.each(runs)("an unknown option is rejected by %s with a message that lists the options", (caller, run) => {
    // Only a comparison can ignore fragments.
    const names = [
      "rungs",
      "schemes",
      "protocol",
      ...(/^(?:equivalent|compare)$/.test(caller) ? ["ignoreFragment"] : []),
    ];
    for (const name of ["rung", "Rungs", "scheme", "ignoreFragments", "constructor", ""]) {
      expect(() => run({ [name]: ["case"] })).toThrow(TypeError);
      expect(() => run({ rungs: ["case"], [name]: undefined })).toThrow(
        new TypeError(`${caller}: options has no \`${name}\`, only ${names.join(", ")}`),
      );
    }
    for (const [options, given] of [
      ["case", "a string"],
      [null, "null"],
      [["case"], "an instance of Array"],
    ] as const) {
      expect(() => run(options as never)).toThrow(
        new TypeError(`${caller}: options must be a plain object, not ${given}`),
      );
    }
    for (const name of names) {
      expect(() => run({ [name]: undefined })).not.toThrow();
    }
  });

  it("the index that map passes to normalize is not an unknown option", () => {
    expect(["A:", "b"].map(normalize as (text: string) => unknown).map(String)).toEqual(["a:", "b"]);
    for (const run of [compare, equivalent]) {
      expect(() => run("a", "a", 5 as never)).toThrow(/: options must be a plain object, not 5$/);
    }
  });
});

it.each([
  ["schemes", {}, "a Map, not an instance of Object"],
  ["schemes", null, "a Map, not null"],
  ["schemes", [["foo", {}]], "a Map, not an instance of Array"],
  ["protocol", "x", "a function, not a string"],
  ["protocol", null, "a function, not null"],
])("the option %s cannot be %j: throws TypeError", (name, value, message) => {
  for (const [caller, run] of [
    ["normalize", (options: object) => normalize("http://h:8", options)],
    ["compare", (options: object) => compare("a", "b", options)],
  ] as const) {
    expect(() => run({ [name]: value })).toThrow(new TypeError(`${caller}: options.${name} must be ${message}`));
  }
});

it.each([
  ["compare", compare],
  ["equivalent", equivalent],
] as const)("%s rejects a value of ignoreFragment that is not a boolean", (caller, run) => {
  for (const [ignoreFragment, given] of [
    [1, "1"],
    ["true", "a string"],
    [null, "null"],
  ] as const) {
    expect(() => run("a#b", "a", { ignoreFragment: ignoreFragment as never })).toThrow(
      new TypeError(`${caller}: options.ignoreFragment must be a boolean, not ${given}`),
    );
  }
});

it("a rung that is an object or an unknown name throws RangeError", () => {
  expect(() => normalize("a", { rungs: [Object.create(null) as Rung] })).toThrow(RangeError);
  expect(() => normalize("a", { rungs: ["http://u:hunter2@h/" as Rung] })).toThrow(/has no such name, only/);
});

it("options are only read, never written", () => {
  const options = Object.freeze({
    rungs: Object.freeze([...ladder]),
    schemes: Object.freeze(new Map([["foo", Object.freeze({ port: "1", sources: Object.freeze(["mine"]) })]])),
  });
  expect(String(normalize("FOO://h:1", options))).toBe("foo://h");
  expect(equivalent("FOO://h:1", "foo://h#f", Object.freeze({ ...options, ignoreFragment: true }))).toBe(true);
  expect(compare("FOO://h:1", "foo://h", options).rung).toBe("scheme");
  expect(pendingRungs("FOO://h:1", options)).toEqual(["case", "scheme"]);
  expect([options.rungs, [...options.schemes]]).toEqual([ladder, [["foo", { port: "1", sources: ["mine"] }]]]);
});

it.each<[argument: string, run: (value: never) => unknown]>([
  ["normalize: uri", (value) => normalize(value)],
  ["pendingRungs: uri", (value) => pendingRungs(value)],
  ["equivalent: a", (value) => equivalent(value, "a")],
  ["equivalent: b", (value) => equivalent("a", value)],
  ["compare: a", (value) => compare(value, "a")],
  ["compare: b", (value) => compare("a", value)],
  ["normalize: options.protocol: the result", (value) => normalize("a", { protocol: () => value })],
  ["equivalent: options.protocol: the result", (value) => equivalent("a", "b", { protocol: () => value })],
  [
    "normalize: options.schemes: the result of `normalize`",
    (value) => normalize("foo:a", { schemes: new Map([["foo", { sources: [], normalize: () => value }]]) }),
  ],
])("the TypeError names %s and its value", (argument, run) => {
  for (const [value, given] of [
    [7, "7"],
    [undefined, "undefined"],
    [new URL("http://u:hunter2@h"), "an instance of URL: pass its `href`"],
  ] as const) {
    expect(() => run(value as never)).toThrow(
      new TypeError(`${argument} must be a string or a UriReference, not ${given}`),
    );
  }
});
