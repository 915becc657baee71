import { cleanup, fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderInTheme } from "#site/testing/render.tsx";
import { Article } from "./article.tsx";
import type { ArticlePost } from "./article.tsx";
import { DEFAULT_POST_IMAGE } from "./media-kind.ts";

const post: ArticlePost = {
  title: "Reading a north-facing room",
  author: "Zofia Wierzba",
  publishedAt: "2025-03-12T23:30:00Z",
  createdAt: "2025-01-02T08:00:00Z",
  readTime: 4,
  category: { name: "Light" },
  postType: "tips",
  featuredImageUrl: "https://a.example/room.webp",
  content: "The **light** comes late.",
  tags: ["light", "paint"],
};

function show(changes: Partial<ArticlePost> = {}) {
  renderInTheme(<Article post={{ ...post, ...changes }} />);
}

it("BP01 shows title, author, published date, read time, featured image and body", () => {
  show();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(post.title);
  expect(screen.getByText("Zofia Wierzba")).toBeDefined();
  expect(screen.getByText("March 12, 2025")).toBeDefined();
  expect(screen.getByText("4 min read")).toBeDefined();
  expect(screen.getByRole("img").getAttribute("src")).toBe(post.featuredImageUrl);
  expect(screen.getByText("light", { selector: "strong" })).toBeDefined();
  expect(screen.getByRole("list", { name: "Tags" }).textContent).toBe("lightpaint");
});

it("shows a cover once that is the first image of the text, too", () => {
  show({ content: "The light.\n\n![Room](https://a.example/room.webp)\n\nIt comes late." });
  expect(screen.getAllByRole("img")).toHaveLength(1);
  expect(screen.getByText("It comes late.")).toBeDefined();
});

it("BP02 shows the date of creation if there is no date of publication", () => {
  show({ publishedAt: null });
  expect(screen.getByText("January 2, 2025")).toBeDefined();
});

it("shows the type of a post, except for the default type", () => {
  show();
  expect(screen.getByText("Tips")).toBeDefined();
  cleanup();
  show({ postType: "blog" });
  expect(screen.queryByText(/blog/i)).toBeNull();
});

it("omits missing metadata", () => {
  show({ author: "", category: null, tags: [], postType: "blog" });
  expect(screen.queryByRole("list", { name: "Tags" })).toBeNull();
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
});

it("renders a featured video muted and with controls", () => {
  show({ featuredImageUrl: "https://a.example/room.mp4" });
  const video = screen.getByLabelText<HTMLVideoElement>(post.title, { selector: "video" });
  expect(video.controls).toBe(true);
  expect(video.muted).toBe(true);
  expect(video.src).toContain("https://a.example/room.mp4");
});

it("shows the stock image without a featured image, and for one that fails to load", () => {
  show({ featuredImageUrl: null });
  expect(screen.getByRole("img").getAttribute("src")).toBe(DEFAULT_POST_IMAGE);
  cleanup();
  show();
  fireEvent.error(screen.getByRole("img"));
  expect(screen.getByRole("img").getAttribute("src")).toBe(DEFAULT_POST_IMAGE);
});
