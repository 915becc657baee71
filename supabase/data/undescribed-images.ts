import { parseGallery } from "./gallery.ts";
import type { StaffClient } from "./staff-client.ts";
import { sendAsStaff } from "./staff-requests.ts";

/** Rows with images that lack a description; at most this many of each table. */
const MAX_ROWS = 5;

interface UndescribedPost {
  readonly id: string;
  readonly title: string;
  /** Contains at least one image without alt text. */
  readonly content: string;
}

interface UndescribedProject {
  readonly id: string;
  readonly title: string;
  /** Images of the gallery without alt text. */
  readonly missing: number;
}

/** Posts whose text has an image without a description, the last changed first; none from the trash. */
export function listUndescribedPosts(
  client: StaffClient,
  signal?: AbortSignal,
): Promise<UndescribedPost[]> {
  const request = client.rest
    .from("blog_posts")
    .select("id,title,content")
    .is("deleted_at", null)
    .like("content", "%![](%")
    .order("updated_at", { ascending: false })
    .limit(MAX_ROWS);
  return sendAsStaff(client, request, signal);
}

/** Projects whose gallery has an image without a description, the last changed first; none from the trash. */
export async function listUndescribedProjects(
  client: StaffClient,
  signal?: AbortSignal,
): Promise<UndescribedProject[]> {
  const request = client.rest
    .from("projects")
    .select("id,title,gallery_images")
    .is("deleted_at", null)
    .contains("gallery_images", JSON.stringify([{ alt: "" }]))
    .order("updated_at", { ascending: false })
    .limit(MAX_ROWS);
  const rows = await sendAsStaff(client, request, signal);
  return rows.map(({ id, title, gallery_images }) => ({
    id,
    title,
    missing: parseGallery(gallery_images).filter(({ alt }) => alt.trim() === "").length,
  }));
}
