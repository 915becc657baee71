import { createElement } from "react";
import { messageOf } from "#supabase/data/errors.ts";
import { toast } from "#site/ui/toaster.tsx";
import { showMediaDialog } from "../media-dialog.ts";
import type { CropSource } from "./crop-source.ts";

/** Lets the member crop, turn and straighten an image; resolves to the address of the crop, or to null. */
export async function cropImage(source: CropSource): Promise<string | null> {
  try {
    const { CropDialog } = await import("./crop-dialog.tsx");
    return await showMediaDialog<string | null>(
      (onDone) => createElement(CropDialog, { source, onDone }),
      null,
    );
  } catch (error) {
    console.error("[crop]", error);
    toast.error({ title: "Cropping Not Opened", description: messageOf(error) });
    return null;
  }
}
