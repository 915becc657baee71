import { expect, it } from "vitest";
import type { Accounts } from "./accounts.ts";
import { DEFAULT_PAGES } from "./cors.ts";
import { DEFAULT_LIMITS, createGateway } from "./gateway.ts";

const SITE = "http://127.0.0.1:5173";
const secrets = { jwtSecret: "j", publishableKey: "sb_publishable_x", secretKey: "sb_secret_x" };
const never = () => Promise.reject(new Error("No account is looked at here."));
const accounts: Accounts = {
  knowsPassword: never,
  hasPassword: never,
  eraseCodes: never,
  markRecovery: never,
  isRecovery: never,
  endOtherSessions: never,
  isActiveMember: never,
};
const database = { query: never, script: never };
const passedOn: string[] = [];
const handler = createGateway(
  (request) => {
    passedOn.push(request.url);
    return Promise.resolve(new Response("{}", { headers: { "content-type": "application/json" } }));
  },
  { limits: DEFAULT_LIMITS, pages: DEFAULT_PAGES, secrets, accounts, database },
);
const send = (path: string, method = "GET", headers: Record<string, string> = {}) =>
  handler(
    new Request(`http://127.0.0.1:54321${path}`, {
      method,
      headers: {
        host: "127.0.0.1:54321",
        origin: SITE,
        apikey: secrets.publishableKey,
        ...headers,
      },
    }),
    "127.0.0.1",
  );

it.each(["/auth/v1/token?grant_type=password", "/rest/v1/blog_posts", "/storage/v1/object/x"])(
  "the site may ask %s with key and token",
  async (path) => {
    const response = await send(path, "OPTIONS", { "access-control-request-method": "POST" });
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe(SITE);
    expect(response.headers.get("access-control-allow-headers")).toContain("authorization");
    expect(response.headers.get("access-control-allow-headers")).toContain("apikey");
  },
);

it("every response, refusals included, is readable by the requesting page", async () => {
  for (const path of ["/auth/v1/user", "/rest/v1/published_posts", "/_system/config"]) {
    const response = await send(path);
    expect(response.headers.get("access-control-allow-origin")).toBe(SITE);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  }
});

it("passes no system path on to the backend", async () => {
  passedOn.length = 0;
  for (const path of ["/_system/config", "/_system", "/auth/v1/authorize", "/auth/v1/callback"]) {
    expect((await send(path)).status).toBe(404);
  }
  expect(passedOn).toEqual([]);
});
