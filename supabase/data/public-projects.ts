import { inPortfolioOrder } from "./portfolio-order.ts";
import { execute, sendCountedPage } from "./requests.ts";
import { parseCategory } from "./categories.ts";
import type { Category } from "./categories.ts";
import { DataError } from "./errors.ts";
import { parseGallery } from "./gallery.ts";
import { PUBLIC_PAGE_SIZE } from "./limits.ts";
import { pageRange } from "./paging.ts";
import type { Page, PageRange } from "./paging.ts";
import type { PublicClient } from "./public-client.ts";
import { parseCredits, parseMaterials, parseTestimonial } from "./project-parts.ts";
import { searchCondition } from "./search-filter.ts";
import { currentSlugOf } from "./slug-redirects.ts";
import { nullable, onlyColumns, parseRow, selectOf, text, withoutColumns } from "./view-columns.ts";
import type { AllColumns, ParsedRow } from "./view-columns.ts";

export type { GalleryImage } from "./gallery.ts";

/** The columns of a project that visitors read, each with its parser. `project_date` is `YYYY-MM-DD`, `area_sqft`
 * square feet, `content` markdown. The other columns of the view order and filter lists. */
const COLUMNS = {
  id: text,
  title: text,
  slug: text,
  description: text,
  content: text,
  featured_image_url: nullable<string>,
  gallery_images: parseGallery,
  location: nullable<string>,
  project_date: nullable<string>,
  area_sqft: nullable<number>,
  project_type: nullable<string>,
  category: parseCategory,
  plan: nullable<string>,
  materials: parseMaterials,
  credits: parseCredits,
  outcome: text,
  testimonial: parseTestimonial,
  updated_at: text,
} satisfies AllColumns<
  "published_projects",
  "category_id" | "created_at" | "material_names" | "published_at" | "sort_order"
>;

/** The columns of a portfolio card. */
const CARD = onlyColumns(COLUMNS, [
  "id",
  "title",
  "slug",
  "description",
  "featured_image_url",
  "category",
  "location",
  "project_date",
  "area_sqft",
  "project_type",
]);

/** The columns that a project's page renders: all but those of links and of the sitemap. */
const PAGE = withoutColumns(COLUMNS, ["id", "slug", "category", "updated_at"]);

export type ProjectSummary = ParsedRow<typeof CARD>;
export type PublishedProject = ParsedRow<typeof COLUMNS>;
export type ProjectPageColumns = ParsedRow<typeof PAGE>;

/** The columns of a saved row that the project's page renders; the dashboard's preview shows it. */
export function projectPageColumnsOf(
  row: Readonly<Record<keyof typeof PAGE, unknown>>,
): ProjectPageColumns {
  return parseRow(PAGE, row);
}

/** Parses the columns of a whole project. */
export function publishedProjectOf(row: object): PublishedProject {
  return parseRow(COLUMNS, row);
}

interface PublishedProjectsQuery {
  /** Counted from 1. */
  readonly page?: number;
  /** Id of a category; null or absent for all. */
  readonly category?: string | null;
  /** Only rows with these ids; absent for all. */
  readonly ids?: readonly string[];
  /** Search words for the title. */
  readonly search?: string;
  /** A project type, exactly as saved; null or absent for all. */
  readonly type?: string | null;
  /** Rows per page; twelve by default. */
  readonly pageSize?: number;
  readonly signal?: AbortSignal;
}

/** The most rows of one response on hosted Supabase. */
const FILTER_SOURCE_ROWS = 1000;

/** One page of projects: those with a manual order first, then the newest. Source:
 * `published_projects` (published, due, not in the trash; no client names, no budgets). */
export async function listPublishedProjects(
  client: PublicClient,
  query: PublishedProjectsQuery = {},
): Promise<Page<ProjectSummary>> {
  const range = pageRange(query.page, query.pageSize ?? PUBLIC_PAGE_SIZE);
  const wanted = searchCondition(query.search, ["title"]);
  const requestRows = ({ from, to }: PageRange, counted: boolean) => {
    const options = counted ? ({ count: "exact" } as const) : {};
    let request = client.rest
      .from("published_projects")
      .select<string, object>(selectOf(CARD), options);
    if (query.category) request = request.eq("category_id", query.category);
    if (query.type) request = request.eq("project_type", query.type);
    if (query.ids) request = request.in("id", query.ids);
    if (wanted !== null) request = request.or(wanted);
    return inPortfolioOrder(request).range(from, to);
  };
  const page = await sendCountedPage(requestRows, range, query.signal);
  return { ...page, rows: page.rows.map((row) => parseRow(CARD, row)) };
}

/** Filter options of the portfolio: categories and types in use, each once, by name. */
interface ProjectFilterOptions {
  readonly categories: readonly Category[];
  readonly types: readonly string[];
  /** Number of projects that the options come from. */
  readonly total: number;
}

/** Fetches the filter options from the newest thousand projects; older ones add none. */
export async function listProjectFilterOptions(
  client: PublicClient,
  signal?: AbortSignal,
): Promise<ProjectFilterOptions> {
  const request = client.rest
    .from("published_projects")
    .select("category,project_type")
    .order("created_at", { ascending: false })
    .order("id")
    .limit(FILTER_SOURCE_ROWS);
  const rows = await execute(request, signal);
  const categories = new Map<string, Category>();
  for (const row of rows) {
    const category = parseCategory(row.category);
    if (category !== null) categories.set(category.id, category);
  }
  const types = new Set(rows.map((row) => row.project_type?.trim() ?? ""));
  types.delete("");
  return {
    categories: [...categories.values()].sort((a, b) => a.name.localeCompare(b.name, "en")),
    types: [...types].sort((a, b) => a.localeCompare(b, "en")),
    total: rows.length,
  };
}

/** One project by its current or a former slug. Throws `not-found` for anything not public. */
export async function getPublishedProject(
  client: PublicClient,
  slug: string,
  signal?: AbortSignal,
): Promise<PublishedProject> {
  const project = await bySlug(client, slug, signal);
  if (project !== undefined) return project;
  const current = await currentSlugOf(client, "project", slug, signal);
  const moved = current === undefined ? undefined : await bySlug(client, current, signal);
  if (moved === undefined) throw new DataError("not-found", "Project not found");
  return moved;
}

async function bySlug(client: PublicClient, slug: string, signal: AbortSignal | undefined) {
  const request = client.rest
    .from("published_projects")
    .select<string, object>(selectOf(COLUMNS))
    .eq("slug", slug)
    .limit(1);
  const row = (await execute(request, signal))[0];
  return row === undefined ? undefined : publishedProjectOf(row);
}
