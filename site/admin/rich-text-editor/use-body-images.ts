import { useCallback, useRef, useState } from "react";
import type { RefusedFile } from "#site/admin/media/validate-media.ts";
import { PICK_MAX_BYTES } from "#supabase/data/limits.ts";
import { MEDIA_BUCKETS, publicAddress } from "#supabase/data/media.ts";
import type { MediaBucket } from "#supabase/data/media.ts";
import type { LibraryFile } from "#supabase/data/media-files.ts";
import { pickFromLibrary } from "#site/admin/media/library/image-picker.ts";
import { useRefusedFiles } from "#site/admin/media/use-refused-files.ts";
import { useUploads } from "#site/admin/media/use-uploads.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { usePickMedia } from "#site/admin/context/use-platform-actions.ts";
import type { PendingImage } from "#site/admin/visual-editor/editor-images.ts";
import type {
  ImagePlace,
  ImageSource,
  ImageTarget,
  ImageUse,
} from "#site/admin/visual-editor/image-target.ts";
import { ImageRouter } from "./image-router.ts";
import { PendingImages } from "./pending-images.ts";

export interface BodyImages {
  /** Sets the visual editor as the field that takes images; returns a function that removes it. */
  readonly attachTarget: (target: ImageTarget) => () => void;
  /** The same for the field with the text; call `follow` after each change of its text. */
  readonly attach: (area: HTMLTextAreaElement) => () => void;
  readonly follow: () => void;
  readonly pick: (source: ImageSource, use?: ImageUse) => Promise<void>;
  readonly add: (files: readonly File[], use?: ImageUse) => Promise<void>;
  /** Cancels what is left of the upload of these files. */
  readonly cancel: (files: readonly File[]) => void;
  /** Starts the upload of a validated file that replaces an image. */
  readonly replace: (file: File, url: string, at: number | undefined) => void;
  readonly pending: readonly PendingImage[];
  /** Whether the studio's own storage has the image with this URL. */
  readonly isStored: (url: string) => boolean;
  readonly retry: (id: string) => void;
  readonly drop: (id: string) => void;
  /** URLs of the images whose alt text is requested: those inserted without one. */
  readonly undescribed: readonly string[];
  readonly describe: (url: string, description: string) => void;
  /** Prompts for descriptions of images that are already in the text. */
  readonly requestDescriptions: (urls: readonly string[]) => void;
  readonly refused: readonly RefusedFile[];
  /** Adds a file that was made to fit at the caret. */
  readonly addFitting: (file: File, refusal: RefusedFile) => void;
  /** Waits for all uploads in progress; resolves to true if none failed. */
  readonly allUploaded: () => Promise<boolean>;
}

const LIBRARY_OPTIONS = { kind: "image", multiple: true } as const;
const IMAGE_OPTIONS = { ...LIBRARY_OPTIONS, maxBytes: PICK_MAX_BYTES } as const;

const refusalOf = (name: string, problem: string) => `“${name}” was not taken. ${problem}`;

/** Images for the text of a post or project. Uploads start on selection; insertion keeps the chosen order. */
export function useBodyImages(bucket: MediaBucket): BodyImages {
  const pickMedia = usePickMedia();
  const { router, textImages, attach } = useImageRouter();
  const [undescribed, setUndescribed] = useState<readonly string[]>([]);
  const onUploaded = (url: string, alt: string) => {
    if (alt === "") setUndescribed((current) => router.queued(current, url));
    else router.describe(url, alt);
  };
  const { add, ...fileUploads } = useFileUploads(router, { bucket, onUploaded });
  /** Images of the library bring their description; only those without one ask for it. */
  const addStored = (files: readonly LibraryFile[], use: ImageUse = {}) => {
    const chosen = files.map((file) => ({ id: crypto.randomUUID(), file }));
    const place = placeOf(chosen, use);
    for (const { id } of chosen) router.add(id, place);
    for (const { id, file } of chosen) {
      router.insert(id, file.url);
      if (file.alt !== "") router.describe(file.url, file.alt);
    }
    const missing = files.filter(({ alt }) => alt === "").map(({ url }) => url);
    setUndescribed((current) => [...current, ...missing]);
  };
  return {
    attachTarget: router.attachTarget,
    attach,
    follow: () => {
      textImages.follow();
    },
    pick: async (source, use) => {
      if (source === "library") addStored(await pickFromLibrary(LIBRARY_OPTIONS), use);
      else await add(await pickMedia({ ...IMAGE_OPTIONS, camera: source === "camera" }), use);
    },
    add,
    ...fileUploads,
    isStored: useIsStored(),
    undescribed,
    describe: (url, description) => {
      setUndescribed((current) => current.filter((other) => other !== url));
      if (description.trim() !== "") router.describe(url, description);
    },
    requestDescriptions: setUndescribed,
  };
}

function useIsStored(): (url: string) => boolean {
  const client = useStaffClient();
  return (url) => MEDIA_BUCKETS.some((bucket) => url.startsWith(publicAddress(client, bucket, "")));
}

interface ChosenImage extends Omit<PendingImage, "upload"> {
  readonly file: File;
}

/** The place of images that were chosen together. */
function placeOf(images: readonly { id: string }[], use: ImageUse): ImagePlace {
  const { asGallery = false, at, joins, replaces } = use;
  const place = { at, joins, replaces };
  return { ...place, ...(asGallery && { gallery: images.map(({ id }) => id) }) };
}

interface UploadTarget {
  readonly bucket: MediaBucket;
  /** Gets the URL of each file and its known alt text. */
  readonly onUploaded: (url: string, alt: string) => void;
}

/** Uploads files whose places in the text the router holds. */
function useFileUploads(router: ImageRouter, { bucket, onUploaded }: UploadTarget) {
  const [chosen, setChosen] = useState<readonly ChosenImage[]>([]);
  const alts = useRef(new Map<string, string>());
  const refusals = useRefusedFiles("image", refusalOf);
  const forget = (id: string) => {
    setChosen((current) => current.filter((other) => other.id !== id));
  };
  const uploads = useUploads(bucket, (id, url) => {
    router.insert(id, url);
    onUploaded(url, alts.current.get(id) ?? "");
    forget(id);
  });
  const begin = (files: readonly File[], use: ImageUse = {}) => {
    const images = files.map((file) => ({ id: crypto.randomUUID(), file, ...use.ofFile?.(file) }));
    const place = placeOf(images, use);
    for (const { id, file, at = place.at, alt = "" } of images) {
      router.add(id, { ...place, at });
      alts.current.set(id, alt);
      setChosen((current) => [...current, { id, file, replaces: use.replaces }]);
      uploads.start(id, file);
    }
  };
  const add = (files: readonly File[], use?: ImageUse) =>
    refusals.addValid(files, (good) => {
      begin(good, use);
    });
  const drop = (id: string) => {
    uploads.drop(id);
    router.drop(id);
    forget(id);
  };
  return {
    add,
    cancel: (files: readonly File[]) => {
      for (const { id } of chosen.filter(({ file }) => files.includes(file))) drop(id);
    },
    replace: (file: File, url: string, at: number | undefined) => {
      begin([file], { replaces: url, at });
    },
    pending: chosen.map((image) => ({ ...image, upload: uploads.get(image.id) })),
    retry: uploads.retry,
    drop,
    refused: refusals.refused,
    addFitting: (file: File, refusal: RefusedFile) => {
      refusals.remove(refusal);
      begin([file]);
    },
    allUploaded: uploads.allUploaded,
  };
}

/** The fields that take images: the text field, and others by `attachTarget`. */
function useImageRouter() {
  const [router] = useState(() => new ImageRouter());
  const [textImages] = useState(() => new PendingImages());
  const attach = useCallback(
    (area: HTMLTextAreaElement) => {
      textImages.attach(area);
      const detach = router.attachTarget(textImages);
      return () => {
        textImages.attach(null);
        detach();
      };
    },
    [router, textImages],
  );
  return { router, textImages, attach };
}
