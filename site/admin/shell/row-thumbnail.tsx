import { Center, Image } from "@chakra-ui/react";
import { Film, ImageOff } from "lucide-react";
import { useState } from "react";
import { pictureFiles } from "#supabase/data/picture-copies.ts";
import { FOCUSED, focusStyle } from "#site/markup/focus-style.ts";
import { featuredMedia } from "#site/markup/media-kind.ts";
import { useShownAddress } from "./use-shown-address.ts";

/** The picture of a row, small. Paths of the site are looked up on the site, also from the desktop. */
export function RowThumbnail({ address }: { readonly address: string | null }) {
  const shown = useShownAddress();
  const [broken, setBroken] = useState<string | null>(null);
  const media = address === null || address === broken ? null : featuredMedia(address, "");
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
      {media?.kind === "picture" && media.address !== "" ? (
        <Image
          src={pictureFiles(media.address)?.smallest ?? shown(media.address)}
          {...focusStyle(address)}
          alt=""
          width="100%"
          height="100%"
          objectFit="cover"
          objectPosition={FOCUSED}
          loading="lazy"
          onError={() => {
            setBroken(address);
          }}
        />
      ) : media?.kind === "film" ? (
        <Film size="18" aria-hidden />
      ) : (
        <ImageOff size="18" aria-hidden />
      )}
    </Center>
  );
}
