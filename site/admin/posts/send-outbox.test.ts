import { beforeEach, expect, it, vi } from "vitest";
import { DataError } from "#supabase/data/errors.ts";
import * as posts from "#supabase/data/posts.ts";
import type { PostRow } from "#supabase/data/posts.ts";
import { createStaffClient } from "#supabase/data/staff-client.ts";
import { entryWithDraft } from "./outbox-entry.ts";
import type { OutboxEntry } from "./outbox-entry.ts";
import { outboxStore, storeEntry, useOutboxState } from "./outbox.ts";
import type { OutboxStore } from "./outbox-store.ts";
import { EMPTY_POST, valuesOf } from "./post-values.ts";
import { newPost } from "./save-post.ts";
import { saveAfterEntry, sendOutbox } from "./send-outbox.ts";

vi.mock("#supabase/data/posts.ts");
vi.mock("./outbox-store.ts", () => ({ openOutboxStore: inMemory }));

/** The store of a device, without IndexedDB. */
function inMemory(): OutboxStore {
  const stored = new Map<string, OutboxEntry>();
  return {
    all: () => Promise.resolve([...stored.values()]),
    change: (id, step) => {
      const next = step(stored.get(id) ?? null);
      if (next === null) stored.delete(id);
      else stored.set(id, next);
      return Promise.resolve(next);
    },
  };
}

const member = { memberId: "u1", email: "anna@studio.example" };
const client = createStaffClient({
  ...{ url: "http://backend.test", publishableKey: "key" },
});
const base: PostRow = {
  ...newPost({ ...EMPTY_POST, title: "Oak", content: "First.", status: "draft" }, member.email),
  ...{ id: "p1", version: 3, created_at: "2026-11-23T10:00:00Z", slug: "oak" },
  ...{ updated_at: "2026-11-23T10:00:00Z", published_at: null, deleted_at: null },
};
const theirs: PostRow = { ...base, version: 4, content: "Theirs." };
const mine = { ...valuesOf(base), content: "Mine." };
const conflict = () => new DataError("conflict", "Somebody else saved it.");

async function addEntry() {
  const draft = {
    ...{ id: "p1", owner: member.memberId, title: "Oak", values: mine, base },
    ...{ image: null, unacknowledgedRows: [] },
  };
  await outboxStore.change("p1", (entry) => entryWithDraft(entry, draft, new Date()));
}

const entries = () => useOutboxState.getState().entries;

beforeEach(async () => {
  vi.resetAllMocks();
  await outboxStore.change("p1", () => null);
  await addEntry();
});

/** The outbox after it was sent over a colleague's version. */
async function sendOverTheirs() {
  vi.mocked(posts.updatePost).mockRejectedValueOnce(conflict());
  vi.mocked(posts.getPost).mockResolvedValueOnce(theirs);
  await sendOutbox(client, member);
}

it("SU07 SU17 an entry becomes a conflict if a colleague saved the post meanwhile, and is not sent again", async () => {
  await sendOverTheirs();
  expect(entries()).toMatchObject([{ values: mine, base, state: { kind: "conflict", theirs } }]);
  await sendOutbox(client, member);
  expect(posts.updatePost).toHaveBeenCalledOnce();
});

it("SU07 saving over their version ends the conflict and removes the entry", async () => {
  await sendOverTheirs();
  const saved = { ...theirs, version: 5, content: "Mine." };
  vi.mocked(posts.updatePost).mockResolvedValueOnce(saved);
  expect(await saveMine()).toEqual({ kind: "saved", row: saved });
  const changes = expect.objectContaining({ content: "Mine." }) as object;
  expect(posts.updatePost).toHaveBeenLastCalledWith(client, "p1", 4, changes);
  expect(entries()).toEqual([]);
});

it("SU07 the entry stays if there is another version by then", async () => {
  await sendOverTheirs();
  const newer = { ...theirs, version: 5, content: "Theirs again." };
  vi.mocked(posts.updatePost).mockRejectedValueOnce(conflict());
  vi.mocked(posts.getPost).mockResolvedValueOnce(newer);
  expect(await saveMine()).toEqual({ kind: "conflict", theirs: newer });
  expect(entries()).toMatchObject([{ values: mine }]);
});

/** The member's choice in the conflict panel. */
function saveMine() {
  const { email: memberEmail } = member;
  const job = { id: "p1", values: mine, base: theirs, memberEmail, unacknowledgedRows: [] };
  return saveAfterEntry(client, job);
}

it("SU17 the base of the next save is the version that sending the entry has saved", async () => {
  const sent = { ...base, version: 4, content: "Mine." };
  const saved = { ...sent, version: 5, content: "Mine, later." };
  vi.mocked(posts.updatePost).mockResolvedValueOnce(sent).mockResolvedValueOnce(saved);
  const values = { ...mine, content: "Mine, later." };
  const { email: memberEmail } = member;
  const job = { id: "p1", values, base, memberEmail, unacknowledgedRows: [] };
  expect(await saveAfterEntry(client, job)).toEqual({ kind: "saved", row: saved });
  expect(vi.mocked(posts.updatePost).mock.calls.map(([, , version]) => version)).toEqual([3, 4]);
});

it("SU17 the form learns of the sent entry although its own save is refused", async () => {
  const sent = { ...base, version: 4, content: "Mine." };
  vi.mocked(posts.updatePost)
    .mockResolvedValueOnce(sent)
    .mockRejectedValueOnce(new DataError("invalid", "The title is too long."));
  await expect(saveMine()).rejects.toThrow("too long");
  expect(useOutboxState.getState().sentEntries["p1"]).toMatchObject({ row: sent });
  expect(entries()).toEqual([]);
});

it("a draft of another member for the same post is neither replaced nor read", async () => {
  const theirDraft = {
    ...{ id: "p1", owner: "u2", title: "Oak", values: { ...mine, content: "By u2." }, base },
    ...{ image: null, unacknowledgedRows: [] },
  };
  await expect(storeEntry(theirDraft)).rejects.toThrow("another member");
  expect(await outboxStore.all()).toMatchObject([{ owner: "u1", values: mine }]);
});
