// The runs of `pnpm run field`.

/** @type {readonly import("../program.mjs").Run[]} */
export const runs = [
  {
    name: "bench",
    takes: "[--quick] [--write] [--this-node | --again | --files | --on=NODE]",
    builds: "all",
    program: "bench/main.mjs",
    shows: "speed and sizes beside other libraries, on four versions of Node; `--files`: on files of ten million lines",
    lasts: "9 minutes, or 30",
  },
  {
    name: "implementations",
    takes: "[--write] [--rows] [LANGUAGE…]",
    builds: ["@std66/iri", "@std66/template"],
    program: "implementations/main.mjs",
    shows: "what implementations in other languages answer to the rows of the vectors; `--rows` prints each answer",
    lasts: "5 minutes, and a first download of 100 MB",
  },
  {
    name: "implementations heirs",
    takes: "[--write]",
    builds: ["@std66/legacy", "@std66/vectors"],
    program: "implementations/heirs.mjs",
    shows: "whose readings of 1995 to 1997 live on in libraries that grew up with RFC 1808 or RFC 2396",
    lasts: "30 seconds, and a first download",
  },
  {
    name: "scoreboard",
    takes: "[--write]",
    builds: ["@std66/iri", "@std66/template", "@std66/vectors"],
    program: "scoreboard/main.mjs",
    shows: "how resolvers, validators and expanders from npm do on the rows of the vectors",
    lasts: "30 seconds, and a first download of 50 MB",
  },
  {
    name: "stale",
    program: "stale/main.mjs",
    shows:
      "which pages compare with a version of another library that is no longer the newest, and which dependencies are behind",
    lasts: "1 minute, with look-ups in registries",
  },
  {
    name: "rdf",
    takes: "[--write]",
    builds: "all",
    program: "rdf/main.mjs",
    shows: "what RDF parsers resolve and refuse, before and after `overrides` put our adapters into them",
    lasts: "2 minutes, with downloads",
  },
  {
    name: "aliases",
    takes: "[--write] [CALLS [SEED]]",
    counts: true,
    builds: ["@std66/fast-uri", "@std66/uri-js"],
    program: "aliases/main.mjs",
    shows: "where `@std66/fast-uri` and `@std66/uri-js` differ from their originals, and why",
    lasts: "1 minute",
  },
  {
    name: "dependents",
    builds: "all",
    program: "dependents/main.mjs",
    shows: "whether packages from npm work the same with the originals and with our adapters",
    lasts: "2 minutes, with downloads",
  },
  {
    name: "engines",
    takes: "ENGINE [ROWS] [WAY…]",
    program: "engines/main.mjs",
    shows: "ClickHouse, DuckDB, Polars or Spark with the command as its worker",
    lasts: "5 minutes, with downloads of up to 1 GB",
  },
  {
    name: "rehearse",
    takes: "[--write]",
    builds: "all",
    program: "rehearse/main.mjs",
    shows: "a publication to a registry on loopback, and what users then do, by eight package managers",
    lasts: "8 minutes, with downloads",
  },
];
