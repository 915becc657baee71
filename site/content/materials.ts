import { materialSamples } from "./material-samples.ts";
import type { MaterialSample, MaterialSlug } from "./material-samples.ts";

/** The texts of a material's page. Projects and posts that use it are found by its terms, not listed here. */
interface MaterialText {
  readonly caption: string;
  /** One sentence for the page's head and for search engines. */
  readonly description: string;
  readonly lead: string;
  /** How it changes, in order of time. */
  readonly ages: readonly { readonly when: string; readonly text: string }[];
  readonly care: string;
}

export type MaterialEntry = MaterialSample & MaterialText;

const texts: Readonly<Record<MaterialSlug, MaterialText>> = {
  travertine: {
    caption: "Vein cut, unfilled, about ten centimeters across.",
    description:
      "Travertine in our projects: how vein-cut and cross-cut stone age, what sealing does, and where we use it.",
    lead: "A stone with holes in it, warmer to the hand than marble. Sawn across its layers it is calm and has a direction; sawn along them it is cloudy and has none.",
    ages: [
      {
        when: "The first year",
        text: "Every drop of lemon leaves a matt mark. On a honed surface the marks are matt on matt, and one has to look for them.",
      },
      {
        when: "After five years",
        text: "The marks have become one surface. Open pores near the floor have collected what a house has, which is why floors are filled and walls are not.",
      },
      {
        when: "After twenty",
        text: "A mason takes off a tenth of a millimeter in a day, and the stone is new. Few materials let one start again.",
      },
    ],
    care: "Soap with a neutral pH. A sealer once a year on kitchen tops and shower walls, every two or three years on floors.",
  },
  "reeded-walnut": {
    caption: "Half-round strips of one board, twenty millimeters each.",
    description:
      "Reeded walnut in our projects: why ribs with air between them stay straight, how walnut lightens, and where we use it.",
    lead: "Ribs of walnut, laid in the order in which they came off the saw, a little air between them. The gaps move with the seasons and the door does not.",
    ages: [
      {
        when: "The first year",
        text: "Walnut is one of the few timbers that grow lighter. The violet goes first, and what a vase stood on shows for a summer.",
      },
      {
        when: "After five years",
        text: "A warm brown that no stain hits. The places where hands reach are a little darker and shine, so the handles go where they should be.",
      },
      {
        when: "After twenty",
        text: "Dents on the ribs have rounded themselves. One strip can be exchanged without the others noticing.",
      },
    ],
    care: "A dry brush along the ribs. Hardwax oil every few years, rubbed out with a pad.",
  },
  boucle: {
    caption: "Loops of wool in cotton, closely held.",
    description:
      "Bouclé in our projects: how loops of wool wear over five years, which weight we ask for, and where we use it.",
    lead: "Yarn that was allowed to curl. It hides a seam, a crumb and a bad day, and it forgives everything except claws.",
    ages: [
      {
        when: "The first year",
        text: "The loops settle by about a tenth of their height. Armrests look combed before the seat does.",
      },
      {
        when: "After five years",
        text: "A good cloth has kept its loops and lost its white. Below 450 grams per square meter it has begun to bag.",
      },
      {
        when: "After ten",
        text: "It has become a softer, flatter cloth. Removable covers are the difference between a wash and a new chair.",
      },
    ],
    care: "A soft nozzle, never a brush. Stains come out with cold water and patience. With a cat, take velvet.",
  },
  limewash: {
    caption: "Five coats on lime plaster, brushed in crosses.",
    description:
      "Limewash in our projects: how it dries paler, what it needs beneath, how it ages, and where we use it.",
    lead: "Slaked lime and pigment, brushed on so thinly that the wall keeps its depth. It turns to stone again on the wall, which takes about a month.",
    ages: [
      {
        when: "The first month",
        text: "It goes from dark to pale by three or four tones. Decide on the color when it is dry, and on a wall, never on a card.",
      },
      {
        when: "After five years",
        text: "Corners and the edges of doors have rubbed through to the coat before. On a mineral ground this reads as depth; on emulsion it powders.",
      },
      {
        when: "After twenty",
        text: "Another coat over the last, without sanding. Old houses wear thirty of them.",
      },
    ],
    care: "Not washable: dust with a soft brush, and keep a jar of the last mix for the corners.",
  },
  linen: {
    caption: "Heavy plain weave, undyed.",
    description:
      "Linen in our projects: what sun and washing do to curtains and covers, how much to add, and where we use it.",
    lead: "A cloth that is never quite flat. It lets half of the light through and makes the other half look considered.",
    ages: [
      {
        when: "The first year",
        text: "It shrinks by up to five in a hundred with the first wash, so we wash it before the curtains are cut.",
      },
      {
        when: "After five years",
        text: "Softer with every wash. Where the sun stands on it, dyed linen fades along the folds and undyed linen grows paler evenly.",
      },
      {
        when: "After fifteen",
        text: "The edges of the sunny side give way first. Turned, a curtain lasts as long again.",
      },
    ],
    care: "Wash at thirty degrees, hang while damp, do not iron what hangs.",
  },
  "oak-end-grain": {
    caption: "Blocks laid like bricks, the rings upward.",
    description:
      "Oak end grain in our projects: a floor that wears for a century, how it darkens, what it needs, and where we use it.",
    lead: "The oak seen from where it was felled. Floors of factories were made of it, because it is quiet, warm to stand on and almost impossible to wear out.",
    ages: [
      {
        when: "The first year",
        text: "It takes more oil than one thinks, and moves in every direction at once: the joints open in February and close in August.",
      },
      {
        when: "After five years",
        text: "Darker by two tones on the paths, which draws a map of the house. Dents from heels close again with a damp cloth.",
      },
      {
        when: "After fifty",
        text: "Sanded twice, and still thicker than most new boards.",
      },
    ],
    care: "Sweep, wipe with little water, oil the paths once a year.",
  },
  terrazzo: {
    caption: "Marble chips in lime and cement, parted by a strip of brass.",
    description:
      "Terrazzo in our projects: how cast floors crack and polish, what the strip of brass is for, and where we use it.",
    lead: "What was left over from the marble, cast into a floor. Stair halls of 1911 have it and look as if they had been swept this morning.",
    ages: [
      {
        when: "The first year",
        text: "Cement gives off its water slowly, and a pale haze comes and goes. Wax too early keeps it inside.",
      },
      {
        when: "After ten years",
        text: "Cracks have found their lines. Where a strip of metal parts the fields they follow it, and nobody sees them.",
      },
      {
        when: "After a hundred",
        text: "Ground by two millimeters it shows the same stones, cut a little lower.",
      },
    ],
    care: "Soft soap, which feeds it. No vinegar: the chips are marble.",
  },
  brass: {
    caption: "Knurled handles without lacquer, in their third year.",
    description:
      "Brass in our projects: why we leave it without lacquer, how it darkens, how to bring it back, and where we use it.",
    lead: "We use it without lacquer. It comes yellow, which is not a reason to buy it, and goes brown, which is.",
    ages: [
      {
        when: "The first year",
        text: "Fingerprints, every one of them. This is the year in which people ask for the polish.",
      },
      {
        when: "After three years",
        text: "The prints have become one tone, dark in the knurling and bright where hands pass. Taps stay lighter than handles.",
      },
      {
        when: "After twenty",
        text: "Close to bronze. An hour with a cloth brings the yellow back, and nobody we know has done it.",
      },
    ],
    care: "A damp cloth. Polish only what should stay yellow, and then always.",
  },
};

/** The materials with the texts of their pages; other pages link to them by material-samples.ts. */
export const materials: readonly MaterialEntry[] = materialSamples.map((sample) => ({
  ...sample,
  ...texts[sample.slug],
}));
