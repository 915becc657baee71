/** Shared by posts and projects. `seed.sql` repeats them for projects reset with the Supabase CLI. */
export const categoryNames = [
  "Color",
  "Commercial",
  "Kitchens & Baths",
  "Lighting",
  "Materials",
  "Renovation",
  "Residential",
  "Space Planning",
  "Studio Notes",
] as const;

export type CategoryName = (typeof categoryNames)[number];
