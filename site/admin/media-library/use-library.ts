import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { listMedia, mediaUses } from "#supabase/data/media-library.ts";
import type { MediaUse, StoredFile } from "#supabase/data/media-library.ts";
import { removeMedia } from "#supabase/data/media.ts";
import { copyWidths, sizeIn } from "#supabase/data/image-copies.ts";
import { replaceImage } from "#supabase/data/image-upload.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { processImage } from "#site/admin/media/process-image.ts";
import { twoParts } from "#site/admin/media/upload-image.ts";
import { useUpload } from "#site/admin/media/use-upload.ts";

export interface LibraryFile extends StoredFile {
  readonly uses: readonly MediaUse[];
}

/** Query of every uploaded file with the posts and projects that use it, newest first. */
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

/** Deletes a file and its variants permanently. */
export function useDeleteFile() {
  const client = useStaffClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ bucket, name }: StoredFile) => removeMedia(client, bucket, name),
    onSettled: refresh,
  });
}

interface Replacement {
  readonly old: StoredFile;
  readonly file: File;
}

/** Replaces a file under the same URL, so that every use shows the new one. */
export function useReplaceFile() {
  const client = useStaffClient();
  const refresh = useRefresh();
  const { sending, run } = useUpload();
  const { mutateAsync } = useMutation({
    mutationFn: ({ old: { bucket, name }, file }: Replacement) =>
      run(async (watch) => {
        const [preparing, storing] = twoParts(watch);
        const widths = copyWidths(sizeIn(name)?.width ?? 0);
        const prepared = await processImage(file, preparing, widths);
        await replaceImage(client, bucket, name, prepared, storing);
      }),
    onSettled: refresh,
  });
  return { sending, replace: mutateAsync };
}

function useRefresh() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: adminKeys.media });
}
