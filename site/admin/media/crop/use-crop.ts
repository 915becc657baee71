import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { readFileBytes } from "#supabase/data/backup.ts";
import type { ImageEdit } from "#supabase/data/image-edit.ts";
import { publicAddress } from "#supabase/data/media.ts";
import { readOriginal, storedNameOf } from "#supabase/data/media-files.ts";
import type { StoredName } from "#supabase/data/media-files.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { detectMediaType, SIGNATURE_BYTES } from "#supabase/data/media-type.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { isAnimatedWebp } from "../animated-webp.ts";
import { uploadCrop, uploadImageFile } from "../upload-image.ts";
import { useUpload } from "../use-upload.ts";
import { canCrop } from "./crop-source.ts";
import type { CropSource } from "./crop-source.ts";
import { UNCHANGED } from "./crop-geometry.ts";

interface Original {
  readonly file: File;
  /** null for a file that is not uploaded yet. */
  readonly stored: StoredName | null;
  readonly edit: ImageEdit;
  readonly bitmap: ImageBitmap;
}

/** Loads the original of an image, and stores a crop of it as a file of its own. */
export function useCrop(source: CropSource) {
  const client = useStaffClient();
  const cache = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const original = useQuery({
    queryKey: ["crop-original", key],
    queryFn: () => loadOriginal(client, source),
    // The image leaves memory with the dialog.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  const { runningUpload, run } = useUpload();
  const store = useMutation({
    mutationFn: (edit: ImageEdit) =>
      run(async (options) => {
        const { file, stored } = original.data ?? (await loadOriginal(client, source));
        const name = stored ?? (await uploadOriginal(client, file));
        return (await uploadCrop(client, name, file, edit, options)).url;
      }),
    onSettled: () => {
      void cache.invalidateQueries({ queryKey: adminKeys.media });
    },
  });
  return { original, store, runningUpload };
}

async function loadOriginal(client: StaffClient, source: CropSource): Promise<Original> {
  if ("file" in source) {
    const { file } = source;
    return { file, stored: null, edit: UNCHANGED, bitmap: await createImageBitmap(file) };
  }
  const name = storedNameOf(source.url);
  if (name === null) throw new Error("Only pictures of the library can be cropped.");
  const { originalName, edit, ...stored } = await readOriginal(client, name);
  const bytes = await readFileBytes(publicAddress(client, stored.bucket, stored.name));
  const type = detectMediaType(bytes.subarray(0, SIGNATURE_BYTES)) ?? "";
  if (!canCrop(type) || isAnimatedWebp(bytes))
    throw new Error("A moving picture cannot be cropped.");
  const file = new File([bytes], originalName === "" ? stored.name : originalName, { type });
  return { file, stored, edit: edit ?? UNCHANGED, bitmap: await createImageBitmap(file) };
}

async function uploadOriginal(client: StaffClient, file: File): Promise<StoredName> {
  const { path } = await uploadImageFile(client, "blog-images", file);
  return { bucket: "blog-images", name: path };
}
