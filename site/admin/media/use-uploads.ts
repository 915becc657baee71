import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { deleteMediaFile } from "#supabase/data/media-files.ts";
import type { MediaBucket } from "#supabase/data/media.ts";
import type { UploadOptions } from "#supabase/data/upload-progress.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { uploadImageFile } from "./upload-image.ts";
import { UploadQueue } from "./upload-queue.ts";
import type { Upload } from "./upload-queue.ts";

export interface Uploads extends Pick<UploadQueue, "start" | "retry" | "drop" | "allUploaded"> {
  readonly get: (id: string) => Upload | undefined;
}

interface UploadRequest {
  readonly file: File;
  readonly options: UploadOptions;
}

/**
 * Uploads files as soon as they are chosen; `onUploaded` gets their public URL. Only the first `onUploaded` is used,
 * because uploads outlive renders.
 */
export function useUploads(
  bucket: MediaBucket,
  onUploaded: (id: string, url: string) => void,
): Uploads {
  const client = useStaffClient();
  const { mutateAsync } = useMutation({
    mutationFn: ({ file, options }: UploadRequest) =>
      uploadImageFile(client, bucket, file, options),
  });
  const [uploads, setUploads] = useState<ReadonlyMap<string, Upload>>(new Map());
  const [queue] = useState(
    () =>
      new UploadQueue({
        send: (file, options) => mutateAsync({ file, options }),
        deleteUpload: (path) => deleteMediaFile(client, bucket, path),
        onUploaded,
        onChange: setUploads,
      }),
  );
  useEffect(
    () => () => {
      queue.dropAll();
    },
    [queue],
  );
  return {
    get: (id) => uploads.get(id),
    start: (id, file) => {
      queue.start(id, file);
    },
    retry: (id) => {
      queue.retry(id);
    },
    drop: (id) => {
      queue.drop(id);
    },
    allUploaded: () => queue.allUploaded(),
  };
}
