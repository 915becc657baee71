import { describe, expect, it } from "vitest";
import { readTime } from "#supabase/data/post-rules.ts";
import { readPosts } from "#supabase/seed/posts.ts";
import { readProjects } from "#supabase/seed/projects.ts";
import { demoSettings } from "#supabase/seed/proof.ts";
import { blogSection, hero, portfolioSection } from "#site/content/home.ts";
import { parseAwards, parsePress } from "#site/content/proof.ts";
import { linesOf } from "#site/schemas/list-rows.ts";
import { defaultSettings } from "#site/content/site-settings.ts";
import { plans } from "#site/content/plans/plans.ts";
import { serviceImages } from "#site/content/services-page.ts";
import { pageServices } from "#site/content/services.ts";
import { workedExamples } from "#site/content/worked-examples.ts";
import { readCaption } from "#site/rich-text/project/camera-name.ts";
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
  it.each([[hero.caption, hero.image]])(
    "“%s” names the project whose image it is, and its town",
    (caption, image) => {
      const project = live.find(({ title }) => caption.startsWith(`${title}, `));
      expect(project?.gallery.map(({ image }) => masterOf(image))).toContain(ofCard(image));
      expect(caption).toContain(`, ${town(project?.location ?? "?")}. `);
    },
  );
});

describe("services", () => {
  it.each(pageServices.map((service) => [service.title, service] as const))(
    "SV02 %s names a published project and shows one of its images",
    (_, service) => {
      const { gallery } = titled(live, service.project);
      const shown = gallery.map(({ image }) => masterOf(image));
      expect(shown).toContain(ofCard(serviceImages[service.id]));
    },
  );

  it("SV02 each names another project", () => {
    expect(new Set(pageServices.map(({ project }) => project)).size).toBe(pageServices.length);
  });

  it.each(workedExamples.entries.map((example) => [example.project, example] as const))(
    "SV02 the sums of %s agree with its budget, the lowest fee and the duration of its services",
    (title, example) => {
      const [min = 0, max = Infinity] = [
        ...titled(live, title).budgetRange.matchAll(/[\d,]+/g),
      ].map(([sum]) => Number(sum.replaceAll(",", "")));
      const total = example.fee + example.works.amount;
      expect(total).toBeGreaterThanOrEqual(min);
      expect(total).toBeLessThanOrEqual(max);
      const taken = pageServices.filter(({ id }) => new Set<string>(example.services).has(id));
      expect(taken).toHaveLength(example.services.length);
      const lowest = taken.reduce((sum, { fee }) => sum + fee.from, 0);
      expect(example.fee).toBeGreaterThanOrEqual(lowest);
      expect(titled(live, title).outcome).not.toBe("");
    },
  );

  it("SV02 the renovation takes as long as the service and the article say", () => {
    const [apartment] = workedExamples.entries;
    const renovation = pageServices.find(({ id }) => id === "renovation");
    expect(apartment.time).toBe(renovation?.duration);
    expect(titled(posts, "Sixteen Weeks: A Renovation Calendar").status).toBe("published");
    expect(apartment.scope).toContain("16 weeks on site");
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
      const [, stated] =
        /(?:Apartment|suite|Café|house) of ([\d.]+) square meters/.exec(description) ?? [];
      if (stated !== undefined) {
        expect(Math.abs(areaSqft / SQFT_PER_M2 - Number(stated))).toBeLessThan(1);
      }
    }
  });

  /** Floors of the same size, of which the plan shows one. */
  const floors = [
    ["Corner Café", 1],
    ["House with a Garden Room", 2],
  ] as const;

  it.each(floors)("%s has the area of its drawn length and width", (title, count) => {
    const { plan, areaSqft } = titled(live, title);
    const drawing = plans.get(plan ?? "");
    const [, length = "", width = ""] =
      /([\d.]+) by ([\d.]+) meters/.exec(drawing?.description ?? "") ?? [];
    const measures = drawing?.labels.map(({ text }) => text);
    expect(measures).toEqual(expect.arrayContaining([length, width]));
    const squareMeters = Number(length) * Number(width) * count;
    expect(Math.abs(areaSqft / SQFT_PER_M2 - squareMeters)).toBeLessThan(0.5);
  });

  it.each(live.filter(({ plan }) => plan !== null))(
    "$title has captions with the names of its plan's cameras, and with no other letter",
    ({ plan, gallery }) => {
      const named = gallery.flatMap(({ caption }) => readCaption(caption).camera ?? []);
      expect(named).toContain("A");
      const drawn = plans.get(plan ?? "")?.cameras.map(({ name }) => name);
      expect(drawn).toEqual(expect.arrayContaining(named));
    },
  );

  it.each([...plans])("%s has scale and outer wall on its left edge", (_, drawing) => {
    const starts = [drawing.structure, drawing.scale].map((path) =>
      Math.min(...[...path.matchAll(/[ML]([\d.]+) /g)].map(([, x]) => Number(x))),
    );
    for (const start of starts) expect(start - drawing.left).toBeCloseTo(0.6);
    for (const { x } of drawing.labels) expect(x).toBeGreaterThan(drawing.left);
  });
});

describe("areas", () => {
  /** Square meters that texts state for a whole project, by the project's title. */
  const stated = [
    ["Minimalist Apartment", /(\d+) square meters (?:for two people|got larger)/g, 78],
    ["Travertine Bath", /(\d+\.\d)\sm² of bath and dressing room/g, 17.6],
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

describe("awards", () => {
  const awards = parseAwards(demoSettings.awardLedger);

  it("are as many as About states, and as many prizes of a jury as Home states", () => {
    expect(awards).toHaveLength(linesOf(demoSettings.awardLedger).length);
    expect(awards.length).toBeGreaterThanOrEqual(Number.parseInt(defaultSettings.awardsWon, 10));
    const prizes = awards.filter(({ isSelection }) => !isSelection);
    expect(prizes.length).toBeGreaterThanOrEqual(Number.parseInt(defaultSettings.awards, 10));
  });

  it("are none before the studio's first year, nor after the year of its copyright", () => {
    const years = awards.map(({ year }) => Number(year));
    expect(Math.min(...years)).toBeGreaterThanOrEqual(Number(defaultSettings.foundedYear));
    expect(Math.max(...years)).toBeLessThanOrEqual(Number(defaultSettings.copyrightYear));
  });

  it("and press lines that link a project are not older than its work", () => {
    const linked = [...awards, ...parsePress(demoSettings.press)].filter(
      ({ project }) => project !== null,
    );
    expect(linked.length).toBeGreaterThanOrEqual(8);
    for (const { year, project } of linked) {
      const row = live.find(({ title }) => `/portfolio/${slugOf(title)}` === project);
      expect(row, project ?? "").toBeDefined();
      expect(Number(year), project ?? "").toBeGreaterThanOrEqual(Number(row?.finished.slice(0, 4)));
    }
  });
});

it("the projects were finished in at least five years, the studio's first year and today between them", () => {
  const years = live.map(({ finished }) => Number(finished.slice(0, 4)));
  expect(new Set(years).size).toBeGreaterThanOrEqual(5);
  expect(Math.min(...years)).toBeGreaterThanOrEqual(Number(defaultSettings.foundedYear));
  for (const { finished } of live) expect(Date.parse(finished)).toBeLessThan(Date.now());
});

describe("invented proof", () => {
  it("is marked in each line, and a new studio has none", () => {
    for (const [name, text] of Object.entries(demoSettings)) {
      expect(defaultSettings[name as keyof typeof demoSettings]).toBe("");
      for (const line of text.split("\n")) expect(line).toMatch(/ \(demo\)(?: \||$)/);
    }
    for (const { testimonial, file } of projects) {
      if (testimonial !== null) expect(testimonial.role, file).toMatch(/^\p{Lu}.+ \(demo\)$/u);
    }
  });

  it("has the words of three clients with a name and a result", () => {
    const signed = live.filter(({ testimonial }) => / and /.test(testimonial?.person ?? ""));
    expect(signed.length).toBeGreaterThanOrEqual(3);
    for (const { outcome } of signed) expect(outcome).not.toBe("");
  });
});

it("links between records lead to published records", () => {
  const known = new Set([
    ...live.map(({ title }) => `/portfolio/${slugOf(title)}`),
    ...posts
      .filter(({ status, day }) => status === "published" && day <= 0)
      .map(({ title }) => `/blog/${slugOf(title)}`),
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

/** The address that the database makes of a title. */
function slugOf(title: string): string {
  return title
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
