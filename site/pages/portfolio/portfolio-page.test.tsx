import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Link, Route, Routes } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { createQueryClient } from "#site/config/query-client.ts";
import { paths } from "#site/config/paths.ts";
import { MATERIALS_ID } from "#site/content/material-samples.ts";
import { inSite, silentClient } from "#site/testing/in-site.tsx";
import { listRoutes } from "../list/list-address.ts";
import { PortfolioPage } from "./portfolio-page.tsx";
import { filterOptionsQuery, projectLinksQuery, projectsQuery } from "./project-queries.ts";

afterEach(cleanup);

const LOFTS = "/portfolio/category/lofts";
const project = (slug: string) => ({
  ...{ id: slug, slug, title: `Project ${slug}`, description: "", category: null },
  ...{ featuredImageUrl: null, location: null, projectDate: null, areaSqft: null },
  ...{ projectType: "Loft", updatedAt: "2026-01-02T10:00:00Z" },
});
const listOf = (slugs: string) => {
  const rows = Array.from(slugs, project);
  return { rows, total: rows.length, page: 1, pageSize: 12 };
};

interface Stored {
  /** Slugs of all projects. */
  readonly all: string;
  /** Slugs of the category's projects, without a type; requested without end if absent. */
  readonly lofts?: string;
  /** Slugs of its projects of the type "Loft". */
  readonly typed?: string;
}

/** Opens a list of the portfolio; the backend answers none of its requests. */
function open(address: string, { all, lofts, typed }: Stored) {
  const cache = createQueryClient();
  const put = (category: string | null, type: string | null, slugs = "") => {
    cache.setQueryData(
      projectsQuery(silentClient, { page: 1, category }, type).queryKey,
      listOf(slugs),
    );
  };
  cache.setQueryData(filterOptionsQuery(silentClient).queryKey, {
    categories: [{ id: "1", name: "Lofts", slug: "lofts" }],
    ...{ types: ["House", "Loft"], total: 12 },
  });
  cache.setQueryData(projectLinksQuery(silentClient).queryKey, Array.from(all, project));
  put(null, null, all);
  if (lofts !== undefined) put("lofts", null, lofts);
  if (typed !== undefined) put("lofts", "Loft", typed);
  const piece = (
    <>
      <Link to={LOFTS}>Open the lofts</Link>
      <Routes>
        {listRoutes(paths.portfolio).map((path) => (
          <Route key={path} path={path} element={<PortfolioPage />} />
        ))}
      </Routes>
    </>
  );
  return render(inSite(piece, { cache, address }));
}

const counted = () => screen.queryByText(/projects? under Lofts/)?.textContent;
const neighbours = () => screen.queryByRole("region", { name: "From the rest of the portfolio" });

it("a small category states its number of projects and suggests others", () => {
  open(LOFTS, { all: "abcde", lofts: "a" });
  expect(counted()).toBe("One project under Lofts so far.");
  expect(neighbours()).not.toBeNull();
});

it("a category of one type neither states a number nor suggests projects of the category itself", () => {
  open(`${LOFTS}?type=Loft`, { all: "abcde", lofts: "abcd", typed: "a" });
  expect(screen.getByText("Project a")).toBeDefined();
  expect(counted()).toBeUndefined();
  expect(neighbours()).toBeNull();
});

it("a category states no number while the projects of the previous list are shown", () => {
  open("/portfolio", { all: "ab" });
  fireEvent.click(screen.getByRole("link", { name: "Open the lofts" }));
  expect(screen.getByRole("heading", { level: 1, name: "Lofts" })).toBeDefined();
  expect(screen.getByText("Project b")).toBeDefined();
  expect(counted()).toBeUndefined();
  expect(neighbours()).toBeNull();
});

it("a portfolio without projects has the list of materials that pages link to", () => {
  open("/portfolio", { all: "" });
  expect(screen.getByRole("heading", { name: "Portfolio Coming Soon" })).toBeDefined();
  expect(document.getElementById(MATERIALS_ID)).not.toBeNull();
});

it("a portfolio speaks of its pictures only if it has projects", () => {
  open("/portfolio", { all: "" });
  expect(screen.queryByText(/renderings/)).toBeNull();
  expect(screen.getByText(/^Homes and workplaces/)).toBeDefined();
  cleanup();
  open("/portfolio", { all: "ab" });
  expect(screen.getByText(/^Homes and workplaces.*renderings/)).toBeDefined();
});
