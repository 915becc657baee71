/** Settings of the build; the renderer has the same values. */
export const buildSettings = {
  backendOrigin: new URL(import.meta.env.VITE_SUPABASE_URL).origin,
  /** Origin of the public site. */
  siteUrl: new URL(import.meta.env["VITE_SITE_URL"] as string),
  development: import.meta.env.DEV,
} as const;
