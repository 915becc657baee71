import { Extension } from "@tiptap/core";
import type { Editor } from "@tiptap/core";
import { Plugin, Selection } from "@tiptap/pm/state";
import type { Node } from "@tiptap/pm/model";
import type { EditorView } from "@tiptap/pm/view";
import { closeUndoGroup } from "../undo-group.ts";
import { cleanHtml, hasStructure, imageName } from "./clean-html.ts";
import { ClosedStarts } from "./closed-starts.ts";
import { ImageMarks } from "./image-marks.ts";
import { lineAfterMissing } from "./line-after-missing.ts";
import { pasteMarkup } from "./paste-markup.ts";
import { uploadPlaced } from "./upload-placed.ts";
import type { UploadPasted } from "./upload-placed.ts";

/** Result of a paste that the member is shown. */
export interface PasteNotice {
  readonly kind: "formatted" | "markup" | "refused";
  /** Names of images that were not pasted. */
  readonly images: readonly string[];
  /** Whether each of them left its place in the text, where a file can be chosen. */
  readonly hasPlaces: boolean;
  /** How many images are uploaded. */
  readonly uploads: number;
  /** Resolves to the names of those among them that could not be fetched. */
  readonly failed: Promise<readonly string[]>;
  readonly pasteAsText: () => void;
}

interface PasteOptions {
  readonly onPaste: (notice: PasteNotice | null) => void;
  /** Null in a field without images. */
  readonly images: PasteImages | null;
}

/** The images that a field takes. */
export interface PasteImages {
  readonly upload: UploadPasted;
  /** Whether the studio's own storage has the image with this URL. */
  readonly isStored: (url: string) => boolean;
}

/** Text copied in this editor, which needs no cleaning. */
const OWN = /\bdata-pm-slice=/;

/** Pastes text with its structure from other programs and sites, or from its markup. */
export const PasteEvents = Extension.create<PasteOptions>({
  name: "pasteEvents",
  addOptions: () => ({ onPaste: () => undefined, images: null }),
  addProseMirrorPlugins() {
    return [pastePlugin(this.editor, this.options)];
  },
});

function pastePlugin(editor: Editor, { onPaste, images }: PasteOptions): Plugin {
  /** Pasted as plain text: into code, or with Shift held. */
  let isPlain = false;
  const marks = new ImageMarks();
  const starts = new ClosedStarts();
  const pasteHtml = (clipboard: Clipboard, event?: ClipboardEvent) =>
    starts.during(() => pasteFormatted(editor, { clipboard, event, images, marks }));
  return new Plugin({
    appendTransaction: (transactions, _before, state) =>
      marks.remove(state) ?? lineAfterMissing(transactions, state),
    props: {
      handleDOMEvents: {
        paste: (view, event) => {
          const clipboard = clipboardOf(event);
          const { html, text } = clipboard;
          const isCode = view.state.selection.$from.parent.type.spec.code === true;
          onPaste(null);
          if (html === "" || text === "" || isCode || OWN.test(html.slice(0, 1000))) return false;
          event.preventDefault();
          // An editor of code copies markup as styled lines.
          const markup = hasStructure(html) ? null : markupNotice(editor, text, images);
          onPaste(markup ?? pasteHtml(clipboard, event));
          return true;
        },
        drop: (view, event) => {
          const dropped = htmlOfDrop(event);
          if (dropped === null || view.dragging !== null) return false;
          event.preventDefault();
          selectAt(view, event);
          onPaste(pasteHtml(dropped));
          view.focus();
          return true;
        },
      },
      transformPastedText: (text, plain) => {
        isPlain = plain;
        return text;
      },
      transformPasted: (slice, { state }) => starts.applyTo(slice, state),
      handlePaste: (_, event) => {
        const { html, text } = clipboardOf(event);
        const notice = isPlain || html !== "" ? null : markupNotice(editor, text, images);
        if (notice !== null) onPaste(notice);
        return notice !== null;
      },
    },
  });
}

interface Clipboard {
  readonly html: string;
  readonly text: string;
}

function clipboardOf({ clipboardData }: ClipboardEvent): Clipboard {
  return {
    html: clipboardData?.getData("text/html") ?? "",
    text: clipboardData?.getData("text/plain") ?? "",
  };
}

/** Text that is dropped with its format from another program or site; null for files and for text of this editor. */
function htmlOfDrop({ dataTransfer }: DragEvent): Clipboard | null {
  const html = dataTransfer?.getData("text/html") ?? "";
  if (dataTransfer === null || dataTransfer.files.length > 0) return null;
  if (html === "" || OWN.test(html.slice(0, 1000))) return null;
  return { html, text: dataTransfer.getData("text/plain") };
}

/** Moves the caret to where something is dropped. */
function selectAt(view: EditorView, { clientX, clientY }: DragEvent) {
  const place = view.posAtCoords({ left: clientX, top: clientY });
  if (place === null) return;
  const { tr, doc } = view.state;
  view.dispatch(tr.setSelection(Selection.near(doc.resolve(place.pos))));
}

/** Pastes markup as blocks; null for prose, which is not pasted. */
function markupNotice(editor: Editor, text: string, field: PasteImages | null): PasteNotice | null {
  const before = editor.state.doc;
  const images = pasteMarkup(editor, text, field !== null);
  if (images === null) return null;
  const hasPlaces = countPlaces(editor.state.doc) - countPlaces(before) === images.length;
  const pasteAsText = () => {
    editor.chain().undo().focus().run();
  };
  return { kind: "markup", images, hasPlaces, ...NO_UPLOADS, pasteAsText };
}

/** Number of missing images. A cell of a table has no space for one, for example. */
function countPlaces(doc: Node): number {
  let count = 0;
  doc.descendants(({ type }) => {
    if (type.name === "missingImage") count += 1;
  });
  return count;
}

interface FormattedPaste {
  readonly clipboard: Clipboard;
  readonly event: ClipboardEvent | undefined;
  readonly images: PasteImages | null;
  readonly marks: ImageMarks;
}

const NO_UPLOADS = { uploads: 0, failed: Promise.resolve<readonly string[]>([]) };

function pasteFormatted(editor: Editor, paste: FormattedPaste): PasteNotice {
  const { html, text } = paste.clipboard;
  const clean = cleanHtml(html, paste.images?.isStored ?? null);
  closeUndoGroup(editor);
  if (clean === null) {
    const pasteAsText = () => {
      editor.view.focus();
      editor.view.pasteText(text);
    };
    return { kind: "refused", images: [], hasPlaces: false, ...NO_UPLOADS, pasteAsText };
  }
  const before = editor.state.doc;
  const placed = paste.marks.during(clean.pasted, () => {
    editor.view.pasteHTML(clean.html, paste.event);
  });
  const pasted = editor.state.doc;
  const upload = paste.images && uploadPlaced(editor, placed, paste.images.upload);
  const pasteAsText = () => {
    upload?.cancel();
    if (!pasted.eq(before)) editor.commands.undo();
    editor.view.focus();
    editor.view.pasteText(text);
  };
  const { images } = clean;
  const hasPlaces = countPlaces(pasted) - countPlaces(before) === images.length;
  const failed =
    upload?.failed.then((urls) => urls.map((url) => imageName(url, ""))) ?? NO_UPLOADS.failed;
  const uploads = placed.length;
  return { kind: "formatted", images, hasPlaces, uploads, failed, pasteAsText };
}
