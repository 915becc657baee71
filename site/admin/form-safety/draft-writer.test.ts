import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { putDraft, removeDraft } from "./draft-database.ts";
import { DraftWriter, flushDrafts } from "./draft-writer.ts";
import type { DraftStatus } from "./draft-writer.ts";

vi.mock("./draft-database.ts", () => ({
  putDraft: vi.fn(),
  readDrafts: () => Promise.resolve([]),
  removeDraft: vi.fn(() => Promise.resolve()),
}));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A writer whose write has begun; `disk` completes or refuses it. */
async function startWrite() {
  const disk = Promise.withResolvers<undefined>();
  vi.mocked(putDraft).mockReset().mockReturnValueOnce(disk.promise).mockResolvedValue();
  const report = vi.fn<(status: DraftStatus) => void>();
  const writer = new DraftWriter(
    "post:new",
    () => "anna",
    (status) => {
      report(status);
    },
  );
  writer.change(() => "First words.");
  await vi.advanceTimersByTimeAsync(400);
  await vi.waitFor(() => {
    expect(putDraft).toHaveBeenCalledOnce();
  });
  return { writer, disk, report };
}

it("SU04 a draft is stored when its running write has completed, for which a flush waits", async () => {
  const { writer, disk, report } = await startWrite();
  expect(writer.isStored).toBe(false);
  const flushed = vi.fn();
  const flush = flushDrafts().then(flushed);
  await vi.advanceTimersByTimeAsync(1000);
  expect(flushed).not.toHaveBeenCalled();
  expect(report).not.toHaveBeenCalledWith(expect.objectContaining({ kind: "saved" }));
  disk.resolve(undefined);
  await flush;
  expect(writer.isStored).toBe(true);
  expect(report).toHaveBeenLastCalledWith(expect.objectContaining({ kind: "saved" }));
  await writer.close();
});

it("SU04 a flush waits 1.5 s for a disk that does not respond; the draft does not count as stored", async () => {
  const { writer, disk } = await startWrite();
  const flushed = flushDrafts();
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
  await flushDrafts();
  expect(writer.isStored).toBe(true);
  await writer.close();
});

describe("SU04 a closed form whose values are saved", () => {
  /** A closed form with a stored draft. */
  async function closeForm() {
    vi.mocked(removeDraft).mockClear();
    const { writer, disk } = await startWrite();
    disk.resolve(undefined);
    await writer.close();
    return { writer, draft: vi.mocked(putDraft).mock.lastCall![0] };
  }

  it("deletes its draft", async () => {
    const { writer, draft } = await closeForm();
    writer.clear();
    await vi.waitFor(() => {
      expect(removeDraft).toHaveBeenCalledExactlyOnceWith(draft.key);
    });
  });

  it("leaves it to another form that took it over", async () => {
    const { writer, draft } = await closeForm();
    const other = new DraftWriter("post:new", () => "anna", vi.fn());
    expect(await other.adopt(draft)).toBe(true);
    writer.clear();
    await new Promise((resolve) => setImmediate(resolve));
    expect(removeDraft).not.toHaveBeenCalled();
    await other.close();
  });
});
