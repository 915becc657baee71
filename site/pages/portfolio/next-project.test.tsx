import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { createQueryClient } from "#site/config/query-client.ts";
import { inSite, silentClient } from "#site/testing/in-site.tsx";
import { NextProject } from "./next-project.tsx";
import { projectLinksQuery } from "./project-queries.ts";

afterEach(cleanup);

const uploaded = (size: string) =>
  `https://x.test/storage/v1/object/public/project-images/1763000000000-aaaaaaaaaaaa${size}.webp`;

/** The width in pixels that the image's frame is limited to, and the image's `sizes`. */
function frameOf(featuredImageUrl: string | null) {
  const cache = createQueryClient();
  const link = { slug: "barn", title: "The barn", location: null, featuredImageUrl };
  cache.setQueryData(projectLinksQuery(silentClient).queryKey, [{ ...link, slug: "loft" }, link]);
  render(inSite(<NextProject slug="loft" />, { cache }));
  const section = screen.getByRole("region", { name: "Next project" });
  const frame = section.querySelector<HTMLElement>("[style*='--pixels']");
  return {
    pixels: frame?.style.getPropertyValue("--pixels"),
    sizes: section.querySelector("img")?.getAttribute("sizes"),
  };
}

it.each([
  ["w1300h1300", "1300px"],
  ["w1600h900", "1350px"],
])("SU30 the next project's image of %s fills a frame of at most %s", (size, pixels) => {
  expect(frameOf(uploaded(size)).pixels).toBe(pixels);
});

it("SU30 its sizes are those of the screen's density", () => {
  const { sizes } = frameOf(uploaded("w1300h1300"));
  expect(sizes).toBe(
    "(min-width: 48rem) and (min-resolution: 1.5dppx) min(62vw, 650px), (min-width: 48rem) min(62vw, 1300px), 100vw",
  );
});

it("SU30 a project without an image has the frame of the stock image", () => {
  expect(frameOf(null).pixels).toBe("1200px");
});
