import type { Crop } from "./originals.ts";

export interface SiteCrop extends Crop {
  readonly alt: string;
  readonly widths: readonly number[];
}

const card = [480, 800, 1280, 1600];
const wide = [480, 800, 1280, 1920];
const upright = [480, 800];
const square = [480, 800, 1280];

/** The part of the living room that phones show: the sofa under the lamps. */
const sofa = [470, 0, 1024, 1280] as const;

/** Images of the static pages: keys of `images`, with alt texts. */
export const siteCrops: Readonly<Record<string, SiteCrop>> = {
  heroLivingRoom: {
    master: "hero-living-room",
    widths: [480, 640, 800, 960, 1280, 1600, 1920],
    alt: "Living room with a slatted oak wall, a low cream sofa and daylight from the garden",
  },
  heroLivingRoomPortrait: {
    master: "hero-living-room",
    area: sofa,
    widths: [480, 640, 800, 960],
    alt: "Cream sofa against a slatted oak wall under two globe pendants, a terracotta chair beside it",
  },
  heroMorning: {
    master: "hero-living-room-07h",
    widths: wide,
    alt: "The same living room at seven in the morning, in even gray light",
  },
  heroMorningPortrait: {
    master: "hero-living-room-07h",
    area: sofa,
    widths: upright,
    alt: "The sofa and the slatted wall at seven in the morning, in even gray light",
  },
  heroEvening: {
    master: "hero-living-room-18h",
    widths: wide,
    alt: "The same living room at six in the evening, low sun across the oak",
  },
  heroEveningPortrait: {
    master: "hero-living-room-18h",
    area: sofa,
    widths: upright,
    alt: "The sofa and the slatted wall at six in the evening, low sun across the oak",
  },
  heroNight: {
    master: "hero-living-room-22h",
    widths: wide,
    alt: "The same living room at ten at night, lit by two globes and a table lamp",
  },
  heroNightPortrait: {
    master: "hero-living-room-22h",
    area: sofa,
    widths: upright,
    alt: "The sofa and the slatted wall at ten at night, lit by two globes and a table lamp",
  },
  modernLuxuryVilla: {
    master: "modern-luxury-villa",
    widths: card,
    alt: "Double-height villa living room with a travertine chimney and glass walls onto a pool",
  },
  minimalistApartment: {
    master: "minimalist-apartment",
    widths: card,
    alt: "White kitchen with a marble island on fluted oak, three stools and dome pendants",
  },
  executiveOfficeSuite: {
    master: "executive-office-suite",
    widths: card,
    alt: "Walnut office at dusk with a lit bookcase, a long desk and the city beyond the window",
  },
  apartmentSofa: {
    master: "minimalist-apartment-living",
    widths: card,
    alt: "Pale living room with a sage green sofa, a tan leather chair and a floor lamp",
  },
  materialBoard: {
    master: "material-board",
    widths: [480, 640],
    alt: "Material board with oak, walnut, travertine, marble, terrazzo, linen and a paint fan",
  },
  diningTable: {
    master: "dining-pendant-table",
    widths: [480, 640],
    alt: "Laid place on an oak table: stoneware with an olive sprig, figs and two candles",
  },
  sampleDrawers: {
    master: "studio-sample-drawers",
    widths: card,
    alt: "Open drawer of an oak cabinet, filled with rows of color and fabric samples",
  },
  sampleDrawersPortrait: {
    master: "studio-sample-drawers",
    area: [120, 0, 1024, 1280],
    widths: upright,
    alt: "Sample drawers: rows of colors, timbers and fabrics behind a brass label holder",
  },
  drawingTablePortrait: {
    master: "studio-drawing-table",
    area: [500, 0, 1024, 1280],
    widths: upright,
    alt: "Drawing table: a floor plan in pencil under a brass scale",
  },
  studioModelPortrait: {
    master: "studio-model",
    area: [420, 0, 1024, 1280],
    widths: upright,
    alt: "Card model on a desk: a tall room with a stair up to a gallery",
  },
  studioWindow: {
    master: "studio-window",
    widths: wide,
    alt: "The studio: a long oak table with stools under two tall windows, a pinboard at the side",
  },
  spaBathroom: {
    master: "spa-bathroom",
    widths: wide,
    alt: "Freestanding bath before a travertine wall with a lit niche, an olive tree in the corner",
  },
  stairHall: {
    master: "townhouse-stair-hall",
    widths: [480, 800, 1024],
    alt: "Stair hall with a green runner on the steps and a green door beside them",
  },
  materialsTimber: {
    master: "material-board",
    area: [130, 110, 780, 520],
    widths: [480, 704],
    alt: "Ash board and fluted ash sample beside brass, bronze and black metal finishes",
  },
  materialTravertine: {
    master: "material-travertine",
    widths: square,
    alt: "Vein-cut travertine close up: bands of cream and tan with small open holes",
  },
  materialReededWalnut: {
    master: "material-reeded-walnut",
    widths: square,
    alt: "Reeded walnut close up: dark half-round ribs in slanting light",
  },
  materialBoucle: {
    master: "material-boucle",
    widths: square,
    alt: "Bouclé close up: loops of cream wool yarn",
  },
  materialLimewash: {
    master: "material-limewash",
    widths: square,
    alt: "Limewashed wall close up: cloudy brush strokes, the shadow of a window bar across them",
  },
  materialLinen: {
    master: "material-linen",
    widths: square,
    alt: "Linen close up: folds of a natural cloth with uneven threads",
  },
  materialOakEndGrain: {
    master: "material-oak-end-grain",
    widths: square,
    alt: "Oak end grain close up: blocks with their growth rings, laid like bricks",
  },
  materialTerrazzo: {
    master: "material-terrazzo",
    widths: square,
    alt: "Terrazzo close up: chips of red, gray and green stone, parted by a strip of brass",
  },
  materialBrass: {
    master: "material-brass",
    widths: square,
    alt: "Two knurled brass handles on sage green doors, darker where hands reach",
  },
  readingCorner: {
    master: "reading-corner",
    area: [0, 560, 1280, 853],
    widths: [480, 800, 1280],
    alt: "Window seat with a terracotta cushion beside a bookcase, a small round table before it",
  },
  bedsideLamp: {
    master: "bedroom-suite-bedside",
    area: [0, 260, 1280, 853],
    widths: [480, 800, 1280],
    alt: "Lit bedside lamp on a floating oak drawer, beside a channeled headboard in clay tones",
  },
  kitchenIsland: {
    master: "minimalist-apartment-island",
    widths: [480, 800, 1280],
    alt: "Marble island on fluted oak with three leather stools, oak cupboards behind it",
  },
  diningPlace: {
    master: "dining-pendant-table",
    widths: [480, 800, 1280],
    alt: "Laid place on a round oak table: stoneware, an olive sprig and two lit candles",
  },
};
