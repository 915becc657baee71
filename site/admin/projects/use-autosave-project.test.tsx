import { act, renderHook } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DataError } from "#supabase/data/errors.ts";
import * as projects from "#supabase/data/projects.ts";
import type { ProjectRow } from "#supabase/data/projects.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { columnsOf, emptyProject, valuesOf } from "./project-values.ts";
import { useAutosaveProject } from "./use-autosave-project.ts";

vi.mock("#supabase/data/projects.ts");
vi.mock("#site/admin/context/staff-backend.tsx", () => ({ useStaffClient: () => null }));

const PAUSE_MS = 6000;
const draft: ProjectRow = {
  ...columnsOf({ ...emptyProject(new Date(2025, 2, 9)), title: "Loft", description: "Quiet." }),
  ...{ id: "p1", slug: "loft", version: 1, sort_order: null, created_by_admin: null },
  ...{ created_at: "2027-03-01T12:00:00Z", updated_at: "2027-03-01T12:00:00Z" },
  ...{ published_at: null, deleted_at: null },
};

beforeEach(() => {
  vi.resetAllMocks();
  vi.useFakeTimers();
  vi.mocked(projects.updateProject).mockResolvedValue({ ...draft, version: 2 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The form of a stored project with its autosave. */
function openForm(base: ProjectRow, paused = false) {
  const events = { onSaved: vi.fn(), onConflict: vi.fn(), markAutosaved: vi.fn() };
  const { result, unmount } = renderHook(() => {
    const form = useForm<ProjectValues>({ defaultValues: valuesOf(base) });
    const state = { form, markAutosaved: events.markAutosaved, bodyImages: { pending: [] } };
    useAutosaveProject(state, { ...events, base: () => base, paused });
    return form;
  });
  const type = async (location: string) => {
    act(() => {
      result.current.setValue("location", location, { shouldDirty: true });
    });
    await act(() => vi.advanceTimersByTimeAsync(PAUSE_MS));
  };
  return { ...events, type, unmount };
}

it("SU35 a draft project is saved once after a pause, over its version and as a draft", async () => {
  const { type, onSaved, markAutosaved } = openForm(draft);
  await type("Sopot");
  expect(projects.updateProject).toHaveBeenCalledOnce();
  const changes = expect.objectContaining({ location: "Sopot", status: "draft" }) as object;
  expect(projects.updateProject).toHaveBeenCalledWith(null, "p1", 1, changes);
  expect(onSaved).toHaveBeenCalledWith({ ...draft, version: 2 });
  expect(markAutosaved).toHaveBeenCalledWith(expect.objectContaining({ location: "Sopot" }));
});

it("SU35 public and scheduled projects are never saved by themselves, nor during a conflict", async () => {
  const published_at = "2026-03-01T12:00:00Z";
  await openForm({ ...draft, status: "published", published_at }).type("Sopot");
  const scheduled = {
    ...draft,
    status: "published",
    published_at: "2151-03-01T12:00:00Z",
  } as const;
  await openForm(scheduled).type("Sopot");
  await openForm(draft, true).type("Sopot");
  expect(projects.updateProject).not.toHaveBeenCalled();
});

it("SU35 SU07 a version of another member is a conflict, and stays", async () => {
  const theirs = { ...draft, version: 2, location: "Hel", status: "published" } as const;
  vi.mocked(projects.updateProject).mockRejectedValue(new DataError("conflict", "Changed."));
  vi.mocked(projects.getProject).mockResolvedValue(theirs);
  const { type, onSaved, onConflict } = openForm(draft);
  await type("Sopot");
  expect(onConflict).toHaveBeenCalledWith(theirs);
  expect(onSaved).not.toHaveBeenCalled();
  expect(projects.updateProject).toHaveBeenCalledOnce();
});

it("SU35 a failed autosave is retried after the next pause", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.mocked(projects.updateProject).mockRejectedValueOnce(new DataError("offline", "Unreachable."));
  const { type, onSaved } = openForm(draft);
  await type("Sopot");
  expect(warned).toHaveBeenCalled();
  expect(onSaved).not.toHaveBeenCalled();
  await type("Gdynia");
  expect(onSaved).toHaveBeenCalledOnce();
});
