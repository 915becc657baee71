import { Badge, Button, HStack, IconButton } from "@chakra-ui/react";
import { Trash2 } from "lucide-react";
import { CropButton } from "#site/admin/media/crop/crop-button.tsx";
import { MoveButton } from "#site/admin/data-table/move-button.tsx";
import { withoutImageFragment } from "#supabase/data/image-focus.ts";
import type { useFocusSwitch } from "#site/admin/media/focal-point-picker.tsx";
import type { MoveDirection } from "./gallery-model.ts";

interface ImageActionsProps {
  readonly id: string;
  readonly index: number;
  readonly count: number;
  readonly url: string;
  readonly featuredImageUrl: string;
  readonly onUseAsFeatured: (url: string) => void;
  readonly onMove: (direction: MoveDirection) => void;
  readonly onCropped: (url: string) => void;
  readonly onRemove: () => void;
  readonly focusButton: ReturnType<typeof useFocusSwitch>["button"];
}

/** Actions of one gallery image: move, set as featured image, edit the focal point, remove. */
export function ImageActions(props: ImageActionsProps) {
  const { id, index, count, url, onMove } = props;
  const number = String(index + 1);
  return (
    <HStack marginTop="2" gap="1" flexWrap="wrap">
      {(["earlier", "later"] as const).map((direction) => (
        <MoveButton
          key={direction}
          id={`${id}-${direction}`}
          label={`Move picture ${number} ${direction}`}
          direction={direction === "earlier" ? "up" : "down"}
          atEnd={index === (direction === "earlier" ? 0 : count - 1)}
          onClick={() => {
            onMove(direction);
          }}
        />
      ))}
      {url !== "" && withoutImageFragment(url) === props.featuredImageUrl ? (
        <Badge colorPalette="sage" marginInline="2">
          Cover
        </Badge>
      ) : (
        <Button
          type="button"
          size="xs"
          variant="ghost"
          disabled={url === ""}
          onClick={() => {
            props.onUseAsFeatured(url);
          }}
        >
          Use as cover
        </Button>
      )}
      <Button size="xs" variant="ghost" disabled={url === ""} {...props.focusButton} />
      <CropButton
        size="xs"
        variant="ghost"
        aria-label={`Crop picture ${number}`}
        source={{ url }}
        onCropped={props.onCropped}
      />
      <IconButton
        type="button"
        size="xs"
        variant="ghost"
        marginInlineStart="auto"
        aria-label={`Remove picture ${number}`}
        onClick={props.onRemove}
      >
        <Trash2 />
      </IconButton>
    </HStack>
  );
}
