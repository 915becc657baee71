type Env = Readonly<Record<string, string | undefined>>;

/** Production branch of Cloudflare Pages, which does not name it in its builds. */
const DEFAULT_PRODUCTION_BRANCH = "main";

/** Whether a host builds a preview: of a branch or a pull request, under an address of its own. */
export function isPreviewDeployment(env: Env): boolean {
  const branch = env["CF_PAGES_BRANCH"];
  const production = env["PRODUCTION_BRANCH"] ?? DEFAULT_PRODUCTION_BRANCH;
  return (
    (env["VERCEL_ENV"] !== undefined && env["VERCEL_ENV"] !== "production") ||
    (env["CONTEXT"] !== undefined && env["CONTEXT"] !== "production") ||
    (branch !== undefined && branch !== production)
  );
}

/**
 * The VITE_* values of a preview: those of a second project, so that neither its contact form nor its dashboard
 * writes to production. Throws one sentence without such a project.
 */
export function previewValues(env: Env): Readonly<Record<string, string>> {
  const url = env["PREVIEW_SUPABASE_URL"]?.trim() ?? "";
  const key = env["PREVIEW_SUPABASE_PUBLISHABLE_KEY"]?.trim() ?? "";
  if (url === "" || key === "") {
    throw new Error(
      "This is a preview deployment. It would write to the project of the published site: set PREVIEW_SUPABASE_URL and PREVIEW_SUPABASE_PUBLISHABLE_KEY to another project, or turn previews off at the host.",
    );
  }
  if (hostOf(url) === hostOf(env["VITE_SUPABASE_URL"] ?? "")) {
    throw new Error(
      "PREVIEW_SUPABASE_URL is the project of the published site: set it to another project.",
    );
  }
  return { VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: key };
}

function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).host : null;
}
