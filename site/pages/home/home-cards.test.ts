import { expect, it } from "vitest";
import type { PostSummary } from "#supabase/data/public-posts.ts";
import type { ProjectSummary } from "#supabase/data/public-projects.ts";
import { chosenFirst } from "#site/content/home-choices.ts";
import { postTeasers, projectTeasers } from "./home-cards.ts";

const post = (title: string): PostSummary => ({
  id: title,
  title,
  slug: title.toLowerCase().replaceAll(" ", "-"),
  excerpt: "An excerpt.",
  featuredImageUrl: null,
  category: null,
  author: "Anna",
  postType: "guides",
  tags: [],
  readTime: 2,
  publishedAt: "2025-03-09T10:00:00Z",
  createdAt: "2025-03-01T10:00:00Z",
});

const project = (title: string): ProjectSummary => ({
  id: title,
  title,
  slug: title.toLowerCase().replaceAll(" ", "-"),
  description: "A room.",
  featuredImageUrl: "https://cdn.example/room.webp",
  location: null,
  projectDate: null,
  areaSqft: null,
  projectType: "Residential",
  category: null,
});

it("HM10 HM12 without rows the static cards are shown and link to the lists", () => {
  const cards = projectTeasers([], {});
  expect(cards.map(({ title, kind }) => [title, kind])).toEqual([
    ["Modern Luxury Villa", "Residential"],
    ["Minimalist Apartment", "Residential"],
    ["Executive Office Suite", "Commercial"],
  ]);
  expect(new Set(cards.map(({ to }) => to))).toEqual(new Set(["/portfolio"]));
  const posts = postTeasers([], {});
  expect(posts.map(({ label }) => label)).toEqual(["Trends", "Tips", "Guide"]);
  expect(new Set(posts.map(({ to }) => to))).toEqual(new Set(["/blog"]));
});

it("a static card links to the row with its title, and shows its date and read time", () => {
  const [first] = projectTeasers([], { "Modern Luxury Villa": "villa" });
  expect(first?.to).toBe("/portfolio/villa");
  const [, second] = postTeasers([], {
    "How to Choose a Paint Color in Your Own Light": {
      slug: "paint",
      publishedAt: "2026-02-03T10:00:00Z",
      readTime: 3,
    },
  });
  expect(second).toMatchObject({
    to: "/blog/paint",
    date: { text: "February 3, 2026" },
    readTime: "3 min read",
  });
});

it("the latest rows come first, followed by static cards", () => {
  const posts = postTeasers([post("New One"), post("New Two")], {});
  expect(posts.map(({ title, to }) => [title, to])).toEqual([
    ["New One", "/blog/new-one"],
    ["New Two", "/blog/new-two"],
    ["Warm Minimalism: Fewer Things, Better Light", "/blog"],
  ]);
  expect(posts[0]).toMatchObject({ label: "Guide", readTime: "2 min read", image: null });
  expect(
    projectTeasers(
      [1, 2, 3].map((each) => project(`Room ${String(each)}`)),
      {},
    ),
  ).toHaveLength(3);
});

it("a row replaces the static card with the same title", () => {
  const cards = projectTeasers([project("Minimalist Apartment")], {});
  expect(cards.map(({ title }) => title)).toEqual([
    "Minimalist Apartment",
    "Modern Luxury Villa",
    "Executive Office Suite",
  ]);
  expect(cards[0]?.to).toBe("/portfolio/minimalist-apartment");
});

it("SU27 chosen rows come before the latest, none twice, and static cards fill what is free", () => {
  const [a, b, c] = ["A", "B", "C"].map(post) as [PostSummary, PostSummary, PostSummary];
  expect(chosenFirst([c, a], [a, b, c])).toEqual([c, a, b]);
  expect(chosenFirst([], [a, b])).toEqual([a, b]);
  const cards = postTeasers(chosenFirst([c], []), {});
  expect(cards.map(({ title }) => title)).toEqual([
    "C",
    "Warm Minimalism: Fewer Things, Better Light",
    "How to Choose a Paint Color in Your Own Light",
  ]);
});
