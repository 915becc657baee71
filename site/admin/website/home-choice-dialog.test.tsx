import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as projects from "#supabase/data/public-projects.ts";
import type { ProjectSummary } from "#supabase/data/public-projects.ts";
import * as siteSettings from "#supabase/data/site-settings.ts";
import { portfolioSection } from "#site/content/home.ts";
import { choiceText, HOME_CHOICES } from "#site/content/home-choices.ts";
import { renderInDashboard } from "#site/testing/render-in-dashboard.tsx";
import { HomeChoiceDialog } from "./home-choice-dialog.tsx";

vi.mock("#supabase/data/public-projects.ts");
vi.mock("#supabase/data/site-settings.ts");

const CURATED = portfolioSection.projects.map(({ title }) => title);
const choice = HOME_CHOICES.projects;
const idOf = (place: number) => `00000000-0000-4000-8000-00000000000${String(place)}`;

/** The public projects, in their order. */
const PUBLIC = ["Oak", "Ash", "Elm", "Yew"].map((title, index): ProjectSummary => ({
  id: idOf(index),
  title,
  slug: title.toLowerCase(),
  description: "",
  featuredImageUrl: null,
  location: null,
  projectDate: null,
  areaSqft: null,
  projectType: null,
  category: null,
}));

beforeEach(() => {
  vi.mocked(siteSettings.readSiteSettings).mockResolvedValue({ homeShows: "latest" });
  vi.mocked(projects.listPublishedProjects).mockImplementation((_, { ids, pageSize = 0 } = {}) => {
    const rows = PUBLIC.filter(({ id }) => ids === undefined || ids.includes(id));
    const page = { page: 1, pageSize, total: rows.length };
    return Promise.resolve({ ...page, rows: rows.slice(0, pageSize) });
  });
});

afterEach(cleanup);

/** Opens the dialog with chosen projects; returns the titles of the automatic choice. */
async function openWith(...chosen: readonly string[]) {
  const onApply = vi.fn<(text: string) => void>();
  renderInDashboard(
    <HomeChoiceDialog
      choice={choice}
      title="Projects on home"
      copy={{ [choice.path]: choiceText(chosen) }}
      onApply={onApply}
      onClose={() => undefined}
    />,
  );
  const group = await screen.findByRole("group", { name: /^Shown automatically/ });
  const automatic = () =>
    within(group)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
  return { automatic, group, onApply };
}

const numbered = (titles: readonly string[], first = 1) =>
  titles.map((title, index) => `${String(first + index)}${title}`);

it("SU27 without a choice the dialog shows the latest projects as Home does, in their order", async () => {
  const { automatic, onApply } = await openWith();
  expect(screen.getByText("Nothing is chosen.")).toBeDefined();
  expect(automatic()).toEqual(numbered(["Oak", "Ash", "Elm"]));
  fireEvent.click(screen.getByRole("button", { name: "Use Selection" }));
  expect(onApply).toHaveBeenCalledWith("");
});

it("SU27 it shows the curated cards if the site settings say so", async () => {
  vi.mocked(siteSettings.readSiteSettings).mockResolvedValue({});
  const { automatic } = await openWith();
  expect(automatic()).toEqual(numbered(CURATED));
});

it("SU27 the automatic cards follow the chosen projects, also in the place of one that is not public", async () => {
  const { automatic, group } = await openWith(idOf(1), idOf(9));
  expect(screen.getByText("Not public at present")).toBeDefined();
  expect(automatic()).toEqual(numbered(["Oak", "Elm"], 2));
  fireEvent.click(await screen.findByRole("button", { name: "Show on home: Oak" }));
  expect(group.textContent).toContain("3Elm");
});
