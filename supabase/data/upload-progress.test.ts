// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { progressFetch, trackUpload } from "./upload-progress.ts";

/** XMLHttpRequest, controlled by the test. */
class PlayedRequest {
  static last: PlayedRequest;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  status = 0;
  statusText = "";
  response: ArrayBuffer = new ArrayBuffer(0);
  sent: ArrayBuffer | null = null;
  aborted = false;
  headers: Record<string, string> = {};
  constructor() {
    PlayedRequest.last = this;
  }
  open = vi.fn();
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader() {
    return "application/json";
  }
  send(body: ArrayBuffer) {
    this.sent = body;
  }
  abort() {
    this.aborted = true;
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const ADDRESS = "http://backend.test/storage";

function upload(signal?: AbortSignal, ownSignal?: AbortSignal) {
  vi.stubGlobal("XMLHttpRequest", PlayedRequest);
  const bytes = new ArrayBuffer(8);
  const shares: number[] = [];
  trackUpload(bytes, { onProgress: (share) => shares.push(share), signal: ownSignal });
  const responsePromise = progressFetch(ADDRESS, {
    method: "POST",
    body: bytes,
    headers: { "x-upsert": "false" },
    signal: signal ?? null,
  });
  return { responsePromise, bytes, shares, request: PlayedRequest.last };
}

it("reports the progress of tracked bytes and responds as fetch would", async () => {
  const { responsePromise, bytes, shares, request } = upload();
  expect(request.open).toHaveBeenCalledWith("POST", ADDRESS);
  expect(request.sent).toBe(bytes);
  expect(request.headers["x-upsert"]).toBe("false");
  request.upload.onprogress?.({ loaded: 2, total: 8 });
  request.upload.onprogress?.({ loaded: 8, total: 8 });
  request.status = 403;
  request.response = new TextEncoder().encode('{"message":"no"}').buffer;
  request.onload?.();
  const response = await responsePromise;
  expect(shares).toEqual([0.25, 1]);
  expect(response.status).toBe(403);
  expect(await response.json()).toEqual({ message: "no" });
});

it("fails as fetch does without a response", async () => {
  const { responsePromise, request } = upload();
  request.onerror?.();
  await expect(responsePromise).rejects.toThrow(TypeError);
});

it("rejects with the reason of the caller's signal", async () => {
  const caller = new AbortController();
  const { responsePromise, request } = upload(caller.signal);
  const reason = new Error("The page was left.");
  caller.abort(reason);
  await expect(responsePromise).rejects.toBe(reason);
  expect(request.aborted).toBe(true);
});

it("is aborted by its signal", async () => {
  const controller = new AbortController();
  const { responsePromise, request } = upload(undefined, controller.signal);
  const reason = new Error("Not this picture.");
  controller.abort(reason);
  await expect(responsePromise).rejects.toBe(reason);
  expect(request.aborted).toBe(true);
  await expect(upload(undefined, controller.signal).responsePromise).rejects.toBe(reason);
});

it("passes every other request to fetch", async () => {
  const fetch = vi.fn(() => Promise.resolve(new Response("plain")));
  vi.stubGlobal("fetch", fetch);
  const response = await progressFetch(ADDRESS, { method: "POST", body: new ArrayBuffer(8) });
  expect(await response.text()).toBe("plain");
  expect(fetch).toHaveBeenCalledOnce();
});
