import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { PostRow } from "#supabase/data/posts.ts";
import type { OutboxEntry } from "./outbox-entry.ts";
import * as outbox from "./outbox.ts";
import { EMPTY_POST } from "./post-values.ts";
import { newPost } from "./save-post.ts";
import { useOutboxEntry } from "./use-outbox-entry.ts";

const TIME = "2026-11-23T10:00:00Z";
const version = (number: number): PostRow => ({
  ...newPost({ ...EMPTY_POST, title: "Oak", status: "draft" }, "anna@studio.example"),
  ...{ id: "p1", version: number, created_at: TIME, updated_at: TIME },
  ...{ published_at: null, deleted_at: null },
});
const waiting: OutboxEntry = {
  ...{ id: "p1", owner: "u1", title: "Oak", values: EMPTY_POST, base: version(3), image: null },
  ...{ unacknowledgedRows: [], unacknowledgedValues: [], revision: 1, storedAt: new Date(TIME) },
  state: { kind: "waiting" },
};

function setEntry(state: OutboxEntry["state"]) {
  act(() => {
    outbox.useOutboxState.setState({ entries: [{ ...waiting, state }] });
  });
}

it("SU07 SU17 an open form shows each conflict of its entry once; taking their version removes the entry", () => {
  const removeEntry = vi.spyOn(outbox, "removeEntry").mockResolvedValue();
  const onConflict = vi.fn();
  const markEntrySent = vi.fn();
  setEntry(waiting.state);
  const { result, rerender } = renderHook(() =>
    useOutboxEntry({ markEntrySent }, waiting, onConflict),
  );
  expect(onConflict).not.toHaveBeenCalled();

  const theirs = version(4);
  setEntry({ kind: "conflict", theirs });
  rerender();
  setEntry({ kind: "conflict", theirs: structuredClone(theirs) });
  expect(onConflict.mock.calls).toEqual([[theirs]]);
  const later = version(5);
  setEntry({ kind: "conflict", theirs: later });
  expect(onConflict).toHaveBeenLastCalledWith(later);

  result.current.remove();
  expect(removeEntry).toHaveBeenCalledWith("p1");
  expect(markEntrySent).not.toHaveBeenCalled();
});
