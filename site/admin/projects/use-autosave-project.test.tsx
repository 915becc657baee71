import { act, renderHook } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DataError } from "#supabase/data/errors.ts";
import * as projects from "#supabase/data/projects.ts";
import type { ProjectRow } from "#supabase/data/projects.ts";
import { useSession } from "#site/admin/session/session-store.ts";
import { NOT_SENT, withUnacknowledged } from "#site/admin/form-safety/save-row.ts";
import type { PendingCreate } from "#site/admin/form-safety/save-row.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { emptyProject, valuesOf } from "./project-values.ts";
import { typedColumns, newProject } from "./save-project.ts";
import { useAutosaveProject } from "./use-autosave-project.ts";
import type { ProjectFormState } from "./use-project-form.ts";

vi.mock("#supabase/data/projects.ts");
vi.mock("#site/admin/context/staff-backend.tsx", () => ({ useStaffClient: () => null }));

const PAUSE_MS = 6000;
const draft: ProjectRow = {
  ...typedColumns({ ...emptyProject(new Date(2025, 2, 9)), title: "Loft", description: "Quiet." }),
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

interface OpenOptions {
  readonly pending?: ProjectFormState["bodyImages"]["pending"];
  readonly sent?: PendingCreate;
}

const EMPTY = emptyProject(new Date(2025, 2, 9));

/** The form of a project with its autosave; without `base`, that of a new one. */
function openForm(
  base: ProjectRow | null,
  paused = false,
  { pending = [], sent = NOT_SENT }: OpenOptions = {},
) {
  const events = {
    ...{ onSaved: vi.fn(), onConflict: vi.fn(), markAutosaved: vi.fn() },
    storePendingCreate: vi.fn(() => Promise.resolve()),
  };
  const pendingCreateRef = { current: sent };
  const { result, unmount } = renderHook(() => {
    const form = useForm<ProjectValues>({
      defaultValues: base === null ? EMPTY : valuesOf(base),
    });
    const { markAutosaved, storePendingCreate } = events;
    const bodyImages = { pending };
    const state = { form, markAutosaved, bodyImages, pendingCreateRef, storePendingCreate };
    const autosave = useAutosaveProject(state, { ...events, base: () => base, paused });
    return { form, autosave };
  });
  const { form } = result.current;
  const isDue = () => result.current.autosave.isDue;
  const change = (location: string) => {
    act(() => {
      form.setValue("location", location, { shouldDirty: true });
    });
  };
  const type = async (location: string) => {
    change(location);
    await act(() => vi.advanceTimersByTimeAsync(PAUSE_MS));
  };
  const set = (values: Partial<ProjectValues>) => {
    act(() => {
      form.reset({ ...form.getValues(), ...values });
    });
  };
  return { ...events, change, type, set, unmount, pendingCreateRef, isDue };
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

describe("a save is due", () => {
  it("from a change until it has succeeded", async () => {
    const response = Promise.withResolvers<ProjectRow>();
    vi.mocked(projects.updateProject).mockReturnValue(response.promise);
    const { change, type, isDue } = openForm(draft);
    expect(isDue()).toBe(false);
    change("Sopot");
    expect(isDue()).toBe(true);
    await type("Gdynia");
    expect(projects.updateProject).toHaveBeenCalledOnce();
    expect(isDue()).toBe(true);
    await act(async () => {
      response.resolve({ ...draft, version: 2 });
      await response.promise;
    });
    expect(isDue()).toBe(false);
  });

  it("no longer once it has failed, until the next change", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    vi.mocked(projects.updateProject).mockRejectedValue(new DataError("server", "Down."));
    const { change, type, isDue } = openForm(draft);
    await type("Sopot");
    expect(isDue()).toBe(false);
    change("Gdynia");
    expect(isDue()).toBe(true);
  });

  it("never of a public project, of invalid values, or while the server cannot be reached", () => {
    const published = openForm({ ...draft, status: "published", published_at: draft.created_at });
    published.change("Sopot");
    expect(published.isDue()).toBe(false);
    const invalid = openForm({ ...draft });
    invalid.set({ area: "many" });
    invalid.change("Sopot");
    expect(invalid.isDue()).toBe(false);
    const offline = openForm(draft);
    offline.change("Sopot");
    expect(offline.isDue()).toBe(true);
    act(() => {
      useSession.getState().unreachable();
    });
    expect(offline.isDue()).toBe(false);
  });
});

describe("SU35 a new project", () => {
  it("with a title is created once as a draft, under the id that is stored before the request", async () => {
    vi.mocked(projects.createProject).mockResolvedValue(draft);
    const { set, type, onSaved, markAutosaved, storePendingCreate, pendingCreateRef } =
      openForm(null);
    set({ title: "Loft" });
    markAutosaved.mockReturnValue(true);
    await type("Sopot");
    expect(projects.createProject).toHaveBeenCalledOnce();
    const [, row, id] = vi.mocked(projects.createProject).mock.lastCall ?? [];
    expect(row).toMatchObject({ title: "Loft", location: "Sopot", status: "draft", slug: "" });
    expect(storePendingCreate.mock.calls).toEqual([
      [withUnacknowledged({ ...NOT_SENT, id: id! }, row!)],
    ]);
    expect(onSaved).toHaveBeenCalledWith(draft);
    expect(markAutosaved).toHaveBeenCalledWith(expect.objectContaining({ location: "Sopot" }));
    expect(pendingCreateRef.current).toBe(NOT_SENT);
  });

  it("that changed meanwhile is stored on this device as a draft of its row", async () => {
    vi.mocked(projects.createProject).mockResolvedValue(draft);
    const { set, type, markAutosaved, storePendingCreate } = openForm(null);
    set({ description: "Quiet." });
    markAutosaved.mockReturnValue(false);
    await type("Sopot");
    expect(storePendingCreate).toHaveBeenLastCalledWith(null);
  });

  it("is not created without a text, with another status, an invalid field, an upload or a conflict", async () => {
    const publishOn = "2051-03-03T14:05";
    const title = "Loft";
    await openForm(null).type("Sopot");
    for (const values of [
      { title, status: "published" },
      { title, status: "published", publishOn },
      { title, area: "many" },
    ] as const) {
      const { set, type } = openForm(null);
      set(values);
      await type("Sopot");
    }
    const uploading = openForm(null, false, { pending: [{ id: "a", upload: undefined }] });
    uploading.set({ title });
    await uploading.type("Sopot");
    const conflicting = openForm(null, true);
    conflicting.set({ title });
    await conflicting.type("Sopot");
    const closed = openForm(null);
    closed.set({ title });
    closed.unmount();
    await closed.type("Sopot");
    expect(projects.createProject).not.toHaveBeenCalled();
  });

  it("whose response was lost is sent again under its id, once the server answers", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const offline = new DataError("offline", "Unreachable.");
    vi.mocked(projects.createProject).mockRejectedValueOnce(offline).mockResolvedValue(draft);
    vi.mocked(projects.getProject).mockRejectedValueOnce(offline).mockResolvedValue(draft);
    const { set, type, onSaved, pendingCreateRef } = openForm(null);
    set({ title: "Loft" });
    await type("Sopot");
    const { id, unacknowledgedRows } = pendingCreateRef.current;
    expect(unacknowledgedRows).toHaveLength(1);
    await type("Gdynia");
    expect(projects.createProject).toHaveBeenCalledOnce();
    await type("Hel");
    expect(projects.createProject).toHaveBeenCalledTimes(2);
    expect(vi.mocked(projects.createProject).mock.lastCall?.[2]).toBe(id);
    expect(onSaved).toHaveBeenCalledOnce();
  });

  it("that was stored and changed by another member is a conflict", async () => {
    const theirs = { ...draft, version: 2, location: "Hel" };
    vi.mocked(projects.createProject).mockRejectedValue(new DataError("conflict", "Changed."));
    vi.mocked(projects.getProject).mockResolvedValue(theirs);
    const row = newProject({ ...EMPTY, title: "Loft" }, "");
    const sent = { id: "p1", unacknowledgedRows: [row], mayBeSaved: true };
    const { set, type, onSaved, onConflict } = openForm(null, false, { sent });
    set({ title: "Loft" });
    await type("Sopot");
    expect(onConflict).toHaveBeenCalledWith(theirs);
    expect(onSaved).not.toHaveBeenCalled();
  });
});
