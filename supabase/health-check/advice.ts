/** Advice of several checks. Steps are those of "A hosted project" in the README. */

export const PUSH_MIGRATIONS =
  "Push the migrations: npx supabase@3.1.0 db push --remote (README, A hosted project, step 2).";

export const COMPARE_DATABASE =
  "npm run doctor -- --staff compares the database with supabase/migrations and names what differs.";

/** Undoes what was changed by hand: the migrations cannot be pushed a second time. */
export const RESTORE_POLICIES =
  "Undo the change in the dashboard of Supabase (Database → Policies) or in the SQL editor; the statements are in supabase/schema.sql.";

export const COPY_HOST_SETTINGS =
  "Deploy the configuration that npm run build writes for this host (README, A hosted project, step 8).";

export const BUILD_AGAIN =
  "Set VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY of this backend where the site is built, build and deploy it again.";
