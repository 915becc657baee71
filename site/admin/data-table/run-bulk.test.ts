import { describe, expect, it, vi } from "vitest";
import { bulkNotice, runBulk } from "./run-bulk.ts";

const rows = ["a", "b", "c", "d", "e"];
const words = { nouns: ["post", "posts"], did: "published", selected: true } as const;

describe("changing many rows", () => {
  it("continues after a failure and reports the failed row", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const reported: number[] = [];
    const result = await runBulk(
      rows,
      (row) =>
        row === "b" ? Promise.reject(new Error("Somebody saved it.")) : Promise.resolve(row + "!"),
      (done) => reported.push(done),
    );
    expect(result.done.map(({ after }) => after)).toEqual(["a!", "c!", "d!", "e!"]);
    expect(result.failed).toEqual([{ row: "b", reason: "Somebody saved it." }]);
    expect(reported).toEqual([0, 5]);
    const notice = bulkNotice(result, { ...words, titleOf: () => "Oak" });
    expect(notice.title).toBe("4 of 5 posts published");
    expect(notice.description).toContain("“Oak”: Somebody saved it.");
  });

  it("sends a few rows at a time and reports after each batch", async () => {
    const reported: number[] = [];
    let [running, peak] = [0, 0];
    const result = await runBulk(
      Array.from({ length: 20 }, (_, index) => index),
      async (row) => {
        peak = Math.max(peak, (running += 1));
        await new Promise((resolve) => setTimeout(resolve, 1));
        running -= 1;
        return row;
      },
      (tried) => reported.push(tried),
    );
    expect(result.done.map(({ after }) => after)).toEqual([...Array(20).keys()]);
    expect([peak, reported]).toEqual([8, [0, 8, 16, 20]]);
  });

  it("lists three failures by title and counts the rest", () => {
    const failed = rows.map((row) => ({ row, reason: "No." }));
    const titleOf = (index: number) => rows[index] ?? "";
    const { description } = bulkNotice({ done: [], failed }, { ...words, titleOf });
    expect(description).toMatch(/“a”: No\. “b”: No\. “c”: No\. And 2 more\.$/);
  });

  it("uses the singular for one row", () => {
    const done = [{ before: "a", after: "a" }];
    const notice = bulkNotice({ done, failed: [] }, { ...words, titleOf: () => "" });
    expect(notice.title).toBe("1 post published");
  });
});
