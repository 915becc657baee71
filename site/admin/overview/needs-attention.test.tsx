import { screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { listUndescribedPosts } from "#supabase/data/undescribed-images.ts";
import type * as undescribed from "#supabase/data/undescribed-images.ts";
import { useSession } from "#site/admin/session/session-store.ts";
import { renderInDashboard } from "#site/testing/render-in-dashboard.tsx";
import { Attention } from "./needs-attention.tsx";

const TEXT = "Oak.\n\n![](/oak.webp)\n\n![A lamp](/lamp.webp)";

vi.mock("#supabase/data/undescribed-images.ts", (): Partial<typeof undescribed> => ({
  listUndescribedPosts: vi.fn<typeof undescribed.listUndescribedPosts>(),
  listUndescribedProjects: () =>
    Promise.resolve({
      rows: [
        { id: "loft", title: "Loft", content: TEXT, missingInGallery: 2 },
        { id: "villa", title: "Villa", content: "Lime.", missingInGallery: 1 },
        // The database finds the characters; the text has no image there.
        { id: "café", title: "Café", content: "\\![](/oak.webp)", missingInGallery: 0 },
      ],
      more: 1,
    }),
}));

beforeEach(() => {
  useSession.setState({ memberId: "anna", phase: "signed-in" });
});

const NO_WORK = { overdueReplies: 0, scheduledPosts: 0, staleDrafts: 0 };

/** The lines of the panel once a row is there. */
async function linesWithPosts(posts: Awaited<ReturnType<typeof listUndescribedPosts>>) {
  vi.mocked(listUndescribedPosts).mockResolvedValue(posts);
  renderInDashboard(<Attention counts={NO_WORK} />);
  await screen.findByRole("link", { name: /Loft/ });
  return screen
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent)
    .filter((text) => text.includes("description"));
}

it("SU25 counts the pictures of a project's text and gallery, and says how many rows are not shown", async () => {
  expect(await linesWithPosts({ rows: [], more: 0 })).toEqual([
    "3pictures in “Loft” lack a description",
    "1picture in “Villa” lacks a description",
    "and 1 more post or project with pictures that lack a description",
  ]);
});

it("SU25 counts the posts that are not shown, too", async () => {
  const lines = await linesWithPosts({
    rows: [{ id: "essay", title: "Essay", content: TEXT }],
    more: 1200,
  });
  expect(lines.at(0)).toBe("1picture in “Essay” lacks a description");
  expect(lines.at(-1)).toBe(
    "and 1,201 more posts and projects with pictures that lack a description",
  );
});
