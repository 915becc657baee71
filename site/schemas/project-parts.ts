import * as v from "valibot";
import {
  CREDIT_NAME_MAX,
  CREDIT_ROLE_MAX,
  MATERIAL_NAME_MAX,
  MATERIAL_NOTE_MAX,
  OUTCOME_MAX,
  PERSON_MAX,
  TESTIMONIAL_MAX,
} from "#supabase/data/limits.ts";
import { isPlanName } from "#supabase/data/project-parts.ts";
import { linkAddress } from "#site/format/url-allowlist.ts";
import {
  atMost,
  field,
  isImageAddress,
  isLocalUpload,
  text,
  emptyForNull,
  trimmed,
  trimmedOrNull,
} from "./field.ts";
import { jsonEntry } from "./json-entry.ts";

// The parts of a project's page besides its texts and images.

const planOrImage = v.check<string, string>(
  (value) => isPlanName(value) || isImageAddress(value) || isLocalUpload(value),
  "Choose a plan, or enter an address that starts with https://, or a path of this site.",
);

/** A color of a swatch in messages and hints. */
export const SWATCH_EXAMPLE = "#c9b79c";

const swatch = v.check<string, string>(
  (value) => /^#[0-9a-f]{6}$/i.test(value.trim()) || isImageAddress(value) || isLocalUpload(value),
  `Enter a color such as ${SWATCH_EXAMPLE}, or the address of a picture: https://… or a path of this site.`,
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
  quote: v.pipe(text, atMost(TESTIMONIAL_MAX), v.title("Quote")),
  person: v.pipe(text, atMost(PERSON_MAX), v.title("Person")),
  role: v.pipe(text, atMost(PERSON_MAX), v.title("Person’s role")),
});

/** True if a row has any text. */
export function isFilledIn(row: Readonly<Record<string, string>>): boolean {
  return Object.values(row).some((value) => value.trim() !== "");
}

const material = jsonEntry(materialSchema);
const credit = jsonEntry(creditSchema);
const testimonial = jsonEntry(testimonialSchema);

/** Rows of a new material and a new credit in the form. */
export const NEW_MATERIAL = v.getDefaults(materialSchema);
export const NEW_CREDIT = v.getDefaults(creditSchema);
const NO_TESTIMONIAL = v.getDefaults(testimonialSchema);

const testimonialColumn = {
  toColumn: v.pipe(
    v.object(testimonial.trimmed),
    v.transform((row) => (isFilledIn(row) ? row : null)),
  ),
  fromColumn: v.pipe(
    v.nullable(v.object(testimonial.typed)),
    v.transform((stored) => stored ?? { ...NO_TESTIMONIAL }),
  ),
};

/** The fields of the form's section "Project page". Rows without any text are not saved. */
export const pagePartFields = {
  plan: v.pipe(
    text,
    planOrImage,
    v.title("Plan"),
    field({
      column: "plan",
      toColumn: trimmedOrNull,
      fromColumn: emptyForNull,
      sentIfFilled: true,
    }),
  ),
  materials: v.pipe(
    v.optional(v.array(v.object(material.typed)), () => []),
    v.title("Materials"),
    field({
      column: "materials",
      toColumn: v.pipe(v.array(v.object(material.trimmed)), v.filterItems(isFilledIn)),
      errors: false,
      sentIfFilled: true,
      versioned: true,
    }),
  ),
  credits: v.pipe(
    v.optional(v.array(v.object(credit.typed)), () => []),
    v.title("Credits"),
    field({
      column: "credits",
      toColumn: v.pipe(v.array(v.object(credit.trimmed)), v.filterItems(isFilledIn)),
      errors: false,
      sentIfFilled: true,
      versioned: true,
    }),
  ),
  outcome: v.pipe(
    text,
    atMost(OUTCOME_MAX),
    v.title("Outcome"),
    field({
      column: "outcome",
      toColumn: trimmed,
      inClipboard: true,
      sentIfFilled: true,
      versioned: true,
    }),
  ),
  testimonial: v.pipe(
    v.optional(v.object(testimonial.typed), () => ({ ...NO_TESTIMONIAL })),
    v.title("Client’s words"),
    field({
      column: "testimonial",
      ...testimonialColumn,
      errors: false,
      sentIfFilled: true,
      versioned: true,
    }),
  ),
};
