import { expect, it } from "vitest";
import { defaultProjectImage } from "#site/content/portfolio.ts";
import { projectImages } from "./project-images.ts";

const image = (url: string) => ({ url, alt: "a", caption: "" });
const project = { title: "Villa", featuredImageUrl: null, galleryImages: [] };

it("PF04 falls back to the stock image if there is none", () => {
  expect(projectImages(project)).toEqual([{ url: defaultProjectImage, alt: "", caption: "" }]);
});

it("shows the featured image first, once", () => {
  const galleryImages = [image("/a.webp"), image("/b.webp")];
  expect(
    projectImages({ ...project, featuredImageUrl: "/c.webp", galleryImages }).map(({ url }) => url),
  ).toEqual(["/c.webp", "/a.webp", "/b.webp"]);
  expect(projectImages({ ...project, featuredImageUrl: "/b.webp", galleryImages })).toHaveLength(2);
  expect(projectImages({ ...project, galleryImages })).toEqual(galleryImages);
});
