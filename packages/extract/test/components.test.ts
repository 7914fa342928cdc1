/** HTML in components of Vue, Svelte and Astro. */
import { describe, expect, it } from "vitest";
import { documentLinks } from "../src/documents.ts";

async function links(document: string, name: string): Promise<{ found: string[]; computed: string[] }> {
  const computed: string[] = [];
  const found: string[] = [];
  const omitted = (line: number, column: number, reason: string): void =>
    void computed.push(`${line}:${column} ${reason}`);
  for await (const link of documentLinks([document], "html", { name, omitted })) {
    expect(document.slice(link.start, link.end)).toBe(link.input);
    found.push(`${link.line}:${link.column} ${link.input}`);
  }
  return { found, computed: computed.map((place) => place.replace(" computed", "")) };
}

describe("Vue", () => {
  it.each([
    [
      '<template>\n<a href="a"></a><RouterLink href="b"/><Title><i src="c"></i></Title>',
      ["2:10 a", "2:35 b", "2:54 c"],
      [],
    ],
    ['<a :href="a" v-bind:href="b" :href.prop="c" href="d">', ["1:51 d"], ["1:11", "1:27", "1:42"]],
    [
      '<a .href="a" :href><script src="b" /><Textarea/><textarea /><img src="c" />',
      ["1:33 b", "1:71 c"],
      ["1:11", "1:19"],
    ],
    ['<img :src="a" :alt="b" :style="c" @src="d"><source :srcset="e">', [], ["1:12", "1:61"]],
    ["<script setup>const a = '<a href=b>';</script><style>a{b:url(c)}</style>{{ '<' }}<a href='d'>", ["1:91 d"], []],
  ])("%j", async (document, found, computed) => {
    expect(await links(document, "A.vue")).toEqual({ found, computed });
  });
});

describe("Svelte", () => {
  it.each([
    ["<a on:click={() => go('}')} href='/a'>b</a>", ["1:35 /a"], []],
    ["<a href={b > c ? 'd' : \"e\"} src='/f'>", ["1:34 /f"], ["1:9"]],
    ["<a href='/a/{b}' src=\"{c ? \"d\" : 'e'}\"><a href=/f/{g}>", [], ["1:10", "1:23", "1:48"]],
    ["{#if a < b}<a {title} {...c} href='d'>{/if}", ["1:36 d"], []],
    // Short for `href={href}`.
    ["<a {href}></a><Card title='b'{ src } />", [], ["1:4", "1:30"]],
    ["<a\n{\n  href\n}><img {src} alt='a {src} b'><form {action} {method}>", [], ["2:1", "4:8", "4:36"]],
    ["<a {hrefs} {'href'} {a.href} a{href} title={href}></a><div {action} {srcset}>", [], []],
    ["<base href={b}><a href='?c'>", ["1:25 ?c"], ["1:12"]],
    ["<script src='a' /><title /><a href='b'><textarea {src} /><a href='c'>", ["1:14 a", "1:37 b", "1:67 c"], ["1:50"]],
    ["<script>if (a<b) { c = '<a href=d>' }</script><a href='e'>", ["1:56 e"], []],
    ["<!-- <a title={ --><a href='b'>", ["1:29 b"], []],
    ["<a b={/* } */ c} d={`${e}}`} f={'\\'}'} href='g'>", ["1:46 g"], []],
    ["<script>'<a href={b}>'</SCRIPT><a href={c}><style></STYLE><a href='d'>", ["1:68 d"], ["1:40"]],
    ["<a b={c // }\n} href='d'>", ["2:9 d"], []],
    // Text between `<script` or `<style` and its end has no tags. Other names only begin like these.
    ["<script lang='ts'>'<a href={b}>'</script><a href={c}>", [], ["1:50"]],
    ["<style\n>a{b:'<a href={c}'}</style><a href={d}>", [], ["2:36"]],
    ["<scripts>'<a href={b}>'</scripts>", [], ["1:19"]],
    ["<styled a={b}><a href={c}>", [], ["1:23"]],
    ["<a href='b'><a title={c <a href='d'>", ["1:10 b", "1:34 d"], []],
  ])("%j", async (document, found, computed) => {
    expect(await links(document, "a.svelte")).toEqual({ found, computed });
  });
});

describe("Astro", () => {
  it.each([
    ["---\nconst a = <a href='b'>;\n---\n<a href='c'>", ["4:10 c"], []],
    ["<Layout {...a}>\n{b.map((c) => <li><a href={c.d} src='/e'></a></li>)}", ["2:38 /e"], ["2:27"]],
    ["<a href=`/a/${b}` src='{c}'>", ["1:24 {c}"], ["1:9"]],
    ["---\nunfinished <a href='b'>", ["2:21 b"], []],
    ["<Card {href} {src}><a {href} {...b}>", [], ["1:7", "1:14", "1:23"]],
  ])("%j", async (document, found, computed) => {
    expect(await links(document, "a/B.Astro")).toEqual({ found, computed });
  });
});

it("In HTML, and without a name, braces and bindings mean nothing", async () => {
  const document = "<a href={b} :src='c'><Card href='d'><img src='e'>";
  for (const name of ["a.html", "", "vue", ".vue"])
    expect((await links(document, name)).found).toEqual(["1:9 {b}", "1:47 e"]);
});

it("resolves links against the base of the component", async () => {
  const found: (string | undefined)[] = [];
  for await (const { result } of documentLinks(["<Card href='a'>"], "html", { name: "b.vue", base: "http://h/c/" }))
    found.push(result);
  expect(found).toEqual(["http://h/c/a"]);
});

it("resolves links against the document if code computes the base", async () => {
  const found: (string | undefined)[] = [];
  const document = "<base href={b}><a href='#a'><base href='/c/'><a href='?d'>";
  for await (const { result } of documentLinks([document], "html", { name: "b.svelte", base: "http://h/e" }))
    found.push(result);
  expect(found).toEqual(["http://h/e#a", "http://h/e?d"]);
});
