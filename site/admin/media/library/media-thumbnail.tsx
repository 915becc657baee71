import { AspectRatio, Image } from "@chakra-ui/react";
import { imageFiles } from "#supabase/data/image-copies.ts";
import type { LibraryFile } from "#supabase/data/media-files.ts";

/** A small image of a file. */
export function MediaThumbnail({ file }: { readonly file: LibraryFile }) {
  return (
    <AspectRatio ratio={4 / 3} bg="bg.subtle" borderRadius="sm" overflow="hidden">
      {file.type.startsWith("video/") ? (
        <video src={file.url} muted preload="metadata" />
      ) : (
        <Image
          src={imageFiles(file.url)?.smallest ?? file.url}
          alt=""
          loading="lazy"
          objectFit="cover"
          draggable={false}
        />
      )}
    </AspectRatio>
  );
}

/** The description of a file; the name of one without it. */
export function fileTitle(file: LibraryFile): string {
  return file.alt === "" ? displayName(file) : file.alt;
}

/** The name that a file had on the computer or phone; the stored one for files from before names were stored. */
export function displayName({ originalName, name }: LibraryFile): string {
  return originalName === "" ? name : originalName;
}
