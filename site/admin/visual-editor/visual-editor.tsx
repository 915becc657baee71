import { Box, Flex } from "@chakra-ui/react";
import { EditorContent } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { BlockHandle } from "./block-handle.tsx";
import { useUncoveredCaret } from "./caret-scroll.ts";
import { editorStyle, panelStyle } from "./editor-style.ts";
import { FindBar } from "./find/find-bar.tsx";
import { FormatToolbar } from "./format-toolbar.tsx";
import { LinkBar } from "./link-bar.tsx";
import { PasteBar } from "./paste/paste-bar.tsx";
import type { PasteNotice } from "./paste/paste-events.ts";
import { SlashMenu } from "./slash-menu.tsx";
import { TableBar } from "./table-bar.tsx";
import { useBodyEditor } from "./use-body-editor.ts";
import type { EditorImages } from "./use-body-editor.ts";

export interface VisualEditorProps {
  readonly value: string;
  readonly onChange: (body: string) => void;
  readonly onBlur: () => void;
  /** Null in a field without images. */
  readonly images: EditorImages | null;
  /** Attributes of the editable element: name, description and state of the field. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Gets a function that focuses the text. */
  readonly focusRef: (focus: (() => void) | null) => void;
  /** Controls at the end of the toolbar. */
  readonly children: ReactNode;
}

/**
 * The visual editor of bodies. Tiptap (ProseMirror) was chosen over Lexical, whose documents have no schema
 * to check what markup can represent, and over Milkdown, which brings a Markdown parser and serializer of its
 * own (remark): bodies are parsed by the public page's parser, and unchanged blocks are saved as they are.
 */
export function VisualEditor(props: VisualEditorProps) {
  const { value, onChange, onBlur, images, attributes, focusRef, children } = props;
  const [panel, setPanel] = useState<"link" | "find" | null>(null);
  const onLink = () => {
    setPanel("link");
  };
  const closePanel = () => {
    setPanel(null);
  };
  const [notice, setNotice] = useState<PasteNotice | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  const editor = useBodyEditor({
    value,
    onChange,
    onBlur,
    onLink,
    onPaste: setNotice,
    images,
    bar,
  });
  useUncoveredCaret(editor, bar);
  useEffect(() => {
    const { dom } = editor.view;
    for (const [name, text] of Object.entries(attributes)) dom.setAttribute(name, text);
    return () => {
      for (const name of Object.keys(attributes)) dom.removeAttribute(name);
    };
  }, [editor, attributes]);
  useEffect(() => {
    focusRef(() => {
      editor.commands.focus();
    });
    return () => {
      focusRef(null);
    };
  }, [editor, focusRef]);
  return (
    <Flex direction="column">
      <Box css={editorStyle}>
        <EditorContent editor={editor} />
        <BlockHandle editor={editor} />
      </Box>
      {/* Visually above the text, but after it in the tab order: Tab moves from the title to the text. */}
      <Box
        ref={bar}
        order="-1"
        position="sticky"
        top="var(--dashboard-header, 0px)"
        zIndex="1"
        bg="bg.panel"
        borderBottomWidth="1px"
        borderTopRadius="sm"
      >
        <Flex
          justify="space-between"
          paddingInline="1"
          paddingBlock="0.5"
          gap="2"
          overflowX="auto"
          scrollbarWidth="none"
        >
          <FormatToolbar
            editor={editor}
            onLink={onLink}
            onFind={() => {
              setPanel("find");
            }}
            pickImages={images && ((source, asGallery) => void images.pick(source, asGallery))}
          />
          {children}
        </Flex>
        <Box css={panelStyle}>
          {panel === "link" && <LinkBar editor={editor} onClose={closePanel} />}
          {panel === "find" && <FindBar editor={editor} onClose={closePanel} />}
          {panel === null && <TableBar editor={editor} />}
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
    </Flex>
  );
}
