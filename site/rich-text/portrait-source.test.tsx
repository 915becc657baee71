import { ChakraProvider } from "@chakra-ui/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { publicSystem } from "#site/ui/theme/public-system.ts";
import { CoverImage } from "./cover-image.tsx";
import { imageVariantsKey, portraitCropKey } from "./image-variants.ts";

const FILE = "https://x.test/a.webp";
const FOCUSED = `${FILE}#focus=10,50`;

/** The sources of a cover image with variants and a portrait crop, and the style of the image. */
function coverOf(croppable: boolean) {
  const cache = new QueryClient();
  cache.setQueryData(imageVariantsKey(FILE), {
    ...{ name: "a", widths: [480, 960], width: 960, height: 640, color: "#8a7f70" },
  });
  cache.setQueryData(portraitCropKey(FOCUSED), { name: "a-portrait", widths: [480, 784] });
  const { container, unmount } = render(
    <QueryClientProvider client={cache}>
      <ChakraProvider value={publicSystem}>
        <CoverImage address={FOCUSED} stockImage="" alt="" croppable={croppable} />
      </ChakraProvider>
    </QueryClientProvider>,
  );
  const sources = [...container.querySelectorAll("source")].map(({ media, srcset }) => [
    ...[media, srcset],
  ]);
  const color = container.querySelector("img")?.style.backgroundColor;
  unmount();
  return { sources, color };
}

const VARIANTS = ["", "/pictures/a-480.avif 480w, /pictures/a-960.avif 960w"];

it("phones choose the portrait crop of an image that fills their width, and only of that", () => {
  const crop = "/pictures/a-portrait-480.avif 480w, /pictures/a-portrait-784.avif 784w";
  expect(coverOf(true).sources).toEqual([["(max-width: 29.99rem)", crop], VARIANTS]);
  expect(coverOf(false).sources).toEqual([VARIANTS]);
});

it("an image shows its mean color until it has loaded", () => {
  expect(coverOf(false).color).toBe("rgb(138, 127, 112)");
});
