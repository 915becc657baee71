import { describe, expect, it, vi } from "vitest";
import { DataError } from "#supabase/data/errors.ts";
import { postSchema } from "#site/schemas/post.ts";
import {
  createRow,
  confirmReachable,
  NOT_SENT,
  parsePendingCreate,
  recordFailedCreate,
  startCreate,
  updateRow,
} from "./save-row.ts";
import type { PendingCreate } from "./save-row.ts";

interface Row {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly published_at: string | null;
}

const base: Row = { id: "1", version: 1, title: "Oak", published_at: null };
const hasSameTitle = (before: Row, now: Row) => before.title === now.title;
const noChanges = () => ({});
const conflict = () => Promise.reject(new DataError("conflict", "A newer version is stored."));

/** A table with one row, which refuses to update another version of it. */
function table(stored: Row) {
  return {
    get: () => Promise.resolve(stored),
    update: vi.fn(({ version }: Row) =>
      version === stored.version
        ? Promise.resolve({ ...stored, version: version + 1 })
        : conflict(),
    ),
  };
}

describe("updateRow", () => {
  it("returns the saved row", async () => {
    const outcome = await updateRow(table(base), base, noChanges, hasSameTitle);
    expect(outcome).toEqual({ kind: "saved", row: { ...base, version: 2 } });
  });

  it("overwrites a newer version with the same content", async () => {
    const store = table({ ...base, version: 7 });
    const outcome = await updateRow(store, base, noChanges, hasSameTitle);
    expect(outcome).toEqual({ kind: "saved", row: { ...base, version: 8 } });
    expect(store.update).toHaveBeenCalledTimes(2);
  });

  it("returns a newer version with other content, which it does not overwrite", async () => {
    const theirs = { ...base, version: 7, title: "Pine" };
    const store = table(theirs);
    expect(await updateRow(store, base, noChanges, hasSameTitle)).toEqual({
      kind: "conflict",
      theirs,
    });
    expect(store.update).toHaveBeenCalledTimes(1);
  });

  it("throws any other error", async () => {
    const error = new DataError("offline", "No network.");
    const store = { ...table(base), update: () => Promise.reject(error) };
    await expect(updateRow(store, base, noChanges, hasSameTitle)).rejects.toBe(error);
  });
});

describe("createRow", () => {
  const row = { title: "Oak", created_by_admin: "studio@example.com" };
  const pending = { id: "1", unacknowledgedRows: [row] };

  it("returns the row that an earlier request stored and another member changed", async () => {
    const theirs = { ...base, version: 2, title: "Pine" };
    const store = { ...table(theirs), create: conflict };
    const outcome = await createRow(store, postSchema, pending, row);
    expect(outcome).toEqual({ kind: "conflict", theirs });
    expect(store.update).not.toHaveBeenCalled();
  });

  it("returns the row that an earlier request stored", async () => {
    const store = { ...table(base), create: conflict };
    expect(await createRow(store, postSchema, pending, row)).toEqual({ kind: "saved", row: base });
    expect(store.update).not.toHaveBeenCalled();
  });

  it("saves a date of publication that was chosen since the earlier request", async () => {
    const store = { ...table(base), create: conflict };
    const dated = { ...row, published_at: "2027-03-03T14:05:00+00:00" };
    await createRow(store, postSchema, pending, dated);
    expect(store.update).toHaveBeenCalledWith(base, {
      title: "Oak",
      published_at: dated.published_at,
    });
  });
});

it("a stored request may be stored on the server", () => {
  expect(
    parsePendingCreate({ id: "p1", unacknowledgedRows: [{ title: "Oak" }], mayBeSaved: false }),
  ).toEqual({
    id: "p1",
    unacknowledgedRows: [{ title: "Oak" }],
    mayBeSaved: true,
  });
});

it.each([null, 7, {}, { id: null, unacknowledgedRows: [] }, { id: "p1", unacknowledgedRows: "x" }])(
  "%o is no stored request",
  (stored) => {
    expect(parsePendingCreate(stored)).toBe(NOT_SENT);
  },
);

const row = { title: "Oak" };
const openForm = (sent: PendingCreate) => ({
  pendingCreateRef: { current: sent },
  storePendingCreate: vi.fn(() => Promise.resolve()),
});
const offline = new DataError("offline", "Unreachable.");

it("a create is stored as sent before its request, under one id for all tries", async () => {
  const form = openForm(NOT_SENT);
  const { id, unacknowledgedRows } = await startCreate(form, row);
  expect(unacknowledgedRows).toEqual([]);
  const sent = { id, unacknowledgedRows: [row], mayBeSaved: true };
  expect(form.storePendingCreate).toHaveBeenCalledWith(sent);
  await recordFailedCreate(form, row, offline);
  expect(form.pendingCreateRef.current).toEqual(sent);
  expect(await startCreate(form, { title: "Oak floor" })).toEqual(sent);
});

it("a refused create is stored as not sent, unless an earlier one may be stored", async () => {
  const refused = new DataError("invalid", "Too long.");
  const form = openForm(NOT_SENT);
  await startCreate(form, row);
  await recordFailedCreate(form, row, refused);
  expect(form.storePendingCreate).toHaveBeenLastCalledWith(null);
  const sent = { id: "p1", unacknowledgedRows: [row], mayBeSaved: true };
  const other = openForm(sent);
  await recordFailedCreate(other, row, refused);
  expect(other.storePendingCreate).toHaveBeenLastCalledWith(sent);
});

it("only a create that may be stored waits for the server's answer", async () => {
  const get = vi.fn().mockRejectedValue(offline);
  await confirmReachable(NOT_SENT, get);
  expect(get).not.toHaveBeenCalled();
  const sent = { id: "p1", unacknowledgedRows: [row], mayBeSaved: true };
  await expect(confirmReachable(sent, get)).rejects.toBe(offline);
  get.mockRejectedValue(new DataError("not-found", "Not there."));
  await confirmReachable(sent, get);
});
