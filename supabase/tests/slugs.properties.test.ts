import fc from "fast-check";
import { expect, it } from "vitest";
import { useBackend } from "./test-backend.ts";

const backend = useBackend();

/** Titles of any script, from few letters, so that many of them produce the same slug. */
const titles = fc.oneof(
  fc.string({ unit: "binary", minLength: 1, maxLength: 200 }),
  fc.string({
    unit: fc.constantFrom("a", "A", "ä", "-", " ", "1", "!"),
    minLength: 1,
    maxLength: 4,
  }),
  fc.constantFrom("new", "Admin", "post", "post-2", "a", "a 2"),
);

it("SU01 any title gets a unique slug of letters, digits and hyphens", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("blog_posts", "projects"),
      fc.array(titles, { minLength: 1, maxLength: 5 }),
      async (table, written) => {
        for (const title of written.map((text) => `${text.replaceAll("\0", "").toWellFormed()}.`)) {
          const [row] = await backend.query(
            `insert into ${table} (title, slug) values ($1, '') returning slug`,
            [Array.from(title).slice(0, 200).join("")],
          );
          expect(row?.["slug"]).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        }
      },
    ),
    { numRuns: 120 },
  );
  for (const table of ["blog_posts", "projects"]) {
    const [row] = await backend.query(
      `select count(*)::int as rows, count(distinct slug)::int as slugs, max(length(slug)) as longest from ${table}`,
    );
    expect(row?.["rows"]).toBeGreaterThan(20);
    expect(row?.["slugs"]).toBe(row?.["rows"]);
    expect(row?.["longest"]).toBeLessThanOrEqual(90);
  }
});
