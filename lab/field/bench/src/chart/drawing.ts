/**
 * Draws ratios as an SVG image without anything from elsewhere: no fonts, no scripts. The same figures give the same
 * text.
 */
import { figure } from "../../../../proof/compare/src/figures.ts";
import type { Standing } from "../../../../proof/compare/src/standings.ts";
import { type Bar, barsOf, sentenceOf } from "./bars.ts";
import { type Scale, scale } from "./scale.ts";

const WIDTH = 1000;
/** Where the bars begin and end. */
const LEFT = 190;
const RIGHT = 500;
const VALUE = 510;
const NOTE = 570;
const ROW = 20;
const TOP = 66;

/** A loss differs in color and in shape. Read in light and dark mode: the background is drawn too. */
const STYLE = `
text { font: 12.5px system-ui, sans-serif; fill: #1f2328 }
.heading { font-size: 16px; font-weight: 600 }
.operation { font-weight: 600 }
.name { text-anchor: end }
.tick { text-anchor: middle; font-size: 11px; fill: #59636e }
.background { fill: #ffffff }
.grid { stroke: #d1d9e0 }
.one { stroke: #59636e }
.faster { fill: #2f6fd0 }
.slower { fill: #c2410c }
.corpus { stroke: #ffffff }
@media (prefers-color-scheme: dark) {
text { fill: #f0f6fc }
.tick { fill: #9198a1 }
.background { fill: #0d1117 }
.grid { stroke: #3d444d }
.one { stroke: #9198a1 }
.faster { fill: #58a6ff }
.slower { fill: #ff8f4d }
.corpus { stroke: #0d1117 }
}`;

export function drawing(heading: string, standings: readonly Standing[]): string {
  const groups = standings.map((standing) => ({ name: standing.title.replaceAll("`", ""), bars: barsOf(standing) }));
  const bars = groups.flatMap((group) => group.bars);
  const ratios = bars.flatMap(({ mean, corpora }) => [mean, ...corpora.map(({ ratio }) => ratio)]);
  const toScale = scale(ratios, LEFT, RIGHT);
  const rows = groups.flatMap(({ name, bars: own }) => [
    (y: number) => text(16, y, "operation", name),
    ...own.map((bar) => (y: number) => row(bar, y, toScale)),
  ]);
  const height = TOP + rows.length * ROW + 12;
  const description = groups.map(({ name, bars: own }) => sentenceOf(name, own)).join(" ");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title description">`,
    `<title id="title">${escaped(heading)}</title>`,
    `<desc id="description">${escaped(description)}</desc>`,
    `<style>${STYLE}\n</style>`,
    `<rect class="background" width="${WIDTH}" height="${height}"/>`,
    text(16, 26, "heading", heading),
    text(RIGHT + 10, 26, "", "bar: mean; circle: corpus; diamond: slower"),
    ...toScale.ticks.map((tick) => gridLine(tick, toScale, height)),
    ...rows.map((draw, place) => draw(TOP + (place + 1) * ROW - 6)),
    "</svg>\n",
  ].join("\n");
}

function gridLine(tick: number, { at }: Scale, height: number): string {
  const x = at(tick).toFixed(1);
  const line = `<line class="${tick === 1 ? "one" : "grid"}" x1="${x}" x2="${x}" y1="${TOP - 8}" y2="${height - 10}"/>`;
  return `${line}${text(Number(x), TOP - 14, "tick", String(tick))}`;
}

function row({ name, mean, corpora, note }: Bar, y: number, { at }: Scale): string {
  const [start, end] = mean < 1 ? [at(mean), at(1)] : [at(1), at(mean)];
  return [
    text(LEFT - 10, y, "name", name),
    `<rect class="${classOf(mean)}" x="${start.toFixed(1)}" y="${y - 10}" width="${(end - start).toFixed(1)}" height="12" opacity=".45"/>`,
    ...corpora.map(({ ratio }) => mark(ratio, at(ratio), y - 4)),
    text(VALUE, y, "", `${figure(mean)} ×`),
    text(NOTE, y, "slower", note),
  ].join("");
}

function mark(ratio: number, x: number, y: number): string {
  if (ratio >= 1) return `<circle class="faster corpus" cx="${x.toFixed(1)}" cy="${y}" r="4"/>`;
  return `<path class="slower corpus" d="M${x.toFixed(1)} ${y - 6}l6 6-6 6-6-6z"/>`;
}

function classOf(ratio: number): string {
  return ratio < 1 ? "slower" : "faster";
}

function text(x: number, y: number, style: string, content: string): string {
  if (content === "") return "";
  return `<text${style === "" ? "" : ` class="${style}"`} x="${x}" y="${y}">${escaped(content)}</text>`;
}

function escaped(content: string): string {
  return content.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
