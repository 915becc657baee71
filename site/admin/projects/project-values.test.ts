import { NAUGHTY_STRINGS } from "#supabase/data/testing/naughty-strings.ts";
import { describe, expect, it } from "vitest";
import { emptyProject } from "./project-values.ts";
import { newProject, imageOf, projectChanges } from "./save-project.ts";

const today = new Date(2025, 2, 9, 23, 30);
const filled = { ...emptyProject(today), title: " Loft ", description: "Quiet rooms." };
const staff = "studio@example.com";

describe("newProject", () => {
  it("CP10 CP14 sends exactly the listed columns for the two required texts and defaults", () => {
    expect(newProject(filled, staff)).toEqual({
      title: "Loft",
      description: "Quiet rooms.",
      content: "Quiet rooms.",
      featured_image_url: null,
      project_type: null,
      location: null,
      client_name: null,
      budget_range: null,
      area_sqft: null,
      gallery_images: [],
      status: "draft",
      created_by_admin: staff,
      project_date: "2025-03-09",
      slug: "",
    });
  });

  it("CP11 uses today's date in the local time zone", () => {
    expect(newProject(filled, staff).project_date).toBe("2025-03-09");
  });

  it("CP08 replaces empty detailed content with the description", () => {
    expect(newProject(filled, staff).content).toBe("Quiet rooms.");
    expect(newProject({ ...filled, content: "More." }, staff).content).toBe("More.");
  });

  it.each([
    ["", null],
    ["1250.9", 1250],
    ["1,250", 1250],
    ["0", 0],
  ])("CP07 area %o is saved as %o", (input, saved) => {
    expect(newProject({ ...filled, area: input }, staff).area_sqft).toBe(saved);
  });

  it("contains a category only if one is selected", () => {
    expect(newProject(filled, staff)).not.toHaveProperty("category_id");
    expect(newProject({ ...filled, categoryId: "c1" }, staff).category_id).toBe("c1");
  });
});

it("sends the columns of the project page once they are filled in", () => {
  const story = {
    plan: " loft ",
    materials: [{ name: " Oak ", swatch: "", note: "" }],
    credits: [{ role: "", name: "Bo", link: "" }],
    outcome: "Quiet.",
    testimonial: { quote: "We sleep.", person: "", role: "" },
  };
  expect(newProject({ ...filled, ...story }, staff)).toMatchObject({
    ...story,
    plan: "loft",
    materials: [{ name: "Oak", swatch: "", note: "" }],
  });
  const blank = { ...story, plan: " ", materials: [{ name: " ", swatch: "", note: "" }] };
  const row = newProject({ ...filled, ...blank, outcome: " " }, staff);
  for (const column of ["plan", "materials", "outcome"]) expect(row).not.toHaveProperty(column);
});

describe("imageOf", () => {
  const savedImage = (uploadedImageUrl: string, typedImageUrl: string, focus = "") =>
    imageOf({ uploadedImageUrl, typedImageUrl, focus });

  it("prefers the uploaded file to an external URL", () => {
    expect(savedImage("https://x/file.webp", "https://y/b.webp")).toBe("https://x/file.webp");
    expect(savedImage("", " /images/a.webp ")).toBe("/images/a.webp");
    expect(savedImage("", " ", "30,60")).toBeNull();
  });

  it("includes the focal point", () => {
    expect(savedImage("", "/images/a.webp", "30,60")).toBe("/images/a.webp#focus=30,60");
  });
});

it("a later save clears the category and sends the edited slug", () => {
  const changes = projectChanges({ ...filled, slug: " my-loft " }, null);
  expect(changes).toMatchObject({ slug: "my-loft", category_id: null });
  expect(changes).not.toHaveProperty("created_by_admin");
});

describe("SU02 the schedule of a project", () => {
  const scheduled = { ...filled, status: "published", publishOn: "2051-07-03T14:05" } as const;
  const date = new Date(2051, 6, 3, 14, 5).toISOString().replace(".000Z", "+00:00");
  const saved = (published_at: string | null, status: "draft" | "published" = "published") => ({
    ...{ status, published_at, deleted_at: null },
  });

  it("is sent with the first save and with a later one that changes it", () => {
    expect(newProject(scheduled, staff)).toMatchObject({ published_at: date });
    expect(projectChanges(scheduled, saved(null, "draft"))).toMatchObject({ published_at: date });
    expect(projectChanges(scheduled, saved(date))).not.toHaveProperty("published_at");
    const cancelled = { ...scheduled, status: "draft", publishOn: "" } as const;
    expect(projectChanges(cancelled, saved(date))).toMatchObject({ published_at: null });
  });

  it("takes no public project offline", () => {
    const live = saved("2025-01-01T00:00:00Z");
    expect(projectChanges(scheduled, live)).not.toHaveProperty("published_at");
  });
});

it("SU05 a project is sent as it was typed, a byte order mark included", () => {
  for (const text of NAUGHTY_STRINGS.filter((each) => each.trim() !== "")) {
    const typed = { title: text, description: text, content: text, location: text };
    const row = newProject({ ...emptyProject(new Date()), ...typed, clientName: text }, "");
    expect(row).toMatchObject({ ...typed, client_name: text });
  }
});
