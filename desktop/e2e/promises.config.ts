import { defineConfig } from "@playwright/test";
import type { HostOption, StackOptions } from "#site/e2e/fixtures.ts";
import type { LayerOption } from "./fixtures.ts";
import everyDay, { promises } from "./playwright.config.ts";

/** All specs of the website that cover promises of the back office on both hosts, in the app's window. */
export default defineConfig<LayerOption & StackOptions & HostOption>({
  ...everyDay,
  projects: [
    {
      ...promises,
      grepInvert: /@web/,
      testMatch: [
        "account-menu.spec.ts",
        "admin-a11y.spec.ts",
        "admin-post-preview.spec.ts",
        "admin-post-safety.spec.ts",
        "admin-post-save.spec.ts",
        "admin-post-writing.spec.ts",
        "admin-posts-list.spec.ts",
        "admin-project-preview.spec.ts",
        "create-project.spec.ts",
        "edit-project.spec.ts",
        "inbox.spec.ts",
        "projects-contacts-accessibility.spec.ts",
        "projects-list.spec.ts",
        "visual-editor*.spec.ts",
      ],
    },
  ],
});
