/**
 * `npm run images`: makes all images of the site and the demo content from the originals. Run it after a
 * change in `originals/` or in a crop list, and commit the results. With names of originals as arguments,
 * it makes only what is cropped from them, and deletes nothing.
 */
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp, { type Sharp } from "sharp";
import { SOCIAL_IMAGE } from "#site/config/social-image.ts";
import { withWordmark } from "#site/prerender/seo/with-wordmark.ts";
import { originals } from "./originals.ts";
import type { Crop } from "./originals.ts";
import { imageManifest, type DerivedImage } from "./image-manifest.ts";
import { seedCrops } from "./seed-crops.ts";
import { siteCrops, type SiteCrop } from "./site-crops.ts";
import { swatchCrops } from "./swatch-crops.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const siteFolder = path("../../public/images/");
const seedFolder = path("../../../supabase/seed/images/");
const manifestFile = path("../../content/images.ts");

/** Chosen by eye at 640 and 1280 px: at lower quality, slats and plaster blur. */
const AVIF_QUALITY = 52;
const WEBP_QUALITY = 74;
/** From this width images are drawn on dense screens only, where lower quality is invisible. */
const DENSE_WIDTH = 1600;
const webp = { quality: WEBP_QUALITY, effort: 6, smartSubsample: true } as const;

/** Width limits in pixels of an uploaded demo image, and of a swatch: it is drawn 144 px wide, at up to three pixels each. */
const SEED_WIDTH = 1920;
const SWATCH_WIDTH = 432;

const masters = new Set(process.argv.slice(2));
for (const master of masters) {
  if (!(master in originals)) throw new Error(`There is no original named "${master}".`);
}
const isWanted = ({ master }: Crop) => masters.size === 0 || masters.has(master);

if (masters.size === 0) {
  await emptyFolder(siteFolder);
  await emptyFolder(seedFolder);
}
const derived: DerivedImage[] = [];
for (const [key, crop] of Object.entries(siteCrops)) {
  const name = key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (isWanted(crop)) await buildSiteImage(name, crop);
  derived.push(await describeSiteImage(key, name, crop));
}
for (const [name, crop] of Object.entries(seedCrops)) {
  if (isWanted(crop)) await buildSeedImage(name, crop, SEED_WIDTH);
}
for (const [name, crop] of Object.entries(swatchCrops)) {
  if (isWanted(crop)) await buildSeedImage(name, crop, SWATCH_WIDTH);
}
await buildFixedImages();
await writeFile(manifestFile, imageManifest(derived));

async function buildSiteImage(name: string, crop: SiteCrop): Promise<void> {
  for (const width of crop.widths) {
    const image = cropOriginal(crop).resize({ width, withoutEnlargement: true });
    const quality = width < DENSE_WIDTH ? AVIF_QUALITY : AVIF_QUALITY - 8;
    await image
      .avif({ quality, effort: 6, chromaSubsampling: "4:2:0" })
      .toFile(`${siteFolder}${name}-${width}.avif`);
  }
  const largest = Math.max(...crop.widths);
  const fallback = cropOriginal(crop).resize({ width: largest, withoutEnlargement: true });
  const quality = largest < DENSE_WIDTH ? WEBP_QUALITY : WEBP_QUALITY - 14;
  await fallback.webp({ ...webp, quality }).toFile(`${siteFolder}${name}-${largest}.webp`);
}

async function describeSiteImage(key: string, name: string, crop: SiteCrop): Promise<DerivedImage> {
  const largest = Math.max(...crop.widths);
  const original = originals[crop.master];
  const [, , width, height] = crop.area ?? [0, 0, original.width, original.height];
  return {
    key,
    name,
    width: largest,
    height: Math.round((largest * height) / width),
    widths: crop.widths,
    color: await meanColour(cropOriginal(crop)),
    alt: crop.alt,
  };
}

async function buildSeedImage(name: string, crop: Crop, width: number): Promise<void> {
  const image = cropOriginal(crop).resize({ width, withoutEnlargement: true });
  await image.webp(webp).toFile(`${seedFolder}${name}.webp`);
}

/** Files with fixed URLs: the stock images and the default social image. */
async function buildFixedImages(): Promise<void> {
  const stock = { width: 1200, height: 800 };
  await cropOriginal({ master: "material-board" })
    .resize(stock)
    .webp(webp)
    .toFile(`${siteFolder}default-post.webp`);
  await cropOriginal({ master: "dining-pendant" })
    .resize(stock)
    .webp(webp)
    .toFile(`${siteFolder}default-project.webp`);
  const social = await cropOriginal({ master: "hero-living-room", area: [0, 120, 1920, 1008] })
    .resize(SOCIAL_IMAGE)
    .png()
    .toBuffer();
  await writeFile(`${siteFolder}og-default.jpg`, await withWordmark(social));
}

function cropOriginal({ master, area }: Crop): Sharp {
  const image = sharp(path(`./originals/${master}.webp`));
  if (!area) return image;
  const [left, top, width, height] = area;
  return image.extract({ left, top, width, height });
}

/** The mean colour, shown until the image has loaded. */
async function meanColour(image: Sharp): Promise<string> {
  const pixel = await image.resize(1, 1, { fit: "fill" }).removeAlpha().raw().toBuffer();
  return `#${pixel.toString("hex")}`;
}

async function emptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const file of await readdir(folder)) await rm(`${folder}${file}`);
}
