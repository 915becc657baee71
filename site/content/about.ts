import { paths } from "#site/config/paths.ts";
import { PUBLIC_PAGES } from "#site/config/public-pages.ts";
import { images } from "./images.ts";
import type { SiteSettings } from "./site-settings.ts";

/** Title and description in the document's head. */
export const aboutMeta = {
  title: PUBLIC_PAGES.about.title,
  description: ({ foundedYear, city, yearsExperience, projectsCompleted }: SiteSettings) =>
    `Linden & Loam has been crafting spaces since ${foundedYear}: a small interior design studio in ${city} with ${yearsExperience} years of experience, ${projectsCompleted} projects, and designers who answer the phone themselves.`,
} as const;

/** Headline and lead of the page. */
export const aboutIntro = {
  headline: "Crafting spaces to live in since {foundedYear}",
  lead: "We are a small studio with a long memory. Most of our clients come back with a second room, and many send their parents.",
  image: images.studioWindow,
  caption: "The studio at {street}, {city}: the long table, before the first visitor.",
} as const;

/** The studio's story, as paragraphs. */
export const story = {
  heading: "Named after a street and what its walls are made of",
  opening:
    "The studio began in {foundedYear} at a kitchen table on ulica Lipowa, with one drawing board and a client who wanted a library in a corridor two meters wide. She still has the library. We still have the board.",
  paragraphs: [
    "Linden is the tree the street is named after: pale, even, easy to carve, the wood of altars and kitchen spoons in this region for five centuries. Loam is what its houses were plastered with. Between the two lies everything we like to work with: materials that come from nearby, take a knock and look better for it.",
    "Today we draw homes, offices, shops and small hotels. Three of us draw, joiners and painters we have known for years build, and every plan is still discussed around the long table before it reaches you.",
  ],
  image: images.materialsTimber,
  caption: "Ash, fluted ash, brass and blackened bronze: the first board of a house in Tyniec.",
} as const;

/** The four stats; their numbers come from the site settings. */
export const stats = {
  heading: "The studio in numbers",
  numbers: ["projectsCompleted", "yearsExperience", "clientSatisfaction", "awardsWon"],
  /** Explains why two pages state different numbers; null if the numbers are equal. */
  note: ({ awards, awardsWon }: SiteSettings) =>
    awards === awardsWon
      ? null
      : `Awards counted here include published selections; the ${awards} on our home page are juried prizes alone.`,
} as const;

/** The four core values. */
export const values = {
  heading: "What we hold ourselves to",
  entries: [
    {
      title: "Excellence",
      text: "A drawer that closes without a sound, a tile line that meets the window. We check the small things twice because you will see them every day.",
    },
    {
      title: "Collaboration",
      text: "You know how you live, the joiner knows the wood, we know the plan. Nobody is asked to sign what they have not understood.",
    },
    {
      title: "Functionality",
      text: "A room has to work on a wet Tuesday in November. Beauty that gets in the way of the vacuum cleaner is sent back to the drawing board.",
    },
    {
      title: "Innovation",
      text: "We test new materials in our own studio first, for a year, with coffee. What survives goes into yours.",
    },
  ],
} as const;

/** The team members. */
export const team = {
  heading: "Who you will be talking to",
  lead: "Nobody here likes to be photographed. These are the three corners of the studio where you will find us instead.",
  members: [
    {
      name: "Marta Lipowska",
      role: "Founder and Design Director",
      bio: "Trained as an architect in Kraków and as a weaver in Helsinki. Draws every first plan by hand and keeps the meetings short.",
      image: images.drawingTablePortrait,
    },
    {
      name: "Jan Gleba",
      role: "Head of Space Planning",
      bio: "Built stage sets for ten years before he built kitchens. Can tell you the turning circle of any dining chair made since 1950.",
      image: images.studioModelPortrait,
    },
    {
      name: "Zofia Wierzba",
      role: "Materials and Color",
      bio: "Runs the sample library and the color studies. Carries a paint fan, a spirit level and, in most weathers, a dog.",
      image: images.sampleDrawersPortrait,
    },
  ],
} as const;

/** Before the links to a member's newest posts. */
export const memberPosts = "Has written:";

/** The call to action at the end of the page. */
export const aboutCall = {
  heading: "Come and sit at the long table",
  text: "Tell us what you have and what you hope for. The first consultation is free, here or at your place.",
  primary: { label: "Schedule Consultation", to: paths.contact },
  secondary: { label: "View Our Portfolio", to: paths.portfolio },
  where: "Where",
  when: "When",
} as const;
