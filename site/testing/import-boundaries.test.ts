import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { ESLint } from "eslint";
import tseslint from "typescript-eslint";
import { describe, expect, it } from "vitest";
import { ADMIN_FEATURES, ADMIN_LAYERS } from "#site/tools/lint/admin-folders.ts";

/** Lints code as the content of the named file, which need not exist; type-aware rules are off. */
const eslint = new ESLint({
  cwd: fileURLToPath(new URL("../..", import.meta.url)),
  overrideConfig: { files: ["**/*.{ts,tsx}"], ...tseslint.configs.disableTypeChecked },
});

async function reportedRules(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: file });
  return result!.messages.map((message) => message.ruleId ?? message.message);
}

const uses = (source: string, name = "planted") =>
  `import { ${name} } from "${source}";\n${name}();\n`;
const PATHS = "import-x/no-restricted-paths";
const NAMES = "no-restricted-imports";

describe("import boundaries by resolved path", () => {
  it.each([
    ["supabase/data/planted.ts", "#site/config/paths.ts"],
    ["supabase/local/planted.ts", "../../site/config/paths.ts"],
    ["site/pages/home/planted.ts", "#site/admin/index.ts"],
    ["site/admin/posts/planted.ts", "#site/pages/layout/page-meta.tsx"],
    ["site/ui/planted.ts", "#site/pages/layout/page-meta.tsx"],
    ["site/ui/planted.ts", "#site/admin/index.ts"],
    ["site/platform/planted.ts", "#site/pages/layout/page-meta.tsx"],
    ["site/rich-text/planted.ts", "#site/admin/index.ts"],
    ["site/rich-text/planted.ts", "#site/pages/portfolio/project-page.tsx"],
    ["site/schemas/planted.ts", "#site/admin/index.ts"],
    ["site/schemas/planted.ts", "#site/pages/layout/page-meta.tsx"],
    ["site/schemas/planted.ts", "#site/testing/render.tsx"],
    ["site/content/planted.ts", "#site/pages/layout/page-meta.tsx"],
    ["site/format/planted.ts", "#site/pages/layout/page-meta.tsx"],
    ["site/format/planted.ts", "#site/admin/posts/index.ts"],
    ["site/pages/home/planted.ts", "#site/hosting/headers.ts"],
    ["site/pages/blog/planted.ts", "#site/pages/portfolio/project-card.tsx"],
    ["site/pages/about/planted.ts", "../home/hero.tsx"],
    ["site/pages/blog/planted.ts", "../not-found/suggestions.tsx"],
    ["site/pages/layout/planted.ts", "../home/hero.tsx"],
    ["site/pages/list/planted.ts", "#site/pages/blog/post-list.tsx"],
    ["site/ui/planted.ts", "#site/testing/render.tsx"],
    ["site/pages/home/planted.test.ts", "#site/admin/index.ts"],
    ["desktop/renderer/planted.ts", "#site/pages/layout/page-meta.tsx"],
    ["desktop/renderer/planted.ts", "#site/config/paths.ts"],
    ["desktop/main/planted.ts", "#site/config/paths.ts"],
    ["desktop/main/planted.ts", "#site/platform/keyboard.ts"],
    ["desktop/preload/planted.ts", "#supabase/data/limits.ts"],
  ])("%s may not import %s", async (file, source) => {
    expect(await reportedRules(file, uses(source))).toContain(PATHS);
  });

  it.each([
    ["posts", "#site/admin/projects/projects-tab.tsx"],
    ["posts", "#site/admin/categories/category-filter.tsx"],
    ["projects", "#site/admin/posts/post-form-rules.ts"],
    ["overview", "#site/admin/inquiries/inquiries-tab.tsx"],
    ["inquiries", "#site/admin/overview/overview-tab.tsx"],
    ["media-library", "#site/admin/posts/post-form-rules.ts"],
    ["login", "#site/admin/account/use-logout.ts"],
    ["frame", "#site/admin/posts/posts-tab.tsx"],
    ["frame", "#site/admin/command-palette/command-palette-host.tsx"],
    ["posts", "#site/admin/frame/dashboard.tsx"],
    ["media", "#site/admin/frame/dashboard.tsx"],
    ...ADMIN_LAYERS.map((layer) => [layer, "#site/admin/posts/index.ts"]),
  ])("the admin's %s may not import %s", async (from, source) => {
    expect(await reportedRules(`site/admin/${from}/planted.ts`, uses(source))).toContain(PATHS);
  });

  it("every folder of the dashboard is a feature, a layer or the frame", () => {
    expect(ADMIN_FEATURES).toEqual(expect.arrayContaining(["posts", "backup", "login"]));
    expect(ADMIN_LAYERS).toEqual(expect.arrayContaining(["form-safety", "data-table", "media"]));
    expect(ADMIN_LAYERS).not.toContain("frame");
  });

  it("the dashboard's README names every folder in the row of its layer", async () => {
    const readme = await readFile(new URL("../admin/README.md", import.meta.url), "utf8");
    const rows = readme.split("\n").filter((line) => line.startsWith("| "));
    const named = (...layers: string[]) =>
      rows
        .filter((row) => layers.some((layer) => row.startsWith(`| ${layer} `)))
        .flatMap((row) => Array.from(row.matchAll(/`([a-z-]+)`/g), ([, folder]) => folder));
    expect(named("features")).toEqual(expect.arrayContaining(ADMIN_FEATURES));
    expect(named("shared", "base").toSorted()).toEqual(ADMIN_LAYERS.toSorted());
  });

  it.each([
    ["posts", "#site/admin/categories/index.ts"],
    ["posts", "#site/admin/form-safety/use-local-draft.ts"],
    ["frame", "#site/admin/posts/index.ts"],
  ])("the doors are open: the admin's %s may import %s", async (from, source) => {
    expect(await reportedRules(`site/admin/${from}/planted.ts`, uses(source))).toEqual([]);
  });

  it("the frame's loaders may import the tabs themselves", async () => {
    const code = uses("#site/admin/posts/posts-tab.tsx");
    expect(await reportedRules("site/admin/frame/load-tab.ts", code)).not.toContain(PATHS);
  });

  it.each([
    ["site/admin/posts/planted.ts", "#supabase/data/limits.ts"],
    ["site/pages/home/planted.ts", "#site/ui/button-link.tsx"],
    ["site/pages/blog/planted.ts", "../not-found/unknown-path.tsx"],
    ["site/pages/blog/planted.ts", "../list/pager.tsx"],
    ["site/pages/list/planted.test.ts", "../blog/post-queries.ts"],
    ["site/ui/planted.test.ts", "#site/testing/render.tsx"],
    ["desktop/renderer/planted.ts", "#site/admin/index.ts"],
    ["desktop/main/planted.ts", "#site/platform/dashboard-manifest.ts"],
  ])("the doors are open: %s may import %s", async (file, source) => {
    expect(await reportedRules(file, uses(source))).toEqual([]);
  });
});

describe("import boundaries by name", () => {
  it.each([
    ["site/pages/home/planted.ts", "@supabase/supabase-js"],
    ["site/admin/frame/planted.ts", "@supabase/postgrest-js"],
    ["site/main.tsx", "@supabase/supabase-js"],
    ["site/e2e/planted.ts", "@supabase/supabase-js"],
    ["supabase/tests/planted.ts", "@supabase/supabase-js"],
    ["desktop/renderer/planted.ts", "@supabase/supabase-js"],
    ["desktop/main/planted.ts", "@supabase/supabase-js"],
    ["site/platform/planted.ts", "electron"],
    ["supabase/data/planted.ts", "electron"],
    ["desktop/renderer/planted.ts", "electron"],
    ["site/pages/home/planted.ts", "#desktop/shared/bridge.ts"],
    ["supabase/data/planted.ts", "#desktop/shared/bridge.ts"],
    ["supabase/data/planted.ts", "react"],
    ["supabase/data/planted.ts", "@tanstack/react-query"],
    ["site/pages/home/planted.ts", "../../ui/button-link.tsx"],
    ["site/ui/planted.ts", "./button-link"],
  ])("%s may not import %s", async (file, source) => {
    expect(await reportedRules(file, uses(source))).toContain(NAMES);
  });

  it.each(["site/pages/home/planted.ts", "site/admin/posts/planted.ts"])(
    "a feature (%s) does not choose a backend",
    async (file) => {
      const code = uses("#supabase/data/staff-client.ts", "createStaffClient");
      expect(await reportedRules(file, code)).toContain(NAMES);
    },
  );

  it.each([
    ["supabase/data/planted.ts", "@supabase/postgrest-js", "PostgrestClient"],
    ["supabase/local/planted.ts", "@supabase/lite", "createApp"],
    ["supabase/functions/planted.ts", "@supabase/supabase-js", "createClient"],
    ["desktop/main/planted.ts", "electron", "app"],
    ["site/main.tsx", "#supabase/data/public-client.ts", "createPublicClient"],
  ])("the doors are open: %s may import %s", async (file, source, name) => {
    expect(await reportedRules(file, uses(source, name))).not.toContain(NAMES);
  });
});

describe("house rules", () => {
  it("import cycles are reported", async () => {
    const code = uses("#site/pages/layout/public-layout.tsx", "PublicLayout");
    expect(await reportedRules("site/config/paths.ts", code)).toContain("import-x/no-cycle");
  });

  it("limits a file to 300 lines, a function to 50, a component to 100", async () => {
    const lines = (count: number) => "console.info();\n".repeat(count);
    const body = (count: number) => `export function planted() {\n${lines(count)}}\n`;
    expect(await reportedRules("site/ui/planted.ts", lines(301))).toContain("max-lines");
    expect(await reportedRules("site/ui/planted.ts", lines(300))).toEqual([]);
    expect(await reportedRules("site/ui/planted.ts", body(49))).toContain("max-lines-per-function");
    expect(await reportedRules("site/ui/planted.tsx", body(48 + 50))).toEqual([]);
    expect(await reportedRules("site/ui/planted.tsx", body(99))).toContain(
      "max-lines-per-function",
    );
  });

  it.each([
    ["any", "@typescript-eslint/no-explicit-any", "export const planted: any = 1;"],
    ["a cast through unknown", "no-restricted-syntax", "export const p = 1 as unknown as string;"],
    ["reading the environment", "no-restricted-syntax", "export const p = import.meta.env;"],
    ["HTML text", "no-restricted-syntax", "document.body.innerHTML = location.hash;"],
    ["a number format", "no-restricted-syntax", 'export const p = (1).toLocaleString("en-US");'],
    ["a date format", "no-restricted-syntax", 'export const p = new Intl.DateTimeFormat("en-US");'],
    ["a default export", "import-x/no-default-export", "export default 1;"],
    ["an unused value", "@typescript-eslint/no-unused-vars", "const planted = 1;"],
    [
      "a silent switch-off",
      "house/reasoned-disable",
      "// eslint-disable-next-line no-eval\neval('');",
    ],
    ["console.log", "no-console", "console.log(1);"],
  ])("%s is reported", async (_what, rule, code) => {
    expect(await reportedRules("site/ui/planted.ts", `${code}\n`)).toContain(rule);
  });
});

describe("one list of forbidden names per file", () => {
  it.each([
    "supabase/data/planted.ts",
    "supabase/local/planted.ts",
    "supabase/functions/planted.ts",
    "supabase/tests/planted.ts",
    "supabase/seed/planted.ts",
    "site/pages/home/planted.tsx",
    "site/pages/home/planted.test.tsx",
    "site/tools/planted.ts",
    "site/e2e/specs/planted.spec.ts",
    "site/main.tsx",
    "desktop/main/planted.ts",
    "desktop/renderer/planted.tsx",
    "desktop/renderer/main.tsx",
  ])("%s", async (file) => {
    expect(await reportedRules(file, uses("./no-extension"))).toContain(NAMES);
  });
});
