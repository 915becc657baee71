/** What the build was made for; the same values that the renderer was built with. */
export const buildSettings = {
  backendOrigin: new URL(import.meta.env.VITE_SUPABASE_URL).origin,
  /** Where published pages live. */
  siteUrl: new URL(import.meta.env["VITE_SITE_URL"] as string),
  development: import.meta.env.DEV,
} as const;
