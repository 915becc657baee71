import { withoutImageFragment } from "#supabase/data/image-focus.ts";
import type { GalleryImage, PublishedProject } from "#supabase/data/public-projects.ts";

type WithImages = Pick<
  PublishedProject,
  "title" | "content" | "featuredImageUrl" | "galleryImages"
>;

/** The same view before and after the work. */
export interface ImagePair {
  readonly before: GalleryImage;
  readonly after: GalleryImage;
}

/** The images of a project by their place on its page; each image has one place. */
interface ProjectImages {
  /** The large image below the title; null if the project has none. */
  readonly opener: GalleryImage | null;
  readonly pairs: readonly ImagePair[];
  readonly plans: readonly GalleryImage[];
  /** The images between the parts of the text, in the order of the gallery. */
  readonly story: readonly GalleryImage[];
}

/**
 * Assigns the images. The opener is the featured image; if that belongs to a pair, the first image of the
 * gallery without a stage. The n-th image "before" is paired with the n-th one "after". An image that the
 * text contains is left to the text.
 */
export function assignImages(project: WithImages): ProjectImages {
  const images = [...featuredOnly(project), ...withoutRepeats(project.galleryImages)];
  const pairs = pairsOf(images);
  const paired = new Set(pairs.flatMap(({ before, after }) => [before, after]));
  const free = images.filter((image) => !paired.has(image));
  const plain = free.filter(({ stage }) => stage === "");
  const opener = free.find((image) => isFeatured(project, image)) ?? plain[0] ?? null;
  const others = free.filter((image) => image !== opener && !isInText(project, image));
  return {
    opener,
    pairs,
    plans: others.filter(({ stage }) => stage === "plan"),
    story: others.filter(({ stage }) => stage !== "plan"),
  };
}

/** The featured image, if it is not part of the gallery. */
function featuredOnly({ title, featuredImageUrl, galleryImages }: WithImages): GalleryImage[] {
  if (featuredImageUrl === null) return [];
  const file = withoutImageFragment(featuredImageUrl);
  if (galleryImages.some(({ url }) => withoutImageFragment(url) === file)) return [];
  return [{ url: featuredImageUrl, alt: title, caption: "", stage: "", credit: "" }];
}

function withoutRepeats(images: readonly GalleryImage[]): GalleryImage[] {
  const files = images.map(({ url }) => withoutImageFragment(url));
  return images.filter((_, index) => files.indexOf(files[index] ?? "") === index);
}

function pairsOf(images: readonly GalleryImage[]): ImagePair[] {
  const after = images.filter(({ stage }) => stage === "after");
  return images
    .filter(({ stage }) => stage === "before")
    .flatMap((before, index) => {
      const match = after[index];
      return match === undefined ? [] : [{ before, after: match }];
    });
}

function isFeatured({ featuredImageUrl }: WithImages, { url }: GalleryImage): boolean {
  return (
    featuredImageUrl !== null &&
    withoutImageFragment(featuredImageUrl) === withoutImageFragment(url)
  );
}

function isInText({ content }: WithImages, { url }: GalleryImage): boolean {
  return content.includes(`](${withoutImageFragment(url)}`);
}

/** URL of the opener, with the focal point of the featured image if it is that; null without an opener. */
export function openerUrl(project: WithImages): string | null {
  const { opener } = assignImages(project);
  if (opener === null) return null;
  return isFeatured(project, opener) ? project.featuredImageUrl : opener.url;
}

type WithStory = WithImages & Pick<PublishedProject, "plan" | "materials">;

/** The URLs of all images that the page shows outside of the text. */
export function projectImageUrls(project: WithStory): string[] {
  const { opener, pairs, plans, story } = assignImages(project);
  const images = [
    ...(opener === null ? [] : [opener]),
    ...pairs.flatMap(({ before, after }) => [before, after]),
    ...plans,
    ...story,
  ];
  const { plan, materials } = project;
  const others = [plan ?? "", ...materials.map(({ swatch }) => swatch)];
  return [...images.map(({ url }) => withoutImageFragment(url)), ...others.filter(isImagePath)];
}

/** True for the URL or path of an image, false for a color, the name of a plan, and empty text. */
export function isImagePath(value: string): boolean {
  return /^(https?:\/)?\//.test(value);
}
