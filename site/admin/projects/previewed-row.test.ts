import { expect, it } from "vitest";
import { NEW_IMAGE } from "#site/schemas/gallery-image.ts";
import { previewedRow } from "./previewed-row.ts";
import { emptyProject } from "./project-values.ts";

const empty = emptyProject(new Date(2025, 2, 9));
const context = { slug: "loft", chosenFileUrl: null, objectUrlOf: () => "" };

it("SU08 the preview shows what a save would store", () => {
  const values = {
    ...empty,
    title: " Loft ",
    description: "Quiet.",
    typedImageUrl: "/images/a.webp",
  };
  expect(previewedRow(values, context)).toMatchObject({
    ...{ slug: "loft", title: "Loft", description: "Quiet.", content: "Quiet." },
    ...{ featured_image_url: "/images/a.webp", project_date: "2025-03-09", testimonial: null },
  });
});

it("a project without a title has one in the preview", () => {
  expect(previewedRow(empty, context).title).toBe("Untitled project");
});

it("images that are not uploaded yet are part of the preview", () => {
  const gallery = [
    { ...NEW_IMAGE, additionId: "u1", alt: "A bath" },
    { ...NEW_IMAGE, url: "/images/b.webp", additionId: "" },
    { ...NEW_IMAGE, additionId: "lost" },
  ];
  const row = previewedRow(
    { ...empty, gallery, typedImageUrl: "/images/a.webp", focus: "30,60" },
    {
      slug: "",
      chosenFileUrl: "blob:featured",
      objectUrlOf: (additionId) => (additionId === "u1" ? "blob:bath" : ""),
    },
  );
  expect(row.featured_image_url).toBe("blob:featured#focus=30,60");
  expect(row.gallery_images.map(({ url, alt }) => [url, alt])).toEqual([
    ["blob:bath", "A bath"],
    ["/images/b.webp", ""],
  ]);
});

it("image URLs that a save would refuse are not requested by the preview", () => {
  const typed = { typedImageUrl: "http://studio.example/a.png", plan: "javascript:alert(1)" };
  const row = previewedRow({ ...empty, ...typed }, context);
  expect(row).toMatchObject({ featured_image_url: null, plan: null });
});
