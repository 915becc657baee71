import { expect, it } from "vitest";
import { turns } from "./turns.ts";

/** Work that ends when it is told to. */
function handWork(log: string[], name: string) {
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

it("lets so many run at once, and the others in the order in which they came", async () => {
  const inTurn = turns(2);
  const log: string[] = [];
  const [a, b, c, d] = ["a", "b", "c", "d"].map((name) => handWork(log, name));
  const all = [a, b, c, d].map((each) => inTurn(() => each?.work() ?? Promise.resolve()));
  await Promise.resolve();
  expect(log).toEqual(["a", "b"]);
  b?.finish();
  await all[1];
  await expect.poll(() => log).toEqual(["a", "b", "c"]);
  for (const each of [a, c, d]) each?.finish();
  await Promise.all(all);
  expect(log).toEqual(["a", "b", "c", "d"]);
});

it("goes on after work that failed, and answers with what came of it", async () => {
  const inTurn = turns(1);
  const failed = inTurn(() => Promise.reject(new Error("no")));
  const next = inTurn(() => Promise.resolve("yes"));
  await expect(failed).rejects.toThrow("no");
  expect(await next).toBe("yes");
});

it("whoever gives up while waiting leaves at once and takes nobody's turn", async () => {
  const inTurn = turns(1);
  const log: string[] = [];
  const first = handWork(log, "first");
  const running = inTurn(first.work);
  const stop = new AbortController();
  const given = inTurn(handWork(log, "given up").work, stop.signal);
  const last = inTurn(() => Promise.resolve("last"));
  stop.abort(new Error("enough"));
  await expect(given).rejects.toThrow("enough");
  await expect(inTurn(() => Promise.resolve(), stop.signal)).rejects.toThrow("enough");
  first.finish();
  await running;
  expect([await last, log]).toEqual(["last", ["first"]]);
});
