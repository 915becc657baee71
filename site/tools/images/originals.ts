/** The eight original renders, each 1920 × 1280 WebP in `originals/`. */
type Master =
  | "hero-living-room"
  | "modern-luxury-villa"
  | "minimalist-apartment"
  | "executive-office-suite"
  | "bedroom-suite"
  | "spa-bathroom"
  | "material-board"
  | "dining-pendant";

/** left, top, width, height in pixels of the original */
type Area = readonly [number, number, number, number];

export interface Crop {
  readonly master: Master;
  /** Absent for the whole image. */
  readonly area?: Area;
}
