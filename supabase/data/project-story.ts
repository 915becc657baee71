import type { Json } from "./database.types.ts";
import { isJsonObject, objectsIn, textOr } from "./json-column.ts";

// The parts of a project's page that are stored as JSON. Types, since interfaces are not assignable to `Json`.

/** `swatch` is a color (`#c9b79c`), the URL of an image, or ''. */
export type Material = Readonly<{ name: string; swatch: string; note: string }>;

/** `link` is '' for none. */
export type Credit = Readonly<{ role: string; name: string; link: string }>;

export type Testimonial = Readonly<{ quote: string; person: string; role: string }>;

/** Parses the JSON column; omits entries without a name. */
export function parseMaterials(value: Json): Material[] {
  return objectsIn(value)
    .map(({ name, swatch, note }) => ({
      name: textOr(name),
      swatch: textOr(swatch),
      note: textOr(note),
    }))
    .filter(({ name }) => name !== "");
}

/** Parses the JSON column; omits entries without a name. */
export function parseCredits(value: Json): Credit[] {
  return objectsIn(value)
    .map(({ role, name, link }) => ({
      role: textOr(role),
      name: textOr(name),
      link: textOr(link),
    }))
    .filter(({ name }) => name !== "");
}

/** Parses the JSON column; null without a quote. */
export function parseTestimonial(value: Json): Testimonial | null {
  if (!isJsonObject(value)) return null;
  const { quote, person, role } = value;
  if (textOr(quote) === "") return null;
  return { quote: textOr(quote), person: textOr(person), role: textOr(role) };
}

const PLAN_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** True for the name of a plan of the repository, false for the URL of an image. */
export function isPlanName(plan: string): boolean {
  return PLAN_NAME.test(plan);
}
