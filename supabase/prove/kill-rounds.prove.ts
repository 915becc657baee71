import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, inject, it } from "vitest";
import { startBackend } from "#supabase/local/start-backend.ts";
import { BackendProcess } from "#supabase/tests/backend-process.ts";
import { report } from "./figures.ts";

const ROUNDS = 50;
const dataDir = mkdtempSync(join(tmpdir(), "studio-kill-"));
afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

/** Writes as fast as it can until the backend is gone; gives the texts that were acknowledged. */
async function writeUntilGone(backend: BackendProcess, round: number): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let row = 0; ; row += 1) {
    const message = `${String(round)}-${String(row)}`;
    try {
      const answer = await fetch(`${backend.ready.url}/rest/v1/contact_submissions`, {
        method: "POST",
        headers: { apikey: backend.ready.publishableKey, "content-type": "application/json" },
        body: JSON.stringify({ name: "A", email: `n${message}@x.test`, message }),
      });
      if (answer.status === 201) acknowledged.push(message);
    } catch {
      return acknowledged; // the connection broke: the backend was killed
    }
  }
}

it(`bar 9: ${String(ROUNDS)} times killed under write load, no acknowledged row is lost`, async () => {
  cpSync(inject("template"), dataDir, { recursive: true });
  const promised: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const backend = await BackendProcess.start(dataDir);
    const writing = writeUntilGone(backend, round);
    // A different moment each round, spread over what a write takes and more.
    await new Promise((resolve) => setTimeout(resolve, 20 + ((round * 37) % 400)));
    await backend.end("SIGKILL");
    promised.push(...(await writing));
  }
  const backend = await startBackend({ port: 0, dataDir });
  const rows = await backend.query("select message from contact_submissions");
  await backend.stop();
  const stored = new Set(rows.map((row) => row["message"]));
  const lost = promised.filter((message) => !stored.has(message));
  report(
    "rows lost",
    `${String(lost.length)} of ${String(promised.length)} acknowledged in ${String(ROUNDS)} rounds`,
    "0",
  );
  expect(promised.length).toBeGreaterThan(ROUNDS);
  expect(lost).toEqual([]);
});
