import { FILE_MESSAGES } from "#site/admin/media/upload-messages.ts";
import { messageOf } from "#supabase/data/errors.ts";
import { UPLOAD_MAX_BYTES } from "#supabase/data/limits.ts";
import { validateMedia, mediaMessage } from "#site/admin/media/validate-media.ts";
import { usePickMedia } from "#site/admin/context/use-platform-actions.ts";
import { toast } from "#site/ui/toaster.tsx";
import type { LibraryFile } from "#supabase/data/media-files.ts";
import { useReplaceFile } from "./use-library.ts";
import { isCancelled } from "#site/admin/media/use-upload.ts";

/** The message of a failed replacement ends with the expected type. */
const MESSAGES = {
  ...FILE_MESSAGES,
  wrongType: { ...FILE_MESSAGES.wrongType, description: "" },
} as const;

/**
 * Lets the member choose a file of the same type that replaces `file` under the same URL; toasts report the result.
 * `runningUpload` is null unless one runs.
 */
export function useChooseReplacement(file: LibraryFile) {
  const pickMedia = usePickMedia();
  const { replace, runningUpload } = useReplaceFile();
  const choose = async () => {
    const kind = file.type.startsWith("video/") ? "image-or-video" : "image";
    const options = { kind, multiple: false, maxBytes: UPLOAD_MAX_BYTES } as const;
    const [chosen] = await pickMedia(options);
    if (chosen === undefined) return;
    const ending = file.name.split(".").pop()?.toUpperCase() ?? "";
    try {
      const validation = await validateMedia(chosen, kind);
      if (!validation.ok) throw new Error(mediaMessage(validation.problem, MESSAGES).description);
      await replace({ old: file, file: validation.file });
      toast.success({
        title: "File Replaced",
        description: "Visitors who saw the old one may see it for up to an hour longer.",
      });
    } catch (error) {
      if (isCancelled(error)) {
        toast.info({ title: "Replacing Cancelled", description: "The old file is still there." });
        return;
      }
      console.warn("[media-library]", error);
      toast.error({
        title: "Replacing Failed",
        description: `${messageOf(error)} The new file must be a ${ending}, too.`.trim(),
      });
    }
  };
  return { choose, runningUpload };
}
