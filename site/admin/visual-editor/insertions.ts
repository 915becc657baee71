import type { Editor } from "@tiptap/core";
import {
  Camera,
  Film,
  GalleryHorizontal,
  GalleryThumbnails,
  Heading2,
  Heading3,
  ImagePlus,
  Images,
  List,
  ListOrdered,
  Minus,
  Quote,
  SquareMousePointer,
  Table,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { TEXT_GALLERY_RANGE } from "./gallery-size.ts";
import type { ImageSource } from "./image-target.ts";

/** Opens the library, the file dialog or the camera; a gallery shows all images of one choice in one block. */
export type PickImages = (source: ImageSource, asGallery: boolean) => void;

/** Functions of the editor's surroundings that insertions call. */
interface InsertionHost {
  readonly pickImages: PickImages;
  /** Opens the panel of a button link. */
  readonly onButton: () => void;
}

export interface Insertion {
  readonly name: string;
  readonly help: string;
  readonly Icon: LucideIcon;
  readonly apply: (editor: Editor, host: InsertionHost) => void;
  /** Needs a field that takes images. */
  readonly isImage?: boolean;
  /** Needs a device with a camera. */
  readonly needsCamera?: boolean;
  /** Moves the focus to a panel. */
  readonly opensPanel?: boolean;
}

const TABLE = { rows: 3, cols: 2, withHeaderRow: true };

const INSERTIONS: readonly Insertion[] = [
  {
    name: "Heading 2",
    help: "A section",
    Icon: Heading2,
    apply: (editor) => editor.chain().focus().setHeading({ level: 2 }).run(),
  },
  {
    name: "Heading 3",
    help: "A part of a section",
    Icon: Heading3,
    apply: (editor) => editor.chain().focus().setHeading({ level: 3 }).run(),
  },
  {
    name: "Picture",
    help: "One or several",
    Icon: ImagePlus,
    isImage: true,
    apply: (_, { pickImages }) => {
      pickImages("upload", false);
    },
  },
  {
    name: "Picture from the library",
    help: "Already uploaded",
    Icon: Images,
    isImage: true,
    apply: (_, { pickImages }) => {
      pickImages("library", false);
    },
  },
  {
    name: "Picture from phone",
    help: "With its camera",
    Icon: Camera,
    isImage: true,
    needsCamera: true,
    apply: (_, { pickImages }) => {
      pickImages("camera", false);
    },
  },
  {
    name: "Gallery",
    help: TEXT_GALLERY_RANGE,
    Icon: GalleryHorizontal,
    isImage: true,
    apply: (_, { pickImages }) => {
      pickImages("upload", true);
    },
  },
  {
    name: "Gallery from the library",
    help: "Already uploaded",
    Icon: GalleryThumbnails,
    isImage: true,
    apply: (_, { pickImages }) => {
      pickImages("library", true);
    },
  },
  {
    name: "Quote",
    help: "Words of someone",
    Icon: Quote,
    apply: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    name: "Bulleted list",
    help: "Without order",
    Icon: List,
    apply: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: "Numbered list",
    help: "Steps in order",
    Icon: ListOrdered,
    apply: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: "Table",
    help: "Rows and columns",
    Icon: Table,
    apply: (editor) => editor.chain().focus().insertTable(TABLE).run(),
  },
  {
    name: "Divider",
    help: "A line across",
    Icon: Minus,
    apply: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
  {
    name: "Video",
    help: "YouTube, Vimeo or file",
    Icon: Film,
    apply: (editor) => editor.chain().focus().insertContent({ type: "video" }).run(),
  },
  {
    name: "Button",
    help: "A link that stands out",
    Icon: SquareMousePointer,
    opensPanel: true,
    apply: (_, { onButton }) => {
      onButton();
    },
  },
];

/** The blocks of the insert menu and of the menu behind "/", in a field with or without images. */
export function insertionsFor(takesImages: boolean, hasCamera: boolean): readonly Insertion[] {
  return INSERTIONS.filter(
    ({ isImage, needsCamera }) =>
      (isImage !== true || takesImages) && (needsCamera !== true || hasCamera),
  );
}
