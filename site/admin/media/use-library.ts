import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { listMedia, mediaUses } from "#supabase/data/media-library.ts";
import type { MediaUse, StoredFile } from "#supabase/data/media-library.ts";
import { removeMedia, restoreMedia } from "#supabase/data/media.ts";
import { adminKeys } from "#site/admin/shell/query-keys.ts";
import { useStaffClient } from "#site/admin/shell/staff-backend.tsx";
import { preparePicture } from "./prepare-picture.ts";

export interface LibraryFile extends StoredFile {
  readonly uses: readonly MediaUse[];
}

/** Every uploaded file with the posts and projects that show it, newest first. */
export function useLibrary() {
  const client = useStaffClient();
  return useQuery({
    queryKey: adminKeys.media,
    queryFn: async ({ signal }): Promise<LibraryFile[]> => {
      const [files, uses] = await Promise.all([listMedia(client), mediaUses(client, signal)]);
      return files.map((file) => ({ ...file, uses: uses.get(file.name) ?? [] }));
    },
    staleTime: 0,
  });
}

export function useDeleteFile() {
  const client = useStaffClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ bucket, name }: StoredFile) => removeMedia(client, bucket, name),
    onSettled: refresh,
  });
}

/** Another picture under the same address: whatever shows the old one shows the new one. */
export function useReplaceFile() {
  const client = useStaffClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async ({ old, file }: { readonly old: StoredFile; readonly file: File }) => {
      const prepared = await preparePicture(file);
      const bytes = new Uint8Array(await prepared.arrayBuffer());
      await restoreMedia(client, old.bucket, old.name, bytes);
    },
    onSettled: refresh,
  });
}

function useRefresh() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: adminKeys.media });
}
