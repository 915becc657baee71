import { useState } from "react";
import { UPLOAD_MAX_BYTES } from "#supabase/data/limits.ts";
import type { Upload } from "#site/admin/media/upload-queue.ts";
import { useUploads } from "#site/admin/media/use-uploads.ts";
import { checkMedia, mediaMessage } from "#site/admin/shell/check-media.ts";
import { usePickMedia } from "#site/admin/shell/use-host.ts";
import { PictureLine } from "./picture-line.ts";

export interface WaitingPicture {
  readonly id: string;
  readonly upload: Upload | undefined;
}

export interface BodyPictures {
  /** Hand it the text field, and every change of it to `follow`. */
  readonly attach: (area: HTMLTextAreaElement | null) => void;
  readonly follow: () => void;
  readonly pick: () => Promise<void>;
  /** `at`: place in the text; the caret when absent. */
  readonly add: (files: readonly File[], at?: number) => Promise<void>;
  readonly waiting: readonly WaitingPicture[];
  readonly retry: (id: string) => void;
  readonly drop: (id: string) => void;
  /** Addresses of pictures in the text that nobody has described yet. */
  readonly undescribed: readonly string[];
  readonly describe: (url: string, description: string) => void;
  /** Why files were not taken. */
  readonly refusals: readonly string[];
  /** Waits for all that are on their way; true when none failed. */
  readonly settled: () => Promise<boolean>;
}

const PICTURE_MESSAGES = {
  wrongType: { title: "Not a Picture", description: "Please choose a picture." },
  tooLarge: { title: "File Too Large", description: "Please choose a picture smaller than 10MB." },
} as const;
const PICTURES = { kind: "image", multiple: true, maxBytes: UPLOAD_MAX_BYTES } as const;

/** Pictures for the text of a post: sent as soon as they are chosen, put in their places in order. */
export function useBodyPictures(): BodyPictures {
  const pickMedia = usePickMedia();
  const [line] = useState(() => new PictureLine());
  const [ids, setIds] = useState<readonly string[]>([]);
  const [undescribed, setUndescribed] = useState<readonly string[]>([]);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const without = (id: string) => {
    line.drop(id);
    setIds((known) => known.filter((other) => other !== id));
  };
  const uploads = useUploads("blog-images", (id, url) => {
    line.insert(id, url);
    setUndescribed((known) => line.queued(known, url));
    without(id);
  });

  const add = async (files: readonly File[], at?: number) => {
    const { good, bad } = await sorted(files);
    setRefusals(bad);
    for (const file of good) {
      const id = crypto.randomUUID();
      line.add(id, at);
      setIds((known) => [...known, id]);
      uploads.start(id, file);
    }
  };
  return {
    attach: line.attach,
    follow: () => {
      line.follow();
    },
    pick: async () => {
      await add(await pickMedia(PICTURES));
    },
    add,
    waiting: ids.map((id) => ({ id, upload: uploads.get(id) })),
    retry: uploads.retry,
    drop: (id) => {
      uploads.drop(id);
      without(id);
    },
    undescribed,
    describe: (url, description) => {
      setUndescribed((known) => known.filter((other) => other !== url));
      if (description.trim() !== "") line.describe(url, description);
    },
    refusals,
    settled: uploads.settled,
  };
}

/** Files to send, and a sentence for each of the others. */
async function sorted(files: readonly File[]) {
  const checked = await Promise.all(files.map((file) => checkMedia(file, "image")));
  return {
    good: checked.flatMap((check) => (check.ok ? [check.file] : [])),
    bad: checked.flatMap((check, index) => {
      if (check.ok) return [];
      const { description } = mediaMessage(check.problem, PICTURE_MESSAGES);
      return `“${files[index]?.name ?? ""}” was not taken. ${description}`;
    }),
  };
}
