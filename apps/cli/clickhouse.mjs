// node clickhouse.mjs [--write]: the functions of ClickHouse that run std66, from one table. `--write` puts them into
// engines/.

import { writeFileSync } from "node:fs";

/** @type {readonly (readonly [name: string, result: string, command: string])[]} */
const FUNCTIONS = [
  ["std66_normalize", "Nullable(String)", "normalize"],
  ["std66_resolve", "Nullable(String)", "resolve https://example.com/"],
  ["std66_host", "Nullable(String)", "parse --format {host}"],
  ["std66_is_uri", "Nullable(Bool)", "check --as uri"],
  ["std66_audit", "Nullable(String)", "audit"],
];

const functions = FUNCTIONS.map(
  ([name, result, command]) => `  <function>
    <type>executable_pool</type>
    <name>${name}</name>
    <argument>
      <type>Nullable(String)</type>
      <name>uri</name>
    </argument>
    <return_type>${result}</return_type>
    <format>TabSeparated</format>
    <command>std66.mjs ${command} --tsv --chunk-header --exit-zero --quiet</command>
    <send_chunk_header>1</send_chunk_header>
    <execute_direct>1</execute_direct>
    <pool_size>4</pool_size>
  </function>
`,
);

// What `user_defined_executable_functions_config` of ClickHouse names.
const xml = `<!--
  Functions of ClickHouse that run std66.mjs, which must be in its folder user_scripts. NULL gives NULL, and so does what is
  invalid. std66_resolve resolves against the base in its command: write yours, and copy the function for another one. A pool has
  as many processes as threads may wait for.
-->
<functions>
${functions.join("")}</functions>
`;

if (process.argv[2] === "--write") writeFileSync(new URL("engines/clickhouse.xml", import.meta.url), xml);
else process.stdout.write(xml);
