import { createElement } from "react";
import type { LibraryFile } from "#supabase/data/media-files.ts";
import { toast } from "#site/ui/toaster.tsx";
import { showMediaDialog } from "../media-dialog.ts";
import type { LibraryChoice } from "./library-choice.ts";

/** Lets the member choose files of the media library; resolves to [] if they close it. */
export async function pickFromLibrary(choice: LibraryChoice): Promise<readonly LibraryFile[]> {
  try {
    const { ImagePickerDialog } = await import("./image-picker-dialog.tsx");
    return await showMediaDialog<readonly LibraryFile[]>(
      (onDone) => createElement(ImagePickerDialog, { ...choice, onDone }),
      [],
    );
  } catch (error) {
    console.error("[library]", error);
    toast.error({
      title: "Library Not Opened",
      description: "It could not be loaded. Check your connection and try again.",
    });
    return [];
  }
}
