import { oneOf } from "#supabase/data/choices.ts";
import { PUBLISH_STATUSES } from "#supabase/data/limits.ts";
import type { GalleryEntry } from "./gallery-model.ts";
import type { ProjectValues } from "./project-values.ts";

const TEXTS = [
  "title",
  "clientName",
  "projectType",
  "location",
  "area",
  "budgetRange",
  "pictureUrl",
  "imageUrl",
  "focus",
  "description",
  "content",
  "projectDate",
  "slug",
] as const satisfies readonly (keyof ProjectValues)[];

/** Reads a local copy back. Whatever an older version of the form wrote differently keeps the `standard`. */
export function parseStoredValues(stored: unknown, standard: ProjectValues): ProjectValues | null {
  if (typeof stored !== "object" || stored === null) return null;
  const known = new Map<string, unknown>(Object.entries(stored));
  const text = (name: string, otherwise: string) => {
    const value = known.get(name);
    return typeof value === "string" ? value : otherwise;
  };
  const texts = Object.fromEntries(TEXTS.map((name) => [name, text(name, standard[name])]));
  const category = known.get("categoryId");
  return {
    ...standard,
    ...texts,
    status: oneOf(PUBLISH_STATUSES, text("status", ""), standard.status),
    categoryId: typeof category === "string" ? category : null,
    gallery: parsePictures(known.get("gallery")),
  };
}

/** Pictures that were still being sent cannot be found again after a reload. */
function parsePictures(stored: unknown): GalleryEntry[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry: unknown) => {
    if (typeof entry !== "object" || entry === null || !("url" in entry)) return [];
    const known = new Map<string, unknown>(Object.entries(entry));
    const text = (name: string) => {
      const value = known.get(name);
      return typeof value === "string" ? value : "";
    };
    const url = text("url");
    return url === "" ? [] : [{ url, alt: text("alt"), caption: text("caption"), uploadId: "" }];
  });
}
