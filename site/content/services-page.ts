import { paths } from "#site/config/paths.ts";
import { PUBLIC_PAGES } from "#site/config/public-pages.ts";
import { formatPrice } from "#site/format/number.ts";
import { replyPromise } from "./contact.ts";
import { images } from "./images.ts";
import type {
  DetailedService,
  DetailedServiceId,
  IncludedServiceId,
  ServiceId,
} from "./services.ts";

/** Title and description in the document's head. A setting's name in braces stands for its value. */
export const servicesMeta = {
  title: PUBLIC_PAGES.services.title,
  description:
    "Residential and commercial design, renovation, color, furniture and lighting by Linden & Loam in {city}, in four clear steps from the first consultation to the finished room.",
} as const;

/** Heading and lead of the page. */
export const servicesIntro = {
  headline: "Everything a room needs, from one table",
  lead: "Take one service or all of them. Space planning, custom furniture and 3D visualization come along wherever a room asks for them.",
} as const;

/** In the place of a fee: what every design includes of these services. */
const withoutFee: Readonly<Partial<Record<ServiceId, string>>> = {
  "space-planning": "Included in every design",
  "custom-furniture": "Drawings included",
  visualization: "Two views a room included",
} satisfies Readonly<Record<IncludedServiceId, string>>;

/** Heading and lead above the cards. */
export const servicesList = {
  heading: "Our services",
  index: "Services on this page",
  included: "Included",
  fee: "From",
  withoutFee,
  feeOf: ({ fee }: Pick<DetailedService, "fee">) => `${formatPrice(fee.from)} for ${fee.unit}`,
  duration: "Takes",
  project: "Seen in",
} as const;

/** Services that are part of every design, below those with a fee. */
export const servicesIncluded = {
  heading: "In every design",
  texts: {
    "space-planning":
      "A measured plan first, with furniture to scale and every passage in centimeters. Most rooms need a wall less than their owners think.",
    "custom-furniture":
      "What no shop sells in the right width is drawn here and made by a joiner. The drawing is yours to keep.",
    visualization:
      "Two views of every main room, in the light it really gets. You change your mind on a screen, not on site.",
  },
} as const satisfies {
  heading: string;
  texts: Readonly<Record<IncludedServiceId, string>>;
};

/** The image of each service: a view of the project that the service names. */
export const serviceImages = {
  residential: images.readingCorner,
  commercial: images.executiveOfficeSuite,
  renovation: images.kitchenIsland,
  color: images.bedsideLamp,
  "furniture-selection": images.diningPlace,
  lighting: images.spaBathroom,
} as const satisfies Readonly<Record<DetailedServiceId, unknown>>;

/** The four steps of a project (SV03). */
export const process = {
  heading: "Four steps, in this order",
  lead: "You know at every point what comes next, and when.",
  steps: [
    {
      title: "Consultation",
      time: "Week 1",
      text: "We walk through the rooms together, listen, measure and talk honestly about money.",
    },
    {
      title: "Concept",
      time: "Weeks 2 to 4",
      text: "Two directions with plan, palette and mood. You choose one, or the best of both.",
    },
    {
      title: "Design",
      time: "4 to 10 weeks more",
      text: "Drawings, samples and 3D views of every room, with prices next to each decision.",
    },
    {
      title: "Implementation",
      time: "After the drawings",
      text: "We order, supervise and adjust on site until nothing is left on the list.",
    },
  ],
} as const;

/** Questions and answers, in agreement with the terms (terms.ts). */
export const questions = {
  heading: "Asked before every first visit",
  entries: [
    {
      question: "Does the first consultation cost anything?",
      answer: "No. It is free and binds neither side.",
    },
    {
      question: "How is the fee agreed?",
      answer:
        "In advance, as a fixed sum for each step or by the hour up to a ceiling. The figures on this page are where fees begin; yours depends on the size of the rooms and on what is there.",
    },
    {
      question: "What does the fee leave out?",
      answer:
        "Furniture, materials and trades. They are invoiced separately and ordered only after your written approval.",
    },
    {
      question: "Can we stop halfway?",
      answer:
        "At the close of any step, and you pay only for the steps begun. Pieces made to order cannot be returned once their maker has started, unless they are faulty.",
    },
    {
      question: "When will we hear from you?",
      answer: `We answer every inquiry ${replyPromise}.`,
    },
  ],
} as const;

/** The call to action at the end of the page. */
export const servicesCall = {
  heading: "Start with an hour of good questions",
  text: "The first consultation is free and ends with a next step, even when that step is to leave the room as it is.",
  primary: { label: "Schedule Consultation", to: paths.contact },
  secondary: { label: "View Our Portfolio", to: paths.portfolio },
  /** Questions of that hour. */
  questions: [
    "What does the room keep you from doing?",
    "What must stay, whatever it looks like?",
    "Where is the sun at breakfast, and where are you?",
  ],
} as const;
