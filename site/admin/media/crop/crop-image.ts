import { createElement } from "react";
import { messageOf } from "#supabase/data/errors.ts";
import { toast } from "#site/ui/toaster.tsx";
import { showMediaDialog } from "../media-dialog.ts";

/** What to crop: a chosen file that is not uploaded yet, or the address of an uploaded image. */
export type CropSource = { readonly file: File } | { readonly url: string };

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

/** Whether this program can draw a crop of the type: others would lose their frames. */
export function canCrop(type: string): boolean {
  return type.startsWith("image/") && type !== "image/gif";
}
