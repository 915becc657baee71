import { Center, Image } from "@chakra-ui/react";
import { Film, ImageOff } from "lucide-react";
import { useState } from "react";
import { imageFiles } from "#supabase/data/image-copies.ts";
import { FOCUSED, focalPointStyle } from "#site/rich-text/focal-point-style.ts";
import { featuredMedia } from "#site/rich-text/media-kind.ts";
import { useAssetUrl } from "#site/admin/media/use-asset-url.ts";

/**
 * Thumbnail of a row. Paths of the site resolve against the public site, in the desktop app as
 * well.
 */
export function RowThumbnail({ address }: { readonly address: string | null }) {
  const toAssetUrl = useAssetUrl();
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const media = address === null || address === failedUrl ? null : featuredMedia(address, "");
  return (
    <Center
      width={{ base: "14", md: "4.5rem" }}
      aspectRatio={3 / 2}
      flex="none"
      bg="bg.muted"
      color="fg.subtle"
      borderRadius="xs"
      overflow="hidden"
    >
      {media?.kind === "image" && media.address !== "" ? (
        <Image
          src={imageFiles(media.address)?.smallest ?? toAssetUrl(media.address)}
          {...focalPointStyle(address)}
          alt=""
          width="100%"
          height="100%"
          objectFit="cover"
          objectPosition={FOCUSED}
          loading="lazy"
          onError={() => {
            setFailedUrl(address);
          }}
        />
      ) : media?.kind === "video" ? (
        <Film size="18" aria-hidden />
      ) : (
        <ImageOff size="18" aria-hidden />
      )}
    </Center>
  );
}
