import { paths } from "#site/config/paths.ts";
import { PUBLIC_PAGES } from "#site/config/public-pages.ts";
import { replyPromise } from "./contact.ts";
import { images } from "./images.ts";
import type { SiteSettings } from "./site-settings.ts";

/** Title and description in the document's head. */
export const homeMeta = {
  title: PUBLIC_PAGES.home.title,
  description: ({ city }: SiteSettings) =>
    `Linden & Loam is an interior design studio in ${city}. Residential and commercial rooms, planned, furnished and finished by one team. The first consultation is free.`,
} as const;

/** Texts of the first section. */
export const hero = {
  headline: "Transform Your Living Spaces",
  location: "Interior design studio",
  since: "{city}, since {foundedYear}",
  lead: "We design homes and workplaces that are calm to look at and easy to live in. One small team, from the first plan to the last lamp.",
  primary: { label: "Schedule Free Consultation", to: paths.contact },
  secondary: { label: "View Our Portfolio", to: paths.portfolio },
  rating: "5 out of 5 stars",
  proof: ["happyClients", "awards"],
  trust: `Licensed and insured. 100% satisfaction guaranteed, and an answer ${replyPromise}.`,
  badge: ["projects", "satisfaction"],
  image: images.heroLivingRoom,
  caption: "House with a Garden Room, Kraków. Slatted oak, bouclé, lime plaster.",
  hours: {
    label: "The same room at",
    views: [
      { hour: "7AM", wide: images.heroMorning, tall: images.heroMorningPortrait },
      { hour: "1PM" },
      { hour: "6PM", wide: images.heroEvening, tall: images.heroEveningPortrait },
      { hour: "10PM", wide: images.heroNight, tall: images.heroNightPortrait },
    ],
    /** The hour of the hero's own image, with which the page opens. */
    first: "1PM",
  },
} as const;

/** Heading, lead and banner of the services. */
export const servicesSection = {
  heading: "What we can do for a room",
  lead: "Some people bring us a whole house, some a single wall that has bothered them for years. Both begin with the same walk through the light.",
  banner: {
    heading: "Not sure where to begin?",
    text: "Bring a floor plan, three photographs or only a feeling. We will tell you which of these you need, and which you don’t.",
    action: { label: "Schedule Consultation", to: paths.contact },
    image: images.sampleDrawers,
  },
} as const;

/** Heading, link and static cards of the projects. */
export const portfolioSection = {
  heading: "Recent rooms",
  lead: "Three clients, three briefs, one habit: decide where the light falls before choosing what it falls on.",
  detailsLabel: "View Details",
  all: { label: "View Complete Portfolio", to: paths.portfolio },
  projects: [
    {
      title: "Modern Luxury Villa",
      category: "Residential",
      location: "Konstancin",
      description:
        "A double-height living room gathered around a travertine chimney, with glass to a garden and to a pool.",
      image: images.modernLuxuryVilla,
    },
    {
      title: "Minimalist Apartment",
      category: "Residential",
      location: "Kraków",
      description:
        "A kitchen for two who cook that puts everything away behind fluted oak and leaves only the marble on show.",
      image: images.minimalistApartment,
    },
    {
      title: "Executive Office Suite",
      category: "Commercial",
      location: "Warsaw",
      description:
        "Walnut, bronze and evening light for a law firm that receives its clients above the city.",
      image: images.executiveOfficeSuite,
    },
  ],
} as const;

export type HomeProject = (typeof portfolioSection.projects)[number];

/** Heading, link and static cards of the articles. */
export const blogSection = {
  heading: "From our journal",
  readLabel: "Read Article",
  all: { label: "View All Articles", to: paths.blog },
  articles: [
    {
      title: "Warm Minimalism: Fewer Things, Better Light",
      excerpt:
        "Pale plaster, plain timber and one strong color are taking over from the all-white room. What to keep, what to clear, and where to spend.",
      author: "Marta Lipowska",
      date: { iso: "2024-05-14", text: "May 14, 2024" },
      readTime: "2 min read",
      category: "Trends",
      image: images.apartmentSofa,
    },
    {
      title: "How to Choose a Paint Color in Your Own Light",
      excerpt:
        "A north room turns every white to gray. A simple test with two samples and one day of patience.",
      author: "Zofia Wierzba",
      date: { iso: "2024-04-02", text: "April 2, 2024" },
      readTime: "3 min read",
      category: "Tips",
      image: images.materialBoard,
    },
    {
      title: "The Dining Room, Measured",
      excerpt:
        "How much table per guest, how low the lamp, how far the chair moves back. The numbers we draw by.",
      author: "Jan Gleba",
      date: { iso: "2024-02-20", text: "February 20, 2024" },
      readTime: "3 min read",
      category: "Guide",
      image: images.diningTable,
    },
  ],
} as const;

export type HomeArticle = (typeof blogSection.articles)[number];

/** The call to action at the end of the page. */
export const homeCall = {
  heading: "Tell us about the rooms you have in mind",
  text: "The first conversation is free. You will leave it with a first idea, a rough budget and no obligation.",
  primary: { label: "Schedule Free Consultation", to: paths.contact },
  secondary: { label: "View Our Portfolio", to: paths.portfolio },
} as const;
