import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { AdminEnvironmentProvider } from "#site/admin/context/admin-environment.tsx";
import { PlatformProvider } from "#site/admin/context/platform-context.tsx";
import { createBrowserPlatform } from "#site/platform/browser-platform.ts";
import { renderInTheme } from "#site/testing/render.tsx";
import { columnsFromValues } from "#site/schemas/columns.ts";
import { projectSchema } from "#site/schemas/project.ts";
import { PreviewedProject } from "./previewed-project.tsx";
import { emptyProject } from "./project-values.ts";

const row = {
  ...columnsFromValues(projectSchema, emptyProject(new Date())),
  ...{ id: "1", version: 1, sort_order: null, slug: "loft", created_by_admin: null },
  ...{ created_at: "2026-01-01T00:00:00Z", updated_at: "2026-01-01T00:00:00Z" },
  ...{ published_at: null, deleted_at: null, project_date: "2024-05-01" },
  title: "The loft",
  description: "Under the roof.",
  content: "Two rooms. ![A plan](/images/plan.webp)",
  area_sqft: 1850,
  featured_image_url: "/images/loft.webp#focus=30,60",
  gallery_images: [
    {
      url: "https://cdn.example/b.webp",
      alt: "A bath",
      caption: "Lime plaster",
      stage: "" as const,
      credit: "",
    },
  ],
};

function preview(publicSite: string) {
  renderInTheme(
    <PlatformProvider value={createBrowserPlatform()}>
      <AdminEnvironmentProvider
        value={{ publicSite: new URL(publicSite), demoAccount: null, EditablePage: () => null }}
      >
        <PreviewedProject row={row} />
      </AdminEnvironmentProvider>
    </PlatformProvider>,
  );
}

/** The `src` of the images, in the order of the page. */
const sources = () => [...document.images].map((image) => image.getAttribute("src"));

it("SU08 the preview of a project has its texts, properties and gallery", () => {
  preview(location.origin);
  expect(screen.getByRole("heading", { level: 1, name: "The loft" })).toBeDefined();
  for (const text of ["Under the roof.", "Two rooms.", "2024", "1,850 sq ft (172 m²)"]) {
    expect(screen.getByText(text)).toBeDefined();
  }
  expect(sources()).toEqual([
    "/images/loft.webp",
    "/images/plan.webp",
    "https://cdn.example/b.webp",
  ]);
});

it("in the desktop app, paths lead to the public site", () => {
  preview("https://studio.example");
  expect(sources()).toEqual([
    "https://studio.example/images/loft.webp",
    "https://studio.example/images/plan.webp",
    "https://cdn.example/b.webp",
  ]);
});

it("the link to the contact page names the project and leaves the dashboard open", () => {
  preview("https://studio.example");
  const link = screen.getByRole("link", { name: "Discuss a project like this" });
  expect(link.getAttribute("href")).toBe("https://studio.example/contact?project=loft");
  expect(link.getAttribute("target")).toBe("_blank");
});
