import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { messageOf } from "#supabase/data/errors.ts";
import { setOwnPhoto } from "#supabase/data/members.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { uploadImageFile } from "#site/admin/media/upload-image.ts";
import { uploadProblem } from "#site/admin/media/upload-messages.ts";
import { isCancelled, useUpload } from "#site/admin/media/use-upload.ts";
import { toast } from "#site/ui/toaster.tsx";
import { useInvalidateMembers } from "./use-members.ts";

/** Saves the photo of the signed-in member as soon as it is chosen, uploaded or removed. */
export function useOwnPhoto() {
  const client = useStaffClient();
  const refresh = useInvalidateMembers();
  const { runningUpload, run } = useUpload();
  const [file, setFile] = useState<File | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const save = useMutation({
    mutationFn: (url: string) => setOwnPhoto(client, url),
    onSettled: refresh,
  });
  const store = async (url: string) => {
    setFailure(null);
    try {
      await save.mutateAsync(url);
      toast.success({ title: url === "" ? "Photo Removed" : "Photo Saved" });
    } catch (error) {
      setFailure(messageOf(error) || "The photo was not saved. Please try again.");
    }
  };
  const upload = async (chosen: File) => {
    setFile(chosen);
    setFailure(null);
    try {
      const { url } = await run((options) =>
        uploadImageFile(client, "project-images", chosen, options),
      );
      await store(url);
    } catch (error) {
      if (!isCancelled(error)) console.error("[own-photo]", error);
      setFailure(uploadProblem(error));
    }
    setFile(null);
  };
  return {
    file,
    failure,
    runningUpload,
    isBusy: runningUpload !== null || save.isPending,
    store,
    upload,
  };
}
