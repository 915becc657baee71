import { expect, it } from "vitest";
import { listPostSlugs, listProjectSlugs, listSlugRedirects } from "./sitemap-queries.ts";
import { scriptedResponse, scriptedBackend } from "./testing/scripted-fetch.ts";

it.each([
  ["post", listPostSlugs],
  ["project", listProjectSlugs],
])(
  "SU14 a scheduled %s is dated by its publication, others by their last change",
  async (_, listPublished) => {
    const { visitor, sent } = scriptedBackend(
      scriptedResponse(200, [
        {
          slug: "scheduled",
          updated_at: "2026-01-01T00:00:00Z",
          published_at: "2026-02-01T00:00:00Z",
        },
        {
          slug: "edited",
          updated_at: "2026-03-01T00:00:00Z",
          published_at: "2026-02-01T00:00:00Z",
        },
      ]),
    );
    expect(await listPublished(visitor)).toEqual([
      { slug: "scheduled", updatedAt: "2026-02-01T00:00:00Z" },
      { slug: "edited", updatedAt: "2026-03-01T00:00:00Z" },
    ]);
    // The response is scripted: without the column in the request it would have no such date.
    expect(sent[0]?.url.searchParams.get("select")?.split(",")).toContain("published_at");
  },
);

it("SU01 lists former slugs of posts and projects, beyond the rows of one response", async () => {
  const moved = (kind: string, index: number) => ({
    kind,
    old_slug: `old-${String(index)}`,
    slug: `new-${String(index)}`,
  });
  const { visitor, sent } = scriptedBackend(
    scriptedResponse(
      200,
      Array.from({ length: 100 }, (_, index) => moved("post", index)),
    ),
    scriptedResponse(200, [moved("project", 100)]),
  );
  const redirects = await listSlugRedirects(visitor);
  expect(redirects).toHaveLength(101);
  expect(redirects.at(-1)).toEqual({ kind: "project", oldSlug: "old-100", slug: "new-100" });
  expect(sent.map(({ url }) => url.searchParams.get("offset"))).toEqual(["0", "100"]);
});
