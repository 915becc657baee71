/** Alternative texts of the demo images in `images/{name}.webp`. */
export const imageTexts = {
  "living-room": "Living room with a slatted oak wall, a cream sofa and sliding doors to a garden",
  "living-room-morning":
    "Living room in gray early light, a rust-colored tub chair its one strong color",
  "living-room-evening":
    "Living room at sunset, warm light across a slatted oak wall, a sofa and a tub chair",
  "living-room-night":
    "Living room after dark, lit by two globe lamps and a table lamp by the sofa",
  villa: "Double-height living room with a travertine chimney, glass walls and a pool outside",
  "villa-terrace":
    "Glass corner of the tall living room, with a sofa, two leather chairs and a terrace behind it",
  "villa-hearth":
    "Low hearth of travertine with a fire, rising as a chimney to the ceiling, and two rust-colored chairs",
  kitchen: "White kitchen with a marble island, fluted oak and a round table by the window",
  "kitchen-before":
    "The same kitchen stripped out: broken tiles, a bare bulb, a ladder and dust sheets",
  "kitchen-counter": "Brass tap and a bowl of lemons on a marble counter over a fluted oak front",
  "apartment-living-room":
    "Pale living room with a green sofa and a leather chair, seen across a marble counter",
  office: "Walnut office at dusk with a lit bookcase and a skyline beyond the window",
  "office-desk": "Desk lamp over drawings and a pencil, blue dusk behind the blinds",
  bedroom: "Bedroom in clay and linen tones with a wide headboard and brass wall lamps",
  bedside:
    "Bedside drawer in oak with a pleated lamp, books and a glass, beside a padded headboard",
  bathroom: "Bathroom with a freestanding bath before a travertine wall and a long lit niche",
  "bathroom-basin": "White basin on an oak block below a lit niche, with a mirror framed in brass",
  "bathroom-niche": "Lit niche in pale stone with towels and a vase, brass taps in the wall below",
  dining: "Dining room with a round oak table under a large ivory dome lamp",
  "dining-table": "Laid place on an oak table: stoneware with an olive sprig, figs and two candles",
  "dining-sideboard":
    "Dark vase and a line drawing on a reeded walnut sideboard in late afternoon light",
  cafe: "Café counter faced in terracotta tiles, with three oak stools under white pendants",
  "reading-corner": "Window seat with a red cushion between curtains and a full bookcase",
  "stair-hall": "Stair hall with a green runner on the steps and a green banister, over terrazzo",
  "drawing-table": "Hand-drawn floor plan on a table with a brass scale, pencils and stone samples",
  "sample-drawers": "Open drawer of an oak cabinet, filled with rows of color and fabric samples",
  "studio-model": "Card model of a tall room with a stair, a gallery and small block furniture",
  "studio-window": "Studio with a long oak table under two tall windows and a pinboard on the wall",
  materials: "Material board with wood, stone, linen, terrazzo and a fan of paint colors",
  travertine: "Travertine from close by: honey-colored bands with small open holes",
  boucle: "Cream bouclé from close by, loop next to loop",
  limewash: "Limewashed wall with visible brush strokes, crossed by one diagonal shadow",
  brass: "Two knurled brass handles on sage green doors",
  terrazzo: "Terrazzo with chips in rust, green and charcoal, divided by a thin strip of brass",
  linen: "Folds of sand-colored linen, its weave visible",
  "reeded-walnut": "Reeded walnut from close by, rib beside rib in slanting light",
  "oak-end-grain": "Oak blocks laid with the end grain up, the year rings visible",
} as const;

export type ImageName = keyof typeof imageTexts;

/** Names of all demo images. */
export const imageNames = Object.keys(imageTexts).filter(isImageName);

function isImageName(name: string): name is ImageName {
  return Object.hasOwn(imageTexts, name);
}

/** Parses the name of a demo image; throws if there is none. */
export function imageName(name: string): ImageName {
  if (!isImageName(name)) throw new Error(`There is no demo picture called "${name}"`);
  return name;
}
