import { parseEnum } from "#supabase/data/enums.ts";
import { PUBLISH_STATUSES } from "#supabase/data/limits.ts";
import type { GalleryEntry } from "./gallery-model.ts";
import type { ProjectValues } from "./project-values.ts";

const TEXT_FIELDS = [
  "title",
  "clientName",
  "projectType",
  "location",
  "area",
  "budgetRange",
  "featuredImageUrl",
  "imageUrl",
  "focus",
  "description",
  "content",
  "projectDate",
  "slug",
] as const satisfies readonly (keyof ProjectValues)[];

/**
 * Parses a stored draft. Fields that are missing or invalid, for example from an older schema, get
 * the value of `defaults`; null if it is not an object.
 */
export function parseStoredValues(stored: unknown, defaults: ProjectValues): ProjectValues | null {
  if (typeof stored !== "object" || stored === null) return null;
  const entries = new Map<string, unknown>(Object.entries(stored));
  const stringOr = (name: string, fallback: string) => {
    const value = entries.get(name);
    return typeof value === "string" ? value : fallback;
  };
  const texts = Object.fromEntries(
    TEXT_FIELDS.map((name) => [name, stringOr(name, defaults[name])]),
  );
  const category = entries.get("categoryId");
  return {
    ...defaults,
    ...texts,
    status: parseEnum(PUBLISH_STATUSES, stringOr("status", ""), defaults.status),
    categoryId: typeof category === "string" ? category : null,
    gallery: parseImages(entries.get("gallery")),
  };
}

/** Omits images without URL: their uploads do not survive a reload. */
function parseImages(stored: unknown): GalleryEntry[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry: unknown) => {
    if (typeof entry !== "object" || entry === null || !("url" in entry)) return [];
    const entries = new Map<string, unknown>(Object.entries(entry));
    const stringOf = (name: string) => {
      const value = entries.get(name);
      return typeof value === "string" ? value : "";
    };
    const url = stringOf("url");
    return url === ""
      ? []
      : [{ url, alt: stringOf("alt"), caption: stringOf("caption"), uploadId: "" }];
  });
}
