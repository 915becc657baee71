import { useEffect, useState } from "react";
import type { LibraryFile } from "#supabase/data/media-files.ts";
import { UPLOAD_MAX_TEXT } from "#supabase/data/limits.ts";
import { validateMedia, refusedFile } from "#site/admin/media/validate-media.ts";
import { runValidation } from "#site/admin/media/running-validations.ts";
import { uploadImageFile } from "#site/admin/media/upload-image.ts";
import { uploadProblem } from "#site/admin/media/upload-messages.ts";
import type { MediaMessages } from "#site/admin/media/upload-messages.ts";
import { isCancelled, useUpload } from "#site/admin/media/use-upload.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { videoOf } from "#site/rich-text/video-url.ts";
import { useLatest } from "#site/ui/use-latest.ts";

const NO_VIDEO = "Please choose a video: a file that ends in .mp4 or .webm.";

const MESSAGES: MediaMessages = {
  wrongType: { title: "Invalid File Type", description: NO_VIDEO },
  tooLarge: {
    title: "File Too Large",
    description: `Please choose a video smaller than ${UPLOAD_MAX_TEXT}, or put it on YouTube or Vimeo.`,
  },
};

const refusalOf = (name: string, problem: string) => `“${name}” was not taken. ${problem}`;

/** The types that a video block plays. */
const PLAYED = ["video/mp4", "video/webm"];

/** A file for a video block: uploaded, or one of the library. `onAddress` gets its address. A save of the form waits. */
export function useVideoFile(onAddress: (address: string) => void) {
  const client = useStaffClient();
  const { run, runningUpload } = useUpload();
  const [failure, setFailure] = useState<string | null>(null);
  useCancelOnUnmount(runningUpload?.cancel);

  const upload = async (file: File): Promise<boolean> => {
    try {
      // The only bucket that takes videos.
      const { url } = await run((options) => uploadImageFile(client, "blog-images", file, options));
      onAddress(url);
      return true;
    } catch (error) {
      if (!isCancelled(error)) console.error("[video-upload]", error);
      setFailure(uploadProblem(error));
      return isCancelled(error);
    }
  };
  const validateAndUpload = async (file: File): Promise<boolean> => {
    setFailure(null);
    const validation = await validateMedia(file, "image-or-video");
    const isPlayed = !validation.ok || PLAYED.includes(validation.file.type);
    const result = isPlayed ? validation : ({ ok: false, problem: "wrongType" } as const);
    if (result.ok) return upload(result.file);
    setFailure(refusedFile(file, result, MESSAGES, refusalOf)?.message ?? NO_VIDEO);
    return false;
  };
  return {
    runningUpload,
    failure,
    take: ([file]: readonly File[]) => {
      if (file !== undefined) void runValidation(() => validateAndUpload(file));
    },
    takeStored: ([file]: readonly LibraryFile[]) => {
      if (file === undefined) return;
      const isFile = videoOf(file.url)?.kind === "file";
      setFailure(isFile ? null : NO_VIDEO);
      if (isFile) onAddress(file.url);
    },
  };
}

/** A removed block needs no file. */
function useCancelOnUnmount(cancel: (() => void) | undefined) {
  const latestRef = useLatest(cancel);
  useEffect(
    () => () => {
      latestRef.current?.();
    },
    [latestRef],
  );
}
