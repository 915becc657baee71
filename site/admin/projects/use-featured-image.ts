import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useFileWithUrl } from "#site/admin/media/use-file-with-url.ts";
import { uploadImageFile } from "#site/admin/media/upload-image.ts";
import { uploadProblem } from "#site/admin/media/upload-messages.ts";
import { isCancelled, useUpload } from "#site/admin/media/use-upload.ts";
import type { RunningUpload } from "#site/admin/media/use-upload.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import type { ProjectValues } from "#site/schemas/project.ts";

export interface FeaturedImage {
  /** Chosen but not uploaded yet; the upload runs on save. */
  readonly file: File | null;
  /** Object URL of the chosen file. */
  readonly chosenFileUrl: string | null;
  /** "Upload failed: …" after a failed attempt. */
  readonly failure: string | null;
  /** Progress of the running upload, if any. */
  readonly runningUpload: RunningUpload | null;
  readonly choose: (file: File) => void;
  /** Clears the chosen file or, without one, the saved image. */
  readonly remove: () => void;
  /**
   * Uploads the chosen file. Resolves to false on failure; the project must not be saved then.
   */
  readonly upload: () => Promise<boolean>;
}

/** The featured image of the form: a chosen file, which is uploaded on save, or a URL. */
export function useFeaturedImage(form: UseFormReturn<ProjectValues>): FeaturedImage {
  const client = useStaffClient();
  const { file, chosenFileUrl, setFile } = useFileWithUrl(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { runningUpload, run } = useUpload();
  const { mutateAsync: send } = useMutation({
    mutationFn: (chosen: File) =>
      run((options) => uploadImageFile(client, "project-images", chosen, options)),
  });
  const resetFocus = () => {
    form.setValue("focus", "", { shouldDirty: true });
  };
  const setImageUrl = (url: string) => {
    form.setValue("uploadedImageUrl", url, { shouldDirty: true });
  };

  return {
    file,
    chosenFileUrl,
    failure,
    runningUpload,
    choose: (chosen) => {
      resetFocus();
      setFile(chosen);
      setFailure(null);
    },
    remove: () => {
      resetFocus();
      if (file === null) setImageUrl("");
      setFile(null);
      setFailure(null);
    },
    upload: async () => {
      if (file === null) return true;
      setFailure(null);
      try {
        const { url } = await send(file);
        // The file is uploaded now, so a retry of the save does not upload it again.
        setImageUrl(url);
        setFile(null);
        return true;
      } catch (error) {
        if (!isCancelled(error)) console.warn("[project-upload]", error);
        setFailure(uploadProblem(error));
        return false;
      }
    },
  };
}
