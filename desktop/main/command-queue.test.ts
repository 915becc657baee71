import { beforeEach, expect, it, vi } from "vitest";
import { createCommandQueue } from "./command-queue.ts";

const deliver = vi.fn();
const item = { kind: "posts", id: "0b5a3a52-9f0a-4c39-8a9b-2f6a3b8f1a11" } as const;
const link = { type: "open", item } as const;

beforeEach(() => {
  deliver.mockReset();
});

it("queues commands while the page loads, then delivers them in order", () => {
  const queue = createCommandQueue(deliver);
  queue.send({ type: "new-post" });
  queue.send(link);
  expect(deliver).not.toHaveBeenCalled();
  queue.setAvailable(["new-post", "open"]);
  queue.send({ type: "new-post" });
  expect(deliver.mock.calls.flat()).toEqual([{ type: "new-post" }, link, { type: "new-post" }]);
});

it("drops unsupported commands at the sign-in screen, and queues a link until after it", () => {
  const queue = createCommandQueue(deliver);
  queue.send({ type: "new-post" });
  queue.send(link);
  queue.setAvailable([]);
  queue.send({ type: "save" });
  expect(deliver).not.toHaveBeenCalled();
  queue.setAvailable(["new-post", "save", "open"]);
  expect(deliver.mock.calls.flat()).toEqual([link]);
});

it("waits for the next page after the last one has closed", () => {
  const queue = createCommandQueue(deliver);
  queue.setAvailable(["new-post"]);
  queue.reset();
  queue.send({ type: "new-post" });
  expect(deliver).not.toHaveBeenCalled();
  queue.setAvailable(["new-post"]);
  expect(deliver).toHaveBeenCalledOnce();
});
