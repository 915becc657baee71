import type { Category } from "./categories.ts";
import { parseEnum } from "./enums.ts";
import { cleanRow } from "./sanitize-text.ts";
import type { Database } from "./database.types.ts";
import { parseGallery } from "./gallery.ts";
import type { GalleryImage } from "./gallery.ts";
import { withIdempotencyKey } from "./idempotency-key.ts";
import { PUBLISH_STATUSES, STAFF_PAGE_SIZE } from "./limits.ts";
import type { PublishStatus } from "./limits.ts";
import type { Page, Sort } from "./paging.ts";
import { isRepeatedCreate, laterChanges, resolveVersionConflict } from "./optimistic-lock.ts";
import { searchPatterns } from "./search-filter.ts";
import type { StaffClient } from "./staff-client.ts";
import { countBy, inTrash, searchIn, sortedPage, withStatus } from "./list-filters.ts";
import type { PublishFilter } from "./list-filters.ts";
import { readRow, throwNotFound, sendAsStaff, sendPageAsStaff } from "./staff-requests.ts";
import { eraseFromTrash, moveToTrash, takeFromTrash } from "./trash.ts";

export type { GalleryImage } from "./gallery.ts";

type StoredProject = Database["public"]["Tables"]["projects"]["Row"];

/** A whole project as stored. `area_sqft` is square feet, `project_date` `YYYY-MM-DD`, `content`
 * markdown; client name and budget are for staff only. */
export interface ProjectRow extends Omit<StoredProject, "gallery_images" | "status"> {
  gallery_images: GalleryImage[];
  status: PublishStatus;
}

const LIST_COLUMNS =
  "id,title,slug,status,project_type,location,client_name,featured_image_url,category_id,project_date,sort_order,published_at,created_at,updated_at,deleted_at,version";
type ListColumn =
  | "id"
  | "title"
  | "slug"
  | "status"
  | "project_type"
  | "location"
  | "client_name"
  | "featured_image_url"
  | "category_id"
  | "project_date"
  | "sort_order"
  | "published_at"
  | "created_at"
  | "updated_at"
  | "deleted_at"
  | "version";

/** A project in the list of the dashboard: without description, content and gallery. */
export type ProjectListRow = Pick<ProjectRow, ListColumn> & { category: Category | null };

/** What the form sends. `slug` is '' for "the server finds one"; the server also overwrites
 * `created_by_admin` by the e-mail of the session. */
export interface NewProject {
  title: string;
  description: string;
  content: string;
  featured_image_url: string | null;
  project_type: string | null;
  location: string | null;
  client_name: string | null;
  budget_range: string | null;
  area_sqft: number | null;
  gallery_images: readonly GalleryImage[];
  status: PublishStatus;
  created_by_admin: string | null;
  project_date: string;
  slug: string;
  category_id?: string | null;
  /** Place in the portfolio, smallest first; null: behind the placed ones, newest first. */
  sort_order?: number | null;
  /** A time to come schedules the project; absent or null: the moment of the first publication. */
  published_at?: string | null;
}

export type ProjectChanges = Partial<Omit<NewProject, "created_by_admin">>;

export const PROJECT_SORT_COLUMNS = [
  "title",
  "status",
  "project_type",
  "location",
  "client_name",
  "project_date",
  "sort_order",
  "published_at",
  "created_at",
  "updated_at",
] as const;
export type ProjectSortColumn = (typeof PROJECT_SORT_COLUMNS)[number];

export interface ProjectsQuery {
  /** Words to find in title, description, location, client name or project type. */
  readonly search?: string;
  readonly status?: PublishFilter;
  /** Id of a category; null or absent for all. */
  readonly category?: string | null;
  /** Last changed first, when absent. */
  readonly sort?: Sort<ProjectSortColumn>;
  /** true: the total is exact however long the list is, which takes longer then. */
  readonly exactTotal?: boolean;
  /** Counted from 1. */
  readonly page?: number;
  /** 25 when absent, 100 at most. */
  readonly pageSize?: number;
  /** true: the trash instead of everything outside it. */
  readonly trashed?: boolean;
  readonly signal?: AbortSignal;
}

const SEARCH_COLUMNS = ["title", "description", "location", "client_name", "project_type"];

/** One page of the projects, drafts included. */
export async function listProjects(
  client: StaffClient,
  query: ProjectsQuery = {},
): Promise<Page<ProjectListRow>> {
  const request = client.rest
    .from("projects")
    .select(
      `${LIST_COLUMNS},category:categories(id,name)`,
      query.exactTotal ? { count: "exact" } : {},
    );
  inTrash(request, query.trashed);
  withStatus(request, query.status, new Date());
  if (query.category) request.eq("category_id", query.category);
  searchIn(request, query.search, SEARCH_COLUMNS);
  const sort = query.sort ?? { column: "updated_at", direction: "desc" };
  const range = sortedPage(request, sort, query.page, query.pageSize ?? STAFF_PAGE_SIZE);
  const page = await sendPageAsStaff(client, request, range, query.signal, rowCount(client, query));
  return { ...page, rows: page.rows.map(withKnownStatus) };
}

function rowCount(client: StaffClient, query: ProjectsQuery) {
  if (query.exactTotal) return undefined;
  const { search, status, category, trashed } = query;
  const words = searchPatterns(search);
  const filter = {
    words,
    ...(status && { wanted_status: status }),
    ...(category && { wanted_category: category }),
    ...(trashed && { trashed }),
  };
  return countBy(words, (upTo) => client.rest.rpc("count_projects", { up_to: upTo, ...filter }));
}

/** Throws `not-found` when there is none, `unauthorized` when the session has ended. */
export async function getProject(
  client: StaffClient,
  id: string,
  signal?: AbortSignal,
): Promise<ProjectRow> {
  const request = client.rest.from("projects").select("*").eq("id", id).limit(1);
  return projectRow(await readRow(client, request, signal));
}

/** Creates a project and answers with the stored row: slug, version and dates are the server's. `id`:
 * see `createPost`. */
export async function createProject(
  client: StaffClient,
  row: NewProject,
  id?: string,
): Promise<ProjectRow> {
  try {
    const clean = cleanRow({ ...row, gallery_images: storedGallery(row.gallery_images) });
    const insert = client.rest.from("projects").insert(clean).select();
    const rows = await sendAsStaff(client, withIdempotencyKey(insert, id));
    return projectRow(rows[0] ?? (await throwNotFound(client)));
  } catch (error) {
    if (id === undefined || !isRepeatedCreate(error)) throw error;
    return updateProject(client, id, 1, laterChanges(row));
  }
}

/** Saves over the version that was loaded. Throws `conflict` when somebody saved another one since:
 * `getProject` has theirs. */
export async function updateProject(
  client: StaffClient,
  id: string,
  version: number,
  changes: ProjectChanges,
): Promise<ProjectRow> {
  const { gallery_images: gallery, ...rest } = changes;
  const clean = cleanRow(
    gallery === undefined ? rest : { ...rest, gallery_images: storedGallery(gallery) },
  );
  const request = client.rest
    .from("projects")
    .update(clean)
    .eq("id", id)
    .eq("version", version)
    .select();
  const row = (await sendAsStaff(client, request))[0];
  if (row !== undefined) return projectRow(row);
  return resolveVersionConflict(await getProject(client, id), version, clean);
}

/** Deletes a project into the trash, where it stays 30 days. Given the version that was shown, throws
 * `conflict` when somebody saved another one since. */
export function trashProject(client: StaffClient, id: string, version?: number): Promise<void> {
  return moveToTrash(client, "projects", id, version);
}

export function restoreProject(client: StaffClient, id: string): Promise<void> {
  return takeFromTrash(client, "projects", id);
}

/** Deletes a project of the trash for good. */
export function deleteProjectForever(client: StaffClient, id: string): Promise<void> {
  return eraseFromTrash(client, "projects", id);
}

/** Puts a project right before another one of the portfolio, or behind it. Its version stays: placing is
 * no edit. Throws `not-found` when one of them is gone or in the trash. */
export async function placeProject(
  client: StaffClient,
  moved: string,
  target: string,
  behind: boolean,
): Promise<void> {
  const request = client.rest.rpc("place_project", { moved, target, behind });
  if ((await sendAsStaff(client, request)) === 0) await throwNotFound(client);
}

/** Exactly the three keys the column takes. */
function storedGallery(images: readonly GalleryImage[]) {
  return images.map(({ url, alt, caption }) => ({ url, alt, caption }));
}

function projectRow(row: StoredProject): ProjectRow {
  return { ...withKnownStatus(row), gallery_images: parseGallery(row.gallery_images) };
}

function withKnownStatus<Row extends Pick<StoredProject, "status">>(row: Row) {
  return { ...row, status: parseEnum(PUBLISH_STATUSES, row.status, "draft") };
}
