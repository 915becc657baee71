import { Box, Button, chakra, Image } from "@chakra-ui/react";
import type { SystemStyleObject } from "@chakra-ui/react";
import { CircleAlert } from "lucide-react";
import { useContext, useId, useImperativeHandle, useRef, useState } from "react";
import type { RefObject } from "react";
import { flushSync } from "react-dom";
import { focalPointOfUrl, withoutImageFragment } from "#supabase/data/image-focus.ts";
import { useAssetUrl } from "#site/admin/media/use-asset-url.ts";
import { FOCUSED, positionStyle } from "#site/rich-text/focal-point-style.ts";
import { EditorImagesContext } from "./editor-images.ts";
import { selectionOutline } from "./editor-style.ts";
import { ImageTexts } from "./image-texts.tsx";
import { ImageToolbar } from "./image-toolbar.tsx";
import type { BodyImage } from "./media-nodes.ts";
import { ReplacementStatus } from "./replacement-status.tsx";
import { useReplacement } from "./use-replacement.ts";
import type { Replacement } from "./use-replacement.ts";

interface GalleryImagesProps {
  readonly images: readonly BodyImage[];
  /** Position of the block; undefined if it was removed. */
  readonly position: () => number | undefined;
  readonly isSelected: boolean;
  readonly onChange: (images: readonly BodyImage[]) => void;
  readonly onRemove: (index: number) => void;
}

const FRAMES: SystemStyleObject = {
  display: "grid",
  gap: "4",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 8rem), 1fr))",
  "&& > figure > img": {
    width: "100%",
    maxWidth: "none",
    aspectRatio: "3 / 2",
    objectFit: "cover",
    objectPosition: FOCUSED,
  },
};

/** The images of a gallery in equal frames, and below them the toolbar and texts of the current one. */
export function GalleryImages(props: GalleryImagesProps) {
  const { images, position, isSelected, onChange, onRemove } = props;
  const [current, setCurrent] = useState(0);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const replacement = useRef<Replacement>(null);
  const takesFiles = useContext(EditorImagesContext) !== null;
  const index = Math.min(current, images.length - 1);
  const image = images[index];
  const open = (next: number) => {
    flushSync(() => {
      setCurrent(next);
    });
    // On narrow windows it is below the screen.
    panel.current?.scrollIntoView({ block: "nearest" });
  };
  const changeCurrent = (changed: BodyImage) => {
    onChange(images.map((other, at) => (at === index ? changed : other)));
  };
  return (
    <Box {...selectionOutline(isSelected, "4px")}>
      <Box css={FRAMES}>
        {keyed(images).map(({ key, image: shown }, at) => (
          <GalleryImage
            key={key}
            image={shown}
            number={at + 1}
            position={position}
            isCurrent={at === index}
            panelId={panelId}
            replacementRef={at === index ? replacement : undefined}
            onOpen={() => {
              open(at);
            }}
          />
        ))}
      </Box>
      {image !== undefined && (
        // The same element for every image: its buttons keep the focus when images change places.
        <Box
          ref={panel}
          id={panelId}
          role="group"
          aria-label={`Picture ${String(index + 1)}`}
          marginBlockStart="4"
        >
          <ImageToolbar
            image={image}
            onChange={changeCurrent}
            onRemove={() => {
              const pending = replacement.current?.pending;
              if (pending !== undefined) replacement.current?.drop(pending.id);
              onRemove(index);
            }}
            onReplace={takesFiles ? async () => replacement.current?.pick() : undefined}
            onMove={(step) => {
              const target = Math.min(Math.max(index + step, 0), images.length - 1);
              onChange(images.filter((_, at) => at !== index).toSpliced(target, 0, image));
              setCurrent(target);
            }}
          />
          <ImageTexts image={image} onChange={changeCurrent} />
        </Box>
      )}
    </Box>
  );
}

/** Images with keys that stay when they change places; a gallery can have an image twice. */
function keyed(images: readonly BodyImage[]) {
  const addresses = images.map(({ src }) => withoutImageFragment(src));
  return images.map((image, index) => {
    const address = addresses[index] ?? "";
    const earlier = addresses.slice(0, index).filter((other) => other === address).length;
    return { image, key: `${String(earlier)} ${address}` };
  });
}

interface GalleryImageProps {
  readonly image: BodyImage;
  /** Place in the gallery, from 1. */
  readonly number: number;
  readonly position: () => number | undefined;
  /** Whether the toolbar and the texts below the gallery are those of this image. */
  readonly isCurrent: boolean;
  /** DOM id of the toolbar and the texts. */
  readonly panelId: string;
  /** Gives the toolbar the replacement of the current image. */
  readonly replacementRef: RefObject<Replacement | null> | undefined;
  /** Called when the image or its number is clicked. */
  readonly onOpen: () => void;
}

function GalleryImage(props: GalleryImageProps) {
  const { image, position, replacementRef, onOpen } = props;
  const toAssetUrl = useAssetUrl();
  const replacement = useReplacement(image.src, position);
  useImperativeHandle<Replacement | null, Replacement | null>(replacementRef, () => replacement);
  return (
    <chakra.figure position="relative" minWidth="0" {...replacement?.dropHandlers}>
      <Image
        src={toAssetUrl(withoutImageFragment(image.src))}
        alt={image.alt}
        draggable="false"
        data-drag-handle=""
        onClick={onOpen}
        {...positionStyle(focalPointOfUrl(image.src))}
      />
      <OpenButton {...props} />
      {replacement !== null && <ReplacementStatus replacement={replacement} />}
    </chakra.figure>
  );
}

/** The number of an image in its gallery, with a mark if it has no description; opens its tools and texts. */
function OpenButton({ number, image, isCurrent, panelId, onOpen }: GalleryImageProps) {
  const lacksDescription = image.alt.trim() === "";
  return (
    <Button
      type="button"
      size="xs"
      variant="surface"
      position="absolute"
      insetBlockStart="2"
      insetInlineStart="2"
      bg={isCurrent ? "fg" : "bg.panel"}
      color={isCurrent ? "bg.panel" : "fg"}
      aria-pressed={isCurrent}
      aria-controls={panelId}
      aria-label={`Picture ${String(number)}${lacksDescription ? ", no description" : ""}`}
      title={lacksDescription ? "No description" : undefined}
      onClick={onOpen}
    >
      {number}
      {lacksDescription && <CircleAlert aria-hidden />}
    </Button>
  );
}
