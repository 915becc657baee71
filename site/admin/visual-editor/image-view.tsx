import { Box, Button, chakra, Field, Image, Input, Stack } from "@chakra-ui/react";
import type { Editor } from "@tiptap/core";
import { NodeViewWrapper } from "@tiptap/react";
import type { ReactNodeViewProps } from "@tiptap/react";
import { CircleAlert } from "lucide-react";
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
import { imageWidthStyle } from "./editor-style.ts";
import { GalleryBar } from "./gallery-bar.tsx";
import { splitGallery } from "./gallery-size.ts";
import { ImageToolbar, isCropped } from "./image-toolbar.tsx";
import { imagesOf } from "./media-nodes.ts";
import type { BodyImage } from "./media-nodes.ts";
import { ReplacementStatus } from "./replacement-status.tsx";
import { closeUndoGroup } from "./undo-group.ts";
import { useReplacement } from "./use-replacement.ts";

/** An image or gallery with the description and caption of each image in place. */
export function ImageView(props: ReactNodeViewProps) {
  const { node, selected, updateAttributes, deleteNode, editor, getPos } = props;
  const images = imagesOf(node);
  const change = (next: readonly BodyImage[]) => {
    const [first] = next;
    if (first === undefined) deleteNode();
    else updateAttributes(node.type.name === "picture" ? first : { images: next });
  };
  const isGallery = images.length > 1;
  const [current, setCurrent] = useState(0);
  return (
    <NodeViewWrapper data-media="">
      <Box
        display="grid"
        gap="4"
        gridTemplateColumns={isGallery ? "repeat(auto-fill, minmax(min(100%, 10rem), 1fr))" : "1fr"}
        {...(isGallery && selectionOutline(selected, "4px"))}
      >
        {images.map((image, index) => (
          <ImageFields
            key={`${String(index)} ${withoutImageFragment(image.src)}`}
            image={image}
            number={index + 1}
            position={getPos}
            isSelected={selected}
            isOpen={!isGallery || index === Math.min(current, images.length - 1)}
            onOpen={() => {
              setCurrent(index);
            }}
            onChange={(changed) => {
              change(images.map((other, at) => (at === index ? changed : other)));
            }}
            onRemove={() => {
              change(images.filter((_, at) => at !== index));
            }}
            {...(isGallery && {
              onMove: (step: 1 | -1) => {
                change(moved(images, index, step));
                setCurrent(Math.min(Math.max(index + step, 0), images.length - 1));
              },
            })}
          />
        ))}
      </Box>
      {node.type.name === "gallery" && (
        <GalleryBar
          images={images}
          onSplit={() => {
            splitInPlace(editor, getPos(), images);
          }}
        />
      )}
    </NodeViewWrapper>
  );
}

/** Replaces a gallery by several that are not too large. */
function splitInPlace(editor: Editor, at: number | undefined, images: readonly BodyImage[]) {
  const gallery = at === undefined ? null : editor.state.doc.nodeAt(at);
  if (at === undefined || gallery === null) return;
  const parts = splitGallery(images).map((part) => gallery.type.create({ images: part }));
  closeUndoGroup(editor);
  editor.view.dispatch(editor.state.tr.replaceWith(at, at + gallery.nodeSize, parts));
  editor.commands.focus();
}

/** An image of its own can be as wide as the editor, which leaves no space around it. */
function selectionOutline(selected: boolean, offset: string) {
  return {
    outline: selected ? "2px solid" : undefined,
    outlineColor: "colorPalette.focusRing",
    outlineOffset: offset,
    borderRadius: "xs",
  };
}

function moved(images: readonly BodyImage[], index: number, step: 1 | -1): readonly BodyImage[] {
  const target = Math.min(Math.max(index + step, 0), images.length - 1);
  const others = images.filter((_, at) => at !== index);
  const image = images[index];
  return image === undefined
    ? images
    : [...others.slice(0, target), image, ...others.slice(target)];
}

interface ImageFieldsProps {
  readonly image: BodyImage;
  /** Place in the gallery, from 1. */
  readonly number: number;
  /** Position of the block; undefined if it was removed. */
  readonly position: () => number | undefined;
  readonly isSelected: boolean;
  /** Whether the toolbar and the texts are shown; one image of a gallery shows them. */
  readonly isOpen: boolean;
  /** Called when the image is clicked or gets focus. */
  readonly onOpen: () => void;
  readonly onChange: (image: BodyImage) => void;
  readonly onRemove: () => void;
  readonly onMove?: (step: 1 | -1) => void;
}

function ImageFields(props: ImageFieldsProps) {
  const { image, position, isSelected, isOpen, onOpen, onChange, onRemove, onMove } = props;
  const toAssetUrl = useAssetUrl();
  const [isFocusOpen, setIsFocusOpen] = useState(false);
  const src = toAssetUrl(withoutImageFragment(image.src));
  const isSingle = onMove === undefined;
  const point = focalPointOfUrl(image.src);
  const replacement = useReplacement(image.src, position);
  const toolbar = (
    <ImageToolbar
      image={image}
      onChange={onChange}
      onRemove={() => {
        if (replacement?.pending !== undefined) replacement.drop(replacement.pending.id);
        onRemove();
      }}
      onReplace={replacement?.pick}
      onMove={onMove}
      focusPoint={{
        open: isFocusOpen,
        onClick: () => {
          setIsFocusOpen(!isFocusOpen);
        },
      }}
    />
  );
  return (
    <chakra.figure display={isSingle ? undefined : "contents"} minWidth="0">
      <Box
        position="relative"
        css={isSingle ? imageWidthStyle : undefined}
        data-width={isSingle ? imageWidthOfUrl(image.src) : undefined}
        {...(isSingle && selectionOutline(isSelected, "-2px"))}
        {...replacement?.dropHandlers}
        onClick={isOpen ? undefined : onOpen}
      >
        <Image
          src={src}
          alt={image.alt}
          draggable="false"
          data-drag-handle=""
          {...positionStyle(point)}
        />
        {isSingle ? toolbar : <OpenButton {...props} />}
        {replacement !== null && <ReplacementStatus replacement={replacement} />}
      </Box>
      {isSingle && isFocusOpen && isCropped(image) && (
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
      {isSingle && <ImageTexts image={image} onChange={onChange} />}
      {!isSingle && isOpen && (
        // Below all images, as wide as the gallery.
        <Box
          role="group"
          aria-label={`Picture ${String(props.number)}`}
          gridColumn="1 / -1"
          order="1"
        >
          {toolbar}
          <ImageTexts image={image} onChange={onChange} />
        </Box>
      )}
    </chakra.figure>
  );
}

/** The number of an image in its gallery, with a mark if it has no description; opens its tools and texts. */
function OpenButton({ number, image, isOpen, onOpen }: ImageFieldsProps) {
  const lacksDescription = image.alt.trim() === "";
  return (
    <Button
      type="button"
      size="xs"
      variant="surface"
      position="absolute"
      insetBlockStart="2"
      insetInlineStart="2"
      bg={isOpen ? "fg" : "bg.panel"}
      color={isOpen ? "bg.panel" : "fg"}
      aria-expanded={isOpen}
      aria-label={`Picture ${String(number)}${lacksDescription ? ", no description" : ""}`}
      title={lacksDescription ? "No description" : undefined}
      onClick={onOpen}
    >
      {number}
      {lacksDescription && <CircleAlert aria-hidden />}
    </Button>
  );
}

function ImageTexts({ image, onChange }: Pick<ImageFieldsProps, "image" | "onChange">) {
  return (
    <Stack gap="0" marginBlockStart="1">
      <TextLine
        name="Caption"
        placeholder="Shown below the picture"
        value={image.title}
        onChange={(title) => {
          onChange({ ...image, title });
        }}
      />
      <TextLine
        name="Description"
        placeholder="What it shows, for people who cannot see it"
        value={image.alt}
        onChange={(alt) => {
          onChange({ ...image, alt });
        }}
      />
    </Stack>
  );
}

interface TextLineProps {
  readonly name: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function TextLine({ name, placeholder, value, onChange }: TextLineProps) {
  return (
    <Field.Root flexDirection="row" flexWrap="wrap" alignItems="baseline" gap="0" columnGap="2">
      <Field.Label
        flex="none"
        width="5.5rem"
        textStyle="caption"
        fontWeight="normal"
        color="fg.muted"
      >
        {name}
      </Field.Label>
      <Input
        size="sm"
        variant="flushed"
        flex="1 1 8rem"
        width="auto"
        autoComplete="off"
        placeholder={placeholder}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        onKeyDown={(event) => {
          // Prevents submission of the form.
          if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) event.preventDefault();
        }}
      />
    </Field.Root>
  );
}
