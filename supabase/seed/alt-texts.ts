/** Alternative texts of the demo images in `images/{name}.webp`. */
export const imageTexts = {
  "living-room": "Living room with a slatted oak wall, a cream sofa and sliding doors to a garden",
  "living-room-slatted-wall":
    "Cream sofa with terracotta and sage cushions before vertical oak slats",
  "living-room-armchair": "Terracotta tub chair with a reading lamp beside an oak sideboard",
  "living-room-sideboard": "Floating oak sideboard below a framed print of a sun and three arcs",
  "living-room-tables": "Travertine and walnut tables on a rug with a brown diamond pattern",
  "living-room-garden-light": "Armchair and potted olive tree in morning sun beside glass doors",
  villa: "Double-height living room with a travertine chimney, glass walls and a pool outside",
  "villa-fireplace":
    "Gas fire in a chimney of split travertine, with a rust leather chair before it",
  "villa-pool": "Pool terrace with two loungers, seen through black-framed glazing",
  "villa-pendants": "Six opal globe lamps at different heights in front of tall windows",
  "villa-stone": "Tall wall of split-face travertine meeting a gallery of ash battens",
  "villa-seating": "Ivory sofa, upholstered bench and dark marble table beside the glazing",
  kitchen: "White kitchen with a marble island, fluted oak and a round table by the window",
  "kitchen-island": "Three tan leather stools at a marble island with a fluted oak front",
  "kitchen-shelf": "Oak shelf with ceramics and a light line above a marble splashback",
  "kitchen-pendants": "Three white dome pendants in a row above a marble island",
  "kitchen-tall-units": "Full-height oak fronts with slim bronze handles behind a marble island",
  "kitchen-breakfast": "Round ash table with a bouclé chair and a large plant by a garden window",
  office: "Walnut office at dusk with a lit bookcase and a skyline beyond the window",
  "office-desk": "Long walnut desk on a black steel frame with a brass lamp",
  "office-shelves": "Walnut bookcase with a strip of warm light under each shelf",
  "office-lounge": "Two round bouclé chairs and a floor lamp beside a window at dusk",
  "office-skyline": "City skyline at dusk through tall black-framed windows",
  "office-seating": "Round bouclé armchair on herringbone parquet at the edge of a gray rug",
  bedroom: "Bedroom in clay and linen tones with a wide headboard and brass wall lamps",
  "bedroom-headboard": "Channeled headboard with two framed prints and a pair of wall lamps above",
  "bedroom-sconce": "Floating walnut bedside table with a small vase under a brass wall lamp",
  "bedroom-chair": "Cream tub chair and an olive tree beside sand-colored curtains",
  "bedroom-bench": "Upholstered bench at the foot of a bed with layered linen",
  bathroom: "Bathroom with a freestanding bath before a travertine wall and a long lit niche",
  "bathroom-tub": "Freestanding white bath with an oak tray and a linen towel",
  "bathroom-niche": "Lit niche in travertine with towels, vases and a bowl",
  "bathroom-olive": "Three-legged oak stool and a potted olive tree on a stone floor",
  "bathroom-plant": "Tall green plant in a clay pot where stone meets smooth plaster",
  dining: "Dining room with a round oak table under a large ivory dome lamp",
  "dining-table": "Oak table on a ribbed base, laid with stoneware and rust-red napkins",
  "dining-pendant": "Ivory dome lamp above a white vase, an abstract print behind",
  "dining-sideboard": "Reeded walnut sideboard under an abstract print in rust and green",
  "dining-olive": "Olive tree in a pale pot in the corner of a plastered room",
  "dining-chairs": "Bouclé chairs with rounded backs around an oak table",
  materials: "Material board with wood, stone, linen, terrazzo and a fan of paint colors",
  "materials-textiles": "Swatches of bouclé and linen beside dark marble and navy leather",
  "materials-stone": "Samples of travertine and white marble with four glazed tiles",
  "materials-timber": "Oak board and fluted sample beside three metal finishes",
  "materials-colour-fan": "Paint fan from white to clay beside samples of dark wood",
  "materials-terrazzo": "Terrazzo tile with rust and charcoal chips beside travertine",
} as const;

export type ImageName = keyof typeof imageTexts;

export const imageNames = Object.keys(imageTexts).filter(isImageName);

function isImageName(name: string): name is ImageName {
  return Object.hasOwn(imageTexts, name);
}

export function imageName(name: string): ImageName {
  if (!isImageName(name)) throw new Error(`There is no demo picture called "${name}"`);
  return name;
}
