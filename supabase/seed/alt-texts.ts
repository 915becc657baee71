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
    "Glass corner of the tall living room, with a sofa, tan chairs and a terrace behind it",
  "villa-hearth":
    "Chimney of travertine over a low hearth with a fire, two tan chairs below a gallery",
  "villa-gallery":
    "Villa living room from its gallery: a cream sofa and a marble table, the fire, and the pool behind the glass",
  "villa-dusk":
    "House of glass and travertine after sunset, its lit living room reflected in the pool",
  kitchen: "White kitchen with a marble island, fluted oak and a round table by the window",
  "kitchen-before":
    "The same kitchen stripped out: broken tiles, a bare bulb, a ladder and dust sheets",
  "kitchen-counter": "Brass tap and a bowl of lemons on a marble counter, marble behind them",
  "kitchen-island":
    "Marble island on fluted oak with three stools, a wall of oak and a window onto the garden",
  "apartment-sofa": "Green sofa and a leather chair below a striped weaving, on a pale rug",
  "apartment-living-room":
    "Pale living room with a green sofa and a leather chair, seen across a marble counter",
  office: "Walnut office at dusk with a lit bookcase and a skyline beyond the window",
  "office-anteroom":
    "The desk from behind with its leather chair, a walnut credenza under a landscape print, and the anteroom beyond",
  "office-desk": "Desk lamp over drawings and a pencil, blue dusk behind the blinds",
  bedroom: "Bedroom in clay and linen tones with a wide headboard and brass wall lamps",
  bedside:
    "Bedside drawer in oak with a pleated lamp, books and a glass, beside a padded headboard",
  "bedroom-window":
    "Bedroom seen from the headboard: two prints over a fluted dresser, a green armchair by a window with sheer curtains",
  bathroom: "Bathroom with a freestanding bath before a travertine wall and a long lit niche",
  "bathroom-across":
    "Bathroom seen from the window: a white tub at the left, a basin on an oak block ahead, a doorway at the right",
  "bathroom-basin": "White basin on an oak block below a lit niche, with a mirror framed in brass",
  "bathroom-niche": "Lit niche in pale stone with towels and a vase, brass taps in the wall below",
  dining: "Dining room with a round oak table under a large ivory dome lamp",
  "dining-table": "Laid place on an oak table: stoneware with an olive sprig, figs and two candles",
  "dining-sideboard":
    "Books, figs and a dark vase on a sideboard of reeded walnut in late afternoon light",
  cafe: "Café counter faced in terracotta tiles, with three oak stools under white pendants",
  "cafe-window":
    "Café with a bench below the shop window and a tree in the street, three stools along the tiled counter",
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
  "travertine-wide": "Travertine from close by: bands in two browns, with rows of small open holes",
  "boucle-wide": "Cream bouclé in slanting light, its loops sharp in the middle",
  "limewash-wide": "Limewashed wall with brush strokes, a broad shadow across it",
  "linen-wide": "Linen in soft folds, its weave sharp along one of them",
  "reeded-walnut-wide": "Ribs of reeded walnut, lit from the side, from close by",
  "reeded-walnut": "Reeded walnut from close by, rib beside rib in slanting light",
  "oak-end-grain": "Oak blocks laid with the end grain up, the year rings visible",
  "swatch-terracotta": "Terracotta tiles in rows, from close by",
  "swatch-terrazzo": "Terrazzo with a thin strip of brass",
  "swatch-lime-plaster": "Lime plaster where two walls meet",
  "swatch-oak-stool": "Round oak seat of a stool before terracotta tiles",
  "swatch-knurled-brass": "Knurled brass, from very close by",
  "swatch-table-oak": "Fluted foot of an oak table",
  "swatch-reeded-walnut": "Ribs of walnut in late light",
  "swatch-lime-plaster-shade": "Lime plaster, half of it in the sun",
  "swatch-chair-boucle": "Back of a chair in cream bouclé",
  "swatch-ribbed-walnut": "Wall of ribbed walnut in lamplight",
  "swatch-wool-rug": "Edge of a gray wool rug on parquet",
  "swatch-bronzed-brass": "Desk lamp with a dome of bronzed brass",
  "swatch-armchair-boucle": "Bouclé on the back of an armchair",
  "swatch-herringbone-oak": "Herringbone parquet in oak, from close by",
  "swatch-oak-slats": "Upright slats of oak with gaps between",
  "swatch-end-grain-oak": "Blocks of oak with the end grain up",
  "swatch-nubuck": "Rust-colored nubuck on a rounded chair",
  "swatch-lined-rug": "Corner of a cream wool rug with brown lines",
  "swatch-reeded-table": "Round table in reeded walnut",
  "swatch-fluted-oak": "Ribs of fluted oak behind a stool",
  "swatch-honed-marble": "Honed marble with fine gray veins",
  "swatch-brass": "Foot and handle of a brass tap on marble",
  "swatch-saddle-leather": "Seat of a stool in saddle leather",
  "swatch-green-wool": "Seat of a sofa in green wool",
  "swatch-sawn-travertine": "Courses of sawn travertine, cement-filled",
  "swatch-limestone": "Limestone floor with a joint, in the sun",
  "swatch-ash-battens": "Balustrade of ash battens on a gallery",
  "swatch-leather": "Tan leather on the back of a chair",
  "swatch-boucle": "Loops of cream wool, from close by",
  "swatch-headboard": "Padded channels of a headboard in linen",
  "swatch-clay-paint": "Clay paint on a wall beside a lamp",
  "swatch-lamp-brass": "Brass bracket of a wall lamp over a headboard",
  "swatch-linen": "Linen from close by, its weave sharp in one fold",
  "swatch-oak-boards": "Oiled oak boards, from close by",
  "swatch-vein-cut-travertine": "Vein-cut travertine with small open holes",
  "swatch-mineral-plaster": "Mineral plaster in a warm tone, slightly cloudy",
  "swatch-pale-travertine": "Pale travertine with fine bands and a joint",
  "swatch-drawer-oak": "Front of an oak drawer in slanting light",
  "swatch-brushed-brass": "Brass tap in a wall of pale stone",
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
