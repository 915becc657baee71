import { describe, expect, it } from "vitest";
import { createRateLimiter } from "./rate-limiter.ts";

function limiterAt(limit: number, windowMs: number) {
  const clock = { now: 0 };
  return { clock, limiter: createRateLimiter(limit, windowMs, () => clock.now) };
}

describe("a rate limiter", () => {
  it("allows a number of attempts within any window, and returns how long to wait", () => {
    const { clock, limiter } = limiterAt(2, 100);
    expect(limiter.take("a")).toBeNull();
    clock.now = 60;
    expect(limiter.take("a")).toBeNull();
    expect(limiter.take("a")).toBe(40);
    clock.now = 100;
    expect(limiter.take("a")).toBeNull();
    expect(limiter.take("a")).toBe(60);
  });

  it("counts every key separately", () => {
    const { limiter } = limiterAt(1, 100);
    expect([limiter.take("a"), limiter.take("b"), limiter.take("a")]).toEqual([null, null, 100]);
  });

  it("removes an attempt, or all of a key", () => {
    const { limiter } = limiterAt(1, 100);
    limiter.take("a");
    limiter.giveBack("a");
    expect(limiter.take("a")).toBeNull();
    limiter.forget("a");
    expect(limiter.take("a")).toBeNull();
  });

  it("is correct after thousands of keys", () => {
    const { clock, limiter } = limiterAt(1, 100);
    for (let key = 0; key < 5000; key += 1) limiter.take(String(key));
    expect(limiter.take("4999")).toBe(100);
    clock.now = 101;
    expect(limiter.take("4999")).toBeNull();
  });

  it("takes no longer with 200,000 keys", () => {
    const { limiter } = limiterAt(1, 100);
    for (let thousand = 0; thousand <= 200; thousand += 1) {
      const before = process.threadCpuUsage();
      for (let key = 0; key < 1000; key += 1) limiter.take(`${String(thousand)} ${String(key)}`);
      const { user, system } = process.threadCpuUsage(before);
      // If every attempt looked at every key, a thousand would soon cost seconds.
      expect((user + system) / 1000).toBeLessThan(200);
    }
  });
});
