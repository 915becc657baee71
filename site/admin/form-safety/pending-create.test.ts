import { expect, it, vi } from "vitest";
import { DataError } from "#supabase/data/errors.ts";
import {
  expectReachable,
  NOT_SENT,
  parsePendingCreate,
  recordFailedCreate,
  startCreate,
} from "./pending-create.ts";
import type { PendingCreate } from "./pending-create.ts";

it("a stored request may be stored on the server", () => {
  expect(
    parsePendingCreate({ id: "p1", unconfirmed: [{ title: "Oak" }], mayBeStored: false }),
  ).toEqual({
    id: "p1",
    unconfirmed: [{ title: "Oak" }],
    mayBeStored: true,
  });
});

it("reads the key of an earlier build", () => {
  const { unconfirmed } = parsePendingCreate({ id: "p1", lost: [{ title: "Oak" }] });
  expect(unconfirmed).toEqual([{ title: "Oak" }]);
});

it.each([null, 7, {}, { id: null, unconfirmed: [] }, { id: "p1", unconfirmed: "x" }])(
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
  const { id, unconfirmed } = await startCreate(form, row);
  expect(unconfirmed).toEqual([]);
  const sent = { id, unconfirmed: [row], mayBeStored: true };
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
  const sent = { id: "p1", unconfirmed: [row], mayBeStored: true };
  const other = openForm(sent);
  await recordFailedCreate(other, row, refused);
  expect(other.storePendingCreate).toHaveBeenLastCalledWith(sent);
});

it("only a create that may be stored waits for the server's answer", async () => {
  const get = vi.fn().mockRejectedValue(offline);
  await expectReachable(NOT_SENT, get);
  expect(get).not.toHaveBeenCalled();
  const sent = { id: "p1", unconfirmed: [row], mayBeStored: true };
  await expect(expectReachable(sent, get)).rejects.toBe(offline);
  get.mockRejectedValue(new DataError("not-found", "Not there."));
  await expectReachable(sent, get);
});
