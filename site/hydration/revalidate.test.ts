import { afterEach, describe, expect, it, vi } from "vitest";
import { createRecorder } from "../prerender/request-recorder.ts";
import { fetchFromResponses } from "./fetch-from-responses.ts";
import { revalidate } from "./revalidate.ts";

const backend = { url: "https://backend.test", publishableKey: "sb_publishable_test" };
const address = `${backend.url}/rest/v1/published_posts?select=id`;
const respondingFetch = (body: string, total = "2") =>
  vi.fn<typeof fetch>(() =>
    Promise.resolve(new Response(body, { headers: { "content-range": `0-1/${total}` } })),
  );

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The requests that a page records when it is prerendered from this response body. */
async function recordedRequests(body: string) {
  vi.stubGlobal("fetch", respondingFetch(body));
  const recorder = createRecorder(backend.url, new Map());
  await recorder.fetch(address);
  return recorder.requests();
}

describe("a prerendered page checks whether its rows have changed", () => {
  it("by repeating the request with the public key, and is current if nothing changed", async () => {
    const body = '[{"id":"1"},\n {"id":"2"}]';
    const requests = await recordedRequests(body);
    const fetchMock = respondingFetch(body);
    vi.stubGlobal("fetch", fetchMock);
    expect(await revalidate(requests, backend)).toEqual({ state: "current" });
    expect(fetchMock).toHaveBeenCalledExactlyOnceWith(address, {
      headers: {
        apikey: backend.publishableKey,
        authorization: `Bearer ${backend.publishableKey}`,
        prefer: "count=exact",
      },
    });
  });

  it("returns the new responses if a row, or only the total, has changed", async () => {
    const requests = await recordedRequests('[{"id":"1"}]');
    vi.stubGlobal("fetch", respondingFetch('[{"id":"3"}]'));
    const changed = await revalidate(requests, backend);
    expect(changed).toMatchObject({
      state: "stale",
      responses: [{ url: address, text: '[{"id":"3"}]' }],
    });
    vi.stubGlobal("fetch", respondingFetch('[{"id":"1"}]', "3"));
    expect(await revalidate(requests, backend)).toMatchObject({ state: "stale", responses: [{}] });
  });

  it("is current if it was built without a backend and the table is still empty", async () => {
    const recorder = createRecorder(backend.url, new Map(), () =>
      Promise.resolve(new Response("[]")),
    );
    await recorder.fetch(address);
    vi.stubGlobal("fetch", respondingFetch("[]", "*"));
    expect(await revalidate(recorder.requests(), backend)).toEqual({ state: "current" });
    vi.stubGlobal("fetch", respondingFetch('[{"value":{"phone":"1"}}]', "*"));
    expect(await revalidate(recorder.requests(), backend)).toMatchObject({
      state: "stale",
      responses: [{}],
    });
  });

  it("knows nothing if the backend fails or is unreachable", async () => {
    const requests = await recordedRequests("[]");
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 503 })));
    expect(await revalidate(requests, backend)).toEqual({ state: "unknown" });
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    expect(await revalidate(requests, backend)).toEqual({ state: "unknown" });
  });
});

describe("the site settings", () => {
  const settingsUrl = `${backend.url}/rest/v1/site_settings?key=eq.site_facts`;
  const visitFrom = async (from: string, type: string) => {
    vi.stubGlobal("document", { referrer: from });
    vi.stubGlobal("window", { location: { origin: "https://studio.test" } });
    vi.stubGlobal("performance", { getEntriesByType: () => [{ type }] });
    const fetchMock = respondingFetch('[{"value":{"phone":"1"}}]', "*");
    const recorder = createRecorder(backend.url, new Map(), () =>
      Promise.resolve(new Response("[]")),
    );
    await recorder.fetch(settingsUrl);
    vi.stubGlobal("fetch", fetchMock);
    const { state } = await revalidate(recorder.requests(), backend);
    return { requests: fetchMock.mock.calls.length, state };
  };

  it("are requested once per visit: G04 navigating to another page sends no request", async () => {
    const stored = new Map<string, string>();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
    });
    const refetched = { requests: 1, state: "stale" };
    expect(await visitFrom("https://search.test/", "navigate")).toEqual(refetched);
    expect(await visitFrom("https://studio.test/about", "navigate")).toEqual({
      requests: 0,
      state: "stale",
    });
    expect(await visitFrom("https://studio.test/about", "reload")).toEqual(refetched);
    expect(await visitFrom("", "navigate")).toEqual(refetched);
  });

  it("are requested on every page if the browser denies storage", async () => {
    vi.stubGlobal("sessionStorage", undefined);
    expect(await visitFrom("https://studio.test/about", "navigate")).toEqual({
      requests: 1,
      state: "stale",
    });
  });
});

it("a response that is already fetched is used once, every other request is sent", async () => {
  const fetchMock = respondingFetch("[]");
  vi.stubGlobal("fetch", fetchMock);
  const run = fetchFromResponses([{ url: address, text: '[{"id":"3"}]', contentRange: "0-0/1" }]);
  const first = await run(address);
  expect(await first.json()).toEqual([{ id: "3" }]);
  expect(first.headers.get("content-range")).toBe("0-0/1");
  expect(fetchMock).not.toHaveBeenCalled();
  await run(address);
  await run(`${address}&x=1`);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});
