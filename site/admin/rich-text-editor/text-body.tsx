import { Flex, Textarea } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import type { ClipboardEvent, DragEvent, ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { applyEdit, markedText } from "#site/admin/text-edit/apply-edit.ts";
import type { BodyHistory } from "#site/admin/visual-editor/body-history.ts";
import type { BodyPlace } from "#site/admin/visual-editor/body-place.ts";
import { ImageList } from "./image-list.tsx";
import { markupEdit, pastedLink } from "./markup-commands.ts";
import { handleMarkupKey } from "./markup-keys.ts";
import { MarkupToolbar } from "./markup-toolbar.tsx";
import type { BodyImages } from "./use-body-images.ts";
import { useTextHistory } from "./use-text-history.ts";
import { useTextPlace } from "./use-text-place.ts";

interface TextBodyProps {
  readonly registration: UseFormRegisterReturn;
  /** Null in a field without images. */
  readonly images: BodyImages | null;
  readonly history: BodyHistory;
  /** The place of the caret across a change of the view. */
  readonly place: BodyPlace;
  /** Controls at the end of the toolbar. */
  readonly children: ReactNode;
}

/** The markup of a body as text, with toolbar, shortcuts, and images from a file dialog, drop or paste. */
export function TextBody({ registration, images, history, place, children }: TextBodyProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [isDragOver, setIsDragOver] = useState(false);
  const { ref, onChange, ...rest } = registration;

  const attach = images?.attach;
  useEffect(() => (area.current === null ? undefined : attach?.(area.current)), [attach]);
  useTextHistory(area, history);
  useTextPlace(area, place);
  const drop = (event: DragEvent<HTMLTextAreaElement>) => {
    setIsDragOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length === 0 || images === null) return;
    event.preventDefault();
    void images.add(files, { at: dropOffset(event) });
  };
  return (
    <Flex
      direction="column"
      width="full"
      borderWidth="1px"
      borderColor={isDragOver ? "colorPalette.solid" : "border.emphasized"}
      borderRadius="sm"
      bg="bg.panel"
      _focusWithin={{ borderColor: "colorPalette.focusRing" }}
    >
      <Textarea
        {...rest}
        ref={(element) => {
          ref(element);
          area.current = element;
        }}
        minHeight={{ base: "20rem", md: "28rem" }}
        resize="vertical"
        borderWidth="0"
        borderRadius="0"
        bg={isDragOver ? "colorPalette.subtle" : "transparent"}
        onChange={(event) => {
          images?.follow();
          void onChange(event);
        }}
        onKeyDown={handleMarkupKey}
        onPaste={(event) => {
          paste(event, images);
        }}
        onDragOver={(event) => {
          if (images === null || !event.dataTransfer.types.includes("Files")) return;
          event.preventDefault();
          setIsDragOver(true);
        }}
        onDragLeave={() => {
          setIsDragOver(false);
        }}
        onDrop={drop}
      />
      {/* Visually above the text, but after it in the tab order: Tab moves from the title to the text. */}
      <Flex
        order="-1"
        justify="space-between"
        wrap="wrap"
        gap="2"
        borderBottomWidth="1px"
        paddingInline="1"
        paddingBlock="0.5"
      >
        <MarkupToolbar
          onCommand={(command) => {
            if (area.current === null) return;
            applyEdit(area.current, markupEdit(command, markedText(area.current)));
          }}
          onImages={images && ((source) => void images.pick(source))}
        />
        {children}
      </Flex>
      {images !== null && (
        <ImageList
          images={images}
          onDone={() => {
            area.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </Flex>
  );
}

/**
 * Inserts images, or turns selected text into a link. Pasted text wins over a pasted image, because
 * office programs add an image of the text they copy.
 */
function paste(event: ClipboardEvent<HTMLTextAreaElement>, images: BodyImages | null) {
  const text = event.clipboardData.getData("text/plain");
  const files = [...event.clipboardData.files];
  if (text === "" && files.length > 0 && images !== null) {
    event.preventDefault();
    void images.add(files);
    return;
  }
  const link = pastedLink(markedText(event.currentTarget), text);
  if (link === null) return;
  event.preventDefault();
  applyEdit(event.currentTarget, link);
}

/** Offset in the text under the pointer; undefined if the browser cannot determine it. */
function dropOffset(event: DragEvent<HTMLTextAreaElement>): number | undefined {
  if (!("caretPositionFromPoint" in document)) return undefined;
  const caret = document.caretPositionFromPoint(event.clientX, event.clientY);
  return caret?.offsetNode === event.currentTarget ? caret.offset : undefined;
}
