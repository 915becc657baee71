import { existsSync, readdirSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as limits from "#supabase/data/limits.ts";
import { countBytes, countCharacters, countWords, tagsProblem } from "#supabase/data/post-rules.ts";
import { categoryNames } from "./categories.ts";
import { imageNames, imageTexts } from "./alt-texts.ts";
import { readPosts } from "./posts.ts";
import { isColor, readProjects } from "./projects.ts";

const posts = readPosts();
const projects = readProjects();
const images = new URL("./images/", import.meta.url);
const imagesIn = (markdown: string) =>
  [...markdown.matchAll(/!\[(.*?)\]\((.*?)\)/g)].map(([, alt, address]) => ({ alt, address }));

describe("the demo posts", () => {
  const live = posts.filter((post) => post.status === "published" && post.day <= 0);

  it("fill more than one page of the blog, with two drafts and one scheduled", () => {
    expect(live.length).toBeGreaterThan(limits.PUBLIC_PAGE_SIZE);
    expect(posts.filter((post) => post.status === "draft")).toHaveLength(2);
    expect(posts.filter((post) => post.status === "published" && post.day > 0)).toHaveLength(1);
  });

  it("have every type and every category", () => {
    expect(new Set(live.map((post) => post.postType))).toEqual(new Set(limits.POST_TYPES));
    expect(new Set(live.map((post) => post.category))).toEqual(new Set(categoryNames));
  });

  it("are long and short", () => {
    const words = live.map((post) => countWords(post.content));
    expect(words.filter((count) => count >= 1200).length).toBeGreaterThanOrEqual(3);
    expect(words.filter((count) => count <= 350).length).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ["headings of the first level", /^# \S/m],
    ["headings of the second level", /^## \S/m],
    ["headings of the third level", /^### \S/m],
    ["bold", /\*\*[^*]+\*\*/],
    ["italic", /(?<!\*)\*[^*\n]+\*(?!\*)/],
    ["links", /(?<!!)\[[^\]]+\]\([^)]+\)/],
    ["pictures", /!\[[^\]]+\]\(media:[\w-]+\)/],
    ["bullet lists", /^- \S/m],
    ["numbered lists", /^1\. \S/m],
  ])("use %s", (_, construct) => {
    expect(live.filter((post) => construct.test(post.content)).length).toBeGreaterThan(0);
  });

  it.each(posts.map((post) => [post.file, post] as const))("%s keeps the limits", (_, post) => {
    expect(countCharacters(post.title)).toBeLessThanOrEqual(limits.TITLE_MAX);
    expect(countCharacters(post.excerpt)).toBeLessThanOrEqual(limits.EXCERPT_MAX);
    expect(countCharacters(post.author)).toBeLessThanOrEqual(limits.AUTHOR_MAX);
    expect(countCharacters(post.metaTitle)).toBeLessThanOrEqual(limits.META_TITLE_MAX);
    expect(countCharacters(post.metaDescription)).toBeLessThanOrEqual(limits.META_DESCRIPTION_MAX);
    expect(countBytes(post.content)).toBeLessThanOrEqual(limits.BODY_MAX_BYTES);
    expect(tagsProblem(post.tags)).toBeNull();
  });
});

describe("the demo projects", () => {
  const live = projects.filter((project) => project.status === "published");

  it("are nine, eight of them published, including the three of the home page", () => {
    expect(projects).toHaveLength(9);
    expect(live).toHaveLength(8);
    expect(live.map((project) => project.title)).toEqual(
      expect.arrayContaining([
        "Modern Luxury Villa",
        "Minimalist Apartment",
        "Executive Office Suite",
      ]),
    );
  });

  it.each(projects.map((project) => [project.file, project] as const))(
    "%s keeps the limits and has a gallery of three to six pictures",
    (_, project) => {
      expect(countCharacters(project.title)).toBeLessThanOrEqual(limits.TITLE_MAX);
      expect(countCharacters(project.description)).toBeLessThanOrEqual(
        limits.PROJECT_DESCRIPTION_MAX,
      );
      expect(countCharacters(project.location)).toBeLessThanOrEqual(limits.LOCATION_MAX);
      expect(countBytes(project.content)).toBeLessThanOrEqual(limits.BODY_MAX_BYTES);
      expect(project.areaSqft).toBeGreaterThan(0);
      expect(project.areaSqft).toBeLessThanOrEqual(limits.AREA_MAX);
      expect(project.gallery.length).toBeGreaterThanOrEqual(3);
      expect(project.gallery.length).toBeLessThanOrEqual(6);
      expect(project.gallery.every(({ caption }) => caption.length > 0)).toBe(true);
    },
  );
});

describe("bodies of posts and projects", () => {
  const bodies = [...posts, ...projects];

  it.each(bodies.map((row) => [row.file, row.content] as const))(
    "%s uses the markup of the product and nothing else",
    (_, content) => {
      // quotes, code, tables, rules, raw HTML, deeper headings, nested lists
      expect(content).not.toMatch(/^(>|```|\||-{3,}|#{4,}|[ \t]+[-\d])|<\w|`/m);
    },
  );

  it.each(bodies.map((row) => [row.file, row.content] as const))(
    "%s describes each of its pictures",
    (_, content) => {
      for (const { alt, address } of imagesIn(content)) {
        expect(alt).toMatch(/\S/);
        expect(imageNames.map((name) => `media:${name}`)).toContain(address);
      }
    },
  );
});

describe("the demo images", () => {
  it("all have alternative texts, all exist, and all are used", () => {
    expect(Object.values(imageTexts).every((text) => text.length > 20)).toBe(true);
    for (const name of imageNames) expect(existsSync(new URL(`${name}.webp`, images))).toBe(true);
    expect(readdirSync(images)).toHaveLength(imageNames.length);
  });

  it("have at most six megabytes together", () => {
    const bytes = readdirSync(images).map((file) => statSync(new URL(file, images)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(6_000_000);
  });
});

describe("SU28 the parts of the demo projects' pages", () => {
  const withWords = projects.filter(({ testimonial }) => testimonial !== null);

  it("are marked as demo content where a person or a workshop would speak", () => {
    expect(withWords.length).toBe(8);
    for (const { file, testimonial, credits } of withWords) {
      expect(testimonial?.role, file).toMatch(/ \(demo\)$/);
      for (const { name } of credits) expect(name, file).toMatch(/ \(demo\)$/);
    }
  });

  it.each(projects.map((project) => [project.file, project] as const))(
    "%s keeps the limits, and its stages name images of its gallery",
    (_, { materials, credits, outcome, testimonial, gallery }) => {
      expect(materials.length).toBeLessThanOrEqual(limits.MATERIALS_MAX);
      for (const { name, swatch } of materials) {
        expect(countCharacters(name)).toBeLessThanOrEqual(limits.MATERIAL_NAME_MAX);
        if (isColor(swatch)) expect(swatch).toMatch(/^#[0-9a-f]{6}$/);
      }
      expect(credits.length).toBeLessThanOrEqual(limits.CREDITS_MAX);
      expect(countCharacters(outcome)).toBeLessThanOrEqual(limits.OUTCOME_MAX);
      expect(countCharacters(testimonial?.quote ?? "")).toBeLessThanOrEqual(limits.TESTIMONIAL_MAX);
      const stages = gallery.map(({ stage }) => stage);
      const count = (stage: string) => stages.filter((each) => each === stage).length;
      expect(count("before")).toBe(count("after"));
    },
  );
});
