import { Box, Flex } from "@chakra-ui/react";
import type { Editor } from "@tiptap/core";
import { EditorContent } from "@tiptap/react";
import { useCallback, useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { BUTTON_TITLE } from "#site/rich-text/button-link.ts";
import { BlockHandle } from "./block-handle.tsx";
import type { BodyHistory } from "./body-history.ts";
import type { BodyPlace } from "./body-place.ts";
import { ButtonBar } from "./button-bar.tsx";
import { useUncoveredCaret } from "./caret-scroll.ts";
import { editorStyle, panelStyle } from "./editor-style.ts";
import { FindBar } from "./find/find-bar.tsx";
import { FormatToolbar } from "./format-toolbar.tsx";
import { BelowSelection } from "./link/below-selection.tsx";
import { LinkBar } from "./link/link-bar.tsx";
import { linkAtCaret } from "./link-at-caret.ts";
import { NARROW_TOOLBAR, TOOLBAR_CONTAINER } from "./narrow-toolbar.ts";
import { PasteBar } from "./paste/paste-bar.tsx";
import type { PasteNotice } from "./paste/paste-events.ts";
import { SlashMenu } from "./slash-menu.tsx";
import { TableBar } from "./table-bar.tsx";
import { EditorImagesContext } from "./editor-images.ts";
import type { EditorImages } from "./editor-images.ts";
import { useEditorPlace } from "./editor-place.ts";
import { useBodyEditor } from "./use-body-editor.ts";

/** Shows that a toolbar goes on beyond its edge. */
const fadedEnd = {
  paddingInlineEnd: "6",
  maskImage: "linear-gradient(to right, black calc(100% - 1.5rem), transparent)",
};

type Panel = "link" | "button" | "find";

/** Focuses the text: where the caret was, or at its start. */
export type FocusText = (at?: "start") => void;

export interface VisualEditorProps {
  readonly value: string;
  readonly onChange: (body: string) => void;
  readonly onBlur: () => void;
  /** The steps of undo that go on across a change of the view. */
  readonly history: BodyHistory;
  /** The place of the caret across a change of the view. */
  readonly place: BodyPlace;
  /** Null in a field without images. */
  readonly images: EditorImages | null;
  /** Attributes of the editable element: name, description and state of the field. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Gets a function that focuses the text. */
  readonly focusRef: (focus: FocusText | null) => void;
  /** Called with an arrow up or a backspace at the start of the text; null if nothing comes before it. */
  readonly onLeaveStart: (() => void) | null;
  /** Controls at the end of the toolbar. */
  readonly children: ReactNode;
}

/**
 * The visual editor of bodies, for a flex column: the text, and its toolbar above everything else. Tiptap (ProseMirror) was chosen over Lexical, whose documents have no schema
 * to check what markup can represent, and over Milkdown, which brings a Markdown parser and serializer of its
 * own (remark): bodies are parsed by the public page's parser, and unchanged blocks are saved as they are.
 */
export function VisualEditor(props: VisualEditorProps) {
  const { value, onChange, onBlur, history, place, images } = props;
  const { attributes, focusRef, onLeaveStart, children } = props;
  const [panel, setPanel] = useState<Panel | null>(null);
  // The panel of the link at the caret, which may be a button.
  const onLink = () => {
    setPanel(linkAtCaret(editor.state)?.title === BUTTON_TITLE ? "button" : "link");
  };
  const onButton = () => {
    setPanel("button");
  };
  const closePanel = useCallback(() => {
    setPanel(null);
  }, []);
  const [notice, setNotice] = useState<PasteNotice | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  const editor = useBodyEditor({
    value,
    onChange,
    onBlur,
    history,
    onLink,
    onButton,
    onPaste: setNotice,
    onLeaveStart,
    images,
    bar,
  });
  useUncoveredCaret(editor, bar);
  useAttributes(editor, attributes);
  useFocusFunction(editor, focusRef);
  useEditorPlace(editor, place);
  return (
    <EditorImagesContext value={images}>
      <Box css={editorStyle}>
        <EditorContent editor={editor} />
        <BlockHandle editor={editor} />
        {panel === "link" && (
          <BelowSelection editor={editor} bar={bar} onClose={closePanel}>
            <LinkBar editor={editor} onClose={closePanel} />
          </BelowSelection>
        )}
      </Box>
      {/* Visually above the text, but after it in the tab order: Tab moves from the title to the text. */}
      <Box
        ref={bar}
        order="-1"
        position="sticky"
        top="calc(var(--dashboard-header, 0px) + var(--form-sections, 0px))"
        zIndex="1"
        bg="bg.panel"
        borderBottomWidth="1px"
        borderTopRadius="sm"
      >
        <Flex justify="space-between" align="center" gap="1" css={TOOLBAR_CONTAINER}>
          <Box
            minWidth="0"
            overflowX="auto"
            scrollbarWidth="none"
            paddingInline="1"
            paddingBlock="0.5"
            css={{ [NARROW_TOOLBAR]: fadedEnd }}
          >
            <FormatToolbar
              editor={editor}
              history={history}
              onLink={onLink}
              onButton={onButton}
              onFind={() => {
                setPanel("find");
              }}
              pickImages={
                images && ((source, asGallery) => void images.pick(source, { asGallery }))
              }
            />
          </Box>
          <Flex flex="none" paddingInlineEnd="1">
            {children}
          </Flex>
        </Flex>
        <Box css={panelStyle}>
          <OpenPanel editor={editor} panel={panel} onClose={closePanel} />
          {notice !== null && (
            <PasteBar
              editor={editor}
              notice={notice}
              onClose={() => {
                setNotice(null);
              }}
            />
          )}
        </Box>
      </Box>
      <SlashMenu editor={editor} />
    </EditorImagesContext>
  );
}

function useAttributes(editor: Editor, attributes: VisualEditorProps["attributes"]) {
  useEffect(() => {
    const { dom } = editor.view;
    for (const [name, text] of Object.entries(attributes)) dom.setAttribute(name, text);
    return () => {
      for (const name of Object.keys(attributes)) dom.removeAttribute(name);
    };
  }, [editor, attributes]);
}

function useFocusFunction(editor: Editor, focusRef: VisualEditorProps["focusRef"]) {
  useEffect(() => {
    focusRef((at) => {
      editor.commands.focus(at);
    });
    return () => {
      focusRef(null);
    };
  }, [editor, focusRef]);
}

interface OpenPanelProps {
  readonly editor: Editor;
  readonly panel: Panel | null;
  readonly onClose: () => void;
}

/** The panel below the toolbar; without one the tools of the table at the caret. */
function OpenPanel({ editor, panel, onClose }: OpenPanelProps) {
  if (panel === "button") return <ButtonBar editor={editor} onClose={onClose} />;
  if (panel === "find") return <FindBar editor={editor} onClose={onClose} />;
  return <TableBar editor={editor} />;
}
