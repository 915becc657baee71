import { useSortable } from "@dnd-kit/sortable";
import { Badge, Box, Flex, Image, Progress, Text } from "@chakra-ui/react";
import { Check, CircleAlert } from "lucide-react";
import type { KeyboardEvent, MouseEvent } from "react";
import { useWatch } from "react-hook-form";
import type { UseFormReturn } from "react-hook-form";
import type { Upload } from "#site/admin/media/upload-queue.ts";
import { useAssetUrl } from "#site/admin/media/use-asset-url.ts";
import { FOCUSED, focalPointStyle } from "#site/rich-text/focal-point-style.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { COARSE, COARSE_AND_NARROW, TARGET } from "#site/ui/theme/touch.ts";
import { imageFiles } from "#supabase/data/image-copies.ts";
import { withoutImageFragment } from "#supabase/data/image-focus.ts";
import { failureId, SHEET_HEIGHT, tileId } from "./gallery-model.ts";
import { lacksDescription } from "./lacks-description.ts";

interface GalleryTileProps {
  readonly id: string;
  readonly index: number;
  readonly form: UseFormReturn<ProjectValues>;
  readonly upload: Upload | undefined;
  readonly featuredImageUrl: string;
  readonly selected: boolean;
  /** The one tile that Tab reaches; arrow keys lead to the others. */
  readonly inTabOrder: boolean;
  /** False for people who prefer reduced motion. */
  readonly animated: boolean;
  readonly onChoose: (event: MouseEvent) => void;
  readonly onToggle: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** One image of the contact sheet: an option that can be selected, and dragged by mouse or finger. */
export function GalleryTile(props: GalleryTileProps) {
  const { id, index, form, upload, selected, onToggle } = props;
  const { url, alt, additionId } = useWatch({ control: form.control, name: `gallery.${index}` });
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id,
    transition: props.animated ? { duration: 150, easing: "ease" } : null,
  });
  const isFeatured = url !== "" && withoutImageFragment(url) === props.featuredImageUrl;
  const isUndescribed = lacksDescription({ url, alt });
  return (
    <Box
      ref={setNodeRef}
      id={tileId(id)}
      role="option"
      aria-selected={selected}
      aria-label={nameOf({ index, alt, isFeatured, failed: upload?.failure != null })}
      aria-describedby={upload?.failure == null ? undefined : failureId(additionId)}
      tabIndex={props.inTabOrder ? 0 : -1}
      {...listeners}
      onClick={props.onChoose}
      onKeyDown={props.onKeyDown}
      style={{
        transform:
          transform === null
            ? undefined
            : `translate(${String(transform.x)}px, ${String(transform.y)}px)`,
        transition: transition ?? undefined,
      }}
      position="relative"
      zIndex={isDragging ? 1 : undefined}
      opacity={isDragging ? 0.7 : 1}
      cursor="pointer"
      userSelect="none"
      borderRadius="sm"
      padding="1"
      bg={selected ? "colorPalette.subtle" : undefined}
      outline="2px solid"
      outlineColor={selected ? "colorPalette.solid" : "transparent"}
      _focusVisible={{ outlineColor: "colorPalette.focusRing", outlineOffset: "2px" }}
      css={{
        touchAction: "manipulation",
        WebkitTouchCallout: "none",
        [COARSE_AND_NARROW]: { scrollMarginBottom: SHEET_HEIGHT },
      }}
      className="group"
    >
      <Thumbnail source={upload?.objectUrl ?? url} waiting={upload?.failure === null} />
      <SelectionMark selected={selected} onToggle={onToggle} />
      {upload?.failure === null && (
        <Progress.Root value={upload.percent} size="xs" marginTop="1">
          <Progress.Track aria-label={`Uploading ${upload.file.name}`}>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      )}
      <Flex align="center" gap="1.5" marginTop="1" minHeight="5" aria-hidden>
        <Text textStyle="caption" color="fg.muted" fontVariantNumeric="tabular-nums">
          {index + 1}
        </Text>
        {isFeatured && <Badge colorPalette="sage">Cover</Badge>}
        {upload?.failure != null && <Badge colorPalette="red">Failed</Badge>}
        {isUndescribed && (
          <Box marginInlineStart="auto" color="fg.muted" title="No description">
            <CircleAlert size={14} />
          </Box>
        )}
      </Flex>
    </Box>
  );
}

type SelectionMarkProps = Pick<GalleryTileProps, "selected" | "onToggle">;

/** For fingers, the clickable area reaches into the space between the tiles, and the box covers less of a small image. */
const FINGER_AREA = {
  [COARSE]: { boxSize: TARGET, top: "-1", insetInlineEnd: "-1", padding: "2.5", opacity: 1 },
};
const FINGER_BOX = { [COARSE]: { boxSize: "4.5" } };

/** Box in the corner of a tile that shows and toggles its selection. */
function SelectionMark({ selected, onToggle }: SelectionMarkProps) {
  return (
    <Flex
      aria-hidden
      position="absolute"
      top="1"
      insetInlineEnd="1"
      boxSize="8"
      padding="1"
      justify="flex-end"
      opacity={selected ? 1 : 0}
      _groupHover={{ opacity: 1 }}
      css={FINGER_AREA}
      onClick={(event) => {
        event.stopPropagation();
        onToggle();
      }}
    >
      <Box
        boxSize="6"
        css={FINGER_BOX}
        display="grid"
        placeItems="center"
        borderRadius="xs"
        borderWidth="1px"
        borderColor={selected ? "colorPalette.solid" : "border.emphasized"}
        bg={selected ? "colorPalette.solid" : "bg.panel"}
        color="colorPalette.contrast"
      >
        {selected && <Check size={14} />}
      </Box>
    </Flex>
  );
}

interface TileState {
  readonly index: number;
  readonly alt: string;
  readonly isFeatured: boolean;
  readonly failed: boolean;
}

/** Accessible name of a tile: its marks in words. */
function nameOf({ index, alt, isFeatured, failed }: TileState): string {
  const parts = [`Picture ${String(index + 1)}`, alt.trim() === "" ? "no description" : alt.trim()];
  if (isFeatured) parts.push("cover");
  if (failed) parts.push("upload failed");
  return parts.join(", ");
}

function Thumbnail({ source, waiting }: { readonly source: string; readonly waiting: boolean }) {
  const toAssetUrl = useAssetUrl();
  return (
    <Box aspectRatio="4 / 3" bg="bg.muted" borderRadius="xs" overflow="hidden">
      {source !== "" && (
        <Image
          src={imageFiles(withoutImageFragment(source))?.smallest ?? toAssetUrl(source)}
          {...focalPointStyle(source)}
          alt=""
          draggable={false}
          width="100%"
          height="100%"
          objectFit="cover"
          objectPosition={FOCUSED}
          opacity={waiting ? 0.45 : 1}
        />
      )}
    </Box>
  );
}
