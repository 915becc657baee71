import { describe, expect, it } from "vitest";
import { UNTITLED } from "#supabase/data/limits.ts";
import type { ProjectRow } from "#supabase/data/projects.ts";
import { NEW_IMAGE } from "#site/schemas/gallery-image.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { autosavedValues, canAutosaveDraft, canAutosaveNew } from "./autosaved-values.ts";
import { emptyProject, valuesOf } from "./project-values.ts";
import { typedColumns, newProject, projectChanges } from "./save-project.ts";

const typed = { ...emptyProject(new Date(2025, 2, 9)), title: "Loft", description: "Quiet." };

function saved(values: Partial<ProjectValues> = {}, row: Partial<ProjectRow> = {}): ProjectRow {
  return {
    ...typedColumns({ ...typed, ...values }),
    ...{ id: "p1", slug: "loft", version: 1, sort_order: null, created_by_admin: null },
    ...{ created_at: "2027-03-01T12:00:00Z", updated_at: "2027-03-01T12:00:00Z" },
    ...{ published_at: null, deleted_at: null },
    ...row,
  };
}

describe("SU35 an autosave of a project", () => {
  it("updates a draft that differs, whatever status the form has", () => {
    const row = saved();
    expect(canAutosaveDraft(valuesOf(row), row)).toBe(false);
    expect(canAutosaveDraft({ ...typed, location: "Sopot" }, row)).toBe(true);
    expect(canAutosaveDraft({ ...typed, status: "published" }, row)).toBe(false);
    expect(canAutosaveDraft({ ...typed, status: "published", location: "Sopot" }, row)).toBe(true);
  });

  it("stores no field that breaks a rule", () => {
    expect(canAutosaveDraft({ ...typed, title: "" }, saved())).toBe(false);
    expect(canAutosaveDraft({ ...typed, area: "many" }, saved())).toBe(false);
  });

  it("updates neither public or scheduled projects nor those in the trash", () => {
    const changed = { ...typed, location: "Sopot" };
    const published = { status: "published", published_at: "2051-03-01T12:00:00Z" } as const;
    expect(canAutosaveDraft(changed, saved({}, published))).toBe(false);
    expect(canAutosaveDraft(changed, saved({}, { deleted_at: "2027-03-01T12:00:00Z" }))).toBe(
      false,
    );
  });

  it("never publishes, and copies the values, which the form changes in place", () => {
    const gallery = [{ ...NEW_IMAGE, url: "/images/a.webp", additionId: "" }];
    const values: ProjectValues = {
      ...typed,
      status: "published",
      publishOn: "2051-03-03T14:05",
      gallery,
    };
    const sent = autosavedValues(values);
    expect(sent).toEqual({ ...values, status: "draft", publishOn: "" });
    expect(sent.gallery[0]).not.toBe(values.gallery[0]);
  });
});

describe("SU35 an autosave of a new project", () => {
  const empty = emptyProject(new Date(2025, 2, 9));

  it("needs a title or a text, and the status of a draft", () => {
    expect(canAutosaveNew(empty)).toBe(false);
    expect(canAutosaveNew({ ...empty, title: " ", location: "Sopot" })).toBe(false);
    expect(canAutosaveNew({ ...empty, title: "Loft" })).toBe(true);
    expect(canAutosaveNew({ ...empty, description: "Quiet." })).toBe(true);
    expect(canAutosaveNew({ ...empty, content: "## Oak" })).toBe(true);
    expect(canAutosaveNew({ ...typed, status: "published" })).toBe(false);
    expect(canAutosaveNew({ ...typed, area: "many" })).toBe(false);
  });

  it("names a draft without a title in the list only, and leaves its slug to the title", () => {
    const untitled = { ...typed, title: " " };
    expect(newProject(untitled, "")).toMatchObject({ title: UNTITLED, slug: "" });
    const row = saved({}, { title: UNTITLED, slug: "untitled" });
    expect(projectChanges(untitled, row)).toMatchObject({ title: UNTITLED, slug: "" });
    expect(valuesOf(row)).toMatchObject({ title: "", slug: "" });
    expect(valuesOf({ ...row, status: "published" })).toMatchObject({
      ...{ title: UNTITLED, slug: "untitled" },
    });
  });

  it("goes on while the stored draft lacks a title or a description", () => {
    const untitled = saved({ title: UNTITLED });
    expect(canAutosaveDraft({ ...typed, title: "", location: "Sopot" }, untitled)).toBe(true);
    const undescribed = saved({ description: "" });
    expect(canAutosaveDraft({ ...typed, description: "", location: "Sopot" }, undescribed)).toBe(
      true,
    );
    expect(canAutosaveDraft({ ...typed, description: "", location: "Sopot" }, saved())).toBe(false);
  });
});
