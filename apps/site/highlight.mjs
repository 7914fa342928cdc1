// Colors of code: spans with the classes of highlight.js, made when the site is written, so that no page needs a
// script for them.

import hljs from "highlight.js/lib/core";
import abnf from "highlight.js/lib/languages/abnf";
import bash from "highlight.js/lib/languages/bash";
import diff from "highlight.js/lib/languages/diff";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import python from "highlight.js/lib/languages/python";
import sql from "highlight.js/lib/languages/sql";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import yaml from "highlight.js/lib/languages/yaml";

const LANGUAGES = { abnf, bash, diff, javascript, json, python, sql, typescript, xml, yaml };
for (const [name, language] of Object.entries(LANGUAGES)) hljs.registerLanguage(name, language);

/** A line typed at a shell, with the lines that a trailing backslash joins to it. */
const COMMAND = /^\$ ((?:.*\\\n)*.*)$/gmu;

/** @param {string} code @param {string} language as the fence names it @returns {string} HTML */
export function highlighted(code, language) {
  if (language === "sh" && /^\$ /mu.test(code)) return session(code);
  return hljs.getLanguage(language) === undefined ? escaped(code) : hljs.highlight(code, { language }).value;
}

/** @param {string} code commands and what they print @returns {string} */
function session(code) {
  let end = 0;
  let html = "";
  for (const { 0: whole, 1: command = "", index } of code.matchAll(COMMAND)) {
    const { value } = hljs.highlight(command, { language: "bash" });
    html += `${escaped(code.slice(end, index))}<span class="hljs-meta">$ </span>${value}`;
    end = index + whole.length;
  }
  return html + escaped(code.slice(end));
}

/** @param {string} text @returns {string} */
function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
