/** The search of the site: an index made with the pages, loaded when the box is first used. */
import type { SearchResult } from "minisearch";

/** What has the words of a text. */
type Search = (text: string) => readonly SearchResult[];

/** How many results are listed. */
const MOST = 12;

const box = document.querySelector<HTMLInputElement>("#search");
const results = document.querySelector<HTMLElement>("#search-results");
if (box !== null && results !== null) start(box, results);

function start(input: HTMLInputElement, list: HTMLElement): void {
  let search: Promise<Search> | undefined;
  const root = document.documentElement.dataset["root"] ?? "";

  const fill = (...lines: readonly HTMLLIElement[]): void => {
    list.replaceChildren(...lines);
    list.hidden = false;
  };

  const show = async (): Promise<void> => {
    const query = input.value.trim();
    if (query === "") {
      list.hidden = true;
      return;
    }
    try {
      search ??= load();
      const sections = (await search)(query).slice(0, MOST);
      // Something else may have been typed in the meantime.
      if (input.value.trim() !== query) return;
      if (sections.length === 0) fill(lineOf("Nothing found."));
      else fill(...sections.map((result) => resultLine(root + String(result.id), result)));
    } catch {
      search = undefined;
      fill(lineOf("The search needs a web server: its index cannot be read from a file."));
    }
  };

  input.addEventListener("input", () => void show());
  input.form?.addEventListener("submit", (event) => {
    event.preventDefault();
    list.querySelector("a")?.click();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") list.hidden = true;
  });
}

async function load(): Promise<Search> {
  const [answer, { default: Index }, { SEARCH, found }] = await Promise.all([
    fetch(new URL("search.json", import.meta.url)),
    import("minisearch"),
    import("./search-options.mjs"),
  ]);
  const index = Index.loadJSON(await answer.text(), SEARCH);
  return (text) => found(index, text);
}

function resultLine(href: string, { title, page }: { readonly [name: string]: unknown }): HTMLLIElement {
  const link = document.createElement("a");
  link.href = href;
  link.append(String(title));
  return lineOf(link, page === title ? "" : ` ${String(page)}`);
}

function lineOf(...content: readonly (HTMLElement | string)[]): HTMLLIElement {
  const line = document.createElement("li");
  line.append(...content);
  return line;
}
