import { describe, expect, it } from "vitest";
import { readTime } from "#supabase/data/post-rules.ts";
import { readPosts } from "#supabase/seed/posts.ts";
import { readProjects } from "#supabase/seed/projects.ts";
import { blogSection, hero, portfolioSection } from "#site/content/home.ts";
import { plans } from "#site/content/plans/plans.ts";
import { servicesImage } from "#site/content/services-page.ts";
import { pageServices } from "#site/content/services.ts";
import { seedCrops } from "#site/tools/images/seed-crops.ts";
import { ofCard } from "./image-placements.ts";

/*
 * One truth per fact: what pages and articles say about a record of the demo agrees with the record.
 */
const posts = readPosts();
const projects = readProjects();
const live = projects.filter(({ status }) => status === "published");
const SQFT_PER_M2 = 10.7639;

/** The record with this title. Throws if there is none. */
function titled<Row extends { readonly title: string }>(rows: readonly Row[], title: string): Row {
  const row = rows.find((each) => each.title === title);
  if (row === undefined) throw new Error(`There is no record called "${title}"`);
  return row;
}

const town = (location: string) => location.split(",")[0] ?? "";
const masterOf = (name: string | null) => (name === null ? undefined : seedCrops[name]?.master);

describe("the cards of the home page", () => {
  it.each(portfolioSection.projects.map((card) => [card.title, card] as const))(
    "%s agrees with its project in category, place and image",
    (title, card) => {
      const project = titled(live, title);
      expect(card.category).toBe(project.category);
      expect(town(project.location).split("-")).toContain(card.location);
      expect(ofCard(card.image)).toBe(masterOf(project.image));
    },
  );

  it.each(blogSection.articles.map((card) => [card.title, card] as const))(
    "%s agrees with its post in author, excerpt, type, read time and image",
    (title, card) => {
      const post = titled(posts, title);
      const types = { blog: "", tips: "Tips", trends: "Trends", guides: "Guide" };
      expect(card.author).toBe(post.author);
      expect(card.excerpt).toBe(post.excerpt);
      expect(card.category).toBe(types[post.postType]);
      expect(card.readTime).toBe(`${String(readTime(post.content))} min read`);
      expect(ofCard(card.image)).toBe(masterOf(post.image));
    },
  );
});

describe("captions of static pages", () => {
  it.each([
    [hero.caption, hero.hours.views[1].wide],
    [servicesImage.caption, servicesImage.image],
  ])("“%s” names the project whose image it is, and its town", (caption, image) => {
    const project = live.find(({ title }) => caption.startsWith(`${title}, `));
    expect(project?.gallery.map(({ image }) => masterOf(image))).toContain(ofCard(image));
    expect(caption).toContain(`, ${town(project?.location ?? "?")}. `);
  });

  it("the caption of the services page names services of the page", () => {
    const named = servicesImage.caption.split(". ")[1]?.replace(".", "").split(" and ") ?? [];
    expect(named.length).toBeGreaterThan(0);
    const titles: string[] = pageServices.map(({ title }) => title);
    for (const each of named) expect(titles).toContain(each);
  });
});

describe("SU28 plans", () => {
  it("are named by one project each, and name it in their title", () => {
    const drawn = projects.flatMap(({ title, plan }) => (plan === null ? [] : [{ title, plan }]));
    expect(drawn.map(({ plan }) => plan).toSorted()).toEqual([...plans.keys()].toSorted());
    for (const { title, plan } of drawn) expect(plans.get(plan)?.title).toContain(title);
  });

  it("agree with the area of the whole project that their description states", () => {
    for (const { plan, areaSqft } of projects) {
      const description = plans.get(plan ?? "")?.description ?? "";
      const [, stated] = /(?:Apartment|suite) of (\d+) square meters/.exec(description) ?? [];
      if (stated !== undefined) {
        expect(Math.abs(areaSqft / SQFT_PER_M2 - Number(stated))).toBeLessThan(1);
      }
    }
  });
});

describe("areas", () => {
  /** Square meters that texts state for a whole project, by the project's title. */
  const stated = [
    ["Minimalist Apartment", /(\d+)-square-meter apartment/g, 78],
    ["Travertine Bath", /(\d+\.\d) m² of bath and dressing room/g, 17.6],
  ] as const;

  it.each(stated)("%s has one size everywhere", (title, pattern, squareMeters) => {
    const project = titled(live, title);
    const texts = [...posts, ...projects].flatMap((row) => [
      row.content,
      "excerpt" in row ? row.excerpt : row.description,
    ]);
    const found = texts.flatMap((text) =>
      [...text.matchAll(pattern)].map(([, size]) => Number(size)),
    );
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found)).toEqual(new Set([squareMeters]));
    expect(Math.abs(project.areaSqft / SQFT_PER_M2 - squareMeters)).toBeLessThan(0.5);
  });
});

it("links between records lead to published records", () => {
  const slug = (title: string) =>
    title
      .toLowerCase()
      .normalize("NFD")
      .replaceAll(/\p{M}/gu, "")
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replaceAll(/^-|-$/g, "");
  const known = new Set([
    ...live.map(({ title }) => `/portfolio/${slug(title)}`),
    ...posts
      .filter(({ status, day }) => status === "published" && day <= 0)
      .map(({ title }) => `/blog/${slug(title)}`),
  ]);
  const linked = [...posts, ...projects].flatMap(({ content }) =>
    [...content.matchAll(/(?<!!)\[[^\]]+\]\((\/(?:blog|portfolio)\/[^)]+)\)/g)].map(
      ([, path = ""]) => path,
    ),
  );
  expect(linked.length).toBeGreaterThan(8);
  expect(linked.filter((path) => !known.has(path))).toEqual([]);
});

it("a project's captions and text name no other town than its own", () => {
  const towns = [...new Set(projects.map(({ location }) => town(location)))];
  for (const { file, location, gallery, description } of projects) {
    const texts = [description, ...gallery.map(({ caption }) => caption)].join("\n");
    const others = towns.filter((each) => each !== town(location) && texts.includes(each));
    expect(others, file).toEqual([]);
  }
});
