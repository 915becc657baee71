import { expect, it } from "vitest";
import { defaultProjectPicture } from "#site/content/portfolio.ts";
import { projectPictures } from "./project-pictures.ts";

const image = (url: string) => ({ url, alt: "a", caption: "" });
const project = { title: "Villa", featuredImageUrl: null, galleryImages: [] };

it("PF04 falls back to the stock image if there is none", () => {
  expect(projectPictures(project)).toEqual([{ url: defaultProjectPicture, alt: "", caption: "" }]);
});

it("shows the featured image first, once", () => {
  const galleryImages = [image("/a.webp"), image("/b.webp")];
  expect(
    projectPictures({ ...project, featuredImageUrl: "/c.webp", galleryImages }).map(
      ({ url }) => url,
    ),
  ).toEqual(["/c.webp", "/a.webp", "/b.webp"]);
  expect(projectPictures({ ...project, featuredImageUrl: "/b.webp", galleryImages })).toHaveLength(
    2,
  );
  expect(projectPictures({ ...project, galleryImages })).toEqual(galleryImages);
});
