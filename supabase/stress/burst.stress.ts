import { expect, inject, it } from "vitest";
import { anonymous, call } from "#supabase/tests/clients.ts";
import type { LocalBackend } from "#supabase/local/start-backend.ts";
import { useBackend, useNativeBackend } from "#supabase/tests/test-backend.ts";
import { byClients, percentile, report } from "./metrics.ts";

const MESSAGES = 1000;
const CLIENTS = 64;

async function burst(backend: LocalBackend, where: string) {
  const errors = new Set<string>();
  const statuses = new Map<number, number>();
  const name = crypto.randomUUID();
  const times = await byClients(CLIENTS, MESSAGES, async (index) => {
    const response = await call(backend, anonymous, "POST", "/rest/v1/contact_submissions", {
      name,
      email: `${name}-${String(index)}@x.test`,
      message: `Message ${String(index)}`,
    });
    const text = await response.text();
    if (!response.ok) errors.add(`${String(response.status)} ${text}`);
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
  });
  const [row] = await backend.query(
    "select count(*)::int as count from contact_submissions where name = $1",
    [name],
  );
  report(
    `${String(MESSAGES)} inquiries by ${String(CLIENTS)} clients, ${where}`,
    `${String(statuses.get(201) ?? 0)} accepted, ${String(row?.["count"])} stored, p95 ${percentile(times, 0.95).toFixed(0)} ms`,
    "all, without error",
  );
  expect([...errors]).toEqual([]);
  expect([...statuses]).toEqual([[201, MESSAGES]]);
  expect(row?.["count"]).toBe(MESSAGES);
}

const embedded = useBackend();
it("load: a burst of 1,000 inquiries is stored without error (embedded)", () =>
  burst(embedded, "embedded"));

const native = inject("native");
if ("missing" in native) {
  it.skip(`NOT RUN: the burst on native PostgreSQL (${native.missing})`, () => undefined);
} else {
  const backend = useNativeBackend(native.url);
  it("load: a burst of 1,000 inquiries is stored without error (native PostgreSQL)", () =>
    burst(backend, "native PostgreSQL"));
}
