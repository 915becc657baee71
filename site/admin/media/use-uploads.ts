import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { removeMedia } from "#supabase/data/media.ts";
import type { MediaBucket } from "#supabase/data/media.ts";
import type { UploadWatch } from "#supabase/data/upload-progress.ts";
import { useStaffClient } from "#site/admin/shell/staff-backend.tsx";
import { sendPicture } from "./send-picture.ts";
import { UploadQueue } from "./upload-queue.ts";
import type { Upload } from "./upload-queue.ts";

export interface Uploads extends Pick<UploadQueue, "start" | "retry" | "drop" | "settled"> {
  readonly get: (id: string) => Upload | undefined;
}

interface Sending {
  readonly file: File;
  readonly watch: UploadWatch;
}

/** Sends pictures as soon as they are chosen; `onArrived` gets their public address. The first one
 * given stays in use, since files outlive renderings. */
export function useUploads(
  bucket: MediaBucket,
  onArrived: (id: string, url: string) => void,
): Uploads {
  const client = useStaffClient();
  const { mutateAsync } = useMutation({
    mutationFn: ({ file, watch }: Sending) => sendPicture(client, bucket, file, watch),
  });
  const [shown, setShown] = useState<ReadonlyMap<string, Upload>>(new Map());
  const [queue] = useState(
    () =>
      new UploadQueue({
        send: (file, watch) => mutateAsync({ file, watch }),
        takeBack: (path) => removeMedia(client, bucket, path),
        onArrived,
        onChange: setShown,
      }),
  );
  useEffect(
    () => () => {
      queue.dropAll();
    },
    [queue],
  );
  return {
    get: (id) => shown.get(id),
    start: (id, file) => {
      queue.start(id, file);
    },
    retry: (id) => {
      queue.retry(id);
    },
    drop: (id) => {
      queue.drop(id);
    },
    settled: () => queue.settled(),
  };
}
