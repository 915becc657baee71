type RawEnv = Readonly<Record<string, unknown>>;

/** Settings of the build; electron.vite.config.ts requires the first three. */
export function readBuildEnv(raw: RawEnv) {
  const text = (name: string) => {
    const value = raw[name];
    return typeof value === "string" ? value : "";
  };
  const email = text("VITE_DEMO_EMAIL");
  const password = text("VITE_DEMO_PASSWORD");
  return {
    backend: {
      url: text("VITE_SUPABASE_URL"),
      publishableKey: text("VITE_SUPABASE_PUBLISHABLE_KEY"),
    },
    publicSite: new URL(text("VITE_SITE_URL")),
    demoAccount: email !== "" && password !== "" ? { email, password } : null,
  };
}
