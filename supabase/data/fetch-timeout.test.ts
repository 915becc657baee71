import { afterEach, expect, it, vi } from "vitest";
import { fetchTimeout, limitFor, REQUEST_LIMIT_MS } from "./fetch-timeout.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

/** A fetch that never resolves: only the signal ends it. */
const silent: typeof fetch = (_, init) =>
  new Promise((_, reject) => {
    init?.signal?.addEventListener("abort", () => {
      reject(init.signal?.reason as Error);
    });
  });

it("times out after 30 seconds", async () => {
  const clock = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(clock.signal);
  const pending = fetchTimeout(silent)("http://backend.test");
  expect(timeout).toHaveBeenCalledWith(30_000);
  clock.abort(new DOMException("Timed out.", "TimeoutError"));
  await expect(pending).rejects.toMatchObject({ name: "TimeoutError" });
});

it("rejects with the reason of the caller's signal, also of one that is already aborted", async () => {
  const reason = new Error("The page was left.");
  const caller = new AbortController();
  const pending = fetchTimeout(silent)("http://backend.test", { signal: caller.signal });
  caller.abort(reason);
  await expect(pending).rejects.toBe(reason);

  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response()));
  await fetchTimeout(fetch)("http://backend.test", { signal: caller.signal });
  expect(fetch.mock.calls[0]?.[1]?.signal?.reason).toBe(reason);
});

it("gives an upload one more second for every 64 KiB", () => {
  expect(limitFor(undefined)).toBe(REQUEST_LIMIT_MS);
  expect(limitFor("{}")).toBe(REQUEST_LIMIT_MS);
  expect(limitFor(new ArrayBuffer(64 * 1024 + 1))).toBe(REQUEST_LIMIT_MS + 2000);
  expect(limitFor(new Uint8Array(10 * 1024 * 1024))).toBe(REQUEST_LIMIT_MS + 160_000);
});

it("uses the current global fetch at every call", async () => {
  const bounded = fetchTimeout();
  const fetch = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("late"));
  expect(await (await bounded("http://backend.test")).text()).toBe("late");
  expect(fetch).toHaveBeenCalledOnce();
});
