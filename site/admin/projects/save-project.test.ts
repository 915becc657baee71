import { beforeEach, expect, it, vi } from "vitest";
import { DataError } from "#supabase/data/errors.ts";
import * as projects from "#supabase/data/projects.ts";
import type { NewProject, ProjectRow } from "#supabase/data/projects.ts";
import { createStaffClient } from "#supabase/data/staff-client.ts";
import { emptyProject } from "./project-values.ts";
import { createOnce, newProject } from "./save-project.ts";

vi.mock("#supabase/data/projects.ts");

const client = createStaffClient({ url: "http://127.0.0.1:1", publishableKey: "key" });
const sent = newProject(
  { ...emptyProject(new Date(2025, 2, 9)), title: "Loft", description: "Quiet." },
  "studio@example.com",
);

function saved(row: NewProject, id: string): ProjectRow {
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

/** A create under the id of a saved row saves over its first version, or is a conflict. */
function serverHas(row: ProjectRow) {
  vi.mocked(projects.createProject).mockRejectedValue(new DataError("conflict", "Changed."));
  vi.mocked(projects.getProject).mockResolvedValue(row);
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(projects.createProject).mockImplementation((_client, row) =>
    Promise.resolve(saved(row, "made")),
  );
  vi.mocked(projects.updateProject).mockResolvedValue(saved(sent, "updated"));
});

/** Creates the row as a form does that has sent these rows under the id before, without a response. */
function create(id: string, row: NewProject, unacknowledgedRows: readonly NewProject[] = []) {
  const pending = { id, unacknowledgedRows, mayBeSaved: unacknowledgedRows.length > 0 };
  const storePendingCreate = () => Promise.resolve();
  const form = { pendingCreateRef: { current: pending }, storePendingCreate };
  return createOnce(client, form, row, () => true);
}

it("the first try just creates, under the id of the form", async () => {
  expect(await create("key", sent)).toMatchObject({ kind: "saved", row: { id: "made" } });
  expect(projects.createProject).toHaveBeenCalledWith(client, sent, "key");
  expect(projects.getProject).not.toHaveBeenCalled();
});

it("a create whose response was lost is found again and not stored twice", async () => {
  serverHas(saved(sent, "lost"));
  expect(await create("lost", sent, [sent])).toMatchObject({ row: { id: "lost" } });
  expect(projects.updateProject).not.toHaveBeenCalled();
});

it("text changed since then is saved over the row that was found", async () => {
  serverHas({ ...saved(sent, "lost"), version: 2 });
  await create("lost", { ...sent, location: "Kraków" }, [sent]);
  expect(projects.updateProject).toHaveBeenCalledWith(
    client,
    "lost",
    2,
    expect.objectContaining({ location: "Kraków" }),
  );
});

it("a date of publication chosen since then is saved as well", async () => {
  serverHas(saved(sent, "lost"));
  const dated = { ...sent, published_at: "2027-03-03T14:05:00+00:00" };
  await create("lost", dated, [sent]);
  expect(projects.updateProject).toHaveBeenCalledWith(
    client,
    "lost",
    1,
    expect.objectContaining({ published_at: dated.published_at }),
  );
});

it("another member's change since then is a conflict, and is not overwritten", async () => {
  const theirs = { ...saved({ ...sent, description: "Loud." }, "lost"), version: 2 };
  serverHas(theirs);
  expect(await create("lost", sent, [sent])).toEqual({ kind: "conflict", theirs });
  expect(projects.updateProject).not.toHaveBeenCalled();
});

it("another failure is not taken for a saved row", async () => {
  vi.mocked(projects.createProject).mockRejectedValue(new DataError("offline", "Unreachable."));
  await expect(create("lost", sent, [sent])).rejects.toMatchObject({ code: "offline" });
  expect(projects.getProject).not.toHaveBeenCalled();
});
