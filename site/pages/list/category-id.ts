import type { Category } from "#supabase/data/categories.ts";
import { DataError } from "#supabase/data/errors.ts";

/** The id of the category with this slug. Throws `not-found` for an unknown one. */
export function categoryId(categories: readonly Category[], slug: string): string {
  const category = categories.find((each) => each.slug === slug);
  if (category === undefined) throw new DataError("not-found", "Category not found");
  return category.id;
}
