import { useMutation, useQueryClient } from "@tanstack/react-query";
import { copyWidths, sizeIn } from "#supabase/data/image-copies.ts";
import { replaceImage } from "#supabase/data/image-upload.ts";
import { deleteMediaFile } from "#supabase/data/media-files.ts";
import type { LibraryFile } from "#supabase/data/media-files.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { processImage } from "#site/admin/media/process-image.ts";
import { twoParts } from "#site/admin/media/upload-image.ts";
import { useUpload } from "#site/admin/media/use-upload.ts";

/** Deletes a file, its variants and its texts permanently. */
export function useDeleteFile() {
  const client = useStaffClient();
  const refresh = useRefreshMedia();
  return useMutation({
    mutationFn: ({ bucket, name }: LibraryFile) => deleteMediaFile(client, bucket, name),
    onSettled: refresh,
  });
}

interface Replacement {
  readonly old: LibraryFile;
  readonly file: File;
}

/** Replaces a file under the same URL, so that every use shows the new one. */
export function useReplaceFile() {
  const client = useStaffClient();
  const refresh = useRefreshMedia();
  const { runningUpload, run } = useUpload();
  const { mutateAsync } = useMutation({
    mutationFn: ({ old: { bucket, name }, file }: Replacement) =>
      run(async (options) => {
        const [preparing, storing] = twoParts(options);
        const widths = copyWidths(sizeIn(name)?.width ?? 0);
        const prepared = await processImage(file, preparing, widths);
        await replaceImage(client, bucket, name, prepared, storing);
      }),
    onSettled: refresh,
  });
  return { runningUpload, replace: mutateAsync };
}

/** Returns a function that refetches the library. */
export function useRefreshMedia() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: adminKeys.media });
}
