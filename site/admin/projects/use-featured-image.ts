import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { messageOf } from "#supabase/data/errors.ts";
import { sendPicture } from "#site/admin/media/send-picture.ts";
import { isCancelled, useSending } from "#site/admin/media/use-sending.ts";
import type { Sending } from "#site/admin/media/use-sending.ts";
import { useStaffClient } from "#site/admin/shell/staff-backend.tsx";
import type { ProjectValues } from "./project-values.ts";

export interface FeaturedImage {
  /** Chosen and not yet sent; sent together with the project. */
  readonly file: File | null;
  /** "Upload failed: …" after a try that did not work. */
  readonly failure: string | null;
  /** How its upload goes, while there is one. */
  readonly sending: Sending | null;
  readonly choose: (file: File) => void;
  /** Takes away the chosen file, or else the stored picture. */
  readonly remove: () => void;
  /** Sends the chosen file. False when that failed: then the project must not be saved without it. */
  readonly upload: () => Promise<boolean>;
}

export function useFeaturedImage(form: UseFormReturn<ProjectValues>): FeaturedImage {
  const client = useStaffClient();
  const [file, setFile] = useState<File | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { sending, run } = useSending();
  const { mutateAsync: send } = useMutation({
    mutationFn: (chosen: File) =>
      run((watch) => sendPicture(client, "project-images", chosen, watch)),
  });
  const centre = () => {
    form.setValue("focus", "", { shouldDirty: true });
  };
  const setPicture = (url: string) => {
    form.setValue("pictureUrl", url, { shouldDirty: true });
  };

  return {
    file,
    failure,
    sending,
    choose: (chosen) => {
      centre();
      setFile(chosen);
      setFailure(null);
    },
    remove: () => {
      centre();
      if (file === null) setPicture("");
      setFile(null);
      setFailure(null);
    },
    upload: async () => {
      if (file === null) return true;
      setFailure(null);
      try {
        const { url } = await send(file);
        // From here on the file is stored: a save that fails later does not send it again.
        setPicture(url);
        setFile(null);
        return true;
      } catch (error) {
        const reason = messageOf(error) || "Upload failed: please try again.";
        setFailure(isCancelled(error) ? "The upload was cancelled." : reason);
        return false;
      }
    },
  };
}
