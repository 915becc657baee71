import { Flex, IconButton } from "@chakra-ui/react";
import {
  ArrowLeft,
  ArrowRight,
  Crop,
  Focus,
  FoldHorizontal,
  Images,
  ImageUp,
  Maximize,
  MoveHorizontal,
  Trash2,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";
import {
  CENTRE,
  focalPointOfUrl,
  imageWidthOfUrl,
  withFocus,
  withImageWidth,
  withoutImageFragment,
} from "#supabase/data/image-focus.ts";
import type { ImageWidth } from "#supabase/data/image-focus.ts";
import { storedNameOf } from "#supabase/data/media-files.ts";
import { cropImage } from "#site/admin/media/crop/crop-image.ts";
import { pickFromLibrary } from "#site/admin/media/library/image-picker.ts";
import type { BodyImage } from "./media-nodes.ts";
import { useRovingFocus } from "./roving-focus.ts";

interface ImageToolbarProps {
  readonly image: BodyImage;
  readonly onChange: (image: BodyImage) => void;
  readonly onRemove: () => void;
  /** Chooses a file; absent in a field without images. */
  readonly onReplace?: (() => Promise<void>) | undefined;
  /** Absent for an image of its own, which has a width instead. */
  readonly onMove?: ((step: 1 | -1) => void) | undefined;
  /** Absent in a gallery, whose images are shown whole. */
  readonly focusPoint?: { readonly open: boolean; readonly onClick: () => void };
}

interface Tool {
  readonly name: string;
  readonly Icon: LucideIcon;
  readonly onClick: () => void;
  readonly state?: { readonly "aria-pressed": boolean } | { readonly "aria-expanded": boolean };
}

const WIDTHS = [
  { width: "text", name: "As wide as the text", Icon: FoldHorizontal },
  { width: "wide", name: "Wider than the text", Icon: MoveHorizontal },
  { width: "full", name: "As wide as the page", Icon: Maximize },
] as const satisfies readonly { width: ImageWidth; name: string; Icon: LucideIcon }[];

/** Over the upper edge of an image of its own; the toolbar of a gallery is below its images. */
const onImage = {
  position: "absolute",
  insetBlockStart: "2",
  insetInlineEnd: "2",
  maxWidth: "calc(100% - 1rem)",
  justify: "flex-end",
} as const;

/** Changes of one image, as buttons: one tab stop, arrow keys between them. */
export function ImageToolbar(props: ImageToolbarProps) {
  const tools = toolsOf(props);
  const { bar, tabIndexOf } = useRovingFocus(tools.length);
  return (
    <Flex
      role="toolbar"
      aria-label="Picture"
      wrap="wrap"
      gap="1"
      {...(props.onMove === undefined && onImage)}
      {...bar}
    >
      {tools.map(({ name, Icon, onClick, state }, index) => {
        const isOn = state !== undefined && Object.values(state).includes(true);
        return (
          <IconButton
            key={name}
            type="button"
            size="xs"
            variant="surface"
            bg={isOn ? "fg" : "bg.panel"}
            color={isOn ? "bg.panel" : "fg"}
            aria-label={name}
            title={name}
            tabIndex={tabIndexOf(index)}
            onClick={onClick}
            {...state}
          >
            <Icon aria-hidden />
          </IconButton>
        );
      })}
    </Flex>
  );
}

function toolsOf(props: ImageToolbarProps): Tool[] {
  const { image, onChange, onRemove, onReplace, onMove, focusPoint } = props;
  const replace = async (dialog: Promise<BodyImage | null>) => {
    const changed = await dialog;
    if (changed !== null) onChange(changed);
  };
  const library = {
    name: "Replace picture from the library",
    Icon: Images,
    onClick: () => void replace(replaced(image)),
  };
  const file = {
    name: "Replace picture with a file",
    Icon: ImageUp,
    onClick: () => void onReplace?.(),
  };
  const crop = { name: "Crop picture", Icon: Crop, onClick: () => void replace(cropped(image)) };
  return [
    ...(onMove === undefined ? widthTools(image, onChange) : moveTools(onMove)),
    ...(focusPoint !== undefined && isCropped(image) ? [focalPointTool(focusPoint)] : []),
    ...(onReplace === undefined ? [] : [file]),
    library,
    ...(storedNameOf(image.src) === null ? [] : [crop]),
    { name: "Remove picture", Icon: Trash2, onClick: onRemove },
  ];
}

function focalPointTool({ open, onClick }: NonNullable<ImageToolbarProps["focusPoint"]>): Tool {
  return { name: "Focal point", Icon: Focus, onClick, state: { "aria-expanded": open } };
}

/** Whether the page crops the image to the height of the screen. Other images in a text are shown whole. */
export function isCropped({ src }: BodyImage): boolean {
  return imageWidthOfUrl(src) === "full";
}

function moveTools(onMove: (step: 1 | -1) => void): Tool[] {
  return [
    {
      name: "Move picture back",
      Icon: ArrowLeft,
      onClick: () => {
        onMove(-1);
      },
    },
    {
      name: "Move picture forward",
      Icon: ArrowRight,
      onClick: () => {
        onMove(1);
      },
    },
  ];
}

function widthTools(image: BodyImage, onChange: ImageToolbarProps["onChange"]): Tool[] {
  const { src } = image;
  return WIDTHS.map(({ width, name, Icon }) => ({
    name,
    Icon,
    state: { "aria-pressed": imageWidthOfUrl(src) === width },
    onClick: () => {
      // Without a crop, a focal point has no effect.
      const point = width === "full" ? focalPointOfUrl(src) : CENTRE;
      onChange({ ...image, src: withFocus(withImageWidth(src, width), point) });
    },
  }));
}

/** Another image of the library, as wide; null if none was chosen. */
async function replaced({ src }: BodyImage): Promise<BodyImage | null> {
  const [file] = await pickFromLibrary({ kind: "image", multiple: false });
  if (file === undefined) return null;
  // The texts of the old image do not describe the new one.
  const address = withImageWidth(file.url, imageWidthOfUrl(src));
  return { src: address, alt: file.alt, title: file.caption };
}

/** A crop of the image, as wide; its focal point was one of the whole image. */
async function cropped(image: BodyImage): Promise<BodyImage | null> {
  const src = await cropImage({ url: withoutImageFragment(image.src) });
  return src === null ? null : { ...image, src: withImageWidth(src, imageWidthOfUrl(image.src)) };
}
