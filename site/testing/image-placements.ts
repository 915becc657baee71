import { readPosts } from "#supabase/seed/posts.ts";
import { readProjects } from "#supabase/seed/projects.ts";
import { paths } from "#site/config/paths.ts";
import * as about from "#site/content/about.ts";
import * as home from "#site/content/home.ts";
import { materials } from "#site/content/materials.ts";
import * as notFound from "#site/content/not-found.ts";
import * as services from "#site/content/services-page.ts";
import * as contact from "#site/content/studio-image.ts";
import { originals } from "#site/tools/images/originals.ts";
import type { Crop, Original } from "#site/tools/images/originals.ts";
import { seedCrops } from "#site/tools/images/seed-crops.ts";
import { siteCrops } from "#site/tools/images/site-crops.ts";

/** A page, or a record of the demo content, and the renders that it shows. */
export interface Placement {
  readonly page: string;
  readonly shown: readonly Original[];
}

/** Images that a list of records shows: one of each record, newest first. */
export interface ListPlacement {
  readonly list: string;
  readonly shown: readonly Original[];
}

const original = (crop: Crop | undefined, name: string): Original => {
  if (crop === undefined) throw new Error(`There is no crop called "${name}"`);
  return crop.master;
};
const ofSeed = (name: string) => original(seedCrops[name], name);
const keyOf = (name: string) => name.replaceAll(/-[a-z]/g, (part) => part.slice(1).toUpperCase());

export const subjectOf = (name: Original): string => originals[name].subject;

/** The renders of the static pages. Two crops of one render on a page count twice; alternatives for other
 * screens, named "portrait", do not. Swatches of materials, in a project or as links, are not counted. */
export function staticPlacements(): readonly Placement[] {
  const { portfolioSection, blogSection, ...rest } = home;
  const cards = [...portfolioSection.projects, ...blogSection.articles];
  return [
    // The cards of Home show the image of their record, which is counted with the record.
    { page: "/", shown: [...imagesIn(rest)] },
    { page: "/ with its cards", shown: [...imagesIn(rest), ...imagesIn(cards)] },
    { page: "/about", shown: imagesIn(about) },
    { page: "/services", shown: imagesIn(services) },
    { page: "/contact", shown: imagesIn(contact) },
    { page: "/404", shown: imagesIn(notFound) },
    ...materials.map((material) => ({
      page: paths.material(material.slug),
      shown: imagesIn(material),
    })),
  ];
}

/** The renders of the records that the demo shows to visitors. */
export function recordPlacements(): readonly Placement[] {
  const posts = readPosts().filter(({ status }) => status === "published");
  const projects = readProjects().filter(({ status }) => status === "published");
  return [
    ...posts.map(({ file, image, images }) => ({
      page: file,
      shown: [...(image === null ? [] : [image]), ...images].map(ofSeed),
    })),
    ...projects.map(({ file, image, gallery }) => ({
      page: file,
      shown: [...new Set([image, ...gallery.map((each) => each.image)])].map(ofSeed),
    })),
  ];
}

/** The lists of the blog and the portfolio: all records, and those of each category. */
export function listPlacements(): readonly ListPlacement[] {
  return [...listsOf("blog", readPosts()), ...listsOf("portfolio", readProjects())];
}

interface Listed {
  readonly status: string;
  readonly day: number;
  readonly category: string;
  readonly image: string | null;
}

function listsOf(name: string, rows: readonly Listed[]): readonly ListPlacement[] {
  const shown = rows
    .filter(({ status, day }) => status === "published" && day <= 0)
    .sort((one, other) => other.day - one.day);
  const images = (listed: readonly Listed[]) =>
    listed.flatMap(({ image }) => (image === null ? [] : [ofSeed(image)]));
  return [
    { list: name, shown: images(shown) },
    ...[...new Set(shown.map(({ category }) => category))].map((category) => ({
      list: `${name}: ${category}`,
      shown: images(shown.filter((each) => each.category === category)),
    })),
  ];
}

/** The render of a static card of Home. */
export function ofCard({ name }: { readonly name: string }): Original {
  return original(siteCrops[keyOf(name)], name);
}

/** The renders of all images in the values of a content module. */
function imagesIn(value: unknown): Original[] {
  if (typeof value !== "object" || value === null) return [];
  if ("name" in value && "widths" in value && typeof value.name === "string") {
    return value.name.endsWith("-portrait") && hasLandscape(value.name)
      ? []
      : [ofCard({ name: value.name })];
  }
  return Object.values(value).flatMap(imagesIn);
}

/** Whether a portrait is the crop of another image for narrow screens. */
function hasLandscape(name: string): boolean {
  return (
    Object.hasOwn(siteCrops, keyOf(name.replace(/-portrait$/, ""))) && !name.startsWith("sample")
  );
}
