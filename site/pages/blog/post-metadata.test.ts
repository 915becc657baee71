import { expect, it } from "vitest";
import type { PublishedPost } from "#supabase/data/public-posts.ts";
import { structuredJson } from "../layout/json-ld.tsx";
import { articleJsonLd, postMetadata } from "./post-metadata.ts";

const ORIGIN = "https://lindenandloam.example";

const post: PublishedPost = {
  id: "1",
  title: "Reading a north-facing room",
  slug: "reading-a-north-facing-room",
  excerpt: "The light comes late.",
  content: "",
  metaTitle: "",
  metaDescription: "",
  featuredImageUrl: "https://media.example/room.webp",
  category: { id: "c", name: "Light", slug: "light" },
  author: "Zofia Wierzba",
  postType: "tips",
  tags: ["light", "paint"],
  readTime: 4,
  publishedAt: "2025-03-12T10:00:00Z",
  createdAt: "2025-01-02T08:00:00Z",
  updatedAt: "2025-03-13T10:00:00Z",
};

const metadata = (changes: Partial<PublishedPost> = {}) =>
  postMetadata({ ...post, ...changes }, ORIGIN);

it("BP12 prefers meta title and description and falls back to title and excerpt", () => {
  expect(metadata().title).toBe(post.title);
  expect(metadata().description).toBe(post.excerpt);
  expect(metadata({ metaTitle: "North light" }).title).toBe("North light");
  expect(metadata({ metaDescription: "How to read it." }).description).toBe("How to read it.");
});

it("BP12 shortens a long excerpt by characters without splitting surrogate pairs", () => {
  const { description } = metadata({ excerpt: "🛋".repeat(200) });
  expect(description).toBe(`${"🛋".repeat(159)}…`);
});

it("BP12 returns absolute URLs", () => {
  expect(metadata().address).toBe(`${ORIGIN}/blog/reading-a-north-facing-room`);
  expect(metadata().image).toBe("https://media.example/room.webp");
  expect(metadata({ featuredImageUrl: "/images/a.webp" }).image).toBe(`${ORIGIN}/images/a.webp`);
});

it.each([null, "", "https://media.example/film.mp4", "javascript:alert(1)"])(
  "BP12 falls back to the studio's social image for the featured image %j",
  (featuredImageUrl) => {
    expect(metadata({ featuredImageUrl }).image).toBe(`${ORIGIN}/images/og-default.jpg`);
  },
);

it("BP12 BP02 dates an unpublished post by its creation", () => {
  expect(metadata({ publishedAt: null }).publishedAt).toBe(post.createdAt);
});

it("BP12 the modification date is not earlier than the publication date", () => {
  expect(metadata({ updatedAt: "2025-03-01T10:00:00Z" }).updatedAt).toBe(post.publishedAt);
  expect(metadata().updatedAt).toBe(post.updatedAt);
  expect(metadata({ updatedAt: "" }).updatedAt).toBe(post.publishedAt);
});

it("BP12 BP04 escapes article data, so that no text can close the script element", () => {
  const title = "</script><script>alert(1)</script><!--";
  const json = structuredJson(articleJsonLd(metadata({ title, author: title, tags: [title] })));
  expect(json).not.toContain("<");
  const data: unknown = JSON.parse(json);
  expect(data).toMatchObject({
    "@type": "Article",
    headline: title,
    author: { "@type": "Person", name: title },
    image: { url: post.featuredImageUrl, width: "1200 px", height: "630 px" },
    datePublished: post.publishedAt,
    mainEntityOfPage: { "@id": `${ORIGIN}/blog/${post.slug}` },
  });
});
