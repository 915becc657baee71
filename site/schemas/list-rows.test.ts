import { describe, expect, it } from "vitest";
import { demoSettings } from "#supabase/seed/proof.ts";
import { emptyRow, parseRows, rowProblems, rowsRule, serializeRows } from "./list-rows.ts";
import type { ListFormat } from "./list-rows.ts";
import { settingRows } from "./setting-rows.ts";

function formatOf(name: "awardLedger" | "press" | "certificates"): ListFormat {
  const format = settingRows[name];
  if (format === undefined) throw new Error(`${name} is no list.`);
  return format;
}

const awards = formatOf("awardLedger");
const certificates = formatOf("certificates");
const award = { year: "2024", kind: "", title: "Best room", body: "A jury", project: "" };

describe("the rows of a list", () => {
  it.each(["awardLedger", "press", "certificates"] as const)(
    "of the demo's %s are valid and stored as they were",
    (name) => {
      const rows = parseRows(formatOf(name), demoSettings[name]);
      expect(rowsRule(formatOf(name), demoSettings[name], "")).toBe(true);
      expect(serializeRows(formatOf(name), rows)).toBe(demoSettings[name]);
    },
  );

  it("take the optional parts in any order, and stored lines without spaces", () => {
    const rows = parseRows(awards, "\n2024|Best room|A jury|/portfolio/x|Selection|\n\n");
    expect(rows).toEqual([{ ...award, kind: "selection", project: "/portfolio/x" }]);
    expect(serializeRows(awards, rows)).toBe(
      "2024 | Best room | A jury | selection | /portfolio/x",
    );
  });

  it("show parts that the site does not read, instead of losing them", () => {
    const line = "2024 | Best room | A jury | of five";
    expect(parseRows(awards, line)).toEqual([{ ...award, body: "A jury | of five" }]);
    expect(rowsRule(awards, line, "")).toMatch(/can contain “\|”/);
    expect(parseRows(awards, "| Best room | A jury")).toEqual([{ ...award, year: "" }]);
  });

  it.each([
    ["that is no path", { project: "corner-cafe" }],
    ["that would be read as another", { project: "selection" }],
    ["beside one that is known", { kind: "selection", project: "cafe | bar" }],
    ["in a row without title", { title: "", body: "", project: "corner-cafe" }],
  ])("return from a draft with the text of an optional input %s, which is refused", (_, texts) => {
    const row = { ...award, ...texts };
    const list = serializeRows(awards, [row]);
    expect(parseRows(awards, list)).toEqual([row]);
    expect(rowProblems(awards, row)["project"]).toBeDefined();
    expect(rowsRule(awards, list, "")).not.toBe(true);
  });

  it("accept invalid lines only as they are stored", () => {
    const stored = "2024 | Best room | A jury | of five\n| Untitled";
    expect(rowsRule(awards, `2023 | Year Show | A museum\n${stored}`, stored)).toBe(true);
    expect(rowsRule(awards, "2024 | Best room | A jury | of six", stored)).toMatch(/can contain/);
    expect(rowsRule(awards, `${stored}\n23 | Year Show | A museum`, stored)).toBe(
      "Enter a year of four digits.",
    );
  });

  it("without text are not stored, nor are spaces and line breaks", () => {
    const rows = [emptyRow(certificates), { title: " Licensed ", detail: "" }];
    expect(serializeRows(certificates, rows)).toBe("Licensed");
    expect(serializeRows(certificates, [{ title: "In\nsured", detail: " all " }])).toBe(
      "In sured | all",
    );
  });

  it("return from a draft with the | that they cannot be saved with", () => {
    const rows = [
      { title: "A | B", detail: "" },
      { title: "C", detail: "D|" },
    ];
    const list = serializeRows(certificates, rows);
    expect(parseRows(certificates, list)).toEqual(rows);
    expect(rowsRule(certificates, list, "")).toMatch(/can contain “\|”/);
  });

  it("have an error for each input", () => {
    expect(rowProblems(awards, emptyRow(awards))).toEqual({});
    expect(rowProblems(awards, { ...award, year: "24", body: " ", project: "x" })).toEqual({
      year: "Enter a year of four digits.",
      body: "Enter who gave it.",
      project: "Enter the path of a project, such as /portfolio/corner-cafe, or nothing.",
    });
  });
});
