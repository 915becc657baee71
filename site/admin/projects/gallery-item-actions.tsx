import { Badge, Button, HStack, IconButton } from "@chakra-ui/react";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { withoutFocus } from "#supabase/data/image-focus.ts";
import type { useFocusSwitch } from "#site/admin/media/focal-point-picker.tsx";
import type { MoveDirection } from "./gallery-model.ts";

interface GalleryItemActionsProps {
  readonly id: string;
  readonly index: number;
  readonly count: number;
  readonly url: string;
  readonly coverUrl: string;
  readonly onCover: (url: string) => void;
  readonly onMove: (index: number, direction: MoveDirection) => void;
  readonly onRemove: () => void;
  readonly focusButton: ReturnType<typeof useFocusSwitch>["button"];
}

/** Actions of one gallery image: move, set as cover, edit the focal point, remove. */
export function GalleryItemActions(props: GalleryItemActionsProps) {
  const { id, index, count, url, onMove } = props;
  const number = String(index + 1);
  return (
    <HStack marginTop="2" gap="1" flexWrap="wrap">
      <MoveButton id={id} direction="earlier" index={index} atEnd={index === 0} onMove={onMove} />
      <MoveButton
        id={id}
        direction="later"
        index={index}
        atEnd={index === count - 1}
        onMove={onMove}
      />
      {url !== "" && withoutFocus(url) === props.coverUrl ? (
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
            props.onCover(url);
          }}
        >
          Use as cover
        </Button>
      )}
      <Button size="xs" variant="ghost" disabled={url === ""} {...props.focusButton} />
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

interface MoveButtonProps {
  readonly id: string;
  readonly direction: MoveDirection;
  readonly index: number;
  readonly atEnd: boolean;
  readonly onMove: (index: number, direction: MoveDirection) => void;
}

/** Stays focusable when disabled, so that keyboard focus is not lost at the ends of the list. */
function MoveButton({ id, direction, index, atEnd, onMove }: MoveButtonProps) {
  return (
    <IconButton
      type="button"
      id={`${id}-${direction}`}
      size="xs"
      variant="ghost"
      aria-label={`Move picture ${String(index + 1)} ${direction}`}
      aria-disabled={atEnd}
      opacity={atEnd ? 0.4 : 1}
      onClick={() => {
        onMove(index, direction);
      }}
    >
      {direction === "earlier" ? <ArrowUp /> : <ArrowDown />}
    </IconButton>
  );
}
