import type { Json } from "./database.types.ts";
import { isJsonObject, objectsIn, textsIn } from "./json-column.ts";

// The parts of a project's page that are stored as JSON. Types, since interfaces are not assignable to `Json`.

const MATERIAL_KEYS = ["name", "swatch", "note"] as const;
const CREDIT_KEYS = ["role", "name", "link"] as const;
const TESTIMONIAL_KEYS = ["quote", "person", "role"] as const;

/** `swatch` is a color (`#c9b79c`), the URL of an image, or ''. */
export type Material = Readonly<Record<(typeof MATERIAL_KEYS)[number], string>>;

/** `link` is '' for none. */
export type Credit = Readonly<Record<(typeof CREDIT_KEYS)[number], string>>;

export type Testimonial = Readonly<Record<(typeof TESTIMONIAL_KEYS)[number], string>>;

/** Parses the JSON column; omits entries without a name. */
export function parseMaterials(value: Json): Material[] {
  return objectsIn(value)
    .map((material) => textsIn(material, MATERIAL_KEYS))
    .filter(({ name }) => name !== "");
}

/** Parses the JSON column; omits entries without a name. */
export function parseCredits(value: Json): Credit[] {
  return objectsIn(value)
    .map((credit) => textsIn(credit, CREDIT_KEYS))
    .filter(({ name }) => name !== "");
}

/** Parses the JSON column; null without a quote. */
export function parseTestimonial(value: Json): Testimonial | null {
  if (!isJsonObject(value)) return null;
  const testimonial = textsIn(value, TESTIMONIAL_KEYS);
  return testimonial.quote === "" ? null : testimonial;
}

const PLAN_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** True for the name of a plan of the repository, false for the URL of an image. */
export function isPlanName(plan: string): boolean {
  return PLAN_NAME.test(plan);
}
