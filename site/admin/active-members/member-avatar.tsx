import { Center, Image } from "@chakra-ui/react";
import { useState } from "react";
import { imageFiles } from "#supabase/data/image-copies.ts";
import { initialsOf } from "./member-label.ts";

interface MemberAvatarProps {
  /** Name, else e-mail address. */
  readonly label: string;
  /** Public address; '' without a photo. */
  readonly photo: string;
  readonly size?: string;
}

/** Photo of a member; initials without one, or if it cannot be loaded. Screen readers get the name beside it. */
export function MemberAvatar({ label, photo, size = "8" }: MemberAvatarProps) {
  const [failedPhoto, setFailedPhoto] = useState("");
  const hasPhoto = photo !== "" && photo !== failedPhoto;
  return (
    <Center
      as="span"
      aria-hidden
      // Generated content: as text it would be part of the visible label of a button, whose name has no initials.
      data-initials={hasPhoto ? "" : initialsOf(label)}
      _before={{ content: "attr(data-initials)" }}
      display="inline-flex"
      boxSize={size}
      flex="none"
      borderWidth="1px"
      borderRadius="full"
      overflow="hidden"
      textStyle="caption"
      fontWeight="600"
    >
      {hasPhoto && (
        <Image
          src={imageFiles(photo)?.smallest ?? photo}
          alt=""
          boxSize="full"
          objectFit="cover"
          draggable={false}
          onError={() => {
            setFailedPhoto(photo);
          }}
        />
      )}
    </Center>
  );
}
