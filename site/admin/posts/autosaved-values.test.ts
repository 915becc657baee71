import { describe, expect, it } from "vitest";
import { UNTITLED } from "#supabase/data/limits.ts";
import type { PostRow } from "#supabase/data/posts.ts";
import {
  autosavedValues,
  canAutosaveNew,
  canAutosaveDraft,
  valuesAfterAutosave,
} from "./autosaved-values.ts";
import { EMPTY_POST, valuesOf } from "./post-values.ts";
import { newPost, postChanges } from "./save-post.ts";

const TYPED = { ...EMPTY_POST, title: "Oak", content: "Every word." };

function saved(values: Partial<typeof EMPTY_POST>, row: Partial<PostRow> = {}): PostRow {
  return {
    ...newPost({ ...EMPTY_POST, ...values, status: "draft" }, "a@example.com"),
    id: "0f3c9a1e-0000-4000-8000-000000000001",
    slug: "oak",
    version: 1,
    created_at: "2027-03-01T12:00:00+00:00",
    updated_at: "2027-03-01T12:00:00+00:00",
    deleted_at: null,
    published_at: null,
    ...row,
  };
}

describe("SU35 an autosave", () => {
  it("creates a draft of a title or of a text, and of nothing else", () => {
    expect(canAutosaveNew({ ...EMPTY_POST, title: "Oak" })).toBe(true);
    expect(canAutosaveNew({ ...EMPTY_POST, content: "Every word." })).toBe(true);
    expect(canAutosaveNew(EMPTY_POST)).toBe(false);
    expect(canAutosaveNew({ ...EMPTY_POST, title: " ", content: "\n", tags: "oak" })).toBe(false);
  });

  it("stores no field that breaks a rule", () => {
    expect(canAutosaveNew({ ...TYPED, title: "x".repeat(201) })).toBe(false);
    expect(canAutosaveNew({ ...TYPED, metaDescription: "x".repeat(161) })).toBe(false);
  });

  it("never publishes, and leaves a chosen date or status unsaved", () => {
    const scheduled = { ...TYPED, status: "published", publishOn: "2027-03-03T14:05" } as const;
    expect(autosavedValues(scheduled)).toMatchObject({ status: "draft", publishOn: "" });
    expect(valuesAfterAutosave(scheduled, true)).toMatchObject({
      status: "published",
      publishOn: "",
    });
    expect(valuesAfterAutosave(scheduled, false)).toMatchObject({ status: "draft" });
  });

  it("updates a draft that differs, whatever status the form has", () => {
    expect(canAutosaveDraft(TYPED, saved(TYPED))).toBe(false);
    expect(canAutosaveDraft({ ...TYPED, content: "More." }, saved(TYPED))).toBe(true);
    expect(canAutosaveDraft({ ...TYPED, title: "" }, saved(TYPED))).toBe(true);
    expect(canAutosaveDraft(EMPTY_POST, saved(TYPED))).toBe(false);
  });

  it("updates neither public posts nor those in the trash", () => {
    const changed = { ...TYPED, content: "More." };
    expect(canAutosaveDraft(changed, saved(TYPED, { status: "published" }))).toBe(false);
    expect(canAutosaveDraft(changed, saved(TYPED, { deleted_at: "2027-03-01" }))).toBe(false);
  });
});

describe("SU35 a draft without a title", () => {
  const row = saved({ content: "Every word." }, { slug: "untitled" });

  it("is stored under a name, which the form does not show", () => {
    expect(row).toMatchObject({ title: UNTITLED, meta_title: UNTITLED });
    expect(valuesOf(row)).toMatchObject({ title: "", metaTitle: "", slug: "" });
  });

  it("shows that name once it is public", () => {
    expect(valuesOf({ ...row, status: "published" }).title).toBe(UNTITLED);
  });
});

describe("SU01 the slug of a draft", () => {
  it("follows the title until the publication, unless a member chose it", () => {
    expect(postChanges(valuesOf(saved(TYPED)), saved(TYPED))).toMatchObject({ slug: "" });
    const chosen = saved(TYPED, { slug: "my-oak" });
    expect(postChanges(valuesOf(chosen), chosen)).toMatchObject({ slug: "my-oak" });
    const hidden = saved(TYPED, { published_at: "2026-03-01T12:00:00+00:00" });
    expect(postChanges(valuesOf(hidden), hidden)).toMatchObject({ slug: "oak" });
    expect(postChanges({ ...TYPED, slug: "" }, hidden)).not.toHaveProperty("slug");
  });
});
