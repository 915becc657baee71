import * as v from "valibot";
import {
  CREDIT_NAME_MAX,
  CREDIT_ROLE_MAX,
  MATERIAL_NAME_MAX,
  MATERIAL_NOTE_MAX,
  OUTCOME_MAX,
  PERSON_MAX,
  QUOTE_MAX,
} from "#supabase/data/limits.ts";
import { isPlanName } from "#supabase/data/project-story.ts";
import { trimText } from "#supabase/data/sanitize-text.ts";
import { linkAddress } from "#site/rich-text/url-allowlist.ts";
import {
  atMost,
  field,
  isImageAddress,
  text,
  textOrEmpty,
  trimmed,
  trimmedOrNull,
} from "./field.ts";

// The parts of a project's page besides its texts and images.

const planOrImage = v.check<string, string>(
  (value) => isPlanName(value) || isImageAddress(value),
  "Choose a plan, or enter an address that starts with https://, or a path of this site.",
);

const swatch = v.check<string, string>(
  (value) => /^#[0-9a-f]{6}$/i.test(value.trim()) || isImageAddress(value),
  "Enter a color such as #c9b79c, or the address of a picture: https://… or a path of this site.",
);

const link = v.check<string, string>((value) => {
  const address = value.trim();
  return address === "" || (!/\s/.test(address) && linkAddress(address) !== null);
}, "Enter an address that starts with https://, http://, mailto: or tel:, or a path of this site.");

/** One material in the form; see `Material`. */
export const materialSchema = v.object({
  name: v.pipe(text, atMost(MATERIAL_NAME_MAX), v.title("Material")),
  swatch: v.pipe(text, swatch, v.title("Swatch")),
  note: v.pipe(text, atMost(MATERIAL_NOTE_MAX), v.title("Note")),
});

/** One credit in the form; see `Credit`. */
export const creditSchema = v.object({
  role: v.pipe(text, atMost(CREDIT_ROLE_MAX), v.title("Role")),
  name: v.pipe(text, atMost(CREDIT_NAME_MAX), v.title("Name")),
  link: v.pipe(text, link, v.title("Link")),
});

/** The client's words in the form; see `Testimonial`. */
export const testimonialSchema = v.object({
  quote: v.pipe(text, atMost(QUOTE_MAX), v.title("Quote")),
  person: v.pipe(text, atMost(PERSON_MAX), v.title("Person")),
  role: v.pipe(text, atMost(PERSON_MAX), v.title("Person’s role")),
});

/** True if a row has any text. */
export function isFilledIn(row: Readonly<Record<string, string>>): boolean {
  return Object.values(row).some((value) => value.trim() !== "");
}

const trimmedMaterial = v.object({ name: trimmed, swatch: trimmed, note: trimmed });
const trimmedCredit = v.object({ role: trimmed, name: trimmed, link: trimmed });
const typedMaterial = v.object({ name: v.string(), swatch: v.string(), note: v.string() });
const typedCredit = v.object({ role: v.string(), name: v.string(), link: v.string() });
const typedTestimonial = v.object({ quote: v.string(), person: v.string(), role: v.string() });
const NO_TESTIMONIAL = { quote: "", person: "", role: "" } as const;

const testimonialColumn = {
  save: v.pipe(
    typedTestimonial,
    v.transform(({ quote, person, role }) => {
      const row = { quote: trimText(quote), person: trimText(person), role: trimText(role) };
      return isFilledIn(row) ? row : null;
    }),
  ),
  load: v.pipe(
    v.nullable(typedTestimonial),
    v.transform((stored) => stored ?? { ...NO_TESTIMONIAL }),
  ),
};

/** The fields of the form's section "Project page". Rows without any text are not saved. */
export const storyFields = {
  plan: v.pipe(
    text,
    planOrImage,
    v.title("Plan"),
    field({ column: "plan", save: trimmedOrNull, load: textOrEmpty }),
  ),
  materials: v.pipe(
    v.optional(v.array(typedMaterial), () => []),
    v.title("Materials"),
    field({
      column: "materials",
      save: v.pipe(v.array(trimmedMaterial), v.filterItems(isFilledIn)),
      errors: false,
    }),
  ),
  credits: v.pipe(
    v.optional(v.array(typedCredit), () => []),
    v.title("Credits"),
    field({
      column: "credits",
      save: v.pipe(v.array(trimmedCredit), v.filterItems(isFilledIn)),
      errors: false,
    }),
  ),
  outcome: v.pipe(
    text,
    atMost(OUTCOME_MAX),
    v.title("Outcome"),
    field({ column: "outcome", save: trimmed, copied: true }),
  ),
  testimonial: v.pipe(
    v.optional(typedTestimonial, () => ({ ...NO_TESTIMONIAL })),
    v.title("Client’s words"),
    field({ column: "testimonial", ...testimonialColumn, errors: false }),
  ),
};
