/** Only accessed by property name: for a computed name, bundlers inline the whole environment. */
interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL: string;
  readonly VITE_SUPABASE_PUBLISHABLE_KEY: string;
  /** Defined by vite.config.ts, so that the bundler drops the code behind it: null while Turnstile is off. */
  readonly VITE_TURNSTILE_SITE_KEY?: string | null;
  /** Defined by the desktop app's build only: the folder that has `images/`. */
  readonly VITE_IMAGE_BASE?: string;
}
