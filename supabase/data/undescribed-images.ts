import { parseGallery } from "./gallery.ts";
import { pageRange } from "./paging.ts";
import { sendCountedPage } from "./requests.ts";
import type { PendingRequest } from "./requests.ts";
import type { StaffClient } from "./staff-client.ts";
import { throwIfSignedOut } from "./staff-requests.ts";

/** Rows with images that lack a description; at most this many of each table. */
const MAX_ROWS = 5;

/*
 * Conditions of an `or=(…)`. Their values have no comma and no parenthesis, and so need no quotes, which hosted
 * PostgREST and the embedded backend parse differently.
 */

/** A `like` pattern of an image without a description; `_` stands for its parenthesis. */
const UNDESCRIBED = "%![]_%";
/** A gallery with such an image contains this one. */
const UNDESCRIBED_IN_GALLERY = JSON.stringify([{ alt: "" }]);

/** The rows that were changed last. */
interface FirstRows<Row> {
  readonly rows: readonly Row[];
  /** How many rows there are besides these. */
  readonly more: number;
}

interface UndescribedPost {
  readonly id: string;
  readonly title: string;
  /** Markdown that has, as far as the database can see, an image without alt text. */
  readonly content: string;
}

interface UndescribedProject {
  readonly id: string;
  readonly title: string;
  /** Markdown; its images may be described. */
  readonly content: string;
  /** Images of the gallery without alt text. */
  readonly missingInGallery: number;
}

/** Posts whose text has an image without a description, the last changed first; none from the trash. */
export function listUndescribedPosts(
  client: StaffClient,
  signal?: AbortSignal,
): Promise<FirstRows<UndescribedPost>> {
  const request = client.rest
    .from("blog_posts")
    .select("id,title,content", { count: "exact" })
    .is("deleted_at", null)
    .like("content", UNDESCRIBED)
    .order("updated_at", { ascending: false })
    .limit(MAX_ROWS);
  return sendCounted(client, request, signal);
}

/**
 * Projects whose text or gallery has an image without a description, the last changed first; none from the trash.
 */
export async function listUndescribedProjects(
  client: StaffClient,
  signal?: AbortSignal,
): Promise<FirstRows<UndescribedProject>> {
  const request = client.rest
    .from("projects")
    .select("id,title,content,gallery_images", { count: "exact" })
    .is("deleted_at", null)
    .or(`content.like.${UNDESCRIBED},gallery_images.cs.${UNDESCRIBED_IN_GALLERY}`)
    .order("updated_at", { ascending: false })
    .limit(MAX_ROWS);
  const { rows, more } = await sendCounted(client, request, signal);
  const projects = rows.map(({ gallery_images, ...project }) => ({
    ...project,
    missingInGallery: parseGallery(gallery_images).filter(({ alt }) => alt.trim() === "").length,
  }));
  return { rows: projects, more };
}

/** Sends a request for the first rows and the number of all. Throws as `sendAsStaff`. */
async function sendCounted<Row>(
  client: StaffClient,
  request: PendingRequest<Row[]>,
  signal?: AbortSignal,
): Promise<FirstRows<Row>> {
  try {
    const { rows, total } = await sendCountedPage(() => request, pageRange(1, MAX_ROWS), signal);
    return { rows, more: total - rows.length };
  } catch (error) {
    await throwIfSignedOut(client, error);
    throw error;
  }
}
