import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { putLocalDraft, readLocalDrafts, removeLocalDraft } from "./local-draft-database.ts";
import { LocalDraftWriter, flushLocalDrafts } from "./local-draft-writer.ts";
import type { LocalDraftStatus } from "./local-draft-writer.ts";

vi.mock("./local-draft-database.ts", () => ({
  putLocalDraft: vi.fn(),
  readLocalDrafts: vi.fn(() => Promise.resolve([])),
  removeLocalDraft: vi.fn(() => Promise.resolve()),
}));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A writer whose write has begun; `disk` completes or refuses it. */
async function startWrite() {
  const disk = Promise.withResolvers<undefined>();
  vi.mocked(putLocalDraft).mockReset().mockReturnValueOnce(disk.promise).mockResolvedValue();
  const report = vi.fn<(status: LocalDraftStatus) => void>();
  const writer = new LocalDraftWriter(
    "post:new",
    () => "anna",
    (status) => {
      report(status);
    },
  );
  writer.change(() => "First words.");
  await vi.advanceTimersByTimeAsync(400);
  await vi.waitFor(() => {
    expect(putLocalDraft).toHaveBeenCalledOnce();
  });
  return { writer, disk, report };
}

it("SU04 a draft is stored when its running write has completed, for which a flush waits", async () => {
  const { writer, disk, report } = await startWrite();
  expect(writer.isStored).toBe(false);
  const flushed = vi.fn();
  const flush = flushLocalDrafts().then(flushed);
  await vi.advanceTimersByTimeAsync(1000);
  expect(flushed).not.toHaveBeenCalled();
  expect(report).not.toHaveBeenCalledWith(expect.objectContaining({ kind: "stored" }));
  disk.resolve(undefined);
  await flush;
  expect(writer.isStored).toBe(true);
  expect(report).toHaveBeenLastCalledWith(expect.objectContaining({ kind: "stored" }));
  await writer.close();
});

it("SU04 a flush waits 1.5 s for a disk that does not respond; the draft does not count as stored", async () => {
  const { writer, disk } = await startWrite();
  const flushed = flushLocalDrafts();
  await vi.advanceTimersByTimeAsync(1500);
  await flushed;
  expect(writer.isStored).toBe(false);
  disk.resolve(undefined);
  await writer.close();
});

it("SU06 a draft that the disk refuses is not stored until a later write completes", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { writer, disk, report } = await startWrite();
  disk.reject(new DOMException("The quota has been exceeded.", "QuotaExceededError"));
  await writer.flush();
  expect(writer.isStored).toBe(false);
  expect(report).toHaveBeenLastCalledWith({ kind: "refused" });
  writer.change(() => "First words. And more.");
  await flushLocalDrafts();
  expect(writer.isStored).toBe(true);
  await writer.close();
});

describe("SU04 a closed form whose values are saved", () => {
  /** A closed form with a local draft. */
  async function closeForm() {
    vi.mocked(removeLocalDraft).mockClear();
    const { writer, disk } = await startWrite();
    disk.resolve(undefined);
    await writer.close();
    return { writer, draft: vi.mocked(putLocalDraft).mock.lastCall![0] };
  }

  it("deletes its draft", async () => {
    const { writer, draft } = await closeForm();
    writer.clear();
    await vi.waitFor(() => {
      expect(removeLocalDraft).toHaveBeenCalledExactlyOnceWith(draft.key);
    });
  });

  it("leaves it to another form that took it over", async () => {
    const { writer, draft } = await closeForm();
    const other = new LocalDraftWriter("post:new", () => "anna", vi.fn());
    expect(await other.adopt(draft)).toBe(true);
    writer.clear();
    await new Promise((resolve) => setImmediate(resolve));
    expect(removeLocalDraft).not.toHaveBeenCalled();
    await other.close();
  });

  it("leaves it when another form has changed and closed it since", async () => {
    const { writer, draft } = await closeForm();
    const other = new LocalDraftWriter("post:new", () => "anna", vi.fn());
    await other.adopt(draft);
    vi.setSystemTime(draft.savedAt.getTime() + 5);
    other.change(() => "First words. And more.");
    await other.close();
    const changed = vi.mocked(putLocalDraft).mock.lastCall![0];
    vi.mocked(readLocalDrafts).mockResolvedValueOnce([changed]);
    writer.clear();
    await new Promise((resolve) => setImmediate(resolve));
    expect(removeLocalDraft).not.toHaveBeenCalled();
  });
});
