import { useState } from "react";
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_TEXT } from "#supabase/data/limits.ts";
import type { Upload } from "#site/admin/media/upload-queue.ts";
import { useUploads } from "#site/admin/media/use-uploads.ts";
import { checkMedia, mediaMessage } from "#site/admin/media/check-media.ts";
import { usePickMedia } from "#site/admin/context/use-host.ts";
import { PendingImages } from "./pending-images.ts";

export interface PendingImage {
  readonly id: string;
  readonly upload: Upload | undefined;
}

export interface BodyImages {
  /** Ref for the text field; call `follow` after each change of its text. */
  readonly attach: (area: HTMLTextAreaElement | null) => void;
  readonly follow: () => void;
  readonly pick: () => Promise<void>;
  /** `at`: offset in the text; defaults to the caret. */
  readonly add: (files: readonly File[], at?: number) => Promise<void>;
  readonly waiting: readonly PendingImage[];
  readonly retry: (id: string) => void;
  readonly drop: (id: string) => void;
  /** URLs of the images whose alt text is asked for: those inserted without one. */
  readonly undescribed: readonly string[];
  readonly describe: (url: string, description: string) => void;
  /** Asks for descriptions of images that are already in the text. */
  readonly requestDescriptions: (urls: readonly string[]) => void;
  /** One sentence for each rejected file. */
  readonly refusals: readonly string[];
  /** Waits for all uploads in progress; resolves to true if none failed. */
  readonly settled: () => Promise<boolean>;
}

const IMAGE_MESSAGES = {
  wrongType: { title: "Not a Picture", description: "Please choose a picture." },
  tooLarge: {
    title: "File Too Large",
    description: `Please choose a picture smaller than ${UPLOAD_MAX_TEXT}.`,
  },
} as const;
const IMAGE_OPTIONS = { kind: "image", multiple: true, maxBytes: UPLOAD_MAX_BYTES } as const;

/** Images for the text of a post. Uploads start on selection; insertion keeps the chosen order. */
export function useBodyImages(): BodyImages {
  const pickMedia = usePickMedia();
  const [pendingImages] = useState(() => new PendingImages());
  const [ids, setIds] = useState<readonly string[]>([]);
  const [undescribed, setUndescribed] = useState<readonly string[]>([]);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const removeId = (id: string) => {
    pendingImages.drop(id);
    setIds((current) => current.filter((other) => other !== id));
  };
  const uploads = useUploads("blog-images", (id, url) => {
    pendingImages.insert(id, url);
    setUndescribed((current) => pendingImages.queued(current, url));
    removeId(id);
  });

  const add = async (files: readonly File[], at?: number) => {
    const { good, bad } = await partitionFiles(files);
    setRefusals(bad);
    for (const file of good) {
      const id = crypto.randomUUID();
      pendingImages.add(id, at);
      setIds((current) => [...current, id]);
      uploads.start(id, file);
    }
  };
  return {
    attach: pendingImages.attach,
    follow: () => {
      pendingImages.follow();
    },
    pick: async () => add(await pickMedia(IMAGE_OPTIONS)),
    add,
    waiting: ids.map((id) => ({ id, upload: uploads.get(id) })),
    retry: uploads.retry,
    drop: (id) => {
      uploads.drop(id);
      removeId(id);
    },
    undescribed,
    describe: (url, description) => {
      setUndescribed((current) => current.filter((other) => other !== url));
      if (description.trim() !== "") pendingImages.describe(url, description);
    },
    requestDescriptions: setUndescribed,
    refusals,
    settled: uploads.settled,
  };
}

/** Splits files into valid ones and rejection messages. */
async function partitionFiles(files: readonly File[]) {
  const checked = await Promise.all(files.map((file) => checkMedia(file, "image")));
  return {
    good: checked.flatMap((check) => (check.ok ? [check.file] : [])),
    bad: checked.flatMap((check, index) => {
      if (check.ok) return [];
      const { description } = mediaMessage(check.problem, IMAGE_MESSAGES);
      return `“${files[index]?.name ?? ""}” was not taken. ${description}`;
    }),
  };
}
