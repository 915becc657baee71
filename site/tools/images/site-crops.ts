import type { Crop } from "./originals.ts";

export interface SiteCrop extends Crop {
  readonly alt: string;
  readonly widths: readonly number[];
}

const full = [480, 640, 800, 960, 1280];
const hero = [...full, 1600, 1920];
const wide = [480, 640, 800, 960];
const detail = [480, 640];

/** Images of the static pages: keys of `images`, with alt texts. */
export const siteCrops: Readonly<Record<string, SiteCrop>> = {
  heroLivingRoom: {
    master: "hero-living-room",
    widths: hero,
    alt: "Living room with a slatted oak wall, a low cream sofa and morning light from the garden",
  },
  heroLivingRoomPortrait: {
    master: "hero-living-room",
    area: [470, 0, 1024, 1280],
    widths: wide,
    alt: "Cream sofa against a slatted oak wall under two globe pendants, a terracotta chair beside it",
  },
  modernLuxuryVilla: {
    master: "modern-luxury-villa",
    widths: full,
    alt: "Double-height villa living room with a travertine chimney and glass walls onto a pool",
  },
  minimalistApartment: {
    master: "minimalist-apartment",
    widths: full,
    alt: "White kitchen with a marble island on fluted oak, three stools and dome pendants",
  },
  executiveOfficeSuite: {
    master: "executive-office-suite",
    widths: full,
    alt: "Walnut office at dusk with a lit bookcase, a long desk and the city beyond the window",
  },
  bedroomSuite: {
    master: "bedroom-suite",
    widths: full,
    alt: "Bedroom in clay and linen with a channeled headboard between two brass wall lamps",
  },
  spaBathroom: {
    master: "spa-bathroom",
    widths: full,
    alt: "Freestanding bath before a travertine wall with a lit niche, an olive tree in the corner",
  },
  materialBoard: {
    master: "material-board",
    widths: full,
    alt: "Material board with oak, walnut, travertine, marble, terrazzo, linen and a paint fan",
  },
  diningPendant: {
    master: "dining-pendant",
    widths: full,
    alt: "Round oak dining table laid for six under a large ivory dome pendant",
  },
  livingRoomSlattedWall: {
    master: "hero-living-room",
    area: [630, 200, 704, 880],
    widths: detail,
    alt: "Bouclé sofa with terracotta and sage cushions in front of vertical oak slats",
  },
  livingRoomSideboard: {
    master: "hero-living-room",
    area: [1280, 270, 640, 640],
    widths: detail,
    alt: "Floating oak sideboard with ceramics under a framed print of a sun and three arcs",
  },
  villaFireplace: {
    master: "modern-luxury-villa",
    area: [1143, 471, 640, 800],
    widths: detail,
    alt: "Low gas fire in a split-face travertine chimney, a rust leather tub chair in front",
  },
  villaSeating: {
    master: "modern-luxury-villa",
    area: [80, 680, 900, 600],
    widths: [480, 640, 800],
    alt: "Ivory sofa, upholstered bench and dark marble table beside a wall of glass",
  },
  kitchenIsland: {
    master: "minimalist-apartment",
    area: [550, 620, 960, 640],
    widths: wide,
    alt: "Three tan leather stools at a marble island with fluted oak sides",
  },
  kitchenBreakfast: {
    master: "minimalist-apartment",
    area: [0, 250, 688, 860],
    widths: detail,
    alt: "Breakfast corner with a round ash table beside a garden window",
  },
  officeShelves: {
    master: "executive-office-suite",
    area: [1110, 200, 640, 800],
    widths: detail,
    alt: "Walnut bookcase with light strips under every shelf, behind a desk",
  },
  officeLounge: {
    master: "executive-office-suite",
    area: [0, 360, 704, 880],
    widths: detail,
    alt: "Two round bouclé armchairs on herringbone parquet beside a window at dusk",
  },
  bedroomHeadboard: {
    master: "bedroom-suite",
    area: [600, 270, 1020, 680],
    widths: wide,
    alt: "Bed with linen layers and a rust cushion before a channeled headboard and two prints",
  },
  bedroomChair: {
    master: "bedroom-suite",
    area: [130, 140, 680, 850],
    widths: detail,
    alt: "Cream tub chair and a small olive tree beside full-length curtains",
  },
  bathroomNiche: {
    master: "spa-bathroom",
    area: [600, 380, 690, 460],
    widths: detail,
    alt: "Lit niche in travertine with folded towels and three ceramic bottles",
  },
  diningTable: {
    master: "dining-pendant",
    area: [560, 440, 672, 840],
    widths: detail,
    alt: "Round oak table on a turned, ribbed base, laid with stoneware",
  },
  diningSideboard: {
    master: "dining-pendant",
    area: [980, 220, 656, 820],
    widths: detail,
    alt: "Reeded walnut sideboard and an abstract print in late afternoon light",
  },
  materialsTextiles: {
    master: "material-board",
    area: [980, 80, 720, 640],
    widths: detail,
    alt: "Swatches of bouclé, terracotta and sage linen beside dark marble and navy leather",
  },
  materialsTimber: {
    master: "material-board",
    area: [130, 110, 780, 520],
    widths: detail,
    alt: "Ash board and fluted ash sample beside brass, bronze and black metal finishes",
  },
  materialsColourFan: {
    master: "material-board",
    area: [60, 540, 660, 660],
    widths: detail,
    alt: "Paint fan from chalk white to clay, with walnut samples in leaf shadow",
  },
  teamTextiles: {
    master: "material-board",
    area: [1080, 70, 640, 800],
    widths: detail,
    alt: "Still life in place of a portrait: terracotta and sage linen, navy leather and marble",
  },
  teamTimber: {
    master: "material-board",
    area: [60, 480, 640, 800],
    widths: detail,
    alt: "Still life in place of a portrait: walnut and smoked oak with a fan of paint colours",
  },
  teamStone: {
    master: "material-board",
    area: [880, 480, 640, 800],
    widths: detail,
    alt: "Still life in place of a portrait: travertine, veined marble and four glazed tiles",
  },
};
