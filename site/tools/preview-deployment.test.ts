import { describe, expect, it } from "vitest";
import { isPreviewDeployment, previewValues } from "./preview-deployment.ts";

describe("preview deployments", () => {
  it.each([
    ["Vercel", { VERCEL_ENV: "preview" }],
    ["Netlify, of a pull request", { CONTEXT: "deploy-preview" }],
    ["Netlify, of a branch", { CONTEXT: "branch-deploy" }],
    ["Cloudflare Pages", { CF_PAGES_BRANCH: "new-colours" }],
    [
      "Cloudflare Pages with another branch",
      { CF_PAGES_BRANCH: "main", PRODUCTION_BRANCH: "live" },
    ],
  ])("%s: a preview", (_, env) => {
    expect(isPreviewDeployment(env)).toBe(true);
  });

  it.each([
    ["Vercel", { VERCEL_ENV: "production" }],
    ["Netlify", { CONTEXT: "production" }],
    ["Cloudflare Pages", { CF_PAGES_BRANCH: "main" }],
    ["a machine of the studio", {}],
  ])("%s: not a preview", (_, env) => {
    expect(isPreviewDeployment(env)).toBe(false);
  });

  const preview = {
    PREVIEW_SUPABASE_URL: "https://preview.supabase.co",
    PREVIEW_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_preview",
  };

  it("use the second project", () => {
    const env = { ...preview, VITE_SUPABASE_URL: "https://production.supabase.co" };
    expect(previewValues(env)).toEqual({
      VITE_SUPABASE_URL: "https://preview.supabase.co",
      VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_preview",
    });
  });

  it.each([
    ["no second project", {}, /set PREVIEW_SUPABASE_URL and PREVIEW_SUPABASE_PUBLISHABLE_KEY/],
    [
      "no key",
      { ...preview, PREVIEW_SUPABASE_PUBLISHABLE_KEY: " " },
      /PREVIEW_SUPABASE_PUBLISHABLE_KEY/,
    ],
    [
      "the project of the published site",
      { ...preview, VITE_SUPABASE_URL: "https://preview.supabase.co/" },
      /is the project of the published site/,
    ],
  ])("are refused with %s", (_, env, sentence) => {
    expect(() => previewValues(env)).toThrow(sentence);
  });
});
