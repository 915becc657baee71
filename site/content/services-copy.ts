import {
  process,
  questions,
  servicesCall,
  servicesIncluded,
  servicesIntro,
  servicesList,
} from "./services-page.ts";
import { pageServices } from "./services.ts";

/** The copy of the Services page. Other pages repeat titles and fees of its services: see `useServiceMeta`. */
export const servicesCopy = {
  intro: servicesIntro,
  /** By id of the service. */
  list: Object.fromEntries(
    pageServices.map((service) => {
      const { id, title, description, features, duration } = service;
      return [id, { title, description, fee: servicesList.feeOf(service), duration, features }];
    }),
  ),
  included: servicesIncluded,
  process,
  questions,
  call: servicesCall,
} as const;
