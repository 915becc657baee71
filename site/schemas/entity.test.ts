import * as v from "valibot";
import { describe, expect, expectTypeOf, it } from "vitest";
import {
  columnNames,
  csvColumns,
  hasSameColumns,
  labelledValues,
  listedColumns,
  valuesFromRow,
  valuesFromVersion,
  pickColumns,
  columnsFromValues,
  searchedColumns,
} from "./columns.ts";
import {
  controlLabel,
  copiedText,
  differingLabels,
  fieldLabel,
  fieldOfColumn,
  parseLocalDraft,
  rulesOf,
  versionedFields,
} from "./form.ts";
import { atMost, field, required, text, emptyForNull, trimmedOrNull } from "./field.ts";
import { projectSchema } from "./project.ts";

/** A copy of the project's schema with one more field. */
const extended = v.object({
  ...projectSchema.entries,
  architect: v.pipe(
    text,
    required("Enter an architect."),
    atMost(5),
    v.title("Architect"),
    field({
      column: "architect_name",
      toColumn: trimmedOrNull,
      fromColumn: emptyForNull,
      listed: true,
      searched: true,
      inClipboard: true,
      versioned: true,
      controlLabel: "Name of the architect",
      csv: "Architect of the project",
    }),
  ),
});
const defaults = v.getDefaults(extended);
const row = { ...columnsFromValues(extended, defaults), architect_name: "Ada" };

describe("a field added to a schema is part of", () => {
  it("the rules of the form, with their messages", () => {
    const { architect } = rulesOf(extended);
    expect(architect(" ")).toBe("Enter an architect.");
    expect(architect("Ada Lovelace")).toBe("Use at most 5 characters; this has 12.");
    expect(architect("Ada")).toBe(true);
  });

  it("the labels of the form", () => {
    expect(fieldLabel(extended, "title")).toBe("Project Title");
    expect(fieldLabel(extended, "architect")).toBe("Architect");
    expect(controlLabel(extended, "architect")).toBe("Name of the architect");
    expect(controlLabel(extended, "title")).toBe("Project Title");
  });

  it("the default values", () => {
    expect(defaults.architect).toBe("");
  });

  it("drafts: its text is restored even if it breaks a rule, its default replaces another type", () => {
    expect(parseLocalDraft(extended, { architect: "Ada Lovelace" }, defaults)).toEqual({
      ...defaults,
      architect: "Ada Lovelace",
    });
    expect(parseLocalDraft(extended, { architect: 7 }, { ...defaults, architect: "Ada" })).toEqual({
      ...defaults,
      architect: "Ada",
    });
  });

  it("the comparison of two versions, by its label", () => {
    const theirs = { ...defaults, architect: "Ada" };
    expect(differingLabels(extended, defaults, theirs)).toEqual(["Architect"]);
    expect(differingLabels(extended, { ...defaults, architect: " Ada " }, theirs)).toEqual([]);
  });

  it("the text that a conflict copies to the clipboard", () => {
    expect(copiedText(extended, { ...defaults, title: "Loft", architect: "Ada" })).toBe(
      "Loft\n\nAda",
    );
  });

  it("the fields that an error of the server belongs to", () => {
    expect(fieldOfColumn(extended, "architect_name")).toBe("architect");
    expect(fieldOfColumn(extended, "no_column")).toBeNull();
  });

  it("the selected, the searched, the saved, the loaded and the copied columns", () => {
    expect(listedColumns(extended)).toContain("architect_name");
    expect(searchedColumns(extended)).toContain("architect_name");
    expect(columnNames(extended)).toContain("architect_name");
    expect(columnsFromValues(extended, { ...defaults, architect: " " }).architect_name).toBeNull();
    expect(valuesFromRow(extended, row).architect).toBe("Ada");
    expectTypeOf(columnsFromValues(extended, defaults).architect_name).toEqualTypeOf<
      string | null
    >();
    expectTypeOf(valuesFromRow(extended, row).architect).toEqualTypeOf<string>();
    expect(pickColumns(extended, { ...row, id: "1" })).toEqual(row);
  });

  it("the earlier versions: their columns, and their labels", () => {
    expect(valuesFromVersion(extended, row).architect).toBe("Ada");
    expect(versionedFields(extended)).toContainEqual({ name: "architect", label: "Architect" });
  });

  it("the columns of a CSV file, by its title there", () => {
    const column = csvColumns(extended).find(([title]) => title === "Architect of the project");
    expect(column?.[1](row)).toBe("Ada");
  });

  it("the labelled values of a row: a text by its own value, a choice by its label, unless it has a CSV column", () => {
    const answers = v.object({
      name: v.pipe(v.string(), v.title("Name"), field({ column: "name", csv: "Name" })),
      city: v.pipe(v.string(), v.title("City"), field({ column: "city" })),
      size: v.pipe(v.string(), v.title("Size"), field({ column: "size", options: { s: "Small" } })),
    });
    expect(labelledValues(answers, { name: "Ada", city: "Gdynia", size: "s" })).toEqual([
      { label: "City", value: "Gdynia" },
      { label: "Size", value: "Small" },
    ]);
    expect(labelledValues(answers, { name: "Ada", city: " ", size: "" })).toEqual([]);
  });

  it("the columns that tell whether a create without a response was saved", () => {
    expect(hasSameColumns(extended, row, { ...row, slug: "loft" })).toBe(true);
    expect(hasSameColumns(extended, row, { ...row, architect_name: "Bo" })).toBe(false);
  });
});
