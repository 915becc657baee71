import { blogSection, hero, homeCall, portfolioSection, servicesSection } from "./home.ts";
import { homeServices, isDetailed } from "./services.ts";

const { heading, lead, all } = portfolioSection;

/** The copy of the home page. Its cards are static or rows; see `use-home-cards.ts`. */
export const homeCopy = {
  hero,
  services: servicesSection,
  /** By id of the service. */
  serviceCards: Object.fromEntries(homeServices.map(({ id, summary }) => [id, { summary }])),
  /** Titles of the services without a fee; those of the others are edited on the Services page. */
  serviceTitles: Object.fromEntries(
    homeServices.filter((service) => !isDetailed(service)).map(({ id, title }) => [id, title]),
  ),
  portfolio: { heading, lead, all },
  journal: { heading: blogSection.heading, all: blogSection.all },
  call: homeCall,
} as const;
