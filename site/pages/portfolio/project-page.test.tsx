import { render, screen } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { createPublicClient } from "#supabase/data/public-client.ts";
import { createQueryClient } from "#site/config/query-client.ts";
import { inSite } from "#site/testing/in-site.tsx";
// The page loads it on demand, which takes long on a busy machine.
import "../not-found/not-found-page.tsx";
import { ProjectPage } from "./project-page.tsx";

const row = {
  ...{
    id: "1",
    title: "The loft",
    slug: "loft",
    description: "Under the roof.",
    content: "Two rooms.",
  },
  ...{ featured_image_url: "/images/a.webp", gallery_images: [], category: null },
  ...{ location: "Gdynia", project_date: "2024-05-01", area_sqft: 1850, project_type: null },
  ...{ plan: null, materials: [], credits: [], outcome: "", testimonial: null },
  updated_at: "2026-01-02T10:00:00Z",
};

/** Opens a project; `rowsFor` gives the backend's rows for a request. */
function open(slug: string, rowsFor: (url: URL) => readonly unknown[]) {
  const fetch = (input: RequestInfo | URL) => {
    const rows = rowsFor(new URL(input instanceof Request ? input.url : input));
    return Promise.resolve(new Response(JSON.stringify(rows)));
  };
  const client = createPublicClient({ url: "http://backend.test", publishableKey: "key", fetch });
  const piece = (
    <Routes>
      <Route path="/portfolio/:slug" element={<ProjectPage />} />
    </Routes>
  );
  const cache = createQueryClient();
  return render(inSite(piece, { client, cache, address: `/portfolio/${slug}` }));
}

const bySlug = (slug: string | null) => (slug === "eq.loft" ? [row] : []);
const canonical = () => document.querySelector("link[rel=canonical]")?.getAttribute("href");

it("PF05 a project's page has its title, text, properties, and head elements of its own", async () => {
  open("loft", (url) => bySlug(url.searchParams.get("slug")));
  await screen.findByRole("heading", { level: 1, name: "The loft" });
  for (const text of ["Under the roof.", "Two rooms.", "Gdynia", "2024", "1,850 sq ft (172 m²)"]) {
    expect(screen.getByText(text)).toBeDefined();
  }
  expect(canonical()).toBe("https://studio.example/portfolio/loft");
  expect(document.title).toMatch(/^The loft \|/);
});

it("SU01 a former slug leads to the current one", async () => {
  open("attic", (url) => {
    if (url.pathname.endsWith("slug_redirects")) return [{ slug: "loft" }];
    return bySlug(url.searchParams.get("slug"));
  });
  await screen.findByRole("heading", { level: 1, name: "The loft" });
  expect(canonical()).toBe("https://studio.example/portfolio/loft");
});

it("SU28 an unknown slug is the not-found page", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  open("barn", () => []);
  await screen.findByRole("heading", { level: 1, name: "Oops! Page not found" });
  expect(canonical()).toBeUndefined();
});

it("a project that is loading after a click has the title of the portfolio", () => {
  open("loft", () => []);
  expect(document.title).toMatch(/^Portfolio \|/);
});
