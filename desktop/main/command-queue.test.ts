import { expect, it, vi } from "vitest";
import { createCommandQueue } from "./command-queue.ts";

it("keeps what comes before the dashboard listens and delivers it once, in order", () => {
  const deliver = vi.fn();
  const queue = createCommandQueue(deliver);
  queue.send({ type: "new-post" });
  queue.send({ type: "save" });
  expect(deliver).not.toHaveBeenCalled();
  queue.open();
  queue.open();
  expect(deliver.mock.calls.flat()).toEqual([{ type: "new-post" }, { type: "save" }]);
  queue.close();
  queue.send({ type: "publish" });
  expect(deliver).toHaveBeenCalledTimes(2);
});
