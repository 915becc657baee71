import { paths } from "#site/config/paths.ts";

/** Position of a service in each list; absent where the service is not listed. */
interface Positions {
  readonly home?: number;
  readonly page?: number;
  readonly footer?: number;
}

type Surface = keyof Positions;

export type ServiceId =
  | "residential"
  | "commercial"
  | "renovation"
  | "color"
  | "space-planning"
  | "custom-furniture"
  | "furniture-selection"
  | "lighting"
  | "visualization";

/** The services that are part of every design. */
export type IncludedServiceId = "space-planning" | "custom-furniture" | "visualization";

/** The services with a fee and an entry of their own on the services page. */
export type DetailedServiceId = Exclude<ServiceId, IncludedServiceId>;

export interface Service {
  readonly id: ServiceId;
  readonly title: string;
  /** One sentence, for the home page's card. */
  readonly summary: string;
  /** Title of a project that shows it; linked while a project with this title is published. */
  readonly project: string;
  /** Two theme colours of the swatch below the icon. */
  readonly gradient: readonly [from: string, to: string];
  readonly positions: Positions;
}

export interface DetailedService extends Service {
  readonly id: DetailedServiceId;
  readonly description: string;
  readonly features: readonly [string, string, string, string];
  readonly fee: Fee;
  /** How long it takes, such as "3 to 5 weeks". */
  readonly duration: string;
}

export interface IncludedService extends Service {
  readonly id: IncludedServiceId;
}

/** The lowest fee of a service, without furniture, materials and trades. */
interface Fee {
  /** Dollars. */
  readonly from: number;
  /** Unit of the fee, such as "one room". */
  readonly unit: string;
}

/** All services of the studio. `positions` says where pages show them. */
const services = [
  {
    id: "residential",
    title: "Residential Design",
    summary:
      "Apartments and houses planned around the way you cook, rest, work and have people over.",
    description:
      "Residential design for a whole house, an apartment or the one room that never worked. We plan around your days first and choose the sofa last.",
    features: [
      "Plans for every room, with furniture drawn in",
      "Materials and finishes on one sample board",
      "Built-in storage, drawn to the centimeter",
      "Styling for the day you move in",
    ],
    fee: { from: 4800, unit: "one room" },
    duration: "8 to 12 weeks to the drawings",
    project: "House with a Garden Room",
    gradient: ["clay.400", "sand.300"],
    positions: { home: 1, page: 1, footer: 1 },
  },
  {
    id: "color",
    title: "Color Consultation",
    summary: "A palette tried on your own walls, in your own light, before a single can is opened.",
    description:
      "Color changes with the compass. We read the light of each room through one day and build a palette that holds from breakfast to lamplight.",
    features: [
      "A visit in daylight and one after dark",
      "Large painted samples on your walls",
      "A palette for walls, timber and textiles",
      "A paint schedule your painter can follow",
    ],
    fee: { from: 650, unit: "one room" },
    duration: "2 to 3 weeks",
    project: "Quiet Bedroom Suite",
    gradient: ["clay.500", "clay.200"],
    positions: { home: 2, page: 4 },
  },
  {
    id: "space-planning",
    title: "Space Planning",
    summary: "Floor plans that give every corner a purpose and still leave room to walk around it.",
    project: "Corner Café",
    gradient: ["sage.400", "sand.300"],
    positions: { home: 3, footer: 4 },
  },
  {
    id: "custom-furniture",
    title: "Custom Furniture",
    summary:
      "Tables, shelves and built-ins drawn for one place and made by joiners we know by name.",
    project: "Minimalist Apartment",
    gradient: ["sand.500", "sand.300"],
    positions: { home: 4 },
  },
  {
    id: "commercial",
    title: "Commercial Spaces",
    summary:
      "Offices, shops and restaurants that work hard all day and still look composed at closing.",
    description:
      "Commercial design for teams, guests and customers. Durable where it is touched a thousand times a day, generous where people wait, meet or linger.",
    features: [
      "Workplace and seating plans",
      "Brand carried by material and light",
      "Fire, access and acoustics resolved early",
      "Phased works that keep you open",
    ],
    fee: { from: 9500, unit: "one floor" },
    duration: "10 to 14 weeks to the drawings",
    project: "Executive Office Suite",
    gradient: ["sand.400", "sage.400"],
    positions: { home: 5, page: 2, footer: 2 },
  },
  {
    id: "visualization",
    title: "3D Visualization",
    summary: "Views of your rooms in true light, so that you decide before anything is ordered.",
    project: "Modern Luxury Villa",
    gradient: ["sage.500", "sage.200"],
    positions: { home: 6 },
  },
  {
    id: "renovation",
    title: "Home Renovation",
    summary: "Old rooms brought up to date without losing what made them worth keeping.",
    description:
      "From the first wall that comes down to the last switch plate. We draw, tender and supervise, and you speak to one person throughout.",
    features: [
      "A survey of what is there and what it needs",
      "Permits, tenders and a fixed schedule",
      "Weekly site visits with photographs",
      "A snag list closed before you pay the last invoice",
    ],
    fee: { from: 12000, unit: "an apartment" },
    duration: "10 weeks of drawings, 16 on site",
    project: "Minimalist Apartment",
    gradient: ["sand.500", "clay.300"],
    positions: { page: 3, footer: 3 },
  },
  {
    id: "furniture-selection",
    title: "Furniture Selection",
    summary: "New, vintage and made to measure, chosen to belong together.",
    description:
      "New pieces, vintage finds and what you already own, brought together on one plan. You sit on every chair before we order it.",
    features: [
      "A furniture plan with sizes and prices",
      "Showroom visits and upholstery samples",
      "Trade prices passed on to you",
      "Delivery, assembly and placement",
    ],
    fee: { from: 1900, unit: "one room" },
    duration: "4 to 6 weeks, and delivery",
    project: "Dining Room for Long Evenings",
    gradient: ["clay.300", "sand.400"],
    positions: { page: 5, footer: 5 },
  },
  {
    id: "lighting",
    title: "Lighting Design",
    summary: "Light for the task, the table and the hour.",
    description:
      "Daylight first, then a layer for each thing you do after dark. We draw the circuits, pick the fittings and set every scene with you.",
    features: [
      "Daylight study and lighting plan",
      "Circuits, switches and dimming",
      "Fittings tried in place before you buy",
      "Scenes tuned on site in the evening",
    ],
    fee: { from: 1400, unit: "one room" },
    duration: "3 to 5 weeks",
    project: "Travertine Bath",
    gradient: ["ochre.300", "clay.200"],
    positions: { page: 6 },
  },
] as const satisfies readonly (Service | DetailedService)[];

function servicesOn(surface: Surface): readonly Service[] {
  const positionOf = (service: Service) => service.positions[surface];
  return services
    .filter((service: Service) => positionOf(service) !== undefined)
    .sort((one: Service, other: Service) => (positionOf(one) ?? 0) - (positionOf(other) ?? 0));
}

/** The cards of the home page, in their order. */
export const homeServices = servicesOn("home");
/** The links of the footer, in their order. */
export const footerServices = servicesOn("footer");
/** The cards of the services page, in their order. */
export const pageServices = servicesOn("page").filter(isDetailed);
const everyService: readonly Service[] = services;
/** Services that are part of the others: the services page lists them below these, without a fee. */
export const includedServices = everyService.filter(
  (service): service is IncludedService => !isDetailed(service),
);

/** Whether a service has a fee, rather than being part of every design. */
export function isDetailed(service: Service): service is DetailedService {
  return "features" in service;
}

/** The titles of services. */
export function serviceTitles(ids: readonly ServiceId[]): readonly string[] {
  return services.filter(({ id }) => ids.includes(id)).map(({ title }) => title);
}

/** The path of a service's entry on the services page. */
export function serviceAddress({ id }: Pick<Service, "id">): string {
  return `${paths.services}#${id}`;
}
