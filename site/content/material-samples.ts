import { paths } from "#site/config/paths.ts";
import type { SiteImage } from "#site/ui/picture.tsx";
import { images } from "./images.ts";
import { materialTerms } from "./material-terms.ts";
import type { MaterialTerms } from "./material-terms.ts";

export type MaterialSlug = (typeof materialTerms)[number]["slug"];

/** A material as links show it. The texts of its page load with that page only. */
export interface MaterialSample extends MaterialTerms {
  readonly slug: MaterialSlug;
  readonly image: SiteImage;
}

const closeViews: Readonly<Record<MaterialSlug, SiteImage>> = {
  travertine: images.materialTravertine,
  "reeded-walnut": images.materialReededWalnut,
  boucle: images.materialBoucle,
  limewash: images.materialLimewash,
  linen: images.materialLinen,
  "oak-end-grain": images.materialOakEndGrain,
  terrazzo: images.materialTerrazzo,
  brass: images.materialBrass,
};

export const materialSamples: readonly MaterialSample[] = materialTerms.map((material) => ({
  ...material,
  image: closeViews[material.slug],
}));

/** Fragment of the list of materials on the page of the portfolio. */
export const MATERIALS_ID = "materials";

/** Texts around the entries. */
export const materialWords = {
  back: { label: "All materials", to: `${paths.portfolio}#${MATERIALS_ID}` },
  eyebrow: "Materials",
  ages: "How it ages",
  care: "Care",
  projects: "Rooms that use it",
  posts: "What we have written about it",
  others: "Other materials",
  all: "What our rooms are made of",
  sample: { label: "Ask for a sample", to: paths.contact },
} as const;
