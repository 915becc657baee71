import { expect, it } from "vitest";
import { everyPage } from "./every-page.ts";

it("fetches pages until one is not full, and returns each row once", async () => {
  const all = Array.from({ length: 230 }, (_, index) => ({ id: String(index) }));
  const reported: number[] = [];
  const rows = await everyPage(
    ({ page, pageSize }) => {
      // A row of the first page moves to the third one between two requests.
      const moved = page === 3 ? [{ id: "5" }] : [];
      const from = (page - 1) * pageSize;
      return Promise.resolve({
        rows: [...moved, ...all.slice(from, from + pageSize)],
        total: all.length,
        page,
        pageSize,
      });
    },
    (count) => reported.push(count),
  );
  expect(rows.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  expect(reported).toEqual([100, 200]);
});
