/** What a program pays before anything is warm, and what it keeps, on one version of Node. */
import { firstCallCost, importCosts, measured } from "../../../proof/compare/first-calls.mjs";
import { workspaceRoot } from "./workspace-root.ts";

/** An import or a first call in a fresh process, in CPU milliseconds. */
interface Cost {
  readonly name: string;
  readonly milliseconds: number;
}

export interface Start {
  /** Such as `22.11.0`. */
  readonly version: string;
  readonly costs: readonly Cost[];
  readonly memory: Memory;
}

/** The bytes that a link keeps beside its text. */
interface Memory {
  readonly version: string;
  readonly parsed: number;
  readonly url: number;
}

const IMPORTED = ["core", "resolve", "normalize", "iri", "parameters", "template", "audit"];
const CALLED: readonly (readonly [packageName: string, exported: string])[] = [
  ["core", "isUri"],
  ["core", "tryParse"],
  ["core", "parse"],
  ["core", "diagnose"],
  ["resolve", "resolve"],
  ["normalize", "normalize"],
  ["normalize", "equivalent"],
  ["normalize", "traceNormalization"],
  ["iri", "parseIri"],
  ["iri", "compareIri"],
  ["parameters", "parseQuery"],
  ["template", "expand"],
  ["audit", "audit"],
];

/** @param node the path of its program */
export function startOn(node: string): Start {
  const costs = [
    ...importCosts(workspaceRoot, node, IMPORTED),
    ...CALLED.flatMap(([packageName, exported]) => firstCallCost(workspaceRoot, packageName, exported, node)),
  ];
  const memory = measured(node, memoryCode()) as Memory;
  return { version: memory.version, costs, memory };
}

const LINKS = 50_000;

/** The texts are made, and flat, before: a `URL` has a text of its own, and a reference has the one that was given. */
function memoryCode(): string {
  return `
    import { parse } from ${JSON.stringify(new URL("packages/core/dist/node/index.js", `file://${workspaceRoot}/`).href)};
    const texts = Array.from({ length: ${LINKS} }, (_, i) =>
      Buffer.from("https://www.example.com/news/2026/a-longer-title-" + i + "?id=" + i, "latin1").toString("latin1"),
    );
    const used = () => { for (let i = 0; i < 4; i++) globalThis.gc(); return process.memoryUsage().heapUsed; };
    const kept = (make) => {
      const all = new Array(texts.length).fill(undefined);
      const before = used();
      for (let i = 0; i < all.length; i++) all[i] = make(texts[i]);
      const bytes = (used() - before) / all.length;
      return all.length === ${LINKS} ? Math.round(bytes) : 0;
    };
    kept(parse); kept((text) => new URL(text));
    console.log(JSON.stringify({ version: process.versions.node, parsed: kept(parse), url: kept((text) => new URL(text)) }));`;
}
