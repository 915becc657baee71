import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { createMutex } from "./mutex.ts";

it("runs one task at a time, in order, and continues after one that fails", async () => {
  const turn = createMutex();
  const log: string[] = [];
  const task = (name: string, milliseconds: number) => async () => {
    log.push(`${name} begins`);
    await pause(milliseconds);
    log.push(`${name} ends`);
    if (name === "b") throw new Error("b failed");
    return name;
  };
  const results = await Promise.allSettled([
    turn(task("a", 20)),
    turn(task("b", 10)),
    turn(task("c", 1)),
  ]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(log).toEqual(["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]);
});
