import { formatCount } from "#site/format/number.ts";
import type { DetailedServiceId } from "./services.ts";

/** Cost of one commission. Its place and result come from the project; without the project it is not shown. */
export interface WorkedExample {
  /** Title and location of the published project. */
  readonly project: string;
  readonly location: string;
  readonly heading: string;
  readonly scope: string;
  readonly services: readonly DetailedServiceId[];
  readonly time: string;
  readonly hours: number;
  /** Dollars. */
  readonly fee: number;
  /** Cost that the fee leaves out, in dollars. */
  readonly works: { readonly label: string; readonly amount: number };
}

/** Title and location of a project: other studios may have projects with the titles of the demo's. */
export interface ProjectIdentity {
  readonly title: string;
  readonly location: string | null;
}

/** The example of a project; null for none. */
export function exampleOf({ title, location }: ProjectIdentity): WorkedExample | null {
  return (
    workedExamples.entries.find(
      (example) => example.project === title && example.location === location,
    ) ?? null
  );
}

/** The anchor of an example on the services page. */
export function exampleAnchor({ project }: WorkedExample): string {
  return `cost-of-${project.toLowerCase().replaceAll(" ", "-")}`;
}

/** Fee and works together, in dollars. */
export function exampleTotal({ fee, works }: WorkedExample): number {
  return fee + works.amount;
}

const dollars = (amount: number) => `$${formatCount(amount)}`;

/** Two commissions of the demo studio, with their invented figures. */
export const workedExamples = {
  heading: "What two commissions cost",
  lead: "Line by line, in the order in which it was agreed. Your sums will differ; the way to them will not.",
  labels: {
    services: "Services",
    time: "Time",
    hours: "Our hours",
    fee: "Our fee",
    total: "Together",
  },
  hours: (count: number) => `${formatCount(count)} hours`,
  dollars,
  cost: "Cost",
  costLink: (total: number) => `${dollars(total)}, line by line`,
  project: (title: string) => `See ${title}`,
  entries: [
    {
      project: "Minimalist Apartment",
      location: "Kraków, Lesser Poland",
      heading: "An apartment turned round",
      scope:
        "Two walls out, a new kitchen, storage for everything the owners have. Drawings, permits, tenders and 16 weeks on site.",
      services: ["renovation", "lighting"],
      time: "10 weeks of drawings, 16 on site",
      hours: 236,
      fee: 21_400,
      works: { label: "Trades, joinery and stone", amount: 64_800 },
    },
    {
      project: "Dining Room for Long Evenings",
      location: "Wrocław, Lower Silesia",
      heading: "One room, furnished",
      scope:
        "A table drawn for the room, six chairs, one lamp, a sideboard from the joiner and lime plaster in two coats.",
      services: ["furniture-selection"],
      time: "5 weeks, and 7 until delivery",
      hours: 38,
      fee: 3_400,
      works: { label: "Furniture and plaster", amount: 17_900 },
    },
  ],
} as const satisfies Readonly<Record<string, unknown>> & {
  readonly entries: readonly WorkedExample[];
};
