import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { readPosts } from "#supabase/seed/posts.ts";
import { readProjects } from "#supabase/seed/projects.ts";
import { workOf } from "#site/content/project-work.ts";
import { plans } from "#site/content/plans/plans.ts";
import { portfolioIntro } from "#site/content/portfolio.ts";
import { process } from "#site/content/services-page.ts";
import { pageServices } from "#site/content/services.ts";
import { readCaption } from "#site/rich-text/project/camera-name.ts";
import { originals } from "#site/tools/images/originals.ts";
import type { Crop } from "#site/tools/images/originals.ts";
import { seedCrops } from "#site/tools/images/seed-crops.ts";
import { swatchCrops } from "#site/tools/images/swatch-crops.ts";

/*
 * The page of each demo project agrees with itself: captions with the plan, materials with the images, price lines of
 * services with the project that they link.
 */
const projects = readProjects();
const live = projects.filter(({ status }) => status === "published");
const published = readPosts().filter(({ status, day }) => status === "published" && day <= 0);
const MATERIALS_MIN = 4;
const CREDITS_MIN = 4;
/** Widths in pixels of a sample: 9rem at twice the density, and the limit of the build. */
const SAMPLE_MIN = 288;
const SAMPLE_MAX = 432;

function cropNamed(crops: Readonly<Record<string, Crop>>, name: string): Crop {
  const crop = crops[name];
  if (crop === undefined) throw new Error(`There is no crop called "${name}"`);
  return crop;
}

function areaOf({ master, area }: Crop) {
  const { width, height } = originals[master];
  return area ?? ([0, 0, width, height] as const);
}

/** Whether a crop of the same original lies within an image. */
function contains(image: Crop, sample: Crop): boolean {
  const [left, top, width, height] = areaOf(image);
  const [x, y, across, down] = areaOf(sample);
  const isWithin = x >= left && y >= top && x + across <= left + width && y + down <= top + height;
  return image.master === sample.master && isWithin;
}

describe("materials", () => {
  it.each(live)(
    "of $title are samples cut out of what its own images show",
    ({ gallery, materials }) => {
      const shown = gallery.map(({ image }) => cropNamed(seedCrops, image));
      expect(materials.length).toBeGreaterThanOrEqual(MATERIALS_MIN);
      for (const { name, swatch } of materials) {
        const sample = cropNamed(swatchCrops, swatch);
        expect(
          shown.some((image) => contains(image, sample)),
          name,
        ).toBe(true);
      }
    },
  );

  it.each(Object.keys(swatchCrops))(
    "SU30 %s is square, with two pixels for each that a page draws",
    async (name) => {
      const [, , width, height] = areaOf(cropNamed(swatchCrops, name));
      expect(width).toBe(height);
      expect(width).toBeGreaterThanOrEqual(SAMPLE_MIN);
      const file = fileURLToPath(
        new URL(`../../supabase/seed/images/${name}.webp`, import.meta.url),
      );
      const stored = await sharp(file).metadata();
      expect([stored.width, stored.height]).toEqual(Array(2).fill(Math.min(width, SAMPLE_MAX)));
    },
  );

  it("share no sample", () => {
    const swatches = live.flatMap(({ materials }) => materials.map(({ swatch }) => swatch));
    expect(new Set(swatches).size).toBe(swatches.length);
  });
});

describe("credits", () => {
  it.each(live)("of $title are at least four, one of them for the pictures", ({ credits }) => {
    expect(credits.length).toBeGreaterThanOrEqual(CREDITS_MIN);
    expect(credits.filter(({ role }) => role === "Pictures")).toHaveLength(1);
    expect(portfolioIntro.lead).toContain("our own renderings");
  });

  it("link articles that are published", () => {
    const links = live.flatMap(({ credits }) => credits.flatMap(({ link }) => link || []));
    const files = published.map(({ file }) => file.replace(/^posts\/(.*)\.md$/, "/blog/$1"));
    expect(links.length).toBeGreaterThan(0);
    expect(files).toEqual(expect.arrayContaining(links));
  });
});

describe("captions", () => {
  const captions = projects.flatMap(({ gallery }) => gallery.map(({ caption }) => caption));

  it("excuse no image by the time before the work was finished, except one mock-up off the plan", () => {
    const excuses = captions.filter((caption) =>
      /mock-up|tried out|until the|before (?:it|the \w+(?: \w+)?) (?:was built|came|went)/i.test(
        caption,
      ),
    );
    expect(excuses).toHaveLength(1);
    expect(excuses.map((caption) => readCaption(caption).camera)).toEqual([null]);
  });

  it.each(live)("of $title name a camera once, or at two hours", ({ plan, gallery }) => {
    const named = gallery.flatMap(({ caption }) => readCaption(caption).camera ?? []);
    const drawn = plans.get(plan ?? "")?.cameras.map(({ name }) => name) ?? [];
    expect(drawn).toEqual(expect.arrayContaining(named));
    expect(new Set(named).size).toBeGreaterThanOrEqual(named.length - 1);
  });
});

describe("SV02 the project of a service is one that its price line describes", () => {
  it.each(pageServices)("$title", ({ fee, duration, project: title }) => {
    const project = live.find((each) => each.title === title);
    if (project === undefined) throw new Error(`There is no project called "${title}"`);
    const stated = fee.unit.replace(/^(?:an?|one) /, "");
    const types = live.map(({ projectType }) => projectType.toLowerCase());
    if (types.includes(stated)) expect(project.projectType.toLowerCase()).toBe(stated);

    const time = workOf(project)?.time ?? "";
    if (/ on site$/.test(duration)) expect(time).toBe(duration);
    const [, from, to] = /^(\d+) to (\d+) weeks to the drawings$/.exec(duration) ?? [];
    if (from === undefined) return;
    const weeks = Number(/^(\d+) weeks of drawings, /.exec(time)?.[1]);
    expect(weeks).toBeGreaterThanOrEqual(Number(from));
    expect(weeks).toBeLessThanOrEqual(Number(to));
  });

  it("and the step of the design ends in the weeks that services state for their drawings", () => {
    const numbers = (text: string) => [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
    const [, concept, design] = process.steps.map(({ time }) => numbers(time));
    const conceptEnd = concept?.at(-1) ?? 0;
    const stated = pageServices
      .map(({ duration }) => duration)
      .filter((duration) => duration.endsWith("to the drawings"))
      .flatMap(numbers);
    expect(stated.length).toBeGreaterThan(2);
    expect(design?.map((weeks) => conceptEnd + weeks)).toEqual([
      Math.min(...stated),
      Math.max(...stated),
    ]);
  });

  it("and projects differ in the weeks of their drawings", () => {
    const weeks = live.flatMap((each) =>
      [...(workOf(each)?.time.matchAll(/^(\d+) weeks of drawings/g) ?? [])].map(
        ([, count]) => count,
      ),
    );
    expect(weeks.length).toBeGreaterThanOrEqual(5);
    expect(new Set(weeks).size).toBe(weeks.length);
  });
});

describe("the journal", () => {
  const days = published.map(({ day }) => day).toSorted((one, other) => other - one);

  it("spans 18 to 24 months, at irregular intervals of at least a week", () => {
    const months = ((days[0] ?? 0) - (days.at(-1) ?? 0)) / 30.4;
    expect(months).toBeGreaterThanOrEqual(18);
    expect(months).toBeLessThanOrEqual(24);
    const gaps = days.slice(1).map((day, index) => (days[index] ?? 0) - day);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(7);
    expect(new Set(gaps).size).toBeGreaterThanOrEqual(gaps.length / 2);
  });
});
