import type { Crop } from "./originals.ts";

/** Samples of the demo's materials, beside their names on the pages of projects; written to `supabase/seed/images`. */
export const swatchCrops: Readonly<Record<string, Crop>> = {
  "swatch-terracotta": { master: "cafe-counter", area: [1304, 690, 360, 360] },
  "swatch-terrazzo": { master: "material-terrazzo", area: [200, 200, 720, 720] },
  "swatch-lime-plaster": { master: "material-limewash", area: [720, 0, 560, 560] },
  "swatch-oak": { master: "sample-oak" },
  "swatch-reeded-walnut": { master: "material-reeded-walnut", area: [300, 300, 700, 700] },
  "swatch-lime-plaster-shade": { master: "material-limewash", area: [700, 700, 560, 560] },
  "swatch-walnut": { master: "sample-walnut" },
  "swatch-knurled-brass": { master: "material-brass", area: [480, 700, 360, 360] },
  "swatch-oak-slats": { master: "hero-living-room", area: [804, 280, 360, 360] },
  "swatch-end-grain-oak": { master: "material-oak-end-grain", area: [200, 200, 700, 700] },
  "swatch-fluted-oak": { master: "minimalist-apartment-counter", area: [200, 1150, 400, 400] },
  "swatch-honed-marble": { master: "sample-honed-marble" },
  "swatch-brass": { master: "sample-brass" },
  "swatch-sawn-travertine": { master: "modern-luxury-villa-hearth", area: [470, 330, 360, 360] },
  "swatch-limestone": { master: "sample-limestone" },
  "swatch-ash-battens": { master: "sample-ash-battens" },
  "swatch-leather": { master: "sample-leather" },
  "swatch-boucle": { master: "material-boucle", area: [300, 300, 700, 700] },
  "swatch-headboard": { master: "sample-headboard" },
  "swatch-clay-paint": { master: "sample-clay-paint" },
  "swatch-smooth-brass": { master: "sample-smooth-brass" },
  "swatch-vein-cut-travertine": { master: "material-travertine", area: [200, 200, 800, 800] },
  "swatch-mineral-plaster": { master: "material-limewash", area: [0, 680, 600, 600] },
  "swatch-brushed-brass": { master: "material-brass", area: [580, 260, 360, 360] },
};
