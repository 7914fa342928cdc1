// The first call of each public function in a fresh process: what a program pays that calls it once. A bench that warms
// up cannot see it (decision 28).

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * By package, a call of each function that it exports, in ordinary use. `null`: no function, or one that only throws.
 *
 * @type {Readonly<Record<string, Readonly<Record<string, string | null>>>>}
 */
export const CALLS = {
  core: {
    UriReference: null,
    UriSyntaxError: null,
    build: 'build({ scheme: "http", host: "a", path: "/b" })',
    change: 'change("http://a/b?c", { path: "/d", query: undefined })',
    diagnose: 'diagnose("http://[::1").message',
    diagnoseAs: 'diagnoseAs("http://u@a/", "http-uri").message',
    isAbsoluteUri: 'isAbsoluteUri("http://example.com/a?b")',
    isRelativeReference: 'isRelativeReference("../a")',
    isUri: 'isUri("http://[2001:db8::7]/a?b#c")',
    isUriReference: 'isUriReference("http://example.com/a?b#c")',
    parse: 'parse("http://u@[::ffff:192.0.2.1]:80/a?b#c").host',
    percentDecode: 'percentDecode("a%20b")',
    percentDecodeBytes: 'percentDecodeBytes("a%FF")',
    percentEncode: 'percentEncode("a b", "segment")',
    referenceFromText: 'referenceFromText("my file.html")',
    removeDotSegments: 'removeDotSegments("/a/../b")',
    split: 'split("http://a/b?c#d")',
    tryParse: 'tryParse("http://a b/")',
    uri: "uri`https://example.com/${'a b'}?q=${'c'}`",
    uriFromHref: 'uriFromHref("http://a/|")',
  },
  resolve: {
    BaseUriError: null,
    dotSegmentBuffers: "[...dotSegmentBuffers([])]",
    establishBase: 'establishBase({ retrieval: "http://a/" })',
    isSameDocument: 'isSameDocument("http://a/", "#b")',
    joinReferences: 'String(joinReferences("a/b", "../c"))',
    relativize: 'String(relativize("http://a/b/c", "http://a/d"))',
    resolve: 'String(resolve("http://a/b/c", "../d"))',
    resolverFor: 'String(resolverFor("http://a/b/c")("../d"))',
    traceResolution: 'traceResolution("http://a/b/c", "../d")',
    tryResolve: 'tryResolve("http://a/", "x y")',
  },
  normalize: {
    compare: 'compare("http://a/%7e", "http://A/~")',
    equivalent: 'equivalent("http://a/%7e", "http://A/~")',
    normalize: 'String(normalize("HTTP://Example.COM:80/%7euser/../a%2fb"))',
    pendingRungs: 'pendingRungs("HTTP://a/%7e")',
    schemes: null,
    traceNormalization: 'traceNormalization("HTTP://Example.COM:80/%7euser/../a%2fb")',
  },
  iri: {
    IriReference: null,
    bidiFindings: 'bidiFindings("http://a/\u05d0b")',
    compareIri: 'compareIri("http://é/", "http://%C3%A9/")',
    diagnoseIri: 'diagnoseIri("http://é /").message',
    diagnoseIriAs: 'diagnoseIriAs("é", "iri").message',
    equivalentIri: 'equivalentIri("http://é/", "http://%C3%A9/")',
    iriResolverFor: 'String(iriResolverFor("http://é/a")("b"))',
    isAbsoluteIri: 'isAbsoluteIri("http://é/")',
    isIri: 'isIri("http://é/")',
    isIriReference: 'isIriReference("é")',
    isRelativeIriReference: 'isRelativeIriReference("é")',
    joinIriReferences: 'String(joinIriReferences("é/b", "../c"))',
    normalizeIri: 'String(normalizeIri("HTTP://é/%7e"))',
    parseIri: 'parseIri("http://é.example/é").host',
    relativizeIri: 'String(relativizeIri("http://é/a", "http://é/b"))',
    establishIriBase: 'establishIriBase({ retrieval: "http://é/" })',
    isSameIriDocument: 'isSameIriDocument("http://é/", "#b")',
    resolveIri: 'String(resolveIri("http://é/", "b"))',
    toIri: 'String(toIri("http://a/%C3%A9"))',
    toUri: 'String(toUri("http://a/é"))',
    tryParseIri: 'tryParseIri("http://é /")',
    tryResolveIri: 'tryResolveIri("http://é/", "x y")',
  },
  template: {
    TemplateSyntaxError: null,
    UriTemplate: null,
    expand: 'expand("/users/{id}{?page}", { id: "a/b", page: 2 })',
    isUriTemplate: 'isUriTemplate("{a}")',
    parseTemplate: 'parseTemplate("/users/{id}{?page}").match("/users/1?page=2")',
  },
  "file-uri": {
    FileUriError: null,
    toFilePath: 'toFilePath("file:///C:/a%20b", { platform: "windows" })',
    toFileUri: 'toFileUri("/a/b c", { platform: "posix" })',
  },
  parameters: {
    appendPair: 'appendPair("a=b", "c", "d")',
    appendSegments: 'appendSegments("/a", ["b c"])',
    appendToQuery: 'String(appendToQuery("http://a/?b", "c", "d"))',
    deleteFromQuery: 'String(deleteFromQuery("http://a/?b=c", "b"))',
    deletePairs: 'deletePairs("a=b&c=d", "a")',
    deletePathParameters: 'deletePathParameters("/a;b=c/d;b", "b")',
    formatQuery: 'formatQuery([["a b", "c"]])',
    formatSegment: 'formatSegment({ name: "a", parameters: [["b", "c"]] })',
    getFromQuery: 'getFromQuery("http://a/?b=c", "b")',
    parseQuery: 'parseQuery("a=b&c=%64")',
    parseSegment: 'parseSegment("a;b=c")',
    pathParameters: 'pathParameters("/a;b=c/d")',
    setInQuery: 'String(setInQuery("http://a/?b=c", "b", "d"))',
    setPair: 'setPair("a=b", "a", "c")',
    sortPairs: 'sortPairs("b=1&a=2")',
    sortQuery: 'String(sortQuery("http://a/?b=1&a=2"))',
  },
  audit: {
    audit: 'audit("http://user@0x7f.1/?token=abc", { allowedHosts: ["a.example"] })',
    auditorFor: 'auditorFor({ schemes: ["https"] })("http://example.com/")',
    readings: 'readings("http://a@b/")',
    redact: 'redact("GET http://user:secret@a.example/?token=abcdef HTTP/1.1")',
    rules: null,
  },
  extract: {
    Positions: null,
    extractUris: '[...extractUris("see http://a/b.")]',
    extractUrisFrom: 'await extractUrisFrom(["see http://", "a/b."])[Symbol.asyncIterator]().next()',
    htmlBase: 'htmlBase("<base href=b>", "http://a/")',
    htmlLinks: '[...htmlLinks("<a href=b>", "http://a/")]',
  },
  legacy: {
    LegacySyntaxError: null,
    compareResolution: 'compareResolution("http://a/b/c", "../d")',
    compareSyntax: 'compareSyntax("http://a/b;c")',
    dialects: null,
    otherReadings: 'otherReadings("http://a/b/c", "../d")',
    syntaxReadings: 'syntaxReadings("http://a/b;c")',
    readings: null,
    reasons: null,
    rfc1738: 'rfc1738.isValid("ftp://a/b")',
    rfc1808: 'rfc1808.resolve("http://a/b", "c")',
    rfc2396: 'rfc2396.resolve("http://a/b", "c")',
    rfc2396bis07: 'rfc2396bis07.resolve("http://a/b", "c")',
    rfc3986: 'rfc3986.resolve("http://a/b", "c")',
    whatwg: 'whatwg.resolve("http://a/b", "c")',
  },
};

/**
 * @param {string} node a program of any version of Node
 * @param {string} folder with built packages
 * @param {string} packageName
 * @param {string} call
 * @returns {{ milliseconds: number, bytes: number }} CPU time of the first call, and the bytes of machine code that V8
 * makes for the first two
 */
export function firstCall(node, folder, packageName, call) {
  return measured(
    node,
    `import v8 from "node:v8";
    const exported = await import(${JSON.stringify(entry(folder, packageName))});
    const { ${names(packageName)} } = exported;
    const code = () => v8.getHeapCodeStatistics().code_and_metadata_size;
    // What the import compiled and does not need goes after a few of them.
    for (let round = 0; round < 8; round++) globalThis.gc();
    const before = code();
    const start = process.cpuUsage();
    const first = ${call};
    const { user, system } = process.cpuUsage(start);
    // Called once more, V8 makes machine code of a regexp.
    const second = ${call};
    globalThis.gc();
    const bytes = code() - before;
    console.log(JSON.stringify({ milliseconds: (user + system) / 1000, bytes, same: typeof first === typeof second }));`,
  );
}

/**
 * @param {string} node
 * @param {string} folder
 * @param {string} packageName
 * @returns {number} CPU milliseconds of the import, above that of an empty module, which a process imports before
 */
function importTime(node, folder, packageName) {
  return measured(
    node,
    `await import("data:text/javascript,");
    const start = process.cpuUsage();
    await import(${JSON.stringify(entry(folder, packageName))});
    const { user, system } = process.cpuUsage(start);
    console.log(JSON.stringify({ milliseconds: (user + system) / 1000 }));`,
  ).milliseconds;
}

/** @param {string} packageName @returns {string} the exported functions that are called */
function names(packageName) {
  return Object.keys(CALLS[packageName] ?? {}).join(", ");
}

/** @param {string} folder @param {string} packageName @returns {string} the file that Node loads */
function entry(folder, packageName) {
  const path = join(folder, "packages", packageName);
  const { exports } = JSON.parse(readFileSync(join(path, "package.json"), "utf8"));
  // Old revisions have no file for Node, and the oldest no CommonJS.
  const files = exports["."].import ?? exports["."];
  return pathToFileURL(join(path, files.node ?? files.default)).href;
}

/** @param {string} node @param {string} code which prints JSON @returns {any} */
export function measured(node, code) {
  const { status, stdout, stderr } = spawnSync(node, ["--expose-gc", "--input-type=module", "--eval", code], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

/** @typedef {{ name: string, milliseconds: number, bytes: number }} StartCost of a first call, or of an import, which has no bytes */

/** The least of several: other programs can only add time. */
const ROUNDS = 5;

/**
 * @param {string} folder with built packages, where some functions may be missing
 * @param {string} [node]
 * @returns {StartCost[]}
 */
export function startCosts(folder, node = process.execPath) {
  const first = Object.entries(CALLS).flatMap(([packageName, calls]) =>
    Object.keys(calls).flatMap((exported) => firstCallCost(folder, packageName, exported, node)),
  );
  return [...importCosts(folder, node), ...first];
}

/**
 * @param {string} folder with built packages, where the function may be missing
 * @param {string} packageName
 * @param {string} exported
 * @param {string} [node]
 * @returns {[StartCost] | []} nothing of what has no call
 */
export function firstCallCost(folder, packageName, exported, node = process.execPath) {
  const call = CALLS[packageName]?.[exported] ?? null;
  if (call === null) return [];
  return leastOf(`the first call of \`${exported}\``, () => firstCall(node, folder, packageName, call));
}

/**
 * @param {string} folder with built packages
 * @param {string} [node]
 * @param {readonly string[]} [packages]
 * @returns {StartCost[]}
 */
export function importCosts(folder, node = process.execPath, packages = Object.keys(CALLS)) {
  return packages.flatMap((packageName) =>
    leastOf(`the import of @std66/${packageName}`, () => ({
      milliseconds: importTime(node, folder, packageName),
      bytes: 0,
    })),
  );
}

/**
 * @param {string} name
 * @param {() => { milliseconds: number, bytes: number }} measure
 * @returns {[StartCost] | []} nothing if it fails
 */
function leastOf(name, measure) {
  try {
    const all = Array.from({ length: ROUNDS }, measure);
    const least = (/** @type {"milliseconds" | "bytes"} */ unit) => Math.min(...all.map((one) => one[unit]));
    return [{ name, milliseconds: least("milliseconds"), bytes: least("bytes") }];
  } catch {
    return [];
  }
}

/**
 * @param {readonly StartCost[]} old
 * @param {readonly StartCost[]} current
 * @returns {string[]} which calls and imports have grown: by a quarter and by what is more than noise
 */
export function costlier(old, current) {
  const before = new Map(old.map((cost) => [cost.name, cost]));
  return current.flatMap(({ name, milliseconds, bytes }) => {
    const was = before.get(name);
    if (was === undefined) return [];
    const takesLonger = milliseconds > 1.25 * was.milliseconds && milliseconds > was.milliseconds + 1;
    const makesMore = bytes > 1.25 * was.bytes && bytes > was.bytes + 10_000;
    return [
      ...(takesLonger ? [`${name} takes ${milliseconds} ms of CPU, and took ${was.milliseconds}`] : []),
      ...(makesMore ? [`${name} makes ${bytes} bytes of code, and made ${was.bytes}`] : []),
    ];
  });
}
