import { withoutFocus } from "#supabase/data/image-focus.ts";
import type { GalleryImage, PublishedProject } from "#supabase/data/public-projects.ts";
import { defaultProjectImage } from "#site/content/portfolio.ts";

type ProjectImages = Pick<PublishedProject, "title" | "featuredImageUrl" | "galleryImages">;

/** The images of a project, the featured one first and without duplicates; at least the stock image. */
export function projectImages(project: ProjectImages): readonly GalleryImage[] {
  const { title, featuredImageUrl, galleryImages } = project;
  const [first] = galleryImages;
  if (featuredImageUrl === null) {
    return first === undefined
      ? [{ url: defaultProjectImage, alt: "", caption: "" }]
      : galleryImages;
  }
  const file = withoutFocus(featuredImageUrl);
  if (galleryImages.some(({ url }) => withoutFocus(url) === file)) return galleryImages;
  return [{ url: featuredImageUrl, alt: title, caption: "" }, ...galleryImages];
}
