import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { images } from "#site/content/images.ts";
import { defaultProjectImage, defaultProjectImageSize } from "#site/content/portfolio.ts";
import { imageManifest } from "./image-manifest.ts";
import { siteCrops } from "./site-crops.ts";

const folder = new URL("../../public/images/", import.meta.url);
const fixed = ["default-post.webp", "default-project.webp", "og-default.jpg"];

describe("the images of the site", () => {
  it("match the crop list, with its texts and widths", () => {
    const texts = Object.entries(images).map(([key, { alt, widths }]) => [key, alt, widths]);
    expect(texts).toEqual(
      Object.entries(siteCrops).map(([key, { alt, widths }]) => [key, alt, widths]),
    );
  });

  it("are listed in the file that `npm run images` writes", () => {
    const entries = Object.entries(images).map(([key, image]) => ({ key, ...image }));
    const file = new URL("../../content/images.ts", import.meta.url);
    expect(imageManifest(entries)).toBe(readFileSync(file, "utf8"));
  });

  it("exist in every width, the widest also as WebP, without other files", () => {
    const derived = Object.values(images).flatMap(({ name, width, widths }) => [
      ...widths.map((each) => `${name}-${each}.avif`),
      `${name}-${width}.webp`,
    ]);
    expect(readdirSync(folder).sort()).toEqual([...derived, ...fixed].sort());
  });

  it("have at most ten megabytes in total and 120 KB each", () => {
    const sizes = readdirSync(folder).map((file) => statSync(new URL(file, folder)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(10_000_000);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(120_000);
  });

  it("have unique alt texts that describe the content", () => {
    const texts = Object.values(images).map(({ alt }) => alt);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).not.toMatch(/^(image|picture|photo)\b/i);
  });

  it("SU30 include a stock image of the size that pages assume", async () => {
    const file = fileURLToPath(new URL(`../../public${defaultProjectImage}`, import.meta.url));
    const { width, height } = await sharp(file).metadata();
    expect({ width, height }).toEqual(defaultProjectImageSize);
  });

  it("have their originals in the repository", () => {
    for (const { master } of Object.values(siteCrops)) {
      expect(existsSync(new URL(`./originals/${master}.webp`, import.meta.url))).toBe(true);
    }
  });
});
