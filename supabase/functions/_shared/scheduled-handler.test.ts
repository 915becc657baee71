import { afterEach, expect, it, vi } from "vitest";
import { scheduledHandler } from "./scheduled-handler.ts";

const KEY = "5f0c6f0e-0000-4000-8000-000000000001";
const deliver = vi.fn(() => Promise.resolve({ sent: 3, failed: 1 }));
const handle = scheduledHandler({
  name: "deliver-mails",
  isKey: (key) => Promise.resolve(key === KEY),
  run: deliver,
  failure: "The mails wait in the outbox.",
});

afterEach(() => {
  deliver.mockClear();
  vi.restoreAllMocks();
});

function request(authorization?: string, method = "POST") {
  const headers = authorization === undefined ? {} : { authorization };
  return new Request("https://functions.test/deliver-mails", { method, headers });
}

it("SU22 delivers for the scheduler and returns the numbers of mails", async () => {
  const response = await handle(request(`Bearer ${KEY}`));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ sent: 3, failed: 1 });
});

it.each([undefined, "", KEY, `Basic ${KEY}`, "Bearer ", `Bearer ${KEY}1`, `Bearer ${KEY} x`])(
  "SU22 refuses the authorization %j and delivers nothing",
  async (authorization) => {
    expect((await handle(request(authorization))).status).toBe(401);
    expect(deliver).not.toHaveBeenCalled();
  },
);

it("SU22 refuses other methods", async () => {
  expect((await handle(request(`Bearer ${KEY}`, "GET"))).status).toBe(405);
  expect(deliver).not.toHaveBeenCalled();
});

it("SU22 an outbox that cannot be reached is logged, and its details stay inside", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const error = new Error("password authentication failed for user postgres");
  deliver.mockRejectedValueOnce(error);
  const response = await handle(request(`Bearer ${KEY}`));
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain("postgres");
  expect(log).toHaveBeenCalledWith("[deliver-mails]", error);
});
