import type { Editor } from "@tiptap/core";
import type { Transaction } from "@tiptap/pm/state";
import { imageTypeOf } from "./data-images.ts";
import type { PlacedImage } from "./image-marks.ts";

/** An image of a pasted text whose bytes are here. */
export interface PlacedFile {
  readonly file: File;
  readonly alt: string;
  readonly at: number;
}

/** Uploads images into the text; returns a function that cancels that. */
export type UploadPasted = (images: readonly PlacedFile[]) => () => void;

interface PlacedUpload {
  readonly cancel: () => void;
  /** Resolves to the URLs of the images that could not be fetched. */
  readonly failed: Promise<readonly string[]>;
}

/** Uploads the images of a paste to their places. Those of this website are fetched first; meanwhile the text may change. */
export function uploadPlaced(
  editor: Editor,
  placed: readonly PlacedImage[],
  upload: UploadPasted,
): PlacedUpload {
  const files: PlacedFile[] = [];
  const fetched: Promise<string | null>[] = [];
  const cancels: (() => void)[] = [];
  let isCancelled = false;
  for (const { source, alt, at } of placed) {
    if (source instanceof File) files.push({ file: source, alt, at });
    else {
      const place = followPlace(editor, at);
      const loaded = fetchImage(source).then((file) => {
        const now = place.release();
        if (file === null) return source.href;
        if (!isCancelled) cancels.push(upload([{ file, alt, at: now }]));
        return null;
      });
      fetched.push(loaded);
    }
  }
  if (files.length > 0) cancels.push(upload(files));
  return {
    cancel: () => {
      isCancelled = true;
      for (const cancel of cancels) cancel();
    },
    failed: Promise.all(fetched).then((urls) => urls.filter((url) => url !== null)),
  };
}

/** A position that follows the edits of the document until it is released. */
function followPlace(editor: Editor, start: number) {
  let at = start;
  const follow = ({ transaction }: { readonly transaction: Transaction }) => {
    at = transaction.mapping.map(at, -1);
  };
  editor.on("transaction", follow);
  return {
    release: () => {
      editor.off("transaction", follow);
      return at;
    },
  };
}

/** The file of an image on this website; null if it cannot be fetched or is no image of an accepted type. */
async function fetchImage(url: URL): Promise<File | null> {
  try {
    const response = await fetch(url);
    if (!response.ok) return null;
    const bytes = new Uint8Array(await response.arrayBuffer());
    const type = imageTypeOf(bytes);
    if (type === null) return null;
    return new File([bytes], url.pathname.split("/").at(-1) ?? "", { type });
  } catch (error) {
    console.warn("[paste] an image of this website cannot be fetched", error);
    return null;
  }
}
