import type { Crop } from "./originals.ts";

/** Samples are drawn 88 px wide, on screens of at most four pixels for each of CSS. */
const SWATCH_WIDTH = 360;

export interface SeedCrop extends Crop {
  /** Width limit of the file in pixels. */
  readonly width?: number;
}

/** Images of the demo posts and projects, written to `supabase/seed/images`. */
export const seedCrops: Readonly<Record<string, SeedCrop>> = {
  "living-room": { master: "hero-living-room" },
  "living-room-morning": { master: "hero-living-room-07h" },
  "living-room-evening": { master: "hero-living-room-18h" },
  "living-room-night": { master: "hero-living-room-22h" },
  villa: { master: "modern-luxury-villa" },
  "villa-terrace": { master: "modern-luxury-villa-terrace" },
  "villa-hearth": { master: "modern-luxury-villa-hearth" },
  kitchen: { master: "minimalist-apartment" },
  "kitchen-before": { master: "before-kitchen" },
  "kitchen-counter": { master: "minimalist-apartment-counter" },
  "kitchen-island": { master: "minimalist-apartment-island" },
  "apartment-living-room": { master: "minimalist-apartment-living" },
  "apartment-sofa": { master: "minimalist-apartment-living", area: [24, 0, 1024, 1280] },
  office: { master: "executive-office-suite" },
  "office-desk": { master: "executive-office-suite-desk" },
  bedroom: { master: "bedroom-suite" },
  bedside: { master: "bedroom-suite-bedside" },
  bathroom: { master: "spa-bathroom" },
  "bathroom-basin": { master: "spa-bathroom-basin" },
  "bathroom-niche": { master: "spa-bathroom-niche" },
  dining: { master: "dining-pendant" },
  "dining-table": { master: "dining-pendant-table" },
  "dining-sideboard": { master: "dining-pendant-sideboard" },
  cafe: { master: "cafe-counter" },
  "reading-corner": { master: "reading-corner" },
  "stair-hall": { master: "townhouse-stair-hall" },
  "drawing-table": { master: "studio-drawing-table" },
  "sample-drawers": { master: "studio-sample-drawers" },
  "studio-model": { master: "studio-model" },
  "studio-window": { master: "studio-window" },
  materials: { master: "material-board" },
  travertine: { master: "material-travertine" },
  boucle: { master: "material-boucle" },
  limewash: { master: "material-limewash" },
  brass: { master: "material-brass" },
  terrazzo: { master: "material-terrazzo" },
  linen: { master: "material-linen" },
  "reeded-walnut": { master: "material-reeded-walnut" },
  "oak-end-grain": { master: "material-oak-end-grain" },
  // Samples beside the names of the materials.
  "swatch-terracotta": { master: "cafe-counter", area: [1344, 742, 280, 280], width: SWATCH_WIDTH },
  "swatch-terrazzo": {
    master: "material-terrazzo",
    area: [200, 200, 720, 720],
    width: SWATCH_WIDTH,
  },
  "swatch-lime-plaster": {
    master: "material-limewash",
    area: [720, 0, 560, 560],
    width: SWATCH_WIDTH,
  },
  "swatch-oak": {
    master: "dining-pendant-table",
    area: [1330, 1090, 190, 190],
    width: SWATCH_WIDTH,
  },
  "swatch-reeded-walnut": {
    master: "material-reeded-walnut",
    area: [300, 300, 700, 700],
    width: SWATCH_WIDTH,
  },
  "swatch-lime-plaster-shade": {
    master: "material-limewash",
    area: [700, 700, 560, 560],
    width: SWATCH_WIDTH,
  },
  "swatch-walnut": {
    master: "executive-office-suite",
    area: [30, 240, 210, 210],
    width: SWATCH_WIDTH,
  },
  "swatch-knurled-brass": {
    master: "material-brass",
    area: [580, 620, 190, 190],
    width: SWATCH_WIDTH,
  },
  "swatch-oak-slats": {
    master: "hero-living-room",
    area: [800, 420, 260, 260],
    width: SWATCH_WIDTH,
  },
  "swatch-end-grain-oak": {
    master: "material-oak-end-grain",
    area: [200, 200, 700, 700],
    width: SWATCH_WIDTH,
  },
  "swatch-fluted-oak": {
    master: "minimalist-apartment-counter",
    area: [200, 1150, 400, 400],
    width: SWATCH_WIDTH,
  },
  "swatch-honed-marble": {
    master: "minimalist-apartment-counter",
    area: [60, 200, 260, 260],
    width: SWATCH_WIDTH,
  },
  "swatch-brass": { master: "material-brass", area: [260, 280, 330, 330], width: SWATCH_WIDTH },
  "swatch-sawn-travertine": {
    master: "modern-luxury-villa-hearth",
    area: [500, 300, 300, 300],
    width: SWATCH_WIDTH,
  },
  "swatch-limestone": {
    master: "modern-luxury-villa-terrace",
    area: [500, 1085, 190, 190],
    width: SWATCH_WIDTH,
  },
  "swatch-ash-battens": {
    master: "modern-luxury-villa-hearth",
    area: [880, 380, 180, 180],
    width: SWATCH_WIDTH,
  },
  "swatch-leather": {
    master: "modern-luxury-villa-terrace",
    area: [770, 1085, 190, 190],
    width: SWATCH_WIDTH,
  },
  "swatch-boucle": { master: "material-boucle", area: [300, 300, 700, 700], width: SWATCH_WIDTH },
  "swatch-headboard": {
    master: "bedroom-suite-bedside",
    area: [520, 245, 190, 190],
    width: SWATCH_WIDTH,
  },
  "swatch-clay-paint": {
    master: "bedroom-suite",
    area: [1400, 190, 190, 190],
    width: SWATCH_WIDTH,
  },
  "swatch-smooth-brass": {
    master: "material-brass",
    area: [250, 700, 190, 190],
    width: SWATCH_WIDTH,
  },
  "swatch-vein-cut-travertine": {
    master: "material-travertine",
    area: [200, 200, 800, 800],
    width: SWATCH_WIDTH,
  },
  "swatch-mineral-plaster": {
    master: "material-limewash",
    area: [0, 680, 600, 600],
    width: SWATCH_WIDTH,
  },
  "swatch-brushed-brass": {
    master: "material-brass",
    area: [580, 260, 360, 360],
    width: SWATCH_WIDTH,
  },
};
