import { expect, it } from "vitest";
import { DEFAULT_LIMITS, guard } from "./guard.ts";

const asked: string[] = [];
const handler = guard((request) => {
  asked.push(request.url);
  return Promise.resolve(new Response("{}", { headers: { "content-type": "application/json" } }));
}, DEFAULT_LIMITS);
const ask = (path: string, init?: RequestInit) =>
  handler(new Request(`http://127.0.0.1:54321${path}`, init), "127.0.0.1");

it.each(["/auth/v1/token?grant_type=password", "/rest/v1/blog_posts", "/storage/v1/object/x"])(
  "a page of another origin may ask %s with key and token",
  async (path) => {
    const answer = await ask(path, {
      method: "OPTIONS",
      headers: { origin: "http://127.0.0.1:5173", "access-control-request-method": "POST" },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("access-control-allow-headers")).toContain("authorization");
    expect(answer.headers.get("access-control-allow-headers")).toContain("apikey");
  },
);

it("every answer may be read by the page that asked, refusals too", async () => {
  for (const path of ["/auth/v1/user", "/rest/v1/published_posts", "/_system/config"]) {
    const answer = await ask(path);
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  }
});

it("hands nothing of the system paths on to the backend", async () => {
  asked.length = 0;
  expect((await ask("/_system/config")).status).toBe(404);
  expect((await ask("/_system")).status).toBe(404);
  expect(asked).toEqual([]);
});
