import type { PublishedProject } from "#supabase/data/public-projects.ts";
import type { EmbedContext } from "../embed-context.ts";
import { isImagePath } from "./project-images.ts";

type WithImages = Pick<
  PublishedProject,
  "featuredImageUrl" | "galleryImages" | "plan" | "materials"
>;

/** The project with image URLs that resolve outside of the public site. */
export function withShownImages<Project extends WithImages>(
  project: Project,
  { toAssetUrl }: EmbedContext,
): Project {
  const { featuredImageUrl, galleryImages, plan, materials } = project;
  const shown = (value: string) => (isImagePath(value) ? toAssetUrl(value) : value);
  return {
    ...project,
    featuredImageUrl: featuredImageUrl === null ? null : shown(featuredImageUrl),
    galleryImages: galleryImages.map((image) => ({ ...image, url: shown(image.url) })),
    plan: plan === null ? null : shown(plan),
    materials: materials.map((material) => ({ ...material, swatch: shown(material.swatch) })),
  };
}
