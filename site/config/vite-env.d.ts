/** Read one by one: a bundler writes the whole environment to where it is read by a name in brackets. */
interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL: string;
  readonly VITE_SUPABASE_PUBLISHABLE_KEY: string;
}
