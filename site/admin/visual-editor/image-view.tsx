import { Box, chakra, Field, Flex, IconButton, Image, Input, Stack } from "@chakra-ui/react";
import { NodeViewWrapper } from "@tiptap/react";
import type { ReactNodeViewProps } from "@tiptap/react";
import { ArrowLeft, ArrowRight, Crop, Images, Trash2 } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { storedNameOf } from "#supabase/data/media-files.ts";
import { cropImage } from "#site/admin/media/crop/crop-image.ts";
import { pickFromLibrary } from "#site/admin/media/library/image-picker.ts";
import { useAssetUrl } from "#site/admin/media/use-asset-url.ts";
import { imagesOf } from "./media-nodes.ts";
import type { BodyImage } from "./media-nodes.ts";

/** An image or gallery with the description and caption of each image in place. */
export function ImageView({ node, selected, updateAttributes, deleteNode }: ReactNodeViewProps) {
  const images = imagesOf(node);
  const change = (next: readonly BodyImage[]) => {
    const [first] = next;
    if (first === undefined) deleteNode();
    else updateAttributes(node.type.name === "picture" ? first : { images: next });
  };
  const isGallery = images.length > 1;
  return (
    <NodeViewWrapper data-media="">
      <Box
        display="grid"
        gap="4"
        gridTemplateColumns={isGallery ? "repeat(auto-fill, minmax(min(100%, 10rem), 1fr))" : "1fr"}
        outline={selected ? "2px solid" : undefined}
        outlineColor="colorPalette.focusRing"
        outlineOffset="4px"
        borderRadius="xs"
      >
        {images.map((image, index) => (
          <ImageFields
            key={`${String(index)} ${image.src}`}
            image={image}
            onChange={(changed) => {
              change(images.map((other, at) => (at === index ? changed : other)));
            }}
            onRemove={() => {
              change(images.filter((_, at) => at !== index));
            }}
            {...(isGallery && {
              onMove: (step: 1 | -1) => {
                change(moved(images, index, step));
              },
            })}
          />
        ))}
      </Box>
    </NodeViewWrapper>
  );
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
  readonly onChange: (image: BodyImage) => void;
  readonly onRemove: () => void;
  readonly onMove?: (step: 1 | -1) => void;
}

function ImageFields({ image, onChange, onRemove, onMove }: ImageFieldsProps) {
  const shownAddress = useAssetUrl();
  const replace = async () => {
    const [file] = await pickFromLibrary({ kind: "image", multiple: false });
    // The texts of the old image do not describe the new one.
    if (file !== undefined) onChange({ src: file.url, alt: file.alt, title: file.caption });
  };
  const crop = async () => {
    const src = await cropImage({ url: image.src });
    if (src !== null) onChange({ ...image, src });
  };
  return (
    <chakra.figure position="relative" minWidth="0">
      <Image src={shownAddress(image.src)} alt={image.alt} draggable="false" data-drag-handle="" />
      <Flex position="absolute" insetBlockStart="2" insetInlineEnd="2" gap="1">
        {onMove !== undefined && (
          <>
            <Tool
              name="Move picture back"
              Icon={ArrowLeft}
              onClick={() => {
                onMove(-1);
              }}
            />
            <Tool
              name="Move picture forward"
              Icon={ArrowRight}
              onClick={() => {
                onMove(1);
              }}
            />
          </>
        )}
        <Tool
          name="Replace picture from the library"
          Icon={Images}
          onClick={() => void replace()}
        />
        {storedNameOf(image.src) !== null && (
          <Tool name="Crop picture" Icon={Crop} onClick={() => void crop()} />
        )}
        <Tool name="Remove picture" Icon={Trash2} onClick={onRemove} />
      </Flex>
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
    </chakra.figure>
  );
}

interface ToolProps {
  readonly name: string;
  readonly Icon: LucideIcon;
  readonly onClick: () => void;
}

function Tool({ name, Icon, onClick }: ToolProps) {
  return (
    <IconButton
      type="button"
      size="xs"
      variant="surface"
      bg="bg.panel"
      aria-label={name}
      title={name}
      onClick={onClick}
    >
      <Icon aria-hidden />
    </IconButton>
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
