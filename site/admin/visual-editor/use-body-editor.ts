import type { Editor } from "@tiptap/core";
import { useEditor } from "@tiptap/react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { usePlatform } from "#site/admin/context/platform-context.tsx";
import { saveBody } from "./body-document.ts";
import type { BodyHistory, HistoryStep } from "./body-history.ts";
import { caretScroll } from "./caret-scroll.ts";
import type { BarRef } from "./caret-scroll.ts";
import { editorExtensions } from "./editor-extensions.ts";
import { fileEvents } from "./file-events.ts";
import { editorImageTarget } from "./upload-placeholders.ts";
import type { PasteNotice } from "./paste/paste-events.ts";
import type { PlacedFile } from "./paste/upload-placed.ts";
import type { EditorImages } from "./editor-images.ts";
import type { ImageSource } from "./image-target.ts";
import { showBody } from "./show-body.ts";
import { createStepReader, takeStep } from "./undo-steps.ts";

interface BodyEditorOptions {
  readonly value: string;
  readonly onChange: (body: string) => void;
  /** The steps of undo that go on across a change of the view. */
  readonly history: BodyHistory;
  readonly onBlur: () => void;
  readonly onLink: () => void;
  readonly onButton: () => void;
  readonly onPaste: (notice: PasteNotice | null) => void;
  /** Null if nothing comes before the text. */
  readonly onLeaveStart: (() => void) | null;
  /** Null in a field without images. */
  readonly images: EditorImages | null;
  readonly bar: BarRef;
}

/** Stable functions that call those of the last render. */
class EditorEvents {
  #options: BodyEditorOptions | null = null;
  update(options: BodyEditorOptions) {
    this.#options = options;
  }
  readonly link = () => this.#options?.onLink();
  readonly button = () => this.#options?.onButton();
  readonly paste = (notice: PasteNotice | null) => this.#options?.onPaste(notice);
  readonly leaveStart = () => {
    const leave = this.#options?.onLeaveStart ?? null;
    leave?.();
    return leave !== null;
  };
  readonly blur = () => this.#options?.onBlur();
  readonly change = (body: string) => this.#options?.onChange(body);
  readonly pick = (source: ImageSource, asGallery: boolean) => {
    void this.#options?.images?.pick(source, { asGallery });
  };
  readonly add = (files: readonly File[], at?: number) => {
    void this.#options?.images?.add(files, { at });
  };
  readonly uploadPasted = (pasted: readonly PlacedFile[]) => {
    const files = pasted.map(({ file }) => file);
    const ofFile = (file: File) => pasted.find((image) => image.file === file);
    void this.#options?.images?.add(files, { ofFile });
    return () => {
      this.#options?.images?.cancel(files);
    };
  };
}

/** Options of the editor that never change. */
function configurationOf(
  { images, bar, history }: BodyEditorOptions,
  events: EditorEvents,
  hasCamera: boolean,
) {
  return {
    extensions: editorExtensions({
      onLink: events.link,
      onButton: events.button,
      onPaste: events.paste,
      onLeaveStart: events.leaveStart,
      pickImages: images === null ? null : events.pick,
      hasCamera,
      pastedImages: images && { upload: events.uploadPasted, isStored: images.isStored },
      takeStep: (editor, step) => takeStep(editor, history, step),
    }),
    editorProps: { ...fileEvents(events.add), ...caretScroll(bar) },
  };
}

/** An editor for a body. `value` stays the markup; opening a body never changes it. */
export function useBodyEditor(options: BodyEditorOptions): Editor {
  const [events] = useState(() => new EditorEvents());
  useLayoutEffect(() => {
    events.update(options);
  });
  const { hasCamera } = usePlatform();
  const [configuration] = useState(() => configurationOf(options, events, hasCamera));
  const shownBody = useRef<string | null>(null);
  const [readStep] = useState(createStepReader);
  const editor = useEditor({
    ...configuration,
    injectCSS: false,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    onUpdate: ({ editor: { state }, transaction }) => {
      const step = readStep(transaction, state);
      const body = saveBody(state.doc);
      if (body === shownBody.current) return;
      shownBody.current = body;
      recordChange(history, body, step);
      events.change(body);
    },
    onBlur: () => {
      events.blur();
    },
  });
  const { value, images, history } = options;
  // Values from outside: the stored body, a restored draft, another version.
  useLayoutEffect(() => {
    if (value === shownBody.current) return;
    shownBody.current = value;
    showBody(editor, value);
    history.open(value);
  }, [editor, value, history]);
  const attachTarget = images?.attachTarget;
  useEffect(() => attachTarget?.(editorImageTarget(editor)), [editor, attachTarget]);
  return editor;
}

function recordChange(history: BodyHistory, body: string, step: HistoryStep | null) {
  if (step === null) history.record(body);
  else history.follow(body, step);
}
