import { describe, expect, it } from "vitest";
import type { GalleryImage } from "#supabase/data/public-projects.ts";
import { assignImages, projectImageUrls } from "./project-images.ts";

const image = (url: string, stage: GalleryImage["stage"] = ""): GalleryImage => ({
  ...{ url, alt: "a", caption: "", credit: "" },
  stage,
});
const project = {
  ...{ title: "Villa", content: "", featuredImageUrl: null, galleryImages: [] },
  ...{ plan: null, materials: [] },
};
const urls = (images: readonly GalleryImage[]) => images.map(({ url }) => url);

describe("SU28 the images of a project page", () => {
  it("are none without images", () => {
    expect(assignImages(project)).toEqual({ opener: null, pairs: [], plans: [], story: [] });
    expect(projectImageUrls(project)).toEqual([]);
  });

  it("open with the featured image, shown once", () => {
    const galleryImages = [image("/a.webp"), image("/b.webp")];
    const outside = assignImages({
      ...project,
      featuredImageUrl: "/c.webp#focus=1,2",
      galleryImages,
    });
    expect(outside.opener).toMatchObject({ url: "/c.webp#focus=1,2", alt: "Villa" });
    expect(urls(outside.story)).toEqual(["/a.webp", "/b.webp"]);
    const inside = assignImages({
      ...project,
      featuredImageUrl: "/b.webp#focus=1,2",
      galleryImages,
    });
    expect(inside.opener?.url).toBe("/b.webp");
    expect(urls(inside.story)).toEqual(["/a.webp"]);
    expect(assignImages({ ...project, galleryImages }).opener?.url).toBe("/a.webp");
  });

  it("open with a plain image when the featured one belongs to a pair", () => {
    const galleryImages = [
      ...[image("/old.webp", "before"), image("/new.webp", "after")],
      ...[image("/tap.webp", "detail"), image("/wide.webp")],
    ];
    const { opener, pairs, story } = assignImages({
      ...project,
      featuredImageUrl: "/new.webp",
      galleryImages,
    });
    expect(opener?.url).toBe("/wide.webp");
    expect(pairs.map(({ before, after }) => [before.url, after.url])).toEqual([
      ["/old.webp", "/new.webp"],
    ]);
    expect(urls(story)).toEqual(["/tap.webp"]);
  });

  it("leave an image without its counterpart, and repeated and textual ones, to the text", () => {
    const galleryImages = [
      ...[image("/a.webp"), image("/a.webp"), image("/old.webp", "before")],
      ...[image("/b.webp"), image("/plan.webp", "plan")],
    ];
    const content = "One.\n\n![B](/b.webp)";
    const { opener, pairs, plans, story } = assignImages({ ...project, content, galleryImages });
    expect(opener?.url).toBe("/a.webp");
    expect(pairs).toEqual([]);
    expect(urls(plans)).toEqual(["/plan.webp"]);
    expect(urls(story)).toEqual(["/old.webp"]);
  });

  it("include plan and swatches that are images, for the responsive copies", () => {
    const materials = ["#c9b79c", "/oak.webp", ""].map((swatch) => ({
      name: "",
      note: "",
      swatch,
    }));
    expect(projectImageUrls({ ...project, plan: "https://x.test/p.webp", materials })).toEqual([
      "https://x.test/p.webp",
      "/oak.webp",
    ]);
    expect(projectImageUrls({ ...project, plan: "dining-room" })).toEqual([]);
  });
});
