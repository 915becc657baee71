import { process, questions, servicesCall, servicesIntro } from "./services-page.ts";
import { pageServices } from "./services.ts";

/** The copy of the Services page. Titles and fees of the services are facts that other pages repeat. */
export const servicesCopy = {
  intro: servicesIntro,
  /** By id of the service. */
  list: Object.fromEntries(
    pageServices.map(({ id, description, features, duration }) => [
      id,
      { description, duration, features },
    ]),
  ),
  process,
  questions,
  call: servicesCall,
} as const;
