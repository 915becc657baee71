import { beforeEach, expect, it, vi } from "vitest";
import { DataError } from "#supabase/data/errors.ts";
import * as projects from "#supabase/data/projects.ts";
import type { NewProject, ProjectRow } from "#supabase/data/projects.ts";
import { createStaffClient } from "#supabase/data/staff-client.ts";
import { idempotentCreate } from "#site/admin/form-safety/save-row.ts";
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
    ...{ plan: null, materials: [], credits: [], outcome: "", testimonial: null },
    ...sent,
    ...row,
    gallery_images: (row.gallery_images ?? []).map((image) => ({
      stage: "",
      credit: "",
      ...image,
    })),
    id,
    slug: "loft",
    version: 1,
    created_at: "2025-03-09T12:00:00Z",
    updated_at: "2025-03-09T12:00:00Z",
    deleted_at: null,
  };
}

/** A create under the id of a stored row saves over its first version, or is a conflict. */
function serverHas(row: ProjectRow) {
  vi.mocked(projects.createProject).mockRejectedValue(new DataError("conflict", "Changed."));
  vi.mocked(projects.getProject).mockResolvedValue(row);
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(projects.createProject).mockImplementation((_client, row) =>
    Promise.resolve(stored(row, "made")),
  );
  vi.mocked(projects.updateProject).mockResolvedValue(stored(sent, "updated"));
});

it("the first try just creates, under the id of the form", async () => {
  expect((await idempotentCreate(projectStore(client), "key", sent, [])).id).toBe("made");
  expect(projects.createProject).toHaveBeenCalledWith(client, sent, "key");
  expect(projects.getProject).not.toHaveBeenCalled();
});

it("a create whose response was lost is found again and not stored twice", async () => {
  serverHas(stored(sent, "lost"));
  expect((await idempotentCreate(projectStore(client), "lost", sent, [sent])).id).toBe("lost");
  expect(projects.updateProject).not.toHaveBeenCalled();
});

it("text changed since then is saved over the row that was found", async () => {
  serverHas({ ...stored(sent, "lost"), version: 2 });
  await idempotentCreate(projectStore(client), "lost", { ...sent, location: "Kraków" }, [sent]);
  expect(projects.updateProject).toHaveBeenCalledWith(
    client,
    "lost",
    2,
    expect.objectContaining({ location: "Kraków" }),
  );
});

it("what somebody else has changed since is a conflict, and left alone", async () => {
  serverHas({ ...stored({ ...sent, description: "Loud." }, "lost"), version: 2 });
  const again = idempotentCreate(projectStore(client), "lost", sent, [sent]);
  await expect(again).rejects.toMatchObject({ code: "conflict" });
  expect(projects.updateProject).not.toHaveBeenCalled();
});

it("another failure is not taken for a stored row", async () => {
  vi.mocked(projects.createProject).mockRejectedValue(new DataError("offline", "Unreachable."));
  const failed = idempotentCreate(projectStore(client), "lost", sent, [sent]);
  await expect(failed).rejects.toMatchObject({ code: "offline" });
  expect(projects.getProject).not.toHaveBeenCalled();
});
