import { chakra, Skeleton } from "@chakra-ui/react";
import { postCardStyle, imageStyle, textStyle } from "./card-style.ts";
import type { CardPosition } from "./card-style.ts";

/** Skeleton of a post's card. */
export function PostPlaceholder({ position }: { readonly position: CardPosition }) {
  return (
    <chakra.li css={postCardStyle(position)} aria-hidden data-placeholder="">
      <Skeleton borderRadius="0" css={imageStyle(position)} />
      <chakra.div css={textStyle}>
        <Skeleton height="4" width="30%" />
        <Skeleton height={position === "column" ? "7" : "12"} width="85%" />
        <Skeleton height="16" width="full" />
        <Skeleton height="4" width="60%" />
        <Skeleton height="6" width="35%" />
      </chakra.div>
    </chakra.li>
  );
}
