import { expect, it } from "vitest";
import { listPostAddresses } from "./sitemap-queries.ts";
import { answer, scriptedBackend } from "./testing/scripted-fetch.ts";

it("SU14 a scheduled post is dated by its publication, others by their last change", async () => {
  const { visitor } = scriptedBackend(
    answer(200, [
      {
        slug: "scheduled",
        updated_at: "2026-01-01T00:00:00Z",
        published_at: "2026-02-01T00:00:00Z",
      },
      { slug: "edited", updated_at: "2026-03-01T00:00:00Z", published_at: "2026-02-01T00:00:00Z" },
    ]),
  );
  expect(await listPostAddresses(visitor)).toEqual([
    { slug: "scheduled", updatedAt: "2026-02-01T00:00:00Z" },
    { slug: "edited", updatedAt: "2026-03-01T00:00:00Z" },
  ]);
});
