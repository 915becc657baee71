import { beforeEach, expect, it, vi } from "vitest";
import * as projects from "#supabase/data/projects.ts";
import type { NewProject, ProjectRow } from "#supabase/data/projects.ts";
import { createStaffClient } from "#supabase/data/staff-client.ts";
import { createOnce } from "#site/admin/shell/create-once.ts";
import { projectStore } from "./project-store.ts";
import { emptyProject, newProject } from "./project-values.ts";

vi.mock("#supabase/data/projects.ts");

const client = createStaffClient({ url: "http://127.0.0.1:1", publishableKey: "key" });
const sent = newProject(
  { ...emptyProject(new Date(2025, 2, 9)), title: "Loft", description: "Quiet." },
  "studio@example.com",
);

function stored(row: NewProject, id: string): ProjectRow {
  return {
    category_id: null,
    sort_order: null,
    published_at: null,
    ...row,
    gallery_images: [...row.gallery_images],
    id,
    slug: "loft",
    version: 1,
    created_at: "2025-03-09T12:00:00Z",
    updated_at: "2025-03-09T12:00:00Z",
    deleted_at: null,
  };
}

function mockRows(...rows: ProjectRow[]) {
  vi.mocked(projects.listProjects).mockResolvedValue({
    rows: rows.map((row) => ({ ...row, category: null })),
    total: rows.length,
    page: 1,
    pageSize: 10,
  });
  vi.mocked(projects.getProject).mockImplementation((_client, id) =>
    Promise.resolve(rows.find((row) => row.id === id)!),
  );
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(projects.createProject).mockImplementation((_client, row) =>
    Promise.resolve(stored(row, "made")),
  );
  vi.mocked(projects.updateProject).mockResolvedValue(stored(sent, "updated"));
});

it("the first attempt only creates", async () => {
  expect((await createOnce(projectStore(client), sent, [])).id).toBe("made");
  expect(projects.listProjects).not.toHaveBeenCalled();
});

it("finds the row of an attempt whose response was lost, instead of creating a second one", async () => {
  mockRows(stored(sent, "lost"));
  expect((await createOnce(projectStore(client), sent, [sent])).id).toBe("lost");
  expect(projects.createProject).not.toHaveBeenCalled();
});

it("updates the found row with values changed since", async () => {
  mockRows(stored(sent, "lost"));
  await createOnce(projectStore(client), { ...sent, location: "Kraków" }, [sent]);
  expect(projects.createProject).not.toHaveBeenCalled();
  expect(projects.updateProject).toHaveBeenCalledWith(
    client,
    "lost",
    1,
    expect.objectContaining({ location: "Kraków" }),
  );
});

it("does not change another project with the same title", async () => {
  mockRows(stored({ ...sent, description: "Loud." }, "other"));
  expect((await createOnce(projectStore(client), sent, [sent])).id).toBe("made");
});
