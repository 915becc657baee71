import { deleteMediaFile, searchMedia } from "#supabase/data/media-files.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";

/** Deletes the library's files whose names or texts contain the words. */
export async function removeMediaNamed(staff: StaffClient, search: string): Promise<void> {
  const { files } = await searchMedia(staff, { search, use: "all", onlyImages: false }, 0);
  for (const { bucket, name } of files) await deleteMediaFile(staff, bucket, name);
}
