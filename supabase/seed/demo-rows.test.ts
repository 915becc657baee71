import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { categoryNames, type CategoryName } from "./categories.ts";
import { demoClock } from "./demo-clock.ts";
import { postImages, projectImages, type ImageUrls } from "./demo-images.ts";
import { demoInquiryRow, postRow, projectRow } from "./demo-rows.ts";
import { quoted } from "./demo-sql.ts";
import { parseDocument } from "./front-matter.ts";
import { demoInquiries } from "./inquiries.ts";
import { imageNames } from "./alt-texts.ts";
import { readPosts } from "./posts.ts";
import { readProjects } from "./projects.ts";

const now = new Date("2026-03-02T00:10:00Z");
const urls: ImageUrls = new Map(imageNames.map((name) => [name, `https://media/${name}.webp`]));
const context = {
  clock: demoClock(now),
  urls,
  categoryIds: new Map<CategoryName, string>(categoryNames.map((name) => [name, `id of ${name}`])),
  createdBy: "studio@example.com",
};

describe("the rows of the demo", () => {
  const posts = readPosts().map((post) => postRow(post, context));
  const projects = readProjects().map((project) => projectRow(project, context));

  it("replace every image placeholder", () => {
    for (const { content } of [...posts, ...projects]) expect(content).not.toContain("media:");
  });

  it("are dated in the past, even just after midnight", () => {
    const inquiries = demoInquiries.map((inquiry) => demoInquiryRow(inquiry, context));
    for (const { created_at } of [...posts, ...projects, ...inquiries]) {
      expect(new Date(created_at).getTime()).toBeLessThan(now.getTime());
    }
  });

  it("schedule one post and publish the others", () => {
    const times = posts.flatMap(({ published_at }) => published_at ?? []);
    expect(times.filter((time) => new Date(time) > now)).toHaveLength(1);
  });

  it("have a category each", () => {
    for (const { category_id } of [...posts, ...projects]) expect(category_id).toMatch(/^id of/);
  });
});

describe("the images of the demo", () => {
  it("are all used", () => {
    const used = new Set([...postImages(readPosts()), ...projectImages(readProjects())]);
    expect(imageNames.filter((name) => !used.has(name))).toEqual([]);
  });
});

describe("seed.sql", () => {
  it("creates the categories of the demo", () => {
    const script = readFileSync(new URL("../seed.sql", import.meta.url), "utf8");
    for (const name of categoryNames) expect(script).toContain(`'${name}'`);
  });
});

describe("parsing a document", () => {
  it("names the file with a missing field", () => {
    const document = parseDocument("posts/a.md", "---\ntitle: A\nday: soon\n---\n\nText\n");
    expect(document.body).toBe("Text");
    expect(() => document.text("author")).toThrow('posts/a.md says nothing about "author"');
    expect(() => document.whole("day")).toThrow('"day" is not a whole number');
    expect(() => document.parseEnum("title", ["B"])).toThrow('posts/a.md: "A" is no title');
    expect(() => parseDocument("posts/b.md", "Text")).toThrow("posts/b.md has no head");
  });
});

describe("quoting for SQL", () => {
  it("finds a delimiter that the text does not contain", () => {
    expect(quoted("it's")).toBe("$demo$it's$demo$");
    expect(quoted("a $demo$ b")).toBe("$demo_$a $demo$ b$demo_$");
  });
});
