import { describe, expect, it } from "vitest";
import { createCategory, deleteCategory, listCategories, renameCategory } from "./categories.ts";
import {
  createProject,
  deleteProjectForever,
  getProject,
  listProjects,
  placeProject,
  restoreProject,
  trashProject,
  updateProject,
} from "./projects.ts";
import { getPublishedProject, listPublishedProjects } from "./public-projects.ts";
import { readSetting, writeSetting } from "./settings-table.ts";
import { PEOPLE, useRealBackend } from "./testing/real-backend.ts";
import { newProject } from "./testing/rows.ts";

const backend = useRealBackend();

describe("ordering projects", () => {
  const titles = async () => {
    const sort = { column: "sort_order", direction: "asc" } as const;
    const { rows } = await listProjects(backend().staff, { search: "placed-", sort });
    return rows.map(({ title }) => title.slice("placed-".length));
  };

  it("moves one before or behind another without a version conflict; visitors see the same order", async () => {
    const { staff, visitor } = backend();
    const made = new Map<string, string>();
    for (const name of ["d", "c", "b", "a"]) {
      const row = await createProject(
        staff,
        newProject({ title: `placed-${name}`, status: "published" }),
      );
      made.set(name, row.id);
    }
    const id = (name: string) => made.get(name) ?? "";
    expect(await titles()).toEqual(["a", "b", "c", "d"]);
    await placeProject(staff, id("c"), id("a"), false);
    expect(await titles()).toEqual(["c", "a", "b", "d"]);
    await placeProject(staff, id("c"), id("b"), true);
    expect(await titles()).toEqual(["a", "b", "c", "d"]);
    expect((await getProject(staff, id("c"))).version).toBe(1);
    await placeProject(staff, id("d"), id("a"), false);
    const shown = await listPublishedProjects(visitor);
    expect(
      shown.rows.map(({ title }) => title).filter((title) => title.startsWith("placed-")),
    ).toEqual(["placed-d", "placed-a", "placed-b", "placed-c"]);
  });

  it("refuses a position beside a deleted project, and refuses visitors", async () => {
    const { staff, dashboard } = backend();
    const { id } = await createProject(staff, newProject());
    const gone = placeProject(staff, id, crypto.randomUUID(), true);
    await expect(gone).rejects.toMatchObject({ code: "not-found" });
    const other = await createProject(staff, newProject());
    const stranger = placeProject(dashboard(), id, other.id, true);
    await expect(stranger).rejects.toMatchObject({ code: "unauthorized" });
    expect((await getProject(staff, id)).sort_order).toBeNull();
  });

  it("moves to the trash only the loaded version", async () => {
    const { staff } = backend();
    const { id, version } = await createProject(staff, newProject());
    await updateProject(staff, id, version, { location: "Gdynia" });
    await expect(trashProject(staff, id, version)).rejects.toMatchObject({ code: "conflict" });
    await trashProject(staff, id, version + 1);
    await expect(trashProject(staff, id, version)).resolves.toBeUndefined();
  });
});

describe("projects", () => {
  it("CP10 CP11 are created with the values of the form, private columns included", async () => {
    const { staff } = backend();
    const sent = newProject({
      title: "Villa Sól",
      project_type: "Residential",
      location: "Gdynia, PL",
      client_name: "Ada",
      budget_range: "$100,000+",
      area_sqft: 1250,
      gallery_images: [{ url: "/images/a.webp", alt: "A", caption: "Hall" }],
    });
    const project = await createProject(staff, sent);
    expect(project).toMatchObject({
      ...sent,
      slug: "villa-sol",
      created_by_admin: PEOPLE.owner.email,
    });
    expect(await getProject(staff, project.id)).toEqual(project);
  });

  it.each([
    [{ area_sqft: 10_000_001 }, "area_sqft"],
    [{ budget_range: "a lot" }, "budget_range"],
    [{ description: "x".repeat(2001) }, "description"],
    [{ gallery_images: [{ url: "javascript:1", alt: "", caption: "" }] }, "gallery_images"],
  ])("name the field that is at fault: %#", async (fault, field) => {
    const failed = createProject(backend().staff, newProject(fault));
    await expect(failed).rejects.toMatchObject({ code: "invalid", field });
  });

  it("PM03 hide client and budget from visitors", async () => {
    const { staff, visitor } = backend();
    const secret = { client_name: "Secret Ada", budget_range: "$100,000+" };
    const images = [
      { url: "/images/a.webp", alt: "A", caption: "", stage: "", credit: "" },
    ] as const;
    const { slug } = await createProject(
      staff,
      newProject({ title: "Open", status: "published", gallery_images: images, ...secret }),
    );
    const project = await getPublishedProject(visitor, slug);
    expect(project).toMatchObject({ title: "Open", projectDate: "2026-01-05" });
    expect(project.galleryImages).toEqual(images);
    expect(JSON.stringify(project)).not.toMatch(/Secret|100,000/);
    const raw = await visitor.rest.from("published_projects").select("*").eq("slug", slug);
    expect(JSON.stringify(raw.data)).not.toMatch(/Secret|100,000|@/);
  });

  it("PF06 are listed in their manual order first, then newest first", async () => {
    const { staff, visitor } = backend();
    for (const [title, sort_order] of [
      ["c", null],
      ["b", 2],
      ["d", null],
      ["a", 1],
    ] as const) {
      await createProject(staff, newProject({ title, sort_order, status: "published" }));
    }
    const { rows } = await listPublishedProjects(visitor);
    const order = rows.map(({ title }) => title).filter((title) => title.length === 1);
    expect(order).toEqual(["a", "b", "d", "c"]);
  });

  it("are found by their ids and by a word of their title; drafts are not", async () => {
    const { staff, visitor } = backend();
    const barn = await createProject(
      staff,
      newProject({ title: "Found barn", status: "published" }),
    );
    const mill = await createProject(
      staff,
      newProject({ title: "Found mill", status: "published" }),
    );
    const draft = await createProject(staff, newProject({ title: "Found loft" }));
    const titles = async (query: Parameters<typeof listPublishedProjects>[1]) =>
      (await listPublishedProjects(visitor, query)).rows.map(({ title }) => title).sort();
    expect(await titles({ ids: [barn.id, mill.id, draft.id] })).toEqual([barn.title, mill.title]);
    expect(await titles({ ids: [draft.id] })).toEqual([]);
    expect(await titles({ search: "FOUND m" })).toEqual(["Found mill"]);
  });

  it("SU01 are found by a former slug", async () => {
    const { staff, visitor } = backend();
    const project = await createProject(staff, newProject({ title: "Barn", status: "published" }));
    await updateProject(staff, project.id, project.version, { slug: "stable" });
    expect((await getPublishedProject(visitor, "barn")).slug).toBe("stable");
    await expect(getPublishedProject(visitor, "shed")).rejects.toThrow("Project not found");
  });

  it("SU07 throw a conflict, and none when the same save is retried", async () => {
    const { staff } = backend();
    const { id, version } = await createProject(staff, newProject({ title: "Loft" }));
    const mine = { gallery_images: [{ url: "/a.webp", alt: "A", caption: "" }], area_sqft: 5 };
    const first = await updateProject(staff, id, version, mine);
    expect(await updateProject(staff, id, version, mine)).toEqual(first);
    await expect(updateProject(staff, id, version, { area_sqft: 6 })).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("SU03 are found, moved to the trash, restored and deleted", async () => {
    const { staff } = backend();
    const { id } = await createProject(staff, newProject({ title: "Cabin", location: "Hel (PL)" }));
    const search = { search: "cabin (pl)", searchIn: ["title", "location"] } as const;
    const found = await listProjects(staff, { ...search, exactTotal: true });
    expect(found.total).toBe(1);
    expect(found.rows[0]).not.toHaveProperty("content");
    expect((await listProjects(staff, { search: "(pl)" })).total).toBe(0);
    await trashProject(staff, id);
    expect((await listProjects(staff, { search: "cabin" })).total).toBe(0);
    await restoreProject(staff, id);
    expect((await listProjects(staff, { search: "cabin" })).total).toBe(1);
    await trashProject(staff, id);
    await deleteProjectForever(staff, id);
    await expect(getProject(staff, id)).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("categories", () => {
  it("NB20 are listed by name, for visitors as well", async () => {
    const { staff, visitor } = backend();
    await createCategory(staff, " Kitchens ");
    await createCategory(staff, "Baths");
    const names = (await listCategories(visitor)).map(({ name }) => name);
    expect(names).toEqual(["Baths", "Kitchens"]);
  });

  it("refuse a duplicate name without regard to case, and empty or long ones", async () => {
    const { staff } = backend();
    await createCategory(staff, "Gardens");
    for (const name of ["gardens", " ", "x".repeat(81)]) {
      await expect(createCategory(staff, name)).rejects.toMatchObject({
        code: "invalid",
        field: "name",
      });
    }
  });

  it("are renamed and deleted, and their projects remain", async () => {
    const { staff } = backend();
    const { id } = await createCategory(staff, "Attics");
    const project = await createProject(staff, newProject({ category_id: id }));
    expect(await renameCategory(staff, id, "Lofts")).toEqual({ id, name: "Lofts", slug: "attics" });
    await deleteCategory(staff, id);
    expect((await getProject(staff, project.id)).category_id).toBeNull();
    await expect(deleteCategory(staff, id)).rejects.toMatchObject({ code: "not-found" });
    await expect(renameCategory(staff, id, "X")).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("settings", () => {
  it("are readable by everyone, written by staff, replaced as a whole", async () => {
    const { staff, visitor, dashboard } = backend();
    expect(await readSetting(visitor, "home_shows")).toBeNull();
    await writeSetting(staff, "home_shows", { mode: "latest", count: 3 });
    await writeSetting(staff, "home_shows", { mode: "curated" });
    expect(await readSetting(visitor, "home_shows")).toEqual({ mode: "curated" });
    await expect(writeSetting(dashboard(), "home_shows", true)).rejects.toMatchObject({
      code: "unauthorized",
    });
  });
});
