import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { DataError } from "#supabase/data/errors.ts";
import { renderInDashboard } from "#site/testing/render-in-dashboard.tsx";
import { useDuplicate } from "./use-duplicate.ts";

/** A button that duplicates a post, and the ids of the duplicates that were requested. */
function show(...errors: DataError[]) {
  const ids: string[] = [];
  const create = vi.fn((_client: unknown, _id: string, duplicateId: string) => {
    ids.push(duplicateId);
    const error = errors.shift();
    if (error !== undefined) return Promise.reject(error);
    return Promise.resolve({ id: duplicateId, title: "Oak (copy)" });
  });
  function Row() {
    const { duplicate, busy } = useDuplicate({
      rows: "posts",
      noun: "Post",
      tab: "new-blog",
      create,
    });
    return (
      <button
        onClick={() => {
          void duplicate({ id: "1" });
        }}
      >
        {busy ? "Busy" : "Duplicate"}
      </button>
    );
  }
  renderInDashboard(<Row />);
  const click = async (times = 1) => {
    const before = ids.length;
    const button = screen.getByRole("button", { name: "Duplicate" });
    for (let count = 0; count < times; count += 1) fireEvent.click(button);
    await waitFor(() => {
      expect(ids.length).toBeGreaterThan(before);
    });
    await screen.findByRole("button", { name: "Duplicate" });
  };
  return { ids, click };
}

it("two clicks at once create one duplicate, a later click another one", async () => {
  const { ids, click } = show();
  await click(2);
  expect(ids).toHaveLength(1);
  await click();
  expect(new Set(ids).size).toBe(2);
});

it("a retry after a lost response has the same id, one after a refusal has another", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const { ids, click } = show(
    new DataError("offline", "No network."),
    new DataError("invalid", "Too long."),
  );
  await click();
  await click();
  expect(ids[1]).toBe(ids[0]);
  await click();
  expect(ids[2]).not.toBe(ids[0]);
  expect(log).toHaveBeenCalledTimes(2);
});
