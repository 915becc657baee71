import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, inject, it } from "vitest";
import { startBackend } from "#supabase/local/start-backend.ts";
import { BackendProcess } from "#supabase/tests/backend-process.ts";
import { report } from "./metrics.ts";

const ROUNDS = 50;
const dataDir = mkdtempSync(join(tmpdir(), "studio-kill-"));
afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

interface Writing {
  /** Resolves with the first acknowledgement. */
  readonly first: Promise<void>;
  /** The acknowledged texts, once the backend process has ended. */
  readonly acknowledged: Promise<string[]>;
}

/** Writes without a pause until the backend process has ended. */
function writeUntilGone(backend: BackendProcess, round: number): Writing {
  const first = Promise.withResolvers<undefined>();
  const write = async () => {
    const acknowledged: string[] = [];
    for (let row = 0; ; row += 1) {
      const message = `${String(round)}-${String(row)}`;
      const response = await send(backend, message).catch(() => null);
      if (response === null) return acknowledged; // the connection broke: the backend was killed
      if (response.status !== 201)
        throw new Error(`A message got the status ${String(response.status)}.`);
      acknowledged.push(message);
      first.resolve(undefined);
    }
  };
  return { first: first.promise, acknowledged: write() };
}

function send({ ready }: BackendProcess, message: string): Promise<Response> {
  return fetch(`${ready.url}/rest/v1/contact_submissions`, {
    method: "POST",
    headers: { apikey: ready.publishableKey, "content-type": "application/json" },
    body: JSON.stringify({ name: "A", email: `n${message}@x.test`, message }),
  });
}

it(`promise 9: ${String(ROUNDS)} times killed under write load, no acknowledged row is lost`, async () => {
  cpSync(inject("template"), dataDir, { recursive: true });
  const promised: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const backend = await BackendProcess.start(dataDir);
    const { first, acknowledged } = writeUntilGone(backend, round);
    await Promise.race([first, acknowledged]);
    // A different moment in each round, spread over more than the time of a write.
    await new Promise((resolve) => setTimeout(resolve, (round * 37) % 400));
    await backend.end("SIGKILL");
    promised.push(...(await acknowledged));
  }
  const backend = await startBackend({ port: 0, dataDir });
  const rows = await backend.query("select message from contact_submissions");
  await backend.stop();
  const stored = new Set(rows.map((row) => row["message"]));
  const missing = promised.filter((message) => !stored.has(message));
  report(
    "rows lost",
    `${String(missing.length)} of ${String(promised.length)} acknowledged in ${String(ROUNDS)} rounds`,
    "0",
  );
  expect(promised.length).toBeGreaterThanOrEqual(ROUNDS);
  expect(missing).toEqual([]);
});
