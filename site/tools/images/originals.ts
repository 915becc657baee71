/**
 * The original renders, WebP files in `originals/`, each with what it shows. Views of one interior
 * have the same subject; a close view of a material has its own. Width and height are in pixels.
 */
export const originals = {
  "hero-living-room": { subject: "living room", width: 1920, height: 1280 },
  "hero-living-room-07h": { subject: "living room", width: 1920, height: 1280 },
  "hero-living-room-18h": { subject: "living room", width: 1920, height: 1280 },
  "hero-living-room-22h": { subject: "living room", width: 1920, height: 1280 },
  "modern-luxury-villa": { subject: "villa", width: 1920, height: 1280 },
  "modern-luxury-villa-terrace": { subject: "villa", width: 1920, height: 1280 },
  "modern-luxury-villa-hearth": { subject: "villa", width: 1280, height: 1600 },
  "modern-luxury-villa-gallery": { subject: "villa", width: 1920, height: 1280 },
  "modern-luxury-villa-dusk": { subject: "villa: outside", width: 1920, height: 1280 },
  "minimalist-apartment": { subject: "apartment", width: 1920, height: 1280 },
  "minimalist-apartment-counter": { subject: "apartment", width: 1280, height: 1600 },
  "minimalist-apartment-island": { subject: "apartment", width: 1920, height: 1280 },
  "minimalist-apartment-living": { subject: "apartment", width: 1920, height: 1280 },
  "before-kitchen": { subject: "apartment", width: 1920, height: 1280 },
  "executive-office-suite": { subject: "office", width: 1920, height: 1280 },
  "executive-office-suite-anteroom": { subject: "office", width: 1440, height: 800 },
  "executive-office-suite-desk": { subject: "office", width: 1920, height: 1280 },
  "bedroom-suite": { subject: "bedroom", width: 1920, height: 1280 },
  "bedroom-suite-bedside": { subject: "bedroom", width: 1280, height: 1600 },
  "bedroom-suite-window": { subject: "bedroom", width: 1920, height: 1280 },
  "spa-bathroom": { subject: "bathroom", width: 1920, height: 1280 },
  "spa-bathroom-across": { subject: "bathroom", width: 1920, height: 1280 },
  "spa-bathroom-basin": { subject: "bathroom", width: 1280, height: 1600 },
  "spa-bathroom-niche": { subject: "bathroom", width: 1280, height: 1600 },
  "dining-pendant": { subject: "dining room", width: 1920, height: 1280 },
  "dining-pendant-table": { subject: "dining room", width: 1920, height: 1280 },
  "dining-pendant-sideboard": { subject: "dining room", width: 1280, height: 1600 },
  "cafe-counter": { subject: "café", width: 1920, height: 1280 },
  "cafe-window": { subject: "café", width: 1920, height: 1280 },
  "reading-corner": { subject: "reading corner", width: 1280, height: 1600 },
  "townhouse-stair-hall": { subject: "stair hall", width: 1280, height: 1600 },
  "studio-drawing-table": { subject: "studio: drawing table", width: 1920, height: 1280 },
  "studio-sample-drawers": { subject: "studio: sample drawers", width: 1920, height: 1280 },
  "studio-model": { subject: "studio: model", width: 1920, height: 1280 },
  "studio-window": { subject: "studio: window", width: 1920, height: 1280 },
  "material-board": { subject: "material board", width: 1920, height: 1280 },
  "material-travertine": { subject: "travertine", width: 1280, height: 1280 },
  "material-boucle": { subject: "bouclé", width: 1280, height: 1280 },
  "material-limewash": { subject: "limewash", width: 1280, height: 1280 },
  "material-brass": { subject: "brass", width: 1280, height: 1280 },
  "material-terrazzo": { subject: "terrazzo", width: 1280, height: 1280 },
  "material-linen": { subject: "linen", width: 1280, height: 1280 },
  "material-reeded-walnut": { subject: "reeded walnut", width: 1280, height: 1280 },
  "material-oak-end-grain": { subject: "oak end grain", width: 1280, height: 1280 },
} as const;

export type Original = keyof typeof originals;

/** left, top, width, height in pixels of the original */
type Area = readonly [number, number, number, number];

export interface Crop {
  readonly master: Original;
  /** Absent for the whole image. */
  readonly area?: Area;
}
