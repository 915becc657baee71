import { createContext } from "react";
import type { Upload } from "#site/admin/media/upload-queue.ts";
import { withoutImageFragment } from "#supabase/data/image-focus.ts";
import type { ImageSource, ImageTarget, ImageUse } from "./image-target.ts";

/** An image on its way into the field. */
export interface PendingImage {
  readonly id: string;
  readonly upload: Upload | undefined;
  /** URL of the image that it replaces. */
  readonly replaces?: string | undefined;
}

/** Images of the field that the editor fills. */
export interface EditorImages {
  readonly attachTarget: (target: ImageTarget) => () => void;
  readonly pick: (source: ImageSource, use?: ImageUse) => Promise<void>;
  readonly add: (files: readonly File[], use?: ImageUse) => Promise<void>;
  /** Cancels what is left of the upload of these files. */
  readonly cancel: (files: readonly File[]) => void;
  readonly replace: (file: File, url: string, at: number | undefined) => void;
  readonly pending: readonly PendingImage[];
  /** Whether the studio's own storage has the image with this URL. */
  readonly isStored: (url: string) => boolean;
  readonly retry: (id: string) => void;
  readonly drop: (id: string) => void;
}

/** The images for the blocks of the editor; null in a field without images. */
export const EditorImagesContext = createContext<EditorImages | null>(null);

/** Whether an image on its way replaces the one with this URL, at any width and focal point. */
export function replacesImage({ replaces }: PendingImage, url: string): boolean {
  return replaces !== undefined && withoutImageFragment(replaces) === withoutImageFragment(url);
}
