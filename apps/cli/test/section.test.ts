/** `std66 explain SECTION`: the sections of the standards. */
import { codeMeanings } from "@std66/report/codes";
import { describe, expect, it } from "vitest";
import names from "../data/section-names.json" with { type: "json" };
import requirements from "../data/requirements.json" with { type: "json" };
import { plainStyle } from "@std66/report";
import { citedSection, sectionAnswer, sectionOf } from "../src/diagnostics/section.ts";

it.each([
  ["5.2.4", "RFC 3986", "5.2.4"],
  ["§5.2.4", "RFC 3986", "5.2.4"],
  ["section 2.1.", "RFC 3986", "2.1"],
  ["Appendix C", "RFC 3986", "C"],
  ["appendix d.2", "RFC 3986", "D.2"],
  ["C", "RFC 3986", "C"],
  ["RFC 3987 §3.1", "RFC 3987", "3.1"],
  ["rfc3987 3.1", "RFC 3987", "3.1"],
  ["RFC 3986, section 2.1", "RFC 3986", "2.1"],
  ["RFC 8089 App. E.2", "RFC 8089", "E.2"],
  ["RFC 3986 §3.3 (path-empty)", "RFC 3986", "3.3"],
  ["5.2.4.", "RFC 3986", "5.2.4"],
  ["8089:E.2.1", "RFC 8089", "E.2.1"],
  ["8089:15.5.10", "RFC 8089", "15.5.10"],
  ["8089:E.10.12", "RFC 8089", "E.10.12"],
])("%s is a section", (text, rfc, number) => {
  expect(citedSection(text)).toEqual({ rfc, number });
});

it.each(["", "c", "pct-encoded", "h16", "RFC 3986", "5..2", "§", "5.2.4 5.2.4", "__proto__", "R-001"])(
  "%j is not a section",
  (text) => {
    expect(citedSection(text)).toEqual(undefined);
  },
);

const all = codeMeanings();

it("what is in a section is in columns, an appendix by its letter", () => {
  const appendix = sectionOf("RFC 3986", "D", all);
  expect(appendix).toMatchObject({
    section: "RFC 3986 Appendix D",
    subsections: ["RFC 3986 Appendix D.1", "RFC 3986 Appendix D.2"],
  });
  const section = {
    section: "RFC 3986 §2.1",
    name: "Percent-Encoding",
    requirements: [
      { number: "a", text: "one" },
      { number: "longer", text: "two" },
    ],
    codes: [],
    subsections: [],
  };
  expect(sectionAnswer(section, all).lines(plainStyle)).toEqual([
    "RFC 3986 §2.1: Percent-Encoding",
    "https://www.rfc-editor.org/rfc/rfc3986#section-2.1",
    "",
    "Requirements:",
    "  a       one",
    "  longer  two",
  ]);
});

describe("sectionOf", () => {
  it("has the requirements and codes of a section, and its subsections", () => {
    expect(sectionOf("RFC 3986", "3.2", all)).toMatchObject({
      section: "RFC 3986 §3.2",
      name: "Authority",
      subsections: ["RFC 3986 §3.2.1", "RFC 3986 §3.2.2", "RFC 3986 §3.2.3"],
    });
    expect(sectionOf("RFC 3986", "2.1", all)?.codes).toContain("pct-encoded");
  });

  it("has no name of a section of another standard, and nothing of one that no code cites", () => {
    expect(sectionOf("RFC 1808", "5.2", all)).toMatchObject({ name: null, requirements: [], subsections: [] });
    expect(sectionOf("RFC 1808", "9", all)).toBeUndefined();
    expect(sectionOf("constructor", "1", all)).toBeUndefined();
    expect(sectionOf("RFC 3986", "constructor", all)).toBeUndefined();
  });
});

it("each requirement is of a section that has a name", () => {
  const bySection: Readonly<Record<string, Readonly<Record<string, unknown>>>> = requirements;
  const unnamed = Object.entries(bySection).flatMap(([rfc, sections]) =>
    Object.keys(sections).flatMap((number) => (names[rfc]?.[number] === undefined ? [`${rfc} ${number}`] : [])),
  );
  expect(unnamed).toEqual([]);
});

it("each section of the four standards that a code cites has a name", () => {
  const cited = all
    .flatMap(({ section, sources }) => [section, ...sources])
    .filter((each) => /^RFC (?:3986|3987|6570|8089) /.test(each));
  expect(cited.length).toBeGreaterThan(100);
  expect(
    cited.filter((each) => {
      const { rfc, number } = citedSection(each) ?? { rfc: "", number: "" };
      return names[rfc]?.[number] === undefined;
    }),
  ).toEqual([]);
});
