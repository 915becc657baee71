import { afterEach, describe, expect, it, vi } from "vitest";
import { createRecorder } from "../prerender/recorder.ts";
import { answeredFirst } from "./answered-first.ts";
import { changedAnswers } from "./fresh-reads.ts";

const backend = { url: "https://backend.test", publishableKey: "sb_publishable_test" };
const address = `${backend.url}/rest/v1/published_posts?select=id`;
const answers = (body: string, total = "2") =>
  vi.fn<typeof fetch>(() =>
    Promise.resolve(new Response(body, { headers: { "content-range": `0-1/${total}` } })),
  );

afterEach(() => {
  vi.unstubAllGlobals();
});

/** What a page built from this answer carries along. */
async function readsOf(body: string) {
  vi.stubGlobal("fetch", answers(body));
  const recorder = createRecorder(backend.url, new Map());
  await recorder.fetch(address);
  return recorder.reads();
}

describe("a built page asks whether its rows have changed", () => {
  it("by the same request, with the public key, and finds itself current", async () => {
    const reads = await readsOf('[{"id":"1"}, {"id":"2"}]');
    const ask = answers('[{"id":"1"},\n {"id":"2"}]');
    vi.stubGlobal("fetch", ask);
    expect(await changedAnswers(reads, backend)).toEqual([]);
    expect(ask).toHaveBeenCalledExactlyOnceWith(address, {
      headers: {
        apikey: backend.publishableKey,
        authorization: `Bearer ${backend.publishableKey}`,
        prefer: "count=exact",
      },
    });
  });

  it("hands the fresh rows over when a row, or only the total, has changed", async () => {
    const reads = await readsOf('[{"id":"1"}]');
    vi.stubGlobal("fetch", answers('[{"id":"3"}]'));
    const changed = await changedAnswers(reads, backend);
    expect(changed).toMatchObject([{ url: address, text: '[{"id":"3"}]' }]);
    vi.stubGlobal("fetch", answers('[{"id":"1"}]', "3"));
    expect(await changedAnswers(reads, backend)).toHaveLength(1);
  });

  it("stays as it is when the backend fails or cannot be reached", async () => {
    const reads = await readsOf("[]");
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 503 })));
    expect(await changedAnswers(reads, backend)).toBeNull();
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    expect(await changedAnswers(reads, backend)).toBeNull();
  });
});

it("an answer that is already here is used once, everything else is asked for", async () => {
  const ask = answers("[]");
  vi.stubGlobal("fetch", ask);
  const run = answeredFirst([{ url: address, text: '[{"id":"3"}]', contentRange: "0-0/1" }]);
  const first = await run(address);
  expect(await first.json()).toEqual([{ id: "3" }]);
  expect(first.headers.get("content-range")).toBe("0-0/1");
  expect(ask).not.toHaveBeenCalled();
  await run(address);
  await run(`${address}&x=1`);
  expect(ask).toHaveBeenCalledTimes(2);
});
