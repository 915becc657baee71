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
    const body = '[{"id":"1"},\n {"id":"2"}]';
    const reads = await readsOf(body);
    const ask = answers(body);
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

  it("that was built while nobody answered is current as long as nothing is stored", async () => {
    const recorder = createRecorder(backend.url, new Map(), () =>
      Promise.resolve(new Response("[]")),
    );
    await recorder.fetch(address);
    vi.stubGlobal("fetch", answers("[]", "*"));
    expect(await changedAnswers(recorder.reads(), backend)).toEqual([]);
    vi.stubGlobal("fetch", answers('[{"value":{"phone":"1"}}]', "*"));
    expect(await changedAnswers(recorder.reads(), backend)).toHaveLength(1);
  });

  it("stays as it is when the backend fails or cannot be reached", async () => {
    const reads = await readsOf("[]");
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 503 })));
    expect(await changedAnswers(reads, backend)).toBeNull();
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    expect(await changedAnswers(reads, backend)).toBeNull();
  });
});

describe("the facts of the site", () => {
  const facts = `${backend.url}/rest/v1/site_settings?key=eq.site_facts`;
  const arrive = async (from: string, type: string) => {
    vi.stubGlobal("document", { referrer: from });
    vi.stubGlobal("window", { location: { origin: "https://studio.test" } });
    vi.stubGlobal("performance", { getEntriesByType: () => [{ type }] });
    const ask = answers('[{"value":{"phone":"1"}}]', "*");
    const recorder = createRecorder(backend.url, new Map(), () =>
      Promise.resolve(new Response("[]")),
    );
    await recorder.fetch(facts);
    vi.stubGlobal("fetch", ask);
    const changed = await changedAnswers(recorder.reads(), backend);
    return { asked: ask.mock.calls.length, changed: changed?.length };
  };

  it("are asked for once a visit: G04 going on to another page asks nothing", async () => {
    const stored = new Map<string, string>();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
    });
    const asks = { asked: 1, changed: 1 };
    expect(await arrive("https://search.test/", "navigate")).toEqual(asks);
    expect(await arrive("https://studio.test/about", "navigate")).toEqual({ asked: 0, changed: 1 });
    expect(await arrive("https://studio.test/about", "reload")).toEqual(asks);
    expect(await arrive("", "navigate")).toEqual(asks);
  });

  it("are asked for on every page where the browser keeps nothing", async () => {
    vi.stubGlobal("sessionStorage", undefined);
    expect(await arrive("https://studio.test/about", "navigate")).toEqual({ asked: 1, changed: 1 });
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
