import * as v from "valibot";
import type { Json } from "./database.types.ts";
import { listOf, textOrEmpty } from "./json-column.ts";

// The parts of a project's page that are stored as JSON. Types, since interfaces are not assignable to `Json`.

const filled = v.pipe(v.string(), v.nonEmpty());
const material = v.object({ name: filled, swatch: textOrEmpty, note: textOrEmpty });
const credit = v.object({ role: textOrEmpty, name: filled, link: textOrEmpty });
const testimonial = v.object({ quote: filled, person: textOrEmpty, role: textOrEmpty });

/** `swatch` is a color (`#c9b79c`), the URL of an image, or ''. */
export type Material = Readonly<v.InferOutput<typeof material>>;

/** `link` is '' for none. */
export type Credit = Readonly<v.InferOutput<typeof credit>>;

export type Testimonial = Readonly<v.InferOutput<typeof testimonial>>;

const materials = listOf(material);
const credits = listOf(credit);
const optionalTestimonial = v.fallback(v.nullable(testimonial), null);

/** Parses the JSON column; omits entries without a name. */
export function parseMaterials(value: Json): Material[] {
  return v.parse(materials, value);
}

/** Parses the JSON column; omits entries without a name. */
export function parseCredits(value: Json): Credit[] {
  return v.parse(credits, value);
}

/** Parses the JSON column; null without a quote. */
export function parseTestimonial(value: Json): Testimonial | null {
  return v.parse(optionalTestimonial, value);
}

const PLAN_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** True for the name of a plan of the repository, false for the URL of an image. */
export function isPlanName(plan: string): boolean {
  return PLAN_NAME.test(plan);
}

/** True for a swatch that is a color such as "#c9b79c", false for the URL of an image. */
export function isColorSwatch(swatch: string): boolean {
  return swatch.trim().startsWith("#");
}
