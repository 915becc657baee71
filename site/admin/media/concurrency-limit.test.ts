import { expect, it } from "vitest";
import { createLimit } from "./concurrency-limit.ts";

/** Work that ends when `finish` is called. */
function manualWork(log: string[], name: string) {
  let finish: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const work = () => {
    log.push(name);
    return done;
  };
  return { work, finish };
}

it("runs up to the limit at once and the rest in first-in, first-out order", async () => {
  const limit = createLimit(2);
  const log: string[] = [];
  const [a, b, c, d] = ["a", "b", "c", "d"].map((name) => manualWork(log, name));
  const all = [a, b, c, d].map((each) => limit(() => each?.work() ?? Promise.resolve()));
  await Promise.resolve();
  expect(log).toEqual(["a", "b"]);
  b?.finish();
  await all[1];
  await expect.poll(() => log).toEqual(["a", "b", "c"]);
  for (const each of [a, c, d]) each?.finish();
  await Promise.all(all);
  expect(log).toEqual(["a", "b", "c", "d"]);
});

it("continues after failed work and passes on results and errors", async () => {
  const limit = createLimit(1);
  const failed = limit(() => Promise.reject(new Error("no")));
  const next = limit(() => Promise.resolve("yes"));
  await expect(failed).rejects.toThrow("no");
  expect(await next).toBe("yes");
});

it("aborted waiting work rejects at once and frees its place in the queue", async () => {
  const limit = createLimit(1);
  const log: string[] = [];
  const first = manualWork(log, "first");
  const running = limit(first.work);
  const stop = new AbortController();
  const aborted = limit(manualWork(log, "aborted up").work, stop.signal);
  const last = limit(() => Promise.resolve("last"));
  stop.abort(new Error("enough"));
  await expect(aborted).rejects.toThrow("enough");
  await expect(limit(() => Promise.resolve(), stop.signal)).rejects.toThrow("enough");
  first.finish();
  await running;
  expect([await last, log]).toEqual(["last", ["first"]]);
});
