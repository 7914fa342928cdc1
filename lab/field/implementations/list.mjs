// The implementations: what builds each language's adapters, and what starts each of them.

import { tmpdir } from "node:os";
import { join } from "node:path";

/** What is built stays here, so that a second run starts at once. */
export const BUILT = join(tmpdir(), "std66-implementations");

/**
 * @typedef {object} Group
 * @property {string} language as a heading
 * @property {string} folder in which the commands run
 * @property {readonly (readonly string[])[]} build the first word of each is a tool that the machine may lack
 * @property {readonly Adapter[]} adapters
 *
 * @typedef {object} Adapter
 * @property {readonly string[]} run
 * @property {readonly (readonly string[])[]} [build] what this one needs besides, such as a library of the system
 */

/** @type {readonly Group[]} */
export const groups = [
  {
    language: "JavaScript",
    folder: "javascript",
    build: [],
    adapters: [
      "std66",
      "hyperjump",
      "fast-uri",
      "uri-js",
      "urijs",
      "relative-to-absolute-iri",
      "url",
      "url-template",
      "uri-templates",
    ].map((name) => ({ run: ["node", `${name}.mjs`] })),
  },
  {
    language: "Python",
    folder: "python",
    build: [
      ["python3", "-m", "venv", join(BUILT, "python")],
      [join(BUILT, "python/bin/pip"), "install", "--quiet", "--requirement", "requirements.txt"],
    ],
    adapters: [
      "urllib_parse",
      "rfc3986_",
      "rfc3987_",
      "uritemplate_",
      "uritools_",
      "hyperlink_",
      "yarl_",
      "furl_",
      "ada",
    ].map((name) => ({
      run: [join(BUILT, "python/bin/python"), `${name}.py`],
    })),
  },
  {
    language: "Go",
    folder: "go",
    build: [["go", "build", "-o", join(BUILT, "go"), "."]],
    adapters: [{ run: [join(BUILT, "go")] }],
  },
  {
    language: "Rust",
    folder: "rust",
    build: [["cargo", "build", "--quiet", "--release", "--locked", "--target-dir", join(BUILT, "rust")]],
    adapters: ["fluent_uri", "oxiri", "iri_string", "url"].map((name) => ({
      run: [join(BUILT, "rust/release", name)],
    })),
  },
  {
    language: "Java",
    folder: "java",
    build: [
      // Two versions of a library would both be on the class path.
      ["rm", "-rf", join(BUILT, "java")],
      ["mvn", "-q", "-B", "dependency:copy-dependencies", `-DoutputDirectory=${join(BUILT, "java")}`],
      ["sh", "-c", `javac -cp "$1/*" -d "$1" *.java`, "sh", join(BUILT, "java")],
    ],
    adapters: ["JavaNetUri", "JenaIri", "JenaIri3986"].map((name) => ({
      run: ["java", "-cp", `${join(BUILT, "java")}:${join(BUILT, "java/*")}`, name],
    })),
  },
  {
    language: "C",
    folder: "c",
    build: [["pkg-config", "--exists", "libcjson"]],
    adapters: [
      ["uriparser", "liburiparser"],
      ["curl", "libcurl"],
      ["glib", "glib-2.0"],
    ].map(([name = "", library = ""]) => ({
      build: [
        ["sh", "-c", `cc -o "$1" ${name}.c $(pkg-config --cflags --libs ${library} libcjson)`, "sh", join(BUILT, name)],
      ],
      run: [join(BUILT, name)],
    })),
  },
  {
    language: "C++",
    folder: "cpp",
    build: [
      ["pkg-config", "--exists", "libcjson"],
      ["c++", "-o", join(BUILT, "boost"), "boost.cpp", "-lboost_url", "-lcjson"],
    ],
    adapters: [{ run: [join(BUILT, "boost")] }],
  },
  {
    language: "Ruby",
    folder: "ruby",
    build: [["ruby", "--version"]],
    adapters: [
      { run: ["ruby", "uri.rb"] },
      { build: [["ruby", "-r", "addressable/uri", "-e", ""]], run: ["ruby", "addressable.rb"] },
    ],
  },
  {
    language: "Perl",
    folder: "perl",
    build: [["perl", "-MURI", "-MJSON::PP", "-e", ""]],
    adapters: [{ run: ["perl", "uri.pl"] }],
  },
  {
    language: "PHP",
    folder: "php",
    build: [["php", "--version"]],
    adapters: [
      { run: ["php", "parse_url.php"] },
      { build: [["php", "psr7.php", "--check"]], run: ["php", "psr7.php"] },
    ],
  },
  {
    language: "Erlang",
    folder: "erlang",
    build: [
      ["erlc", "-o", BUILT, "adapter.erl"],
      ["erl", "-noshell", "-eval", "{module, _} = code:ensure_loaded(json), halt()."],
    ],
    adapters: [{ run: ["erl", "-noshell", "-pa", BUILT, "-s", "adapter", "main", "-s", "init", "stop"] }],
  },
  {
    language: "Haskell",
    folder: "haskell",
    build: [["ghc", "-v0", "-outputdir", join(BUILT, "haskell"), "-o", join(BUILT, "network-uri"), "Main.hs"]],
    adapters: [{ run: [join(BUILT, "network-uri")] }],
  },
];
