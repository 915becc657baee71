import { describe, expect, it } from "vitest";
import type { ProjectRow } from "#supabase/data/projects.ts";
import { emptyProject, valuesOf } from "./project-values.ts";
import { imageOf, projectConflicts } from "./save-project.ts";

const { asText, diffFields, hasSameContent } = projectConflicts;

const row: ProjectRow = {
  id: "p1",
  title: "Loft",
  slug: "loft",
  description: "Quiet rooms.",
  content: "Quiet rooms.",
  featured_image_url: "http://127.0.0.1/storage/v1/object/public/project-images/1.webp",
  project_type: null,
  location: "Kraków",
  client_name: null,
  budget_range: null,
  area_sqft: 1250,
  ...{ plan: null, materials: [], credits: [], outcome: "", testimonial: null },
  gallery_images: [{ url: "https://x/a.webp", alt: "", caption: "", stage: "", credit: "" }],
  category_id: "c1",
  project_date: "2025-03-09",
  sort_order: null,
  status: "draft",
  published_at: null,
  created_at: "2025-03-09T12:00:00Z",
  updated_at: "2025-03-09T12:00:00Z",
  deleted_at: null,
  version: 1,
  created_by_admin: null,
};

describe("diffFields", () => {
  it("returns nothing for a row and its own form values", () => {
    expect(diffFields(valuesOf(row), valuesOf(row))).toEqual([]);
  });

  it("returns the labels of differing fields", () => {
    const mine = { ...valuesOf(row), title: "Attic", area: "90", gallery: [] };
    expect(diffFields(mine, valuesOf(row))).toEqual(["Project Title", "Area", "Gallery"]);
  });

  it("returns no slug for a form that leaves it to the server", () => {
    const mine = { ...valuesOf(row), slug: "", location: "Gdynia" };
    expect(diffFields(mine, valuesOf(row))).toEqual(["Location"]);
  });
});

describe("hasSameContent", () => {
  it("is true if the category was deleted and nothing else changed", () => {
    expect(hasSameContent(row, { ...row, category_id: null, version: 2 })).toBe(true);
  });

  it.each([
    { ...row, category_id: null, title: "Attic" },
    { ...row, category_id: "c2" },
    { ...row, title: "Attic" },
    { ...row, deleted_at: "2025-03-10T12:00:00Z" },
  ])("is false after any other change", (now) => {
    expect(hasSameContent(row, now)).toBe(false);
  });
});

describe("valuesOf", () => {
  it("distinguishes an uploaded image from an external URL", () => {
    expect(valuesOf(row)).toMatchObject({
      uploadedImageUrl: row.featured_image_url,
      typedImageUrl: "",
    });
    const external = { ...row, featured_image_url: "/images/a.webp" };
    expect(valuesOf(external)).toMatchObject({
      uploadedImageUrl: "",
      typedImageUrl: "/images/a.webp",
    });
    const elsewhere = "https://cdn.example/project-images/a.webp";
    const foreign = { ...row, featured_image_url: elsewhere };
    expect(valuesOf(foreign)).toMatchObject({ uploadedImageUrl: "", typedImageUrl: elsewhere });
  });

  it("separates the focal point from the URL, and compares it as part of the image", () => {
    const url = String(row.featured_image_url);
    const focused = { ...row, featured_image_url: `${url}#focus=30,60` };
    expect(valuesOf(focused)).toMatchObject({ uploadedImageUrl: url, focus: "30,60" });
    expect(imageOf(valuesOf(focused))).toBe(focused.featured_image_url);
    expect(diffFields(valuesOf(focused), valuesOf(row))).toEqual(["Featured Image"]);
  });

  it("CP08 content equal to the description becomes empty and keeps following it", () => {
    expect(valuesOf(row).content).toBe("");
    expect(valuesOf({ ...row, content: "Own words." }).content).toBe("Own words.");
  });
});

it("asText contains the entered text", () => {
  const mine = { ...emptyProject(new Date()), title: "Attic", description: "Low.\nWarm." };
  expect(asText(mine)).toBe("Attic\n\nLow.\nWarm.");
});
