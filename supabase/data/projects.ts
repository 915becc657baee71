import type { Category } from "./categories.ts";
import { parseEnum } from "./enums.ts";
import { cleanRow } from "./sanitize-text.ts";
import type { Database } from "./database.types.ts";
import { galleryToStore, parseGallery } from "./gallery.ts";
import type { GalleryImage, NewGalleryImage } from "./gallery.ts";
import { parseCredits, parseMaterials, parseTestimonial } from "./project-parts.ts";
import type { Credit, Material, Testimonial } from "./project-parts.ts";
import { withIdempotencyKey } from "./idempotency-key.ts";
import { PUBLISH_STATUSES, STAFF_PAGE_SIZE } from "./limits.ts";
import type { PublishStatus } from "./limits.ts";
import type { Page } from "./paging.ts";
import { isRepeatedCreate, changesAfterCreate, resolveVersionConflict } from "./optimistic-lock.ts";
import type { StaffClient } from "./staff-client.ts";
import {
  contentCount,
  contentSort,
  filterContent,
  selectList,
  sortedPage,
  CONTENT_COLUMNS,
} from "./list-filters.ts";
import type { ContentQuery } from "./list-filters.ts";
import { sortColumnNames } from "./sort-columns.ts";
import type { SortColumn, SortColumns } from "./sort-columns.ts";
import { readRow, throwNotFound, sendAsStaff, sendPageAsStaff } from "./staff-requests.ts";
import { deleteFromTrash, moveToTrash, restoreFromTrash } from "./trash.ts";

type ProjectTableRow = Database["public"]["Tables"]["projects"]["Row"];

/** A whole project as in the database. `area_sqft` is square feet, `project_date` `YYYY-MM-DD`, `content`
 * markdown; client name and budget are for staff only. */
export interface ProjectRow extends Omit<ProjectTableRow, JsonColumn | "status"> {
  gallery_images: GalleryImage[];
  materials: Material[];
  credits: Credit[];
  testimonial: Testimonial | null;
  status: PublishStatus;
}

type JsonColumn = "gallery_images" | "materials" | "credits" | "testimonial";

const LIST_COLUMNS = [...CONTENT_COLUMNS, "sort_order"] as const;

/** A project in a list, with the further `Column`s of its query. */
export type ProjectListRow<Column extends keyof ProjectRow = never> = Pick<
  ProjectRow,
  (typeof LIST_COLUMNS)[number] | Column
> & { category: Category | null };

/** Columns that a create never sends. */
type ColumnNotSent = "id" | "version" | "created_at" | "updated_at" | "deleted_at";
type RequiredColumn = "title" | "slug" | "created_by_admin";

/** Columns that a create sends. Absent columns get the defaults of the database. An empty `slug` makes the server
 * generate one; the server also overwrites `created_by_admin` with the e-mail address of the session.
 * `sort_order`: position in the portfolio, smallest first; null: after all positions, newest first.
 * `published_at`: a future time schedules the project; absent or null: the time of the first publication. */
export interface NewProject
  extends
    Pick<ProjectRow, RequiredColumn>,
    Partial<Omit<ProjectRow, ColumnNotSent | RequiredColumn | "gallery_images">> {
  gallery_images?: readonly NewGalleryImage[];
}

export type ProjectChanges = Partial<Omit<NewProject, "created_by_admin">>;

const SORT_COLUMNS = {
  title: {},
  status: {},
  project_type: { nullable: true },
  location: { nullable: true },
  client_name: { nullable: true },
  project_date: {},
  sort_order: { nullable: true },
  published_at: { nullable: true },
  created_at: {},
  updated_at: {},
} as const satisfies SortColumns<ProjectRow>;

/** Columns by which a list can be ordered. */
export const PROJECT_SORT_COLUMNS = sortColumnNames(SORT_COLUMNS);
export type ProjectSortColumn = SortColumn<typeof SORT_COLUMNS>;

type ProjectsQuery<Column extends keyof ProjectRow = never> = ContentQuery<
  Column,
  ProjectSortColumn,
  keyof ProjectRow
>;

/** One page of the projects, drafts included, those in the trash only if the query asks for them. Throws as `sendPageAsStaff`. */
export async function listProjects<
  Column extends Exclude<keyof ProjectRow, "gallery_images"> = never,
>(client: StaffClient, query: ProjectsQuery<Column> = {}): Promise<Page<ProjectListRow<Column>>> {
  const request = client.rest
    .from("projects")
    .select<string, ProjectListRow<Column>>(selectList(LIST_COLUMNS, query.columns));
  filterContent(request, query);
  const sort = contentSort(query);
  const { page: number, pageSize = STAFF_PAGE_SIZE } = query;
  const range = sortedPage(request, SORT_COLUMNS, { sort, page: number, pageSize });
  const count = contentCount(client, "count_projects", query);
  const page = await sendPageAsStaff(client, request, range, query.signal, count);
  return { ...page, rows: page.rows.map(withKnownStatus) };
}

/** Throws `not-found` without a row, `unauthorized` when the session has ended. */
export async function getProject(
  client: StaffClient,
  id: string,
  signal?: AbortSignal,
): Promise<ProjectRow> {
  const request = client.rest.from("projects").select("*").eq("id", id).limit(1);
  return projectRow(await readRow(client, request, signal));
}

/** Creates a project and returns the saved row: the server sets slug, version and dates. `id`: see
 * `createPost`. */
export async function createProject(
  client: StaffClient,
  row: NewProject,
  id?: string,
): Promise<ProjectRow> {
  try {
    const clean = cleanRow(withStoredGallery(row));
    const insert = client.rest.from("projects").insert(clean).select();
    const rows = await sendAsStaff(client, withIdempotencyKey(insert, id));
    return projectRow(rows[0] ?? (await throwNotFound(client)));
  } catch (error) {
    if (id === undefined || !isRepeatedCreate(error)) throw error;
    return updateProject(client, id, 1, changesAfterCreate(row));
  }
}

/** Saves over the loaded version. Throws `conflict` when another version has been saved since;
 * `getProject` fetches it; `not-found` when it was deleted for good, and what `sendAsStaff` throws. */
export async function updateProject(
  client: StaffClient,
  id: string,
  version: number,
  changes: ProjectChanges,
): Promise<ProjectRow> {
  const clean = cleanRow(withStoredGallery(changes));
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

/** Moves a project to the trash for 30 days. With the loaded version, throws `conflict` when another
 * version has been saved since. */
export function trashProject(client: StaffClient, id: string, version?: number): Promise<void> {
  return moveToTrash(client, "projects", id, version);
}

/** Takes a project out of the trash with its status and slug. Throws `not-found` if it was deleted for good. */
export function restoreProject(client: StaffClient, id: string): Promise<void> {
  return restoreFromTrash(client, "projects", id);
}

/** Permanently deletes a project from the trash. Throws `not-found` when it is not there, also after it was restored. */
export function deleteProjectForever(client: StaffClient, id: string): Promise<void> {
  return deleteFromTrash(client, "projects", id);
}

/** Moves a project directly before or behind another one in the portfolio. Its version stays. Throws
 * `not-found` when one of them is in the trash or deleted for good. */
export async function placeProject(
  client: StaffClient,
  moved: string,
  target: string,
  behind: boolean,
): Promise<void> {
  const request = client.rest.rpc("place_project", { moved, target, behind });
  if ((await sendAsStaff(client, request)) === 0) await throwNotFound(client);
}

function withStoredGallery<Row extends ProjectChanges>({ gallery_images: gallery, ...rest }: Row) {
  return gallery === undefined ? rest : { ...rest, gallery_images: galleryToStore(gallery) };
}

function projectRow(row: ProjectTableRow): ProjectRow {
  return {
    ...withKnownStatus(row),
    gallery_images: parseGallery(row.gallery_images),
    materials: parseMaterials(row.materials),
    credits: parseCredits(row.credits),
    testimonial: parseTestimonial(row.testimonial),
  };
}

function withKnownStatus<Row extends Pick<ProjectTableRow, "status">>(row: Row) {
  return { ...row, status: parseEnum(PUBLISH_STATUSES, row.status, "draft") };
}
