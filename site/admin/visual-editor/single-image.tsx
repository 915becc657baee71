import { Box, chakra, Image } from "@chakra-ui/react";
import { useState } from "react";
import {
  focalPointOfUrl,
  imageWidthOfUrl,
  withFocus,
  withoutImageFragment,
} from "#supabase/data/image-focus.ts";
import { FocalPointEditor } from "#site/admin/media/focal-point-picker.tsx";
import { useAssetUrl } from "#site/admin/media/use-asset-url.ts";
import { positionStyle } from "#site/rich-text/focal-point-style.ts";
import { imageWidthStyle, selectionOutline } from "./editor-style.ts";
import { ImageTexts } from "./image-texts.tsx";
import { ImageToolbar, isCropped } from "./image-toolbar.tsx";
import type { BodyImage } from "./media-nodes.ts";
import { ReplacementStatus } from "./replacement-status.tsx";
import { useReplacement } from "./use-replacement.ts";

interface SingleImageProps {
  readonly image: BodyImage;
  /** Position of the block; undefined if it was removed. */
  readonly position: () => number | undefined;
  readonly isSelected: boolean;
  readonly onChange: (image: BodyImage) => void;
  readonly onRemove: () => void;
}

/** An image of its own: its toolbar over its upper edge, its texts below. */
export function SingleImage({ image, position, isSelected, onChange, onRemove }: SingleImageProps) {
  const toAssetUrl = useAssetUrl();
  const [isFocusOpen, setIsFocusOpen] = useState(false);
  const src = toAssetUrl(withoutImageFragment(image.src));
  const point = focalPointOfUrl(image.src);
  const replacement = useReplacement(image.src, position);
  return (
    <chakra.figure minWidth="0">
      <Box
        position="relative"
        css={imageWidthStyle}
        data-width={imageWidthOfUrl(image.src)}
        // It can be as wide as the editor, which leaves no space around it.
        {...selectionOutline(isSelected, "-2px")}
        {...replacement?.dropHandlers}
      >
        <Image
          src={src}
          alt={image.alt}
          draggable="false"
          data-drag-handle=""
          {...positionStyle(point)}
        />
        <ImageToolbar
          image={image}
          onChange={onChange}
          onRemove={() => {
            if (replacement?.pending !== undefined) replacement.drop(replacement.pending.id);
            onRemove();
          }}
          onReplace={replacement?.pick}
          focusPoint={{
            open: isFocusOpen,
            onClick: () => {
              setIsFocusOpen(!isFocusOpen);
            },
          }}
        />
        {replacement !== null && <ReplacementStatus replacement={replacement} />}
      </Box>
      {isFocusOpen && isCropped(image) && (
        <Box role="group" aria-label="Focal point of the picture" marginBlockStart="3">
          <FocalPointEditor
            source={{ src }}
            value={point}
            onChange={(next) => {
              onChange({ ...image, src: withFocus(image.src, next) });
            }}
          />
        </Box>
      )}
      <ImageTexts image={image} onChange={onChange} />
    </chakra.figure>
  );
}
