import { pageServices } from "./services.ts";
import type { DetailedServiceId, Service } from "./services.ts";
import { exampleOf } from "./worked-examples.ts";
import type { ProjectIdentity } from "./worked-examples.ts";

interface ProjectWork {
  /** In the order of the services page. */
  readonly services: readonly Service[];
  readonly time: string;
}

interface WorkRecord {
  readonly location: string;
  /** Services beyond the one that names the project in `services.ts`. */
  readonly alsoServices: readonly DetailedServiceId[];
  readonly time: string;
}

/** The demo studio's projects by title; those that are examples of the services page have their record there. */
const records: ReadonlyMap<string, WorkRecord> = new Map<string, WorkRecord>([
  [
    "Modern Luxury Villa",
    {
      location: "Konstancin-Jeziorna, Mazovia",
      alsoServices: ["residential", "furniture-selection"],
      time: "12 weeks of drawings, 20 on site",
    },
  ],
  [
    "House with a Garden Room",
    {
      location: "Kraków, Lesser Poland",
      alsoServices: ["furniture-selection"],
      time: "9 weeks of drawings, 18 on site",
    },
  ],
  [
    "Executive Office Suite",
    {
      location: "Warsaw, Mazovia",
      alsoServices: ["lighting"],
      time: "11 weeks of drawings, 12 on site",
    },
  ],
  [
    "Quiet Bedroom Suite",
    {
      location: "Gdańsk, Pomerania",
      alsoServices: ["furniture-selection"],
      time: "3 weeks, and 8 until the headboard hung",
    },
  ],
  [
    "Travertine Bath",
    {
      location: "Toruń, Kuyavia-Pomerania",
      alsoServices: ["renovation"],
      time: "8 weeks of drawings, 9 on site",
    },
  ],
  [
    "Corner Café",
    {
      location: "Kraków, Lesser Poland",
      alsoServices: ["commercial", "lighting"],
      time: "Four months to the opening",
    },
  ],
]);

/** Services and time of a project; null for one without a record. */
export function workOf(project: ProjectIdentity): ProjectWork | null {
  const work = exampleOf(project) ?? recordOf(project);
  if (work === null) return null;
  const ids = new Set<string>(work.services);
  return { services: pageServices.filter(({ id }) => ids.has(id)), time: work.time };
}

function recordOf({ title, location }: ProjectIdentity) {
  const record = records.get(title);
  if (record === undefined || record.location !== location) return null;
  const named = pageServices.filter(({ project }) => project === title).map(({ id }) => id);
  return { services: [...named, ...record.alsoServices], time: record.time };
}

/** Titles of all projects with a record here. */
export const recordedProjects: readonly string[] = [...records.keys()];
