import type { Crop } from "./originals.ts";

/** Samples of the demo's materials, beside their names on the pages of projects; written to `supabase/seed/images`. */
export const swatchCrops: Readonly<Record<string, Crop>> = {
  "swatch-terracotta": { master: "cafe-counter", area: [1344, 742, 280, 280] },
  "swatch-terrazzo": { master: "material-terrazzo", area: [200, 200, 720, 720] },
  "swatch-lime-plaster": { master: "material-limewash", area: [720, 0, 560, 560] },
  "swatch-oak": { master: "dining-pendant-table", area: [1330, 1090, 190, 190] },
  "swatch-reeded-walnut": { master: "material-reeded-walnut", area: [300, 300, 700, 700] },
  "swatch-lime-plaster-shade": { master: "material-limewash", area: [700, 700, 560, 560] },
  "swatch-walnut": { master: "executive-office-suite", area: [30, 240, 210, 210] },
  "swatch-knurled-brass": { master: "material-brass", area: [580, 620, 190, 190] },
  "swatch-oak-slats": { master: "hero-living-room", area: [800, 420, 260, 260] },
  "swatch-end-grain-oak": { master: "material-oak-end-grain", area: [200, 200, 700, 700] },
  "swatch-fluted-oak": { master: "minimalist-apartment-counter", area: [200, 1150, 400, 400] },
  "swatch-honed-marble": { master: "minimalist-apartment-counter", area: [60, 200, 260, 260] },
  "swatch-brass": { master: "material-brass", area: [260, 280, 330, 330] },
  "swatch-sawn-travertine": { master: "modern-luxury-villa-hearth", area: [500, 360, 300, 300] },
  "swatch-limestone": { master: "modern-luxury-villa-terrace", area: [500, 1085, 190, 190] },
  "swatch-ash-battens": { master: "modern-luxury-villa-hearth", area: [880, 380, 180, 180] },
  "swatch-leather": { master: "modern-luxury-villa-terrace", area: [770, 1085, 190, 190] },
  "swatch-boucle": { master: "material-boucle", area: [300, 300, 700, 700] },
  "swatch-headboard": { master: "bedroom-suite-bedside", area: [520, 245, 190, 190] },
  "swatch-clay-paint": { master: "bedroom-suite", area: [1400, 190, 190, 190] },
  "swatch-smooth-brass": { master: "material-brass", area: [250, 700, 190, 190] },
  "swatch-vein-cut-travertine": { master: "material-travertine", area: [200, 200, 800, 800] },
  "swatch-mineral-plaster": { master: "material-limewash", area: [0, 680, 600, 600] },
  "swatch-brushed-brass": { master: "material-brass", area: [580, 260, 360, 360] },
};
