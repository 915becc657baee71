import type { Extensions } from "@tiptap/core";
import { ListKeymap } from "@tiptap/extension-list";
import { Dropcursor, Gapcursor, Placeholder } from "@tiptap/extensions";
import { ReactNodeViewRenderer } from "@tiptap/react";
import { FindText } from "./find/find-text.ts";
import { SyncSelection } from "./sync-selection.ts";
import { UploadPlaceholders } from "./upload-placeholders.ts";
import { ImageView } from "./image-view.tsx";
import type { PickImages } from "./insertions.ts";
import { Gallery, ImageBlock, Video } from "./media-nodes.ts";
import { MissingImage } from "./missing-image.ts";
import { MissingImageView } from "./missing-image-view.tsx";
import { MoveBlockKeys } from "./move-block.ts";
import { PasteEvents } from "./paste/paste-events.ts";
import type { PasteImages, PasteNotice } from "./paste/paste-events.ts";
import { SCHEMA_EXTENSIONS } from "./schema.ts";
import { SlashMenuKeys } from "./slash-menu-state.ts";
import { hasSmartQuotes } from "./smart-quotes-choice.ts";
import { SmartQuotes } from "./smart-quotes.ts";
import { VideoView } from "./video-view.tsx";
import { TableHeadings } from "./table-headings.ts";
import { TextKeys } from "./text-keys.ts";
import { UndoKeys } from "./undo-steps.ts";
import type { UndoKeysOptions } from "./undo-steps.ts";

interface EditorOptions {
  readonly onLink: () => void;
  readonly onButton: () => void;
  /** Null in a field without images. */
  readonly pickImages: PickImages | null;
  /** The device has a camera; false if left out. */
  readonly hasCamera?: boolean;
  /** Called with each paste; null for one without a notice. */
  readonly onPaste: (notice: PasteNotice | null) => void;
  /** Null, or left out, in a field without images. */
  readonly pastedImages?: PasteImages | null;
  /** Moves the caret to what comes before the text; false if nothing does. */
  readonly onLeaveStart?: () => boolean;
  /** Takes a step of undo or redo; left out, only the editor's own history has steps. */
  readonly takeStep?: UndoKeysOptions["take"] | null;
}

/** The document model with its views, keys and menus. */
export function editorExtensions(options: EditorOptions): Extensions {
  const { onLink, onButton, pickImages, onPaste, pastedImages = null } = options;
  const { onLeaveStart = () => false, takeStep = null, hasCamera = false } = options;
  const media = [ImageBlock.name, Gallery.name, Video.name, MissingImage.name];
  const plain = SCHEMA_EXTENSIONS.filter(({ name }) => !media.includes(name));
  return [
    ...plain,
    ImageBlock.extend({ addNodeView: () => ReactNodeViewRenderer(ImageView) }),
    Gallery.extend({ addNodeView: () => ReactNodeViewRenderer(ImageView) }),
    Video.extend({ addNodeView: () => ReactNodeViewRenderer(VideoView) }),
    MissingImage.extend({ addNodeView: () => ReactNodeViewRenderer(MissingImageView) }),
    takeStep === null ? UndoKeys : UndoKeys.configure({ take: takeStep }),
    Dropcursor.configure({ width: 2 }),
    Gapcursor,
    ListKeymap,
    Placeholder.configure({
      placeholder: "Write, or type / for headings, pictures, quotes and more",
    }),
    UploadPlaceholders,
    MoveBlockKeys,
    TableHeadings,
    SyncSelection,
    FindText,
    PasteEvents.configure({ onPaste, images: pastedImages }),
    TextKeys.configure({ onLink, onLeaveStart }),
    SlashMenuKeys.configure({ pickImages, hasCamera, onButton }),
    SmartQuotes.configure({ isOn: hasSmartQuotes }),
  ];
}
